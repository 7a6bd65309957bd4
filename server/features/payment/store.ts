/** SQL of subscriptions and payments. */
import type { Payment, Plan } from '#contract/payment.ts';
import type { Facts, SubscriptionState } from '#core/membership/entitlement.ts';
import type { PaidTier } from '#core/membership/coupons.ts';
import type { Queryable } from '../../database/database.ts';
import type { InvoiceReading, SubscriptionReading } from '#server/integrations/payment-gateway.ts';
import { selectPrepaid } from './prepaid-store.ts';

export interface SubscriptionRow {
  readonly id: string;
  readonly tier: PaidTier;
  readonly status: SubscriptionState['status'];
  readonly started_at: Date;
  readonly period_start: Date;
  readonly period_end: Date;
  readonly ends_at: Date | null;
  readonly invoice_paid: boolean;
  readonly invoice_paid_at: Date | null;
  readonly quote_id: string | null;
  readonly quote_tier: PaidTier | null;
  readonly quote_at: Date | null;
}

/** The subscription that counts: a running one before ended ones, then the newest. Its invoice counts as unpaid once it is refunded. */
export async function selectSubscription(queryable: Queryable, userId: string): Promise<SubscriptionRow | null> {
  const { rows } = await queryable.query<SubscriptionRow>(
    `select s.id, s.tier, s.status, s.started_at, s.period_start, s.period_end, s.ends_at, s.invoice_paid_at, s.quote_id, s.quote_tier, s.quote_at,
       s.invoice_paid and not exists (
         select from payments p
         where p.user_id = s.user_id and p.source_id = s.latest_invoice_id and p.amount_cents > 0 and p.refunded_cents >= p.amount_cents) as invoice_paid
     from subscriptions s where s.user_id = $1 order by s.status = 'ended', s.started_at desc, s.id limit 1`,
    [userId],
  );
  return rows[0] ?? null;
}

const toState = (row: SubscriptionRow): SubscriptionState => ({
  tier: row.tier,
  status: row.status,
  startedAt: row.started_at.getTime(),
  periodStart: row.period_start.getTime(),
  periodEnd: row.period_end.getTime(),
  endsAt: row.ends_at?.getTime() ?? null,
  paid: row.invoice_paid,
  paidAt: row.invoice_paid_at?.getTime() ?? null,
});

export async function upsertSubscription(queryable: Queryable, userId: string, reading: SubscriptionReading): Promise<void> {
  const date = (instant: number | null) => (instant === null ? null : new Date(instant));
  await queryable.query(
    `insert into subscriptions (user_id, id, tier, status, started_at, period_start, period_end, ends_at, latest_invoice_id, invoice_paid, invoice_paid_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (user_id, id) do update set tier = excluded.tier, status = excluded.status, started_at = excluded.started_at,
       period_start = excluded.period_start, period_end = excluded.period_end, ends_at = excluded.ends_at,
       latest_invoice_id = excluded.latest_invoice_id, invoice_paid = excluded.invoice_paid, invoice_paid_at = excluded.invoice_paid_at`,
    [
      userId,
      reading.id,
      reading.tier,
      reading.status,
      date(reading.startedAt),
      date(reading.periodStart),
      date(reading.periodEnd),
      date(reading.endsAt),
      reading.latestInvoiceId,
      reading.paid,
      date(reading.paidAt),
    ],
  );
}

/** Keeps the price last shown for a change; null forgets it. */
export async function updateQuote(
  queryable: Queryable,
  userId: string,
  subscriptionId: string,
  quote: { readonly id: string; readonly tier: PaidTier; readonly at: Date } | null,
): Promise<void> {
  await queryable.query('update subscriptions set quote_id = $3, quote_tier = $4, quote_at = $5 where user_id = $1 and id = $2', [
    userId,
    subscriptionId,
    quote?.id ?? null,
    quote?.tier ?? null,
    quote?.at ?? null,
  ]);
}

export interface PaymentRow {
  readonly id: string;
  readonly source_id: string;
  readonly tier: PaidTier;
  readonly months: number | null;
  readonly amount_cents: number;
  readonly refunded_cents: number;
  readonly currency: string;
  readonly paid_at: Date;
  readonly payment_intent_id: string | null;
  readonly receipt_url: string | null;
}

