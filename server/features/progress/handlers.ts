/** Where a student stands and what to do next. */
import type { ProgressView, progressCalls } from '#contract/progress.ts';
import { dayMs } from '#core/day.ts';
import type { ExamResult, ResultSummary } from '#contract/exam-results.ts';
import type { SessionView } from '#contract/exam-sessions.ts';
import { accuracy, tooFew } from '#core/progress/accuracy.ts';
import { publicShape, type DefinedShape } from '#core/exams/shape.ts';
import { nextStep, type NextStep } from '#core/progress/next-step.ts';
import { mayTake } from '#core/membership/retakes.ts';
import { strengthOf } from '#core/progress/strength.ts';
import { minAnswersForScore } from '#core/learning/score-now.ts';
import { dayAt, daysBetween, hasPassed, type StudySettings } from '#core/learning/study-settings.ts';
import { topicById, isTopicId, sections, type Section } from '#core/topics/topics.ts';
import type { Database, Queryable } from '#server/database/database.ts';
import { signedIn, type Handler } from '#server/http/handler.ts';
import type { CountedExam } from '../exams/result-store.ts';
import { selectOpenQuizzes, type OpenQuiz } from '../quizzes/store.ts';
import { selectStudySettings } from '../study-plan/store.ts';
import { selectTopicStats, selectUserTotals, type TopicStats } from './store.ts';

/** What the exams know (features/exams/taken-exams.ts). */
interface TakenExams {
  readonly newest: ResultSummary | null;
  readonly newestTopics: ExamResult['topics'];
  readonly counted: readonly CountedExam[];
  readonly climb: readonly { readonly result: ResultSummary; readonly comparable: boolean }[];
}

export interface ProgressDependencies {
  readonly database: Database;
  readonly now: () => number;
  /** The user's exams in progress, last touched first. */
  readonly liveSessions: (queryable: Queryable, userId: string) => Promise<SessionView[]>;
  readonly takenExams: (queryable: Queryable, userId: string, maxClimb: number) => Promise<TakenExams>;
  readonly publicExams: () => Promise<readonly { readonly id: string; readonly isDiagnostic: boolean; readonly shape: DefinedShape }[]>;
}

/** Results on the climb chart. */
const maxClimb = 20;
/** Quizzes in progress among which the newest with an answer is looked for. */
const openQuizzes = 10;
/** After this long, going over an exam again gives way to practice. */
const reviewFreshMs = 3 * dayMs;

function topicRows(stats: readonly TopicStats[]): ProgressView['topics'] {
  return stats.map(({ topic_id, questions_attempted, questions_correct }) => {
    const percent = accuracy(questions_correct, questions_attempted);
    return {
      topicId: topic_id,
      questionsAttempted: questions_attempted,
      questionsCorrect: questions_correct,
      accuracy: percent,
      strength: tooFew(questions_attempted) ? null : strengthOf(percent),
    };
  });
}

const tallies = (topics: ExamResult['topics']) =>
  topics.flatMap(({ topicId, correct, questions }) => (isTopicId(topicId) ? [{ topicId: topicById(topicId).id, correct, questions }] : []));

/** Sections with too few answers for an estimate, the one with the fewest first. */
function uncheckedSections(stats: readonly TopicStats[]): Section[] {
  const answers = (section: Section): number =>
    stats.reduce(
      (sum, { topic_id, questions_attempted }) => sum + (isTopicId(topic_id) && topicById(topic_id).section === section ? questions_attempted : 0),
      0,
    );
  return sections.filter((section) => answers(section) < minAnswersForScore).toSorted((a, b) => answers(a) - answers(b));
}

const isRunning = (phase: SessionView['phase']): boolean =>
  (phase.kind === 'module' || phase.kind === 'break') && !phase.clock.paused && phase.clock.remainingMs > 0;

