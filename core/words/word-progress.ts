/** How far a student is with a word, by their own mark and by their answers in checks. */

/** `new`: not touched yet. `known`: so marked by the student, or right twice in a row. */
export const wordStates = ['new', 'learning', 'known'] as const;
export type WordState = (typeof wordStates)[number];

export interface WordProgress {
  readonly state: WordState;
  /** Right answers since the last wrong one. */
  readonly rightInRow: number;
}

/** One right answer of four choices is a guess in a quarter of cases, two in a row in a sixteenth. */
export const rightUntilKnown = 2;

export const unknownWord: WordProgress = { state: 'new', rightInRow: 0 };

/** After an answer in a check: a wrong one sends even a known word back to learning. */
export function afterAnswer({ rightInRow }: WordProgress, right: boolean): WordProgress {
  if (!right) return { state: 'learning', rightInRow: 0 };
  return { state: rightInRow + 1 >= rightUntilKnown ? 'known' : 'learning', rightInRow: rightInRow + 1 };
}

/** After the student marks it. Marked as known, it needs no answers; marked otherwise, it begins anew. */
export const afterMark = (state: WordState): WordProgress => ({ state, rightInRow: state === 'known' ? rightUntilKnown : 0 });
