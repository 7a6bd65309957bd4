/** What a request asks for and what came of it, as they are stored. */
import * as z from 'zod';
import { questionSchema } from '#core/questions/question.ts';

export const wantedSchema = z.object({
  archetype: z.string().nullable().default(null),
  level: z.int().nullable().default(null),
  dossier: z.string().nullable().default(null),
  use: z.enum(['exam', 'practice']).default('practice'),
  wishes: z.string().default(''),
});
export type Wanted = z.infer<typeof wantedSchema>;

export const resultSchema = z.object({
  /** What a model rewrote, until somebody saves it. */
  question: questionSchema.nullable(),
  savedVersion: z.int().nullable(),
  advice: z.array(z.string()),
  blind: z.object({ answer: z.string(), isRight: z.boolean(), reason: z.string() }).nullable(),
  key: z.string(),
});
export type RequestResult = z.infer<typeof resultSchema>;

export const messagesSchema = z.array(z.object({ role: z.string(), content: z.string() }));
