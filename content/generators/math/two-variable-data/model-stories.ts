/** Settings of linear models. */

export interface Story {
  /** `the height, in centimeters, of a plant`. */
  readonly y: string;
  /** The same at its second mention: `height of the plant`. */
  readonly noun: string;
  readonly unit: string;
  /** `weeks after it was planted`. */
  readonly x: string;
  readonly one: string;
  readonly units: string;
  readonly start: readonly [number, number];
  readonly rate: readonly [number, number];
  readonly letter: string;
  /** How many of the units the story may go on. */
  readonly longest: number;
}

export const stories: readonly Story[] = [
  {
    y: 'the height, in centimeters, of a plant',
    noun: 'height of the plant',
    unit: 'centimeters',
    x: 'weeks after it was planted',
    one: 'week',
    units: 'weeks',
    start: [3, 20],
    rate: [2, 9],
    letter: 'h',
    longest: 20,
  },
  {
    y: 'the cost, in dollars, of renting a boat',
    noun: 'cost of renting the boat',
    unit: 'dollars',
    x: 'hours of rental',
    one: 'hour',
    units: 'hours',
    start: [10, 60],
    rate: [12, 40],
    letter: 'C',
    longest: 10,
  },
  {
    y: 'the number of members of a club',
    noun: 'number of members of the club',
    unit: 'members',
    x: 'months after January 2020',
    one: 'month',
    units: 'months',
    start: [30, 200],
    rate: [3, 15],
    letter: 'M',
    longest: 20,
  },
  {
    y: 'the depth, in inches, of the snow at a station',
    noun: 'depth of the snow',
    unit: 'inches',
    x: 'hours after a storm began',
    one: 'hour',
    units: 'hours',
    start: [3, 12],
    rate: [2, 2],
    letter: 'd',
    longest: 10,
  },
  {
    y: 'the mass, in grams, of a bird',
    noun: 'mass of the bird',
    unit: 'grams',
    x: 'days after it hatched',
    one: 'day',
    units: 'days',
    start: [8, 40],
    rate: [3, 9],
    letter: 'm',
    longest: 20,
  },
  {
    y: 'the amount of water, in liters, in a tank',
    noun: 'amount of water in the tank',
    unit: 'liters',
    x: 'minutes after a valve was opened',
    one: 'minute',
    units: 'minutes',
    start: [20, 90],
    rate: [4, 30],
    letter: 'W',
    longest: 20,
  },
  {
    y: 'the total distance, in kilometers, that a hiker had walked',
    noun: 'total distance walked',
    unit: 'kilometers',
    x: 'hours after noon',
    one: 'hour',
    units: 'hours',
    start: [2, 14],
    rate: [3, 5],
    letter: 'D',
    longest: 5,
  },
  {
    y: 'the charge, in percent, of a battery',
    noun: 'charge of the battery',
    unit: 'percentage points',
    x: 'minutes after it was plugged in',
    one: 'minute',
    units: 'minutes',
    start: [5, 30],
    rate: [2, 3],
    letter: 'B',
    longest: 20,
  },
];
