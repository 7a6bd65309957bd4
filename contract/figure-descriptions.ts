/** Descriptions of figures, as authors check them; they are changed like anything else of a question (contract/authoring.ts). */
import * as z from 'zod';
import { figureSchema } from '#core/questions/figure.ts';
import { unknownKind } from '#core/unknown-kind.ts';
import { defineCall, ordinary } from './call.ts';
import { pageOf, pageQuery } from './primitives.ts';

const described = z.object({
  questionId: z.string(),
  topicId: z.int(),
  /** The version that is shown here, the newest. */
  newestVersion: z.int(),
  excerpt: z.string(),
  figure: z.union([figureSchema.strip(), unknownKind]),
  problems: z.array(z.string()),
});
export type DescribedFigure = z.infer<typeof described>;

export const listFigureDescriptions = defineCall({
  id: 'listFigureDescriptions',
  summary: 'Question figures with their text alternatives and any problems found in them',
  method: 'GET',
  path: '/api/admin/figure-descriptions',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject({ ...pageQuery, show: z.enum(['problems', 'all']).default('problems') }),
  output: pageOf(described),
});

export const figureDescriptionCalls = { listFigureDescriptions };
