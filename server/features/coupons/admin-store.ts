/** SQL for managing coupons. Terms are written once; only whether a coupon is paused or ended changes later. */
import type { CouponTerms, PaidTier } from '#core/membership/coupons.ts';
import type { Queryable } from '#server/database/database.ts';
import { couponColumns, type CouponRow } from './store.ts';

export interface AdminCouponRow extends CouponRow {
  readonly name: string;
  readonly single_use: boolean;
  readonly code: string | null;
  readonly last_change_id: string;
  readonly created_at: Date;
  readonly taken: number;
  /** Live reservations, and those that have lapsed but were not yet released. */
  readonly reserved: number;
  readonly lapsed: number;
}

/** Coupons with their uses and reservations at time $1. */
const selectCoupons = `
  select ${couponColumns}, c.name, c.single_use, c.last_change_id, c.created_at, c.taken, p.reserved, p.lapsed,
    case when not c.single_use then (select k.code from coupon_codes k where k.coupon_id = c.id) end as code
  from coupons c cross join lateral (
    select count(*) filter (where r.lapses_at > $1)::int as reserved, count(*) filter (where r.lapses_at <= $1)::int as lapsed
    from coupon_redemptions r where r.coupon_id = c.id and r.state = 'reserved') p`;

const over = '(c.ended_at is not null or c.expires_at <= $1 or (c.max_uses is not null and c.taken - p.lapsed >= c.max_uses))';
const filters = {
  all: 'true',
  active: `not coalesce(${over}, false) and c.paused_at is null`,
  paused: `not coalesce(${over}, false) and c.paused_at is not null`,
  ended: over,
} as const;
type CouponFilter = keyof typeof filters;

export interface CouponSearch {
  readonly show: CouponFilter;
  /** The beginning of a name or a code, in any case; empty finds all. */
  readonly prefix: string;
  /** The id of the last coupon of the previous page. */
  readonly after: string | null;
  readonly oldestFirst: boolean;
  readonly limit: number;
}

/** Coupons in the order they were made, newest first by default. */
export async function selectCouponPage(queryable: Queryable, { show, prefix, after, oldestFirst, limit }: CouponSearch, now: Date): Promise<AdminCouponRow[]> {
  // U+10FFFF and ~ sort after every other character, so a range means "begins with", and characters like % are literal.
  const { rows } = await queryable.query<AdminCouponRow>(
    `${selectCoupons}
     where ${filters[show]} and ($3::uuid is null or c.id ${oldestFirst ? '>' : '<'} $3)
       and ($2 = '' or lower(c.name) collate "C" between lower($2) and lower($2) || U&'\\+10FFFF'
            or c.id in (select coupon_id from coupon_codes where code between upper($2) and upper($2) || '~'))
     order by c.id ${oldestFirst ? 'asc' : 'desc'} limit $4`,
    [now, prefix, after, limit],
  );
  return rows;
}

export async function selectCoupon(queryable: Queryable, couponId: string, now: Date): Promise<AdminCouponRow | null> {
  const { rows } = await queryable.query<AdminCouponRow>(`${selectCoupons} where c.id = $2`, [now, couponId]);
  return rows[0] ?? null;
}

/** The id of the coupon made from this form, or null; nobody else makes one from it until the transaction ends. */
export async function lockForm(queryable: Queryable, requestId: string): Promise<string | null> {
  await queryable.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`coupon form ${requestId}`]);
  const { rows } = await queryable.query<{ id: string }>('select id from coupons where request_id = $1', [requestId]);
  return rows[0]?.id ?? null;
}

export interface NewCoupon extends CouponTerms {
  readonly id: string;
  readonly requestId: string;
  readonly name: string;
  /** One for everybody, or with `singleUse` any number of codes. */
  readonly codes: readonly string[];
  readonly singleUse: boolean;
  readonly tiers: readonly PaidTier[];
  readonly maxUses: number | null;
  readonly usesPerUser: number;
  readonly startsAt: Date;
  readonly expiresAt: Date | null;
  readonly changeId: string;
  readonly at: Date;
}

