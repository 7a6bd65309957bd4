/** The outcome of a question. */
export type Outcome = 'right' | 'wrong' | 'omitted';

export const outcomeNames = { right: 'Right', wrong: 'Wrong', omitted: 'No answer' } as const satisfies Record<Outcome, string>;
