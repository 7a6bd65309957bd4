/** Study resources: sheets to read and print, for the plus tier and above. */
import * as z from 'zod';
import { defineCall, ordinary } from './call.ts';
import { openEnum } from './primitives.ts';

export const studySheet = z.object({
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
export type StudySheet = z.infer<typeof studySheet>;

export const getStudyResources = defineCall({
  id: 'getStudyResources',
  summary: 'The study sheets',
  method: 'GET',
  path: '/api/study-resources',
  access: 'plus',
  rateLimit: ordinary,
  output: z.object({ sheets: z.array(studySheet) }),
});

export const studyCalls = { getStudyResources };
