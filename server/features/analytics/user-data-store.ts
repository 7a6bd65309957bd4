/** What analytics keeps by user: visits are not among it. */
import type { AccountFields } from '#server/user-data/export-page-store.ts';
import { ofAccounts, type UserData } from '#server/user-data/user-data.ts';

export const analyticsUserData: UserData = {
  tables: [ofAccounts('analytics_choices', 'account'), ofAccounts('user_engagement', 'account')],
  accountFields: (queryable, userId) =>
    queryable.query<AccountFields>(
      `select jsonb_build_object(
         'visitsCounted', (select c.counted from analytics_choices c where c.user_id = $1),
         'engagement', (select coalesce(jsonb_agg(jsonb_build_object('engagementType', e.engagement_type, 'skillTag', e.skill_tag, 'metadata', e.metadata,
            'createdAt', e.created_at) order by e.id), '[]') from user_engagement e where e.user_id = $1)) as fields`,
      [userId],
    ),
};
