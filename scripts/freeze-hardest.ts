/**
 * Adds hardest sets (docs/decisions/0105-hardest-sets.md). Reading and Writing: the published questions of levels 4 and 5 that wait for a
 * form and that no further form could take, whether by what forms may share (content/exams/apart.ts) or because they have no source.
 * Math: fresh draws of the highest level, past every gate, unlike what is asked in exams, in practice and in other sets. Sets that
 * exist stay as they are.
 *
 *   npm run content:hardest -- [--written 8] [--math 4] [--draws 150]     then npm run content:release
 *
 * `--written`: questions in a set of Reading and Writing; 0: adds none. `--math`: how many sets of Math to add, of ten questions each.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import katex from 'katex';
import { nearness } from '#content/exams/apart.ts';
import forms from '#content/exams/forms.json' with { type: 'json' };
import { publishedTexts, writtenForm } from '#content/exams/published-texts.ts';
import type { Generator } from '#content/generators/generator.ts';
import { mathGenerators } from '#content/generators/math/registry.ts';
import { hardestProblems, leastLevel } from '#content/hardest/rules.ts';
import { hardestSets, type HardestSet } from '#content/hardest/sets.ts';
import { examQuestions } from '#content/items/exam-questions.ts';
import { hardestQuestions } from '#content/items/hardest-questions.ts';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { publishedQuestions, publishedSources } from '#content/items/published.ts';
import { questionProblems } from '#content/verify/check-question.ts';
import { fingerprint, jaccard, mostAlike, repeatsStory, shingles, stemShingles } from '#content/verify/gates/duplicates.ts';
import { singleGateProblems } from '#content/verify/gates/single.ts';
import { mathResolvers } from '#content/verify/math/registry.ts';
import { choiceIds, type ChoiceId } from '#core/questions/choices.ts';
import type { Question } from '#core/questions/question.ts';
import { interleave } from '#core/quizzes/interleave.ts';
import { sectionOfSet } from '#core/quizzes/hardest-sets.ts';
import { topics, type MainCategory, type Section } from '#core/topics/topics.ts';
import { drawFresh } from './draw-fresh.ts';
import { readUses, writeUses } from './published.ts';
import { shuffled } from './shuffled.ts';
import { softCells } from './soft-cells.ts';
import { toldClaims } from './told-claims.ts';

const { values } = parseArgs({
  options: { written: { type: 'string', default: '8' }, math: { type: 'string', default: '4' }, draws: { type: 'string', default: '150' } },
});

/** Of ten. An exam has more of algebra, whose hardest questions are of few kinds. */
const shares = { algebra: 2, 'advanced-math': 3, 'problem-solving-data-analysis': 2, 'geometry-trigonometry': 3 } as const satisfies Partial<
  Record<MainCategory, number>
>;

const content = path.join(import.meta.dirname, '../content');
const existing = hardestQuestions();
const inSets = new Set(hardestSets.flatMap(({ questionIds }) => questionIds));

const nextNumber = (section: Section) => 1 + hardestSets.filter(({ id }) => sectionOfSet(id) === section).length;
const asSets = (section: Section, sets: readonly (readonly Question[])[]): HardestSet[] =>
  sets.map((questions, index) => ({ id: `${section}-${nextNumber(section) + index}`, questionIds: interleave(questions).map(({ id }) => id) }));

/** Published for exams, hard, in no form, and kept from any further one. */
function surplus(): Question[] {
  const { byId, outside } = publishedTexts(toldClaims());
  const written = forms.map((form) => writtenForm(form, byId));
  const placed = new Set(forms.flatMap(({ modules }) => modules.flatMap(({ questionIds }) => questionIds)));
  return publishedQuestions().flatMap(({ use, sources, question }) => {
    const text = byId.get(question.id);
    if (!use.startsWith('exam') || placed.has(question.id) || question.difficulty < leastLevel(question.topicId) || !text) return [];
    return sources.length === 0 || nearness(text, written, outside).length > 0 ? [question] : [];
  });
}

/** Dealt out like cards, topic by topic and kind by kind, so that each set gets its share of every topic. */
function dealt(questions: readonly Question[], size: number): Question[][] {
  const count = Math.floor(questions.length / size);
  const sets = Array.from({ length: count }, (): Question[] => []);
  const sorted = shuffled(questions).toSorted((a, b) => a.topicId - b.topicId || (a.archetype < b.archetype ? -1 : 1));
  for (const [index, question] of sorted.slice(0, count * size).entries()) sets[index % count]?.push(question);
  return sets;
}

const renderLatex = (latex: string): void => void katex.renderToString(latex, { throwOnError: true, strict: 'error' });
const isSound = (question: Question): boolean => {
  const resolver = mathResolvers[question.archetype];
  return resolver !== undefined && questionProblems(question, resolver, renderLatex).length === 0 && singleGateProblems(question).length === 0;
};

/** What is asked elsewhere and so far, with what is compared of it. */
const taken = [...examQuestions(), ...practiceQuestions(), ...existing].filter(({ topicId }) => topicId > 10);
const prints = new Set(taken.map(fingerprint));
const texts = new Map([...Map.groupBy(taken, ({ topicId }) => topicId)].map(([topicId, own]) => [topicId, own.map(shingles)]));
const stems = new Map([...Map.groupBy(taken, ({ topicId }) => topicId)].map(([topicId, own]) => [topicId, own.map(stemShingles)]));
function isNew(question: Question): boolean {
  if (prints.has(fingerprint(question)) || repeatsStory(question, stems.get(question.topicId) ?? [])) return false;
  const own = shingles(question);
  return (texts.get(question.topicId) ?? []).every((other) => jaccard(own, other) < mostAlike.inTopic);
}

