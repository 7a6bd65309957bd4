/** The steps from a visit to a student who stays, each as a share of the one before. */
export interface FunnelStep {
  readonly name: string;
  readonly count: number;
}

/** Whole percent of the step before; null for the first, and where nobody was before. */
export function shareOfPrevious(steps: readonly FunnelStep[]): (number | null)[] {
  return steps.map(({ count }, index) => {
    const before = steps[index - 1]?.count ?? 0;
    return before > 0 ? Math.round((100 * count) / before) : null;
  });
}
