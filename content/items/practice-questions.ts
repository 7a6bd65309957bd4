/** The practice bank: questions for quizzes, in no exam; its Math is drawn from seeds no exam uses. */
import * as z from 'zod';
import { questionSchema, type Question } from '#core/questions/question.ts';
import { seedFromText } from '#core/random.ts';
import type { AuthoredItem } from './authored.ts';
import practiceMath from './math/practice.json' with { type: 'json' };
import { practiceBoundaries } from './reading-writing/practice-boundaries.ts';
import { practiceFormStructureSense } from './reading-writing/practice-form-structure-sense.ts';
import { practiceTransitions } from './reading-writing/practice-transitions.ts';
import { practiceWordsInContext } from './reading-writing/practice-words-in-context.ts';
import { toQuestions } from './to-question.ts';

/** Seeds of the practice bank; exams draw from small ones. */
export const practiceSeeds = { first: 1_000_001, count: 12 } as const;

/** Reading and Writing of the practice bank; the name seeds the order of the choices. */
const practiceReadingWriting: readonly { readonly name: string; readonly items: readonly AuthoredItem[] }[] = [
  { name: 'practice-words-in-context', items: practiceWordsInContext },
  { name: 'practice-transitions', items: practiceTransitions },
  { name: 'practice-boundaries', items: practiceBoundaries },
  { name: 'practice-form-structure-sense', items: practiceFormStructureSense },
];

export const practiceQuestions = (): Question[] => [
  ...practiceReadingWriting.flatMap(({ name, items }) => toQuestions(items, seedFromText(name))),
  ...z.array(questionSchema).parse(practiceMath),
];
