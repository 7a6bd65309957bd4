/** Everyday settings in which a fixed amount and a rate make a total, for linear equations and functions. */
import { money, prose } from './text.ts';

export interface RateStory {
  readonly letter: string;
  /** What the letter counts, in the singular. */
  readonly unit: string;
  /** Tells the fixed amount first, then the rate, in one or two sentences. */
  readonly tell: (fixed: number, rate: number) => string;
  /** The same without the numbers. */
  readonly plain: string;
  /** "For a visit with \(h\) hours of work, the total charge was $285." */
  readonly outcome: (total: number) => string;
  /** What the letter, the rate, the fixed amount, rate times letter and the total mean. */
  readonly count: string;
  readonly rateMeans: string;
  readonly fixedMeans: string;
  readonly partMeans: string;
  readonly totalMeans: string;
  /** For functions: "the total charge, in dollars, for a visit with \(h\) hours of work". */
  readonly gives: string;
  /** Asks for the value of the function: "What is the total charge, in dollars, for a visit with 3 hours of work?" */
  readonly ask: (count: number) => string;
  readonly rate: readonly [number, number];
  readonly fixed: readonly [number, number];
  readonly counts: readonly [number, number];
  /** Multiples the amounts come in, such as whole fives of dollars. */
  readonly step: number;
}

