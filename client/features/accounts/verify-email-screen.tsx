import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { pathTo } from '#client/paths.ts';
import { forgetIntent } from '#client/platform/intent.ts';
import { useSession, useSignOut } from '#client/platform/session.ts';
import { Alert, type AlertTone } from '#client/ui/alert.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import { AccountFrame } from './account-frame.tsx';
import { IntentLink, useIntent } from '#client/shell/intent-link.tsx';
import { LinkNeedsLogin } from './link-needs-login.tsx';
import { useVerification, useVerificationLink, useWaitForVerification, type LinkOutcome, type VerificationState } from './verify-email.ts';

const alertTones = { idle: 'warning', sending: 'info', sent: 'success', checking: 'info', error: 'danger' } as const satisfies Record<
  VerificationState,
  AlertTone
>;

const ConfirmDialog = lazy(async () => ({ default: (await import('#client/ui/dialog.tsx')).ConfirmDialog }));

/** /verify-email: with `?token=` the end of the mailed link, else the wait for it. */
export function VerifyEmailScreen() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const { outcome, again } = useVerificationLink(token);
  const session = useSession();
  if (outcome?.kind === 'needs-login')
    return (
      <AccountFrame title="One more step">
        <LinkNeedsLogin message={outcome.message} token={token ?? ''} link={pathTo('verifyEmail', {}, { token: token ?? '' })} onLogin={again} />
      </AccountFrame>
    );
  if (outcome && outcome.kind !== 'failed') return <LinkResult outcome={outcome} />;
  // Also when the link was opened in another tab or on a phone.
  const verified = session.kind === 'user' && session.me.emailVerified;
  return verified ? <LinkResult outcome={{ kind: 'verified' }} /> : <WaitingForLink failure={outcome?.message ?? null} />;
}

function LinkResult({ outcome }: { readonly outcome: Extract<LinkOutcome, { kind: 'checking' | 'verified' }> }) {
  const session = useSession();
  const verified = outcome.kind === 'verified';
  return (
    <AccountFrame title={verified ? 'Your email is verified' : 'Checking your link'}>
      <div role="status">
        {verified ? <Alert tone="success">Thank you. You now have full access to your account.</Alert> : <p className="text-muted">One moment…</p>}
      </div>
      {verified ? (
        session.kind === 'guest' ? (
          <ButtonLink to={pathTo('login')} size="large" className="mt-6 w-full">
            Log In
          </ButtonLink>
        ) : (
          <IntentLink kind="account" otherwise={{ path: pathTo('progress'), label: 'Continue to Dashboard' }} size="large" className="mt-6 w-full" />
        )
      ) : null}
    </AccountFrame>
  );
}

/** Three lines, as long as the longest sentence usually is. */
const Lead = ({ children }: { readonly children: ReactNode }) => <p className="min-h-18">{children}</p>;

function WaitingForLink({ failure }: { readonly failure: string | null }) {
  const navigate = useNavigate();
  const session = useSession();
  const me = session.kind === 'user' ? session.me : null;
  useWaitForVerification(me !== null && !me.emailVerified);
  const toProgress = () => void navigate(pathTo('progress'), { replace: true });
  const intent = useIntent('account');
  const goOn = () => {
    forgetIntent('account');
    void navigate(intent?.path ?? pathTo('progress'), { replace: true });
  };
  const signOut = useSignOut(pathTo('login'));
  // The signed-in user wants another account: the login screen is for guests. Null until asked: the dialog's code comes with the first question.
  const [asking, setAsking] = useState<boolean | null>(null);
  const toLogin = () => (me ? setAsking(true) : void navigate(pathTo('login')));
  const { verification, resend, check } = useVerification(me, goOn);
  const { state, message } = verification;
  const busy = state === 'sending' || state === 'checking';
  const guest = session.kind === 'guest';
  const login = (
    <Button {...(guest ? { size: 'large' } : { variant: 'quiet' })} disabled={busy} busy={signOut.isPending} onClick={toLogin}>
      Log In
    </Button>
  );
  return (
    <AccountFrame
      title="Verify your email"
      lead={
        me ? (
          <Lead>
            We sent a link to <strong className="break-words font-medium text-ink">{me.email}</strong>. Open it, then come back here.
          </Lead>
        ) : guest ? (
          <Lead>You need to be logged in to verify your email.</Lead>
        ) : (
          <Lead>We sent you a link. Open it, then come back here.</Lead>
        )
      }
    >
      {/* Space for the link is reserved before it is known whether there is one. */}
      <div className="-mt-6 mb-2 min-h-11">
        {me && !me.emailVerified ? (
          <Link to={pathTo('correctEmail')} className="text-link inline-flex min-h-11 items-center text-sm">
            Wrong address? Change it
          </Link>
        ) : null}
      </div>
      <div role="alert" className="empty:hidden">
        {failure && !message ? <Alert tone="danger">{failure}</Alert> : null}
      </div>
      <div className={cx('mt-4 flex flex-col gap-3', session.kind === 'loading' && 'invisible')}>
        {/* Without a session nothing else here can work: logging in comes first. */}
        {guest ? login : null}
        <Button
          size="large"
          variant={guest ? 'secondary' : 'primary'}
          busy={state === 'checking'}
          busyLabel="Checking…"
          disabled={state === 'sending'}
          onClick={() => void check()}
        >
          I’ve verified
        </Button>
        <Button size="large" variant="secondary" busy={state === 'sending'} busyLabel="Sending…" disabled={state === 'checking'} onClick={() => void resend()}>
          Resend email
        </Button>
        <div className={cx('flex flex-col gap-3 sm:-mx-4 sm:flex-row', guest ? 'justify-center' : 'justify-between')}>
          {guest ? null : login}
          {/* Disabled, it would lose the focus with its own press. */}
          <Button variant="quiet" aria-disabled={busy} onClick={() => busy || (me && !me.emailVerified ? void check() : toProgress())}>
            Continue to Dashboard
          </Button>
        </div>
      </div>
      {me && asking !== null ? (
        <Suspense>
          <ConfirmDialog
            open={asking}
            onOpenChange={setAsking}
            title="Log in with another account?"
            description={`You are logged in as ${me.email}. This logs you out on this device. You can log back in and verify this address at any time.`}
            confirmLabel="Log out and go to login"
            cancelLabel="Stay here"
            busy={signOut.isPending}
            onConfirm={() => signOut.mutate()}
          />
        </Suspense>
      ) : null}
      {/* Last, so that no button moves from under the finger that pressed it. */}
      <div role="status" className="mt-3 empty:hidden">
        {message ? <Alert tone={alertTones[state]}>{message}</Alert> : null}
      </div>
    </AccountFrame>
  );
}
