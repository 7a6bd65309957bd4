/** What modules and practice exams are where their author has not said otherwise. */
import type { Section } from '../topics/topics.ts';

export const moduleDefaults = {
  title: 'Untitled Module',
  moduleNumber: 1,
  /** Seconds. */
  timeLimit: 1920,
  /** Of a module that is filled automatically. */
  questionCount: 27,
  difficultyRange: { min: 1, max: 5 },
} as const;

export const examDefaults = { title: 'Untitled Practice Exam', isPublic: true, isDiagnostic: false } as const;

/** Modules 1 and 2 are Reading and Writing, later ones are Math. */
export const sectionOfModule = (moduleNumber: number): Section => (moduleNumber <= 2 ? 'reading-writing' : 'math');

/** Its place within its section, from 1. */
export const stageOfModule = (moduleNumber: number): number => (moduleNumber <= 2 ? moduleNumber : moduleNumber - 2);
