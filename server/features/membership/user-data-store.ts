/** What memberships keep by user. */
import type { AccountFields } from '#server/user-data/export-page-store.ts';
import { ofAccounts, type UserData } from '#server/user-data/user-data.ts';

export const membershipUserData: UserData = {
  tables: [ofAccounts('membership_changes', 'account')],
  accountFields: (queryable, userId) =>
    queryable.query<AccountFields>(
      `select jsonb_build_object(
         'membershipTier', u.membership_tier, 'membershipStartDate', u.membership_start_date, 'membershipEndDate', u.membership_end_date,
         'membershipChanges', (select coalesce(jsonb_agg(jsonb_build_object('kind', m.kind, 'previousTier', m.previous_tier, 'tier', m.tier,
                                 'endDate', m.end_date, 'months', m.months, 'reason', m.reason, 'changedAt', m.changed_at) order by m.id), '[]')
                               from membership_changes m where m.user_id = u.id)) as fields
       from users u where u.id = $1`,
      [userId],
    ),
};
