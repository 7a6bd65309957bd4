/** All questions that exams may use: the authored Reading and Writing items and the frozen Math items. */
import * as z from 'zod';
import { questionSchema, type Question } from '#core/questions/question.ts';
import frozenMath from './math/frozen.json' with { type: 'json' };
import { authoredItems } from './reading-writing/all.ts';
import { toQuestions } from './to-question.ts';

export const examQuestions = (): Question[] => [...toQuestions(authoredItems), ...z.array(questionSchema).parse(frozenMath)];
