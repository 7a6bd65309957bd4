import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { saveNotifications } from '#contract/notifications.ts';
import { kindNames, notificationKinds, pushKinds, type Channel } from '#core/notifications/kinds.ts';
import type { NotificationSettings } from '#core/notifications/settings.ts';
import { Form } from '#client/kits/form/form.tsx';
import { useForm } from '#client/kits/form/use-form.ts';
import { api } from '#client/platform/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choice.tsx';
import { SelectField } from '#client/ui/field.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { chosen, notificationQuery, ownTimeZone } from './notification-query.ts';
import { hourText } from './notification-words.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourText(hour) }));
const ways: Readonly<Record<Channel, string>> = { push: 'Notification', email: 'Email' };

interface NotificationFormProps {
  readonly settings: NotificationSettings;
  /** Whether something is chosen here and not saved. */
  readonly onTyped: (typed: boolean) => void;
  readonly onSaved: (settings: NotificationSettings) => void;
}

/** What is sent on which way, and at which hours. */
export function NotificationForm({ settings, onTyped, onSaved }: NotificationFormProps) {
  const client = useQueryClient();
  const form = useForm({
    read: (entries) => ({
      timeZone: ownTimeZone(),
      weekdayHour: entries.number('weekdayHour'),
      weekendHour: entries.number('weekendHour'),
      push: entries.choices('push', notificationKinds),
      email: entries.choices('email', notificationKinds),
      severalADay: entries.checked('severalADay'),
    }),
    check: () => ({}),
    send: (body) => api(saveNotifications, { body }),
    onDone: (view) => {
      onSaved(chosen(view));
      client.setQueryData(notificationQuery.queryKey, view);
      showToast({ title: 'Settings saved', tone: 'success' });
    },
  });
  const { edited } = form;
  useEffect(() => onTyped(edited), [edited, onTyped]);
  return (
    <Form form={form} className="gap-6">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">What to send, and how</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            <th scope="col" className="py-2 font-medium">
              Tell me when
            </th>
            {Object.entries(ways).map(([way, name]) => (
              <th key={way} scope="col" className="w-24 py-2 text-center font-medium wrap-anywhere">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notificationKinds.map((kind) => (
            <tr key={kind} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere">
                {kindNames[kind]}
              </th>
              {(['push', 'email'] as const).map((channel) => (
                <td key={channel} className="text-center">
                  {channel === 'email' || pushKinds.includes(kind) ? (
                    <label className="inline-flex size-11 cursor-pointer items-center justify-center">
                      <span className="sr-only">
                        {kindNames[kind]}: {ways[channel]}
                      </span>
                      <input
                        type="checkbox"
                        name={channel}
                        value={kind}
                        defaultChecked={settings[channel].includes(kind)}
                        className="size-4.5 accent-primary"
                      />
                    </label>
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="On weekdays at" {...form.field('weekdayHour')} defaultValue={String(settings.weekdayHour)} options={hours} />
        <SelectField label="On weekends at" {...form.field('weekendHour')} defaultValue={String(settings.weekendHour)} options={hours} />
      </div>
      <Checkbox
        name="severalADay"
        defaultChecked={settings.severalADay}
        label="Send more than one a day if there is more to tell me"
        description="If this is off, you get only the most important one."
      />
      <div>
        <Button type="submit" busy={form.busy} busyLabel="Saving…">
          Save settings
        </Button>
      </div>
    </Form>
  );
}
