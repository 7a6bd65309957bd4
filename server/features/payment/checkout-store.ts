/** SQL of customers, visits to the payment page, and the provider's messages. */
import type { Coupon, PaidTier } from '#core/membership/coupons.ts';
import type { Queryable } from '#server/database/database.ts';
import { couponColumns, couponOf, type CouponRow } from '../coupons/store.ts';

export async function selectCustomer(queryable: Queryable, userId: string): Promise<string | null> {
  const { rows } = await queryable.query<{ customer_id: string }>('select customer_id from payment_customers where user_id = $1', [userId]);
  return rows[0]?.customer_id ?? null;
}

/** Stores the first customer a user gets; none for a deleted account. */
export async function insertCustomer(
  queryable: Queryable,
  { userId, customerId }: { readonly userId: string; readonly customerId: string },
  now: Date,
): Promise<void> {
  await queryable.query(
    `insert into payment_customers (user_id, customer_id, created_at) select id, $2, $3 from users where id = $1 for key share
     on conflict (user_id) do nothing`,
    [userId, customerId, now],
  );
}

/** Counts what was written of a user's payments; null for a user without a customer. */
export async function selectFactsVersion(queryable: Queryable, userId: string): Promise<number | null> {
  const { rows } = await queryable.query<{ facts_version: number }>('select facts_version from payment_customers where user_id = $1', [userId]);
  return rows[0]?.facts_version ?? null;
}

/** Takes the next version; false if another request has taken it. */
export async function advanceFacts(queryable: Queryable, userId: string, version: number): Promise<boolean> {
  const { rowCount } = await queryable.query('update payment_customers set facts_version = facts_version + 1 where user_id = $1 and facts_version = $2', [
    userId,
    version,
  ]);
  return rowCount === 1;
}

export async function selectUserOfCustomer(queryable: Queryable, customerId: string): Promise<string | null> {
  const { rows } = await queryable.query<{ user_id: string }>('select user_id from payment_customers where customer_id = $1', [customerId]);
  return rows[0]?.user_id ?? null;
}

/** `open`: the page is there; `pending`: finished, the money has not arrived; `ended`: it was not paid. */
export type CheckoutState = 'open' | 'pending' | 'paid' | 'ended';

export interface CheckoutRow {
  readonly id: string;
  readonly session_id: string | null;
  readonly tier: PaidTier;
  readonly months: number | null;
  readonly subtotal_cents: number;
  readonly due_cents: number;
  readonly credit_cents: number;
  readonly later_cents: number;
  readonly coupon_reservation_id: string | null;
  readonly state: CheckoutState;
  readonly created_at: Date;
  readonly expires_at: Date;
}

const columns = `id, session_id, tier, months, subtotal_cents, due_cents, credit_cents, later_cents, coupon_reservation_id, state, created_at, expires_at`;

export async function insertCheckout(queryable: Queryable, userId: string, row: Omit<CheckoutRow, 'session_id' | 'state'>): Promise<void> {
  await queryable.query(
    `insert into payment_checkouts (user_id, id, tier, months, subtotal_cents, due_cents, credit_cents, later_cents, coupon_reservation_id, created_at,
       expires_at, state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'open')`,
    [
      userId,
      row.id,
      row.tier,
      row.months,
      row.subtotal_cents,
      row.due_cents,
      row.credit_cents,
      row.later_cents,
      row.coupon_reservation_id,
      row.created_at,
      row.expires_at,
    ],
  );
}

/** False if the order is gone, with its account. */
export async function updateCheckoutSession(
  queryable: Queryable,
  { userId, checkoutId, sessionId }: { readonly userId: string; readonly checkoutId: string; readonly sessionId: string },
): Promise<boolean> {
  const { rowCount } = await queryable.query('update payment_checkouts set session_id = $3 where user_id = $1 and id = $2', [userId, checkoutId, sessionId]);
  return rowCount === 1;
}

/** Records that the provider is being asked about an unfinished visit; false if it was asked after `since`, or there is nothing to ask. */
export async function claimCheck(
  queryable: Queryable,
  { userId, checkoutId, since }: { readonly userId: string; readonly checkoutId: string; readonly since: Date },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `update payment_checkouts set checked_at = $3
     where user_id = $1 and id = $2 and state in ('open', 'pending') and (checked_at is null or checked_at <= $4)`,
    [userId, checkoutId, now, since],
  );
  return rowCount === 1;
}

