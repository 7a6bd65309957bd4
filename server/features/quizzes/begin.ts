/** Starting quizzes: what is left of the day, what is under way, and which questions a new one asks. */
import type { AllowanceView, quizCalls } from '#contract/quizzes.ts';
import { quizGuide, type QuizGuide } from '#core/learning/quiz-guide.ts';
import { topicWorths } from '#core/learning/worth.ts';
import { allowance, dayMs, longestQuizFor, type Allowance, type Learner } from '#core/quizzes/allowance.ts';
import { fits, repeatAfterMs, selectQuestions, type PracticeQuestion } from '#core/quizzes/select-questions.ts';
import { isSameSpecification, type QuizSpecification } from '#core/quizzes/specification.ts';
import { testPaceMs } from '#core/quizzes/test-pace.ts';
import { interleave } from '#core/quizzes/interleave.ts';
import { seededRandom, seedFromText, type Random } from '#core/random.ts';
import type { Queryable } from '../../database/database.ts';
import { uuidv7 } from '../../database/uuid.ts';
import { signedIn, type Account, type Handler } from '../../http/handler.ts';
import { isRefusal, refuse, type Refusal } from '../../http/refusal.ts';
import { beliefsFrom, practiceOf, selectStanding } from '../learning/shared/standing.ts';
import type { QuizDependencies, Visit } from './dependencies.ts';
import { drawFor } from './fresh.ts';
import { quizView } from './quiz-view.ts';
import { dueErrors, redosFor } from './redos.ts';
import { insertQuiz, lockLearner, selectFlags, selectOpenQuizzes, selectSeen, selectStarts, type GivenQuestion, type OpenQuiz, type QuizRow } from './store.ts';

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

/** The quiz in progress with this specification, if any, and how many may be started today. */
async function roomFor(queryable: Queryable, userId: string, { learner, specification, time }: Pick<Wanted, 'learner' | 'specification' | 'time'>) {
  const open = await selectOpenQuizzes(queryable, userId, mostListed);
  const { left } = await allowanceOf(queryable, learner, userId, time);
  return { underWay: open.find((quiz) => isSameSpecification(quiz.specification, specification) && goesOn(quiz, time)), left };
}

/** What steers a smart quiz, from all that is believed of the student. */
async function guideFor(queryable: Queryable, userId: string, { topics, length }: QuizSpecification, redos: number, time: number): Promise<QuizGuide> {
  const { evidence, week } = await selectStanding(queryable, userId, time);
  const beliefs = beliefsFrom(evidence, time);
  return quizGuide(beliefs, topicWorths(beliefs, practiceOf(week)), topics, redos / length);
}

/** The part of a smart quiz that redoes what is due, and the part of a review. */
const redoShare = { topics: 0, smart: 0.2, review: 1 } as const satisfies Record<QuizSpecification['source'], number>;

async function chooseQuestions(
  queryable: Queryable,
  userId: string,
  { learner, specification, pool, time }: Wanted,
  random: Random,
): Promise<readonly GivenQuestion[]> {
  const { source, topics, length } = specification;
  const seen = await selectSeen(queryable, userId);
  const most = learner === 'guest' ? 0 : Math.floor(length * redoShare[source]);
  const redos = most === 0 ? [] : await redosFor(queryable, userId, { topics, pool, seen, time, random }, most);
  if (source === 'review') return interleave(redos);
  const taken = new Set(redos.map(({ id }) => id));
  const chosen = selectQuestions({
    specification: { ...specification, length: length - redos.length },
    pool: pool.filter(({ id }) => !taken.has(id)),
    seen,
    notSeenSince: notSeenSince(learner, time),
    guide: source === 'smart' ? await guideFor(queryable, userId, specification, redos.length, time) : null,
    random,
  });
  return redos.length === 0 ? chosen : interleave<GivenQuestion>([...redos, ...chosen]);
}

/** The quiz in progress with this specification, or a new one, in a transaction that locks the learner's row. */
async function beginQuiz(
  queryable: Queryable,
  userId: string,
  { learner, specification, pool, isOffered, time }: Wanted,
): Promise<Pick<QuizRow, 'id'> | Refusal> {
  if (!(await lockLearner(queryable, userId))) return refuse('not-signed-in');
  const { underWay, left } = await roomFor(queryable, userId, { learner, specification, time });
  if (underWay) return underWay;
  if (!isOffered) return refuse('practice-set-not-found');
  if (left === 0) return refuse('quizzes-used-up');
  const id = uuidv7(time);
  const questions = await chooseQuestions(queryable, userId, { learner, specification, pool, isOffered, time }, seededRandom(seedFromText(id)));
  if (questions.length === 0 && specification.source === 'review') return refuse('nothing-due');
  if (questions.length === 0) return refuse(pool.some((question) => fits(specification, question)) ? 'no-new-questions' : 'practice-set-not-found');
  const deadline = specification.timing === 'test-pace' ? new Date(time + testPaceMs(questions.map(({ topicId }) => topicId))) : null;
  await insertQuiz(queryable, userId, { id, specification, questions, deadline }, new Date(time));
  return { id };
}

/** Questions drawn for an account that is about to begin a quiz, where the bank has too few that they have not seen. */
async function freshFor(
  { database, draws }: QuizDependencies,
  caller: Account,
  { specification, pool, time }: Pick<Wanted, 'specification' | 'pool' | 'time'>,
): Promise<PracticeQuestion[]> {
  const lack = await database.snapshot(async (queryable) => {
    const { underWay, left } = await roomFor(queryable, caller.id, { learner: learnerOf(caller), specification, time });
    if (underWay || left === 0) return null;
    return {
      seen: await selectSeen(queryable, caller.id),
      due: specification.source === 'topics' ? [] : await dueErrors(queryable, caller.id, specification.topics, time),
    };
  });
  return lack ? drawFor(database, draws, { specification, pool, ...lack }) : [];
}

export function startHandlers(dependencies: QuizDependencies): {
  readonly [Id in 'startQuiz' | 'startCustomQuiz']: Handler<(typeof quizCalls)[Id]>;
} {
  const { database, bank, guests, now } = dependencies;
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
      const fresh = set && caller && isOffered ? await freshFor(dependencies, caller, { specification: set.specification, pool, time: now() }) : [];
      const begun = await database.transaction(async (queryable) => {
        const userId = caller?.id ?? guest?.id ?? (await guests.create(queryable, visit));
        if (isRefusal(userId)) return userId;
        const quiz = await beginQuiz(queryable, userId, { learner, specification: set.specification, pool: [...pool, ...fresh], isOffered, time: now() });
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
      const fresh = await freshFor(dependencies, caller, { specification: body, pool, time: now() });
      const quiz = await database.transaction((queryable) =>
        beginQuiz(queryable, caller.id, { learner, specification: body, pool: [...pool, ...fresh], isOffered: true, time: now() }),
      );
      if ('refused' in quiz) return quiz;
      return (await quizView({ database, bank, now }, caller.id, quiz.id)) ?? refuse('quiz-not-found');
    }),
  };
}
