/** Starting quizzes: what is left of the day, what is under way, and which questions a new one asks. */
import type { Drawing } from '#content/draw-question.ts';
import type { AllowanceView, quizCalls } from '#contract/quizzes.ts';
import { quizGuide, type QuizGuide } from '#core/learning/quiz-guide.ts';
import { topicWorths } from '#core/learning/worth.ts';
import { dayMs } from '#core/day.ts';
import { allowance, longestQuizFor, quizzesPerDay, type Allowance, type Learner } from '#core/quizzes/allowance.ts';
import { fittingQuestions, repeatAfterMs, selectQuestions, type PracticeQuestion } from '#core/quizzes/select-questions.ts';
import { fewerText } from '#core/quizzes/fewer-questions.ts';
import type { QuizSpecification } from '#core/quizzes/specification.ts';
import { testPaceMs } from '#core/quizzes/test-pace.ts';
import { isDrawn } from '#core/quizzes/drawn.ts';
import { interleave } from '#core/quizzes/interleave.ts';
import { seededRandom, seedFromText, type Random } from '#core/random.ts';
import type { Queryable } from '../../database/database.ts';
import { uuidv7 } from '../../database/uuid.ts';
import { accountOf, signedIn, type Caller, type Handler } from '../../http/handler.ts';
import { isRefusal, keepingWrites, refuse, refuseAbout, type Refusal } from '../../refusal.ts';
import { selectGuidance } from '../learning/shared/belief.ts';
import type { QuizDependencies, Visit } from './dependencies.ts';
import { drawAll, drawingsFor } from './fresh.ts';
import { newQuizView, quizView } from './quiz-view.ts';
import type { TopicId } from '#core/topics/topics.ts';
import { dueErrors, redosFor } from './redos.ts';
import { selectSeen } from './shared/seen-store.ts';
import { flagsOrDefaults } from '../feature-flags/store.ts';
import { insertQuiz, lockLearner, selectStarts, selectUnderWay, type GivenQuestion, type QuizRow } from './store.ts';

/** More starts a day, or unfinished quizzes, than anybody needs listed. */
export const maxListed = 100;

export const learnerOf = (caller: Caller): Learner => accountOf(caller)?.membershipTier ?? 'guest';

export const bankOf = (learner: Learner) => (learner === 'guest' ? 'guest' : 'practice');

export const toView = ({ perDay, left, nextAt }: Allowance): AllowanceView => ({
  perDay,
  left,
  nextAt: nextAt === null ? null : new Date(nextAt).toISOString(),
});

export async function allowanceOf(queryable: Queryable, learner: Learner, userId: string | null, time: number): Promise<Allowance> {
  const starts = userId === null || quizzesPerDay[learner] === null ? [] : await selectStarts(queryable, userId, new Date(time - dayMs), maxListed);
  return allowance(learner, starts, time);
}

/** A guest's few questions come again at once; an account's rest for a while. */
export const notSeenSince = (learner: Learner, time: number): number => (learner === 'guest' ? Infinity : time - repeatAfterMs);

/** One whose time is up is finished where it is opened, but no longer gone on with. */
const goesOn = ({ deadline }: QuizRow, time: number): boolean => deadline === null || deadline.getTime() > time;

interface Wanted {
  readonly learner: Learner;
  readonly specification: QuizSpecification;
  readonly pool: readonly PracticeQuestion[];
  /** Of topics that are to get more or less; 0: taken out of quizzes. */
  readonly weights: ReadonlyMap<TopicId, number>;
  /** A quiz with fewer questions does not begin: the student was told of so many. */
  readonly minQuestions: number;
  /** False: only a quiz under way may be gone on with. */
  readonly isOffered: boolean;
  /** Whether questions may be drawn that the bank lacks: for accounts, once. What could not be had then is made up for by what was seen longest ago. */
  readonly draws: 'none' | 'if-lacking' | 'done';
  readonly time: number;
}

/** What came of a start: a quiz gone on with, a new one, or what has to be drawn before there can be one. */
type Begun =
  | { readonly kind: 'going-on'; readonly id: string }
  | { readonly kind: 'new'; readonly quiz: QuizRow; readonly questions: readonly GivenQuestion[] }
  | { readonly kind: 'lacking'; readonly drawings: readonly Drawing[] };

/** Topics that are taken out of quizzes are not drawn for, either. */
const withoutOff = (specification: QuizSpecification, weights: Wanted['weights']): QuizSpecification => ({
  ...specification,
  topics: specification.topics.filter((id) => weights.get(id) !== 0),
});

