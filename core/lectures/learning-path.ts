/**
 * The way through one topic: its lecture, its concepts, practice level by level, and a test. A level is passed with three right
 * answers in a row, and mastered once such a row has grown over two days. What is reached is never lost again. Pure.
 */
import { difficulties, type Difficulty } from '../questions/question.ts';

/** Right answers in a row that pass a level. */
export const neededInRow = 3;
/** Questions of the test at the end, and how many must be right. */
export const testLength = 10;
export const testNeeds = 8;
/** Questions of a round of practice. */
export const practiceLength = 5;

/** The first answer to a question. A guess that hit is not `right`. */
export interface PracticeAnswer {
  readonly level: Difficulty;
  readonly right: boolean;
  /** Calendar day of the student. */
  readonly day: string;
}

export interface LevelProgress {
  readonly level: Difficulty;
  /** Right answers since the last wrong one. */
  readonly rightInRow: number;
  readonly passed: boolean;
  readonly mastered: boolean;
}

function progressOf(level: Difficulty, answers: readonly PracticeAnswer[]): LevelProgress {
  let row: PracticeAnswer[] = [];
  let [passed, mastered] = [false, false];
  for (const answer of answers) {
    row = answer.right ? [...row, answer] : [];
    if (row.length < neededInRow) continue;
    passed = true;
    mastered ||= row[0]?.day !== answer.day;
  }
  return { level, rightInRow: row.length, passed, mastered };
}

/** How each level stands after these answers, oldest first. */
export const levelProgress = (answers: readonly PracticeAnswer[]): LevelProgress[] =>
  difficulties.map((level) =>
    progressOf(
      level,
      answers.filter((answer) => answer.level === level),
    ),
  );

export const pathSteps = ['lecture', 'concepts', 'practice', 'test', 'master', 'done'] as const;
export type PathStep = (typeof pathSteps)[number];

export interface PathFacts {
  /** Null: there is none for this student. */
  readonly lectureDone: boolean | null;
  /** Right answers for each concept that this student may read. */
  readonly concepts: readonly number[];
  /** Of the levels that can be practiced. */
  readonly levels: readonly Pick<LevelProgress, 'passed' | 'mastered'>[];
  readonly testPassed: boolean;
}

/** What comes next. Who has passed every level is not sent back to read about them. `master`: all that is left takes another day. */
export function nextStep({ lectureDone, concepts, levels, testPassed }: PathFacts): PathStep {
  if (levels.some(({ passed }) => !passed)) {
    if (lectureDone === false) return 'lecture';
    return concepts.some((right) => right === 0) ? 'concepts' : 'practice';
  }
  if (!testPassed) return 'test';
  return levels.every(({ mastered }) => mastered) ? 'done' : 'master';
}
