/** Math without end: questions drawn for a quiz where the bank has none left that this student has not seen. */
import type { Cell, Drawing } from '#content/draw-question.ts';
import { misconceptionsOf, type Question } from '#core/questions/question.ts';
import { isDrawn } from '#core/quizzes/drawn.ts';
import type { PracticeQuestion } from '#core/quizzes/select-questions.ts';
import type { QuizSpecification } from '#core/quizzes/specification.ts';
import { lacksDraw, type DueError } from '#core/review/choose-redos.ts';
import { insertDrawn } from '#server/content/draws/drawn-store.ts';
import type { QuizDependencies } from './dependencies.ts';
import type { DrawsFor } from './draw-limits.ts';

const toPractice = (question: Question): PracticeQuestion => ({
  id: question.id,
  version: question.version,
  topicId: question.topicId,
  difficulty: question.difficulty,
  format: question.format,
  archetype: question.archetype,
  skillTags: question.skillTags,
  misconceptions: misconceptionsOf(question),
});

interface Lack {
  readonly specification: QuizSpecification;
  readonly pool: readonly PracticeQuestion[];
  /** Those of the pool that the specification asks for. */
  readonly fitting: readonly PracticeQuestion[];
  readonly seen: ReadonlyMap<string, number>;
  readonly due: readonly DueError[];
}

/** The bank keeps so many of each archetype at each level: more than a student meets before those seen first may come again. */
export const maxPerCell = 60;

/** Cells that already have enough questions. */
const fullCells = (pool: readonly PracticeQuestion[]): Cell[] =>
  [...Map.groupBy(pool, ({ archetype, difficulty }) => `${archetype}/${difficulty}`).values()].flatMap((own) =>
    own[0] && own.length >= maxPerCell ? [{ archetype: own[0].archetype, level: own[0].difficulty }] : [],
  );

/** A redo for each Math mistake that is due and has none unseen in the bank, so many as the quiz may take. */
const forRedos = ({ specification, pool, seen, due }: Lack): Drawing[] =>
  due
    .slice(0, specification.length)
    .filter((error) => lacksDraw(error, pool, seen))
    .map(({ topicId, archetype, difficulty }) => ({ topics: [topicId], levels: [difficulty], archetypes: [archetype], skills: [] }));

/** How many of these are unseen, counted up to `max`: mostly they need not be looked through, or are found among the first few of thousands. */
function countUnseen(questions: readonly PracticeQuestion[], seen: Lack['seen'], max: number): number {
  if (questions.length - seen.size >= max) return max;
  let count = 0;
  for (const { id } of questions) {
    if (count >= max) break;
    if (!seen.has(id)) count++;
  }
  return count;
}

/** As many questions as the bank has too few unseen ones for. */
function forTopics({ specification, fitting, seen }: Lack): Drawing[] {
  const { levels, archetypes, mistake, skills, length } = specification;
  const topics = specification.topics.filter(isDrawn);
  const lack = length - countUnseen(fitting, seen, length);
  // What can go wrong in a question is known only once it is drawn; what its archetype has offered so far is known.
  const offering = mistake === null ? archetypes : [...new Set(fitting.map(({ archetype }) => archetype))];
  if (lack <= 0 || topics.length === 0 || (mistake !== null && offering.length === 0)) return [];
  return Array.from({ length: lack }, () => ({ topics, levels, archetypes: offering, skills }));
}

/** What has to be drawn for this quiz; nothing if the bank has enough. */
export function drawingsFor(lack: Lack): Drawing[] {
  const { source } = lack.specification;
  const drawings = source === 'review' ? forRedos(lack) : [...(source === 'smart' ? forRedos(lack) : []), ...forTopics(lack)];
  if (drawings.length === 0) return [];
  const without = fullCells(lack.pool);
  const full = new Set(without.map(({ archetype, level }) => `${archetype}/${level}`));
  // A redo names its one cell: of a full one nothing is drawn, and nothing counted.
  return drawings
    .filter(
      ({ archetypes, levels }) =>
        !(archetypes.length > 0 && levels.length > 0 && archetypes.every((one) => levels.every((level) => full.has(`${one}/${level}`)))),
    )
    .map((one) => ({ ...one, without }));
}

/** Questions drawn and published: those that could be, and no more than `countDraws` allows. Never called inside a transaction. */
export async function drawAll(
  { database, draws, countDraws, now }: Pick<QuizDependencies, 'database' | 'draws' | 'countDraws' | 'now'>,
  drawsFor: DrawsFor,
  drawings: readonly Drawing[],
): Promise<PracticeQuestion[]> {
  const drawn = await draws.draw(drawings.slice(0, await countDraws(database, drawsFor, drawings.length, now())));
  if (drawn.length === 0) return [];
  const kept = await database.transaction((queryable) => insertDrawn(queryable, drawn));
  return drawn.filter(({ id }) => kept.has(id)).map(toPractice);
}
