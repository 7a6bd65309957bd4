/** What a start goes by, and which questions a new quiz asks. */
import type { Drawing } from '#content/draw-question.ts';
import { quizGuide, type QuizGuide } from '#core/learning/quiz-guide.ts';
import { topicWorths } from '#core/learning/worth.ts';
import type { Learner } from '#core/quizzes/allowance.ts';
import { fittingQuestions, selectQuestions, type PracticeQuestion } from '#core/quizzes/select-questions.ts';
import type { QuizSpecification } from '#core/quizzes/specification.ts';
import { isDrawn } from '#core/quizzes/drawn.ts';
import { interleave } from '#core/quizzes/interleave.ts';
import type { Random } from '#core/random.ts';
import type { Queryable } from '#server/database/database.ts';
import { selectGuidance } from '../learning/shared/belief.ts';
import { drawingsFor } from './fresh.ts';
import type { TopicId } from '#core/topics/topics.ts';
import type { Refusal } from '#server/refusal.ts';
import { dueErrors, redosFor } from './redos.ts';
import { selectSeen } from './shared/seen-store.ts';
import { lockLearner, selectUnderWay, type GivenQuestion, type QuizRow } from './store.ts';
import { allowanceOf, notSeenSince } from './learner.ts';

/** One whose time is up is finished where it is opened, but no longer gone on with. */
const goesOn = ({ deadline }: QuizRow, time: number): boolean => deadline === null || deadline.getTime() > time;

export interface Wanted {
  readonly learner: Learner;
  readonly specification: QuizSpecification;
  readonly pool: readonly PracticeQuestion[];
  /** Of hardest sets: asked again of those who were given them, and of nobody else. */
  readonly hardest: readonly PracticeQuestion[];
  /** Of topics that are to get more or less; 0: taken out of quizzes. */
  readonly weights: ReadonlyMap<TopicId, number>;
  /** A quiz with fewer questions does not begin: the student was told of so many. */
  readonly minQuestions: number;
  /** Why none of these begins; one under way may be gone on with. */
  readonly unavailable: Refusal | null;
  /** Whether questions may be drawn that the bank lacks: for accounts, once. What could not be had then is made up for by what was seen longest ago. */
  readonly draws: 'none' | 'if-lacking' | 'done';
  readonly time: number;
}

/** Topics that are taken out of quizzes are not drawn for, either. */
const withoutOff = (specification: QuizSpecification, weights: Wanted['weights']): QuizSpecification => ({
  ...specification,
  topics: specification.topics.filter((id) => weights.get(id) !== 0),
});

/** The part of a smart quiz that redoes what is due, and the part of a review. */
const redoShare = { topics: 0, smart: 0.2, review: 1 } as const satisfies Record<QuizSpecification['source'], number>;

/** Those of these questions that are offered still and that the student has been given before, each once. */
const askedAgain = (ids: readonly string[], pool: readonly PracticeQuestion[], seen: ReadonlyMap<string, number>): readonly PracticeQuestion[] =>
  [...new Set(ids)].flatMap((id) => (seen.has(id) ? pool.filter((question) => question.id === id) : []));

/**
 * What a start goes by, read in one flight behind the lock: each statement sees what those before it did. Null if the learner is gone.
 * What is due takes a second statement, which is on its way before the database is done with the long lists.
 */
export async function startStateOf(queryable: Queryable, userId: string, { learner, specification, weights, time }: Wanted) {
  const { source, topics } = withoutOff(specification, weights);
  const [exists, due, same, { left, nextAt }, guidance, seen] = await Promise.all([
    lockLearner(queryable, userId),
    learner === 'guest' || redoShare[source] === 0 ? [] : dueErrors(queryable, userId, topics, time),
    selectUnderWay(queryable, userId, specification),
    allowanceOf(queryable, learner, userId, time),
    // Before the long lists: the most is worked out from it.
    source === 'smart' ? selectGuidance(queryable, userId, time) : null,
    selectSeen(queryable, userId, topics),
  ]);
  const underWay = same.find((quiz) => goesOn(quiz, time));
  return exists ? { underWay, left, nextAt, seen, due, guidance } : null;
}

type StartState = NonNullable<Awaited<ReturnType<typeof startStateOf>>>;

/** What steers a smart quiz, from all that is believed of the student. */
const guideFrom = ({ beliefs, practice }: NonNullable<StartState['guidance']>, { topics, length }: QuizSpecification, redos: number): QuizGuide =>
  quizGuide(beliefs, topicWorths(beliefs, practice), topics, redos / length);

/** The questions of a new quiz, or what the bank lacks for it. */
export async function chooseQuestions(
  queryable: Queryable,
  userId: string,
  { learner, specification, pool, hardest, weights, draws, time }: Wanted,
  { seen, due, guidance }: StartState,
  random: Random,
): Promise<{ readonly questions: readonly GivenQuestion[]; readonly drawings: readonly Drawing[] }> {
  const offered = withoutOff(specification, weights);
  const { source, length } = offered;
  const met = () => [...pool, ...hardest.filter(({ id }) => seen.has(id))];
  if (specification.questions) return { questions: askedAgain(specification.questions, met(), seen), drawings: [] };
  const fitting = fittingQuestions(offered, pool);
  const drawings = draws === 'if-lacking' ? drawingsFor({ specification: offered, pool, fitting, seen, due }) : [];
  if (drawings.length > 0) return { questions: [], drawings };
  const maxRedos = Math.floor(length * redoShare[source]);
  const redos = due.length === 0 ? [] : await redosFor(queryable, userId, { due, pool: met(), seen, time, random }, maxRedos);
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
