/** What a linear and an exponential model may both describe. */

export interface Setting {
  readonly what: (first: string, second: string, unit: string, gap: number) => string;
  /** What the models predict. */
  readonly predicted: string;
  /** When the first value was taken. */
  readonly since: string;
  readonly unit: string;
  readonly start: readonly [number, number];
  readonly direction: 'up' | 'down' | 'both';
  /** A number that nobody counts one by one. */
  readonly round?: boolean;
}

export const stories: readonly Setting[] = [
  {
    what: (a, b, unit, gap) => `A lake contained ${a} tons of algae when it was first measured and ${b} tons ${gap} ${unit} later.`,
    predicted: 'amounts of algae, in tons,',
    since: 'the first measurement',
    unit: 'week',
    start: [16, 400],
    direction: 'both',
  },
  {
    what: (a, b, unit, gap) => `A newsletter had ${a} subscribers when it was started and ${b} subscribers ${gap} ${unit} later.`,
    predicted: 'numbers of subscribers',
    since: 'the newsletter was started',
    unit: 'month',
    start: [80, 1200],
    direction: 'up',
  },
  {
    what: (a, b, unit, gap) => `A sample contained ${a} milligrams of a medicine when it was first tested and ${b} milligrams ${gap} ${unit} later.`,
    predicted: 'amounts of the medicine, in milligrams,',
    since: 'the first test',
    unit: 'hour',
    start: [81, 640],
    direction: 'down',
  },
  {
    what: (a, b, unit, gap) => `There were ${a} seabirds in a colony when they were first counted and ${b} seabirds ${gap} ${unit} later.`,
    predicted: 'numbers of seabirds',
    since: 'the first count',
    unit: 'year',
    start: [90, 1600],
    direction: 'both',
  },
  {
    what: (a, b, unit, gap) => `A culture contained ${a} bacteria when an experiment began and ${b} bacteria ${gap} ${unit} later.`,
    predicted: 'numbers of bacteria',
    round: true,
    since: 'the experiment began',
    unit: 'hour',
    start: [40, 2000],
    direction: 'up',
  },
  {
    what: (a, b, unit, gap) => `A machine was worth $${a} when it was new and $${b} ${gap} ${unit} later.`,
    predicted: 'values, in dollars,',
    since: 'the machine was new',
    unit: 'year',
    start: [1600, 8000],
    direction: 'down',
  },
  {
    what: (a, b, unit, gap) => `A video received ${a} views on the day it was posted and ${b} views on a day ${gap} ${unit} later.`,
    predicted: 'numbers of views per day',
    round: true,
    since: 'the video was posted',
    unit: 'week',
    start: [160, 4000],
    direction: 'both',
  },
];
