/** SQL of pending sign-ins and of browsers that are trusted. */
import type { Queryable } from '#server/database/database.ts';

export async function insertPendingSignIn(queryable: Queryable, tokenHash: string, userId: string, expiresAt: Date): Promise<void> {
  await queryable.query('insert into pending_sign_ins (token_hash, user_id, expires_at) values ($1, $2, $3)', [tokenHash, userId, expiresAt]);
}

const pendingSignIn = 'select user_id from pending_sign_ins where token_hash = $1 and expires_at > $2';

/** Whose sign-in waits for a code. */
export async function selectPendingSignIn(queryable: Queryable, tokenHash: string, now: Date): Promise<string | null> {
  const { rows } = await queryable.query<{ user_id: string }>(pendingSignIn, [tokenHash, now]);
  return rows[0]?.user_id ?? null;
}

/** Whose sign-in waits for a code; it is locked until the transaction ends. */
export async function lockPendingSignIn(queryable: Queryable, tokenHash: string, now: Date): Promise<string | null> {
  const { rows } = await queryable.query<{ user_id: string }>(`${pendingSignIn} for update`, [tokenHash, now]);
  return rows[0]?.user_id ?? null;
}

export async function deletePendingSignIn(queryable: Queryable, tokenHash: string): Promise<void> {
  await queryable.query('delete from pending_sign_ins where token_hash = $1', [tokenHash]);
}

export interface TrustedRow {
  readonly id: string;
  readonly token_hash: string;
  readonly user_agent: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

/** The browsers an account trusts, newest first. */
export async function selectTrusted(queryable: Queryable, userId: string, now: Date): Promise<TrustedRow[]> {
  const { rows } = await queryable.query<TrustedRow>(
    'select id, token_hash, user_agent, created_at, expires_at from trusted_devices where user_id = $1 and expires_at > $2 order by id desc limit 100',
    [userId, now],
  );
  return rows;
}

export async function isTrustedToken(queryable: Queryable, userId: string, tokenHashes: readonly string[], now: Date): Promise<boolean> {
  const { rows } = await queryable.query('select 1 from trusted_devices where user_id = $1 and token_hash = any($2) and expires_at > $3 limit 1', [
    userId,
    tokenHashes,
    now,
  ]);
  return rows.length > 0;
}

export async function insertTrusted(queryable: Queryable, userId: string, device: TrustedRow): Promise<void> {
  await queryable.query('insert into trusted_devices (user_id, id, token_hash, user_agent, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)', [
    userId,
    device.id,
    device.token_hash,
    device.user_agent,
    device.created_at,
    device.expires_at,
  ]);
}

/** False if this user trusts no such browser. */
export async function deleteTrusted(queryable: Queryable, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await queryable.query('delete from trusted_devices where user_id = $1 and id = $2', [userId, id]);
  return rowCount === 1;
}

/** Ends this user's pending sign-ins and trusted devices, except in browsers with one of these tokens. */
export async function deleteTrust(queryable: Queryable, userId: string, butTokenHashes: readonly string[] = []): Promise<void> {
  await queryable.query('delete from pending_sign_ins where user_id = $1', [userId]);
  await queryable.query('delete from trusted_devices where user_id = $1 and token_hash <> all($2)', [userId, butTokenHashes]);
}
