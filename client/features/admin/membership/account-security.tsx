import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endAllSessions, getAccountSecurity, removeTwoFactor, setAuthor } from '#contract/account-admin.ts';
import { ReasonDialog } from '#client/kits/form/reason-dialog.tsx';
import { pathTo } from '#client/paths.ts';
import { api, type Output } from '#client/platform/api.ts';
import { useSession } from '#client/platform/session.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { formatCount, formatDate } from '#client/ui/format.ts';
import { ErrorState } from '#client/ui/page-states.tsx';
import { SkeletonLines } from '#client/ui/skeleton.tsx';
import { showToast } from '#client/ui/toast.tsx';

const securityQuery = (userId: string) =>
  queryOptions({
    queryKey: ['account-security', userId],
    staleTime: 0,
    queryFn: ({ signal }) => api(getAccountSecurity, { params: { userId } }, { signal }),
  });

type Action = 'endAllSessions' | 'removeTwoFactor' | 'makeAuthor' | 'endAuthor';

const words = {
  endAllSessions: {
    send: (userId, reason) => api(endAllSessions, { params: { userId }, body: { reason } }),
    title: 'Log out everywhere?',
    confirm: 'Log out everywhere',
    effect: 'Every device will have to log in again, and trusted devices will need a code again. Answers not yet sent stay on the devices.',
    done: 'Logged out everywhere',
  },
  removeTwoFactor: {
    send: (userId, reason) => api(removeTwoFactor, { params: { userId }, body: { reason } }),
    title: 'Remove two-step verification?',
    confirm: 'Remove it',
    effect:
      'After that, the password is all it takes to log in to this account, so make sure you know who is asking. The user is logged out everywhere and notified by email.',
    done: 'Two-step verification removed',
  },
  makeAuthor: {
    send: (userId, reason) => api(setAuthor, { params: { userId }, body: { isAuthor: true, reason } }),
    title: 'Make this account an author?',
    confirm: 'Make author',
    effect: 'Authors write, check, and publish questions and exams. They see every answer key, but no users and no payments.',
    done: 'This account is an author now',
  },
  endAuthor: {
    send: (userId, reason) => api(setAuthor, { params: { userId }, body: { isAuthor: false, reason } }),
    title: 'Take the author role away?',
    confirm: 'Take it away',
    effect: 'Everything this account wrote stays. It can no longer use admin screens.',
    done: 'This account is no longer an author',
  },
} as const satisfies Record<
  Action,
  {
    send: (userId: string, reason: string) => Promise<Output<typeof getAccountSecurity>>;
    title: string;
    confirm: string;
    effect: string;
    done: string;
  }
>;

function ActionDialog({ action, userId, onClose }: { readonly action: Action; readonly userId: string; readonly onClose: () => void }) {
  const client = useQueryClient();
  const { send, title, confirm, effect, done } = words[action];
  return (
    <ReasonDialog
      title={title}
      description={effect}
      label={confirm}
      reasonHint="Saved in the log of admin actions."
      send={(reason) => send(userId, reason)}
      onDone={(answer) => {
        client.setQueryData(securityQuery(userId).queryKey, answer);
        showToast({ title: done, tone: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function Facts({ view }: { readonly view: Output<typeof getAccountSecurity> }) {
  const facts = [
    ['Logged in on', formatCount(view.sessions, 'device')],
    ['Two-step verification', view.twoFactorSince ? `On since ${formatDate(view.twoFactorSince)}` : 'Off'],
    ...(view.twoFactorSince ? [['Backup codes', `${view.backupCodesLeft} left`] as const] : []),
    ['Phone number', view.hasPhone ? 'Verified' : 'None'],
    ['Author', view.isAuthor ? 'Yes' : 'No'],
  ] as const;
  return (
    <dl className="mt-4 flex flex-wrap gap-x-12 gap-y-4">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="mb-1 text-sm text-muted">{name}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How an account is protected, and what an administrator can do when its owner has lost the means to get in, or somebody else has them. */
export function AccountSecurity({ userId }: { readonly userId: string }) {
  const session = useSession();
  const { data, error, refetch } = useQuery(securityQuery(userId));
  const [action, setAction] = useState<Action | null>(null);
  const own = session.kind === 'user' && session.me.id === userId;
  return (
    <section aria-labelledby="security">
      <h2 id="security" className="text-xl font-semibold">
        Security
      </h2>
      {error && !data ? <ErrorState title="This did not load" error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <SkeletonLines lines={2} /> : null}
      {data ? (
        <>
          <Facts view={data} />
          <div className="mt-6 flex flex-wrap gap-3">
            {own ? (
              <ButtonLink variant="secondary" to={pathTo('profile')}>
                Change this in your profile
              </ButtonLink>
            ) : (
              <Button variant="secondary" onClick={() => setAction('endAllSessions')}>
                Log out everywhere
              </Button>
            )}
            {!own && data.twoFactorSince ? (
              <Button variant="secondary" onClick={() => setAction('removeTwoFactor')}>
                Remove two-step verification
              </Button>
            ) : null}
            {own ? null : (
              <Button variant="secondary" onClick={() => setAction(data.isAuthor ? 'endAuthor' : 'makeAuthor')}>
                {data.isAuthor ? 'Take the author role away' : 'Make author'}
              </Button>
            )}
          </div>
        </>
      ) : null}
      {action ? <ActionDialog action={action} userId={userId} onClose={() => setAction(null)} /> : null}
    </section>
  );
}
