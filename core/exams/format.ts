/** The format of the test: modules, lengths, times. Facts of the published test specification. */
import * as z from 'zod';
import type { Section } from '../topics/topics.ts';

/** The four module positions of the standard exam, in the order they are taken. What a given exam actually has is in its shape (shape.ts). */
export const modulePositions = [0, 1, 2, 3] as const;
export type ModulePosition = (typeof modulePositions)[number];
export const modulePositionSchema = z.literal(modulePositions);

export const moduleRoutes = ['base', 'easier', 'harder'] as const;
export type ModuleRoute = (typeof moduleRoutes)[number];

export const positionFacts = {
  0: { section: 'reading-writing', stage: 1 },
  1: { section: 'reading-writing', stage: 2 },
  2: { section: 'math', stage: 1 },
  3: { section: 'math', stage: 2 },
} as const satisfies Record<ModulePosition, { section: Section; stage: 1 | 2 }>;

/** Questions per module, of which `pretest` do not count, and standard time in seconds. */
export const moduleFacts = {
  'reading-writing': { questionCount: 27, pretest: 2, timeLimit: 1920, calculatorAllowed: false },
  math: { questionCount: 22, pretest: 2, timeLimit: 2100, calculatorAllowed: true },
} as const satisfies Record<Section, { questionCount: number; pretest: number; timeLimit: number; calculatorAllowed: boolean }>;

/** Break between the sections, seconds. */
export const breakSeconds = 600;

export const examModes = ['practice', 'test-day'] as const;
/** `practice`: may submit early, pause, skip the break. `test-day`: none of these. */
export type ExamMode = (typeof examModes)[number];
export const examModeSchema = z.enum(examModes);

export const timeMultipliers = [1, 1.5, 2] as const;
/** Extended-time accommodation; also lengthens the break. */
export type TimeMultiplier = (typeof timeMultipliers)[number];
export const timeMultiplierSchema = z.literal(timeMultipliers);

/** What a session of the predictive exam is called where an exam's id is expected. No practice exam has this id. */
export const predictiveExamId = 'predictive';
