/** Reports of problems with questions: what students may say, and what may come of it. */

export const reportReasons = ['wrong-key', 'unclear', 'typo', 'display', 'explanation', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** `mended`: another version is asked now. `retired`: it is asked no more. `kept`: it is right as it is. `dismissed`: not about the question; no mail tells of it. */
export const reportOutcomes = ['mended', 'retired', 'kept', 'dismissed'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** Who is told that a question stays as it is must be told why. */
export const needsAnswer = (outcome: ReportOutcome): boolean => outcome === 'kept';
