/** The gates on questions that are written in the app. */
import katex from 'katex';
import { draftProblems, type DraftProblems } from '#content/verify/draft-problems.ts';
import type { Question } from '#core/questions/question.ts';

const renderLatex = (latex: string): void => void katex.renderToString(latex, { throwOnError: true, strict: 'error' });

export const problemsOf = (question: Question): DraftProblems => draftProblems(question, renderLatex);
