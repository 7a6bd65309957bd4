/** Small stored settings. Storage may be blocked or full: then nothing is remembered. */

export function readSetting(key: string): string | null {
  try {
    return localStorage.getItem(`ascent.${key}`);
  } catch {
    return null;
  }
}

export function writeSetting(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`ascent.${key}`);
    else localStorage.setItem(`ascent.${key}`, value);
  } catch {
    // The setting holds until the page is closed.
  }
}

/** Where answers to flashcards of this account wait for IndexedDB (review-journal.ts). */
export const journalOf = (userId: string): string => `card-review.${userId}.`;

/** Where highlights and notes of a quiz or a result wait for the server. Drafts of quizzes begin like this too, so that signing out forgets both. */
export const annotationsOf = (workId: string): string => `quiz.${workId}.annotations`;

/** The quizzes and results some of whose highlights and notes wait. */
export const annotatedWorks = (): string[] => settingNames('quiz.').flatMap((name) => /^quiz\.(.+)\.annotations$/.exec(name)?.[1] ?? []);

/** The names of the settings that begin with the prefix. */
export function settingNames(prefix: string): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    return keys.flatMap((key) => (key?.startsWith(`ascent.${prefix}`) ? [key.slice('ascent.'.length)] : []));
  } catch {
    // Storage that cannot be read holds nothing of ours.
    return [];
  }
}

/** Forgets every setting whose key begins with the prefix. */
export function forgetSettings(prefix: string): void {
  for (const name of settingNames(prefix)) writeSetting(name, null);
}
