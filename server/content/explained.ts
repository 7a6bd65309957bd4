import { calculatorWay } from '#content/calculator-ways/calculator-way.ts';
import { explainQuestion, type ExplainedQuestion } from '#core/questions/explanation.ts';
import type { Question } from '#core/questions/question.ts';

/** A question with its solution, and how the calculator solves it where that is a real way. Only for somebody whose answer to it is recorded. */
export function explained(question: Question): ExplainedQuestion {
  const way = calculatorWay(question);
  return { ...explainQuestion(question), ...(way && { calculatorWay: way }) };
}
