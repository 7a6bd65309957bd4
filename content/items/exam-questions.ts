/** All questions that exams may use: the original Reading and Writing questions, those published from batches, and the frozen Math. */
import * as z from 'zod';
import { questionSchema, type Question } from '#core/questions/question.ts';
import frozenMath from './math/frozen.json' with { type: 'json' };
import { publishedForExams } from './published.ts';
import { authoredItems } from './reading-writing/all.ts';
import { toQuestions } from './to-question.ts';

export const examQuestions = (): Question[] => [...toQuestions(authoredItems), ...publishedForExams(), ...z.array(questionSchema).parse(frozenMath)];
