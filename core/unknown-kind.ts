/** What a client makes of a value that only a newer server knows. */
import * as z from 'zod';

/** The last member of a union in a response: a value that matches no member before it reads as `{ kind: 'unknown' }`. */
export const unknownKind = z.object({ kind: z.literal('unknown').catch('unknown') });
