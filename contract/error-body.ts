/** What the body of an error looks like to a client, whichever version the server has. */
import * as z from 'zod';

/** What the client says on its own, since a response may be missing or unreadable. Part of the table in contract/errors.ts. */
export const clientErrors = {
  internal: { status: 500, message: 'Something went wrong on our end. Everything you saved is safe.' },
  unavailable: { status: 503, message: 'The server is busy for a moment. Please try again.' },
  'sign-in-expired': { status: 410, message: 'This took longer than ten minutes, or was finished elsewhere. Please log in again.' },
} as const;

/** `code` is one of contract/errors.ts, or of a newer version of it: then `message` still says all a person needs. */
export const anyErrorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    /** Says what is wrong with each input, by name. */
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string().optional(),
  }),
});
