/** Two exams of one student: how far apart, and whether that is more than chance. */
import type { Section } from '../topics/topics.ts';

/** Scores of an exam. Only exams that measure the same (`measureOf`) may be compared. */
export interface ComparableScores {
  readonly total: number;
  readonly sections: readonly { readonly section: Section; readonly score: number }[];
}

interface Change {
  readonly change: number;
  /** False for a change that is common between two attempts at equal ability. */
  readonly real: boolean;
}

export interface Comparison {
  readonly total: Change;
  /** Those that both have. */
  readonly sections: readonly (Change & { readonly section: Section })[];
}

/**
 * Smallest changes worth reporting, points: 1.4 standard errors of measurement (34 per section),
 * that is, one standard error of a difference; the total's is √2 times as large.
 */
export const realChange = { section: 50, total: 70 } as const;

const changeFrom = (before: number, now: number, smallest: number): Change => ({ change: now - before, real: Math.abs(now - before) >= smallest });

/** The change from the previous exam to this one. */
export function compareScores(current: ComparableScores, previous: ComparableScores): Comparison {
  return {
    total: changeFrom(previous.total, current.total, realChange.total),
    sections: current.sections.flatMap(({ section, score }) => {
      const before = previous.sections.find((other) => other.section === section);
      return before ? [{ section, ...changeFrom(before.score, score, realChange.section) }] : [];
    }),
  };
}
