/** The gates on questions that are written in the app. */
import katex from 'katex';
import { draftProblems, type DraftProblems } from '#content/verify/draft-problems.ts';
import type { Question } from '#core/questions/question.ts';

const renderLatex = (latex: string): void => void katex.renderToString(latex, { throwOnError: true, strict: 'error' });

/** Scripts list what the gates say behind a colon; people read it as a sentence. */
const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function problemsOf(question: Question): DraftProblems {
  const { blocking, advice } = draftProblems(question, renderLatex);
  return { blocking: blocking.map(asSentence), advice: advice.map(asSentence) };
}
