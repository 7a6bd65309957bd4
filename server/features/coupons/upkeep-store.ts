/** SQL that keeps coupon counters correct: deleted accounts, abandoned reservations. */
import type { Queryable } from '#server/database/database.ts';
import { lapseReservations } from './store.ts';

/** Deletes what is stored about a user's coupons. Uses still count; reservations are released. Call it in a transaction. */
export async function forgetRedemptions(queryable: Queryable, userId: string): Promise<void> {
  await queryable.query(
    `select id from coupons where id in (select coupon_id from coupon_redemptions where user_id = $1 and state = 'reserved') order by id for update`,
    [userId],
  );
  await queryable.query(
    `with gone as (delete from coupon_redemptions where user_id = $1 returning coupon_id, code, state),
     freed as (
       update coupon_codes k set taken = k.taken - g.places
       from (select code, count(*)::int as places from gone where state = 'reserved' group by code) g where k.code = g.code)
     update coupons c set taken = c.taken - g.places
     from (select coupon_id, count(*)::int as places from gone where state = 'reserved' group by coupon_id) g where c.id = g.coupon_id`,
    [userId],
  );
}

/** Coupons handled at a time. */
const page = 100;

/** Coupons with lapsed reservations, by id, from after `after` on. */
export async function selectOverdueCoupons(queryable: Queryable, now: Date, after: string | null): Promise<string[]> {
  const { rows } = await queryable.query<{ id: string }>(
    `select id from coupons where id in (select coupon_id from coupon_redemptions where state = 'reserved' and lapses_at <= $1)
       and ($2::uuid is null or id > $2) order by id limit ${page}`,
    [now, after],
  );
  return rows.map(({ id }) => id);
}

/** Releases lapsed reservations. Call it in a transaction; false if the coupon is in use, and must wait for the next run. */
export async function lapseCoupon(queryable: Queryable, id: string, now: Date): Promise<boolean> {
  const locked = await queryable.query('select 1 from coupons where id = $1 for update skip locked', [id]);
  if (locked.rowCount === 0) return false;
  await lapseReservations(queryable, id, now);
  return true;
}

/** Deletes unpaid checkouts older than a quarter of a year; returns how many. */
export async function deleteOldReservations(queryable: Queryable, now: Date): Promise<number> {
  const { rowCount } = await queryable.query(
    `delete from coupon_redemptions where state in ('released', 'lapsed') and lapses_at < $1::timestamptz - interval '90 days'`,
    [now],
  );
  return rowCount ?? 0;
}
