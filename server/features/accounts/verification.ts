/** The mail that asks to confirm an address. */
import { verificationMail } from '../../outside/mail-templates.ts';
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
