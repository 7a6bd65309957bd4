/** Stories in which two kinds of things make one total, for questions about the meaning of an equation. */
import { article, math } from '../text.ts';

/** What is said about one of the two kinds: as a noun phrase, and as a statement with a number. */
interface Kind {
  /** One of it, in a reason. */
  readonly unit: string;
  readonly one: string;
  readonly all: string;
  readonly number: string;
  /** With nothing of the other kind, there are so many of this kind. */
  readonly aloneIs: (n: string) => string;
  readonly oneIs: (n: string) => string;
  readonly allIs: (n: string) => string;
  /** The range of the amount for one. */
  readonly rate: readonly [number, number];
}

export interface TwoKindsStory {
  /** Tells the situation and its total; both letters are explained. */
  readonly tell: (total: string) => string;
  readonly total: string;
  /** The kinds that x and y count. */
  readonly x: Kind;
  readonly y: Kind;
  /** The greatest plausible total. */
  readonly most: number;
}

const [x, y] = [math('x'), math('y')];

const bags = (kind: string, other: string): Kind => ({
  unit: `bag of ${kind}`,
  one: `The price, in dollars, of each bag of ${kind}`,
  all: `The total amount, in dollars, the baker spends on ${kind}`,
  number: `The number of bags of ${kind} the baker buys`,
  aloneIs: (n) => `If the baker buys no ${other}, the baker buys ${n} bags of ${kind}.`,
  oneIs: (n) => `Each bag of ${kind} costs $${n}.`,
  allIs: (n) => `The baker spends a total of $${n} on ${kind}.`,
  rate: [3, 9],
});

const pace = (doing: string, does: string, other: string, rate: Kind['rate']): Kind => ({
  unit: `hour of ${doing}`,
  one: `The runner’s speed, in miles per hour, while ${doing}`,
  all: `The total distance, in miles, the runner covers by ${doing}`,
  number: `The number of hours the runner ${does}`,
  aloneIs: (n) => `If the runner does not ${other}, the runner ${does} for ${n} hours.`,
  oneIs: (n) => `The runner’s speed while ${doing} is ${n} miles per hour.`,
  allIs: (n) => `The runner covers a total of ${n} miles by ${doing}.`,
  rate,
});

const tickets = (kind: string, other: string, rate: Kind['rate']): Kind => ({
  unit: `${kind} ticket`,
  one: `The price, in dollars, of each ${kind} ticket`,
  all: `The total amount, in dollars, collected from ${kind} tickets`,
  number: `The number of ${kind} tickets the theater sells`,
  aloneIs: (n) => `If the theater sells no ${other} tickets, it sells ${n} ${kind} tickets.`,
  oneIs: (n) => `Each ${kind} ticket costs $${n}.`,
  allIs: (n) => `The theater collects a total of $${n} from ${kind} tickets.`,
  rate,
});

const parts = (kind: string, other: string, rate: Kind['rate']): Kind => ({
  unit: kind,
  one: `The mass, in grams, of the steel used for each ${kind}`,
  all: `The total mass, in grams, of the steel used for the ${kind}s`,
  number: `The number of ${kind}s the machine makes`,
  aloneIs: (n) => `If the machine makes no ${other}s, it makes ${n} ${kind}s.`,
  oneIs: (n) => `Each ${kind} is made from ${n} grams of steel.`,
  allIs: (n) => `A total of ${n} grams of steel is used for the ${kind}s.`,
  rate,
});

const days = (where: string, other: string, rate: Kind['rate']): Kind => ({
  unit: `day ${where}`,
  one: `The number of pages the student reads each day ${where}`,
  all: `The total number of pages the student reads ${where}`,
  number: `The number of days the student reads ${where}`,
  aloneIs: (n) => `If the student does not read ${other}, the student reads for ${n} days ${where}.`,
  oneIs: (n) => `The student reads ${n} pages each day ${where}.`,
  allIs: (n) => `The student reads a total of ${n} pages ${where}.`,
  rate,
});

const barrels = (kind: string, other: string, rate: Kind['rate']): Kind => ({
  unit: `${kind} barrel`,
  one: `The amount of juice, in liters, in each ${kind} barrel`,
  all: `The total amount of juice, in liters, in the ${kind} barrels`,
  number: `The number of ${kind} barrels the farm fills`,
  aloneIs: (n) => `If the farm fills no ${other} barrels, it fills ${n} ${kind} barrels.`,
  oneIs: (n) => `Each ${kind} barrel holds ${n} liters of juice.`,
  allIs: (n) => `The ${kind} barrels hold a total of ${n} liters of juice.`,
  rate,
});

const points = (kind: string, does: string, without: string, rate: Kind['rate']): Kind => ({
  unit: kind,
  one: `The number of points the player earns for each ${kind}`,
  all: `The total number of points the player earns for ${kind}s`,
  number: `The number of ${kind}s the player ${does}`,
  aloneIs: (n) => `If the player ${without}, the player ${does} ${n} ${kind}s.`,
  oneIs: (n) => `The player earns ${n} points for each ${kind}.`,
  allIs: (n) => `The player earns a total of ${n} points for ${kind}s.`,
  rate,
});

export const twoKindsStories: readonly TwoKindsStory[] = [
  {
    tell: (t) => `A baker spends $${t} on ${x} bags of flour and ${y} bags of sugar.`,
    total: 'The total amount, in dollars, the baker spends on flour and sugar',
    x: bags('flour', 'sugar'),
    y: bags('sugar', 'flour'),
    most: 160,
  },
  {
    tell: (t) => `A runner covers ${t} miles in a week by running for ${x} hours and walking for ${y} hours.`,
    total: 'The total distance, in miles, the runner covers by running and walking',
    x: pace('running', 'runs', 'walk', [6, 8]),
    y: pace('walking', 'walks', 'run', [2, 4]),
    most: 60,
  },
  {
    tell: (t) => `A theater collects $${t} from selling ${x} balcony tickets and ${y} floor tickets.`,
    total: 'The total amount, in dollars, collected from balcony and floor tickets',
    x: tickets('balcony', 'floor', [15, 28]),
    y: tickets('floor', 'balcony', [29, 48]),
    most: 9000,
  },
  {
    tell: (t) => `A machine uses ${t} grams of steel to make ${x} bolts and ${y} gears.`,
    total: 'The total mass, in grams, of the steel used for the bolts and gears',
    x: parts('bolt', 'gear', [12, 30]),
    y: parts('gear', 'bolt', [35, 80]),
    most: 9000,
  },
  {
    tell: (t) =>
      `A student reads ${article(t)} ${t}-page book in ${x} days on vacation and ${y} days at home. The student reads at one constant rate on vacation and at another constant rate at home.`,
    total: 'The total number of pages the student reads on vacation and at home',
    x: days('on vacation', 'at home', [30, 60]),
    y: days('at home', 'on vacation', [12, 28]),
    most: 900,
  },
  {
    tell: (t) => `A farm fills ${x} small barrels and ${y} large barrels with a total of ${t} liters of juice.`,
    total: 'The total amount of juice, in liters, in the small and large barrels',
    x: barrels('small', 'large', [20, 45]),
    y: barrels('large', 'small', [60, 110]),
    most: 4000,
  },
  {
    tell: (t) => `A player earns ${t} points in a game by solving ${x} puzzles and winning ${y} rounds.`,
    total: 'The total number of points the player earns for puzzles and rounds',
    x: points('puzzle', 'solves', 'wins no rounds', [5, 15]),
    y: points('round', 'wins', 'solves no puzzles', [20, 50]),
    most: 1500,
  },
];
