/** Texts one code. A code that was withdrawn or replaced in the meantime is not sent; one the gateway refuses is withdrawn. */
import * as z from 'zod';
import type { Queryable } from '#server/database/database.ts';
import type { Base } from '#server/feature.ts';
import { GatewayError } from '#server/integrations/sms.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { openPayload, sealedPayload, sealPayload } from '#server/jobs/sealed-payload.ts';
import { PermanentFailure, type Task } from '#server/jobs/task.ts';
import { confirmDelivery, selectDelivery, withdrawPhoneCode } from '../phone/store.ts';

const purposes = ['verify', 'sign-in'] as const;

export const sendTextPayload = sealedPayload.extend({
  userId: z.uuid(),
  purpose: z.enum(purposes),
  /** For administrators. */
  subject: z.string(),
});
const content = z.strictObject({ number: z.string(), text: z.string(), codeHash: z.string() });

const subjects = { verify: 'Code for a new phone number', 'sign-in': 'Code to log in' } as const satisfies Record<(typeof purposes)[number], string>;

type Dependencies = Pick<Base, 'database' | 'seal' | 'sms' | 'now'>;

export const sendText = ({ database, seal, sms, now }: Dependencies): Task<z.output<typeof sendTextPayload>> => ({
  payload: sendTextPayload,
  // The user is waiting for the code; later it would be useless.
  maxAttempts: 4,
  run: async ({ userId, purpose, sealed }) => {
    const { number, text, codeHash } = openPayload(seal, 'send-text', content, { sealed });
    const code = { userId, purpose, codeHash };
    if ((await selectDelivery(database, code)) !== 'on-its-way') return;
    if (!sms) throw new PermanentFailure('No text gateway is set up.');
    try {
      await sms.send({ to: number, text });
    } catch (error) {
      if (!(error instanceof GatewayError && error.final)) throw error;
      await withdrawPhoneCode(database, code);
      throw new PermanentFailure(`${error.message} (${error.code})`);
    }
    await confirmDelivery(database, code, new Date(now()));
  },
});

export interface CodeText extends z.output<typeof content> {
  readonly userId: string;
  readonly purpose: (typeof purposes)[number];
}

/** Adds the message, in the transaction of `queryable`; it replaces one for the same purpose that is still waiting. */
export async function enqueueText(queryable: Queryable, seal: Base['seal'], { userId, purpose, ...message }: CodeText): Promise<void> {
  const payload = { userId, purpose, subject: subjects[purpose], ...sealPayload(seal, 'send-text', message) };
  await enqueue(queryable, 'send-text', payload, { key: `${purpose}:${userId}` });
}
