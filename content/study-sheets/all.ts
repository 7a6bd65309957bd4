import { mathSheets } from './math.ts';
import { planSheets } from './plans.ts';
import { readingWritingSheets } from './reading-writing.ts';
import type { StudySheet } from './sheet.ts';

export const studySheets: readonly StudySheet[] = [...mathSheets, ...readingWritingSheets, ...planSheets];
