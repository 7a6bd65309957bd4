/** Payloads nobody may read in the queue's table: addresses, links, text. Sealed under the server's SECRET, bound to the task. */
import * as z from 'zod';
import type { Seal } from '../sealed.ts';
import type { TaskName } from './registry.ts';
import { PermanentFailure } from './task.ts';

export const sealedPayload = z.strictObject({ sealed: z.string() });

export const sealPayload = (seal: Seal, task: TaskName, content: object): z.output<typeof sealedPayload> => ({
  sealed: seal.seal(JSON.stringify(content), `job ${task}`),
});

/** The content. Fails the job for good if it was sealed under another SECRET or is not what the task takes. */
export function openPayload<Content>(seal: Seal, task: TaskName, schema: z.ZodType<Content>, { sealed }: z.output<typeof sealedPayload>): Content {
  const text = seal.open(sealed, `job ${task}`);
  if (text === null) throw new PermanentFailure('The payload was sealed under another SECRET.');
  const content = schema.safeParse(JSON.parse(text));
  if (!content.success) throw new PermanentFailure('The sealed payload does not fit the task.');
  return content.data;
}
