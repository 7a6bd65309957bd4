/** Starting quizzes: one under way is gone on with, otherwise a new one begins. */
import type { Drawing } from '#content/draw-question.ts';
import type { quizCalls } from '#contract/quizzes.ts';
import { maxQuizLengthFor } from '#core/quizzes/allowance.ts';
import { fittingQuestions } from '#core/quizzes/select-questions.ts';
import { fewerText } from '#core/quizzes/fewer-questions.ts';
import type { QuizSpecification } from '#core/quizzes/specification.ts';
import { testPaceMs } from '#core/quizzes/test-pace.ts';
import { seededRandom, seedFromText } from '#core/random.ts';
import type { Queryable } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { isRefusal, keepingWrites, refuse, refuseAbout, refuseFor, type Refusal } from '#server/refusal.ts';
import type { QuizDependencies, Visit } from './dependencies.ts';
import { drawAll } from './fresh.ts';
import { newQuizView, quizView } from './quiz-view.ts';
import { flagsOrDefaults } from '../feature-flags/store.ts';
import { insertQuiz, type GivenQuestion, type QuizRow } from './store.ts';
import { chooseQuestions, startStateOf, type Wanted } from './choose-questions.ts';
import { bankOf, learnerOf } from './learner.ts';

/** What came of a start: a quiz gone on with, a new one, or what has to be drawn before there can be one. */
type Begun =
  | { readonly kind: 'going-on'; readonly id: string }
  | { readonly kind: 'new'; readonly quiz: QuizRow; readonly questions: readonly GivenQuestion[] }
  | { readonly kind: 'lacking'; readonly drawings: readonly Drawing[] };

/** Mistakes that nothing can redo yet were put off. A guest may have been made in this transaction, and has none. */
const refusedStart = ({ learner }: Wanted, refusal: Refusal): Refusal => (learner === 'guest' ? refusal : keepingWrites(refusal));

/** The quiz in progress with this specification, or a new one, in a transaction that locks the learner's row. */
async function beginQuiz({ bank }: QuizDependencies, queryable: Queryable, userId: string, wanted: Wanted): Promise<Begun | Refusal> {
  const { specification, pool, unavailable, time } = wanted;
  const state = await startStateOf(queryable, userId, wanted);
  if (!state) return refuse('not-signed-in');
  if (state.underWay) return { kind: 'going-on', id: state.underWay.id };
  if (unavailable) return unavailable;
  // The day is the last 24 hours, so the next one comes at its own moment.
  if (state.left === 0) return refuseFor(Math.max(1, Math.ceil(((state.nextAt ?? time) - time) / 1000)), 'quizzes-used-up');
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
  await Promise.all([
    bank.questions(questions, queryable),
    insertQuiz(queryable, userId, { id, specification, questions, deadline, hardest_set: null }, new Date(time)),
  ]);
  return { kind: 'new', quiz: { id, specification, started_at: new Date(time), completed_at: null, deadline, hardest_set: null }, questions };
}

/** Begins a quiz; where the bank has too few questions that an account has not seen, some are drawn and it begins again. */
async function beginWithDraws(
  dependencies: QuizDependencies,
  clientIp: string,
  wanted: Wanted,
  begin: (wanted: Wanted) => Promise<{ readonly userId: string; readonly begun: Begun } | Refusal>,
): Promise<{ readonly userId: string; readonly begun: Begun } | Refusal> {
  const first = await begin(wanted);
  if (isRefusal(first) || first.begun.kind !== 'lacking') return first;
  const fresh = await drawAll(dependencies, { userId: first.userId, clientIp }, first.begun.drawings);
  return begin({ ...wanted, pool: [...wanted.pool, ...fresh], draws: 'done' });
}

/** Smart quizzes can be switched off; one under way is finished all the same. */
const switchedOff = async ({ database, log }: QuizDependencies, { source }: QuizSpecification): Promise<Refusal | null> =>
  source === 'smart' && !(await flagsOrDefaults(database, log)).smartQuizEnabled ? refuse('smart-quiz-off') : null;

const shown = async (dependencies: QuizDependencies, { userId, begun }: { readonly userId: string; readonly begun: Begun }) => {
  if (begun.kind === 'new') return newQuizView(dependencies, begun.quiz, begun.questions);
  return (begun.kind === 'going-on' ? await quizView(dependencies, userId, begun.id) : null) ?? refuse('quiz-not-found');
};

export function startHandlers(dependencies: QuizDependencies): HandlersFor<Pick<typeof quizCalls, 'startQuiz' | 'startCustomQuiz'>> {
  const { database, bank, guests, now } = dependencies;
  return {
    startQuiz: async (request) => {
      const { caller, body } = request;
      const learner = learnerOf(caller);
      const { pool, hardest, weights, practiceSets, known } = await bank.offer(bankOf(learner));
      const set = known.get(body.practiceSet);
      if (!set) return refuse('practice-set-not-found');
      const isOffered = practiceSets.some(({ slug }) => slug === body.practiceSet);
      const unavailable = isOffered ? await switchedOff(dependencies, set.specification) : refuse('practice-set-not-found');
      // Only a returning learner can have a quiz of a set no longer offered.
      if (unavailable && !caller) return unavailable;
      // The cookie of a new guest is set only once the guest really exists.
      const headers: [string, string][] = [];
      const visit: Visit = { headers: request.headers, clientIp: request.clientIp, setHeader: (...header) => headers.push(header) };
      const asked = {
        learner,
        specification: set.specification,
        pool,
        hardest,
        weights,
        unavailable,
        minQuestions: body.minQuestions ?? 0,
        draws: caller?.kind === 'account' ? 'if-lacking' : 'none',
        time: now(),
      } as const;
      const begun = await beginWithDraws(dependencies, request.clientIp, asked, (wanted) =>
        database.transaction(async (queryable) => {
          const userId = caller?.id ?? (await guests.create(queryable, visit));
          if (isRefusal(userId)) return userId;
          const made = await beginQuiz(dependencies, queryable, userId, wanted);
          return isRefusal(made) ? made : { userId, begun: made };
        }),
      );
      if (isRefusal(begun)) return begun;
      if (caller?.kind === 'guest') await guests.extend(database, caller, visit);
      for (const header of headers) request.setHeader(...header);
      return shown(dependencies, begun);
    },

    startCustomQuiz: signedIn(async ({ caller, body, clientIp }) => {
      const learner = learnerOf(caller);
      const { minQuestions = 0, ...specification } = body;
      // Questions that are named are all asked, whatever length is said.
      if (Math.max(body.length, body.questions?.length ?? 0) > maxQuizLengthFor[learner]) return refuse('quiz-too-long');
      const unavailable = await switchedOff(dependencies, specification);
      const { pool, hardest, weights } = await bank.offer(bankOf(learner));
      const asked = { learner, specification, pool, hardest, weights, unavailable, minQuestions, draws: 'if-lacking', time: now() } as const;
      const begun = await beginWithDraws(dependencies, clientIp, asked, async (wanted) => {
        const made = await database.transaction((queryable) => beginQuiz(dependencies, queryable, caller.id, wanted));
        return isRefusal(made) ? made : { userId: caller.id, begun: made };
      });
      return isRefusal(begun) ? begun : shown(dependencies, begun);
    }),
  };
}
