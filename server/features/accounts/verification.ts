/** The backup of the mail that asks to confirm an address (jobs/verification-mail.ts). */
import * as z from 'zod';
import { uuidv7 } from '#server/database/uuid.ts';
import { shortVerificationMail } from '#server/integrations/mail-templates.ts';
import { confirmEmail } from './settings-store.ts';
import type { AccountDependencies } from './shared/sign-in.ts';

interface Addressee {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** How long a backup link works, ms. */
const backupMs = 3600_000;
const purpose = 'backup verification link';
const backupLink = z.object({ userId: z.uuid(), email: z.string(), expiresAt: z.number() });

/**
 * Another verification mail, for when the ordinary one could not be enqueued. Its link is sealed and bound to the address,
 * not kept, and it does not wait in the queue: nothing but the mail server has to work for it. It leads to the same screen.
 */
export async function mailBackupVerification({ config, mailer, seal, now }: AccountDependencies, { id, name, email }: Addressee): Promise<void> {
  const facts: z.infer<typeof backupLink> = { userId: id, email, expiresAt: now() + backupMs };
  const token = seal.seal(JSON.stringify(facts), purpose);
  await mailer.send(shortVerificationMail(name, email, `${config.publicUrl}/verify-email?token=${token}`), uuidv7());
}

/** Verifies the account of a backup link; false if it is not one, too old, or the account has another address by now. */
export async function useBackupLink({ database, seal, now }: Pick<AccountDependencies, 'database' | 'seal' | 'now'>, token: string): Promise<boolean> {
  const opened = seal.open(token, purpose);
  if (opened === null) return false;
  const { expiresAt, ...target } = backupLink.parse(JSON.parse(opened));
  return expiresAt > now() && confirmEmail(database, target, new Date(now()));
}
