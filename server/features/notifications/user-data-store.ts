/** What is kept of a student's notifications. */
import type { AccountFields } from '#server/user-data/export-page-store.ts';
import { ofAccounts, type UserData } from '#server/user-data/user-data.ts';

export const notificationUserData: UserData = {
  tables: [
    ofAccounts('notification_settings', 'account'),
    ofAccounts('push_subscriptions', 'account'),
    ofAccounts('notification_sends', 'account'),
    ofAccounts('notification_events', 'account'),
  ],
  accountFields: (queryable, userId) =>
    queryable.query<AccountFields>(
      `select jsonb_build_object(
         'notificationSettings', (select jsonb_build_object('timeZone', s.time_zone, 'weekdayHour', s.weekday_hour, 'weekendHour', s.weekend_hour,
            'push', s.push, 'email', s.email, 'severalADay', s.several_a_day, 'updatedAt', s.updated_at) from notification_settings s where s.user_id = $1),
         'pushSubscriptions', (select coalesce(jsonb_agg(jsonb_build_object('deviceName', p.device_name, 'addedAt', p.added_at,
            'refreshedAt', p.refreshed_at) order by p.added_at), '[]') from push_subscriptions p where p.user_id = $1),
         'notificationSends', (select coalesce(jsonb_agg(jsonb_build_object('day', n.day, 'channel', n.channel, 'kind', n.kind) order by n.sent_at), '[]')
            from notification_sends n where n.user_id = $1),
         'notificationEvents', (select coalesce(jsonb_agg(jsonb_build_object('eventType', e.event_type, 'metadata', e.metadata, 'createdAt', e.created_at)
            order by e.id), '[]') from notification_events e where e.user_id = $1)) as fields`,
      [userId],
    ),
};
