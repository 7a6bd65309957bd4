/** The concept bank: one idea at a time, topic by topic, with the student's own results on what it teaches. */
import * as z from 'zod';
import { figureSchema } from '#core/questions/figure.ts';
import { archetypeSchema } from '#core/questions/question.ts';
import { unknownKind } from '#core/unknown-kind.ts';
import { defineCall, ordinary } from './call.ts';
import { idSchema } from './primitives.ts';

const count = z.int().min(0);
/** A figure of a kind that this build cannot draw is `unknown`. */
const figure = z.union([figureSchema.strip(), unknownKind]).nullable();

const conceptLine = z.object({
  id: z.string(),
  topicId: z.int(),
  title: z.string(),
  /** Rich text. */
  idea: z.string(),
  /** Answers to questions about it, and how many of them were right. */
  answered: count,
  right: count,
});
export type ConceptLine = z.infer<typeof conceptLine>;

const conceptPage = conceptLine.extend({
  signal: z.string(),
  how: z.array(z.string()),
  figure,
  example: z.object({
    text: z.string().nullable(),
    table: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }).nullable(),
    figure,
    stem: z.string(),
    walkthrough: z.array(z.string()),
    answer: z.string(),
  }),
  mistake: z.object({ choice: z.string(), reason: z.string() }),
  /** What a quiz about it is made of. */
  archetypes: z.array(archetypeSchema),
});
export type ConceptPage = z.infer<typeof conceptPage>;

export const listConcepts = defineCall({
  id: 'listConcepts',
  summary: 'All concepts by topic, with your results',
  method: 'GET',
  path: '/api/concepts',
  access: 'plus',
  rateLimit: ordinary,
  output: z.object({ concepts: z.array(conceptLine.extend({ signal: z.string() })) }),
});

export const getTopicConcepts = defineCall({
  id: 'getTopicConcepts',
  summary: 'The concepts of one topic in full, for printing',
  method: 'GET',
  path: '/api/topics/:topicId/concepts',
  access: 'plus',
  rateLimit: ordinary,
  params: z.strictObject({ topicId: z.coerce.number().int().min(1).max(29) }),
  output: z.object({ concepts: z.array(conceptPage) }),
});

const neighbor = z.object({ id: z.string(), title: z.string() });

export const getConcept = defineCall({
  id: 'getConcept',
  summary: 'One concept, with the previous and next ones in its topic, the ones to know first, and related words and lectures',
  method: 'GET',
  path: '/api/concepts/:conceptId',
  access: 'plus',
  rateLimit: ordinary,
  params: z.strictObject({ conceptId: idSchema }),
  output: z.object({
    concept: conceptPage,
    previous: neighbor.nullable(),
    next: neighbor.nullable(),
    related: z.array(neighbor.extend({ topicId: z.int() })),
    /** Words of the word bank it is about. An older server sends none. */
    words: z.array(z.object({ word: z.string(), definition: z.string() })).optional(),
    /** The lecture of its topic first, then those of the topics it leans on. */
    lectures: z.array(neighbor).optional(),
  }),
  errors: ['concept-not-found'],
});

export const conceptCalls = { listConcepts, getTopicConcepts, getConcept };
