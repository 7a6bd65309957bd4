/** Faults in notifications and in the counting of visits. */
import { api, unit, type SeededFault } from './fault.ts';

export const notificationsFaults: readonly SeededFault[] = [
  {
    items: '69',
    says: 'push: any https address takes messages',
    file: 'server/integrations/push-services.ts',
    from: "url.port === '' && services.some((service) => service.test(url.hostname))",
    to: "url.port === '' && services.length > 0",
    test: unit('server/integrations/push-services.test.ts', 'fcm.googleapis.com.example.org'),
  },
  {
    items: '55',
    says: 'push: a browser goes on taking notifications after its session has ended',
    file: 'server/features/notifications/store.ts',
    from: 'where p.user_id = $1 and p.id = $2 and exists (select 1 from sessions s where s.user_id = $1 and s.id = p.session_id and s.expires_at > $3)',
    to: 'where p.user_id = $1 and p.id = $2 and $3::timestamptz is not null',
    test: api('notifications', 'gets nothing after logging out'),
  },
  {
    items: '55',
    says: 'push: what is for one student reaches the next on the same browser',
    file: 'server/features/notifications/store.ts',
    from: 'where id = $1 and user_id <> $2',
    to: 'where id = $1 and user_id <> $2 and false',
    test: api('notifications', 'that another student signs in with is theirs'),
  },
  {
    items: '',
    says: 'analytics: a student’s no is not heard',
    file: 'server/features/analytics/handlers.ts',
    from: 'if (account && !(await selectIsCounted(database, account.id)))',
    to: 'if (account && !(await selectIsCounted(database, account.id)) && false)',
    test: api('analytics', 'of a student who said no'),
  },
  {
    items: '',
    says: 'analytics: visitors are recognized the next day',
    file: 'server/features/analytics/visitor.ts',
    from: "createHmac('sha256', known.key)",
    to: "createHmac('sha256', known.key && 'always the same')",
    test: api('analytics', 'is stored without address, browser or account'),
  },
];