/** Users with an unfinished visit that began before `since` and that nobody has asked about since then; at most two hundred after this id. */
export async function selectUsersWithUnfinished(queryable: Queryable, since: Date, after: string | null): Promise<string[]> {
  const { rows } = await queryable.query<{ user_id: string }>(
    `select user_id from payment_checkouts
     where state in ('open', 'pending') and created_at < $1 and (checked_at is null or checked_at < $1) and ($2::uuid is null or user_id > $2)
     order by user_id limit 200`,
    [since, after],
  );
  return rows.map(({ user_id: id }) => id);
}

/** False if it was in that state, or paid, already: what is paid stays paid. */
export async function updateCheckoutState(queryable: Queryable, userId: string, id: string, state: CheckoutState): Promise<boolean> {
  const { rowCount } = await queryable.query(`update payment_checkouts set state = $3 where user_id = $1 and id = $2 and state not in ($3, 'paid')`, [
    userId,
    id,
    state,
  ]);
  return rowCount === 1;
}

export async function selectCheckout(queryable: Queryable, userId: string, id: string): Promise<CheckoutRow | null> {
  const { rows } = await queryable.query<CheckoutRow>(`select ${columns} from payment_checkouts where user_id = $1 and id = $2`, [userId, id]);
  return rows[0] ?? null;
}

/** The unfinished visit that a coupon use is reserved for. */
export async function selectOrderOfReservation(queryable: Queryable, userId: string, reservationId: string): Promise<CheckoutRow | null> {
  const { rows } = await queryable.query<CheckoutRow>(
    `select ${columns} from payment_checkouts where user_id = $1 and coupon_reservation_id = $2 and state = 'open'`,
    [userId, reservationId],
  );
  return rows[0] ?? null;
}

/** The order a session was opened for. */
export async function selectOrderOf(queryable: Queryable, userId: string, sessionId: string): Promise<CheckoutRow | null> {
  const { rows } = await queryable.query<CheckoutRow>(`select ${columns} from payment_checkouts where user_id = $1 and session_id = $2`, [userId, sessionId]);
  return rows[0] ?? null;
}

const unfinished = `select ${columns} from payment_checkouts where user_id = $1 and state in ('open', 'pending')`;

/** The visit that may still be paid; there is one at most. */
export async function selectUnfinishedCheckout(queryable: Queryable, userId: string): Promise<CheckoutRow | null> {
  const { rows } = await queryable.query<CheckoutRow>(unfinished, [userId]);
  return rows[0] ?? null;
}

/** The visit that may still be paid, which stays as it is until the transaction ends. */
export async function lockUnfinishedCheckout(queryable: Queryable, userId: string): Promise<CheckoutRow | null> {
  const { rows } = await queryable.query<CheckoutRow>(`${unfinished} for update`, [userId]);
  return rows[0] ?? null;
}

/** The coupon an order was reduced by; null if none. */
export async function selectCouponOfOrder(queryable: Queryable, userId: string, orderId: string): Promise<Coupon | null> {
  const { rows } = await queryable.query<CouponRow>(
    `select ${couponColumns} from payment_checkouts o
     join coupon_redemptions r on r.user_id = o.user_id and r.id = o.coupon_reservation_id
     join coupons c on c.id = r.coupon_id where o.user_id = $1 and o.id = $2`,
    [userId, orderId],
  );
  return rows[0] ? couponOf(rows[0]) : null;
}

export type EventOutcome = 'applied' | 'unknown-user' | 'not-ours';

export async function isKnownEvent(queryable: Queryable, id: string): Promise<boolean> {
  const { rows } = await queryable.query('select 1 from payment_events where id = $1', [id]);
  return rows.length > 0;
}

/** False if this message took effect before. While another transaction has just written it, waits for that one to end. */
export async function insertEvent(
  queryable: Queryable,
  event: { readonly id: string; readonly type: string; readonly outcome: EventOutcome },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await queryable.query(
    'insert into payment_events (id, type, outcome, received_at) values ($1, $2, $3, $4) on conflict (id) do nothing',
    [event.id, event.type, event.outcome, now],
  );
  return rowCount === 1;
}

export async function updateEventOutcome(queryable: Queryable, id: string, outcome: EventOutcome): Promise<void> {
  await queryable.query('update payment_events set outcome = $2 where id = $1', [id, outcome]);
}
