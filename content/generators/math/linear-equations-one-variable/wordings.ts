/** Ways in which a test asks for the solution of an equation. */
import { math } from '../text.ts';

export const solveWordings: readonly ((equation: string, letter: string) => string)[] = [
  (equation, letter) => `If ${equation}, what is the value of ${math(letter)}?`,
  (equation, letter) => `What value of ${math(letter)} satisfies the equation ${equation}?`,
  (equation) => `What is the solution to the equation ${equation}?`,
  (equation, letter) => `${equation}\n\nWhich value of ${math(letter)} is the solution to the given equation?`,
  (equation) => `${equation}\n\nWhat is the solution to the given equation?`,
  (equation, letter) => `For what value of ${math(letter)} is the equation ${equation} true?`,
  (equation, letter) => `The equation ${equation} is true for one value of ${math(letter)}. What is that value?`,
  (equation, letter) => `Given that ${equation}, what is the value of ${math(letter)}?`,
];
