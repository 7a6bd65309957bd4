/**
 * The question: everything the product knows about one item. `solution` holds all that a
 * student may see only after answering; `learnerView` (learner-view.ts) drops it.
 *
 * Text fields are plain text with four marks and nothing else: `\( … \)` for mathematics
 * (LaTeX), `<u>…</u>` and `<i>…</i>` for underline and italics, and six underscores for the
 * blank. A blank line separates paragraphs. They are parsed (rich-text.ts), never injected.
 */
import * as z from 'zod';
import { choiceIdSchema } from './choices.ts';
import { figureSchema } from './figure.ts';
import { misconceptionSchema, type Misconception } from './misconceptions.ts';
import type { TopicId } from '../topics/topics.ts';

export const difficulties = [1, 2, 3, 4, 5] as const;
export type Difficulty = (typeof difficulties)[number];
const difficultySchema = z.literal(difficulties);

export const topicIdSchema = z
  .number()
  .int()
  .min(1)
  .max(29)
  .transform((id) => id as TopicId);

const richText = z.string().trim().min(1).max(3000);

const dataTableSchema = z.strictObject({
  caption: z.string().min(3).max(160),
  columns: z.array(z.string().min(1).max(80)).min(2).max(7),
  /** Cells as shown; one inner list per row, as long as `columns`. The first cell is the row's heading. */
  rows: z
    .array(z.array(z.string().max(60)).min(2).max(7))
    .min(1)
    .max(14),
});
export type DataTable = z.infer<typeof dataTableSchema>;

/** A one-line italic headnote, e.g. "The following text is from Jack London's 1904 novel <i>The Sea-Wolf</i>." */
const headnote = z.string().min(10).max(400).optional();

export const stimulusSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['prose', 'poem', 'drama']), text: richText, headnote }),
  z.strictObject({ kind: z.literal('notes'), intro: z.string().min(10).max(300), notes: z.array(richText).min(3).max(7) }),
  z.strictObject({ kind: z.literal('pair'), text1: richText, text2: richText, headnote }),
  z.strictObject({ kind: z.literal('table'), table: dataTableSchema, text: richText.optional() }),
  z.strictObject({ kind: z.literal('figure'), figure: figureSchema, text: richText.optional() }),
]);
export type Stimulus = z.infer<typeof stimulusSchema>;

/** A choice is text, a graph or a table; a graph or table may have a text above it, or stand alone with an empty one. */
export const choiceSchema = z
  .strictObject({ id: choiceIdSchema, text: z.string().trim().max(3000), figure: figureSchema.optional(), table: dataTableSchema.optional() })
  .refine(({ text, figure, table }) => text !== '' || figure !== undefined || table !== undefined, { path: ['text'], message: 'Please fill this in.' });
export type Choice = z.infer<typeof choiceSchema>;

const factSchema = z.strictObject({ claim: z.string().min(5).max(400), reference: z.string().min(5).max(400) });

/** The generator a question was drawn by, and the drawn parameters, so that a re-solver can check it without the generator. */
const draw = {
  generator: z.string(),
  generatorVersion: z.number().int().positive(),
  seed: z.number().int(),
  parameters: z.record(z.string(), z.json()),
};
const setting = z.enum(['factual', 'fictional']);

const provenanceSchema = z.discriminatedUnion('kind', [
  /** Drawn, checked and frozen into content/ before it was shipped. */
  z.strictObject({ kind: z.literal('generated'), ...draw }),
  /** Drawn on the server for a student, when it was needed. */
  z.strictObject({ kind: z.literal('drawn'), ...draw }),
  /** `fictional`: an openly invented setting with no claim about the real world; otherwise facts are referenced. */
  z.strictObject({ kind: z.literal('authored'), setting, facts: z.array(factSchema) }),
  z.strictObject({
    kind: z.literal('public-domain'),
    author: z.string(),
    title: z.string(),
    year: z.number().int().max(1930),
    source: z.string(),
    facts: z.array(factSchema),
  }),
  /** Imported from a file: whose it is, under which terms, and the name it had there. */
  z.strictObject({
    kind: z.literal('imported'),
    file: z.string().min(1).max(200),
    originalId: z.string().max(200).optional(),
    rights: z.string().min(3).max(400),
    facts: z.array(factSchema),
  }),
  /** Written by a model, from a dossier, an archetype or another question (`basis`). */
  z.strictObject({
    kind: z.literal('drafted'),
    model: z.string().min(1).max(120),
    /** Id of the logged request, which has the prompt. */
    requestId: z.string().min(1).max(120),
    basis: z.string().min(1).max(200),
    setting,
    facts: z.array(factSchema),
  }),
]);
export type Provenance = z.infer<typeof provenanceSchema>;

const steps = z.array(richText).min(2).max(8);
const takeaway = z.string().min(10).max(300);

export const archetypeSchema = z.string().regex(/^[A-Z0-9]{2,4}-[a-z]$/);

const shared = {
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{2,60}$/),
  version: z.number().int().positive(),
  topicId: topicIdSchema,
  /** Archetype of content/blueprint, e.g. `SYS-h`. */
  archetype: archetypeSchema,
  difficulty: difficultySchema,
  skillTags: z
    .array(z.string().regex(/^[a-z0-9-]+$/))
    .min(1)
    .max(6),
  stimulus: stimulusSchema.optional(),
  stem: richText,
  provenance: provenanceSchema,
};

const choiceRationale = z.strictObject({ why: z.string().min(8).max(600), misconception: misconceptionSchema.optional() });

const choiceQuestionSchema = z.strictObject({
  ...shared,
  format: z.literal('choice'),
  choices: z.array(choiceSchema).length(4),
  solution: z.strictObject({
    key: choiceIdSchema,
    steps,
    takeaway,
    /** Why each choice is right or wrong. */
    choices: z.record(choiceIdSchema, choiceRationale),
  }),
});
export type ChoiceQuestion = z.infer<typeof choiceQuestionSchema>;

const sprQuestionSchema = z.strictObject({
  ...shared,
  format: z.literal('spr'),
  solution: z.strictObject({
    /** Exact values as enterable text, e.g. `2/3`, `-1.5`, `12`; any one earns the point. */
    keys: z
      .array(z.string().regex(/^-?(\d+(\/\d+)?|\d*\.\d+)$/))
      .min(1)
      .max(4),
    steps,
    takeaway,
    /** Wrong entries we can name, with the error behind each. */
    mistakes: z.array(z.strictObject({ entry: z.string(), why: z.string().min(8).max(600), misconception: misconceptionSchema })).max(5),
  }),
});
export type SprQuestion = z.infer<typeof sprQuestionSchema>;

export const questionSchema = z.discriminatedUnion('format', [choiceQuestionSchema, sprQuestionSchema]);
export type Question = z.infer<typeof questionSchema>;

/** The misconceptions that have a wrong answer of their own in this question, each once. */
export const misconceptionsOf = ({ solution }: Pick<Question, 'solution'>): Misconception[] => {
  const wrong = 'choices' in solution ? Object.values(solution.choices) : solution.mistakes;
  return [...new Set(wrong.flatMap(({ misconception }) => misconception ?? []))];
};
