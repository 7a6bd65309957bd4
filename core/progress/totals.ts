/** The statistics every user has: questions done and accuracy. */
import { accuracy } from './accuracy.ts';

export interface ProgressRecord {
  readonly totalQuestions: number;
  readonly correctTotal: number;
}

export interface UserStats {
  readonly totalQuestions: number;
  /** Whole percent. */
  readonly accuracy: number;
}

/** Questions are the sum of the progress records plus the number of other progress entries; accuracy comes from the records alone. */
export function userStats(records: readonly ProgressRecord[], otherEntries: number): UserStats {
  const attempted = records.reduce((sum, { totalQuestions }) => sum + totalQuestions, 0);
  const correct = records.reduce((sum, { correctTotal }) => sum + correctTotal, 0);
  return { totalQuestions: attempted + otherEntries, accuracy: accuracy(correct, attempted) };
}
