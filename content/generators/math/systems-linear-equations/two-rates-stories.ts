/** Pairs that start from different amounts and change at different constant rates, so that they are equal at one time. */
import { count } from '../text.ts';

export interface TwoRatesStory {
  readonly tell: string;
  readonly unit: string;
  /** "after 5 minutes"; begins a sentence or stands inside one. */
  readonly at: (time: number) => string;
  readonly same: string;
  /** P or Q is ahead of the other one by the number. */
  readonly more: (ahead: 'P' | 'Q', by: number) => string;
  /** How far Q is ahead at the start, as a question. */
  readonly startGap: string;
  /** How far one is ahead at a time, as a question. */
  readonly gapAt: (ahead: 'P' | 'Q', time: number) => string;
  readonly when: string;
  /** Names of the amount at the start and of the amount per unit of time. */
  readonly start: string;
  readonly rate: string;
  readonly startTimes: (times: string) => string;
  readonly rateTimes: (times: string) => string;
  /** When P is greater than Q by a percent, as a question. */
  readonly whenAbove: (percent: number) => string;
  /** The greatest difference of the rates that makes sense. */
  readonly most: number;
  /** The greatest amount at the start, in multiples of what one unit of time brings. */
  readonly mostStart: number;
  /** The longest time that makes sense. */
  readonly longest: number;
}

const other = (one: 'P' | 'Q') => (one === 'P' ? 'Q' : 'P');

