/** Starting quizzes: what is left of the day, what is under way, and which questions a new one asks. */
import type { AllowanceView, quizCalls } from '#contract/quizzes.ts';
import { quizGuide, type QuizGuide } from '#core/learning/quiz-guide.ts';
import { topicWorths } from '#core/learning/worth.ts';
import { allowance, dayMs, longestQuizFor, type Allowance, type Learner } from '#core/quizzes/allowance.ts';
import { fits, repeatAfterMs, selectQuestions, type PracticeQuestion } from '#core/quizzes/select-questions.ts';
import { isSameSpecification, type QuizSpecification } from '#core/quizzes/specification.ts';
import { testPaceMs } from '#core/quizzes/test-pace.ts';
import { seededRandom, seedFromText } from '#core/random.ts';
import type { Queryable } from '../../database/database.ts';
import { uuidv7 } from '../../database/uuid.ts';
import { signedIn, type Account, type Handler } from '../../http/handler.ts';
import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import { beliefsFrom, practiceOf, selectStanding } from '../learning/shared/standing.ts';
import type { QuizDependencies, Visit } from './dependencies.ts';
import { quizView } from './quiz-view.ts';
import { insertQuiz, lockLearner, selectFlags, selectOpenQuizzes, selectSeen, selectStarts, type OpenQuiz, type QuizRow } from './store.ts';

/** More starts a day, or unfinished quizzes, than anybody needs listed. */
export const mostListed = 100;

export const learnerOf = (caller: Account | null): Learner => caller?.membershipTier ?? 'guest';

export const bankOf = (learner: Learner) => (learner === 'guest' ? 'guest' : 'practice');

export const toView = ({ perDay, left, nextAt }: Allowance): AllowanceView => ({
  perDay,
  left,
  nextAt: nextAt === null ? null : new Date(nextAt).toISOString(),
});

export async function allowanceOf(queryable: Queryable, learner: Learner, userId: string | null, time: number): Promise<Allowance> {
  const starts = userId === null ? [] : await selectStarts(queryable, userId, new Date(time - dayMs), mostListed);
  return allowance(learner, starts, time);
}

/** A guest's few questions come again at once; an account's rest for a while. */
export const notSeenSince = (learner: Learner, time: number): number => (learner === 'guest' ? Infinity : time - repeatAfterMs);

/** One whose time is up is finished where it is opened, but no longer gone on with. */
const goesOn = ({ deadline }: OpenQuiz, time: number): boolean => deadline === null || deadline.getTime() > time;

interface Wanted {
  readonly learner: Learner;
  readonly specification: QuizSpecification;
  readonly pool: readonly PracticeQuestion[];
  /** False: only a quiz under way may be gone on with. */
  readonly isOffered: boolean;
  readonly time: number;
}

/** What steers a smart quiz, from all that is believed of the student. */
async function guideFor(queryable: Queryable, userId: string, { topics }: QuizSpecification, time: number): Promise<QuizGuide> {
  const { evidence, week } = await selectStanding(queryable, userId, time);
  const beliefs = beliefsFrom(evidence, time);
  return quizGuide(beliefs, topicWorths(beliefs, practiceOf(week)), topics);
}

/** The quiz in progress with this specification, or a new one, in a transaction that locks the learner's row. */
async function beginQuiz(
  queryable: Queryable,
  userId: string,
  { learner, specification, pool, isOffered, time }: Wanted,
): Promise<Pick<QuizRow, 'id'> | Refusal> {
  if (!(await lockLearner(queryable, userId))) return refuse('not-signed-in');
  const open = await selectOpenQuizzes(queryable, userId, mostListed);
  const underWay = open.find((quiz) => isSameSpecification(quiz.specification, specification) && goesOn(quiz, time));
  if (underWay) return underWay;
  if (!isOffered) return refuse('practice-set-not-found');
  const { left } = await allowanceOf(queryable, learner, userId, time);
  if (left === 0) return refuse('quizzes-used-up');
  const id = uuidv7(time);
  const questions = selectQuestions({
    specification,
    pool,
    seen: await selectSeen(queryable, userId),
    notSeenSince: notSeenSince(learner, time),
    guide: specification.source === 'smart' ? await guideFor(queryable, userId, specification, time) : null,
    random: seededRandom(seedFromText(id)),
  });
  if (questions.length === 0) return refuse(pool.some((question) => fits(specification, question)) ? 'no-new-questions' : 'practice-set-not-found');
  const deadline = specification.timing === 'test-pace' ? new Date(time + testPaceMs(questions.map(({ topicId }) => topicId))) : null;
  await insertQuiz(queryable, userId, { id, specification, questions, deadline }, new Date(time));
  return { id };
}

export function startHandlers({ database, bank, guests, now }: QuizDependencies): {
  readonly [Id in 'startQuiz' | 'startCustomQuiz']: Handler<(typeof quizCalls)[Id]>;
} {
  return {
    startQuiz: async (request) => {
      const { caller, guest, body } = request;
      const learner = learnerOf(caller);
      const { pool, practiceSets, known } = await bank.offer(bankOf(learner));
      const set = known.get(body.practiceSet);
      const isOffered = practiceSets.some(({ slug }) => slug === body.practiceSet);
      // Only a returning learner can have a quiz of a set no longer offered.
      if (!set || (!isOffered && !caller && !guest)) return refuse('practice-set-not-found');
      // The cookie of a new guest is set only once the guest really exists.
      const headers: [string, string][] = [];
      const visit: Visit = { headers: request.headers, clientIp: request.clientIp, setHeader: (...header) => headers.push(header) };
      const begun = await database.transaction(async (queryable) => {
        const userId = caller?.id ?? guest?.id ?? (await guests.create(queryable, visit));
        if (isRefusal(userId)) return userId;
        const quiz = await beginQuiz(queryable, userId, { learner, specification: set.specification, pool, isOffered, time: now() });
        return 'refused' in quiz ? quiz : { userId, quiz };
      });
      if ('refused' in begun) return begun;
      if (guest) await guests.extend(database, guest, visit);
      for (const header of headers) request.setHeader(...header);
      return (await quizView({ database, bank, now }, begun.userId, begun.quiz.id)) ?? refuse('quiz-not-found');
    },

    startCustomQuiz: signedIn(async ({ caller, body }) => {
      const learner = learnerOf(caller);
      if (body.length > longestQuizFor[learner]) return refuse('quiz-too-long');
      if (body.source === 'smart' && !(await selectFlags(database)).smartQuizEnabled) return refuse('smart-quiz-off');
      const { pool } = await bank.offer(bankOf(learner));
      const quiz = await database.transaction((queryable) =>
        beginQuiz(queryable, caller.id, { learner, specification: body, pool, isOffered: true, time: now() }),
      );
      if ('refused' in quiz) return quiz;
      return (await quizView({ database, bank, now }, caller.id, quiz.id)) ?? refuse('quiz-not-found');
    }),
  };
}