export const rateStories: readonly RateStory[] = [
  {
    letter: 'h',
    unit: 'hour',
    tell: (b, a) => `A plumber charges a fee of ${money(b)} for each visit plus ${money(a)} per hour of work.`,
    plain: 'A plumber charges a fee for each visit plus a fixed amount per hour of work.',
    outcome: (t) => `For a visit with \\(h\\) hours of work, the total charge was ${money(t)}.`,
    count: 'The number of hours the plumber worked during the visit',
    rateMeans: 'The charge, in dollars, for each hour of the plumber’s work',
    fixedMeans: 'The fee, in dollars, that the plumber charges for each visit',
    partMeans: 'The charge, in dollars, for all the hours of work together',
    totalMeans: 'The total charge, in dollars, for the visit and the work',
    gives: 'the total charge, in dollars, for a plumber’s visit with \\(h\\) hours of work',
    ask: (n) => `What is the total charge, in dollars, for a visit with ${n} hours of work?`,
    rate: [60, 120],
    fixed: [40, 95],
    counts: [2, 8],
    step: 5,
  },
  {
    letter: 'm',
    unit: 'month',
    tell: (b, a) => `To join a gym, Aisha paid a registration fee of ${money(b)}. After that, she pays ${money(a)} per month.`,
    plain: 'To join a gym, Aisha paid a registration fee. After that, she pays a fixed amount per month.',
    outcome: (t) => `After \\(m\\) months, she has paid a total of ${money(t)}.`,
    count: 'The number of months for which Aisha has paid the gym',
    rateMeans: 'The amount, in dollars, that Aisha pays the gym each month',
    fixedMeans: 'The registration fee, in dollars, that Aisha paid to join',
    partMeans: 'The amount, in dollars, paid for all of the months together',
    totalMeans: 'The total amount, in dollars, that Aisha has paid the gym',
    gives: 'the total amount, in dollars, a member of a gym has paid after \\(m\\) months',
    ask: (n) => `What is the total amount, in dollars, that a member has paid after ${n} months?`,
    rate: [20, 45],
    fixed: [30, 80],
    counts: [3, 18],
    step: 1,
  },
  {
    letter: 't',
    unit: 'minute',
    tell: (b, a) => `A swimming pool contained ${prose(b)} gallons of water when a hose was turned on. The hose adds ${a} gallons of water per minute.`,
    plain: 'A swimming pool already contained some water when a hose was turned on. The hose adds water at a constant rate.',
    outcome: (t) => `After \\(t\\) minutes, the pool contained ${prose(t)} gallons of water.`,
    count: 'The number of minutes for which the hose had been turned on',
    rateMeans: 'The amount of water, in gallons, that the hose adds per minute',
    fixedMeans: 'The amount of water, in gallons, before the hose was turned on',
    partMeans: 'The amount of water, in gallons, that came from the hose',
    totalMeans: 'The total amount of water, in gallons, in the pool at the end',
    gives: 'the amount of water, in gallons, in a swimming pool \\(t\\) minutes after a hose was turned on',
    ask: (n) => `How many gallons of water are in the pool ${n} minutes after the hose was turned on?`,
    rate: [8, 16],
    fixed: [1800, 6400],
    counts: [15, 90],
    step: 1,
  },
  {
    letter: 's',
    unit: 'shirt',
    tell: (b, a) => `A print shop charges a setup fee of ${money(b)} plus ${money(a)} per shirt to print a design on shirts.`,
    plain: 'A print shop charges a setup fee plus a fixed amount per shirt to print a design on shirts.',
    outcome: (t) => `For an order of \\(s\\) shirts, the total cost was ${money(t)}.`,
    count: 'The number of shirts that were printed for this one order',
    rateMeans: 'The amount, in dollars, that the shop charges per shirt',
    fixedMeans: 'The setup fee, in dollars, that the shop charges per order',
    partMeans: 'The amount, in dollars, charged for all the shirts together',
    totalMeans: 'The total cost, in dollars, of the order with the setup fee',
    gives: 'the total cost, in dollars, of an order of \\(s\\) printed shirts',
    ask: (n) => `What is the total cost, in dollars, of an order of ${n} shirts?`,
    rate: [6, 14],
    fixed: [20, 60],
    counts: [12, 60],
    step: 1,
  },
  {
    letter: 'd',
    unit: 'day',
    tell: (b, a) => `Kofi had read ${b} pages of a novel before a vacation and read ${a} pages on each day of the vacation.`,
    plain: 'Kofi had read part of a novel before a vacation and read the same number of pages on each day of the vacation.',
    outcome: (t) => `After \\(d\\) days of the vacation, he had read ${t} pages in total.`,
    count: 'The number of days of the vacation on which Kofi read',
    rateMeans: 'The number of pages Kofi read on each day of the vacation',
    fixedMeans: 'The number of pages Kofi had read before the vacation',
    partMeans: 'The number of pages Kofi read in the first \\(d\\) days of the vacation',
    totalMeans: 'The total number of pages of the novel Kofi had read',
    gives: 'the number of pages of a novel a student has read after \\(d\\) days of vacation',
    ask: (n) => `How many pages of the novel has the student read after ${n} days of vacation?`,
    rate: [18, 45],
    fixed: [35, 120],
    counts: [3, 9],
    step: 1,
  },
  {
    letter: 'c',
    unit: 'crate',
    tell: (b, a) => `An empty delivery truck has a mass of ${prose(b)} kilograms. It is loaded with crates that each have a mass of ${a} kilograms.`,
    plain: 'A delivery truck is loaded with crates that all have the same mass.',
    outcome: (t) => `With \\(c\\) crates, the mass of the loaded truck was ${prose(t)} kilograms.`,
    count: 'The number of crates that were loaded onto the delivery truck',
    rateMeans: 'The mass, in kilograms, of each crate loaded onto the truck',
    fixedMeans: 'The mass, in kilograms, of the truck without any of the crates',
    partMeans: 'The mass, in kilograms, of all of the crates on the truck',
    totalMeans: 'The mass, in kilograms, of the truck with all of its crates',
    gives: 'the mass, in kilograms, of a delivery truck loaded with \\(c\\) crates',
    ask: (n) => `What is the mass, in kilograms, of the truck loaded with ${n} crates?`,
    rate: [18, 60],
    fixed: [2100, 4800],
    counts: [12, 50],
    step: 5,
  },
  {
    letter: 'w',
    unit: 'week',
    tell: (b, a) => `Marisol had ${money(b)} in a savings account and then deposited ${money(a)} each week. The account earns no interest.`,
    plain: 'Marisol had some money in a savings account and then deposited the same amount each week. The account earns no interest.',
    outcome: (t) => `After \\(w\\) weeks, the account contained ${money(t)}.`,
    count: 'The number of weeks in which Marisol made a deposit',
    rateMeans: 'The amount, in dollars, that Marisol deposited each week',
    fixedMeans: 'The amount, in dollars, in the account before the deposits',
    partMeans: 'The amount, in dollars, of all the weekly deposits together',
    totalMeans: 'The amount, in dollars, in the account after the deposits',
    gives: 'the amount, in dollars, in a savings account after \\(w\\) weeks of deposits',
    ask: (n) => `How much money, in dollars, is in the account after ${n} weeks of deposits?`,
    rate: [15, 60],
    fixed: [120, 540],
    counts: [5, 26],
    step: 5,
  },
  {
    letter: 'n',
    unit: 'night',
    tell: (b, a) => `A campground charges an entrance fee of ${money(b)} per vehicle plus ${money(a)} per night.`,
    plain: 'A campground charges an entrance fee per vehicle plus a fixed amount per night.',
    outcome: (t) => `For one vehicle and a stay of \\(n\\) nights, a family paid ${money(t)}.`,
    count: 'The number of nights that the family stayed at the campground',
    rateMeans: 'The amount, in dollars, that the campground charges per night',
    fixedMeans: 'The entrance fee, in dollars, that the family paid for its vehicle',
    partMeans: 'The amount, in dollars, the family paid for its nights alone',
    totalMeans: 'The total amount, in dollars, the family paid the campground',
    gives: 'the total cost, in dollars, of staying at a campground with one vehicle for \\(n\\) nights',
    ask: (n) => `What is the total cost, in dollars, of staying for ${n} nights with one vehicle?`,
    rate: [18, 42],
    fixed: [8, 35],
    counts: [2, 12],
    step: 1,
  },
  {
    letter: 'x',
    unit: 'candle',
    tell: (b, a) => `A candle maker spent ${money(b)} on equipment and spends ${money(a)} on materials for each candle.`,
    plain: 'A candle maker spent some money on equipment and spends the same amount on materials for each candle.',
    outcome: (t) => `After making \\(x\\) candles, the candle maker had spent a total of ${money(t)}.`,
    count: 'The number of candles that the candle maker had made in all',
    rateMeans: 'The cost, in dollars, of the materials for each candle made',
    fixedMeans: 'The cost, in dollars, of the candle maker’s equipment alone',
    partMeans: 'The cost, in dollars, of the materials for all of the candles',
    totalMeans: 'The total cost, in dollars, of the equipment and materials',
    gives: 'the total amount, in dollars, a candle maker has spent after making \\(x\\) candles',
    ask: (n) => `What is the total amount, in dollars, the candle maker has spent after making ${n} candles?`,
    rate: [3, 9],
    fixed: [140, 380],
    counts: [25, 90],
    step: 1,
  },
  {
    letter: 'y',
    unit: 'year',
    tell: (b, a) => `When it was planted, a tree was ${b} inches tall. Since then, its height has increased by ${a} inches per year.`,
    plain: 'Since it was planted, the height of a tree has increased by the same amount each year.',
    outcome: (t) => `After \\(y\\) years, the tree was ${t} inches tall.`,
    count: 'The number of years that have passed since the tree was planted',
    rateMeans: 'The number of inches by which the tree’s height increased each year',
    fixedMeans: 'The height of the tree, in inches, at the time it was planted',
    partMeans: 'The number of inches the tree has grown since it was planted',
    totalMeans: 'The height of the tree, in inches, \\(y\\) years after it was planted',
    gives: 'the height, in inches, of a tree \\(y\\) years after it was planted',
    ask: (n) => `What is the height, in inches, of the tree ${n} years after it was planted?`,
    rate: [7, 18],
    fixed: [24, 70],
    counts: [4, 15],
    step: 1,
  },
];

/** Rate, fixed amount and count drawn from the story's ranges. */
export const drawAmounts = (story: RateStory, int: (min: number, max: number) => number) => {
  const multiple = ([low, high]: readonly [number, number]) => int(Math.ceil(low / story.step), Math.floor(high / story.step)) * story.step;
  return { rate: multiple(story.rate), fixed: multiple(story.fixed), count: int(...story.counts) };
};
