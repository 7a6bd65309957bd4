/**
 * A lecture: one topic, read in a quarter of an hour, with worked examples, something to play with, and questions in between.
 * Texts carry the marks of core/questions/rich-text.ts; how a lecture is checked is in lectures.test.ts.
 */
import * as z from 'zod';
import { interactiveSchema } from '#core/lectures/interactive.ts';
import { figureSchema } from '#core/questions/figure.ts';
import { topicIdSchema } from '#core/questions/question.ts';
import type { TopicId } from '#core/topics/topics.ts';
import { checkSchema, exampleSchema } from '../concepts/concept.ts';

const text = z.string().trim().min(1).max(1500);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A question to stop at. The server keeps `key` and `why` until it is answered. */
const questionBlock = z.strictObject({
  kind: z.literal('question'),
  /** Unique in its lecture, and permanent: answers are kept under it. */
  id: slug,
  text: text.optional(),
  table: exampleSchema.shape.table,
  figure: figureSchema.optional(),
  stem: text,
  /** Each with the reason why it is right, or why it tempts and fails. */
  choices: z.array(z.strictObject({ text, why: text })).length(4),
  key: z.int().min(0).max(3),
  /** As for the example of a concept: claims that are computed, or words of `text` or `stem` that decide. */
  check: checkSchema,
});

const blockSchema = z.discriminatedUnion('kind', [
  /** One short paragraph. */
  z.strictObject({ kind: z.literal('text'), text }),
  z.strictObject({ kind: z.literal('list'), ordered: z.boolean().optional(), items: z.array(text).min(2).max(8) }),
  z.strictObject({ kind: z.literal('figure'), figure: figureSchema, caption: text }),
  /** `inWords`: what one sees when one plays with it, for screen readers and on paper. */
  z.strictObject({ kind: z.literal('interactive'), show: interactiveSchema, caption: text, inWords: text }),
  exampleSchema.extend({ kind: z.literal('example'), level: z.union([z.literal(2), z.literal(3), z.literal(4)]), check: checkSchema }),
  questionBlock,
]);
export type Block = z.infer<typeof blockSchema>;
export type QuestionBlock = z.infer<typeof questionBlock>;

const draftSchema = z.strictObject({
  /** Stable: it stands in addresses. The topic's slug. */
  id: slug,
  title: z.string().min(3).max(70),
  /** One sentence: what you can do afterwards. */
  promise: text,
  /** How long it takes, read and tried. */
  minutes: z.int().min(8).max(25),
  /** Ids of the concepts taught; all of its topic's, and others if it touches them. */
  concepts: z.array(slug).min(5),
  /** Headwords of the word bank that it uses. */
  words: z.array(z.string().min(2)).optional(),
  parts: z
    .array(z.strictObject({ id: slug, heading: z.string().min(3).max(60), blocks: z.array(blockSchema).min(2) }))
    .min(3)
    .max(8),
  /** Three short sentences. */
  remember: z.tuple([text, text, text]),
});
type LectureDraft = z.infer<typeof draftSchema>;

export const lectureSchema = draftSchema.extend({ topicId: topicIdSchema });
export type Lecture = z.infer<typeof lectureSchema>;

/** The lecture of a topic. `r` and `drawn` of concepts/concept.ts, and the figures of content/figures, serve here too. */
export const lectureOf = (topicId: TopicId, draft: LectureDraft): Lecture => ({ topicId, ...draft });