const soft = softCells();
const usedArchetypes = new Map<string, number>();
for (const { archetype } of existing) usedArchetypes.set(archetype, (usedArchetypes.get(archetype) ?? 0) + 1);
const usedTopics = new Map<number, number>();
const keys: Record<ChoiceId, number> = { A: 0, B: 0, C: 0, D: 0 };
for (const question of existing) if (question.format === 'choice' && question.topicId > 10) keys[question.solution.key]++;

/** Typed answers as often as on the test, where there is a choice. */
const mostTyped = 0.3;
const formats = { choice: 0, spr: 0 };

/** How much too common the place of its key is, or a typed answer. */
const crowding = (question: Question): number =>
  question.format === 'choice'
    ? keys[question.solution.key] - Math.min(...choiceIds.map((id) => keys[id]))
    : formats.spr >= mostTyped * (formats.choice + formats.spr)
      ? 100
      : 0;

const askedSoFar = ({ archetype }: Generator): number => usedArchetypes.get(archetype) ?? 0;

/** The archetypes of a topic at its highest level, those asked least first. What readers found too easy for its level is left out. */
const hardestOf = (topicId: number): Generator[] =>
  shuffled(
    mathGenerators.filter(({ archetype, topicId: own, levels }) => {
      const level = leastLevel(own);
      return own === topicId && levels.some((one) => one === level) && !soft.has(`${archetype}/${level}`);
    }),
  ).toSorted((a, b) => askedSoFar(a) - askedSoFar(b));

/** A draw of the topic, of the archetype that was asked least; null if none passes. */
function drawOf(topicId: number): Question | null {
  for (const generator of hardestOf(topicId)) {
    const level = leastLevel(generator.topicId) === 5 ? 5 : 4;
    const [best] = drawFresh(generator, level, Number(values.draws))
      .filter(isNew)
      .toSorted((a, b) => crowding(a) - crowding(b))
      .filter(isSound);
    if (best) return best;
  }
  return null;
}

function remember(question: Question): void {
  prints.add(fingerprint(question));
  texts.get(question.topicId)?.push(shingles(question));
  stems.get(question.topicId)?.push(stemShingles(question));
  usedArchetypes.set(question.archetype, (usedArchetypes.get(question.archetype) ?? 0) + 1);
  usedTopics.set(question.topicId, (usedTopics.get(question.topicId) ?? 0) + 1);
  formats[question.format]++;
  if (question.format === 'choice') keys[question.solution.key]++;
}

/** Ten questions of ten topics: of each category, of those topics that still have a kind nobody was asked, and of those asked least. */
function mathSet(): Question[] {
  const set: Question[] = [];
  for (const [category, share] of Object.entries(shares)) {
    const own = shuffled(topics.filter(({ mainCategory }) => mainCategory === category))
      .flatMap(({ id }) => hardestOf(id).slice(0, 1))
      .toSorted((a, b) => askedSoFar(a) - askedSoFar(b) || (usedTopics.get(a.topicId) ?? 0) - (usedTopics.get(b.topicId) ?? 0));
    let left: number = share;
    for (const { topicId } of own) {
      const question = left > 0 ? drawOf(topicId) : null;
      if (!question) continue;
      set.push(question);
      remember(question);
      left--;
    }
    if (left > 0) throw new Error(`${category}: no draw passes every gate in ${left} more topics; try again with more --draws`);
  }
  return set;
}

const math = Array.from({ length: Number(values.math) }, mathSet);
const written = Number(values.written) > 0 ? dealt(surplus(), Number(values.written)) : [];
const sets = [...hardestSets, ...asSets('reading-writing', written), ...asSets('math', math)].toSorted(
  (a, b) => Number(sectionOfSet(a.id) === 'math') - Number(sectionOfSet(b.id) === 'math'),
);
const problems = hardestProblems(sets, [...existing, ...written.flat(), ...math.flat()], publishedSources());
if (problems.length > 0) throw new Error(`Nothing was added; try again:\n${problems.join('\n')}`);

writeUses({ ...readUses(), ...Object.fromEntries(written.flat().map(({ id }) => [id, 'hardest' as const])) });
const frozen = [...existing.filter(({ topicId }) => topicId > 10), ...math.flat()];
fs.writeFileSync(
  path.join(content, 'items/math/hardest.json'),
  frozen.length === 0 ? '[]\n' : `[\n${frozen.map((question) => JSON.stringify(question)).join(',\n')}\n]\n`,
);
fs.writeFileSync(path.join(content, 'hardest/sets.json'), `${JSON.stringify(sets, null, 1)}\n`);
for (const { id, questionIds } of sets.filter(({ questionIds }) => questionIds.some((each) => !inSets.has(each)))) {
  const own = questionIds.flatMap((each) => [...written.flat(), ...math.flat()].find((question) => question.id === each) ?? []);
  console.log(`${id}: ${own.map(({ topicId, archetype, difficulty }) => `${topicId} ${archetype}/${difficulty}`).join(', ')}`);
}
console.log(`Keys in Math ${JSON.stringify(keys)}, ${formats.spr} of the new ones typed. Now: npm run content:release`);
