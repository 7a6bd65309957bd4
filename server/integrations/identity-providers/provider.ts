/** What an identity provider does for us: send somebody there, and say who came back. */
import { emailSchema } from '#contract/accounts.ts';
import type { ProviderId } from '#contract/identities.ts';
import { canonicalEmail } from '#server/email-address.ts';

export interface Identity {
  readonly issuer: string;
  /** The person's id there: with the issuer, the only thing an account is found by. */
  readonly subject: string;
  /** In lower case. */
  readonly email: string | null;
  /** The provider says that the address is theirs. */
  readonly emailVerified: boolean;
  readonly name: string | null;
  /** How long before this answer they logged in there, ms; null if the provider does not say. */
  readonly loggedInAgoMs: number | null;
}

/** What binds the way back to the way there. */
export interface Secrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface IdentityProvider {
  readonly id: ProviderId;
  readonly name: string;
  /** Where to send somebody; `again`: they must prove again who they are. Rejects if the provider is unavailable. */
  authorizationUrl(redirectUri: string, secrets: Secrets, again: boolean): Promise<URL>;
  /** Who came back to `callback`, the redirect address with what the provider added. Rejects if anything is not as it should be. */
  identify(callback: URL, secrets: Secrets): Promise<Identity>;
}

export const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

/** Emails are stored in lower case; an invalid or too long one counts as missing. */
export function emailOrNull(value: unknown): string | null {
  const email = emailSchema.safeParse(textOrNull(value));
  return email.success ? canonicalEmail(email.data) : null;
}
