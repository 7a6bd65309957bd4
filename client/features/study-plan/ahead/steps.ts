/** The places of a slider: even steps, and among them the value it starts from, so that it can be left and found again exactly. Pure. */
export function stepsWith(start: number, step: number, end: number): readonly number[] {
  const even = Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step);
  return [...new Set([...even, start])].sort((a, b) => a - b);
}

/** How far the slider for minutes a week goes: two hours a day, or twice what is planned, up to what a week may have. */
export const furthestMinutes = (planned: number, most: number): number => Math.min(most, Math.max(840, Math.ceil((2 * planned) / 30) * 30));
