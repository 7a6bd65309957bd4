/** Accuracy as a whole percent, and when there is too little to say anything. */

export interface Tally {
  readonly correct: number;
  readonly questions: number;
}

/** correct / questions × 100, rounded; 0 when nothing was attempted. Throws on counts that are not possible. */
export function accuracy(correct: number, questions: number): number {
  if (!(correct >= 0 && questions >= correct)) throw new RangeError(`${correct} right of ${questions} is not possible`);
  return questions === 0 ? 0 : Math.round((correct / questions) * 100);
}

/**
 * From this many answers on, an accuracy is worth a label. The standard error of a proportion is at
 * most 1/(2√n): 12.5 points at 16 answers, a little less than the width of the moderate band.
 */
const enoughQuestions = 16;

/** True if an accuracy from this many questions should be shown with "too few to tell". */
export const tooFew = (questions: number): boolean => questions < enoughQuestions;

/** The sentence beside an accuracy that should not be trusted yet; null if it can be. */
export function tooFewSentence(questions: number): string | null {
  if (!tooFew(questions)) return null;
  return `${questions} ${questions === 1 ? 'question' : 'questions'}: too few to tell`;
}
