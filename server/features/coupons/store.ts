/**
 * SQL for using coupons. A checkout reserves a code, then confirms it when it is paid or releases it; what nobody
 * confirms lapses. Every change locks the coupon's row first, so a code that works once is used once however many
 * ask at the same moment, and the counters' own constraints say the same again.
 */
import {
  areTerms,
  couponRefusal,
  type Coupon,
  type CouponDuration,
  type CouponReason,
  type CouponTerms,
  type CouponUse,
  type PaidTier,
} from '#core/membership/coupons.ts';
import { couponCode } from '#core/membership/coupon-code.ts';
import type { Queryable } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';

/** The reservation outlives the payment page (an hour) and its late messages by far, so that nobody pays for a use that has gone to somebody else. */
export const reservationLifeMs = 25 * 3600_000;

export interface CouponRow {
  readonly id: string;
  readonly percent: number | null;
  readonly cents: number | null;
  readonly duration: CouponDuration['kind'];
  readonly duration_months: number | null;
  readonly tiers: readonly PaidTier[];
  readonly max_uses: number | null;
  readonly uses_per_user: number;
  readonly starts_at: Date;
  readonly expires_at: Date | null;
  readonly paused_at: Date | null;
  readonly ended_at: Date | null;
}

export const couponColumns = `c.id, c.percent, c.cents, c.duration, c.duration_months, c.tiers, c.max_uses, c.uses_per_user,
  c.starts_at, c.expires_at, c.paused_at, c.ended_at`;

export function couponOf(row: CouponRow): Coupon {
  const terms: CouponTerms = {
    discount: row.percent === null ? { kind: 'amount', cents: row.cents ?? 0 } : { kind: 'percent', percent: row.percent },
    duration: row.duration === 'months' ? { kind: 'months', months: row.duration_months ?? 0 } : { kind: row.duration },
  };
  if (!areTerms(terms)) throw new Error(`coupon ${row.id} has terms that cannot be`);
  return {
    ...terms,
    tiers: row.tiers,
    startsAt: row.starts_at.getTime(),
    expiresAt: row.expires_at?.getTime() ?? null,
    pausedAt: row.paused_at?.getTime() ?? null,
    endedAt: row.ended_at?.getTime() ?? null,
    maxUses: row.max_uses,
    usesPerUser: row.uses_per_user,
  };
}

/** Who wants to use which code for what; `now` in ms, `code` as typed. */
export interface CouponRequest {
  readonly userId: string;
  readonly code: string;
  readonly tier: PaidTier;
  readonly now: number;
}

/** What a reservation or a look at a code found. */
interface FoundCoupon {
  readonly couponId: string;
  readonly coupon: Coupon;
  readonly use: CouponUse;
  /** The user's own unfinished reservation of this coupon. */
  readonly reservedBy: string | null;
  /** The smallest number no use of this user has. */
  readonly freeSlot: number;
}

interface FoundRow extends CouponRow {
  readonly in_all: number;
  readonly code_taken: boolean;
  readonly slots: readonly number[];
  readonly reserved_by: string | null;
}

function freeSlot(slots: readonly number[]): number {
  let slot = 1;
  while (slots.includes(slot)) slot++;
  return slot;
}

/** How long, ms, a checkout may keep a coupon's last use from others. After that, somebody else who wants to pay can take it. */
const keptPlaceMs = 10 * 60_000;

