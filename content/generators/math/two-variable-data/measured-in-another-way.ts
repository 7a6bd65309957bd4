/** Data whose variables are measured in another way afterwards: from another zero, in other units, with something added. */
import { rat, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import { math, prose } from '../text.ts';

export interface Change {
  readonly id: string;
  readonly data: string;
  /** The old variables, with letters of their own. */
  readonly old: { readonly x: string; readonly y: string };
  readonly told: string;
  /** What `x` and `y` are now. */
  readonly anew: string;
  readonly fact?: string;
  /** What the old slope is a change per, and the unit of the old values. */
  readonly xUnit: string;
  readonly yUnit: string;
  /** The old x is `xTimes · x + xPlus`, and y is `yTimes` times the old y, plus `yPlus`. */
  readonly xTimes: Rational;
  readonly xPlus: Rational;
  readonly yTimes: Rational;
  readonly yPlus: Rational;
}

const [x, y] = [math('x'), math('y')];
const celsius = `${math('C')} degrees Celsius is ${math('1.8C + 32')} degrees Fahrenheit`;
const none = { xTimes: rat(1), xPlus: rat(0), yTimes: rat(1), yPlus: rat(0) };

/** Years counted from a later year, and a value in ones instead of thousands, or in kilograms. */
const years =
  (id: string, data: string, quantity: string, big: string, since: number) =>
  (random: Random): Change => {
    const first = since + 5 * random.int(0, 2);
    const later = random.int(3, 9);
    const isMass = big === 'metric tons';
    return {
      ...none,
      id,
      data,
      old: { x: 't', y: 'w' },
      told: `${math('t')} is the number of years after ${first}, ${math('w')} is ${quantity}, in ${big}`,
      anew: `${x} is the number of years after ${first + later} and ${y} is ${quantity}${isMass ? ', in kilograms' : ''}`,
      ...(isMass && { fact: 'Note: 1 metric ton = 1,000 kilograms.' }),
      xUnit: 'year',
      yUnit: big,
      xPlus: rat(later),
      yTimes: rat(1000),
    };
  };

/** A temperature in degrees Celsius instead of Fahrenheit; what is predicted in another unit as well. */
const warmth = (id: string, data: string, quantity: string, oldUnit: string, newUnit: string, factor: Rational, fact: string) => (): Change => ({
  ...none,
  id,
  data,
  old: { x: 't', y: 'w' },
  told: `${math('t')} is the daily high temperature, in degrees Fahrenheit, ${math('w')} is ${quantity}${oldUnit && `, in ${oldUnit}`}`,
  anew: `${x} is the daily high temperature, in degrees Celsius, and ${y} is ${quantity}${newUnit && `, in ${newUnit}`}`,
  fact: `Note: ${celsius}${fact && `; ${fact}`}.`,
  xUnit: 'degree Fahrenheit',
  yUnit: oldUnit,
  xTimes: rat(9, 5),
  xPlus: rat(32),
  yTimes: factor,
});

export const changes: readonly ((random: Random) => Change)[] = [
  years('town', 'the population of a town', 'the population', 'thousands', 1980),
  years('visitors', 'the annual number of visitors to a national park', 'the annual number of visitors', 'thousands', 1990),
  years('sales', 'the annual sales of electric bicycles in a country', 'the number of bicycles sold that year', 'thousands', 2005),
  years('orchard', 'the annual harvest of an orchard', 'the mass of the harvest', 'metric tons', 1985),
  warmth(
    'power',
    'the daily electricity use of an office',
    'the electricity use',
    'megawatt-hours',
    'kilowatt-hours',
    rat(1000),
    '1 megawatt-hour = 1,000 kilowatt-hours',
  ),
  warmth('water', 'the daily water use of a golf course', 'the water use', 'thousands of gallons', 'gallons', rat(1000), ''),
  warmth('lemonade', 'the daily lemonade sales of a stand', 'the amount of lemonade sold', 'gallons', 'cups', rat(16), '1 gallon = 16 cups'),
  () => ({
    ...none,
    id: 'mountain',
    data: 'temperatures at weather stations',
    old: { x: 'h', y: 'w' },
    told: `${math('h')} is the elevation of a station, in meters, ${math('w')} is the temperature there, in degrees Celsius`,
    anew: `${x} is the elevation, in kilometers, and ${y} is the temperature, in degrees Fahrenheit`,
    fact: `Note: ${celsius}; 1 kilometer = 1,000 meters.`,
    xUnit: 'meter',
    yUnit: 'degrees Celsius',
    xTimes: rat(1000),
    yTimes: rat(9, 5),
    yPlus: rat(32),
  }),
  (random) => {
    const [tax, shipping] = [random.int(4, 9), random.int(3, 9)];
    return {
      ...none,
      id: 'textbooks',
      data: 'used textbooks in an online store',
      old: { x: 't', y: 'w' },
      told: `${math('t')} is the age of a book, in months, ${math('w')} is its price, in dollars`,
      anew: `${x} is its age, in years, and ${y} is the price, in dollars, with ${tax}% tax and then $${shipping} for shipping added`,
      xUnit: 'month',
      yUnit: 'dollars without tax',
      xTimes: rat(12),
      yTimes: rat(100 + tax, 100),
      yPlus: rat(shipping),
    };
  },
  (random) => {
    const wait = random.int(3, 9);
    return {
      ...none,
      id: 'deliveries',
      data: 'the deliveries of a restaurant',
      old: { x: 'd', y: 'w' },
      told: `${math('d')} is the distance, in kilometers, ${math('w')} is the driving time, in minutes`,
      anew: `${x} is the distance, in miles, and ${y} is the time, in minutes, including ${prose(wait * 5)} minutes to prepare the food`,
      fact: 'Note: Use 1 mile = 1.6 kilometers.',
      xUnit: 'kilometer',
      yUnit: 'minutes',
      xTimes: rat(8, 5),
      yPlus: rat(wait * 5),
    };
  },
];
