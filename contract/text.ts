import * as z from 'zod';
import { isStorable } from '#core/text.ts';

/** An id of ours, or what somebody takes for one. */
export const idSchema = z.string().min(1).max(64).refine(isStorable, 'This contains characters that cannot be saved.');

/** Why an administrator did something. */
export const reasonSchema = z
  .string()
  .trim()
  .min(3, 'Please give a reason.')
  .max(300, 'Please keep it below 300 characters.')
  .refine(isStorable, 'This contains characters that cannot be saved.');
