/** The practice bank: questions for quizzes, in no exam and drawn from seeds no exam uses. */
import * as z from 'zod';
import { questionSchema, type Question } from '#core/questions/question.ts';
import practiceMath from './math/practice.json' with { type: 'json' };

/** Seeds of the practice bank; exams draw from small ones. */
export const practiceSeeds = { first: 1_000_001, count: 12 } as const;

export const practiceQuestions = (): Question[] => z.array(questionSchema).parse(practiceMath);
