/** Answers of a quiz that explains them at its end: on this device from the moment they are given until the server has the quiz. */
import * as z from 'zod';
import { isLater } from '#core/exams/stamp.ts';
import { readSetting, writeSetting } from './storage.ts';

const sheetAnswerSchema = z.object({
  position: z.int().min(0),
  answer: z.string().nullable(),
  guessed: z.boolean(),
  timeSpentMs: z.number().min(0),
  seq: z.int().min(0),
  device: z.string(),
});
export type SheetAnswer = z.infer<typeof sheetAnswerSchema>;

/** Drafts of quizzes begin like this too, so that signing out forgets both. */
const keyOf = (quizId: string) => `quiz.${quizId}.sheet`;

export function readSheet(quizId: string): readonly SheetAnswer[] {
  try {
    return z.array(sheetAnswerSchema).parse(JSON.parse(readSetting(keyOf(quizId)) ?? '[]'));
  } catch {
    return [];
  }
}

/** An empty list forgets the sheet. */
export const writeSheet = (quizId: string, answers: readonly SheetAnswer[]): void =>
  writeSetting(keyOf(quizId), answers.length === 0 ? null : JSON.stringify(answers));

/** Per question the answer with the later stamp, and the longer time: the same rule as the server's, so that copies from anywhere converge. */
export function mergeSheets(...sheets: readonly (readonly SheetAnswer[])[]): SheetAnswer[] {
  const merged = new Map<number, SheetAnswer>();
  for (const one of sheets.flat()) {
    const held = merged.get(one.position);
    const later = held && !isLater(one, held) ? held : one;
    merged.set(one.position, { ...later, timeSpentMs: Math.max(one.timeSpentMs, held?.timeSpentMs ?? 0) });
  }
  return [...merged.values()].sort((a, b) => a.position - b.position);
}
