/** Random samples from populations, with what was asked. */

/** The margin of error of a percentage, in points: 1.96 standard errors of a random sample of n, to the nearest 1 / `parts`. */
export const usualMargin = (percent: number, n: number, parts = 1) => Math.round(196 * parts * Math.sqrt(((percent / 100) * (1 - percent / 100)) / n));

export interface Poll {
  /** `the residents of a city`. */
  readonly population: string;
  readonly member: string;
  readonly members: string;
  /** `who` for people. */
  readonly who: 'who' | 'that';
  /** Follows a count: `ride a bicycle to work`. */
  readonly does: string;
  readonly doesNot: string;
  readonly populations: readonly [number, number];
  /** A part of the population: `one neighborhood of the town`. */
  readonly part: string;
}

export const polls: readonly Poll[] = [
  {
    population: 'the residents of a town',
    member: 'resident',
    members: 'residents',
    who: 'who',
    does: 'support building a new library',
    doesNot: 'do not support building a new library',
    populations: [20, 400],
    part: 'one neighborhood of the town',
  },
  {
    population: 'the students at a college',
    member: 'student',
    members: 'students',
    who: 'who',
    does: 'live on campus',
    doesNot: 'do not live on campus',
    populations: [20, 300],
    part: 'one dormitory at the college',
  },
  {
    population: 'the employees of a company',
    member: 'employee',
    members: 'employees',
    who: 'who',
    does: 'prefer to work from home',
    doesNot: 'do not prefer to work from home',
    populations: [10, 150],
    part: 'one department of the company',
  },
  {
    population: 'the members of a museum',
    member: 'member',
    members: 'members',
    who: 'who',
    does: 'visited the museum last month',
    doesNot: 'did not visit the museum last month',
    populations: [15, 250],
    part: 'the new members of the museum',
  },
  {
    population: 'the light bulbs in a shipment',
    member: 'light bulb',
    members: 'light bulbs',
    who: 'that',
    does: 'last longer than 1,000 hours',
    doesNot: 'do not last longer than 1,000 hours',
    populations: [20, 400],
    part: 'one box of the shipment',
  },
  {
    population: 'the households in a county',
    member: 'household',
    members: 'households',
    who: 'that',
    does: 'have a vegetable garden',
    doesNot: 'do not have a vegetable garden',
    populations: [40, 600],
    part: 'one town in the county',
  },
  {
    population: 'the trees in a forest preserve',
    member: 'tree',
    members: 'trees',
    who: 'that',
    does: 'are taller than 40 feet',
    doesNot: 'are not taller than 40 feet',
    populations: [30, 500],
    part: 'one section of the forest preserve',
  },
];

/** A measured quantity whose mean is estimated. */
export interface Measure {
  readonly population: string;
  readonly members: string;
  readonly quantity: string;
  readonly unit: string;
  readonly low: number;
  readonly high: number;
  /** The usual standard deviation of the members’ values, from which the margin of error follows. */
  readonly deviation: number;
  /** The total over the population, where somebody would ask for it: `the total amount of water used by all the households`. */
  readonly total?: string;
  /** No such population is larger. */
  readonly most: number;
  /** A population that the sample does not represent: `all households in the state`. */
  readonly elsewhere: string;
  /** What one or several members do, with a range to follow: `uses`, `use`. */
  readonly does: readonly [one: string, several: string];
  /** Follows the range: `gallons of water per day`. */
  readonly measured: string;
}

export const measures: readonly Measure[] = [
  {
    population: 'the households in a town',
    members: 'households',
    quantity: 'daily water use per household',
    unit: 'gallons',
    low: 180,
    high: 320,
    deviation: 90,
    total: 'total daily water use of all the households in the town',
    most: 6_000,
    elsewhere: 'all households in the state',
    does: ['uses', 'use'],
    measured: 'gallons of water per day',
  },
  {
    population: 'the students at a school',
    members: 'students',
    quantity: 'number of books borrowed per student last year',
    unit: 'books',
    low: 8,
    high: 30,
    deviation: 9,
    total: 'total number of books borrowed by all the students at the school last year',
    most: 2_500,
    elsewhere: 'all students in the state',
    does: ['borrowed', 'borrowed'],
    measured: 'books last year',
  },
  {
    population: 'the apple trees in an orchard',
    members: 'apple trees',
    quantity: 'number of apples per tree',
    unit: 'apples',
    low: 220,
    high: 480,
    deviation: 85,
    total: 'total number of apples on all the trees in the orchard',
    most: 6_000,
    elsewhere: 'all apple trees in the country',
    does: ['has', 'have'],
    measured: 'apples',
  },
  {
    population: 'the employees of a company',
    members: 'employees',
    quantity: 'commuting distance per employee',
    unit: 'miles',
    low: 9,
    high: 35,
    deviation: 12,
    most: 6_000,
    elsewhere: 'all employees in the country',
    does: ['commutes', 'commute'],
    measured: 'miles',
  },
  {
    population: 'the packages in a warehouse',
    members: 'packages',
    quantity: 'mass per package',
    unit: 'kilograms',
    low: 6,
    high: 40,
    deviation: 11,
    total: 'total mass of all the packages in the warehouse',
    most: 6_000,
    elsewhere: 'all packages in other warehouses',
    does: ['has a mass', 'have a mass'],
    measured: 'kilograms',
  },
  {
    population: 'the dairy cows in a county',
    members: 'dairy cows',
    quantity: 'daily milk production per cow',
    unit: 'liters',
    low: 20,
    high: 36,
    deviation: 7,
    total: 'total daily milk production of all the dairy cows in the county',
    most: 6_000,
    elsewhere: 'all dairy cows in the country',
    does: ['produces', 'produce'],
    measured: 'liters of milk per day',
  },
  {
    population: 'the members of a gym',
    members: 'members',
    quantity: 'number of visits per member last year',
    unit: 'visits',
    low: 30,
    high: 110,
    deviation: 32,
    total: 'total number of visits by all the members of the gym last year',
    most: 3_000,
    elsewhere: 'all members of other gyms',
    does: ['made', 'made'],
    measured: 'visits last year',
  },
  {
    population: 'the apartments in a neighborhood',
    members: 'apartments',
    quantity: 'monthly electricity use per apartment',
    unit: 'kilowatt-hours',
    low: 450,
    high: 900,
    deviation: 160,
    total: 'total monthly electricity use of all the apartments in the neighborhood',
    most: 6_000,
    elsewhere: 'all apartments in the state',
    does: ['uses', 'use'],
    measured: 'kilowatt-hours per month',
  },
];

/** `the students at a school` → `the students at the school`, for the second mention. */
export const definite = (text: string) => text.replace(/ an? (?=[\w ]+$)/, ' the ');
