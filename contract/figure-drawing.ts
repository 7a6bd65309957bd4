/** Figures drawn from data and formulas, for authors. Nothing is stored: a figure is kept by saving a question with it. */
import * as z from 'zod';
import { figureKinds } from '#core/authoring/figure-kinds.ts';
import { figureSchema } from '#core/questions/figure.ts';
import { unknownKind } from '#core/unknown-kind.ts';
import { defineCall } from './call.ts';
import { storableText } from './primitives.ts';

const tableSchema = z.object({
  kind: z.literal('table'),
  table: z.object({ caption: z.string(), columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
});

export const drawFigure = defineCall({
  id: 'drawFigure',
  summary: 'Draw a figure or lay out a table from form entries; anything that cannot be drawn is reported at its field',
  method: 'POST',
  path: '/api/admin/figure-drawings',
  access: 'author',
  rateLimit: { requests: 240, seconds: 60 },
  body: z.strictObject({
    kind: z.enum(figureKinds),
    /** What stands in the fields of `figureFields`. */
    entries: z.array(z.strictObject({ field: z.string().max(40), text: storableText(6000) })).max(20),
    /** The author's description; empty: one is worked out from the data. */
    alt: storableText(2000).default(''),
  }),
  output: z.object({
    shown: z
      .union([z.discriminatedUnion('kind', [z.object({ kind: z.literal('figure'), figure: figureSchema.strip() }), tableSchema]), unknownKind])
      .nullable(),
    /** By field; empty where something is shown. */
    errors: z.record(z.string(), z.string()),
    /** What the gate on figures (G11) says of it. */
    problems: z.array(z.string()),
  }),
});

export const figureDrawingCalls = { drawFigure };
