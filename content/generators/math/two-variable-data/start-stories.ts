/** What begins with an unknown number of something and grows or shrinks from there. */

export interface Story {
  readonly id: string;
  /** `the number of subscribers to a newsletter`. */
  readonly quantity: string;
  /** As a table heads it. */
  readonly noun: string;
  readonly caption: string;
  readonly told: (first: string, second: string, later: string) => string;
  /** What the time is counted from. */
  readonly since: string;
  readonly unit: 'hour' | 'week' | 'month' | 'year';
  /** `80 more tons of algae`. */
  readonly more: (difference: string) => string;
  readonly start: readonly [number, number];
  readonly direction: 'up' | 'down' | 'both';
  /** A number that nobody counts one by one. */
  readonly round?: boolean;
}

export const stories: readonly Story[] = [
  {
    id: 'algae',
    quantity: 'the mass, in tons, of the algae in a lake',
    noun: 'Algae (tons)',
    caption: 'Algae in a Lake',
    told: (a, b, later) => `The mass of the algae in a lake was ${a} tons when it was first measured and ${b} tons ${later}`,
    since: 'the first measurement',
    unit: 'week',
    more: (d) => `${d} more tons of algae`,
    start: [16, 600],
    direction: 'both',
  },
  {
    id: 'newsletter',
    quantity: 'the number of subscribers to a newsletter',
    noun: 'Subscribers',
    caption: 'Subscribers to a Newsletter',
    told: (a, b, later) => `A newsletter had ${a} subscribers when it began and ${b} subscribers ${later}`,
    since: 'the newsletter began',
    unit: 'month',
    more: (d) => `${d} more subscribers`,
    start: [80, 2000],
    direction: 'up',
  },
  {
    id: 'medicine',
    quantity: 'the amount, in milligrams, of a medicine in a patient’s body',
    noun: 'Medicine (milligrams)',
    caption: 'Medicine in a Patient’s Body',
    told: (a, b, later) => `There were ${a} milligrams of a medicine in a patient’s body at noon and ${b} milligrams ${later}`,
    since: 'noon',
    unit: 'hour',
    more: (d) => `${d} more milligrams of the medicine`,
    start: [48, 800],
    direction: 'down',
  },
  {
    id: 'seabirds',
    quantity: 'the number of seabirds in a colony',
    noun: 'Seabirds',
    caption: 'Seabirds in a Colony',
    told: (a, b, later) => `A first count of a colony found ${a} seabirds, and a second count ${later} found ${b} seabirds`,
    since: 'the first count',
    unit: 'year',
    more: (d) => `${d} more seabirds`,
    start: [90, 2400],
    direction: 'both',
  },
  {
    id: 'bacteria',
    quantity: 'the number of bacteria in a culture',
    noun: 'Bacteria',
    caption: 'Bacteria in a Culture',
    told: (a, b, later) => `A culture contained ${a} bacteria when an experiment began and ${b} bacteria ${later}`,
    since: 'the experiment began',
    unit: 'hour',
    more: (d) => `${d} more bacteria`,
    start: [40, 4000],
    direction: 'up',
    round: true,
  },
  {
    id: 'machine',
    quantity: 'the value, in dollars, of a machine',
    noun: 'Value (dollars)',
    caption: 'Value of a Machine',
    told: (a, b, later) => `A machine was bought for ${a} dollars and was worth ${b} dollars ${later}`,
    since: 'the machine was bought',
    unit: 'year',
    more: (d) => `$${d} more`,
    start: [1600, 9600],
    direction: 'down',
    round: true,
  },
  {
    id: 'website',
    quantity: 'the number of registered users of a website',
    noun: 'Registered users',
    caption: 'Registered Users of a Website',
    told: (a, b, later) => `A website had ${a} registered users when it was redesigned and ${b} registered users ${later}`,
    since: 'the website was redesigned',
    unit: 'month',
    more: (d) => `${d} more registered users`,
    start: [200, 6000],
    direction: 'up',
    round: true,
  },
  {
    id: 'wildflowers',
    quantity: 'the number of wildflowers in a meadow',
    noun: 'Wildflowers',
    caption: 'Wildflowers in a Meadow',
    told: (a, b, later) => `Volunteers counted ${a} wildflowers in a meadow one spring and ${b} wildflowers ${later}`,
    since: 'the first count',
    unit: 'year',
    more: (d) => `${d} more wildflowers`,
    start: [60, 1800],
    direction: 'both',
  },
];
