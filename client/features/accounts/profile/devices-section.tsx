import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { signOutDevice, signOutElsewhere, type Device } from '#contract/account-settings.ts';
import { api } from '#client/platform/api.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/dialog.tsx';
import { formatCount, formatDate } from '#client/ui/format.ts';
import { ErrorState } from '#client/ui/page-states.tsx';
import { SkeletonLines } from '#client/ui/skeleton.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { profileKey, profileQuery } from './profile-query.ts';
import { Section, useFocusPlace } from './section.tsx';
import { TrustedDevices } from './trusted-devices.tsx';
import { twoFactorQuery } from './two-factor-query.ts';

function DeviceRow({ device, onSignOut }: { readonly device: Device; readonly onSignOut: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div>
        <p className="font-medium">{device.name}</p>
        <p className="text-sm text-muted">
          Logged in on {formatDate(device.signedInAt)}
          {device.current ? null : `, last used on ${formatDate(device.lastUsedAt)}`}
        </p>
      </div>
      {device.current ? (
        <Badge tone="primary">This device</Badge>
      ) : (
        <Button variant="secondary" size="small" aria-label={`Log out ${device.name}, logged in on ${formatDate(device.signedInAt)}`} onClick={onSignOut}>
          Log out
        </Button>
      )}
    </li>
  );
}

function SignOutElsewhere() {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const signOut = useMutation({
    mutationFn: () => api(signOutElsewhere, {}),
    onSuccess: async ({ ended }) => {
      await Promise.all([client.invalidateQueries({ queryKey: profileKey }), client.invalidateQueries(twoFactorQuery)]);
      showToast({ title: `${formatCount(ended, 'other device')} logged out`, tone: 'success' });
    },
    onError: (error) => showToast({ title: 'The other devices are still logged in', description: error.message, tone: 'danger' }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="secondary" className="mt-4" onClick={() => setAsking(true)}>
        Log out everywhere else
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Log out everywhere else?"
        description="Every device except this one will have to log in again. Answers they haven’t sent yet stay there and are sent after you log in."
        confirmLabel="Log out everywhere else"
        busy={signOut.isPending}
        onConfirm={() => signOut.mutate()}
      />
    </>
  );
}

function SignOutDevice({ device, onClose }: { readonly device: Device; readonly onClose: () => void }) {
  const client = useQueryClient();
  const signOut = useMutation({
    mutationFn: () => api(signOutDevice, { params: { signedInDeviceId: device.id } }),
    onSuccess: () => showToast({ title: `${device.name} logged out`, tone: 'success' }),
    onError: (error) => showToast({ title: error.message, tone: 'danger' }),
    onSettled: () => {
      onClose();
      return client.invalidateQueries({ queryKey: profileKey });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={() => onClose()}
      title={`Log out ${device.name}?`}
      description="It will have to log in again. Answers it hasn’t sent yet stay there and are sent after you log in."
      confirmLabel="Log out"
      busy={signOut.isPending}
      onConfirm={() => signOut.mutate()}
    />
  );
}

/** Where the account is signed in. */
export function DevicesSection() {
  const { data, error, refetch } = useQuery(profileQuery);
  const [leaving, setLeaving] = useState<Device | null>(null);
  const place = useFocusPlace();
  return (
    <Section title="Devices" lead="Where you’re logged in. Each device is logged out after 30 days, or after 14 days without use.">
      {error && !data ? <ErrorState title="Your devices did not load" error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <SkeletonLines lines={3} /> : null}
      {data ? (
        <>
          <div ref={place.ref} tabIndex={-1} className="outline-none">
            <ul aria-label="Devices" className="-mt-3 divide-y divide-line">
              {data.devices.map((device) => (
                <DeviceRow key={device.id} device={device} onSignOut={() => setLeaving(device)} />
              ))}
            </ul>
          </div>
          {leaving ? (
            <SignOutDevice
              device={leaving}
              onClose={() => {
                setLeaving(null);
                place.focus();
              }}
            />
          ) : null}
          {data.devices.length > 1 ? <SignOutElsewhere /> : null}
          <TrustedDevices />
        </>
      ) : null}
    </Section>
  );
}
