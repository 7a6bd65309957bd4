import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removePushSubscription } from '#contract/notifications.ts';
import { api } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { formatDate } from '#client/ui/format.ts';
import { showToast } from '#client/ui/toast.tsx';
import { notificationQuery, type NotificationsView } from './notification-query.ts';

/** The other browsers that take notifications; each can be switched off from here. */
export function OtherBrowsers({ devices }: Pick<NotificationsView, 'devices'>) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (subscriptionId: string) => api(removePushSubscription, { params: { subscriptionId } }),
    onError: (error) => showToast({ title: error.message, tone: 'danger' }),
    onSettled: () => client.invalidateQueries(notificationQuery),
  });
  const others = devices.filter(({ current }) => !current);
  if (others.length === 0) return null;
  return (
    <ul aria-label="Other browsers with notifications" className="mt-5 divide-y divide-line border-t border-line">
      {others.map(({ id, name, addedAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <p>
            {name} <span className="text-sm text-muted">since {formatDate(addedAt)}</span>
          </p>
          <Button variant="secondary" size="small" aria-label={`Turn off in ${name}`} onClick={() => remove.mutate(id)}>
            Turn off
          </Button>
        </li>
      ))}
    </ul>
  );
}
