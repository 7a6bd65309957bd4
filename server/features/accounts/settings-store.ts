/** SQL of passwords, addresses, sessions and deleting an account. */
import type { Queryable } from '#server/database/database.ts';
import { deleteUserData } from '#server/user-data/store.ts';
import type { KnownLink } from './link-status.ts';
import { isLiveSession } from '#server/http/session-store.ts';
import type { LinkPurpose, LinkTarget } from './store.ts';

interface LinkRow {
  readonly user_id: string;
  readonly email: string;
}

const toTarget = (row: LinkRow | undefined): LinkTarget | null => (row ? { userId: row.user_id, email: row.email } : null);

/** Whom a link is for, and whether it still works; does not use it. Null if there is none. Only one for a new address is for another than the account's. */
export async function selectLink(queryable: Queryable, tokenHash: string, purpose: LinkPurpose, now: Date): Promise<KnownLink | null> {
  const { rows } = await queryable.query<LinkRow & { readonly works: boolean }>(
    `select l.user_id, l.email, l.used_at is null and l.expires_at > $3 and (l.purpose = 'change-email' or l.email = u.email) as works
     from email_links l join users u on u.id = l.user_id where l.token_hash = $1 and l.purpose = $2`,
    [tokenHash, purpose, now],
  );
  const [row] = rows;
  return row ? { userId: row.user_id, email: row.email, works: row.works } : null;
}

/** Uses a link, once; null if it is unknown, used or old. */
export async function takeLink(queryable: Queryable, tokenHash: string, purpose: LinkPurpose, now: Date): Promise<LinkTarget | null> {
  const { rows } = await queryable.query<LinkRow>(
    `update email_links set used_at = $3 where token_hash = $1 and purpose = $2 and used_at is null and expires_at > $3
     returning user_id, email`,
    [tokenHash, purpose, now],
  );
  return toTarget(rows[0]);
}

/** The address that waits for confirmation. */
export async function selectPendingEmail(queryable: Queryable, userId: string, now: Date): Promise<string | null> {
  const { rows } = await queryable.query<{ email: string }>(
    "select email from email_links where user_id = $1 and purpose = 'change-email' and used_at is null and expires_at > $2",
    [userId, now],
  );
  return rows[0]?.email ?? null;
}

/** Invalidates every link of this user that could still change the password or the address; used ones are kept, so that they can be reported as used. */
export async function deleteOpenLinks(queryable: Queryable, userId: string): Promise<void> {
  await queryable.query("delete from email_links where user_id = $1 and purpose <> 'verify' and used_at is null", [userId]);
}

/** The stored hash; null for an account without a password. */
export async function selectPasswordHash(queryable: Queryable, userId: string): Promise<string | null> {
  const { rows } = await queryable.query<{ password: string | null }>("select password from auth_accounts where user_id = $1 and provider_id = 'credential'", [
    userId,
  ]);
  return rows[0]?.password ?? null;
}

/** Gives the user their first password; false if there is one already. */
export async function insertPasswordHash(
  queryable: Queryable,
  { id, userId, hash }: { readonly id: string; readonly userId: string; readonly hash: string },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `insert into auth_accounts (id, user_id, provider_id, account_id, password, created_at, updated_at)
     values ($1, $2::uuid, 'credential', $2::uuid::text, $3, $4, $4) on conflict (provider_id, account_id) do nothing`,
    [id, userId, hash, now],
  );
  return rowCount === 1;
}

/** Replaces the hash; with `expected`, only if nobody has changed it since. True if it was replaced. */
export async function updatePasswordHash(queryable: Queryable, userId: string, hash: string, now: Date, expected: string | null = null): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `update auth_accounts set password = $2, updated_at = $3
     where user_id = $1 and provider_id = 'credential' and ($4::text is null or password = $4)`,
    [userId, hash, now, expected],
  );
  return rowCount === 1;
}

