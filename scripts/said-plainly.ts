import * as z from 'zod';

/** What went wrong, for a terminal: of data that do not fit their schema each place with its fault, a line each. */
export const saidPlainly = (error: unknown): string => {
  if (error instanceof z.ZodError) return error.issues.map(({ path, message }) => `${path.join('.')}: ${message.slice(0, 200)}`).join('\n');
  return error instanceof Error ? error.message : String(error);
};
