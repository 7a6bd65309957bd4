/** Which answers a calibration reads, and what its estimates are good for. */
import { dayMs } from '../day.ts';

/** With fewer first answers an estimate is hardly more than its label, and none is made. */
export const minToEstimate = 30;
/** With fewer first answers a question keeps its label wherever scores are made. */
export const minToUse = 300;
/** A person with fewer answers says little about whose answers they are. */
export const minPerPerson = 5;
/** Answers of one person within so long are taken to show one ability. */
export const onePersonMs = 60 * dayMs;

/** Where the label lies outside the estimate's 95% interval: `harder` and `easier` than it says, `clear` for either. */
export const movements = ['clear', 'harder', 'easier'] as const;
export type Movement = (typeof movements)[number];

/** Half of a 95% interval, in standard errors. */
export const intervalHalf = 1.96;

/** What an estimate says about its label; null: nothing beyond chance. */
export function movementOf({ label, b, se }: { readonly label: number; readonly b: number; readonly se: number }): 'harder' | 'easier' | null {
  if (Math.abs(b - label) <= intervalHalf * se) return null;
  return b > label ? 'harder' : 'easier';
}
