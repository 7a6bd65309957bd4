/** Quantities that are measured in another way afterwards: from another zero, from the other end, in other units, with something added. */
import { rat, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import { math, money, prose } from '../text.ts';

/** A letter and what it stands for. */
interface Variable {
  readonly letter: string;
  readonly is: string;
}

export interface Change {
  readonly id: string;
  /** What the equation models. */
  readonly models: string;
  /** What `x` and `y` are at first. */
  readonly x: string;
  readonly y: string;
  /** What they are replaced by; `y` may stay. */
  readonly newX: Variable;
  readonly newY?: Variable;
  /** A sentence between the two. */
  readonly between?: string;
  readonly note?: string;
  /** What the old slope is a change per, and what the old values are in. */
  readonly xUnit: string;
  readonly yUnit: string;
  /** The old x is `xTimes` times the new one, plus `xPlus`; the new y is `yTimes` times the old one, plus `yPlus`. */
  readonly xTimes: Rational;
  readonly xPlus: Rational;
  readonly yTimes: Rational;
  readonly yPlus: Rational;
}

const celsius = `${math('C')} degrees Celsius is equal to ${math('1.8C + 32')} degrees Fahrenheit`;
const none = { xTimes: rat(1), xPlus: rat(0), yTimes: rat(1), yPlus: rat(0) };

export const changes: readonly ((random: Random) => Change)[] = [
  (random) => {
    const [first, later] = [1980 + 5 * random.int(0, 7), random.int(3, 9)];
    return {
      ...none,
      id: 'town',
      models: 'the population of a town',
      x: `the number of years after ${first}`,
      y: 'the population, in thousands',
      newX: { letter: 't', is: `the number of years after ${first + later}` },
      newY: { letter: 'n', is: 'the number of people in the town' },
      xUnit: 'year',
      yUnit: 'thousands',
      xPlus: rat(later),
      yTimes: rat(1000),
    };
  },
  (random) => {
    const first = random.int(2010, 2023);
    return {
      ...none,
      id: 'lake',
      models: 'the depth of a reservoir at its dam',
      x: `the number of months after the start of ${first}`,
      y: 'the depth, in feet',
      newX: { letter: 't', is: `the number of years after the start of ${first}` },
      newY: { letter: 'd', is: 'the depth, in yards' },
      note: '1 yard = 3 feet',
      xUnit: 'month',
      yUnit: 'feet',
      xTimes: rat(12),
      yTimes: rat(1, 3),
    };
  },
  (random) => {
    const price = rat(random.pick([10, 12, 15, 16, 18, 20, 24, 25]), 100);
    return {
      ...none,
      id: 'office',
      models: 'the daily electricity use of an office building',
      x: 'the high temperature for the day, in degrees Fahrenheit',
      y: 'the electricity use, in kilowatt-hours',
      newX: { letter: 't', is: 'the high temperature, in degrees Celsius' },
      newY: { letter: 'n', is: 'the cost of the electricity, in dollars' },
      between: `Each kilowatt-hour costs ${money(price)}.`,
      note: celsius,
      xUnit: 'degree Fahrenheit',
      yUnit: 'kilowatt-hours',
      xTimes: rat(9, 5),
      xPlus: rat(32),
      yTimes: price,
    };
  },
  (random) => {
    const length = 2 * random.int(5, 18);
    return {
      ...none,
      id: 'river',
      models: `the elevation of the surface of a river that is ${length} miles long`,
      x: 'the distance, in miles, from the north end of the river',
      y: 'the elevation, in feet',
      newX: { letter: 't', is: 'the distance along the river, in miles, from the south end' },
      xUnit: 'mile',
      yUnit: 'feet',
      xTimes: rat(-1),
      xPlus: rat(length),
    };
  },
  (random) => {
    const [from, hours] = [random.int(5, 7), random.int(2, 4)];
    return {
      ...none,
      id: 'morning',
      models: 'the temperature in a town one morning',
      x: `the number of minutes after ${from}:00 a.m.`,
      y: 'the temperature, in degrees Celsius',
      newX: { letter: 't', is: `the number of hours after ${from + hours}:00 a.m.` },
      xUnit: 'minute',
      yUnit: 'degrees Celsius',
      xTimes: rat(60),
      xPlus: rat(60 * hours),
    };
  },
  (random) => {
    const off = 5 * random.int(2, 10);
    return {
      ...none,
      id: 'textbook',
      models: 'the price of a used textbook in a store',
      x: 'the age of the textbook, in months',
      y: 'the price, in dollars',
      newX: { letter: 't', is: 'the age of the textbook, in years' },
      newY: { letter: 'd', is: `the price, in dollars, after a ${off}% discount` },
      xUnit: 'month',
      yUnit: 'dollars before the discount',
      xTimes: rat(12),
      yTimes: rat(100 - off, 100),
    };
  },
  () => ({
    ...none,
    id: 'mountain',
    models: 'the air temperature on a mountain',
    x: 'the elevation, in meters',
    y: 'the temperature, in degrees Celsius',
    newX: { letter: 'h', is: 'the elevation, in kilometers' },
    newY: { letter: 't', is: 'the temperature, in degrees Fahrenheit' },
    note: `1 kilometer = 1,000 meters; ${celsius}`,
    xUnit: 'meter',
    yUnit: 'degrees Celsius',
    xTimes: rat(1000),
    yTimes: rat(9, 5),
    yPlus: rat(32),
  }),
  (random) => {
    const wait = random.int(10, 20);
    return {
      ...none,
      id: 'pizza',
      models: 'the driving time for pizza deliveries',
      x: 'the distance from the restaurant to the customer, in kilometers',
      y: 'the driving time, in minutes',
      newX: { letter: 'd', is: 'the distance, in miles' },
      newY: { letter: 't', is: `the total time, in minutes, including ${prose(wait)} minutes to prepare the pizza` },
      note: 'Use 1 mile = 1.6 kilometers.',
      xUnit: 'kilometer',
      yUnit: 'minutes',
      xTimes: rat(8, 5),
      yPlus: rat(wait),
    };
  },
  (random) => {
    const age = random.int(6, 12);
    return {
      ...none,
      id: 'puppy',
      models: 'the weight of a puppy during its first year',
      x: 'the age of the puppy, in weeks',
      y: 'the weight, in pounds',
      newX: { letter: 't', is: `the number of weeks since the puppy was adopted at the age of ${age} weeks` },
      newY: { letter: 'n', is: 'the weight, in ounces' },
      note: '1 pound = 16 ounces',
      xUnit: 'week',
      yUnit: 'pounds',
      xPlus: rat(age),
      yTimes: rat(16),
    };
  },
  (random) => {
    const fee = random.int(2, 12);
    return {
      ...none,
      id: 'concert',
      models: 'ticket sales at a theater',
      x: `the price of a ticket, in dollars, before a fee of ${money(fee)} is added`,
      y: 'the number of tickets sold, in hundreds',
      newX: { letter: 't', is: 'the price of a ticket, in dollars, including the fee' },
      newY: { letter: 'n', is: 'the number of tickets sold' },
      xUnit: 'dollar',
      yUnit: 'hundreds',
      xPlus: rat(-fee),
      yTimes: rat(100),
    };
  },
];
