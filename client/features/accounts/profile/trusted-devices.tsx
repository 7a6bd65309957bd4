import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { forgetTrustedDevice } from '#contract/two-factor.ts';
import { api } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { formatDate } from '#client/ui/format.ts';
import { showToast } from '#client/ui/toast.tsx';
import { twoFactorQuery } from './two-factor-query.ts';

/** Browsers that are not asked for a code; nothing where there are none. */
export function TrustedDevices() {
  const client = useQueryClient();
  const { data } = useQuery(twoFactorQuery);
  const forget = useMutation({
    mutationFn: (deviceId: string) => api(forgetTrustedDevice, { params: { deviceId } }),
    onSuccess: () => showToast({ title: 'This device will need a code again', tone: 'success' }),
    onError: (error) => showToast({ title: 'The device is still trusted', description: error.message, tone: 'danger' }),
    onSettled: () => client.invalidateQueries(twoFactorQuery),
  });
  if (!data || data.trustedDevices.length === 0) return null;
  return (
    <div className="mt-8">
      <h3 className="font-medium">Trusted devices</h3>
      <p className="text-sm text-muted">You don’t need a code to log in on these.</p>
      <ul className="mt-1 divide-y divide-line">
        {data.trustedDevices.map(({ id, name, until, current }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <div>
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {name} {current ? <Badge tone="primary">This device</Badge> : null}
              </p>
              <p className="text-sm text-muted">Until {formatDate(until)}</p>
            </div>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Forget ${name}`}
              busy={forget.isPending && forget.variables === id}
              busyLabel="Forgetting…"
              onClick={() => forget.mutate(id)}
            >
              Forget
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
