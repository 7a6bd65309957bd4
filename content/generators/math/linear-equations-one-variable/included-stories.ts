/** Everyday settings in which a first amount pays for the first few units, and each further unit costs extra. */
import { money } from '../text.ts';

export interface IncludedStory {
  readonly letter: string;
  readonly unit: string;
  readonly tell: (fixed: number, first: number, rate: number) => string;
  /** "The charge for a trip of \\(x\\) miles was $29." */
  readonly outcome: (total: number) => string;
  readonly fixed: readonly [number, number];
  readonly rate: readonly [number, number];
  /** How many units the first amount pays for, and how many there are. */
  readonly first: readonly [number, number];
  readonly more: readonly [number, number];
  readonly step: number;
}

export const includedStories: readonly IncludedStory[] = [
  {
    letter: 'h',
    unit: 'hour',
    tell: (b, k, a) => `A plumber charges ${money(b)} for the first ${k} hours of a visit and ${money(a)} for each additional hour.`,
    outcome: (t) => `The total charge for a visit of \\(h\\) hours was ${money(t)}.`,
    fixed: [150, 300],
    rate: [60, 95],
    first: [2, 3],
    more: [2, 5],
    step: 5,
  },
  {
    letter: 'g',
    unit: 'gigabyte',
    tell: (b, k, a) => `A phone plan costs ${money(b)} per month, which includes the first ${k} gigabytes of data. Each additional gigabyte costs ${money(a)}.`,
    outcome: (t) => `In one month, a customer used \\(g\\) gigabytes of data, and the total cost was ${money(t)}.`,
    fixed: [30, 60],
    rate: [6, 12],
    first: [2, 8],
    more: [2, 9],
    step: 1,
  },
  {
    letter: 'd',
    unit: 'day',
    tell: (b, k, a) => `A store rents a floor sander for ${money(b)} for the first ${k} days and ${money(a)} for each additional day.`,
    outcome: (t) => `A customer paid ${money(t)} to rent the floor sander for \\(d\\) days.`,
    fixed: [90, 160],
    rate: [25, 45],
    first: [2, 3],
    more: [2, 6],
    step: 5,
  },
  {
    letter: 'n',
    unit: 'hour',
    tell: (b, k, a) => `A parking garage charges ${money(b)} for the first ${k} hours and ${money(a)} for each additional hour.`,
    outcome: (t) => `A driver paid ${money(t)} to park in the garage for \\(n\\) hours.`,
    fixed: [6, 15],
    rate: [2, 5],
    first: [2, 3],
    more: [2, 9],
    step: 1,
  },
  {
    letter: 'x',
    unit: 'mile',
    tell: (b, k, a) => `A taxi company charges ${money(b)} for the first ${k} miles of a trip and ${money(a)} for each additional mile.`,
    outcome: (t) => `The charge for a trip of \\(x\\) miles was ${money(t)}.`,
    fixed: [7, 15],
    rate: [2, 4],
    first: [2, 4],
    more: [3, 20],
    step: 1,
  },
  {
    letter: 'g',
    unit: 'guest',
    tell: (b, k, a) => `A skating rink charges ${money(b)} for the first ${k} guests at a party and ${money(a)} for each additional guest.`,
    outcome: (t) => `The total charge for a party with \\(g\\) guests was ${money(t)}.`,
    fixed: [120, 220],
    rate: [9, 15],
    first: [8, 12],
    more: [3, 18],
    step: 1,
  },
  {
    letter: 'p',
    unit: 'poster',
    tell: (b, k, a) => `A print shop charges ${money(b)} for the first ${k} posters in an order and ${money(a)} for each additional poster.`,
    outcome: (t) => `The total charge for an order of \\(p\\) posters was ${money(t)}.`,
    fixed: [80, 140],
    rate: [4, 9],
    first: [10, 20],
    more: [5, 40],
    step: 1,
  },
  {
    letter: 'w',
    unit: 'pound',
    tell: (b, k, a) => `A company charges ${money(b)} for the first ${k} pounds of a shipment and ${money(a)} for each additional pound.`,
    outcome: (t) => `The charge for a shipment of \\(w\\) pounds was ${money(t)}.`,
    fixed: [9, 18],
    rate: [2, 4],
    first: [5, 10],
    more: [3, 25],
    step: 1,
  },
];
