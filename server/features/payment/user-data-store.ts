/** What payments keep by user. */
import type { AccountFields } from '#server/user-data/export-page-store.ts';
import { ofAccounts, type UserData } from '#server/user-data/user-data.ts';

export const paymentUserData: UserData = {
  tables: [
    ofAccounts('payments', 'account'),
    ofAccounts('subscriptions', 'account'),
    ofAccounts('prepaid_months', { not: 'follows from the payments, which are there' }),
    ofAccounts('payment_checkouts', { not: 'an order; what came of it is among the payments' }),
    ofAccounts('payment_customers', { not: 'the number of the customer at the payment provider' }),
  ],
  accountFields: (queryable, userId) =>
    queryable.query<AccountFields>(
      `select jsonb_build_object(
         'subscriptions', (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'tier', b.tier, 'status', b.status, 'startedAt', b.started_at,
                             'periodEnd', b.period_end, 'endsAt', b.ends_at) order by b.started_at), '[]') from subscriptions b where b.user_id = $1),
         'payments', (select coalesce(jsonb_agg(jsonb_build_object('tier', p.tier, 'months', p.months, 'amountCents', p.amount_cents,
                        'refundedCents', p.refunded_cents, 'currency', p.currency, 'paidAt', p.paid_at, 'receiptUrl', p.receipt_url)
                        order by p.paid_at), '[]') from payments p where p.user_id = $1)) as fields`,
      [userId],
    ),
};
