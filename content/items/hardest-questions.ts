/** What only the hardest sets ask: in no exam, no practice and no predictive exam. Its Math is frozen apart from theirs. */
import * as z from 'zod';
import { questionSchema, type Question } from '#core/questions/question.ts';
import hardestMath from './math/hardest.json' with { type: 'json' };
import { publishedForHardest } from './published.ts';

export const hardestQuestions = (): Question[] => [...publishedForHardest(), ...z.array(questionSchema).parse(hardestMath)];
