/** The mail that asks to confirm an address. */
import * as z from 'zod';
import { shortVerificationMail, verificationMail } from '#server/integrations/mail-templates.ts';
import { confirmEmail } from './settings-store.ts';
import { makeLink } from './email-link.ts';
import { inBackground, type AccountDependencies } from './sign-in.ts';

export interface Addressee {
  readonly id: string;
  /** The stored name, not one from a request: nobody shall write into a stranger's mail. */
  readonly name: string;
  readonly email: string;
}

/** Rejects if the mail could not be handed over. */
export async function mailVerification({ config, database, mailer, now }: AccountDependencies, { id, name, email }: Addressee): Promise<void> {
  const link = await makeLink(database, config.publicUrl, 'verify', { userId: id, email }, now());
  await mailer.send(verificationMail(name, email, link));
}

/** The same, when the answer does not wait for it. */
export const sendVerification = (dependencies: AccountDependencies, to: Addressee, requestId: string): void =>
  inBackground(dependencies.log, requestId, 'verification mail', () => mailVerification(dependencies, to));

/** How long a backup link works, ms. */
const backupMs = 3600_000;
const purpose = 'backup verification link';
const backupLink = z.object({ userId: z.uuid(), email: z.string(), expiresAt: z.number() });

/**
 * Another verification mail, for when the ordinary one could not be sent. Its link is sealed and bound to the address,
 * not kept: nothing but the mail server has to work for it. It leads to the same screen.
 */
export async function mailBackupVerification({ config, mailer, seal, now }: AccountDependencies, { id, name, email }: Addressee): Promise<void> {
  const facts: z.infer<typeof backupLink> = { userId: id, email, expiresAt: now() + backupMs };
  const token = seal.seal(JSON.stringify(facts), purpose);
  await mailer.send(shortVerificationMail(name, email, `${config.publicUrl}/verify-email?token=${token}`));
}

/** Verifies the account of a backup link; false if it is not one, too old, or the account has another address by now. */
export async function useBackupLink({ database, seal, now }: Pick<AccountDependencies, 'database' | 'seal' | 'now'>, token: string): Promise<boolean> {
  const opened = seal.open(token, purpose);
  if (opened === null) return false;
  const { expiresAt, ...target } = backupLink.parse(JSON.parse(opened));
  return expiresAt > now() && confirmEmail(database, target, new Date(now()));
}
