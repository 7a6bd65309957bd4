/**
 * The way to a provider and back. The browser holds one random secret in a cookie; state, nonce and
 * code verifier follow from it. So an answer finishes only in the browser it was asked in, and a
 * stranger's answer cannot be injected.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { uuidv7 } from '#server/database/uuid.ts';
import { cookieLine, ownCookie, readCookie } from '#server/http/cookies.ts';
import { refuse, type Refusal } from '#server/refusal.ts';
import { hashToken } from '#server/http/sessions.ts';
import type { IdentityProvider, Secrets } from '#server/integrations/identity-providers/provider.ts';
import { insertAttempt, takeAttempt, type Attempt } from './store.ts';
import type { AccountDependencies } from '../accounts/shared/dependencies.ts';
import { errorFacts } from '../accounts/shared/error-facts.ts';

const lifetimeMs = 10 * 60_000;
const attemptCookie = ownCookie('ascent-attempt');

/** Where a provider sends people back to. */
export const callbackPath = (provider: string) => `/api/identity/${provider}/callback` as const;

function secretsFrom(browserSecret: string): Secrets {
  const derive = (what: string) => createHmac('sha256', browserSecret).update(what).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), codeVerifier: derive('code verifier') };
}

interface Asking {
  readonly requestId: string;
  setHeader(name: string, value: string): void;
}

/** Begins an attempt in this browser, which ends an earlier one; returns the URL to go to. */
export async function beginAttempt(
  { config, database, log, now }: AccountDependencies,
  provider: IdentityProvider,
  attempt: Omit<Attempt, 'id' | 'provider'>,
  { requestId, setHeader }: Asking,
): Promise<{ attempt: string; url: string } | Refusal> {
  const browserSecret = randomBytes(32).toString('base64url');
  const secrets = secretsFrom(browserSecret);
  let url: URL;
  try {
    url = await provider.authorizationUrl(config.publicUrl + callbackPath(provider.id), secrets, attempt.purpose === 'confirm');
  } catch (error) {
    log.warn({ ...errorFacts(error), requestId, provider: provider.id }, 'identity provider does not answer');
    return refuse('provider-unavailable');
  }
  const id = uuidv7();
  await insertAttempt(database, hashToken(secrets.state), { ...attempt, id, provider: provider.id }, new Date(now() + lifetimeMs));
  setHeader('set-cookie', cookieLine({ ...attemptCookie(config), value: browserSecret, maxAge: lifetimeMs / 1000 }));
  return { attempt: id, url: url.href };
}

/** Uses up the attempt that this provider's answer belongs to; returns it and how long it took, ms, or null unless it was begun in this browser. */
export async function finishAttempt(
  { config, database, now }: Pick<AccountDependencies, 'config' | 'database' | 'now'>,
  provider: IdentityProvider,
  callback: URL,
  cookieHeader: string | null,
  setHeader: Asking['setHeader'],
): Promise<{ attempt: Attempt; secrets: Secrets; tookMs: number } | null> {
  const browserSecret = readCookie(cookieHeader, attemptCookie(config).name);
  if (browserSecret === null) return null;
  const secrets = secretsFrom(browserSecret);
  const [expected, given] = [secrets.state, callback.searchParams.get('state') ?? ''].map((state) => Buffer.from(hashToken(state)));
  if (!expected || !given || !timingSafeEqual(expected, given)) return null;
  const taken = await takeAttempt(database, hashToken(secrets.state), provider.id, new Date(now()));
  if (!taken) return null;
  const { expiresAt, ...attempt } = taken;
  setHeader('set-cookie', cookieLine({ ...attemptCookie(config), value: '', maxAge: 0 }));
  return { attempt, secrets, tookMs: now() - (expiresAt.getTime() - lifetimeMs) };
}
