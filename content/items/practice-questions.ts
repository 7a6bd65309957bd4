/** The practice bank: questions for quizzes, in no exam; its Math is frozen apart from theirs. */
import * as z from 'zod';
import { questionSchema, type Question } from '#core/questions/question.ts';
import practiceMath from './math/practice.json' with { type: 'json' };
import { publishedForPractice } from './published.ts';

export const practiceQuestions = (): Question[] => [...publishedForPractice(), ...z.array(questionSchema).parse(practiceMath)];
