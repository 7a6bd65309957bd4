/** Pairs of amounts that change at constant rates. */

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
  /** Follows "twice": "as much water as". */
  readonly as: string;
  readonly shown: (amount: string) => string;
  readonly more: string;
  readonly fewer: string;
  readonly time: string;
  /** "after the draining began". */
  readonly since: string;
  readonly start: string;
  readonly direction: 1 | -1;
  /** The rate of one of them or of both, as a sentence, and of one as a question. */
  readonly rate: (which: string, rate: string) => string;
  readonly bothRates: (p: string, q: string) => string;
  readonly askRate: (which: string) => string;
  /** How much one of them has at a time, as a question. */
  readonly askAmount: (which: string, when: string) => string;
  /** How much each has when both have the same, as a question. */
  readonly askEqual: string;
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
    as: 'as much water as',
    askEqual: 'How many gallons of water did each tank contain when the amounts in the two tanks were equal?',
    shown: (amount) => `${amount} gallons of water`,
    more: 'more',
    fewer: 'fewer',
    time: 'hours',
    since: 'after the draining began',
    start: 'when the draining began',
    direction: -1,
    rate: (which, rate) => `Tank ${which} was drained at a rate of ${rate} gallons per hour.`,
    bothRates: (p, q) => `Tank P was drained at a rate of ${p} gallons per hour, and tank Q was drained at a rate of ${q} gallons per hour.`,
    askRate: (which) => `At what rate, in gallons per hour, was tank ${which} drained?`,
    askAmount: (which, when) => `How many gallons of water did tank ${which} contain ${when}?`,
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
    as: 'as much fuel as',
    askEqual: 'How many liters of fuel did each tank contain when the amounts in the two tanks were equal?',
    shown: (amount) => `${amount} liters of fuel`,
    more: 'more',
    fewer: 'fewer',
    time: 'minutes',
    since: 'after the filling began',
    start: 'when the filling began',
    direction: 1,
    rate: (which, rate) => `Tank ${which} was filled at a rate of ${rate} liters per minute.`,
    bothRates: (p, q) => `Tank P was filled at a rate of ${p} liters per minute, and tank Q was filled at a rate of ${q} liters per minute.`,
    askRate: (which) => `At what rate, in liters per minute, was tank ${which} filled?`,
    askAmount: (which, when) => `How many liters of fuel did tank ${which} contain ${when}?`,
    rates: [18, 60],
    amounts: [100, 600, 5],
  },
  {
    story: 'Workers removed boxes from two warehouses, P and Q, at constant rates.',
    one: 'warehouse',
    pair: 'the warehouses',
    had: 'held',
    unit: 'boxes',
    than: 'boxes than',
    as: 'as many boxes as',
    askEqual: 'How many boxes did each warehouse hold when the numbers of boxes in the two warehouses were equal?',
    shown: (amount) => `${amount} boxes`,
    more: 'more',
    fewer: 'fewer',
    time: 'hours',
    since: 'after the work began',
    start: 'when the work began',
    direction: -1,
    rate: (which, rate) => `Workers removed ${rate} boxes per hour from warehouse ${which}.`,
    bothRates: (p, q) => `Each hour, workers removed ${p} boxes from warehouse P and ${q} boxes from warehouse Q.`,
    askRate: (which) => `How many boxes per hour did workers remove from warehouse ${which}?`,
    askAmount: (which, when) => `How many boxes did warehouse ${which} hold ${when}?`,
    rates: [20, 85],
    amounts: [900, 2400, 10],
  },
  {
    story: 'Each month, a constant amount was deposited in each of two accounts, P and Q, that earned no interest.',
    one: 'account',
    pair: 'the accounts',
    had: 'held',
    unit: 'dollars',
    than: 'than',
    as: 'as much money as',
    askEqual: 'What was the balance, in dollars, of each account when the two balances were equal?',
    shown: asIs,
    more: 'more',
    fewer: 'less',
    time: 'months',
    since: 'after the accounts were opened',
    start: 'when the accounts were opened',
    direction: 1,
    rate: (which, rate) => `The monthly deposit in account ${which} was $${rate}.`,
    bothRates: (p, q) => `The monthly deposit was $${p} in account P and $${q} in account Q.`,
    askRate: (which) => `What was the monthly deposit, in dollars, in account ${which}?`,
    askAmount: (which, when) => `What was the balance, in dollars, of account ${which} ${when}?`,
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
    as: 'as many members as',
    askEqual: 'How many members did each gym have when the two gyms had the same number of members?',
    shown: (amount) => `${amount} members`,
    more: 'more',
    fewer: 'fewer',
    time: 'months',
    since: 'after the gyms opened',
    start: 'when the gyms opened',
    direction: 1,
    rate: (which, rate) => `Gym ${which} gained ${rate} members each month.`,
    bothRates: (p, q) => `Each month, gym P gained ${p} members and gym Q gained ${q} members.`,
    askRate: (which) => `How many members did gym ${which} gain each month?`,
    askAmount: (which, when) => `How many members did gym ${which} have ${when}?`,
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
    as: 'as much fuel as',
    askEqual: 'How many gallons of fuel did each generator have when the amounts of fuel in the two generators were equal?',
    shown: (amount) => `${amount} gallons of fuel`,
    more: 'more',
    fewer: 'fewer',
    time: 'hours',
    since: 'after the generators were started',
    start: 'when the generators were started',
    direction: -1,
    rate: (which, rate) => `Generator ${which} used ${rate} gallons of fuel per hour.`,
    bothRates: (p, q) => `Generator P used ${p} gallons of fuel per hour, and generator Q used ${q} gallons per hour.`,
    askRate: (which) => `How many gallons of fuel did generator ${which} use per hour?`,
    askAmount: (which, when) => `How many gallons of fuel did generator ${which} have ${when}?`,
    rates: [14, 55],
    amounts: [500, 1100, 5],
  },
  {
    story: 'Each of two libraries, P and Q, added a constant number of books to its collection every month.',
    one: 'library',
    pair: 'the libraries',
    had: 'had',
    unit: 'books',
    than: 'books than',
    as: 'as many books as',
    askEqual: 'How many books did each library have when the two libraries had the same number of books?',
    shown: (amount) => `${amount} books`,
    more: 'more',
    fewer: 'fewer',
    time: 'months',
    since: 'after the libraries opened',
    start: 'when the libraries opened',
    direction: 1,
    rate: (which, rate) => `Library ${which} added ${rate} books each month.`,
    bothRates: (p, q) => `Each month, library P added ${p} books and library Q added ${q} books.`,
    askRate: (which) => `How many books did library ${which} add each month?`,
    askAmount: (which, when) => `How many books did library ${which} have ${when}?`,
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
    as: 'as much grain as',
    askEqual: 'How many tons of grain did each silo hold when the amounts in the two silos were equal?',
    shown: (amount) => `${amount} tons of grain`,
    more: 'more',
    fewer: 'fewer',
    time: 'days',
    since: 'after the removal began',
    start: 'when the removal began',
    direction: -1,
    rate: (which, rate) => `Grain was removed from silo ${which} at a rate of ${rate} tons per day.`,
    bothRates: (p, q) => `Each day, ${p} tons of grain were removed from silo P and ${q} tons were removed from silo Q.`,
    askRate: (which) => `At what rate, in tons per day, was grain removed from silo ${which}?`,
    askAmount: (which, when) => `How many tons of grain did silo ${which} hold ${when}?`,
    rates: [12, 48],
    amounts: [400, 900, 5],
  },
];