/** The part of a smart quiz that redoes what is due, and the part of a review. */
const redoShare = { topics: 0, smart: 0.2, review: 1 } as const satisfies Record<QuizSpecification['source'], number>;

/** Those of these questions that are offered still and that the student has been given before. */
const askedAgain = (ids: readonly string[], pool: readonly PracticeQuestion[], seen: ReadonlyMap<string, number>): readonly PracticeQuestion[] =>
  ids.flatMap((id) => (seen.has(id) ? pool.filter((question) => question.id === id) : []));

/** What a start goes by, read in one flight behind the lock: each statement sees what those before it did. Null if the learner is gone. */
async function startStateOf(queryable: Queryable, userId: string, { learner, specification, weights, time }: Wanted) {
  const { source, topics } = withoutOff(specification, weights);
  const [exists, same, { left }, guidance, seen, due] = await Promise.all([
    lockLearner(queryable, userId),
    selectUnderWay(queryable, userId, specification),
    allowanceOf(queryable, learner, userId, time),
    // Before the long lists: the most is worked out from it.
    source === 'smart' ? selectGuidance(queryable, userId, time) : null,
    selectSeen(queryable, userId, topics),
    learner === 'guest' || redoShare[source] === 0 ? [] : dueErrors(queryable, userId, topics, time),
  ]);
  const underWay = same.find((quiz) => goesOn(quiz, time));
  return exists ? { underWay, left, seen, due, guidance } : null;
}

type StartState = NonNullable<Awaited<ReturnType<typeof startStateOf>>>;

/** What steers a smart quiz, from all that is believed of the student. */
const guideFrom = ({ beliefs, practice }: NonNullable<StartState['guidance']>, { topics, length }: QuizSpecification, redos: number): QuizGuide =>
  quizGuide(beliefs, topicWorths(beliefs, practice), topics, redos / length);

/** The questions of a new quiz, or what the bank lacks for it. */
async function chooseQuestions(
  queryable: Queryable,
  userId: string,
  { learner, specification, pool, weights, draws, time }: Wanted,
  { seen, due, guidance }: StartState,
  random: Random,
): Promise<{ readonly questions: readonly GivenQuestion[]; readonly drawings: readonly Drawing[] }> {
  const offered = withoutOff(specification, weights);
  const { source, length } = offered;
  if (specification.questions) return { questions: askedAgain(specification.questions, pool, seen), drawings: [] };
  const fitting = fittingQuestions(offered, pool);
  const drawings = draws === 'if-lacking' ? drawingsFor({ specification: offered, pool, fitting, seen, due }) : [];
  if (drawings.length > 0) return { questions: [], drawings };
  const most = Math.floor(length * redoShare[source]);
  const redos = due.length === 0 ? [] : await redosFor(queryable, userId, { due, pool, seen, time, random }, most);
  if (source === 'review') return { questions: interleave(redos), drawings };
  const taken = new Set(redos.map(({ id }) => id));
  const chosen = selectQuestions({
    specification: { ...specification, length: length - redos.length },
    fitting: taken.size === 0 ? fitting : fitting.filter(({ id }) => !taken.has(id)),
    seen,
    notSeenSince: notSeenSince(learner, time),
    ...(draws === 'done' && { comesAgain: ({ topicId }: PracticeQuestion) => isDrawn(topicId) }),
    guide: guidance && guideFrom(guidance, offered, redos.length),
    weights,
    random,
  });
  return { questions: redos.length === 0 ? chosen : interleave<GivenQuestion>([...redos, ...chosen]), drawings };
}

/** Mistakes that nothing can redo yet were put off. A guest may have been made in this transaction, and has none. */
const refusedStart = ({ learner }: Wanted, refusal: Refusal): Refusal => (learner === 'guest' ? refusal : keepingWrites(refusal));

/** The quiz in progress with this specification, or a new one, in a transaction that locks the learner's row. */
async function beginQuiz({ bank }: QuizDependencies, queryable: Queryable, userId: string, wanted: Wanted): Promise<Begun | Refusal> {
  const { specification, pool, isOffered, time } = wanted;
  const state = await startStateOf(queryable, userId, wanted);
  if (!state) return refuse('not-signed-in');
  if (state.underWay) return { kind: 'going-on', id: state.underWay.id };
  if (!isOffered) return refuse('practice-set-not-found');
  if (state.left === 0) return refuse('quizzes-used-up');
  const id = uuidv7(time);
  const { questions, drawings } = await chooseQuestions(queryable, userId, wanted, state, seededRandom(seedFromText(id)));
  if (drawings.length > 0) return { kind: 'lacking', drawings };
  if (questions.length === 0) {
    const reason = fittingQuestions(specification, pool).length > 0 ? 'no-new-questions' : 'practice-set-not-found';
    return refusedStart(wanted, refuse(specification.source === 'review' ? 'nothing-due' : reason));
  }
  if (questions.length < wanted.minQuestions) return refusedStart(wanted, refuseAbout('fewer-questions', fewerText(questions.length, wanted.minQuestions)));
  const deadline = specification.timing === 'test-pace' ? new Date(time + testPaceMs(questions.map(({ topicId }) => topicId))) : null;
  // What they ask is read along with it, so that the answer needs nothing more from the database.
  await Promise.all([bank.questions(questions, queryable), insertQuiz(queryable, userId, { id, specification, questions, deadline }, new Date(time))]);
  return { kind: 'new', quiz: { id, specification, started_at: new Date(time), completed_at: null, deadline }, questions };
}