export const twoRatesStories: readonly TwoRatesStory[] = [
  {
    tell: 'Companies P and Q rent generators. Each company charges a fixed fee plus a constant amount per day.',
    unit: 'day',
    at: (t) => `for a rental of ${count(t, 'day')}`,
    same: 'the total charge is the same at both companies',
    more: (p, d) => `the total charge at company ${p} is $${d} more than at company ${other(p)}`,
    startGap: 'How much greater, in dollars, is the fixed fee at company Q than at company P?',
    gapAt: (p, t) => `How much greater, in dollars, is the total charge at company ${p} than at company ${other(p)} for a rental of ${count(t, 'day')}?`,
    when: 'For a rental of how many days is the total charge the same at both companies?',
    start: 'fixed fee',
    rate: 'charge per day',
    startTimes: (k) => `The fixed fee at company Q is ${k} the fixed fee at company P`,
    rateTimes: (j) => `the charge per day at company P is ${j} the charge per day at company Q`,
    whenAbove: (m) => `For a rental of how many days is the total charge at company P ${m}% greater than the total charge at company Q?`,
    most: 24,
    mostStart: 15,
    longest: 60,
  },
  {
    tell: 'Tanks P and Q contain some water, and more water is pumped into each at a constant rate.',
    unit: 'minute',
    at: (t) => `after ${count(t, 'minute')} of pumping`,
    same: 'the tanks contain the same amount of water',
    more: (p, d) => `tank ${p} contains ${d} gallons more than tank ${other(p)}`,
    startGap: 'Before the pumping begins, how many more gallons of water does tank Q contain than tank P?',
    gapAt: (p, t) => `How many more gallons of water does tank ${p} contain than tank ${other(p)} after ${count(t, 'minute')} of pumping?`,
    when: 'After how many minutes of pumping do the tanks contain the same amount of water?',
    start: 'amount before the pumping',
    rate: 'amount pumped per minute',
    startTimes: (k) => `Before the pumping begins, tank Q contains ${k} the amount of water in tank P`,
    rateTimes: (j) => `the rate for tank P is ${j} the rate for tank Q`,
    whenAbove: (m) => `After how many minutes of pumping is the amount of water in tank P ${m}% greater than the amount of water in tank Q?`,
    most: 24,
    mostStart: 60,
    longest: 120,
  },
  {
    tell: 'Accounts P and Q earn no interest. Each account begins with an initial deposit, and then its balance increases by a constant amount every week.',
    unit: 'week',
    at: (t) => `after ${count(t, 'week')}`,
    same: 'the balances of the accounts are equal',
    more: (p, d) => `the balance of account ${p} is $${d} more than that of account ${other(p)}`,
    startGap: 'How much greater, in dollars, was the initial deposit to account Q than the initial deposit to account P?',
    gapAt: (p, t) => `How much greater, in dollars, is the balance of account ${p} than the balance of account ${other(p)} after ${count(t, 'week')}?`,
    when: 'After how many weeks are the balances of the accounts equal?',
    start: 'initial deposit',
    rate: 'weekly deposit',
    startTimes: (k) => `The initial deposit to account Q was ${k} the initial deposit to account P`,
    rateTimes: (j) => `the amount added to account P each week is ${j} the amount added to account Q`,
    whenAbove: (m) => `After how many weeks is the balance of account P ${m}% greater than the balance of account Q?`,
    most: 24,
    mostStart: 30,
    longest: 104,
  },
  {
    tell: 'Two vines, P and Q, were planted on the same day. Since then, each vine has grown at a constant rate.',
    unit: 'week',
    at: (t) => `after ${count(t, 'week')}`,
    same: 'the vines had the same length',
    more: (p, d) => `vine ${p} was ${d} centimeters longer than vine ${other(p)}`,
    startGap: 'How many centimeters longer was vine Q than vine P on the day they were planted?',
    gapAt: (p, t) => `How many centimeters longer was vine ${p} than vine ${other(p)} after ${count(t, 'week')}?`,
    when: 'After how many weeks did the vines have the same length?',
    start: 'length at planting',
    rate: 'growth per week',
    startTimes: (k) => `At planting, vine Q was ${k} as long as vine P`,
    rateTimes: (j) => `vine P has grown ${j} as fast as vine Q`,
    whenAbove: (m) => `After how many weeks was the length of vine P ${m}% greater than the length of vine Q?`,
    most: 6,
    mostStart: 30,
    longest: 30,
  },
  {
    tell: 'Silos P and Q hold some grain, and more grain is loaded into each at a constant rate.',
    unit: 'hour',
    at: (t) => `after ${count(t, 'hour')} of loading`,
    same: 'the silos hold the same amount of grain',
    more: (p, d) => `silo ${p} holds ${d} tons more than silo ${other(p)}`,
    startGap: 'Before the loading begins, how many more tons of grain does silo Q hold than silo P?',
    gapAt: (p, t) => `How many more tons of grain does silo ${p} hold than silo ${other(p)} after ${count(t, 'hour')} of loading?`,
    when: 'After how many hours of loading do the silos hold the same amount of grain?',
    start: 'amount before the loading',
    rate: 'amount loaded per hour',
    startTimes: (k) => `Before the loading begins, silo Q holds ${k} the amount of grain in silo P`,
    rateTimes: (j) => `the rate for silo P is ${j} the rate for silo Q`,
    whenAbove: (m) => `After how many hours of loading is the amount of grain in silo P ${m}% greater than the amount of grain in silo Q?`,
    most: 18,
    mostStart: 40,
    longest: 72,
  },
  {
    tell: 'Gyms P and Q each charge new members an enrollment fee plus a constant amount per month.',
    unit: 'month',
    at: (t) => `for a membership of ${count(t, 'month')}`,
    same: 'the total cost is the same at both gyms',
    more: (p, d) => `the total cost at gym ${p} is $${d} more than at gym ${other(p)}`,
    startGap: 'How much greater, in dollars, is the enrollment fee at gym Q than at gym P?',
    gapAt: (p, t) => `How much greater, in dollars, is the total cost at gym ${p} than at gym ${other(p)} for a membership of ${count(t, 'month')}?`,
    when: 'For a membership of how many months is the total cost the same at both gyms?',
    start: 'enrollment fee',
    rate: 'charge per month',
    startTimes: (k) => `The enrollment fee at gym Q is ${k} the enrollment fee at gym P`,
    rateTimes: (j) => `the charge per month at gym P is ${j} the charge per month at gym Q`,
    whenAbove: (m) => `For a membership of how many months is the total cost at gym P ${m}% greater than the total cost at gym Q?`,
    most: 20,
    mostStart: 8,
    longest: 48,
  },
];
