/** Where the scale of estimated difficulties begins when scores use them. */
import type { Section } from '../topics/topics.ts';

interface Estimated {
  readonly section: Section;
  /** Difficulty by its level, and by answers. */
  readonly label: number;
  readonly b: number;
}

/**
 * The estimates that are used together, each section's shifted as one so that they lie as high as their labels on average. A run centers
 * all it estimated; those with enough answers to be used are only some of these, and not by chance: questions of exams are answered most.
 * Unshifted, switching them on would move every score by what these are easier or harder than the others.
 * In hundredths, as they were stored, so that scoring meets few different values.
 */
export function onScaleOfLabels<Estimate extends Estimated>(used: readonly Estimate[]): Estimate[] {
  const shiftOf = (section: Section): number => {
    const own = used.filter((one) => one.section === section);
    return own.reduce((sum, { b, label }) => sum + b - label, 0) / Math.max(1, own.length);
  };
  const shifts: Readonly<Record<Section, number>> = { 'reading-writing': shiftOf('reading-writing'), math: shiftOf('math') };
  return used.map((one) => ({ ...one, b: Number((one.b - shifts[one.section]).toFixed(2)) }));
}
