/** What a student may see of a question before answering it. The only way a question leaves the server unanswered. */
import * as z from 'zod';
import { choiceSchema, stimulusSchema, type Question } from './question.ts';

const shared = { id: z.string(), stimulus: stimulusSchema.optional(), stem: z.string() };

export const learnerQuestionSchema = z.discriminatedUnion('format', [
  z.object({ ...shared, format: z.literal('choice'), choices: z.array(choiceSchema) }),
  z.object({ ...shared, format: z.literal('spr') }),
]);
export type LearnerQuestion = z.infer<typeof learnerQuestionSchema>;

/** Drops key, rationales, difficulty, archetype and provenance by building the view from named fields. */
export function learnerView(question: Question): LearnerQuestion {
  const { id, stem } = question;
  const seen = { id, stem, ...(question.stimulus && { stimulus: question.stimulus }) };
  return question.format === 'choice' ? { ...seen, format: 'choice', choices: question.choices } : { ...seen, format: 'spr' };
}
