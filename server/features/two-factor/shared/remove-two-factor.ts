/**
 * Two-step verification of somebody who has the mailbox but no code: a stranger may have switched it on, or the owner lost the
 * phone. It is removed after three days in which nobody logged in with a code; the owner is notified at once, and again when it is removed.
 */
import * as z from 'zod';
import { dayMs } from '#core/day.ts';
import type { Queryable } from '#server/database/database.ts';
import type { Base } from '#server/feature.ts';
import { selectUserById } from '#server/features/accounts/store.ts';
import { twoFactorGoneMail, twoFactorGoesMail } from '#server/integrations/security-mails.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import type { Task } from '#server/jobs/task.ts';
import { deletePhone } from '../phone/store.ts';
import { deleteTrust } from '../sign-in-store.ts';
import { deleteTwoFactor, hasTwoFactor, insertRemoval, isRemovalDue } from '../store.ts';

export const removeTwoFactorPayload = z.strictObject({ userId: z.uuid(), dueAt: z.iso.datetime() });

type Dependencies = Pick<Base, 'config' | 'database' | 'mails' | 'security'>;

const waitMs = 3 * dayMs;

export const removeTwoFactor = ({ config, database, mails, security }: Dependencies): Task<z.output<typeof removeTwoFactorPayload>> => ({
  payload: removeTwoFactorPayload,
  run: async ({ userId, dueAt }) => {
    await database.transaction(async (queryable) => {
      // Kept in the meantime, or removed by an earlier attempt.
      if (!(await isRemovalDue(queryable, userId, new Date(dueAt)))) return;
      await deleteTrust(queryable, userId);
      await deleteTwoFactor(queryable, userId);
      await deletePhone(queryable, userId);
      const user = await selectUserById(queryable, userId);
      security.report('two-factor-off', { userId });
      if (user) await mails.add(queryable, userId, twoFactorGoneMail({ name: user.name, email: user.email, link: `${config.publicUrl}/forgot-password` }));
    });
  },
});

/**
 * Removes the second factors of an account whose owner has just set a password by mail: a phone alone at once, two-step
 * verification later. Returns when that will be removed; null if it is off. Call it in a transaction.
 */
export async function removeSecondFactors(
  queryable: Queryable,
  { config, mails, now }: Pick<Base, 'config' | 'mails' | 'now'>,
  owner: { readonly id: string; readonly name: string; readonly email: string },
): Promise<Date | null> {
  if (!(await hasTwoFactor(queryable, owner.id))) {
    await deletePhone(queryable, owner.id);
    return null;
  }
  const dueAt = await insertRemoval(queryable, owner.id, new Date(now() + waitMs));
  await enqueue(queryable, 'remove-two-factor', { userId: owner.id, dueAt: dueAt.toISOString() }, { runAt: dueAt, key: owner.id });
  await mails.add(queryable, owner.id, twoFactorGoesMail({ name: owner.name, email: owner.email, when: dueAt, link: `${config.publicUrl}/login` }));
  return dueAt;
}
