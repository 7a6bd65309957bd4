/** Where a student stands and what to do next. */
import type { ProgressView, progressCalls } from '#contract/progress.ts';
import type { ExamResult } from '#contract/exam-results.ts';
import type { SessionView } from '#contract/exams.ts';
import { accuracy, tooFew } from '#core/progress/accuracy.ts';
import { nextStep } from '#core/progress/next-step.ts';
import { strengthOf } from '#core/progress/strength.ts';
import { topicById, isTopicId } from '#core/topics/topics.ts';
import type { Database } from '../../database/database.ts';
import { signedIn, type Handler } from '../../http/handler.ts';
import { selectResults, toSummary } from '../exams/result-store.ts';
import { selectTopicStats, selectUserTotals, type TopicStats } from './store.ts';

export interface ProgressDependencies {
  readonly database: Database;
  readonly now: () => number;
  /** The user's exams in progress, last touched first. */
  readonly liveSessions: (userId: string) => Promise<SessionView[]>;
  readonly publicExams: () => Promise<readonly { readonly id: string; readonly isDiagnostic: boolean }[]>;
}

/** Results on the climb chart. */
const historyLength = 20;
/** After this long, going over an exam again gives way to the next exam. */
const reviewFreshMs = 3 * 24 * 3600_000;

function topicRows(stats: readonly TopicStats[]): ProgressView['topics'] {
  return stats.map(({ topic_id, questions_attempted, questions_correct }) => {
    const percent = accuracy(questions_correct, questions_attempted);
    return {
      topicId: topic_id,
      questionsAttempted: questions_attempted,
      accuracy: percent,
      strength: tooFew(questions_attempted) ? null : strengthOf(percent),
    };
  });
}

const tallies = (latest: ExamResult) =>
  latest.topics.flatMap(({ topicId, correct, questions }) => (isTopicId(topicId) ? [{ topicId: topicById(topicId).id, correct, questions }] : []));

export function progressHandlers({ database, now, liveSessions, publicExams }: ProgressDependencies): {
  readonly getProgress: Handler<typeof progressCalls.getProgress>;
} {
  return {
    getProgress: signedIn(async ({ caller }) => {
      const [inProgress, exams, results, stats, totals] = await Promise.all([
        liveSessions(caller.id),
        publicExams(),
        selectResults(database, caller.id, null, historyLength),
        selectTopicStats(database, caller.id),
        selectUserTotals(database, caller.id),
      ]);
      const latest = results[0] ?? null;
      const next = nextStep({
        exams: exams.map(({ id, isDiagnostic }) => ({ practiceExamId: id, isDiagnostic })),
        sessions: inProgress.map(({ id, practiceExamId, updatedAt }) => ({ sessionId: id, practiceExamId, updatedAt: Date.parse(updatedAt) })),
        results: results.map(({ id, practiceExamId, completedAt }) => ({ resultId: id, practiceExamId, completedAt: Date.parse(completedAt) })),
        latest: latest && { topics: tallies(latest), reviewed: now() - Date.parse(latest.completedAt) > reviewFreshMs },
      });
      return {
        inProgress,
        latest: latest && toSummary(latest),
        history: results.map(({ id, completedAt, total }) => ({ resultId: id, completedAt, total: total.score, low: total.low, high: total.high })).reverse(),
        topics: topicRows(stats),
        totalQuestions: totals.total_questions,
        accuracy: accuracy(totals.correct_total, totals.total_questions),
        next,
      };
    }),
  };
}
