/** Hardest sets: what there is, and quizzes of them. */
import { hardestSets } from '#content/hardest/sets.ts';
import type { hardestSetCalls, HardestSetView } from '#contract/hardest-sets.ts';
import { sectionOfSet } from '#core/quizzes/hardest-sets.ts';
import type { PracticeQuestion } from '#core/quizzes/select-questions.ts';
import { quizSpecificationSchema } from '#core/quizzes/specification.ts';
import type { Queryable } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { isRefusal, refuse } from '#server/refusal.ts';
import type { QuizDependencies } from './dependencies.ts';
import { selectHardestQuizzes, selectOpenHardest, type HardestQuiz } from './hardest-store.ts';
import { newQuizView, quizView } from './quiz-view.ts';
import { insertQuiz, lockLearner, type QuizRow } from './store.ts';

interface OfferedSet {
  readonly id: string;
  /** In the order they are asked. */
  readonly questions: readonly PracticeQuestion[];
}

/** The sets with those of their questions that are published, without topics that are taken out of quizzes. */
async function offeredSets(bank: QuizDependencies['bank']): Promise<OfferedSet[]> {
  const { hardest } = await bank.offer('practice');
  const byId = new Map(hardest.map((question) => [question.id, question]));
  const sets = hardestSets.map(({ id, questionIds }) => ({ id, questions: questionIds.flatMap((each) => byId.get(each) ?? []) }));
  return sets.filter(({ questions }) => questions.length > 0);
}

const inOrder = (values: readonly number[]): number[] => [...new Set(values)].toSorted((a, b) => a - b);

/** Of several that are under way, which only two requests at once could begin, the newest. */
function viewOf({ id, questions }: OfferedSet, quizzes: readonly HardestQuiz[]): HardestSetView {
  const own = quizzes.filter(({ hardest_set }) => hardest_set === id);
  const open = own.findLast(({ completed_at }) => completed_at === null);
  const finished = own.flatMap(({ completed_at: at, ...quiz }) => (at === null ? [] : [{ ...quiz, at }]));
  const best = finished.toSorted((a, b) => b.correct - a.correct)[0];
  return {
    id,
    section: sectionOfSet(id),
    questions: questions.length,
    topics: inOrder(questions.map(({ topicId }) => topicId)),
    levels: inOrder(questions.map(({ difficulty }) => difficulty)),
    open: open ? { quizId: open.id, answered: open.answered, questions: open.question_count } : null,
    best: best ? { quizId: best.id, correct: best.correct, questions: best.question_count, completedAt: best.at.toISOString() } : null,
    finished: finished.length,
  };
}

/** What a quiz of a set is stored as: these questions in this order. */
const specificationOf = ({ questions }: OfferedSet) =>
  quizSpecificationSchema.parse({
    source: 'topics',
    topics: inOrder(questions.map(({ topicId }) => topicId)),
    levels: inOrder(questions.map(({ difficulty }) => difficulty)),
    questions: questions.map(({ id }) => id),
    length: questions.length,
  });

/** In a transaction that locks the learner's row. */
async function beginSet(queryable: Queryable, userId: string, set: OfferedSet, time: number): Promise<string | QuizRow | null> {
  if (!(await lockLearner(queryable, userId))) return null;
  const underWay = await selectOpenHardest(queryable, userId, set.id);
  if (underWay) return underWay;
  const quiz = { id: uuidv7(time), specification: specificationOf(set), started_at: new Date(time), completed_at: null, deadline: null, hardest_set: set.id };
  await insertQuiz(queryable, userId, { ...quiz, questions: set.questions }, quiz.started_at);
  return quiz;
}

export function hardestHandlers(dependencies: QuizDependencies): HandlersFor<typeof hardestSetCalls> {
  const { database, bank, now } = dependencies;
  return {
    listHardestSets: signedIn(async ({ caller }) => {
      const [sets, quizzes] = await Promise.all([offeredSets(bank), selectHardestQuizzes(database, caller.id)]);
      return { sets: sets.map((set) => viewOf(set, quizzes)) };
    }),

    startHardestSet: signedIn(async ({ caller, params }) => {
      const set = (await offeredSets(bank)).find(({ id }) => id === params.setId);
      if (!set) return refuse('practice-set-not-found');
      const begun = await database.transaction(async (queryable) => (await beginSet(queryable, caller.id, set, now())) ?? refuse('not-signed-in'));
      if (isRefusal(begun)) return begun;
      if (typeof begun !== 'string') return newQuizView(dependencies, begun, set.questions);
      return (await quizView(dependencies, caller.id, begun)) ?? refuse('practice-set-not-found');
    }),
  };
}
