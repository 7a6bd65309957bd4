/** Plans that depend on how many would take part, estimated from a random sample. */
import type { Random } from '#core/random.ts';
import { usualMargin } from './polls.ts';

interface Plan {
  readonly who: string;
  readonly members: string;
  readonly would: string;
  /** The same where nothing was said of it before. */
  readonly first: string;
  readonly place: string;
  /** What each of them pays, in dollars, and for what. */
  readonly price: readonly [number, number];
  readonly pays: string;
  readonly sizes: readonly [number, number];
}

const plans: readonly Plan[] = [
  {
    who: 'A city',
    members: 'households',
    would: 'would use the new bus line',
    first: 'would use a new bus line',
    place: 'in a district',
    price: [30, 60],
    pays: 'one monthly pass',
    sizes: [20, 90],
  },
  {
    who: 'A school',
    members: 'students',
    would: 'would attend the class',
    first: 'would attend a Saturday art class',
    place: 'at the school',
    price: [6, 15],
    pays: 'a set of materials',
    sizes: [6, 24],
  },
  {
    who: 'A company',
    members: 'employees',
    would: 'would ride the shuttle',
    first: 'would ride a company shuttle',
    place: 'of the company',
    price: [25, 45],
    pays: 'a monthly fare',
    sizes: [8, 50],
  },
  {
    who: 'A museum',
    members: 'members',
    would: 'would visit on Thursday evenings',
    first: 'would visit on Thursday evenings if the museum were open',
    place: 'of the museum',
    price: [4, 9],
    pays: 'a ticket to a special exhibit',
    sizes: [12, 80],
  },
  {
    who: 'A library',
    members: 'cardholders',
    would: 'would come on Sundays',
    first: 'would come on Sundays if the library were open',
    place: 'of the library',
    price: [2, 5],
    pays: 'printing',
    sizes: [15, 90],
  },
  {
    who: 'A town',
    members: 'households',
    would: 'would use the service',
    first: 'would use a compost collection service',
    place: 'in the town',
    price: [8, 16],
    pays: 'a container',
    sizes: [16, 80],
  },
  {
    who: 'A theater',
    members: 'subscribers',
    would: 'would attend the performance',
    first: 'would attend an afternoon performance',
    place: 'to the theater',
    price: [15, 30],
    pays: 'a ticket',
    sizes: [8, 40],
  },
  {
    who: 'A gym',
    members: 'members',
    would: 'would use the climbing wall',
    first: 'would use a climbing wall',
    place: 'of the gym',
    price: [10, 25],
    pays: 'an access pass',
    sizes: [6, 30],
  },
];

/** Where nothing was said of it before. */
export const somewhere = ({ place }: Plan) => place.replace('the ', 'a ');

interface Drawn {
  readonly plan: Plan;
  readonly size: number;
  readonly n: number;
  readonly percent: number;
  readonly margin: number;
  readonly low: number;
  readonly high: number;
}

/** A plan with a random sample whose margin of error is the usual one, all counts whole. */
export function drawnPlan(random: Random): Drawn | null {
  const plan = random.pick(plans);
  const size = 100 * random.int(...plan.sizes);
  const n = 25 * random.int(4, 24);
  const percent = random.int(22, 76);
  const margin = usualMargin(percent, n);
  const count = (n * percent) / 100;
  if (margin < 3 || margin > 10 || n * 4 > size || !Number.isInteger(count) || percent === 50) return null;
  return { plan, size, n, percent, margin, low: (size * (percent - margin)) / 100, high: (size * (percent + margin)) / 100 };
}

/** `households that`, `students who`. */
export const those = ({ members }: Plan): string => `${members} ${members === 'households' ? 'that' : 'who'}`;
