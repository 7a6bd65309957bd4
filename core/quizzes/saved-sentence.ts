/** What a guest is told whose practice has become part of an account. */

/** "Your 12 answers are saved in your account." */
export const savedSentence = (answers: number): string =>
  answers === 1 ? 'Your answer is saved in your account.' : `Your ${answers} answers are saved in your account.`;
