/** Which contract this server speaks, so that clients of another build see that theirs differs. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';

/** On every answer of the API. */
export const contractHeader = 'x-contract';

const shape = (schema: z.ZodType | undefined, io: 'input' | 'output') => (schema ? z.toJSONSchema(schema, { io, unrepresentable: 'any' }) : null);

function fingerprint(): string {
  const shapes = (Object.values(calls) as Call[])
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, method, path, params, query, body, output }) => [
      id,
      method,
      path,
      shape(params, 'input'),
      shape(query, 'input'),
      shape(body, 'input'),
      shape(output, 'output'),
    ]);
  return createHash('sha256').update(JSON.stringify(shapes)).digest('base64url').slice(0, 16);
}

let known: string | undefined;

/**
 * Changes with what calls accept and return, not with their descriptions; the same for the same sources, and so
 * worked out once: it takes longer than the rest of composing a server.
 */
export const contractVersion = (): string => (known ??= fingerprint());
