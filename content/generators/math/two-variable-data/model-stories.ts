/** Settings of linear models. */

export interface Story {
  /** `the height, in centimeters, of a plant`. */
  readonly y: string;
  /** The same at its second mention: `height of the plant`. */
  readonly noun: string;
  readonly unit: string;
  /** `weeks after planting`. */
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
    x: 'weeks after planting',
    one: 'week',
    units: 'weeks',
    start: [3, 20],
    rate: [2, 9],
    letter: 'h',
    longest: 20,
  },
  {
    y: 'the cost, in dollars, of a car repair',
    noun: 'cost of the repair',
    unit: 'dollars',
    x: 'hours of labor',
    one: 'hour',
    units: 'hours',
    start: [40, 150],
    rate: [50, 95],
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
    x: 'days after hatching',
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
    y: 'the total distance, in kilometers, walked by a hiker',
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
    x: 'minutes of charging',
    one: 'minute',
    units: 'minutes',
    start: [5, 30],
    rate: [2, 3],
    letter: 'B',
    longest: 20,
  },
  {
    y: 'the temperature, in degrees Fahrenheit, of an oven',
    noun: 'temperature of the oven',
    unit: 'degrees',
    x: 'minutes of heating',
    one: 'minute',
    units: 'minutes',
    start: [68, 78],
    rate: [14, 24],
    letter: 'T',
    longest: 15,
  },
  {
    y: 'the number of cars in a parking lot',
    noun: 'number of cars in the parking lot',
    unit: 'cars',
    x: 'minutes after noon',
    one: 'minute',
    units: 'minutes',
    start: [10, 60],
    rate: [2, 6],
    letter: 'N',
    longest: 30,
  },
  {
    y: 'the length, in meters, of a trail',
    noun: 'length of the trail',
    unit: 'meters',
    x: 'days of construction',
    one: 'day',
    units: 'days',
    start: [40, 200],
    rate: [12, 45],
    letter: 'L',
    longest: 20,
  },
];
