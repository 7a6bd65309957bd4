/** What the verification screen says and does. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sendBackupVerification, sendVerification, verifyEmail, type Me } from '#contract/accounts.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { meQuery } from '#client/platform/session.ts';

export type VerificationState = 'idle' | 'sending' | 'sent' | 'checking' | 'error';

export interface Verification {
  readonly state: VerificationState;
  readonly message: string | null;
}

const texts = {
  sent: 'Verification email sent. Please check your inbox (and spam).',
  stillNot: 'Still not verified. Please click the link in your email, then try again.',
  checkFailed: 'Could not verify status. Please try again.',
  sendFailed: 'Failed to send verification email.',
  loginToResend: 'Please log in to resend the verification email.',
  loginFirst: 'Please log in first.',
  brokenLink: 'This link is incomplete. Please open it from the email again, or ask for a new one.',
} as const;

/** The mail after signing up: the ordinary one, or the backup if that fails. Throws if neither could be sent. */
export async function mailVerification({ email, name }: Pick<Me, 'email' | 'name'>): Promise<void> {
  try {
    await api(sendVerification, { body: { email, name } });
  } catch {
    await api(sendBackupVerification, {});
  }
}

/** The link may be opened in another tab or on a phone: this one checks every so often, while it is visible. */
const askAgainMs = 4_000;

/** Asks who is signed in until the address is verified; the screen follows from the session. */
export function useWaitForVerification(waiting: boolean): void {
  useQuery({ ...meQuery, enabled: waiting, refetchInterval: askAgainMs, refetchOnWindowFocus: 'always' });
}

/** Resend, check and their outcomes for the signed-in person, or the guest (null). */
export function useVerification(me: Me | null, onVerified: () => void) {
  const client = useQueryClient();
  const [verification, setVerification] = useState<Verification>({ state: 'idle', message: null });

  const resend = async () => {
    if (!me) return setVerification({ state: 'error', message: texts.loginToResend });
    setVerification({ state: 'sending', message: null });
    try {
      await mailVerification(me);
      setVerification({ state: 'sent', message: texts.sent });
    } catch (error) {
      const waiting = error instanceof ApiError && (error.code === 'too-many-requests' || error.code === 'too-many-mails') ? ` ${error.message}` : '';
      setVerification({ state: 'error', message: `${texts.sendFailed}${waiting}` });
    }
  };

  const check = async () => {
    if (!me) return setVerification({ state: 'error', message: texts.loginFirst });
    setVerification({ state: 'checking', message: null });
    try {
      const { me: now } = await client.fetchQuery({ ...meQuery, staleTime: 0 });
      if (now === undefined) setVerification({ state: 'error', message: texts.checkFailed });
      else if (now?.emailVerified) onVerified();
      else setVerification({ state: 'idle', message: now ? texts.stillNot : texts.loginFirst });
    } catch {
      setVerification({ state: 'error', message: texts.checkFailed });
    }
  };

  return { verification, resend, check };
}

export type LinkOutcome =
  | { readonly kind: 'checking' }
  | { readonly kind: 'verified' }
  /** Only in a session of its account does the link confirm anything. */
  | { readonly kind: 'needs-login'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

const needsLogin = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'link-needs-login' || error.code === 'link-other-account');

function linkFailure(error: unknown): string {
  if (error instanceof ApiError && error.code === 'bad-input') return texts.brokenLink;
  return error instanceof Error ? error.message : texts.checkFailed;
}

/** Redeems the token of a verification link, once, and again after logging in; null without a token. */
export function useVerificationLink(token: string | null): { readonly outcome: LinkOutcome | null; readonly again: () => void } {
  const client = useQueryClient();
  const redeemed = useRef<string | null>(null);
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<LinkOutcome>({ kind: 'checking' });
  useEffect(() => {
    // A token works once; React may run effects twice.
    if (!token || redeemed.current === `${token} ${round}`) return;
    redeemed.current = `${token} ${round}`;
    api(verifyEmail, { body: { token } })
      // The guards must know before the next step is offered. A request still in progress was made
      // before, and its answer would say "not verified".
      .then(() => client.cancelQueries(meQuery))
      .then(() => client.refetchQueries(meQuery))
      .then(() => setOutcome({ kind: 'verified' }))
      .catch((error: unknown) =>
        setOutcome(needsLogin(error) ? { kind: 'needs-login', message: error.message } : { kind: 'failed', message: linkFailure(error) }),
      );
  }, [token, client, round]);
  const again = () => {
    setOutcome({ kind: 'checking' });
    setRound((rounds) => rounds + 1);
  };
  return { outcome: token ? outcome : null, again };
}
