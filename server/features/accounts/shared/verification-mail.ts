/** Makes the link that confirms an address and mails it. Whether the address has an account is looked up here, in the job, so response times do not reveal it. */
import { canonicalEmail } from '#server/email-address.ts';
import * as z from 'zod';
import type { Queryable } from '#server/database/database.ts';
import { verificationMail } from '#server/integrations/mail-templates.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { openPayload, sealedPayload, sealPayload } from '#server/jobs/sealed-payload.ts';
import type { Task } from '#server/jobs/task.ts';
import { makeLink } from '../email-link.ts';
import type { AccountDependencies } from './dependencies.ts';
import { selectUserByEmail } from '../store.ts';

export const verificationMailPayload = sealedPayload;
const content = z.strictObject({ email: z.string() });

type Dependencies = Pick<AccountDependencies, 'config' | 'database' | 'mails' | 'seal' | 'now'>;

export const verificationMailTask = ({ config, database, mails, seal, now }: Dependencies): Task<z.output<typeof verificationMailPayload>> => ({
  payload: verificationMailPayload,
  run: async (payload) => {
    const { email } = openPayload(seal, 'verification-mail', content, payload);
    await database.transaction(async (queryable) => {
      const user = await selectUserByEmail(queryable, email);
      if (!user || user.email_verified) return;
      const link = await makeLink(queryable, config.publicUrl, 'verify', { userId: user.id, email: user.email }, now());
      // The stored name, not one from a request: nobody may write text into a stranger's mail.
      await mails.addRequested(queryable, user.id, verificationMail({ name: user.name, email: user.email, link: link.url }), link);
    });
  },
});

/** A request repeated within this time means the same mail, ms. */
const repeatMs = 10_000;

/** Asks for the mail, in the transaction of `queryable`. Nothing comes of it if the address has no account or is confirmed. */
export async function askForVerification(queryable: Queryable, { seal, now }: Pick<Dependencies, 'seal' | 'now'>, email: string): Promise<void> {
  const canonical = canonicalEmail(email);
  const once = { key: seal.hash(`email ${canonical}`), now: now(), forMs: repeatMs };
  await enqueue(queryable, 'verification-mail', sealPayload(seal, 'verification-mail', { email: canonical }), { once });
}