const paymentColumns = 'id, source_id, tier, months, amount_cents, refunded_cents, currency, paid_at, payment_intent_id, receipt_url';

/** Newest first. */
export async function selectPayments(queryable: Queryable, userId: string, limit: number): Promise<PaymentRow[]> {
  const { rows } = await queryable.query<PaymentRow>(`select ${paymentColumns} from payments where user_id = $1 order by paid_at desc, id desc limit $2`, [
    userId,
    limit,
  ]);
  return rows;
}

/** Once per invoice or checkout; told again, only what was refunded may have changed. */
export async function upsertPayment(queryable: Queryable, userId: string, row: PaymentRow): Promise<void> {
  await queryable.query(
    `insert into payments (user_id, id, source_id, tier, months, amount_cents, refunded_cents, currency, paid_at, payment_intent_id, receipt_url)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (user_id, source_id) do update set refunded_cents = excluded.refunded_cents, receipt_url = coalesce(excluded.receipt_url, payments.receipt_url)`,
    [
      userId,
      row.id,
      row.source_id,
      row.tier,
      row.months,
      row.amount_cents,
      row.refunded_cents,
      row.currency,
      row.paid_at,
      row.payment_intent_id,
      row.receipt_url,
    ],
  );
}

export const invoicePayment = (id: string, tier: PaidTier, invoice: InvoiceReading): PaymentRow => ({
  id,
  source_id: invoice.id,
  tier,
  months: null,
  amount_cents: invoice.amountCents,
  refunded_cents: invoice.refundedCents,
  currency: invoice.currency,
  paid_at: new Date(invoice.paidAt),
  payment_intent_id: invoice.paymentIntentId,
  receipt_url: invoice.receiptUrl,
});

/** What is refunded of a payment by now; the payment, or null if it is not (yet) known. */
export async function updateRefund(queryable: Queryable, userId: string, paymentIntentId: string, refundedCents: number): Promise<PaymentRow | null> {
  const { rows } = await queryable.query<PaymentRow>(
    `update payments set refunded_cents = $3 where user_id = $1 and payment_intent_id = $2 returning ${paymentColumns}`,
    [userId, paymentIntentId, refundedCents],
  );
  return rows[0] ?? null;
}

/** What was paid for; what was granted is with the memberships. */
export async function selectPaid(queryable: Queryable, userId: string): Promise<Pick<Facts, 'prepaid' | 'subscription'>> {
  const prepaid = await selectPrepaid(queryable, userId);
  const row = await selectSubscription(queryable, userId);
  return { prepaid, subscription: row ? toState(row) : null };
}

/** Users looked at in one go. */
const usersAtOnce = 200;

/** Users with a plan whose end has passed and something paid for, so that another plan may go on: by id, those after `after`. */
export async function selectUsersToSettle(queryable: Queryable, now: Date, after: string | null): Promise<string[]> {
  const { rows } = await queryable.query<{ id: string }>(
    `select u.id from users u where u.membership_tier <> 'free' and u.membership_end_date < $1
       and (exists (select from prepaid_months p where p.user_id = u.id) or exists (select from subscriptions s where s.user_id = u.id))
       and ($2::uuid is null or u.id > $2)
     order by u.id limit ${usersAtOnce}`,
    [now, after],
  );
  return rows.map(({ id }) => id);
}

/** As it is shown. */
export const toPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  tier: row.tier,
  months: row.months,
  amountCents: row.amount_cents,
  refundedCents: row.refunded_cents,
  currency: row.currency,
  paidAt: row.paid_at.toISOString(),
  receiptUrl: row.receipt_url,
});

/** A running subscription; null for one that is over. */
export function toSubscription(row: SubscriptionRow | null): Plan['subscription'] {
  if (!row || row.status === 'ended') return null;
  const ends = row.ends_at?.toISOString() ?? null;
  return { tier: row.tier, status: row.status, endsAt: ends, renewsAt: ends === null ? row.period_end.toISOString() : null };
}
