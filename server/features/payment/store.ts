/** SQL of subscriptions and payments. */
import type { Granted, Payment, Plan } from '#contract/payment.ts';
import { grantedTime, renewalGraceMs, type Facts, type PastSubscription, type SubscriptionState } from '#core/membership/entitlement.ts';
import type { PaidTier } from '#core/membership/coupons.ts';
import type { Queryable } from '#server/database/database.ts';
import type { ChargeReading, InvoiceReading, SubscriptionReading } from '#server/integrations/payment-gateway.ts';
import { selectGrant } from '../membership/store.ts';
import { selectPrepaid } from './prepaid-store.ts';
import { dayMs } from '#core/day.ts';

export interface SubscriptionRow {
  readonly id: string;
  readonly tier: PaidTier;
  readonly status: SubscriptionState['status'];
  readonly started_at: Date;
  readonly period_start: Date;
  readonly period_end: Date;
  readonly ends_at: Date | null;
  readonly ended_at: Date | null;
  readonly latest_invoice_id: string | null;
  readonly invoice_paid: boolean;
  readonly invoice_paid_at: Date | null;
  readonly quote_id: string | null;
  readonly quote_tier: PaidTier | null;
  readonly quote_at: Date | null;
  readonly quote_drops_coupon: boolean;
  readonly change_tier: PaidTier | null;
  readonly change_url: string | null;
  readonly change_until: Date | null;
}

/**
 * The subscription that counts: a running one before ended ones, then the newest. Its invoice counts as unpaid once it
 * is refunded; what the bank took back ends it, though the provider may not know it yet.
 */
