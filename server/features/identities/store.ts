/** SQL of identities at providers, and of attempts to sign in with them. */
import type { ProviderId } from '#contract/identities.ts';
import type { Queryable } from '#server/database/database.ts';

export interface Attempt {
  readonly id: string;
  readonly provider: ProviderId;
  readonly purpose: 'sign-in' | 'connect' | 'confirm';
  /** Whose account it is about; null for signing in. */
  readonly userId: string | null;
  readonly sessionId: string | null;
  readonly popup: boolean;
  readonly search: string;
}

export async function insertAttempt(queryable: Queryable, stateHash: string, attempt: Attempt, expiresAt: Date): Promise<void> {
  const { id, provider, purpose, userId, sessionId, popup, search } = attempt;
  await queryable.query(
    `insert into sign_in_attempts (state_hash, id, provider, purpose, user_id, session_id, popup, search, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [stateHash, id, provider, purpose, userId, sessionId, popup, search, expiresAt],
  );
}

interface AttemptRow {
  readonly id: string;
  readonly purpose: Attempt['purpose'];
  readonly user_id: string | null;
  readonly session_id: string | null;
  readonly popup: boolean;
  readonly search: string;
  readonly expires_at: Date;
}

/** Uses an attempt, once; null if it is unknown, used, old, or of another provider. */
export async function takeAttempt(queryable: Queryable, stateHash: string, provider: ProviderId, now: Date): Promise<(Attempt & { expiresAt: Date }) | null> {
  const { rows } = await queryable.query<AttemptRow>(
    `delete from sign_in_attempts where state_hash = $1 and provider = $2 and expires_at > $3
     returning id, purpose, user_id, session_id, popup, search, expires_at`,
    [stateHash, provider, now],
  );
  const row = rows[0];
  if (!row) return null;
  const { id, purpose, user_id: userId, session_id: sessionId, popup, search, expires_at: expiresAt } = row;
  return { id, provider, purpose, userId, sessionId, popup, search, expiresAt };
}

/** Who somebody is at a provider. */
export interface Proven {
  readonly provider: ProviderId;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
}

/** Whose account this identity signs in to; records the use and the current address. */
export async function useIdentity(queryable: Queryable, { issuer, subject, email }: Proven, now: Date): Promise<string | null> {
  const { rows } = await queryable.query<{ user_id: string }>(
    'update user_identities set last_used_at = $4, email = coalesce($3, email) where issuer = $1 and subject = $2 returning user_id',
    [issuer, subject, email, now],
  );
  return rows[0]?.user_id ?? null;
}

/** Connects an identity; false if it, or this provider for this user, is connected already. */
export async function insertIdentity(queryable: Queryable, userId: string, { provider, issuer, subject, email }: Proven, now: Date): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `insert into user_identities (user_id, provider, issuer, subject, email, connected_at, last_used_at) values ($1, $2, $3, $4, $5, $6, $6)
     on conflict do nothing`,
    [userId, provider, issuer, subject, email, now],
  );
  return rowCount === 1;
}

export interface IdentityRow {
  readonly provider: ProviderId;
  readonly email: string | null;
  readonly connected_at: Date;
}

/** What an account is connected to: one identity per provider, so only a few. */
export async function selectIdentities(queryable: Queryable, userId: string): Promise<IdentityRow[]> {
  const { rows } = await queryable.query<IdentityRow>(
    'select provider, email, connected_at from user_identities where user_id = $1 order by connected_at, provider',
    [userId],
  );
  return rows;
}

export async function deleteIdentity(queryable: Queryable, userId: string, provider: ProviderId): Promise<boolean> {
  const { rowCount } = await queryable.query('delete from user_identities where user_id = $1 and provider = $2', [userId, provider]);
  return rowCount === 1;
}

/** Disconnects all identities, for an account whose address nobody had proved: anybody may have connected them. */
export async function deleteIdentities(queryable: Queryable, userId: string): Promise<void> {
  await queryable.query('delete from user_identities where user_id = $1', [userId]);
}

/** The provider vouches for the account's own address. */
export async function verifyEmail(queryable: Queryable, userId: string, email: string, now: Date): Promise<void> {
  await queryable.query('update users set email_verified = true, updated_at = $3 where id = $1 and email = $2 and not email_verified', [userId, email, now]);
}

/** Named: two ids in a row could change places unnoticed. */
export interface SessionOfUser {
  readonly userId: string;
  readonly sessionId: string;
}

/** Records that this session has just proved to be the owner's. */
export async function confirmSession(queryable: Queryable, { userId, sessionId }: SessionOfUser, now: Date): Promise<void> {
  await queryable.query('update sessions set confirmed_at = $3 where user_id = $1 and id = $2', [userId, sessionId, now]);
}

/** When this session last did so; null for never. */
export async function selectConfirmedAt(queryable: Queryable, { userId, sessionId }: SessionOfUser): Promise<Date | null> {
  const { rows } = await queryable.query<{ confirmed_at: Date | null }>('select confirmed_at from sessions where user_id = $1 and id = $2', [
    userId,
    sessionId,
  ]);
  return rows[0]?.confirmed_at ?? null;
}

/** Stores the code mailed for this session, replacing an earlier one. */
export async function saveOwnerCode(
  queryable: Queryable,
  { userId, sessionId, codeHash }: { readonly userId: string; readonly sessionId: string; readonly codeHash: string },
  expiresAt: Date,
): Promise<void> {
  await queryable.query(
    `insert into owner_codes (user_id, session_id, code_hash, expires_at) values ($1, $2, $3, $4)
     on conflict (user_id, session_id) do update set code_hash = $3, expires_at = $4, failed_attempts = 0`,
    [userId, sessionId, codeHash, expiresAt],
  );
}

export interface OwnerCode {
  readonly codeHash: string;
  readonly failedAttempts: number;
}

/** This session's pending code, locked until the transaction ends, so that guesses are counted one after another. */
export async function selectOwnerCode(queryable: Queryable, { userId, sessionId }: SessionOfUser, now: Date): Promise<OwnerCode | null> {
  const { rows } = await queryable.query<{ code_hash: string; failed_attempts: number }>(
    'select code_hash, failed_attempts from owner_codes where user_id = $1 and session_id = $2 and expires_at > $3 for update',
    [userId, sessionId, now],
  );
  return rows[0] ? { codeHash: rows[0].code_hash, failedAttempts: rows[0].failed_attempts } : null;
}

export async function countFailedOwnerCode(queryable: Queryable, { userId, sessionId }: SessionOfUser): Promise<void> {
  await queryable.query('update owner_codes set failed_attempts = failed_attempts + 1 where user_id = $1 and session_id = $2', [userId, sessionId]);
}

export async function deleteOwnerCode(queryable: Queryable, { userId, sessionId }: SessionOfUser): Promise<void> {
  await queryable.query('delete from owner_codes where user_id = $1 and session_id = $2', [userId, sessionId]);
}

/** Somebody for whom the provider gave no email. */
export interface PendingSignUp {
  readonly provider: ProviderId;
  readonly issuer: string;
  readonly subject: string;
  readonly name: string | null;
}

export async function insertPendingSignUp(
  queryable: Queryable,
  tokenHash: string,
  { provider, issuer, subject, name }: PendingSignUp,
  expiresAt: Date,
): Promise<void> {
  await queryable.query('insert into pending_sign_ups (token_hash, provider, issuer, subject, name, expires_at) values ($1, $2, $3, $4, $5, $6)', [
    tokenHash,
    provider,
    issuer,
    subject,
    name,
    expiresAt,
  ]);
}

export async function selectPendingSignUp(queryable: Queryable, tokenHash: string, now: Date): Promise<PendingSignUp | null> {
  const { rows } = await queryable.query<PendingSignUp>(
    'select provider, issuer, subject, name from pending_sign_ups where token_hash = $1 and expires_at > $2',
    [tokenHash, now],
  );
  return rows[0] ?? null;
}

/** Uses it up; false if another request already has. */
export async function deletePendingSignUp(queryable: Queryable, tokenHash: string): Promise<boolean> {
  const { rowCount } = await queryable.query('delete from pending_sign_ups where token_hash = $1', [tokenHash]);
  return rowCount === 1;
}
