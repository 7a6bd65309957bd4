/**
 * How likely a target is. Gains follow a published average, which is an assumption about one student: between two tests, students who had
 * practiced 6–8 hours on the free course of the test's maker gained 90 points, those with 20–22 hours 115, those with none 60 (College
 * Board, May 2017, about 250,000 students; reported by C. Gewertz, Education Week, May 8, 2017). So 30 and 55 points beyond those who
 * did not practice: a correlation, not an experiment.
 */
import type { ScoreBand } from '../exams/scoring.ts';

/** Through 30 points at 7 hours and 55 at 21, with less from each further hour. */
const curve = { points: 31, hours: 4.3 } as const;

/** The most hours that the students of the source had practiced; what the curve says beyond is drawn on, not observed. */
export const observedHours = 22;

/** Hours of practice in so many days, at so many minutes a week. */
export const hoursIn = (days: number, minutesAWeek: number): number => (Math.max(0, days) / 7) * (minutesAWeek / 60);

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

/**
 * Standard deviation, points, of a student's level after a part (0 to 1) of the way to the test: what is not known of today's level, and one
 * student's gain around the average. What scatters builds up in steps that do not depend on each other, so its variance grows with time.
 * Near the end of the scale its end cuts one side of today's range off, not what it stands for.
 */
export const levelDeviation = (now: ScoreBand, part: number): number =>
  Math.hypot(Math.max(now.score - now.low, now.high - now.score), spreadOfGains * Math.sqrt(Math.min(1, Math.max(0, part))));

/** The same of the score on the day of the test, on which a test's error comes on top. */
export const testDeviation = (now: ScoreBand): number => Math.hypot(levelDeviation(now, 1), testError);

/** The level expected after so many hours. */
export const expectedScore = (now: ScoreBand, hours: number): number => Math.min(1600, now.score + expectedGain(hours));

/** The chance, 0 to 1, of at least `target` on the exam after so many hours; `now` is today's estimate. */
export function chanceOfTarget(now: ScoreBand, target: number, hours: number): number {
  return 1 - normalBelow((target - 5 - expectedScore(now, hours)) / testDeviation(now));
}
