/**
 * Where the score is heading until the test. The model is that of the study plan's likelihood (growth.ts): today's estimate, the average gain
 * by the hours planned, and how far one student may be from it. Here it is only spread over the weeks.
 */
import type { ScoreBand } from '../exams/scoring.ts';
import { chanceOfTarget, expectedScore, hoursIn, levelDeviation, testDeviation } from './growth.ts';
import { addDays, daysBetween } from './study-settings.ts';

export interface ProjectedScore extends ScoreBand {
  readonly day: string;
  /** Of practice until then, as planned. */
  readonly hours: number;
}

export interface Projection {
  /** The level from today to the day of the test, a week or a few apart; about 2 times in 3 it will be in its range. */
  readonly levels: readonly ProjectedScore[];
  /** The score on the day of the test, with what one day's ups and downs add to the range. */
  readonly onTestDay: ProjectedScore;
  /** Of at least the target, 0 to 1; null without a target. */
  readonly chance: number | null;
}

export interface Ahead {
  readonly now: ScoreBand;
  readonly today: string;
  /** After today. */
  readonly examDate: string;
  readonly minutesAWeek: number;
  readonly target: number | null;
}

/** So many steps are enough for a curve, and few enough for a table. */
const maxSteps = 12;

const toTen = (points: number): number => Math.round(points / 10) * 10;

function band(score: number, deviation: number): ScoreBand {
  const clip = (points: number) => Math.min(1600, Math.max(400, toTen(points)));
  return { score: clip(score), low: clip(score - deviation), high: clip(score + deviation) };
}

/** Throws if the test is not after today: then nothing is ahead. */
export function projection({ now, today, examDate, minutesAWeek, target }: Ahead): Projection {
  const days = daysBetween(today, examDate);
  if (!(days > 0)) throw new RangeError(`no time between ${today} and ${examDate}`);
  const stepDays = 7 * Math.ceil(days / 7 / maxSteps);
  const steps = [...Array.from({ length: Math.ceil(days / stepDays) }, (_, index) => index * stepDays), days];
  const hoursBy = (passed: number) => hoursIn(passed, minutesAWeek);
  const hours = hoursBy(days);
  return {
    // Today's range is the one shown everywhere else, not worked out again.
    levels: steps.map((passed) => ({
      day: addDays(today, passed),
      hours: hoursBy(passed),
      ...(passed === 0 ? now : band(expectedScore(now, hoursBy(passed)), levelDeviation(now, passed / days))),
    })),
    onTestDay: { day: examDate, hours, ...band(expectedScore(now, hours), testDeviation(now)) },
    chance: target === null ? null : chanceOfTarget(now, target, hours),
  };
}