/** Begins a quiz; where the bank has too few questions that an account has not seen, some are drawn and it begins again. */
async function beginWithDraws(
  dependencies: QuizDependencies,
  clientIp: string,
  wanted: Wanted,
  begin: (wanted: Wanted) => Promise<{ readonly userId: string; readonly begun: Begun } | Refusal>,
): Promise<{ readonly userId: string; readonly begun: Begun } | Refusal> {
  const first = await begin(wanted);
  if ('refused' in first || first.begun.kind !== 'lacking') return first;
  const fresh = await drawAll(dependencies, { userId: first.userId, clientIp }, first.begun.drawings);
  return begin({ ...wanted, pool: [...wanted.pool, ...fresh], draws: 'done' });
}

const shown = async (dependencies: QuizDependencies, { userId, begun }: { readonly userId: string; readonly begun: Begun }) => {
  if (begun.kind === 'new') return newQuizView(dependencies, begun.quiz, begun.questions);
  return (begun.kind === 'going-on' ? await quizView(dependencies, userId, begun.id) : null) ?? refuse('quiz-not-found');
};

export function startHandlers(dependencies: QuizDependencies): {
  readonly [Id in 'startQuiz' | 'startCustomQuiz']: Handler<(typeof quizCalls)[Id]>;
} {
  const { database, log, bank, guests, now } = dependencies;
  return {
    startQuiz: async (request) => {
      const { caller, body } = request;
      const learner = learnerOf(caller);
      const { pool, weights, practiceSets, known } = await bank.offer(bankOf(learner));
      const set = known.get(body.practiceSet);
      const isOffered = practiceSets.some(({ slug }) => slug === body.practiceSet);
      // Only a returning learner can have a quiz of a set no longer offered.
      if (!set || (!isOffered && !caller)) return refuse('practice-set-not-found');
      // The cookie of a new guest is set only once the guest really exists.
      const headers: [string, string][] = [];
      const visit: Visit = { headers: request.headers, clientIp: request.clientIp, setHeader: (...header) => headers.push(header) };
      const asked = {
        learner,
        specification: set.specification,
        pool,
        weights,
        isOffered,
        minQuestions: body.minQuestions ?? 0,
        draws: caller?.kind === 'account' ? 'if-lacking' : 'none',
        time: now(),
      } as const;
      const begun = await beginWithDraws(dependencies, request.clientIp, asked, (wanted) =>
        database.transaction(async (queryable) => {
          const userId = caller?.id ?? (await guests.create(queryable, visit));
          if (isRefusal(userId)) return userId;
          const made = await beginQuiz(dependencies, queryable, userId, wanted);
          return 'refused' in made ? made : { userId, begun: made };
        }),
      );
      if ('refused' in begun) return begun;
      if (caller?.kind === 'guest') await guests.extend(database, caller, visit);
      for (const header of headers) request.setHeader(...header);
      return shown(dependencies, begun);
    },

    startCustomQuiz: signedIn(async ({ caller, body, clientIp }) => {
      const learner = learnerOf(caller);
      const { minQuestions = 0, ...specification } = body;
      if (body.length > longestQuizFor[learner]) return refuse('quiz-too-long');
      if (specification.source === 'smart' && !(await flagsOrDefaults(database, log)).smartQuizEnabled) return refuse('smart-quiz-off');
      const { pool, weights } = await bank.offer(bankOf(learner));
      const asked = { learner, specification, pool, weights, isOffered: true, minQuestions, draws: 'if-lacking', time: now() } as const;
      const begun = await beginWithDraws(dependencies, clientIp, asked, async (wanted) => {
        const made = await database.transaction((queryable) => beginQuiz(dependencies, queryable, caller.id, wanted));
        return 'refused' in made ? made : { userId: caller.id, begun: made };
      });
      return 'refused' in begun ? begun : shown(dependencies, begun);
    }),
  };
}