export async function selectSubscription(queryable: Queryable, userId: string): Promise<SubscriptionRow | null> {
  const { rows } = await queryable.query<SubscriptionRow>(
    `select s.id, s.tier, case when p.dispute = 'lost' then 'ended' else s.status end as status, s.started_at, s.period_start, s.period_end, s.ends_at,
       s.ended_at, s.latest_invoice_id, s.invoice_paid_at, s.quote_id, s.quote_tier, s.quote_at, s.quote_drops_coupon, s.change_tier, s.change_url, s.change_until,
       s.invoice_paid and not (coalesce(p.amount_cents, 0) > 0 and p.refunded_cents >= p.amount_cents) as invoice_paid
     from subscriptions s left join payments p on p.user_id = s.user_id and p.source_id = s.latest_invoice_id
     where s.user_id = $1 order by s.status = 'ended', s.started_at desc, s.id limit 1`,
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

/** While the newest invoice is that of a change that is not made (yet), what is known of the one before stays. */
export async function upsertSubscription(queryable: Queryable, userId: string, reading: SubscriptionReading): Promise<void> {
  const date = (instant: number | null) => (instant === null ? null : new Date(instant));
  await queryable.query(
    `insert into subscriptions (user_id, id, tier, status, started_at, period_start, period_end, ends_at, latest_invoice_id, invoice_paid, invoice_paid_at,
       ended_at, change_tier, change_url, change_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     on conflict (user_id, id) do update set tier = excluded.tier, status = excluded.status, started_at = excluded.started_at,
       period_start = excluded.period_start, period_end = excluded.period_end, ends_at = excluded.ends_at,
       latest_invoice_id = coalesce(excluded.latest_invoice_id, subscriptions.latest_invoice_id), invoice_paid = excluded.invoice_paid,
       invoice_paid_at = case when excluded.latest_invoice_id is null then subscriptions.invoice_paid_at else excluded.invoice_paid_at end,
       ended_at = excluded.ended_at, change_tier = excluded.change_tier, change_url = excluded.change_url, change_until = excluded.change_until`,
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
      date(reading.endedAt),
      reading.pendingChange?.tier ?? null,
      reading.pendingChange?.url ?? null,
      date(reading.pendingChange?.until ?? null),
    ],
  );
}

/** Stores the price last shown for a change; null deletes it. */
export async function updateQuote(
  queryable: Queryable,
  userId: string,
  subscriptionId: string,
  quote: { readonly id: string; readonly tier: PaidTier; readonly at: Date; readonly dropCoupon: boolean } | null,
): Promise<void> {
  await queryable.query('update subscriptions set quote_id = $3, quote_tier = $4, quote_at = $5, quote_drops_coupon = $6 where user_id = $1 and id = $2', [
    userId,
    subscriptionId,
    quote?.id ?? null,
    quote?.tier ?? null,
    quote?.at ?? null,
    quote?.dropCoupon ?? false,
  ]);
}

export interface PaymentRow {
  readonly id: string;
  readonly source_id: string;
  readonly tier: PaidTier;
  readonly months: number | null;
  readonly amount_cents: number;
  readonly refunded_cents: number;
  readonly dispute: ChargeReading['dispute'];
  readonly currency: string;
  readonly paid_at: Date;
  readonly payment_intent_id: string | null;
  readonly receipt_url: string | null;
}

const paymentColumns = 'id, source_id, tier, months, amount_cents, refunded_cents, dispute, currency, paid_at, payment_intent_id, receipt_url';

/** Newest first. */
export async function selectPayments(queryable: Queryable, userId: string, limit: number): Promise<PaymentRow[]> {
  const { rows } = await queryable.query<PaymentRow>(`select ${paymentColumns} from payments where user_id = $1 order by paid_at desc, id desc limit $2`, [
    userId,
    limit,
  ]);
  return rows;
}

/** Once per invoice or checkout; told again, only what was refunded or disputed may have changed. */
export async function upsertPayment(queryable: Queryable, userId: string, row: PaymentRow): Promise<void> {
  await queryable.query(
    `insert into payments (user_id, id, source_id, tier, months, amount_cents, refunded_cents, dispute, currency, paid_at, payment_intent_id, receipt_url)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (user_id, source_id) do update set refunded_cents = excluded.refunded_cents, dispute = excluded.dispute, receipt_url = coalesce(excluded.receipt_url, payments.receipt_url)`,
    [
      userId,
      row.id,
      row.source_id,
      row.tier,
      row.months,
      row.amount_cents,
      row.refunded_cents,
      row.dispute,
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
  refunded_cents: invoice.charge?.refundedCents ?? 0,
  dispute: invoice.charge?.dispute ?? null,
  currency: invoice.currency,
  paid_at: new Date(invoice.paidAt),
  payment_intent_id: invoice.charge?.paymentIntentId ?? null,
  receipt_url: invoice.receiptUrl,
});

/** What is refunded of a payment, and disputed, by now; the payment, or null if it is not (yet) known. */
export async function updateCharge(queryable: Queryable, userId: string, charge: ChargeReading): Promise<PaymentRow | null> {
  const { rows } = await queryable.query<PaymentRow>(
    `update payments set refunded_cents = $3, dispute = $4 where user_id = $1 and payment_intent_id = $2 returning ${paymentColumns}`,
    [userId, charge.paymentIntentId, charge.refundedCents, charge.dispute],
  );
  return rows[0] ?? null;
}

type PastRow = Pick<SubscriptionRow, 'tier' | 'started_at' | 'period_start' | 'invoice_paid'> & { readonly over_at: Date };

/** Subscriptions that are over, with the time they were paid for. Those ended before their end was noted ended with their period. */
async function selectPastSubscriptions(queryable: Queryable, userId: string): Promise<PastSubscription[]> {
  const { rows } = await queryable.query<PastRow>(
    `select tier, started_at, period_start, invoice_paid, coalesce(ended_at, period_end) as over_at from subscriptions
     where user_id = $1 and status = 'ended' order by started_at desc limit 50`,
    [userId],
  );
  return rows.map((row) => {
    const over = row.over_at.getTime();
    return { tier: row.tier, start: row.started_at.getTime(), end: row.invoice_paid ? over : Math.min(over, row.period_start.getTime() + renewalGraceMs) };
  });
}

/** Everything a membership follows from. Call it in a transaction or a snapshot. */
export async function selectFacts(queryable: Queryable, userId: string): Promise<Facts> {
  const [prepaid, row, pastSubscriptions, grant] = await Promise.all([
    selectPrepaid(queryable, userId),
    selectSubscription(queryable, userId),
    selectPastSubscriptions(queryable, userId),
    selectGrant(queryable, userId),
  ]);
  return { prepaid, subscription: row ? toState(row) : null, pastSubscriptions, grant };
}

/** Users looked at in one go. */
const usersAtOnce = 200;

/** Users with a plan whose end has passed, so that another one may go on or the end is noted: by id, those after `after`. */
export async function selectUsersToSettle(queryable: Queryable, now: Date, after: string | null): Promise<string[]> {
  const { rows } = await queryable.query<{ id: string }>(
    `select u.id from users u where u.membership_tier <> 'free' and u.membership_end_date < $1
       and ($2::uuid is null or u.id > $2)
     order by u.id limit ${usersAtOnce}`,
    [now, after],
  );
  return rows.map(({ id }) => id);
}

/** Users whose subscription renews after `from` and not after `to`, and who were not told: by id, those after `after`. */
export async function selectUsersWithRenewals(queryable: Queryable, from: Date, to: Date, after: string | null): Promise<string[]> {
  const { rows } = await queryable.query<{ user_id: string }>(
    `select distinct user_id from subscriptions
     where status = 'active' and ends_at is null and period_end > $1 and period_end <= $2
       and renewal_told_for is distinct from period_end and ($3::uuid is null or user_id > $3)
     order by user_id limit ${usersAtOnce}`,
    [from, to, after],
  );
  return rows.map(({ user_id: id }) => id);
}

/** Records that a user is notified of this renewal; returns what renews and when, or null if they were notified before or it will not happen. */
export async function claimRenewal(queryable: Queryable, userId: string, from: Date, to: Date): Promise<Pick<SubscriptionRow, 'id' | 'period_end'> | null> {
  const { rows } = await queryable.query<Pick<SubscriptionRow, 'id' | 'period_end'>>(
    `update subscriptions set renewal_told_for = period_end
     where user_id = $1 and status = 'active' and ends_at is null and period_end > $2 and period_end <= $3 and renewal_told_for is distinct from period_end
     returning id, period_end`,
    [userId, from, to],
  );
  return rows[0] ?? null;
}

/**
 * Users with a running subscription whose period was over before `ended`, so that a renewal or an end should have been told, or
 * whose change of plan waits for a confirmation; at most two hundred after this id.
 */
export async function selectUsersWithOverdueRenewals(queryable: Queryable, ended: Date, after: string | null): Promise<string[]> {
  const { rows } = await queryable.query<{ user_id: string }>(
    `select distinct user_id from subscriptions where status <> 'ended' and (period_end < $1 or change_tier is not null) and ($2::uuid is null or user_id > $2)
     order by user_id limit 200`,
    [ended, after],
  );
  return rows.map(({ user_id: id }) => id);
}

/** As it is shown. */
export const toPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  tier: row.tier,
  months: row.months,
  amountCents: row.amount_cents,
  refundedCents: row.refunded_cents,
  dispute: row.dispute,
  currency: row.currency,
  paidAt: row.paid_at.toISOString(),
  receiptUrl: row.receipt_url,
});

/** A running subscription; null for one that is over. */
export function toSubscription(row: SubscriptionRow | null): Plan['subscription'] {
  if (!row || row.status === 'ended') return null;
  const ends = row.ends_at?.toISOString() ?? null;
  const { change_tier: tier, change_url: confirmUrl, change_until: until } = row;
  return {
    tier: row.tier,
    status: row.status,
    endsAt: ends,
    renewsAt: ends === null ? row.period_end.toISOString() : null,
    pendingChange: tier && confirmUrl && until ? { tier, confirmUrl, until: until.toISOString() } : null,
  };
}

/** Granted time that is left, as it is shown. `time` in ms. */
export function toGranted(facts: Facts, time: number): Granted | null {
  const granted = grantedTime(facts, time);
  return granted && granted.left > 0 ? { tier: granted.tier, days: Math.ceil(granted.left / dayMs), waits: granted.waits } : null;
}
