/** What a student may see of a question before answering it. The only way a question leaves the server unanswered. */
import * as z from 'zod';
import { unknownKind } from '../unknown-kind.ts';
import { choiceSchema, stimulusSchema, type Choice, type Question, type Stimulus } from './question.ts';

interface Shared {
  readonly id: string;
  readonly stimulus?: Stimulus;
  readonly stem: string;
}
export type LearnerQuestion = Shared & ({ readonly format: 'choice'; readonly choices: Choice[] } | { readonly format: 'spr' });

const [passage, notes, pair, table, figure] = stimulusSchema.options;
const shownStimulusSchema = z.union([z.discriminatedUnion('kind', [passage.strip(), notes.strip(), pair.strip(), table.strip(), figure.strip()]), unknownKind]);
export type ShownStimulus = z.infer<typeof shownStimulusSchema>;

const shown = { id: z.string(), stimulus: shownStimulusSchema.optional() };

/**
 * The same as a client reads it. What a newer server asks in a way that this build does not know is `unknown`: it keeps its place
 * among the questions, and shows what can be shown of it.
 */
export const shownQuestionSchema = z.union([
  z.discriminatedUnion('format', [
    z.object({ ...shown, stem: z.string(), format: z.literal('choice'), choices: z.array(choiceSchema.strip()) }),
    z.object({ ...shown, stem: z.string(), format: z.literal('spr') }),
  ]),
  z.object({ ...shown, stem: z.string().catch(''), format: z.literal('unknown').catch('unknown') }),
]);
export type ShownQuestion = z.infer<typeof shownQuestionSchema>;

/** Drops key, rationales, difficulty, archetype and provenance by building the view from named fields. */
export function learnerView(question: Question): LearnerQuestion {
  const { id, stem } = question;
  const seen = { id, stem, ...(question.stimulus && { stimulus: question.stimulus }) };
  return question.format === 'choice' ? { ...seen, format: 'choice', choices: question.choices } : { ...seen, format: 'spr' };
}
