/**
 * A removed entry of the error log or of the queue of skills, as whoever removed it may put it back: sealed, in their own hands, so that nothing of it stays
 * here and nothing else can be put into either.
 */
import { hourMs } from '#core/day.ts';
import type { Seal } from '#server/sealed.ts';

interface Place {
  readonly userId: string;
  readonly list: 'error' | 'skill';
  /** The question, or the skill. */
  readonly id: string;
}

const ownerOf = ({ userId, list, id }: Place): string => `removed ${list} ${userId} ${id}`;

export const sealEntry = (seal: Seal, place: Place, entry: string, now: number): string => seal.seal(`${now} ${entry}`, ownerOf(place));

/** The entry; null: it was not removed by this account from here, or longer than an hour ago. */
export function openEntry(seal: Seal, place: Place, sealed: string, now: number): string | null {
  const text = seal.open(sealed, ownerOf(place)) ?? '';
  const end = text.indexOf(' ');
  return end > 0 && now - Number(text.slice(0, end)) < hourMs ? text.slice(end + 1) : null;
}
