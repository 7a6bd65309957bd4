/** A gate on many questions as a row of a table, and the counting functions gates share. */
import type { ChoiceQuestion } from '#core/questions/question.ts';
import type { BatchItem } from '../../items/batch.ts';
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

export interface GateRow {
  readonly gate: string;
  readonly found: string;
  readonly limit: string;
  /** Null where there are too few questions to say. */
  readonly holds: boolean | null;
}

export const percent = (part: number) => `${Math.round(100 * part)} %`;
export const shareOf = <T>(list: readonly T[], test: (element: T) => boolean): number => list.filter(test).length / Math.max(1, list.length);
export const fewest = 20;

/** Whether a share is within its bounds. No verdict on small numbers; a bound counts as broken only beyond two standard errors. */
export function verdictOn(share: number, of: number, least: number, most: number): boolean | null {
  if (of < fewest) return null;
  if (share >= least && share <= most) return true;
  const bound = share < least ? least : most;
  return Math.abs(share - bound) <= 2 * Math.sqrt((bound * (1 - bound)) / of) ? null : false;
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

export const row = (gate: string, found: string, limit: string, holds: boolean | null): GateRow => ({ gate, found, limit, holds });
export const countBy = <T>(list: readonly T[], key: (element: T) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const element of list) counts.set(key(element), (counts.get(key(element)) ?? 0) + 1);
  return counts;
};
export const most = (counts: ReadonlyMap<string, number>): [string, number] => [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? ['none', 0];
