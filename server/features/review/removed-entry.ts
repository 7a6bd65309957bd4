/**
 * A removed entry of the error log, as whoever removed it may put it back: sealed, in their own hands, so that nothing of it stays here and nothing else can be
 * put into the log.
 */
import { hourMs } from '#core/day.ts';
import type { Seal } from '#server/sealed.ts';

interface Place {
  readonly userId: string;
  readonly questionId: string;
}

const ownerOf = ({ userId, questionId }: Place): string => `removed error ${userId} ${questionId}`;

export const sealEntry = (seal: Seal, place: Place, entry: string, now: number): string => seal.seal(`${now} ${entry}`, ownerOf(place));

/** The entry; null: it was not removed by this account from here, or longer than an hour ago. */
export function openEntry(seal: Seal, place: Place, sealed: string, now: number): string | null {
  const text = seal.open(sealed, ownerOf(place)) ?? '';
  const end = text.indexOf(' ');
  return end > 0 && now - Number(text.slice(0, end)) < hourMs ? text.slice(end + 1) : null;
}
