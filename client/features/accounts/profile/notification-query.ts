import { queryOptions } from '@tanstack/react-query';
import { getNotifications } from '#contract/notifications.ts';
import { notificationKinds } from '#core/notifications/kinds.ts';
import { usualNotifications, type NotificationSettings } from '#core/notifications/settings.ts';
import { api, type Output } from '#client/platform/api.ts';

export type NotificationsView = Output<typeof getNotifications>;

export const notificationQuery = queryOptions({ queryKey: ['notifications'], queryFn: ({ signal }) => api(getNotifications, {}, { signal }) });

export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What is chosen, in words this build knows; what is offered before anything is. */
export function chosen({ settings }: NotificationsView): NotificationSettings {
  if (!settings) return usualNotifications(ownTimeZone());
  const known = (kinds: readonly string[]) => notificationKinds.filter((kind) => kinds.includes(kind));
  return { ...settings, push: known(settings.push), email: known(settings.email) };
}
