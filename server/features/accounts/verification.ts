/** The mail that asks to confirm an address. */
import type { Config } from '../../config.ts';
import type { Mailer } from '#server/integrations/mail.ts';
import { shortVerificationMail, verificationMail } from '#server/integrations/mail-templates.ts';
import type { Auth, MailLibraryToken } from './auth.ts';
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

/**
 * The auth library's own verification mail, for when ours could not be sent. Its token is signed and bound to the address,
 * not kept: nothing but the mail server has to work for it. It leads to the same screen.
 */
export const libraryMail =
  (config: Config, mailer: Mailer): MailLibraryToken =>
  ({ name, email }, token) =>
    mailer.send(shortVerificationMail(name, email, `${config.publicUrl}/verify-email?token=${token}`));

/** Ours are one run of letters; the library's are signed and have three parts. */
export const isLibraryToken = (token: string): boolean => token.includes('.');

/** Verifies the account of a library token; false if it is not one, or too old. */
export async function useLibraryToken(auth: Auth, token: string): Promise<boolean> {
  const response = await auth.api.verifyEmail({ query: { token }, asResponse: true });
  return response.ok;
}
