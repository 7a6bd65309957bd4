/** SQL of memberships. The only place that writes the tier of a user. */
import { effectiveMembership, newMembership, type Membership, type PaidChange } from '#core/membership/membership.ts';
import type { Grant } from '#core/membership/entitlement.ts';
import { tierFrom, type MembershipTier } from '#core/membership/tiers.ts';
import type { Queryable } from '#server/database/database.ts';

interface MemberRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly membership_tier: string;
  readonly membership_start_date: Date | null;
  readonly membership_end_date: Date | null;
  readonly created_at: Date;
}

export interface MemberRecord {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** As it is at the time of reading. */
  readonly membership: Membership;
}

const columns = 'id, name, email, membership_tier, membership_start_date, membership_end_date, created_at';

type StoredRow = Pick<MemberRow, 'membership_tier' | 'membership_start_date' | 'membership_end_date' | 'created_at'>;

const toStored = (row: StoredRow): Membership => ({
  tier: tierFrom(row.membership_tier),
  startDate: row.membership_start_date?.getTime() ?? newMembership(row.created_at.getTime()).startDate,
  endDate: row.membership_end_date?.getTime() ?? null,
});

const toMember = (row: MemberRow, now: number): MemberRecord => ({
  id: row.id,
  name: row.name,
  email: row.email,
  membership: effectiveMembership(toStored(row), now),
});

export interface MemberSearch {
  /** The beginning of a name or an email, in any case; empty finds everybody. */
  readonly prefix: string;
  /** The email of the last member of the previous page. */
  readonly after: string | null;
  readonly descending: boolean;
  readonly limit: number;
}

/** Members in the order of their emails. `now` in ms. */
export async function selectMembers(queryable: Queryable, { prefix, after, descending, limit }: MemberSearch, now: number): Promise<MemberRecord[]> {
  // U+10FFFF sorts after every character, so a range means "begins with", and characters like % are literal.
  const { rows } = await queryable.query<MemberRow>(
    `(select ${columns} from users
      where email collate "C" between lower($1) and lower($1) || U&'\\+10FFFF' and email collate "C" ${descending ? '<' : '>'} $2
      order by email collate "C" ${descending ? 'desc' : 'asc'} limit $3)
     union
     (select ${columns} from users
      where lower(name) collate "C" between lower($1) and lower($1) || U&'\\+10FFFF' and email collate "C" ${descending ? '<' : '>'} $2
      order by email collate "C" ${descending ? 'desc' : 'asc'} limit $3)`,
    [prefix, after ?? (descending ? '\u{10ffff}' : ''), limit],
  );
  // The byte order of UTF-8 is code point order; at most two pages are sorted here.
  const order = descending ? -1 : 1;
  const inOrder = rows.sort((a, b) => order * Buffer.compare(Buffer.from(a.email), Buffer.from(b.email)));
  return inOrder.slice(0, limit).map((row) => toMember(row, now));
}

const ofUser = `select ${columns} from users where id = $1 and not is_anonymous`;

/** One member, or null. `now` in ms. */
export async function selectMember(queryable: Queryable, userId: string, now: number): Promise<MemberRecord | null> {
  const { rows } = await queryable.query<MemberRow>(ofUser, [userId]);
  return rows[0] ? toMember(rows[0], now) : null;
}

/** One member, whose row is locked to the end of the transaction, or null. `now` in ms. */
export async function lockMember(queryable: Queryable, userId: string, now: number): Promise<MemberRecord | null> {
  const { rows } = await queryable.query<MemberRow>(`${ofUser} for update`, [userId]);
  return rows[0] ? toMember(rows[0], now) : null;
}

/** The membership as it was last written, though its end may have passed; null for nobody. */
export async function selectStoredMembership(queryable: Queryable, userId: string): Promise<Membership | null> {
  const { rows } = await queryable.query<StoredRow>(
    'select membership_tier, membership_start_date, membership_end_date, created_at from users where id = $1 and not is_anonymous',
    [userId],
  );
  return rows[0] ? toStored(rows[0]) : null;
}

