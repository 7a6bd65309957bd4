import { calculatorSheet } from './calculator.ts';
import { formulaSheet } from './formulas.ts';
import { grammarSheet } from './grammar.ts';
import { mathSheets } from './math.ts';
import { planSheets } from './plans.ts';
import { readingWritingSheets } from './reading-writing.ts';
import type { StudySheet } from './sheet.ts';
import { testDaySheet } from './test-day.ts';
import { mathTraps, readingWritingTraps } from './traps.ts';

export const studySheets: readonly StudySheet[] = [
  formulaSheet,
  ...mathSheets,
  calculatorSheet,
  mathTraps,
  grammarSheet,
  ...readingWritingSheets,
  readingWritingTraps,
  ...planSheets,
  testDaySheet,
];
