/**
 * How likely a target is. Gains follow a published average, which is an assumption about one student: between two tests, students who had
 * practiced 6–8 hours on the free course of the test's maker gained 90 points, those with 20–22 hours 115, those with none 60 (College
 * Board, May 2017, about 250,000 students; reported by C. Gewertz, Education Week, May 8, 2017). So 30 and 55 points beyond those who
 * did not practice: a correlation, not an experiment.
 */
import type { ScoreBand } from '../exams/scoring.ts';

/** Through 30 points at 7 hours and 55 at 21, with less from each further hour. */
const curve = { points: 31, hours: 4.3 } as const;

/** Points gained by so many hours of practice, on average. */
export const expectedGain = (hours: number): number => curve.points * Math.log(1 + Math.max(0, hours) / curve.hours);

/** Standard deviations, points: of one student's gain around the average (an assumption), and of a test's error of measurement. */
const spreadOfGains = 40;
const testError = 48;

/** Area under the normal curve up to z (Abramowitz & Stegun 26.2.17; error below 1e-7). */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z >= 0 ? 1 - tail : tail;
}

/** The chance, 0 to 1, of at least `target` on the exam after so many hours; `now` is today's estimate. */
export function chanceOfTarget(now: ScoreBand, target: number, hours: number): number {
  const expected = Math.min(1600, now.score + expectedGain(hours));
  const deviation = Math.hypot((now.high - now.low) / 2, spreadOfGains, testError);
  return 1 - normalBelow((target - 5 - expected) / deviation);
}
