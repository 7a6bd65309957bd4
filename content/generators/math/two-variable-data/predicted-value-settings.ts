/** Things whose actual values lie beside a line of best fit: told as one or another of them, and asked about. */
import { money, prose } from '../text.ts';

export interface Setting {
  readonly data: string;
  /** One of them with its value, and what the value is predicted from. */
  readonly y: string;
  readonly x: string;
  /** Where the values come from. */
  readonly group: string;
  /** Actual values that are told as a percent more or less are multiples of this. */
  readonly grain?: number;
  readonly one: (x: string, y: string) => string;
  readonly other: (x: string, y: string) => string;
  /** `4 centimeters more`. */
  readonly beside: (amount: number) => string;
  readonly ask: (x: string) => string;
  /** For which x a value is predicted. */
  readonly when: (y: string) => string;
  readonly isMoney?: boolean;
  /** Multiples, from and to, of a step. */
  readonly xs: readonly [number, number, number];
  readonly slope: readonly [number, number, number];
  readonly intercept: readonly [number, number, number];
  readonly off: readonly [number, number, number];
}

/** `4 centimeters more`, `$300 less`. */
const besides = (unit: string) => (amount: number) => `${prose(Math.abs(amount))} ${unit} ${amount > 0 ? 'more' : 'less'}`;
const dollars = (amount: number) => `${money(Math.abs(amount))} ${amount > 0 ? 'more' : 'less'}`;

export const settings: readonly Setting[] = [
  {
    data: 'young trees',
    y: 'the height, in centimeters, of a young tree',
    x: 'its age, in months',
    group: 'the young trees at a nursery',
    one: (x, y) => `One tree is ${x} months old and has a height of ${y} centimeters`,
    other: (x, y) => `Another tree is ${x} months old and has a height of ${y} centimeters`,
    beside: besides('centimeters'),
    ask: (x) => `What height, in centimeters, does the line predict for a tree that is ${x} months old?`,
    when: (y) => `For a tree of what age, in months, does the line predict a height of ${y} centimeters?`,
    xs: [4, 15, 2],
    slope: [2, 5, 1],
    intercept: [10, 30, 2],
    off: [2, 9, 1],
  },
  {
    data: 'used cars',
    y: 'the price, in dollars, of a used car',
    x: 'its age, in years',
    group: 'the used cars for sale in a city',
    one: (x, y) => `One car is ${x} years old and has a price of ${y}`,
    other: (x, y) => `Another car is ${x} years old and has a price of ${y}`,
    beside: dollars,
    ask: (x) => `What price, in dollars, does the line predict for a car that is ${x} years old?`,
    when: (y) => `For a car of what age, in years, does the line predict a price of ${y}?`,
    isMoney: true,
    grain: 100,
    xs: [2, 10, 1],
    slope: [-24, -12, 100],
    intercept: [54, 80, 500],
    off: [3, 15, 100],
  },
  {
    data: 'apartments',
    y: 'the monthly rent, in dollars, of an apartment',
    x: 'its floor area, in square feet',
    group: 'the apartments for rent in a city',
    one: (x, y) => `One apartment has a floor area of ${x} square feet and a monthly rent of ${y}`,
    other: (x, y) => `Another apartment has a floor area of ${x} square feet and a monthly rent of ${y}`,
    beside: dollars,
    ask: (x) => `What monthly rent, in dollars, does the line predict for an apartment with a floor area of ${x} square feet?`,
    when: (y) => `For an apartment with what floor area, in square feet, does the line predict a monthly rent of ${y}?`,
    isMoney: true,
    grain: 10,
    xs: [10, 24, 50],
    slope: [2, 3, 1],
    intercept: [4, 40, 10],
    off: [3, 15, 10],
  },
  {
    data: 'training runs',
    y: 'the time, in minutes, of a training run',
    x: 'its length, in miles',
    group: 'an athlete’s training runs',
    one: (x, y) => `One run was ${x} miles long and took ${y} minutes`,
    other: (x, y) => `Another run was ${x} miles long and took ${y} minutes`,
    beside: besides('minutes'),
    ask: (x) => `What time, in minutes, does the line predict for a run that is ${x} miles long?`,
    when: (y) => `For a run of what length, in miles, does the line predict a time of ${y} minutes?`,
    xs: [3, 14, 1],
    slope: [7, 10, 1],
    intercept: [1, 4, 1],
    off: [2, 6, 1],
  },
  {
    data: 'commutes',
    y: 'an employee’s commuting time, in minutes,',
    x: 'the employee’s distance from work, in miles',
    group: 'the employees of a company',
    one: (x, y) => `One employee lives ${x} miles from work and has a commuting time of ${y} minutes`,
    other: (x, y) => `Another employee lives ${x} miles from work and has a commuting time of ${y} minutes`,
    beside: besides('minutes'),
    ask: (x) => `What commuting time, in minutes, does the line predict for an employee who lives ${x} miles from work?`,
    when: (y) => `For an employee who lives how many miles from work does the line predict a commuting time of ${y} minutes?`,
    xs: [4, 24, 1],
    slope: [2, 3, 1],
    intercept: [4, 10, 1],
    off: [2, 7, 1],
  },
  {
    data: 'households',
    y: 'the daily water use, in gallons, of a household',
    x: 'the number of people in it',
    group: 'the households in a town',
    one: (x, y) => `One household has ${x} people and uses ${y} gallons of water per day`,
    other: (x, y) => `Another household has ${x} people and uses ${y} gallons of water per day`,
    beside: besides('gallons'),
    ask: (x) => `What daily water use, in gallons, does the line predict for a household of ${x} people?`,
    when: (y) => `For a household of how many people does the line predict a daily water use of ${y} gallons?`,
    xs: [2, 7, 1],
    slope: [45, 65, 1],
    intercept: [20, 60, 1],
    off: [6, 30, 1],
  },
  {
    data: 'trout',
    y: 'the mass, in grams, of a trout',
    x: 'its length, in centimeters',
    group: 'the trout in a lake',
    one: (x, y) => `One trout is ${x} centimeters long and has a mass of ${y} grams`,
    other: (x, y) => `Another trout is ${x} centimeters long and has a mass of ${y} grams`,
    beside: besides('grams'),
    ask: (x) => `What mass, in grams, does the line predict for a trout that is ${x} centimeters long?`,
    when: (y) => `For a trout of what length, in centimeters, does the line predict a mass of ${y} grams?`,
    xs: [26, 44, 1],
    slope: [22, 30, 1],
    intercept: [-45, -35, 10],
    off: [12, 50, 1],
  },
  {
    data: 'ice cream cones',
    y: 'the number of ice cream cones sold in a day',
    x: 'the high temperature, in degrees Fahrenheit',
    group: 'the summer sales of an ice cream shop',
    one: (x, y) => `On one day, the high temperature was ${x} degrees Fahrenheit, and ${y} cones were sold`,
    other: (x, y) => `On another day, the high temperature was ${x} degrees Fahrenheit, and ${y} cones were sold`,
    beside: (amount) => `${prose(Math.abs(amount))} ${amount > 0 ? 'more' : 'fewer'}`,
    ask: (x) => `How many cones does the line predict for a day with a high temperature of ${x} degrees Fahrenheit?`,
    when: (y) => `For a day with what high temperature, in degrees Fahrenheit, does the line predict ${y} cones?`,
    xs: [60, 96, 1],
    slope: [3, 6, 1],
    intercept: [-60, -20, 1],
    off: [8, 40, 1],
  },
];
