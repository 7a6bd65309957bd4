import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEdition } from '#client/kits/form/use-edition.ts';
import { ErrorState } from '#client/ui/page-states.tsx';
import { SkeletonLines } from '#client/ui/skeleton.tsx';
import { NotificationForm } from './notification-form.tsx';
import { chosen, notificationQuery, type NotificationsView } from './notification-query.ts';
import { momentText } from './notification-words.ts';
import { OtherBrowsers } from './other-browsers.tsx';
import { PushSwitch } from './push-switch.tsx';
import { Section } from './section.tsx';

function Next({ view }: { readonly view: NotificationsView }) {
  const { timeZone, push, email } = chosen(view);
  if (!view.settings) return <p className="text-muted">We won’t send you anything until you turn on notifications or save your choices below.</p>;
  const isAny = (push.length > 0 && view.devices.length > 0) || email.length > 0;
  const [first, second] = view.nextAt;
  if (!isAny || !first || !second)
    return <p className="text-muted">You won’t hear from us: notifications are off in every browser, and no emails are selected.</p>;
  return (
    <p>
      If something is due, you’ll hear from us next on <strong className="font-medium">{momentText(first, timeZone)}</strong>, then on{' '}
      {momentText(second, timeZone)}.
    </p>
  );
}

/** The form starts anew when something else was chosen elsewhere, but not while it is being filled in: turning notifications on saves a choice, too. */
function WhatAndWhen({ view }: { readonly view: NotificationsView }) {
  const [typed, setTyped] = useState(false);
  const edition = useEdition(chosen(view), (choice) => ['notifications', JSON.stringify({ ...choice, timeZone: null })], typed);
  return <NotificationForm key={edition.key} settings={edition.base} onTyped={setTyped} onSaved={edition.saved} />;
}

/** What is sent, when, and to which browsers. */
export function NotificationsSection() {
  const { data, error, refetch } = useQuery(notificationQuery);
  if (!data) return error ? <ErrorState title="Your notifications did not load" error={error} onRetry={() => void refetch()} /> : <SkeletonLines lines={6} />;
  return (
    <>
      <Section title="In this browser" lead="Reminders here, even when Ascent is closed.">
        <PushSwitch view={data} />
        <OtherBrowsers devices={data.devices} />
      </Section>
      <Section title="What and when" lead="Times are in the time zone you’re in when you save.">
        <div className="flex flex-col gap-6">
          <Next view={data} />
          <WhatAndWhen view={data} />
        </div>
      </Section>
    </>
  );
}
