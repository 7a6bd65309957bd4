/** SQL of accounts and sessions. */
import { canonicalEmail } from '#server/email-address.ts';
import type { Queryable } from '#server/database/database.ts';
import type { Guest } from '#server/http/handler.ts';

/** Adds a user without an email, who practices as a guest. */
export async function insertGuest(queryable: Queryable, id: string, now: Date): Promise<void> {
  await queryable.query("insert into users (id, name, email, is_anonymous, created_at, updated_at) values ($1, 'Guest', null, true, $2, $2)", [id, now]);
}

/** Extends the session of a guest who is still active. */
export async function extendSession(queryable: Queryable, guest: Pick<Guest, 'id' | 'sessionId'>, expiresAt: Date): Promise<void> {
  await queryable.query('update sessions set expires_at = greatest(expires_at, $3) where user_id = $1 and id = $2', [guest.id, guest.sessionId, expiresAt]);
}

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly tokenHash: string;
  readonly ipAddress: string;
  readonly userAgent: string | null;
  readonly claimedAnswers?: number;
}

/** Keeps the account from being deleted until the transaction ends; false if it is gone. */
export async function holdUser(queryable: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await queryable.query('select 1 from users where id = $1 for key share', [userId]);
  return rowCount === 1;
}

/** Whoever else changes the account waits until the transaction ends; false if it is gone. */
export async function lockUser(queryable: Queryable, userId: string): Promise<boolean> {
  const { rowCount } = await queryable.query('select 1 from users where id = $1 and not is_anonymous for update', [userId]);
  return rowCount === 1;
}

export async function insertSession(queryable: Queryable, session: NewSession, now: Date, expiresAt: Date): Promise<void> {
  await queryable.query(
    `insert into sessions (id, user_id, token, ip_address, user_agent, expires_at, created_at, updated_at, claimed_answers) values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
    [session.id, session.userId, session.tokenHash, session.ipAddress, session.userAgent, expiresAt, now, session.claimedAnswers ?? 0],
  );
}

/** Records a login with this browser; returns whether it is new to the account, and whether it is the account's first. */
export async function noteDevice(queryable: Queryable, userId: string, deviceHash: string, now: Date): Promise<{ isNew: boolean; isFirst: boolean }> {
  const { rows } = await queryable.query<{ is_new: boolean; is_first: boolean }>(
    `with before as (select device_hash from known_devices where user_id = $1),
       noted as (insert into known_devices (user_id, device_hash, last_used_at) values ($1, $2, $3)
         on conflict (user_id, device_hash) do update set last_used_at = $3)
     select not exists (select from before where device_hash = $2) as is_new, not exists (select from before) as is_first`,
    [userId, deviceHash, now],
  );
  return { isNew: rows[0]?.is_new ?? false, isFirst: rows[0]?.is_first ?? true };
}

export interface NewUser {
  readonly id: string;
  readonly name: string;
  /** In lower case. */
  readonly email: string;
  readonly emailVerified: boolean;
}

/** Adds a user; false if the address has an account already. */
export async function insertUser(queryable: Queryable, user: NewUser, now: Date): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `insert into users (id, name, email, email_verified, created_at, updated_at) values ($1, $2, $3, $4, $5, $5) on conflict (email) do nothing`,
    [user.id, user.name, user.email, user.emailVerified, now],
  );
  return rowCount === 1;
}

export interface UserRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly email_verified: boolean;
}

export async function selectUserByEmail(queryable: Queryable, email: string): Promise<UserRow | null> {
  const { rows } = await queryable.query<UserRow>('select id, name, email, email_verified from users where email = $1', [canonicalEmail(email)]);
  return rows[0] ?? null;
}

export async function selectUserById(queryable: Queryable, userId: string): Promise<UserRow | null> {
  const { rows } = await queryable.query<UserRow>('select id, name, email, email_verified from users where id = $1 and not is_anonymous', [userId]);
  return rows[0] ?? null;
}

/** Whose account this address signs in to, and the hash of its password; null if there is none. */
export async function selectCredential(queryable: Queryable, email: string): Promise<{ userId: string; hash: string } | null> {
  const { rows } = await queryable.query<{ user_id: string; password: string }>(
    `select a.user_id, a.password from users u join auth_accounts a on a.user_id = u.id and a.provider_id = 'credential'
     where u.email = $1 and a.password is not null`,
    [canonicalEmail(email)],
  );
  const row = rows[0];
  return row ? { userId: row.user_id, hash: row.password } : null;
}

/** False if the user already was one. */
export async function makeAdmin(queryable: Queryable, userId: string): Promise<boolean> {
  const { rows } = await queryable.query<{ changed: boolean }>('select make_admin($1) as changed', [userId]);
  return rows[0]?.changed ?? false;
}

/** Makes somebody an author, or no longer one; false if nothing changed. */
export async function setAuthor(queryable: Queryable, userId: string, isAuthor: boolean): Promise<boolean> {
  const { rows } = await queryable.query<{ changed: boolean }>('select write_author($1, $2) as changed', [userId, isAuthor]);
  return rows[0]?.changed ?? false;
}

export async function selectIsAuthor(queryable: Queryable, userId: string): Promise<boolean> {
  const { rows } = await queryable.query<{ is_author: boolean }>('select is_author from users where id = $1', [userId]);
  return rows[0]?.is_author ?? false;
}

export type LinkPurpose = 'verify' | 'reset-password' | 'change-email';

export interface LinkTarget {
  readonly userId: string;
  /** The address the link is sent to, and bound to. */
  readonly email: string;
}

/** Stores a new link and retires this user's earlier ones for the same purpose. */
export async function insertEmailLink(queryable: Queryable, tokenHash: string, purpose: LinkPurpose, target: LinkTarget, expiresAt: Date): Promise<void> {
  await queryable.query(
    `with retired as (delete from email_links where user_id = $2 and purpose = $5)
     insert into email_links (token_hash, user_id, email, expires_at, purpose) values ($1, $2, $3, $4, $5)`,
    [tokenHash, target.userId, target.email, expiresAt, purpose],
  );
}

/** Uses a link to this account once and marks the address verified, if it is still the account's address. False if the link is unknown, used or old. */
export async function useEmailLink(queryable: Queryable, tokenHash: string, userId: string, now: Date): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `with used as (
       update email_links set used_at = $2
       where token_hash = $1 and user_id = $3 and purpose = 'verify' and used_at is null and expires_at > $2 returning user_id, email)
     update users u set email_verified = true, updated_at = $2 from used where u.id = used.user_id and u.email = used.email`,
    [tokenHash, now, userId],
  );
  return rowCount === 1;
}
