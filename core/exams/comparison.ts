/** Two exams of one student: how far apart, and whether that is more than chance. */
import { sections, type Section } from '../topics/topics.ts';

/** What is compared: kept with every result. */
export interface ComparableResult {
  readonly resultId: string;
  readonly practiceExamId: string;
  readonly total: number;
  readonly sections: Readonly<Record<Section, number>>;
}

interface Change {
  readonly change: number;
  /** False for a change that two module attempts of equal ability often show. */
  readonly real: boolean;
}

export interface Comparison {
  readonly total: Change;
  readonly sections: readonly (Change & { readonly section: Section })[];
  /** The same practice exam was taken before: repeated questions inflate a score. */
  readonly repeated: boolean;
}

/**
 * Smallest changes worth reporting, points: 1.4 standard errors of measurement (34 per section),
 * that is, one standard error of a difference; the total's is √2 times as large.
 */
export const realChange = { section: 50, total: 70 } as const;

const changeFrom = (before: number, now: number, smallest: number): Change => ({ change: now - before, real: Math.abs(now - before) >= smallest });

/** The change from the exam before to this one. `earlierExamIds`: practice exams completed before this one. */
export function compareResults(current: ComparableResult, previous: ComparableResult, earlierExamIds: readonly string[]): Comparison {
  return {
    total: changeFrom(previous.total, current.total, realChange.total),
    sections: sections.map((section) => ({ section, ...changeFrom(previous.sections[section], current.sections[section], realChange.section) })),
    repeated: current.practiceExamId === previous.practiceExamId || earlierExamIds.includes(current.practiceExamId),
  };
}
