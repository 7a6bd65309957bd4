/** All questions that exams may use: those published from batches, and the frozen Math. */
import * as z from 'zod';
import { questionSchema, type Question } from '#core/questions/question.ts';
import frozenMath from './math/frozen.json' with { type: 'json' };
import { publishedForExams } from './published.ts';

export const examQuestions = (): Question[] => [...publishedForExams(), ...z.array(questionSchema).parse(frozenMath)];
