/** Weak, moderate or strong: how an accuracy is labeled. */
const strengths = ['weak', 'moderate', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** Below `moderate` is weak; above `strong` is strong; both borders are moderate. Percent. */
export const strengthThresholds = { moderate: 70, strong: 85 } as const;

/** The label of an accuracy in percent. Give it the rounded accuracy, so that the number shown and its label agree. */
export const strengthOf = (accuracyPercent: number): Strength =>
  accuracyPercent < strengthThresholds.moderate ? 'weak' : accuracyPercent > strengthThresholds.strong ? 'strong' : 'moderate';
