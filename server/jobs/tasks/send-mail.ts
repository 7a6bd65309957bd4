/** Sends one mail. A repeat after an interrupted attempt carries the same Message-ID, by which mail servers recognize it. */
import { canonicalEmail } from '#server/email-address.ts';
import * as z from 'zod';
import type { Queryable } from '#server/database/database.ts';
import { countInWindow } from '#server/database/rate-limit-store.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import type { Seal } from '#server/sealed.ts';
import type { Mail, Mailer } from '#server/integrations/mail.ts';
import { enqueue, type EnqueueOptions } from '../enqueue.ts';
import { openPayload, sealedPayload, sealPayload } from '../sealed-payload.ts';
import { PermanentFailure, type Task } from '../task.ts';

export const sendMailPayload = sealedPayload.extend({
  /** Whose account it is about. */
  userId: z.uuid(),
  /** For administrators: what kind of mail it is. */
  subject: z.string(),
  /** Ms since 1970; after this the mail would be useless. */
  expiresAt: z.number().nullable(),
});

const mailSchema = z.strictObject({
  id: z.uuid(),
  to: z.strictObject({ name: z.string(), address: z.string() }),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
});

interface Dependencies {
  readonly mailer: Mailer;
  readonly seal: Seal;
  readonly now: () => number;
}

export const sendMail = ({ mailer, seal, now }: Dependencies): Task<z.output<typeof sendMailPayload>> => ({
  payload: sendMailPayload,
  run: async ({ sealed, expiresAt }) => {
    if (expiresAt !== null && expiresAt <= now()) throw new PermanentFailure('It could not be sent before what it says, or the link in it, expired.');
    const { id, ...mail } = openPayload(seal, 'send-mail', mailSchema, { sealed });
    await mailer.send(mail, id);
  },
});

export interface MailQueue {
  /**
   * Counts a mail that somebody asks to be sent to this address, by whatever call; seconds to wait if it has been sent, or asked
   * for, as many as a mailbox should get, else 0. Whether the address has an account plays no part.
   */
  countRequest(queryable: Queryable, email: string): Promise<number>;
  /** Adds a mail that was counted when it was asked for, in the transaction of `queryable`. */
  addRequested(queryable: Queryable, userId: string, mail: Mail, link?: MailedLink): Promise<void>;
  /**
   * Adds a notice, in the transaction of `queryable`. It counts too; if it is one too many it is sent later, and dropped only if it has
   * become untrue by then (`expiresAt`, ms since 1970).
   */
  add(queryable: Queryable, userId: string, mail: Mail, expiresAt?: number): Promise<void>;
}

/** Mails of all kinds to one address, wherever they are asked for. */
const perRecipient = { mails: 10, seconds: 1800 };

/** About the link in a mail. */
interface MailedLink {
  /** Ms since 1970: it is not sent after that. */
  readonly expiresAt: number;
  /** This mail replaces one for the same purpose that is still waiting: that one's link no longer works. */
  readonly purpose: string;
}

interface QueueDependencies extends Pick<Dependencies, 'seal' | 'now'> {
  readonly enforceRateLimits: boolean;
}

export function createMailQueue({ seal, now, enforceRateLimits }: QueueDependencies): MailQueue {
  /** Counters must not become a list of emails. */
  const recipient = (email: string) => seal.hash(`recipient ${canonicalEmail(email)}`);

  const count = async (queryable: Queryable, email: string): Promise<number> => {
    const time = now();
    const { start, count: sent } = await countInWindow(queryable, `mails:${recipient(email)}`, time, perRecipient.seconds);
    return !enforceRateLimits || sent <= perRecipient.mails ? 0 : Math.max(1, Math.ceil((start - time) / 1000 + perRecipient.seconds));
  };

  const put = async (queryable: Queryable, userId: string, mail: Mail, expiresAt: number | null, options: EnqueueOptions): Promise<void> => {
    const sealed = sealPayload(seal, 'send-mail', { id: uuidv7(), ...mail });
    await enqueue(queryable, 'send-mail', { ...sealed, userId, subject: mail.subject, expiresAt }, options);
  };

  return {
    countRequest: count,
    addRequested: (queryable, userId, mail, link) => put(queryable, userId, mail, link?.expiresAt ?? null, link ? { key: `${link.purpose}:${userId}` } : {}),
    add: async (queryable, userId, mail, expiresAt) => {
      const wait = await count(queryable, mail.to.address);
      // The same notice, added twice in the meantime, is one mail.
      const later: EnqueueOptions = {
        runAt: new Date(now() + wait * 1000),
        key: seal.hash(`${recipient(mail.to.address)} ${mail.text}`),
        whenQueued: 'keep',
      };
      await put(queryable, userId, mail, expiresAt ?? null, wait > 0 ? later : {});
    },
  };
}