/** False if one of the codes exists already; then nothing is kept. Throws if one appears at this very moment. */
export async function insertCoupon(queryable: Queryable, coupon: NewCoupon): Promise<boolean> {
  const { discount, duration } = coupon;
  const { rowCount } = await queryable.query(
    `with taken as (select 1 from coupon_codes where code = any($2::text[])),
     codes as (
       insert into coupon_codes (code, coupon_id, single_use) select code, $1, $3 from unnest($2::text[]) as code where not exists (select from taken)
       on conflict do nothing returning code)
     insert into coupons (id, single_use, request_id, name, percent, cents, duration, duration_months, tiers, max_uses, uses_per_user, starts_at, expires_at,
       last_change_id, created_at)
     select $1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16 where (select count(*) from codes) = cardinality($2::text[])`,
    [
      coupon.id,
      coupon.codes,
      coupon.singleUse,
      coupon.requestId,
      coupon.name,
      discount.kind === 'percent' ? discount.percent : null,
      discount.kind === 'amount' ? discount.cents : null,
      duration.kind,
      duration.kind === 'months' ? duration.months : null,
      coupon.tiers,
      coupon.maxUses,
      coupon.usesPerUser,
      coupon.startsAt,
      coupon.expiresAt,
      coupon.changeId,
      coupon.at,
    ],
  );
  return rowCount === 1;
}

/** Locks a coupon until the transaction ends; false if there is none. */
export async function lockCoupon(queryable: Queryable, couponId: string): Promise<boolean> {
  const { rowCount } = await queryable.query('select 1 from coupons where id = $1 for update', [couponId]);
  return rowCount === 1;
}

export interface CouponChangeRow {
  readonly id: string;
  readonly kind: 'make' | 'pause' | 'resume' | 'end';
  readonly reason: string | null;
  readonly changed_at: Date;
}

export async function insertCouponChange(
  queryable: Queryable,
  { couponId, adminId, ...change }: CouponChangeRow & { readonly couponId: string; readonly adminId: string },
): Promise<void> {
  await queryable.query('insert into coupon_changes (coupon_id, id, kind, reason, admin_id, changed_at) values ($1, $2, $3, $4, $5, $6)', [
    couponId,
    change.id,
    change.kind,
    change.reason,
    adminId,
    change.changed_at,
  ]);
}

/** Pauses, resumes or ends a coupon, and records the change as its newest. */
export async function updateCouponState(queryable: Queryable, couponId: string, change: CouponChangeRow): Promise<void> {
  await queryable.query(
    `update coupons set last_change_id = $2,
       paused_at = case $3::text when 'pause' then $4::timestamptz when 'resume' then null else paused_at end,
       ended_at = case when $3 = 'end' then $4 else ended_at end
     where id = $1`,
    [couponId, change.id, change.kind, change.changed_at],
  );
}

/** What was done with a coupon, newest first, with the name of the administrator. */
export async function selectCouponChanges(
  queryable: Queryable,
  couponId: string,
  limit: number,
): Promise<(CouponChangeRow & { readonly admin_name: string | null })[]> {
  const { rows } = await queryable.query<CouponChangeRow & { readonly admin_name: string | null }>(
    `select h.id, h.kind, h.reason, h.changed_at, a.name as admin_name
     from coupon_changes h left join users a on a.id = h.admin_id where h.coupon_id = $1 order by h.id desc limit $2`,
    [couponId, limit],
  );
  return rows;
}

export interface RedemptionRow {
  readonly id: string;
  readonly user_id: string;
  readonly user_name: string;
  readonly email: string;
  readonly code: string;
  readonly tier: PaidTier;
  readonly state: 'reserved' | 'used';
  readonly at: Date;
}

/** Uses and live reservations, newest first. */
export async function selectRedemptions(
  queryable: Queryable,
  couponId: string,
  { before, limit }: { readonly before: string | null; readonly limit: number },
  now: Date,
): Promise<RedemptionRow[]> {
  const { rows } = await queryable.query<RedemptionRow>(
    `select r.id, r.user_id, u.name as user_name, u.email, r.code, r.tier, r.state, coalesce(r.used_at, r.reserved_at) as at
     from coupon_redemptions r join users u on u.id = r.user_id
     where r.coupon_id = $1 and r.state in ('reserved', 'used') and (r.state = 'used' or r.lapses_at > $4) and ($2::uuid is null or r.id < $2)
     order by r.id desc limit $3`,
    [couponId, before, limit, now],
  );
  return rows;
}

export interface CodeRow {
  readonly code: string;
  readonly state: 'free' | 'reserved' | 'used';
}

/** All codes of a coupon (as many as a batch may have) with their state. */
export async function selectCodes(queryable: Queryable, couponId: string, now: Date): Promise<CodeRow[]> {
  const { rows } = await queryable.query<CodeRow>(
    `select k.code, case
         when k.taken <= count(r.*) filter (where r.lapses_at <= $2) then 'free'
         when count(r.*) filter (where r.lapses_at > $2) > 0 then 'reserved'
         else 'used' end as state
     from coupon_codes k left join coupon_redemptions r on r.coupon_id = k.coupon_id and r.code = k.code and r.state = 'reserved'
     where k.coupon_id = $1 group by k.code, k.taken order by k.code`,
    [couponId, now],
  );
  return rows;
}