/** The coupon of a code with its counts. Lapsed reservations do not count, nor do those of other users made before `kept`. */
async function selectForUser(queryable: Queryable, code: string, userId: string, now: Date, kept: Date): Promise<FoundCoupon | null> {
  const { rows } = await queryable.query<FoundRow>(
    `select ${couponColumns},
       c.taken - (select count(*)::int from coupon_redemptions r where r.coupon_id = c.id and r.state = 'reserved'
                  and (r.lapses_at <= $3 or (r.reserved_at <= $4 and r.user_id <> $2))) as in_all,
       k.single_use and k.taken > (select count(*) from coupon_redemptions r
                                where r.coupon_id = c.id and r.code = k.code and r.state = 'reserved'
                                  and (r.lapses_at <= $3 or (r.reserved_at <= $4 and r.user_id <> $2))) as code_taken,
       array(select r.user_slot from coupon_redemptions r
             where r.user_id = $2 and r.coupon_id = c.id and r.user_slot is not null and (r.state = 'used' or r.lapses_at > $3)) as slots,
       (select r.id from coupon_redemptions r where r.user_id = $2 and r.coupon_id = c.id and r.user_slot is not null
        and r.state = 'reserved' and r.lapses_at > $3 order by r.id desc limit 1) as reserved_by
     from coupon_codes k join coupons c on c.id = k.coupon_id where k.code = $1`,
    [code, userId, now, kept],
  );
  const row = rows[0];
  if (!row) return null;
  const use = { inAll: row.in_all, codeTaken: row.code_taken, byUser: row.slots.length, reservedByUser: row.reserved_by !== null };
  return { couponId: row.id, coupon: couponOf(row), use, reservedBy: row.reserved_by, freeSlot: freeSlot(row.slots) };
}

/** `reservedBy`, with the reason `in-checkout`: the reservation of the same user's unfinished checkout. End that, release it, try again. */
export interface CouponDenial {
  readonly reason: CouponReason;
  readonly reservedBy: string | null;
}

const denial = (reason: CouponReason, reservedBy: string | null = null): CouponDenial => ({ reason, reservedBy: reason === 'in-checkout' ? reservedBy : null });

/** Releases a coupon's reservations that nobody used in time. The coupon's row must be locked. */
export async function lapseReservations(queryable: Queryable, couponId: string, now: Date): Promise<void> {
  await queryable.query(
    `with gone as (
       update coupon_redemptions set state = 'lapsed', user_slot = null where coupon_id = $1 and state = 'reserved' and lapses_at <= $2 returning code),
     freed as (
       update coupon_codes k set taken = k.taken - g.places from (select code, count(*)::int as places from gone group by code) g where k.code = g.code)
     update coupons set taken = taken - (select count(*)::int from gone) where id = $1 and exists (select from gone)`,
    [couponId, now],
  );
}

/** What this code would take off for this user, or why it would not. Changes nothing. The user's own unfinished checkout is no obstacle: a new one replaces it. */
export async function lookAtCoupon(queryable: Queryable, { userId, code, tier, now }: CouponRequest): Promise<CouponTerms | CouponDenial> {
  const clean = couponCode(code);
  const found = clean === null ? null : await selectForUser(queryable, clean, userId, new Date(now), new Date(now - keptPlaceMs));
  if (!found) return denial('unknown');
  const reason = couponRefusal(found.coupon, found.use, tier, now);
  return reason === null || reason === 'in-checkout' ? { discount: found.coupon.discount, duration: found.coupon.duration } : denial(reason);
}

export interface CouponReservation {
  readonly id: string;
  readonly couponId: string;
  readonly code: string;
  readonly terms: CouponTerms;
}

/**
 * Reserves a use of this code for the user's checkout, or says why not. Call it in a transaction and commit before
 * calling any other service: until then, nobody can reserve or change the coupon.
 */
export async function reserveCoupon(queryable: Queryable, { userId, code, tier, now }: CouponRequest): Promise<CouponReservation | CouponDenial> {
  const clean = couponCode(code);
  if (clean === null) return denial('unknown');
  const at = new Date(now);
  const locked = await queryable.query<{ id: string }>(
    'select c.id from coupon_codes k join coupons c on c.id = k.coupon_id where k.code = $1 for update of c',
    [clean],
  );
  const couponId = locked.rows[0]?.id;
  if (couponId === undefined) return denial('unknown');
  await lapseReservations(queryable, couponId, at);
  const found = await selectForUser(queryable, clean, userId, at, new Date(0));
  if (!found) return denial('unknown');
  const reason = couponRefusal(found.coupon, found.use, tier, now);
  if (reason !== null) return denial(reason, found.reservedBy);
  const id = uuidv7(now);
  const { rowCount } = await queryable.query(
    `with reserved as (
       insert into coupon_redemptions (user_id, id, coupon_id, code, tier, state, user_slot, reserved_at, lapses_at)
       values ($1, $2, $3, $4, $5, 'reserved', $6, $7, $8) returning code),
     counted as (update coupon_codes set taken = taken + 1 where code = (select code from reserved))
     update coupons set taken = taken + 1 where id = $3 and exists (select from reserved)`,
    [userId, id, couponId, clean, tier, found.freeSlot, at, new Date(now + reservationLifeMs)],
  );
  if (rowCount !== 1) throw new Error('a reservation was not counted');
  return { id, couponId, code: clean, terms: { discount: found.coupon.discount, duration: found.coupon.duration } };
}

