/** A gate on many questions as a row of a table, and the counting functions gates share. */
import type { ChoiceQuestion } from '#core/questions/question.ts';
import type { BatchItem } from '#content/items/batch.ts';
import type { Description } from './description.ts';

export interface LibraryItem {
  readonly item: BatchItem;
  readonly description: Description;
  readonly question: ChoiceQuestion;
  /** `practice`, `predictive`, `exam`; undefined while it is not published. */
  readonly use: string | undefined;
  /** The exam it belongs to. */
  readonly exam?: number | undefined;
}

/** Whether a gate holds; `nearly`: a sample is past the limit, but by no more than chance allows. Null where there are too few questions to say. */
export type Holds = boolean | 'nearly' | null;

export interface GateRow {
  readonly gate: string;
  readonly found: string;
  readonly limit: string;
  readonly holds: Holds;
}

export const percent = (part: number) => `${Math.round(100 * part)} %`;
export const shareOf = <T>(list: readonly T[], test: (element: T) => boolean): number => list.filter(test).length / Math.max(1, list.length);
export const fewest = 20;

/** Whether a share of all questions is within its bounds. Nothing was sampled, so chance is no excuse; no verdict on a few questions. */
export const verdictOn = (share: number, of: number, least: number, most: number): boolean | null => (of < fewest ? null : share >= least && share <= most);

/**
 * Whether what readers found stays within a limit. They are some readers of many, each on one day: with others, the share would be
 * another, most likely by less than two standard errors.
 */
export function sampleVerdict(share: number, of: number, limit: number): Holds {
  const holds = verdictOn(share, of, 0, limit);
  return holds === false && share - limit <= 2 * Math.sqrt((limit * (1 - limit)) / of) ? 'nearly' : holds;
}

/** A share that has to lie between two bounds. */
export const between = <T>(gate: string, list: readonly T[], test: (element: T) => boolean, least: number, most: number): GateRow => {
  const share = shareOf(list, test);
  return {
    gate,
    found: `${percent(share)} of ${list.length}`,
    limit: least === 0 ? `≤ ${percent(most)}` : most === 1 ? `≥ ${percent(least)}` : `${percent(least)}–${percent(most)}`,
    holds: verdictOn(share, list.length, least, most),
  };
};

export const row = (gate: string, found: string, limit: string, holds: Holds): GateRow => ({ gate, found, limit, holds });
export const countBy = <T>(list: readonly T[], key: (element: T) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const element of list) counts.set(key(element), (counts.get(key(element)) ?? 0) + 1);
  return counts;
};
export const most = (counts: ReadonlyMap<string, number>): [string, number] => [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? ['none', 0];
