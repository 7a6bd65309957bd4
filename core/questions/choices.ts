/** The letters of a question's choices. */
import * as z from 'zod';

export const choiceIds = ['A', 'B', 'C', 'D'] as const;
export type ChoiceId = (typeof choiceIds)[number];
export const choiceIdSchema = z.enum(choiceIds);
