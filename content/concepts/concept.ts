/**
 * A concept: the smallest thing worth learning on its own. A topic has five to eight, and each of its archetypes is taught
 * in exactly one. Texts carry the marks of core/questions/rich-text.ts; how a card is checked is in concepts.test.ts.
 */
import * as z from 'zod';
import { figureSchema, type Figure } from '#core/questions/figure.ts';
import { misconceptionSchema } from '#core/questions/misconceptions.ts';
import { topicIdSchema } from '#core/questions/question.ts';
import type { TopicId } from '#core/topics/topics.ts';

const text = z.string().trim().min(1).max(1500);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const exampleSchema = z.strictObject({
  /** A passage, two texts or a few notes; Math mostly needs none. */
  text: text.optional(),
  /** The kept public-domain passage that `text` quotes. */
  extract: z.strictObject({ work: slug, passage: slug }).optional(),
  table: z
    .strictObject({
      columns: z.array(z.string().min(1)).min(2).max(5),
      rows: z
        .array(z.array(z.string().min(1)))
        .min(1)
        .max(6),
    })
    .optional(),
  figure: figureSchema.optional(),
  stem: text,
  steps: z.array(text).min(2).max(5),
  answer: text,
});

/**
 * What a program recomputes of the example. `at`: the letters of the stem; every equation there must hold for these values.
 * `claims`: relations in the language of the calculator, which may use those letters. `evidence`: words that decide, as they
 * stand in the example.
 */
export const checkSchema = z.union([
  z.strictObject({ at: z.record(z.string().regex(/^[a-zA-Z]$/), z.string()), claims: z.array(z.string()).optional(), unit: z.literal('radians').optional() }),
  z.strictObject({ claims: z.array(z.string()).min(1), unit: z.literal('radians').optional() }),
  z.strictObject({ evidence: z.array(z.string().min(2)).min(1) }),
]);

const draftSchema = z.strictObject({
  /** Stable: it stands in addresses and in what students keep. */
  id: slug,
  title: z.string().min(3).max(60),
  /** The whole concept in one sentence. */
  idea: text,
  /** What in a question says that this is the one to use. */
  signal: text,
  /** Short paragraphs: why it works, then how it goes. */
  how: z.array(text).min(2).max(4),
  example: exampleSchema,
  check: checkSchema,
  /** A wrong answer to the example that many give, and why it tempts. */
  mistake: z.strictObject({ choice: text, code: misconceptionSchema, why: text }),
  figure: figureSchema.optional(),
  /** Archetypes taught here and nowhere else. */
  archetypes: z.array(z.string().regex(/^[A-Z0-9]{2,4}-[a-z]$/)).min(1),
  /** Ids of concepts that help with this one. */
  related: z.array(slug).max(4),
});

export const conceptSchema = draftSchema.extend({ topicId: topicIdSchema });
export type Concept = z.infer<typeof conceptSchema>;
type ConceptDraft = z.infer<typeof draftSchema>;

/** LaTeX without doubled backslashes. */
export const r = String.raw;

/** The concepts of one topic, in the order in which they are best learned. */
export const conceptsOf = (topicId: TopicId, drafts: readonly ConceptDraft[]): readonly Concept[] => drafts.map((draft) => ({ topicId, ...draft }));

/** A figure whose labels are clear of its lines; concepts choose numbers for which that is so. */
export function drawn(figure: Figure | null): Figure {
  if (figure === null) throw new Error('a label of this figure touches a line');
  return figure;
}
