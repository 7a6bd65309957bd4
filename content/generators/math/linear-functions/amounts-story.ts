/** What is told of two amounts that change at constant rates: their beginnings, their rates, and how they compare at a later time. */
import type { Random } from '#core/random.ts';
import type { Bug, Manner } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { capitalized, prose } from '../text.ts';
import type { Pair } from './paired-amounts.ts';

/** Beside whole amounts, a fraction would stand out. */
export const inWhole: Manner = { ...asFractions, believable: (value, key) => value.d === 1n && asFractions.believable(value, key) };

/** An amount or a rate is a positive whole number. */
export const possible = (bugs: readonly Bug[]) => bugs.filter(({ value }) => value !== null && value.n > 0n && value.d === 1n);

const words = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
export const multiples = ['', '', 'twice', 'three times', 'four times'];

export interface Story {
  readonly pair: Pair;
  /** Amounts at the beginning and changes per unit of time, with their signs. */
  readonly at: readonly [number, number];
  readonly change: readonly [number, number];
  /** The later time of which something is told. */
  readonly when: number;
}

/** The amounts at a time. */
export const amountsAt = ({ at, change }: Story, time: number) => [at[0] + change[0] * time, at[1] + change[1] * time] as const;

export function storyOf(random: Random, pair: Pair): Story | null {
  const [low, high, step] = pair.amounts;
  const at = [step * random.int(low / step, high / step), step * random.int(low / step, high / step)] as const;
  const [ra, rb] = [random.int(...pair.rates), random.int(...pair.rates)];
  const change = [pair.direction * ra, pair.direction * rb] as const;
  const story = { pair, at, change, when: random.int(4, 12) };
  if (Math.abs(ra - rb) < 4 || Math.abs(at[0] - at[1]) < 10 * step || amountsAt(story, story.when).some((left) => left < low / 10)) return null;
  return story;
}

export const shown = ({ pair }: Story, value: number) => pair.shown(pair.unit === 'dollars' ? `$${prose(value)}` : prose(value));

/** "Eight hours after the draining began", or "Eight hours later", to open a sentence. */
export const laterTime = ({ pair, when }: Story, since = pair.since) => `${words[when]} ${pair.time} ${since}`;

/** Both amounts at the beginning, as a sentence. */
export const startTold = (story: Story) => {
  const { pair, at } = story;
  return `${capitalized(pair.start)}, ${pair.one} P ${pair.had} ${shown(story, at[0])} and ${pair.one} Q ${pair.had} ${shown(story, at[1])}.`;
};

/** Both rates, as a sentence. */
export const ratesTold = ({ pair, change }: Story) => pair.bothRates(prose(Math.abs(change[0])), prose(Math.abs(change[1])));

/** Which has more at the later time, and by how much. */
export function gapTold(story: Story): string {
  const { pair } = story;
  const [p, q] = amountsAt(story, story.when);
  const gap = pair.unit === 'dollars' ? `$${prose(Math.abs(p - q))}` : prose(Math.abs(p - q));
  return `${pair.one} P ${pair.had} ${gap} ${p > q ? pair.more : pair.fewer} ${pair.than} ${pair.one} Q`;
}

export const numbersOf = ({ pair, at, change, when }: Story) => ({ one: pair.one, at: [...at], change: [...change], when });
