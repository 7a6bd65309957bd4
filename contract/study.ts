/** Study resources: sheets to read and print, for the plus tier and above. */
import * as z from 'zod';
import { defineCall, ordinary } from './call.ts';
import { openEnum } from './primitives.ts';

const sheetSchema = z.object({
  id: z.string(),
  title: z.string(),
  group: openEnum(['math', 'reading-writing', 'plan']),
  lead: z.string(),
  parts: z.array(
    z.object({
      heading: z.string(),
      entries: z.array(
        z.object({
          title: z.string(),
          /** LaTeX, for a line of its own. */
          formula: z.string().optional(),
          text: z.string(),
          /** The topic it belongs to. */
          topicId: z.int().optional(),
        }),
      ),
    }),
  ),
});
export type StudySheet = z.infer<typeof sheetSchema>;

export const getStudyResources = defineCall({
  id: 'getStudyResources',
  summary: 'The study sheets',
  method: 'GET',
  path: '/api/study-resources',
  access: 'plus',
  rateLimit: ordinary,
  output: z.object({ sheets: z.array(sheetSchema) }),
});

export const studyCalls = { getStudyResources };
