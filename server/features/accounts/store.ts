/** SQL of accounts and sessions. */
import { canonicalEmail } from '#server/email-address.ts';
import type { Queryable } from '../../database/database.ts';
import type { Account, Guest } from '../../http/handler.ts';

interface AccountRow {
  readonly token: string;
  readonly session_id: string;
  readonly id: string;
  readonly name: string;
  /** Null for a guest, and only then. */
  readonly email: string | null;
  readonly email_verified: boolean;
  readonly is_admin: boolean;
  readonly is_author: boolean;
  readonly needs_two_factor: boolean;
  readonly membership_tier: Account['membershipTier'];
  readonly membership_end_date: Date | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly session_used_at: Date;
  readonly claimed_answers: number;
}

function toOwner(row: AccountRow): Account | Guest {
  if (row.email === null) return { kind: 'guest', id: row.id, sessionId: row.session_id, sessionEndsAt: row.expires_at };
  return {
    kind: 'account',
    id: row.id,
    name: row.name,
    email: row.email,
    emailVerified: row.email_verified,
    isAdmin: row.is_admin,
    isAuthor: row.is_author,
    needsTwoFactor: row.needs_two_factor,
    membershipTier: row.membership_tier,
    membershipEndDate: row.membership_end_date,
    createdAt: row.created_at,
    sessionId: row.session_id,
    sessionUsedAt: row.session_used_at,
    claimedAnswers: row.claimed_answers,
  };
}

/**
 * Which sessions are alive: `s` is the session, `u` its user, `$2` the present. They end thirty days after
 * sign-in, and when nobody has used them for fourteen days; an author's or administrator's after twelve hours. A guest's has
 * no other end than its own.
 */
export const isLive = `s.expires_at > $2 and (u.is_anonymous
  or s.updated_at > $2::timestamptz - case when u.is_admin or u.is_author then interval '12 hours' else interval '14 days' end)`;

const owners = `
  select s.token, s.id as session_id, u.id, u.name, u.email, u.email_verified, u.is_admin, u.is_author,
    case when $3 and (u.is_admin or u.is_author)
      then not exists (select from two_factor_secrets f where f.user_id = u.id and f.confirmed_at is not null) else false end as needs_two_factor,
    case when u.membership_end_date < $2 then 'free' else u.membership_tier end as membership_tier,
    case when u.membership_end_date < $2 then null else u.membership_end_date end as membership_end_date, u.created_at,
    s.expires_at, s.claimed_answers, s.updated_at as session_used_at
  from sessions s join users u on u.id = s.user_id
  where ${isLive} and s.token`;

/** A list of known length: PostgreSQL keeps its plan. Of a list of any length it makes a new plan each time, which takes longer than the look. */
const fewOwners = `${owners} = any(array[($1::text[])[1], ($1::text[])[2], ($1::text[])[3], ($1::text[])[4]])`;
const fewTokens = 4;

/**
 * Owners of live sessions, by token hash. An expired tier reads as free. `now` in ms. With `staffNeedTwoFactor`, authors and
 * administrators without a second factor are marked.
 */
export async function selectSessionsByToken(
  queryable: Queryable,
  tokenHashes: readonly string[],
  now: number,
  staffNeedTwoFactor: boolean,
): Promise<Map<string, Account | Guest>> {
  const values = [tokenHashes, new Date(now), staffNeedTwoFactor];
  const { rows } = await (tokenHashes.length <= fewTokens
    ? queryable.query<AccountRow>(fewOwners, values)
    : queryable.query<AccountRow>(`${owners} = any($1)`, values));
  return new Map(rows.map((row) => [row.token, toOwner(row)]));
}

/** Adds a user without an email, who practices as a guest. */
export async function insertGuest(queryable: Queryable, id: string, now: Date): Promise<void> {
  await queryable.query("insert into users (id, name, email, is_anonymous, created_at, updated_at) values ($1, 'Guest', null, true, $2, $2)", [id, now]);
}

/** Extends the session of a guest who is still active. */
export async function extendSession(queryable: Queryable, guest: Pick<Guest, 'id' | 'sessionId'>, expiresAt: Date): Promise<void> {
  await queryable.query('update sessions set expires_at = greatest(expires_at, $3) where user_id = $1 and id = $2', [guest.id, guest.sessionId, expiresAt]);
}

/** Records that these sessions are in use. */
export async function touchSessions(queryable: Queryable, sessionIds: readonly string[], now: Date): Promise<void> {
  await queryable.query('update sessions set updated_at = $2 where id = any($1) and updated_at < $2', [sessionIds, now]);
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
  const { rowCount } = await queryable.query(
    'update users set is_admin = true, email_verified = true, updated_at = now() where id = $1 and not (is_admin and email_verified)',
    [userId],
  );
  return rowCount === 1;
}

/** Makes somebody an author, or no longer one; false if nothing changed. */
export async function setAuthor(queryable: Queryable, userId: string, isAuthor: boolean): Promise<boolean> {
  const { rowCount } = await queryable.query('update users set is_author = $2, updated_at = now() where id = $1 and not is_anonymous and is_author <> $2', [
    userId,
    isAuthor,
  ]);
  return rowCount === 1;
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
