/** Every Reading and Writing item written for practice. */
import type { AuthoredItem } from '../authored.ts';
import { practiceBoundaries } from './practice-boundaries.ts';
import { practiceFormStructureSense } from './practice-form-structure-sense.ts';
import { practiceTransitions } from './practice-transitions.ts';
import { practiceWordsInContext } from './practice-words-in-context.ts';

export const practiceItems: readonly AuthoredItem[] = [...practiceWordsInContext, ...practiceTransitions, ...practiceBoundaries, ...practiceFormStructureSense];
