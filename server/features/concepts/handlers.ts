/** The concept bank. Concepts stay in memory; the guard of the calls has checked the tier. */
import { conceptWords } from '#content/concepts/concept-words.ts';
import type { Concept } from '#content/concepts/concept.ts';
import type { conceptCalls, ConceptLine, ConceptPage } from '#contract/concepts.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { selectArchetypeTallies, type ArchetypeTally } from './store.ts';

type Tallies = ReadonlyMap<string, ArchetypeTally>;

function toLine({ id, topicId, title, idea, archetypes }: Concept, tallies: Tallies): ConceptLine {
  const own = archetypes.flatMap((archetype) => tallies.get(archetype) ?? []);
  const total = (of: keyof ArchetypeTally) => own.reduce((sum, tally) => sum + tally[of], 0);
  return { id, topicId, title, idea, answered: total('answered'), right: total('right') };
}

/** Built from named fields: what the example is checked with stays here. */
function toPage(concept: Concept, tallies: Tallies): ConceptPage {
  const { signal, how, example, mistake, figure, archetypes } = concept;
  return {
    ...toLine(concept, tallies),
    signal,
    how,
    figure: figure ?? null,
    example: {
      text: example.text ?? null,
      table: example.table ?? null,
      figure: example.figure ?? null,
      stem: example.stem,
      walkthrough: example.steps,
      answer: example.answer,
    },
    mistake: { choice: mistake.choice, reason: mistake.why },
    archetypes,
  };
}

const named = (concept: Concept | undefined) => (concept ? { id: concept.id, title: concept.title } : null);

export const conceptHandlers = ({ database, learningContent }: Pick<Base, 'database' | 'learningContent'>): HandlersFor<typeof conceptCalls> => ({
  listConcepts: signedIn(async ({ caller }) => {
    const { concepts } = await learningContent();
    const tallies = await selectArchetypeTallies(database, caller.id, null);
    return { concepts: concepts.map((concept) => ({ ...toLine(concept, tallies), signal: concept.signal })) };
  }),

  getTopicConcepts: signedIn(async ({ caller, params: { topicId } }) => {
    const { concepts } = await learningContent();
    const tallies = await selectArchetypeTallies(database, caller.id, topicId);
    return { concepts: concepts.filter((concept) => concept.topicId === topicId).map((concept) => toPage(concept, tallies)) };
  }),

  getConcept: signedIn(async ({ caller, params }) => {
    const { concepts, words, lectures } = await learningContent();
    const byId = new Map(concepts.map((each) => [each.id, each]));
    const concept = byId.get(params.conceptId);
    if (!concept) return refuse('concept-not-found');
    const siblings = concepts.filter(({ topicId }) => topicId === concept.topicId);
    const place = siblings.indexOf(concept);
    const tallies = await selectArchetypeTallies(database, caller.id, concept.topicId);
    const related = concept.related.flatMap((id) => byId.get(id) ?? []);
    const topics = [...new Set([concept, ...related].map(({ topicId }) => topicId))];
    const ownWords = conceptWords[concept.id] ?? [];
    return {
      concept: toPage(concept, tallies),
      previous: named(siblings[place - 1]),
      next: named(siblings[place + 1]),
      related: related.map(({ id, title, topicId }) => ({ id, title, topicId })),
      words: words.filter(({ word }) => ownWords.includes(word)).map(({ word, senses }) => ({ word, definition: senses[0]?.definition ?? '' })),
      lectures: topics.flatMap((topicId) => lectures.filter((lecture) => lecture.topicId === topicId).map(({ id, title }) => ({ id, title }))),
    };
  }),
});
