/** Pairs of amounts that change at constant rates, for questions about their difference and their total. */

export interface Pair {
  /** What happens, with the names P and Q. */
  readonly story: string;
  /** One of the pair: "tank". */
  readonly one: string;
  readonly pair: string;
  readonly had: string;
  readonly unit: string;
  /** "gallons of water than": what follows the amount in a comparison. */
  readonly than: string;
  readonly shown: (amount: string) => string;
  readonly more: string;
  readonly fewer: string;
  readonly time: string;
  /** "after the draining began". */
  readonly since: string;
  readonly start: string;
  readonly direction: 1 | -1;
  /** The rate of one of them, as a sentence and as a question. */
  readonly rate: (which: string, rate: string) => string;
  readonly askRate: (which: string) => string;
  /** How much P has at a time, as a question. */
  readonly askAmount: (when: string) => string;
  readonly rates: readonly [number, number];
  readonly amounts: readonly [number, number, number];
}

const asIs = (amount: string) => amount;

export const pairs: readonly Pair[] = [
  {
    story: 'Two water tanks, P and Q, were drained, each at a constant rate.',
    one: 'tank',
    pair: 'the tanks',
    had: 'contained',
    unit: 'gallons',
    than: 'gallons of water than',
    shown: (amount) => `${amount} gallons of water`,
    more: 'more',
    fewer: 'fewer',
    time: 'hours',
    since: 'after the draining began',
    start: 'when the draining began',
    direction: -1,
    rate: (which, rate) => `Tank ${which} was drained at a rate of ${rate} gallons per hour.`,
    askRate: (which) => `At what rate, in gallons per hour, was tank ${which} drained?`,
    askAmount: (when) => `How many gallons of water did tank P contain ${when}?`,
    rates: [15, 90],
    amounts: [600, 1600, 10],
  },
  {
    story: 'Two fuel tanks, P and Q, were filled, each at a constant rate.',
    one: 'tank',
    pair: 'the tanks',
    had: 'contained',
    unit: 'liters',
    than: 'liters of fuel than',
    shown: (amount) => `${amount} liters of fuel`,
    more: 'more',
    fewer: 'fewer',
    time: 'minutes',
    since: 'after the filling began',
    start: 'when the filling began',
    direction: 1,
    rate: (which, rate) => `Tank ${which} was filled at a rate of ${rate} liters per minute.`,
    askRate: (which) => `At what rate, in liters per minute, was tank ${which} filled?`,
    askAmount: (when) => `How many liters of fuel did tank P contain ${when}?`,
    rates: [18, 60],
    amounts: [100, 600, 5],
  },
  {
    story: 'Workers emptied two warehouses, P and Q, each at a constant rate.',
    one: 'warehouse',
    pair: 'the warehouses',
    had: 'held',
    unit: 'boxes',
    than: 'boxes than',
    shown: (amount) => `${amount} boxes`,
    more: 'more',
    fewer: 'fewer',
    time: 'hours',
    since: 'after the work began',
    start: 'when the work began',
    direction: -1,
    rate: (which, rate) => `Workers removed ${rate} boxes per hour from warehouse ${which}.`,
    askRate: (which) => `How many boxes per hour did workers remove from warehouse ${which}?`,
    askAmount: (when) => `How many boxes did warehouse P hold ${when}?`,
    rates: [20, 85],
    amounts: [900, 2400, 10],
  },
  {
    story: 'The balance of each of two accounts, P and Q, increased by a constant amount each month.',
    one: 'account',
    pair: 'the accounts',
    had: 'held',
    unit: 'dollars',
    than: 'than',
    shown: asIs,
    more: 'more',
    fewer: 'less',
    time: 'months',
    since: 'after the accounts were opened',
    start: 'when the accounts were opened',
    direction: 1,
    rate: (which, rate) => `The balance of account ${which} increased by $${rate} each month.`,
    askRate: (which) => `By how much, in dollars, did the balance of account ${which} increase each month?`,
    askAmount: (when) => `What was the balance, in dollars, of account P ${when}?`,
    rates: [35, 140],
    amounts: [200, 900, 10],
  },
  {
    story: 'The number of members of each of two gyms, P and Q, increased by a constant amount each month.',
    one: 'gym',
    pair: 'the gyms',
    had: 'had',
    unit: 'members',
    than: 'members than',
    shown: (amount) => `${amount} members`,
    more: 'more',
    fewer: 'fewer',
    time: 'months',
    since: 'after the gyms opened',
    start: 'when the gyms opened',
    direction: 1,
    rate: (which, rate) => `Gym ${which} gained ${rate} members each month.`,
    askRate: (which) => `How many members did gym ${which} gain each month?`,
    askAmount: (when) => `How many members did gym P have ${when}?`,
    rates: [8, 45],
    amounts: [120, 500, 5],
  },
  {
    story: 'Each of two large generators, P and Q, used fuel at a constant rate.',
    one: 'generator',
    pair: 'the generators',
    had: 'had',
    unit: 'gallons',
    than: 'gallons of fuel than',
    shown: (amount) => `${amount} gallons of fuel`,
    more: 'more',
    fewer: 'fewer',
    time: 'hours',
    since: 'after the generators were started',
    start: 'when the generators were started',
    direction: -1,
    rate: (which, rate) => `Generator ${which} used ${rate} gallons of fuel per hour.`,
    askRate: (which) => `How many gallons of fuel did generator ${which} use per hour?`,
    askAmount: (when) => `How many gallons of fuel did generator P have ${when}?`,
    rates: [14, 55],
    amounts: [500, 1100, 5],
  },
  {
    story: 'Two libraries, P and Q, each added a constant number of books to their collections every month.',
    one: 'library',
    pair: 'the libraries',
    had: 'had',
    unit: 'books',
    than: 'books than',
    shown: (amount) => `${amount} books`,
    more: 'more',
    fewer: 'fewer',
    time: 'months',
    since: 'after the libraries opened',
    start: 'when the libraries opened',
    direction: 1,
    rate: (which, rate) => `Library ${which} added ${rate} books each month.`,
    askRate: (which) => `How many books did library ${which} add each month?`,
    askAmount: (when) => `How many books did library P have ${when}?`,
    rates: [25, 150],
    amounts: [800, 3000, 10],
  },
  {
    story: 'Grain was removed from two silos, P and Q, each at a constant rate.',
    one: 'silo',
    pair: 'the silos',
    had: 'held',
    unit: 'tons',
    than: 'tons of grain than',
    shown: (amount) => `${amount} tons of grain`,
    more: 'more',
    fewer: 'fewer',
    time: 'days',
    since: 'after the removal began',
    start: 'when the removal began',
    direction: -1,
    rate: (which, rate) => `Each day, ${rate} tons of grain were removed from silo ${which}.`,
    askRate: (which) => `How many tons of grain were removed from silo ${which} each day?`,
    askAmount: (when) => `How many tons of grain did silo P hold ${when}?`,
    rates: [12, 48],
    amounts: [400, 900, 5],
  },
];
