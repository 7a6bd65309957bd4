/** Means per member whose totals somebody asks for in another unit, or for a longer time. */
import { rat, type Rational } from '#core/rational.ts';

export interface Setting {
  readonly id: string;
  /** All of them: `the 2,400 packages in a warehouse`. */
  readonly population: (size: string) => string;
  /** What one multiplies by their number: `packages`. */
  readonly members: string;
  /** `mean weight of the packages`. */
  readonly mean: string;
  /** Follows the estimate; empty for what is counted. */
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
  /** The total is for several days. */
  readonly days?: number;
  /** The unit of the total before and after that, and how one becomes the other. */
  readonly plain: string;
  readonly newUnit: string;
  readonly converting: string;
  readonly note?: string;
  /** Tenths of the new unit are usual. */
  readonly decimals: boolean;
}

const tons = {
  unit: 'pounds',
  factor: rat(1, 2000),
  plain: 'pounds',
  newUnit: 'tons',
  converting: 'divide by 2,000 for tons',
  note: '1 ton = 2,000 pounds',
  decimals: true,
} as const;
const megawatts = {
  unit: 'kilowatt-hours',
  factor: rat(1, 1000),
  plain: 'kilowatt-hours',
  newUnit: 'megawatt-hours',
  converting: 'divide by 1,000 for megawatt-hours',
  note: '1 megawatt-hour = 1,000 kilowatt-hours',
  decimals: true,
} as const;
const gallons = (days: number, converting: string) =>
  ({ unit: 'gallons', factor: rat(days), days, plain: 'gallons per day', newUnit: 'gallons', converting, decimals: false }) as const;

export const settings: readonly Setting[] = [
  {
    ...tons,
    id: 'packages',
    population: (size) => `the ${size} packages in a warehouse`,
    members: 'packages',
    mean: 'mean weight of the packages',
    step: 1,
    means: [14, 60],
    deviation: 12,
    sizes: [60, 600],
    total: 'the total weight, in tons, of all the packages in the warehouse',
  },
  {
    ...tons,
    id: 'apple trees',
    population: (size) => `the ${size} apple trees in an orchard`,
    members: 'trees',
    mean: 'mean weight of the apples per tree',
    step: 1,
    means: [120, 260],
    deviation: 40,
    sizes: [40, 240],
    total: 'the total weight, in tons, of the apples on all the trees in the orchard',
  },
  {
    ...megawatts,
    id: 'apartments',
    population: (size) => `the ${size} apartments in a neighborhood`,
    members: 'apartments',
    mean: 'mean electricity use per apartment in June',
    step: 1,
    means: [450, 900],
    deviation: 160,
    sizes: [60, 300],
    total: 'the total electricity use, in megawatt-hours, of all the apartments in the neighborhood in June',
  },
  {
    ...gallons(7, 'multiply by 7 for the week'),
    id: 'dairy cows',
    population: (size) => `the ${size} dairy cows in a county`,
    members: 'cows',
    mean: 'mean daily milk production per cow',
    step: 2,
    means: [13, 19],
    deviation: 2.2,
    sizes: [60, 500],
    total: 'the weekly milk production, in gallons, of all the dairy cows in the county',
  },
  {
    ...gallons(7, 'multiply by 7 for the week'),
    id: 'households',
    population: (size) => `the ${size} households in a town`,
    members: 'households',
    mean: 'mean daily water use per household',
    step: 1,
    means: [190, 320],
    deviation: 90,
    sizes: [60, 120],
    total: 'the total water use, in gallons, of all the households in the town over 7 days',
  },
  {
    id: 'hens',
    population: (size) => `the ${size} hens on a farm`,
    members: 'hens',
    mean: 'mean number of eggs laid per hen last week',
    unit: '',
    step: 10,
    means: [42, 62],
    deviation: 1.4,
    sizes: [60, 360],
    total: 'the total number of eggs, in dozens, laid by all the hens on the farm last week',
    factor: rat(1, 12),
    plain: 'eggs',
    newUnit: 'dozens',
    converting: 'divide by 12 for dozens',
    note: '1 dozen = 12',
    decimals: false,
  },
  {
    ...gallons(5, 'multiply by 5 for the 5 days'),
    id: 'delivery vans',
    population: (size) => `a company’s ${size} delivery vans`,
    members: 'vans',
    mean: 'mean daily fuel use per van',
    step: 2,
    means: [16, 30],
    deviation: 4,
    sizes: [24, 60],
    total: 'the total amount of fuel, in gallons, that all the company’s vans use over 5 days',
  },
  {
    ...megawatts,
    id: 'solar panels',
    population: (size) => `the ${size} solar panels at a power plant`,
    members: 'panels',
    mean: 'mean energy produced per panel in July',
    step: 1,
    means: [48, 75],
    deviation: 14,
    sizes: [100, 900],
    total: 'the total energy, in megawatt-hours, produced by all the panels at the plant in July',
  },
];
