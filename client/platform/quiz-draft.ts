/** Choices made in a quiz that the server may not have yet: stored on this device until the answer is recorded. */
import * as z from 'zod';
import { forgetSettings, readSetting, writeSetting } from './storage.ts';

const draftSchema = z.object({
  position: z.number().int().min(0),
  answer: z.string(),
  guessed: z.boolean().default(false),
  timeSpentMs: z.number().min(0),
  /** True: the student has submitted it for checking, so it is an answer and must arrive. */
  checked: z.boolean(),
});
export type QuizDraft = z.infer<typeof draftSchema>;

const prefix = 'quiz.';

/** The draft of this quiz; null if there is none. */
export function readDraft(quizId: string): QuizDraft | null {
  const text = readSetting(prefix + quizId);
  if (text === null) return null;
  try {
    return draftSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export const writeDraft = (quizId: string, draft: QuizDraft | null): void => writeSetting(prefix + quizId, draft && JSON.stringify(draft));

/** Forgets all drafts of this device, as signing out does. */
export const forgetDrafts = (): void => forgetSettings(prefix);
