/** Makes the link for setting a new password and mails it, if the address has an account. */
import { canonicalEmail } from '#server/email-address.ts';
import * as z from 'zod';
import { resetMail } from '#server/integrations/mail-templates.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { openPayload, sealedPayload, sealPayload } from '#server/jobs/sealed-payload.ts';
import type { Task } from '#server/jobs/task.ts';
import { makeLink } from '../email-link.ts';
import type { AccountDependencies } from '../shared/dependencies.ts';
import { selectUserByEmail } from '../store.ts';

export const passwordResetMailPayload = sealedPayload;
const content = z.strictObject({ email: z.string() });

type Dependencies = Pick<AccountDependencies, 'config' | 'database' | 'mails' | 'seal' | 'now'>;

export const passwordResetMailTask = ({ config, database, mails, seal, now }: Dependencies): Task<z.output<typeof passwordResetMailPayload>> => ({
  payload: passwordResetMailPayload,
  run: async (payload) => {
    const { email } = openPayload(seal, 'password-reset-mail', content, payload);
    await database.transaction(async (queryable) => {
      const user = await selectUserByEmail(queryable, email);
      if (!user) return;
      const link = await makeLink(queryable, config.publicUrl, 'reset-password', { userId: user.id, email: user.email }, now());
      await mails.addRequested(queryable, user.id, resetMail({ name: user.name, email: user.email, link: link.url }), link);
    });
  },
});

/** A request repeated within this time means the same mail, ms. */
const repeatMs = 10_000;

/** Asks for the mail. Nothing is looked up yet, so neither the wording nor the timing of the response reveals who has an account. */
export async function askForPasswordReset({ database, seal, now }: Pick<Dependencies, 'database' | 'seal' | 'now'>, email: string): Promise<void> {
  const canonical = canonicalEmail(email);
  const once = { key: seal.hash(`email ${canonical}`), now: now(), forMs: repeatMs };
  await database.transaction((queryable) =>
    enqueue(queryable, 'password-reset-mail', sealPayload(seal, 'password-reset-mail', { email: canonical }), { once }),
  );
}