/** Locks the user's row and marks the address verified; returns whether it was before, or null if the account has another address by now. */
export async function confirmEmail(queryable: Queryable, { userId, email }: LinkTarget, now: Date): Promise<{ readonly wasVerified: boolean } | null> {
  const { rows } = await queryable.query<{ was_verified: boolean }>(
    `with before as (select id, email_verified from users where id = $1 and email = $2 for update)
     update users u set email_verified = true, updated_at = $3 from before where u.id = before.id returning before.email_verified as was_verified`,
    [userId, email, now],
  );
  return rows[0] ? { wasVerified: rows[0].was_verified } : null;
}

export async function updateName(queryable: Queryable, userId: string, name: string, now: Date): Promise<void> {
  await queryable.query('update users set name = $2, updated_at = $3 where id = $1', [userId, name, now]);
}

/** Replaces an address that was never verified; false if it is verified, or somebody else has the new one. */
export async function updateUnverifiedEmail(queryable: Queryable, { userId, email }: LinkTarget, now: Date): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `update users set email = $2, updated_at = $3
     where id = $1 and not email_verified and not exists (select 1 from users other where other.email = $2 and other.id <> $1)`,
    [userId, email, now],
  );
  return rowCount === 1;
}

/** Replaces the address and returns the name and the old address; null if somebody else has it by now. */
export async function updateEmail(queryable: Queryable, { userId, email }: LinkTarget, now: Date): Promise<{ name: string; oldEmail: string } | null> {
  const { rows } = await queryable.query<{ name: string; old_email: string }>(
    `with old as (select id, name, email from users where id = $1 for update)
     update users u set email = $2, email_verified = true, updated_at = $3 from old
     where u.id = old.id and not exists (select 1 from users other where other.email = $2 and other.id <> $1)
     returning old.name, old.email as old_email`,
    [userId, email, now],
  );
  const row = rows[0];
  return row ? { name: row.name, oldEmail: row.old_email } : null;
}

export interface DeviceRow {
  readonly id: string;
  readonly user_agent: string | null;
  readonly created_at: Date;
  /** When it was last used. */
  readonly updated_at: Date;
}

/** Where an account is signed in, newest first. */
export async function selectDevices(queryable: Queryable, userId: string, now: Date): Promise<DeviceRow[]> {
  const { rows } = await queryable.query<DeviceRow>(
    `select s.id, s.user_agent, s.created_at, s.updated_at from sessions s join users u on u.id = s.user_id
     where s.user_id = $1 and ${isLiveSession} order by s.created_at desc, s.id desc limit 100`,
    [userId, now],
  );
  return rows;
}

/** Ends the user's sessions, all but one if given; returns how many. */
export async function deleteSessions(queryable: Queryable, userId: string, but: string | null = null): Promise<number> {
  const { rowCount } = await queryable.query('delete from sessions where user_id = $1 and ($2::uuid is null or id <> $2)', [userId, but]);
  return rowCount ?? 0;
}

/** Ends one session of the user; false if there is no such session. */
export async function deleteSession(queryable: Queryable, { userId, sessionId }: { readonly userId: string; readonly sessionId: string }): Promise<boolean> {
  const { rowCount } = await queryable.query('delete from sessions where user_id = $1 and id = $2', [userId, sessionId]);
  return rowCount === 1;
}

/**
 * Deletes the user and every row about them; call it in a transaction. `counters` are their keys in the request counters. What
 * administrators did stays in the log, under `pseudonym` and without anything a person wrote.
 */
export async function deleteUser(queryable: Queryable, userId: string, counters: readonly string[], pseudonym: string): Promise<void> {
  // First, so that nobody signs in in the meantime; sessions, password and links are deleted with it.
  await queryable.query('delete from users where id = $1', [userId]);
  await deleteUserData(queryable, userId);
  await queryable.query(
    `update admin_actions set content_id = replace(content_id, $1, $2), metadata = metadata - 'reason' || jsonb_build_object('userId', $2::text)
     where metadata->>'userId' = $1`,
    [userId, pseudonym],
  );
  await queryable.query('delete from rate_limits where key = any($1)', [counters]);
}
