/** "7 questions instead of 10": a quiz has as many as there are, and says so. */
export const fewerText = (found: number, asked: number): string => `${found} ${found === 1 ? 'question' : 'questions'} instead of ${asked}`;
