/** What a client makes of a value that only a newer server knows. */
import * as z from 'zod';

/** Last in a union of what an answer may hold: whatever is of none of the kinds before reads as `{ kind: 'unknown' }`. */
export const unknownKind = z.object({ kind: z.literal('unknown').catch('unknown') });