export interface StalePlace {
  readonly user_id: string;
  readonly id: string;
}

/** Other users' reservations of a code whose protected time is over, oldest first; at most `limit`. */
export async function selectStalePlaces(queryable: Queryable, { userId, code, now }: CouponRequest, limit: number): Promise<StalePlace[]> {
  const { rows } = await queryable.query<StalePlace>(
    `select r.user_id, r.id from coupon_redemptions r
     where r.coupon_id = (select coupon_id from coupon_codes where code = $1) and r.state = 'reserved' and r.reserved_at <= $2 and r.user_id <> $3
       and (r.code = $1 or not (select single_use from coupon_codes where code = $1))
     order by r.reserved_at limit $4`,
    [couponCode(code) ?? '', new Date(now - keptPlaceMs), userId, limit],
  );
  return rows;
}

/** Locks the coupon of a reservation, then returns its state; null if there is no such reservation. */
async function lockReservation(queryable: Queryable, userId: string, reservationId: string) {
  const locked = await queryable.query<{ id: string }>(
    'select c.id from coupon_redemptions r join coupons c on c.id = r.coupon_id where r.user_id = $1 and r.id = $2 for update of c',
    [userId, reservationId],
  );
  const couponId = locked.rows[0]?.id;
  if (couponId === undefined) return null;
  const { rows } = await queryable.query<{ state: 'reserved' | 'used' | 'released' | 'lapsed'; code: string; slots: number[] }>(
    `select r.state, r.code,
       array(select o.user_slot from coupon_redemptions o where o.user_id = $1 and o.coupon_id = r.coupon_id and o.user_slot is not null) as slots
     from coupon_redemptions r where r.user_id = $1 and r.id = $2`,
    [userId, reservationId],
  );
  return rows[0] ? { couponId, ...rows[0] } : null;
}

/**
 * The checkout was paid. Counts once, however often it is reported. A payment that arrives after its reservation was
 * released or has lapsed still counts as a use, since the price was already taken off; then the coupon's counters
 * stay at their limit. False if there is no such reservation. Call it in a transaction; `now` in ms.
 */
export async function confirmReservation(queryable: Queryable, userId: string, reservationId: string, now: number): Promise<boolean> {
  const found = await lockReservation(queryable, userId, reservationId);
  if (!found) return false;
  if (found.state === 'used') return true;
  const late = found.state !== 'reserved';
  await queryable.query(`update coupon_redemptions set state = 'used', used_at = $3, user_slot = coalesce(user_slot, $4) where user_id = $1 and id = $2`, [
    userId,
    reservationId,
    new Date(now),
    freeSlot(found.slots),
  ]);
  if (late) {
    await queryable.query('update coupon_codes set taken = taken + 1 where code = $1 and not (single_use and taken >= 1)', [found.code]);
    await queryable.query('update coupons set taken = taken + 1 where id = $1 and (max_uses is null or taken < max_uses)', [found.couponId]);
  }
  return true;
}

/** The checkout will not be paid: its reservation is released. A use stays a use. True if something was released. Call it in a transaction. */
export async function releaseReservation(queryable: Queryable, userId: string, reservationId: string): Promise<boolean> {
  const found = await lockReservation(queryable, userId, reservationId);
  if (found?.state !== 'reserved') return false;
  await queryable.query(
    `with gone as (
       update coupon_redemptions set state = 'released', user_slot = null where user_id = $1 and id = $2 and state = 'reserved' returning code),
     freed as (update coupon_codes set taken = taken - 1 where code = (select code from gone))
     update coupons set taken = taken - 1 where id = $3 and exists (select from gone)`,
    [userId, reservationId, found.couponId],
  );
  return true;
}
