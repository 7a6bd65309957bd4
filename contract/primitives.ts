/** Shapes that many calls share. */
import * as z from 'zod';
import { isStorable } from '#core/text.ts';

const unsaved = 'This contains characters that cannot be saved.';

/** A moment, as ISO text. */
export const instant = z.iso.datetime();

/** Text that the database can store, trimmed. */
export const storableText = (maxLength: number) =>
  z.string().trim().max(maxLength, `Please keep it below ${maxLength} characters.`).refine(isStorable, unsaved);

/**
 * One of `values` in a response. A newer server may know more of them: a client reads those as `unknown`, and its types make
 * it say what it shows then. Never for inputs.
 */
export const openEnum = <const Values extends readonly [string, ...string[]]>(values: Values) => z.enum([...values, 'unknown']).catch('unknown');

/** Text where an id is expected, valid or not. */
export const idSchema = z.string().min(1).max(64).refine(isStorable, unsaved);

/** Why an administrator did something. */
export const reasonSchema = z.string().trim().min(3, 'Please give a reason.').max(300, 'Please keep it below 300 characters.').refine(isStorable, unsaved);

/** The entry of the action log that this takes back: refused unless it is the last one about the same thing. */
export const takesBackSchema = z.uuid().optional();

/**
 * Of a call that makes something: made when its form is opened. Sent again with the same after a lost response, it makes nothing more; the response is the
 * first one’s. Clients of before do not send it.
 */
export const requestIdSchema = z.uuid().optional();

/** Part of a list's query: which page. `cursor` is the `nextCursor` of the previous page, and has meaning only to the server. */
export const pageQuery = {
  cursor: z.string().min(1).max(254).refine(isStorable, unsaved).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
};

/** A page of a list. Without `nextCursor` it is the last one. */
export const pageOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), nextCursor: z.string().nullable() });
