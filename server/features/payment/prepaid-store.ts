/** SQL of months paid at once. */
import type { Prepaid } from '#core/membership/prepaid.ts';
import type { PaidTier } from '#core/membership/coupons.ts';
import type { Queryable } from '#server/database/database.ts';

interface PrepaidRow {
  readonly id: string;
  readonly tier: PaidTier;
  readonly months: number;
  readonly amount_cents: number;
  readonly paid_at: Date;
  readonly not_before: Date | null;
  readonly voided_at: Date | null;
}

/** Months paid at once; the newest hundred payments, far more than can be unused. */
export async function selectPrepaid(queryable: Queryable, userId: string): Promise<Prepaid[]> {
  const { rows } = await queryable.query<PrepaidRow>(
    'select id, tier, months, amount_cents, paid_at, not_before, voided_at from prepaid_months where user_id = $1 order by id desc limit 100',
    [userId],
  );
  return rows.map((row) => ({
    id: row.id,
    tier: row.tier,
    months: row.months,
    amountCents: row.amount_cents,
    paidAt: row.paid_at.getTime(),
    notBefore: row.not_before?.getTime() ?? null,
    voidedAt: row.voided_at?.getTime() ?? null,
  }));
}

export async function insertPrepaid(queryable: Queryable, userId: string, paid: Prepaid): Promise<void> {
  const dates = [new Date(paid.paidAt), paid.notBefore === null ? null : new Date(paid.notBefore), paid.voidedAt === null ? null : new Date(paid.voidedAt)];
  await queryable.query(
    `insert into prepaid_months (user_id, id, tier, months, amount_cents, paid_at, not_before, voided_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (user_id, id) do nothing`,
    [userId, paid.id, paid.tier, paid.months, paid.amountCents, ...dates],
  );
}

/** What a payment is worth, after something of it was refunded. */
export async function updatePrepaidWorth(queryable: Queryable, userId: string, id: string, amountCents: number): Promise<void> {
  await queryable.query('update prepaid_months set amount_cents = $3 where user_id = $1 and id = $2', [userId, id, amountCents]);
}

/** Nothing of this payment counts from `at` on. */
export async function voidPrepaid(queryable: Queryable, userId: string, id: string, at: Date): Promise<void> {
  await queryable.query('update prepaid_months set voided_at = $3 where user_id = $1 and id = $2 and voided_at is null', [userId, id, at]);
}

/** The same for all that was paid before the instant `until`. */
export async function voidPrepaidUntil(queryable: Queryable, userId: string, until: Date, at: Date): Promise<void> {
  await queryable.query('update prepaid_months set voided_at = $3 where user_id = $1 and paid_at <= $2 and voided_at is null', [userId, until, at]);
}
