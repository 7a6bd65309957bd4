/** Reads and redeems links that confirm an address, and sends the backup of the ordinary mail (shared/verification-mail.ts). */
import * as z from 'zod';
import { uuidv7 } from '#server/database/uuid.ts';
import type { Account } from '#server/http/handler.ts';
import { isRefusal, refuse, type Refusal } from '#server/refusal.ts';
import { hashToken } from '#server/http/sessions.ts';
import { shortVerificationMail } from '#server/integrations/mail-templates.ts';
import { linkStatus, type KnownLink } from './link-status.ts';
import { confirmEmail, selectLink } from './settings-store.ts';
import type { AccountDependencies } from './shared/dependencies.ts';
import { useEmailLink } from './store.ts';

type LinkReading = Pick<AccountDependencies, 'database' | 'seal' | 'now'>;

interface Recipient {
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
 * not stored, and it does not wait in the queue: only the mail server has to work for it. It leads to the same screen.
 */
export async function mailBackupVerification({ config, mailer, seal, now }: AccountDependencies, { id, name, email }: Recipient): Promise<void> {
  const facts: z.infer<typeof backupLink> = { userId: id, email, expiresAt: now() + backupMs };
  const token = seal.seal(JSON.stringify(facts), purpose);
  await mailer.send(shortVerificationMail({ name, email, link: `${config.publicUrl}/verify-email?token=${token}` }), uuidv7());
}

/** Whom a backup link is for; null if it is not one. Each confirms an address once: for a confirmed one there is nothing left to do. */
function readBackupLink({ seal, now }: Pick<AccountDependencies, 'seal' | 'now'>, token: string): KnownLink | null {
  const opened = seal.open(token, purpose);
  if (opened === null) return null;
  const { expiresAt, ...target } = backupLink.parse(JSON.parse(opened));
  return { ...target, works: expiresAt > now() };
}

/** The account that the link of a mail is for, which confirms its address or a new one; null if it works no more. */
export async function ownerOfLink({ database, seal, now }: LinkReading, token: string): Promise<string | null> {
  const [tokenHash, time] = [hashToken(token), new Date(now())];
  const link =
    (await selectLink(database, tokenHash, 'verify', time)) ??
    (await selectLink(database, tokenHash, 'change-email', time)) ??
    readBackupLink({ seal, now }, token);
  return link?.works ? link.userId : null;
}

/** Redeems the link of a verification mail, of either kind, for whoever is logged in; null once the address is confirmed. */
export async function redeemVerification({ database, seal, now }: LinkReading, token: string, caller: Account | null): Promise<Refusal | null> {
  const [tokenHash, time] = [hashToken(token), new Date(now())];
  const kept = await selectLink(database, tokenHash, 'verify', time);
  const link = kept ?? readBackupLink({ seal, now }, token);
  const fate = linkStatus(link, caller);
  if (isRefusal(fate) || !link) return isRefusal(fate) ? fate : null;
  if (fate === 'done') return null;
  const verified = kept ? await useEmailLink(database, tokenHash, link.userId, time) : (await confirmEmail(database, link, time)) !== null;
  return verified ? null : refuse('link-expired');
}
