/** Means per member whose totals somebody asks for in another unit, or for a longer time. */
import { rat, type Rational } from '#core/rational.ts';

export interface Setting {
  /** Follows its number: `packages in a warehouse`. */
  readonly population: string;
  /** `mean mass per package`, with its unit. */
  readonly mean: string;
  readonly unit: string;
  /** The mean comes in this part of the unit: 1, or 10 for tenths. */
  readonly step: number;
  readonly means: readonly [number, number];
  readonly deviation: number;
  /** In tens. */
  readonly sizes: readonly [number, number];
  /** What is asked for, its unit included. */
  readonly total: string;
  /** What the total of the means is multiplied by. */
  readonly factor: Rational;
  /** The unit of the total before and after that, and how one becomes the other. */
  readonly plain: string;
  readonly before: string;
  readonly newUnit: string;
  readonly converting: string;
  readonly fact?: string;
  /** Tenths of the new unit are usual. */
  readonly decimals: boolean;
}

const tons = {
  factor: rat(1, 1000),
  plain: 'kilograms',
  before: 'in kilograms',
  newUnit: 'metric tons',
  converting: 'divide by 1,000 for metric tons',
  fact: '1 metric ton = 1,000 kilograms',
  decimals: true,
} as const;
const megawatts = {
  factor: rat(1, 1000),
  newUnit: 'megawatt-hours',
  converting: 'divide by 1,000 for megawatt-hours',
  fact: '1 megawatt-hour = 1,000 kilowatt-hours',
  decimals: true,
} as const;

export const settings: readonly Setting[] = [
  {
    ...tons,
    population: 'packages in a warehouse',
    mean: 'mean mass per package',
    unit: 'kilograms',
    step: 2,
    means: [12, 70],
    deviation: 9,
    sizes: [40, 400],
    total: 'the total mass, in metric tons, of all the packages in the warehouse',
  },
  {
    ...tons,
    population: 'apple trees in an orchard',
    mean: 'mean mass of the apples per tree',
    unit: 'kilograms',
    step: 1,
    means: [45, 95],
    deviation: 16,
    sizes: [40, 300],
    total: 'the total mass, in metric tons, of the apples on all the trees in the orchard',
  },
  {
    ...megawatts,
    population: 'apartments in a neighborhood',
    mean: 'mean electricity use per apartment in June',
    unit: 'kilowatt-hours',
    step: 1,
    means: [450, 900],
    deviation: 160,
    sizes: [40, 300],
    total: 'the total electricity use, in megawatt-hours, of all the apartments in the neighborhood in June',
    plain: 'kilowatt-hours',
    before: 'in kilowatt-hours',
  },
  {
    population: 'dairy cows in a county',
    mean: 'mean daily milk production per cow',
    unit: 'liters',
    step: 2,
    means: [40, 72],
    deviation: 7,
    sizes: [40, 500],
    total: 'the total weekly milk production, in liters, of all the dairy cows in the county',
    factor: rat(7),
    plain: 'liters per day',
    before: 'for one day',
    newUnit: 'liters',
    converting: 'multiply by 7 for a week',
    decimals: false,
  },
  {
    population: 'households in a town',
    mean: 'mean daily water use per household',
    unit: 'gallons',
    step: 1,
    means: [190, 320],
    deviation: 90,
    sizes: [40, 120],
    total: 'the total water use, in gallons, of all the households in the town in 7 days',
    factor: rat(7),
    plain: 'gallons per day',
    before: 'for one day',
    newUnit: 'gallons',
    converting: 'multiply by 7 for the 7 days',
    decimals: false,
  },
  {
    population: 'hens on a farm',
    mean: 'mean number of eggs per hen last week',
    unit: 'eggs',
    step: 10,
    means: [42, 62],
    deviation: 1.4,
    sizes: [40, 360],
    total: 'the total number of eggs, in dozens, laid by all the hens on the farm last week',
    factor: rat(1, 12),
    plain: 'eggs',
    before: 'in single eggs',
    newUnit: 'dozens',
    converting: 'divide by 12 for dozens',
    fact: '1 dozen = 12',
    decimals: false,
  },
  {
    population: 'delivery vans of a company',
    mean: 'mean daily fuel use per van',
    unit: 'gallons',
    step: 2,
    means: [16, 30],
    deviation: 4,
    sizes: [16, 60],
    total: 'the total fuel use, in gallons, of all the vans of the company in 5 days',
    factor: rat(5),
    plain: 'gallons per day',
    before: 'for one day',
    newUnit: 'gallons',
    converting: 'multiply by 5 for the 5 days',
    decimals: false,
  },
  {
    population: 'solar panels at a power plant',
    mean: 'mean energy produced per panel in July',
    unit: 'kilowatt-hours',
    step: 1,
    means: [48, 75],
    deviation: 12,
    sizes: [100, 900],
    total: 'the total energy, in megawatt-hours, produced by all the panels at the plant in July',
    ...megawatts,
    plain: 'kilowatt-hours',
    before: 'in kilowatt-hours',
  },
];
