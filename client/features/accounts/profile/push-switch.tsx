import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveNotifications, sendTestNotification } from '#contract/notifications.ts';
import { usualNotifications } from '#core/notifications/settings.ts';
import { api } from '#client/platform/api.ts';
import { isPushSupported, mayAskFrom, PushError, pushState, turnOffPush, turnOnPush } from '#client/platform/push-setup.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { formatCount, formatDate } from '#client/ui/format.ts';
import { showToast } from '#client/ui/toast.tsx';
import { notificationQuery, ownTimeZone, type NotificationsView } from './notification-query.ts';
import { problemText } from './notification-words.ts';

const sentenceFor = (error: Error): string => (error instanceof PushError ? problemText(error.code) : error.message);

/** Says what follows before the browser asks: a no to the browser cannot be taken back here. */
function TurnOn({ view, onDone }: { readonly view: NotificationsView; readonly onDone: () => void }) {
  const client = useQueryClient();
  const [explained, setExplained] = useState(false);
  const turnOn = useMutation({
    mutationFn: async () => {
      await turnOnPush(view.publicKey);
      if (!view.settings) await api(saveNotifications, { body: usualNotifications(ownTimeZone()) });
    },
    onSuccess: () => showToast({ title: 'Notifications are on in this browser', tone: 'success' }),
    onSettled: async () => {
      await client.invalidateQueries(notificationQuery);
      onDone();
    },
  });
  const askFrom = mayAskFrom(Date.now());
  if (turnOn.error || askFrom !== null)
    return (
      <div className="flex flex-col items-start gap-3">
        <Alert tone={turnOn.error ? 'warning' : 'info'}>
          {turnOn.error
            ? sentenceFor(turnOn.error)
            : `You said no to notifications here. You can turn them on starting ${formatDate(new Date(askFrom ?? 0).toISOString())}.`}
        </Alert>
        {askFrom === null ? (
          <Button variant="secondary" onClick={() => turnOn.mutate()}>
            Try again
          </Button>
        ) : null}
      </div>
    );
  if (!explained)
    return (
      <Button variant="secondary" onClick={() => setExplained(true)}>
        Turn on in this browser
      </Button>
    );
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5">
      <p>
        Your browser will ask whether Ascent may show notifications. We send what you choose below, at most one a day unless you ask for more, and you can turn
        them off here at any time.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={turnOn.isPending} busyLabel="Turning on…" onClick={() => turnOn.mutate()}>
          Ask my browser
        </Button>
        <Button variant="quiet" onClick={() => setExplained(false)}>
          Not now
        </Button>
      </div>
    </div>
  );
}

function PushOn({ onDone }: { readonly onDone: () => void }) {
  const client = useQueryClient();
  const test = useMutation({
    mutationFn: () => api(sendTestNotification, {}),
    onSuccess: ({ devices }) => showToast({ title: `Test sent to ${formatCount(devices, 'browser')}`, tone: 'success' }),
    onError: (error) => showToast({ title: error.message, tone: 'danger' }),
  });
  const turnOff = useMutation({
    mutationFn: turnOffPush,
    onSuccess: () => showToast({ title: 'Notifications are off in this browser', tone: 'success' }),
    onSettled: async () => {
      await client.invalidateQueries(notificationQuery);
      onDone();
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone="success">On</Badge>
      <Button variant="secondary" busy={test.isPending} busyLabel="Sending…" onClick={() => test.mutate()}>
        Send me a test
      </Button>
      <Button variant="quiet" busy={turnOff.isPending} busyLabel="Turning off…" onClick={() => turnOff.mutate()}>
        Turn off
      </Button>
    </div>
  );
}

/** Notifications of the browser that shows this page. */
export function PushSwitch({ view }: { readonly view: NotificationsView }) {
  const [state, setState] = useState(pushState);
  const refresh = () => setState(pushState());
  if (!isPushSupported()) return <p className="text-muted">{problemText('unsupported-browser')}</p>;
  // The server may have removed it: its push service said it was gone.
  if (state === 'on' && view.devices.some(({ current }) => current)) return <PushOn onDone={refresh} />;
  return state === 'blocked' ? <Alert tone="info">{problemText('permission-blocked')}</Alert> : <TurnOn view={view} onDone={refresh} />;
}
