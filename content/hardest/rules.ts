/** What holds for hardest sets, whatever they are made of. */
import type { Question } from '#core/questions/question.ts';
import { sectionOfSet } from '#core/quizzes/hardest-sets.ts';
import { topicById } from '#core/topics/topics.ts';
import { mathGenerators } from '../generators/math/registry.ts';
import type { HardestSet } from './sets.ts';

/** About nine: long enough to say something, short enough to finish in one go. */
const [fewest, most] = [8, 10];
/** Different topics in a set of Reading and Writing; one of Math has no topic twice. */
const leastTopics = 6;

const hardTopics = new Set(mathGenerators.flatMap(({ topicId, levels }) => (levels.includes(5) ? [topicId] : [])));

/** The highest level there is of a topic of Math; in Reading and Writing there are too few of level 5 to fill a set. */
export const leastLevel = (topicId: Question['topicId']): number => (topicById(topicId).section === 'math' && hardTopics.has(topicId) ? 5 : 4);

const repeated = (values: readonly string[]): string[] => [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];

/** What is wrong with one set. `sources`: the dossier or the passages that a written question rests on. */
function problemsOf({ id }: HardestSet, questions: readonly Question[], sources: ReadonlyMap<string, readonly string[]>): string[] {
  const topics = questions.map(({ topicId }) => topicId);
  const subjects = questions.flatMap((question) => [...new Set((sources.get(question.id) ?? []).map((source) => source.split('/')[0] ?? ''))]);
  const section = sectionOfSet(id);
  return [
    ...(questions.length < fewest || questions.length > most ? [`has ${questions.length} questions`] : []),
    ...questions.flatMap((question) => (topicById(question.topicId).section === section ? [] : [`asks ${question.id}, which is of the other section`])),
    ...questions.flatMap(({ id: own, topicId, difficulty }) => (difficulty < leastLevel(topicId) ? [`asks ${own}, of level ${difficulty}`] : [])),
    ...(section === 'math' ? repeated(topics.map(String)).map((topic) => `asks twice of topic ${topic}`) : []),
    ...(section === 'reading-writing' && new Set(topics).size < leastTopics ? [`has only ${new Set(topics).size} topics`] : []),
    ...repeated(questions.map(({ archetype }) => archetype)).map((archetype) => `asks ${archetype} twice`),
    ...repeated(subjects).map((subject) => `tells of ${subject} twice`),
    ...topics.flatMap((topic, index) => (topic === topics[index - 1] ? [`asks of topic ${topic} twice running`] : [])),
  ].map((problem) => `${id} ${problem}`);
}

/** What is wrong with the sets: each question that is for them stands in one, and each set keeps the rules. */
export function hardestProblems(sets: readonly HardestSet[], questions: readonly Question[], sources: ReadonlyMap<string, readonly string[]>): string[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const asked = sets.flatMap(({ questionIds }) => questionIds);
  const known = new Set(asked);
  return [
    ...repeated(sets.map(({ id }) => id)).map((id) => `${id} is there twice`),
    ...repeated(asked).map((id) => `${id} is asked twice`),
    ...asked.flatMap((id) => (byId.has(id) ? [] : [`${id} is not for hardest sets`])),
    ...questions.flatMap(({ id }) => (known.has(id) ? [] : [`${id} is in no set`])),
    ...sets.flatMap((set) =>
      problemsOf(
        set,
        set.questionIds.flatMap((id) => byId.get(id) ?? []),
        sources,
      ),
    ),
  ];
}
