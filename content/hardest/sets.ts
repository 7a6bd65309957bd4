/** The hardest sets: which questions each asks, in its order. `npm run content:hardest` adds sets; one that was released stays as it is, since students come back to it. */
import * as z from 'zod';
import { hardestSetIdSchema } from '#core/quizzes/hardest-sets.ts';
import stored from './sets.json' with { type: 'json' };

const setsSchema = z.array(z.strictObject({ id: hardestSetIdSchema, questionIds: z.array(z.string()).min(1) }));
export type HardestSet = z.infer<typeof setsSchema>[number];

/** In the order they are listed. */
export const hardestSets: readonly HardestSet[] = setsSchema.parse(stored);
