/** Mails the link that confirms a new address; or, if an account already has it, notifies only that account's owner. */
import * as z from 'zod';
import type { Queryable } from '#server/database/database.ts';
import { confirmNewEmailMail, emailInUseMail } from '#server/integrations/mail-templates.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { openPayload, sealedPayload, sealPayload } from '#server/jobs/sealed-payload.ts';
import type { Task } from '#server/jobs/task.ts';
import type { AccountDependencies } from '../shared/dependencies.ts';
import { selectUserByEmail } from '../store.ts';

export const newEmailMailPayload = sealedPayload.extend({ userId: z.uuid() });
const content = z.strictObject({ name: z.string(), email: z.string(), url: z.string(), expiresAt: z.number() });

type Dependencies = Pick<AccountDependencies, 'database' | 'mails' | 'seal'>;

export const newEmailMailTask = ({ database, mails, seal }: Dependencies): Task<z.output<typeof newEmailMailPayload>> => ({
  payload: newEmailMailPayload,
  run: async ({ userId, sealed }) => {
    const { name, email, url, expiresAt } = openPayload(seal, 'new-email-mail', content, { sealed });
    await database.transaction(async (queryable) => {
      const owner = await selectUserByEmail(queryable, email);
      // The link to an address that has an account is never sent and would not work.
      if (owner) await mails.addRequested(queryable, owner.id, emailInUseMail({ name: owner.name, email }));
      else await mails.addRequested(queryable, userId, confirmNewEmailMail({ name, email, link: url }), { purpose: 'change-email', expiresAt });
    });
  },
});

/** Asks for the mail, in the transaction of `queryable`. */
export async function askForNewEmailMail(
  queryable: Queryable,
  seal: AccountDependencies['seal'],
  userId: string,
  mail: z.input<typeof content>,
): Promise<void> {
  await enqueue(queryable, 'new-email-mail', { userId, ...sealPayload(seal, 'new-email-mail', mail) });
}