export async function updateMembership(queryable: Queryable, userId: string, { tier, startDate, endDate }: Membership, now: Date): Promise<void> {
  await queryable.query<{ changed: boolean }>('select write_membership($1, $2, $3, $4, $5) as changed', [
    userId,
    tier,
    new Date(startDate),
    endDate === null ? null : new Date(endDate),
    now,
  ]);
}

export interface ChangeRow {
  readonly id: string;
  readonly kind: 'grant' | 'extend' | 'end' | PaidChange;
  readonly previous_tier: MembershipTier;
  readonly tier: MembershipTier;
  readonly start_date: Date;
  readonly end_date: Date | null;
  readonly months: number | null;
  /** Its time begins when a subscription ends. */
  readonly waits: boolean;
  readonly reason: string;
  readonly changed_at: Date;
}

export interface ToldChange extends ChangeRow {
  readonly by_payment: boolean;
  readonly admin_name: string | null;
}

/** The changes of a membership, newest first, with the name of the administrator who made each. */
export async function selectChanges(queryable: Queryable, userId: string, limit: number): Promise<ToldChange[]> {
  const { rows } = await queryable.query<ToldChange>(
    `select c.id, c.kind, c.previous_tier, c.tier, c.start_date, c.end_date, c.months, c.waits, c.reason, c.changed_at,
       c.admin_id is null as by_payment, a.name as admin_name
     from membership_changes c left join users a on a.id = c.admin_id
     where c.user_id = $1 order by c.id desc limit $2`,
    [userId, limit],
  );
  return rows;
}

export type ToldPlanChange = Pick<ChangeRow, 'kind' | 'previous_tier' | 'tier' | 'end_date' | 'waits'> & {
  /** The result of the previous change; null if this is the first. */
  readonly kind_before: ChangeRow['kind'] | null;
};

/** One change, with the kind of the one before it. */
export async function selectChange(queryable: Queryable, userId: string, changeId: string): Promise<ToldPlanChange | null> {
  const { rows } = await queryable.query<ToldPlanChange>(
    `select c.kind, c.previous_tier, c.tier, c.end_date, c.waits,
       (select b.kind from membership_changes b where b.user_id = $1 and b.id < c.id order by b.id desc limit 1) as kind_before
     from membership_changes c where c.user_id = $1 and c.id = $2`,
    [userId, changeId],
  );
  return rows[0] ?? null;
}

/** An administrator's last decision, or null. */
export async function selectGrant(queryable: Queryable, userId: string): Promise<Grant | null> {
  const { rows } = await queryable.query<Pick<ChangeRow, 'tier' | 'start_date' | 'end_date' | 'changed_at'> & { ended_at: Date | null }>(
    `select tier, start_date, end_date, changed_at,
       (select max(e.changed_at) from membership_changes e where e.user_id = $1 and e.admin_id is not null and e.kind = 'end') as ended_at
     from membership_changes where user_id = $1 and admin_id is not null order by id desc limit 1`,
    [userId],
  );
  const row = rows[0];
  return row
    ? {
        membership: { tier: row.tier, startDate: row.start_date.getTime(), endDate: row.end_date?.getTime() ?? null },
        decidedAt: row.changed_at.getTime(),
        endedAt: row.ended_at?.getTime() ?? null,
      }
    : null;
}

/** `adminId` is null for what a payment changed. */
export async function insertChange(
  queryable: Queryable,
  { userId, adminId, ...change }: ChangeRow & { readonly userId: string; readonly adminId: string | null },
): Promise<void> {
  await queryable.query(
    `insert into membership_changes (user_id, id, kind, previous_tier, tier, start_date, end_date, months, waits, reason, admin_id, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      userId,
      change.id,
      change.kind,
      change.previous_tier,
      change.tier,
      change.start_date,
      change.end_date,
      change.months,
      change.waits,
      change.reason,
      adminId,
      change.changed_at,
    ],
  );
}
