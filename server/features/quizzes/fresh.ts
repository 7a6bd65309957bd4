/** Math without end: questions drawn for a quiz where the bank has none left that this student has not seen. */
import type { Drawing } from '#content/draw-question.ts';
import { misconceptionsOf, type Question } from '#core/questions/question.ts';
import { isDrawn } from '#core/quizzes/drawn.ts';
import { fits, type PracticeQuestion } from '#core/quizzes/select-questions.ts';
import type { QuizSpecification } from '#core/quizzes/specification.ts';
import { lacksDraw, type DueError } from '#core/review/choose-redos.ts';
import type { Drawer } from '../../content/draws/drawer.ts';
import { insertDrawn } from '../../content/draws/drawn-store.ts';
import type { Database } from '../../database/database.ts';

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
  readonly seen: ReadonlyMap<string, number>;
  readonly due: readonly DueError[];
}

/** A redo for each Math mistake that is due and has none unseen in the bank, so many as the quiz may take. */
const forRedos = ({ specification, pool, seen, due }: Lack): Drawing[] =>
  due
    .slice(0, specification.length)
    .filter((error) => lacksDraw(error, pool, seen))
    .map(({ topicId, archetype, difficulty }) => ({ topics: [topicId], levels: [difficulty], archetypes: [archetype], skills: [] }));

/** As many questions as the bank has too few unseen ones for. */
function forTopics({ specification, pool, seen }: Lack): Drawing[] {
  const { levels, archetypes, mistake, skills, length } = specification;
  const topics = specification.topics.filter(isDrawn);
  const fitting = pool.filter((question) => fits(specification, question));
  const lack = length - fitting.filter(({ id }) => !seen.has(id)).length;
  // What can go wrong in a question is known only once it is drawn; what its archetype has offered so far is known.
  const offering = mistake === null ? archetypes : [...new Set(fitting.map(({ archetype }) => archetype))];
  if (lack <= 0 || topics.length === 0 || (mistake !== null && offering.length === 0)) return [];
  return Array.from({ length: lack }, () => ({ topics, levels, archetypes: offering, skills }));
}

/** What has to be drawn for this quiz; nothing if the bank has enough. */
export function drawingsFor(lack: Lack): Drawing[] {
  const { source } = lack.specification;
  return source === 'review' ? forRedos(lack) : [...(source === 'smart' ? forRedos(lack) : []), ...forTopics(lack)];
}

/** Questions drawn and published: those that could be. Never called inside a transaction. */
export async function drawAll(database: Database, draws: Drawer, drawings: readonly Drawing[]): Promise<PracticeQuestion[]> {
  const drawn = await draws.draw(drawings);
  if (drawn.length === 0) return [];
  const kept = await database.transaction((queryable) => insertDrawn(queryable, drawn));
  return drawn.filter(({ id }) => kept.has(id)).map(toPractice);
}
