/** The Math generators as authors look through them: any archetype, level and seed, with the verdict of every gate; and every kind of figure. */
import * as z from 'zod';
import { figureSchema } from '#core/questions/figure.ts';
import { archetypeSchema } from '#core/questions/question.ts';
import { unknownKind } from '#core/unknown-kind.ts';
import { defineCall, ordinary } from './call.ts';

const archetypeShape = { archetype: z.string(), topicId: z.int(), version: z.int(), levels: z.array(z.int()), skillTags: z.array(z.string()) };
export const archetypesDrawn = z.array(z.object(archetypeShape));

export const inspectedDraw = z.object({
  /** A whole question as data, with its key; read it with `questionSchema`, which a faulty one fails. Null if the generator makes none of this seed. */
  question: z.record(z.string(), z.json()).nullable(),
  /** No problems: passed. What fails one is neither given to students nor frozen into the bank. */
  verdicts: z.array(z.object({ gate: z.string(), problems: z.array(z.string()) })),
  calculatorWay: z.object({ rows: z.array(z.string()), read: z.string() }).nullable(),
});

export const varietyOfDraws = z.object({
  /** Questions that came of the seeds, and how many of them pass every gate. */
  made: z.int(),
  passed: z.int(),
  /** That differ in what was drawn. */
  distinct: z.int(),
  /** That differ in their words, mathematics and numbers masked. */
  wordings: z.int(),
});

const cell = z.strictObject({ archetype: archetypeSchema, level: z.coerce.number().int().min(1).max(5) });
/** Largest seed that can be asked for. */
export const maxSeed = 2 ** 31 - 1;

export const listArchetypes = defineCall({
  id: 'listArchetypes',
  summary: 'Every Math archetype that can be generated, with its levels and the concept that teaches it',
  method: 'GET',
  path: '/api/admin/archetypes',
  access: 'author',
  rateLimit: ordinary,
  output: z.object({ archetypes: z.array(z.object({ ...archetypeShape, concept: z.string().nullable() })) }),
  errors: ['unavailable'],
});

export const inspectDraw = defineCall({
  id: 'inspectDraw',
  summary: 'The question generated from one seed, with the results of the solver and every other check; nothing is stored',
  method: 'GET',
  path: '/api/admin/archetypes/:archetype/levels/:level/draws/:seed',
  access: 'author',
  rateLimit: { requests: 240, seconds: 60 },
  params: z.strictObject({ ...cell.shape, seed: z.coerce.number().int().min(0).max(maxSeed) }),
  output: inspectedDraw,
  errors: ['not-found', 'unavailable'],
});

export const countWordings = defineCall({
  id: 'countWordings',
  summary: 'How many different questions and wordings seeds 1 through `seeds` produce, and how many of them pass',
  method: 'GET',
  path: '/api/admin/archetypes/:archetype/levels/:level/wordings',
  access: 'author',
  rateLimit: { requests: 20, seconds: 60 },
  params: cell,
  query: z.strictObject({ seeds: z.coerce.number().int().min(1).max(500).default(100) }),
  output: varietyOfDraws,
  errors: ['not-found', 'unavailable'],
});

export const listFigureKinds = defineCall({
  id: 'listFigureKinds',
  summary: 'One example of every kind of figure in questions',
  method: 'GET',
  path: '/api/admin/figure-kinds',
  access: 'author',
  rateLimit: ordinary,
  output: z.object({ kinds: z.array(z.object({ kind: z.string(), figure: z.union([figureSchema.strip(), unknownKind]) })) }),
});

export const mathLibraryCalls = { listArchetypes, inspectDraw, countWordings, listFigureKinds };
