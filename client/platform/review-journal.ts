/**
 * Answers to flashcards that IndexedDB has not confirmed yet. It confirms only while the page lives, and a page may be reloaded
 * in the moment after an answer; localStorage has a value at once. An answer is here for some milliseconds, or for as long as the
 * browser cannot store it elsewhere.
 */
import type { ExamStore } from './exam-store.ts';
import { journalOf, readSetting, settingNames, writeSetting } from './storage.ts';

/** Where the store keeps the answers of this account. */
export const reviewsAt = (userId: string): string => `${userId}/card-review/`;

/** What tells one version of an answer from another; the rest of it comes along. */
interface Journaled {
  readonly id: string;
  readonly undone: boolean;
}

/** Writes it down before anything else can happen. */
export const journal = (userId: string, review: Journaled): void => writeSetting(`${journalOf(userId)}${review.id}`, JSON.stringify(review));

/** This very version is stored; one written down since is not. */
export function strike(userId: string, review: Journaled): void {
  const name = `${journalOf(userId)}${review.id}`;
  if (readSetting(name) === JSON.stringify(review)) writeSetting(name, null);
}

/** The server has this answer; taken back since, it still has to be sent. */
export function strikeSent(userId: string, review: Journaled): void {
  const held = parsed(readSetting(`${journalOf(userId)}${review.id}`));
  if (held && (review.undone || !held.undone)) writeSetting(`${journalOf(userId)}${review.id}`, null);
}

function parsed(text: string | null): Journaled | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
      ? { ...value, id: value.id, undone: 'undone' in value && value.undone === true }
      : null;
  } catch {
    return null;
  }
}

/** What an answer becomes in the store: taken back once, it stays taken back. */
export const withReview =
  (review: Journaled) =>
  (old: unknown): unknown => ({ ...review, undone: review.undone || (typeof old === 'object' && old !== null && 'undone' in old && old.undone === true) });

/** Moves to the store what a page that is gone left behind. */
export async function recoverReviews(store: ExamStore, userId: string): Promise<void> {
  for (const name of settingNames(journalOf(userId))) {
    const text = readSetting(name);
    const review = parsed(text);
    if (!review) {
      writeSetting(name, null);
      continue;
    }
    await store.update(`${reviewsAt(userId)}${review.id}`, withReview(review));
    if (store.durable() && readSetting(name) === text) writeSetting(name, null);
  }
}
