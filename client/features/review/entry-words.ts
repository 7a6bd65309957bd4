/** An entry of the error log in words. Pure, apart from the reader's time zone. */
import type { ErrorEntry } from '#contract/review.ts';
import { misconceptionName, misconceptionNames, type Misconception } from '#core/questions/misconceptions.ts';
import { formatDate } from '#client/ui/format.ts';

const isKnown = (code: string): code is Misconception => Object.hasOwn(misconceptionNames, code);

/** What the mistake behind a wrong answer is called; null where none is known. */
export const mistakeName = ({ misconception, topicId }: Pick<ErrorEntry, 'misconception' | 'topicId'>): string | null =>
  misconception !== null && isKnown(misconception) ? misconceptionName(misconception, topicId) : null;

/** A guess that was right begins an entry; what goes wrong after it was missed, or guessed again. */
function missedText({ correct, misses }: Pick<ErrorEntry, 'correct' | 'misses'>): string {
  if (correct) return misses === 1 ? 'Right, but guessed' : `Missed or guessed ${misses} times`;
  return misses === 1 ? 'Missed once' : `Missed ${misses} times`;
}

/** "Missed 2 times, redone once. Due November 20, 2026." */
export function standText(entry: Pick<ErrorEntry, 'correct' | 'misses' | 'redos' | 'dueAt' | 'closedAt'>, now: number): string {
  const { redos, dueAt, closedAt } = entry;
  const redone = redos === 0 ? '' : `, redone ${redos === 1 ? 'once' : `${redos} times`}`;
  const begin = `${missedText(entry)}${redone}.`;
  if (closedAt !== null) return `${begin} Done on ${formatDate(closedAt)}.`;
  if (dueAt === null) return begin;
  return `${begin} ${Date.parse(dueAt) <= now ? 'Due now' : `Due ${formatDate(dueAt)}`}.`;
}

/** "2026-03-04 15:05", in the reader's time zone: spreadsheets read and sort it as a time. */
export function fileTime(iso: string): string {
  const at = new Date(iso);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`;
}
