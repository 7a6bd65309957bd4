/** Sends one mail. A repeat after an interrupted attempt carries the same Message-ID, by which mail servers know it again. */
import * as z from 'zod';
import type { Queryable } from '../../database/database.ts';
import { uuidv7 } from '../../database/uuid.ts';
import type { Seal } from '#server/sealed.ts';
import type { Mail, Mailer } from '../../integrations/mail.ts';
import { enqueue } from '../enqueue.ts';
import { openPayload, sealedPayload, sealPayload } from '../sealed-payload.ts';
import { PermanentFailure, type Task } from '../task.ts';

export const sendMailPayload = sealedPayload.extend({
  /** Whose account it is about. */
  userId: z.uuid(),
  /** For administrators: what kind of mail it is. */
  subject: z.string(),
  /** Ms since 1970; afterwards it would be of no use. */
  expiresAt: z.number().nullable(),
});

const mailSchema = z.strictObject({
  id: z.uuid(),
  to: z.strictObject({ name: z.string(), address: z.string() }),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});

interface Dependencies {
  readonly mailer: Mailer;
  readonly seal: Seal;
  readonly now: () => number;
}

export const sendMail = ({ mailer, seal, now }: Dependencies): Task<z.output<typeof sendMailPayload>> => ({
  payload: sendMailPayload,
  run: async ({ sealed, expiresAt }) => {
    if (expiresAt !== null && expiresAt <= now()) throw new PermanentFailure('The link in it expired before it could be sent.');
    const { id, ...mail } = openPayload(seal, 'send-mail', mailSchema, { sealed });
    await mailer.send(mail, id);
  },
});

export interface MailQueue {
  /** Adds a mail about this account, in the transaction of `queryable`. */
  add(queryable: Queryable, userId: string, mail: Mail, link?: MailedLink): Promise<void>;
}

/** About the link in a mail. */
interface MailedLink {
  /** Ms since 1970: it is not sent after that. */
  readonly expiresAt: number;
  /** A mail of the same purpose that still waits gives way to this one: its link no longer works. */
  readonly purpose: string;
}

export const mailQueue = (seal: Seal): MailQueue => ({
  add: async (queryable, userId, mail, link) => {
    const sealed = sealPayload(seal, 'send-mail', { id: uuidv7(), ...mail });
    const payload = { ...sealed, userId, subject: mail.subject, expiresAt: link?.expiresAt ?? null };
    await enqueue(queryable, 'send-mail', payload, link && { key: `${link.purpose}:${userId}` });
  },
});
