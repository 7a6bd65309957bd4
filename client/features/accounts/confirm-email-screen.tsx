import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { confirmEmail } from '#contract/account-settings.ts';
import { pathTo } from '#client/paths.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { meQuery, useSession } from '#client/platform/session.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { AccountFrame } from './account-frame.tsx';
import { LinkNeedsLogin } from './link-needs-login.tsx';
import { profileKey } from './profile/profile-query.ts';

/** /confirm-email: where the link sent to a new address leads. Pressing the button, not the visit, uses the link. */
export function ConfirmEmailScreen() {
  const [search] = useSearchParams();
  const client = useQueryClient();
  const session = useSession();
  const token = search.get('token') ?? '';
  const confirm = useMutation({
    mutationFn: () => api(confirmEmail, { body: { token } }),
    onSuccess: () => Promise.all([client.refetchQueries(meQuery), client.invalidateQueries({ queryKey: profileKey })]),
  });
  const back = session.kind === 'user' ? { to: pathTo('profile'), label: 'Go to your profile' } : { to: pathTo('login'), label: 'Log in' };
  const dead = token === '' ? 'This link is incomplete. Please open it from the email again.' : confirm.error?.message;
  if (confirm.error instanceof ApiError && (confirm.error.code === 'link-needs-login' || confirm.error.code === 'link-other-account'))
    return (
      <AccountFrame title="One more step">
        <LinkNeedsLogin message={confirm.error.message} token={token} link={pathTo('confirmEmail', {}, { token })} onLogin={() => confirm.mutate()} />
      </AccountFrame>
    );
  if (confirm.isSuccess)
    return (
      <AccountFrame title="Your new email is confirmed">
        <div role="status">
          <Alert tone="success">
            From now on, log in with <strong className="break-words font-medium">{confirm.data.email}</strong>.
          </Alert>
        </div>
        <ButtonLink to={back.to} size="large" className="mt-6 w-full">
          {back.label}
        </ButtonLink>
      </AccountFrame>
    );
  return (
    <AccountFrame title="Confirm your new email" lead="It replaces your old address right away.">
      <div role="alert" className="empty:hidden">
        {dead ? <Alert tone="danger">{dead}</Alert> : null}
      </div>
      <div className="mt-6 flex flex-col gap-3">
        {token === '' ? null : (
          <Button size="large" busy={confirm.isPending} busyLabel="Confirming…" onClick={() => confirm.mutate()}>
            Confirm new email
          </Button>
        )}
        <ButtonLink to={back.to} variant={dead ? 'secondary' : 'quiet'} size="large">
          {back.label}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