/** Where the student is; null without a date, or when it has passed. */
const daysToExam = (goal: StudySettings | null, time: number): number | null =>
  goal === null || goal.examDate === null || hasPassed(goal, time) ? null : daysBetween(dayAt(time, goal.timeZone), goal.examDate);

type Exams = Awaited<ReturnType<ProgressDependencies['publicExams']>>;

/** An exam to take is returned with its length and parts, a quiz with how far it is and how much time is left. */
function withFacts(step: NextStep | null, exams: Exams, quiz: OpenQuiz | undefined, time: number): ProgressView['next'] {
  if (step?.kind === 'resume-quiz') {
    const remainingMs = quiz?.deadline ? quiz.deadline.getTime() - time : null;
    return { ...step, answered: quiz?.answered_count ?? 0, questions: quiz?.question_count ?? 0, remainingMs };
  }
  if (step === null || step.kind === 'resume' || step.kind === 'check' || step.kind === 'review' || step.kind === 'practice' || step.kind === 'rest')
    return step;
  const exam = exams.find(({ id }) => id === step.practiceExamId);
  return exam ? { ...step, shape: publicShape(exam.shape) } : null;
}

export function progressHandlers({ database, now, liveSessions, takenExams, publicExams }: ProgressDependencies): {
  readonly getProgress: Handler<typeof progressCalls.getProgress>;
} {
  return {
    getProgress: signedIn(async ({ caller }) => {
      const exams = await publicExams();
      const { inProgress, quizzes, taken, stats, totals, goal } = await database.snapshot(async (queryable) => ({
        inProgress: await liveSessions(queryable, caller.id),
        quizzes: await selectOpenQuizzes(queryable, caller.id, openQuizzes),
        taken: await takenExams(queryable, caller.id, maxClimb),
        stats: await selectTopicStats(queryable, caller.id),
        totals: await selectUserTotals(queryable, caller.id),
        goal: await selectStudySettings(queryable, caller.id),
      }));
      const time = now();
      const { newest, newestTopics, counted, climb } = taken;
      const estimates = new Map(counted.map((exam) => [exam.practice_exam_id, exam.estimates]));
      const quiz = quizzes.find(({ answered_count, deadline }) => answered_count > 0 && (deadline === null || deadline.getTime() > time));
      const next = nextStep({
        // Only what the student's plan lets them take: nothing else is a step.
        exams: exams
          .filter(({ id }) => mayTake(caller.membershipTier, estimates.get(id) ?? 0))
          .map(({ id, isDiagnostic }) => ({ practiceExamId: id, isDiagnostic })),
        sessions: inProgress.map(({ id, practiceExamId, updatedAt, phase }) => ({
          sessionId: id,
          practiceExamId,
          updatedAt: Date.parse(updatedAt),
          isClockRunning: isRunning(phase),
        })),
        quiz: quiz ? { quizId: quiz.id, startedAt: quiz.started_at.getTime(), isClockRunning: quiz.deadline !== null } : null,
        taken: counted.map(({ practice_exam_id: practiceExamId, id: resultId, completed_at, times }) => ({
          practiceExamId,
          resultId,
          completedAt: completed_at.getTime(),
          times,
        })),
        latest: newest && !newest.hurried ? { topics: tallies(newestTopics), reviewed: time - Date.parse(newest.completedAt) > reviewFreshMs } : null,
        unchecked: newest ? [] : uncheckedSections(stats),
        daysToExam: daysToExam(goal, time),
        now: time,
      });
      return {
        inProgress,
        newest,
        // Only exams with a score are shown; a single module is not a step on the climb.
        latest: climb.at(-1)?.result ?? null,
        history: climb.flatMap(({ result: { id, completedAt, total }, comparable }) =>
          total ? [{ resultId: id, completedAt, total: total.score, low: total.low, high: total.high, comparable }] : [],
        ),
        topics: topicRows(stats),
        totalQuestions: totals.total_questions,
        accuracy: accuracy(totals.correct_total, totals.total_questions),
        next: withFacts(next, exams, quiz, time),
      };
    }),
  };
}
