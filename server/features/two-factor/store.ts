/** SQL of two-factor secrets, backup codes and failed attempts. */
import type { Queryable } from '#server/database/database.ts';

export interface TwoFactor {
  /** Sealed. */
  readonly secret: string;
  readonly createdAt: Date;
  /** Null while it is being set up. */
  readonly confirmedAt: Date | null;
  readonly lastStep: number;
}

interface TwoFactorRow {
  readonly secret: string;
  readonly created_at: Date;
  readonly confirmed_at: Date | null;
  readonly last_step: number;
}

const factorOfUser = 'select secret, created_at, confirmed_at, last_step from two_factor_secrets where user_id = $1';

const toFactor = (row: TwoFactorRow | undefined): TwoFactor | null =>
  row ? { secret: row.secret, createdAt: row.created_at, confirmedAt: row.confirmed_at, lastStep: row.last_step } : null;

/** The factor of a user. */
export async function selectTwoFactor(queryable: Queryable, userId: string): Promise<TwoFactor | null> {
  return toFactor((await queryable.query<TwoFactorRow>(factorOfUser, [userId])).rows[0]);
}

/** The factor of a user, locked until the transaction ends, so that guesses are counted one after another. */
export async function lockTwoFactor(queryable: Queryable, userId: string): Promise<TwoFactor | null> {
  return toFactor((await queryable.query<TwoFactorRow>(`${factorOfUser} for update`, [userId])).rows[0]);
}

export async function hasTwoFactor(queryable: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await queryable.query('select 1 from two_factor_secrets where user_id = $1 and confirmed_at is not null', [userId]);
  return rowCount === 1;
}

/** Stores the secret of a new setup, replacing an unfinished one; false if a factor is on. */
export async function saveSecret(queryable: Queryable, userId: string, sealed: string, now: Date): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `insert into two_factor_secrets (user_id, secret, created_at) values ($1, $2, $3)
     on conflict (user_id) do update set secret = $2, created_at = $3, last_step = 0 where two_factor_secrets.confirmed_at is null`,
    [userId, sealed, now],
  );
  return rowCount === 1;
}

export async function confirmSecret(queryable: Queryable, userId: string, step: number, now: Date): Promise<void> {
  await queryable.query('update two_factor_secrets set confirmed_at = $2, last_step = $3 where user_id = $1', [userId, now, step]);
}

export async function saveLastStep(queryable: Queryable, userId: string, step: number): Promise<void> {
  await queryable.query('update two_factor_secrets set last_step = $2 where user_id = $1', [userId, step]);
}

/** Removes the factor and all that belongs to it; false if there was none switched on. */
export async function deleteTwoFactor(queryable: Queryable, userId: string): Promise<boolean> {
  const { rows } = await queryable.query<{ on: boolean }>('delete from two_factor_secrets where user_id = $1 returning confirmed_at is not null as on', [
    userId,
  ]);
  await cancelRemoval(queryable, userId);
  await queryable.query('delete from backup_codes where user_id = $1', [userId]);
  await queryable.query('delete from failed_code_attempts where user_id = $1', [userId]);
  await queryable.query("delete from phone_codes where user_id = $1 and purpose = 'sign-in'", [userId]);
  return rows[0]?.on === true;
}

/** Records when the factor will be removed; the time of an earlier request, if there is one, stays. */
export async function insertRemoval(queryable: Queryable, userId: string, dueAt: Date): Promise<Date> {
  const { rows } = await queryable.query<{ due_at: Date }>(
    `insert into two_factor_removals (user_id, due_at) values ($1, $2)
     on conflict (user_id) do update set due_at = least(two_factor_removals.due_at, $2) returning due_at`,
    [userId, dueAt],
  );
  return rows[0]?.due_at ?? dueAt;
}

/** Whether the factor is still to be removed at this time; if so it is locked until the transaction ends. */
export async function isRemovalDue(queryable: Queryable, userId: string, dueAt: Date): Promise<boolean> {
  const { rowCount } = await queryable.query('select 1 from two_factor_removals where user_id = $1 and due_at = $2 for update', [userId, dueAt]);
  return rowCount === 1;
}

/** Cancels the removal of the factor: somebody still has it. */
export async function cancelRemoval(queryable: Queryable, userId: string): Promise<void> {
  await queryable.query('delete from two_factor_removals where user_id = $1', [userId]);
}

/** Replaces all backup codes of a user. */
export async function replaceBackupCodes(queryable: Queryable, userId: string, hashes: readonly string[]): Promise<void> {
  await queryable.query('delete from backup_codes where user_id = $1', [userId]);
  await queryable.query('insert into backup_codes (user_id, code_hash) select $1, unnest($2::text[])', [userId, hashes]);
}

/** Uses a backup code, once; false if it is unknown or used. */
export async function redeemBackupCode(queryable: Queryable, userId: string, hash: string, now: Date): Promise<boolean> {
  const { rowCount } = await queryable.query('update backup_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null', [
    userId,
    hash,
    now,
  ]);
  return rowCount === 1;
}

export async function countBackupCodes(queryable: Queryable, userId: string): Promise<number> {
  const { rows } = await queryable.query<{ count: number }>('select count(*) from backup_codes where user_id = $1 and used_at is null', [userId]);
  return rows[0]?.count ?? 0;
}

/** Codes of the app and of text messages count together; backup codes are too long to guess, and must work for a user whom a guesser has locked out. */
type CodeKind = 'code' | 'backup';

interface AttemptWindow {
  readonly userId: string;
  readonly kind: CodeKind;
  /** A window that began before then is over. */
  readonly since: Date;
}

export async function selectFailedAttempts(queryable: Queryable, { userId, kind, since }: AttemptWindow): Promise<number> {
  const { rows } = await queryable.query<{ count: number }>('select count from failed_code_attempts where user_id = $1 and kind = $2 and window_start > $3', [
    userId,
    kind,
    since,
  ]);
  return rows[0]?.count ?? 0;
}

/** Counts a wrong code; how many there are now in the window. */
export async function countFailedAttempt(queryable: Queryable, { userId, kind, since }: AttemptWindow, now: Date): Promise<number> {
  const { rows } = await queryable.query<{ count: number }>(
    `insert into failed_code_attempts (user_id, kind, window_start, count) values ($1, $2, $4, 1)
     on conflict (user_id, kind) do update set
       window_start = case when failed_code_attempts.window_start > $3 then failed_code_attempts.window_start else $4 end,
      count = case when failed_code_attempts.window_start > $3 then failed_code_attempts.count + 1 else 1 end
     returning count`,
    [userId, kind, since, now],
  );
  return rows[0]?.count ?? 1;
}
