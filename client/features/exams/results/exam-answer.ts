import type { ReviewQuestion } from '#contract/exam-results.ts';
import type { GivenAnswer } from '#client/ui/question/explanation.tsx';

/** The answer given in the exam. */
export const examAnswer = ({ response }: ReviewQuestion): GivenAnswer => ({
  answer: response.answer,
  label: 'Your answer',
  correct: response.correct,
  crossedOut: response.eliminated,
});
