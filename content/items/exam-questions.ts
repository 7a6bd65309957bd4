/** All questions that exams may use: the authored Reading and Writing items and the frozen Math items. */
import * as z from 'zod';
import { questionSchema, type Question } from '#core/questions/question.ts';
import { seedFromText } from '#core/random.ts';
import frozenMath from './math/frozen.json' with { type: 'json' };
import { authoredItems } from './reading-writing/all.ts';
import { toQuestions } from './to-question.ts';

/** Authored items with their choices in the order students see. */
export const readingWritingQuestions = (): Question[] => authoredItems.flatMap(({ name, items }) => toQuestions(items, seedFromText(name)));

export const examQuestions = (): Question[] => [...readingWritingQuestions(), ...z.array(questionSchema).parse(frozenMath)];
