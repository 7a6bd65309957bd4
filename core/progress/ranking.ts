/** Where a user stands among the users of this product; nothing to do with national percentiles. */
import { accuracy, type Tally } from './accuracy.ts';

export interface Ranking {
  /** 0–100. */
  readonly percentile: number;
  /** 1 is best; users with equal values share the better place. 0: not ranked. */
  readonly position: number;
  /** Ranked users. */
  readonly total: number;
}

/** From this many answers on, an accuracy is compared with other users'. */
export const minAnswersForAccuracyRank = 30;

export interface RankedValues {
  /** Null: not ranked by it. */
  readonly questions: number | null;
  /** Whole percent. */
  readonly accuracy: number | null;
}

/** The values a user is ranked by; those without a question are not ranked. */
export const rankedValues = ({ questions, correct }: Tally): RankedValues => ({
  questions: questions > 0 ? questions : null,
  accuracy: questions >= minAnswersForAccuracyRank ? accuracy(correct, questions) : null,
});

/** Of somebody who is not ranked. */
export const noRanking: Ranking = { percentile: 0, position: 0, total: 0 };

/** round((total − position) / (total − 1) × 100); a lone user gets 100. Throws on a position outside 1–total. */
export function percentileOfRank(position: number, total: number): number {
  if (!(position >= 1 && position <= total)) throw new RangeError(`no position ${position} of ${total}`);
  return total === 1 ? 100 : Math.round(((total - position) / (total - 1)) * 100);
}

export interface RankingCounts {
  /** Stored statistics, ranked or not; this user's own among them. */
  readonly entries: number;
  /** Users with at least one question. */
  readonly ranked: number;
  /** Ranked users strictly ahead of this one. */
  readonly ahead: number;
  /** Whether this user has at least one question. */
  readonly isRanked: boolean;
}

/** The ranking from counts, so that nobody's rows need to be read: competition rank ("1224"). With at most one entry the percentile is 0 and the position 1. */
export function rankingFromCounts({ entries, ranked, ahead, isRanked }: RankingCounts): Ranking {
  if (entries <= 1) return { percentile: 0, position: 1, total: ranked };
  if (!isRanked) return { ...noRanking, total: ranked };
  return { percentile: percentileOfRank(ahead + 1, ranked), position: ahead + 1, total: ranked };
}
