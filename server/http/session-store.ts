/** SQL that every request needs: whose session it is, and that it is in use. */
import type { Queryable } from '../database/database.ts';
import type { Account, Guest } from './handler.ts';

interface CallerRow {
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

function toCaller(row: CallerRow): Account | Guest {
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
 * SQL condition for sessions that are alive: `s` is the session, `u` its user, `$2` the present. They end thirty days after
 * sign-in, and when nobody has used them for fourteen days; an author's or administrator's after twelve hours. A guest's has
 * no other end than its own.
 */
export const isLiveSession = `s.expires_at > $2 and (u.is_anonymous
  or s.updated_at > $2::timestamptz - case when u.is_admin or u.is_author then interval '12 hours' else interval '14 days' end)`;

const selectCallers = `
  select s.token, s.id as session_id, u.id, u.name, u.email, u.email_verified, u.is_admin, u.is_author,
    case when $3 and (u.is_admin or u.is_author)
      then not exists (select from two_factor_secrets f where f.user_id = u.id and f.confirmed_at is not null) else false end as needs_two_factor,
    case when u.membership_end_date < $2 then 'free' else u.membership_tier end as membership_tier,
    case when u.membership_end_date < $2 then null else u.membership_end_date end as membership_end_date, u.created_at,
    s.expires_at, s.claimed_answers, s.updated_at as session_used_at
  from sessions s join users u on u.id = s.user_id
  where ${isLiveSession} and s.token`;

/** A list of known length: PostgreSQL keeps its plan. Of a list of any length it makes a new plan each time, which takes longer than the look. */
const selectFewCallers = `${selectCallers} = any(array[($1::text[])[1], ($1::text[])[2], ($1::text[])[3], ($1::text[])[4]])`;
const fewTokens = 4;

/**
 * Whose the live sessions are, by token hash. An expired tier reads as free. `now` in ms. With `staffNeedTwoFactor`, authors and
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
    ? queryable.query<CallerRow>(selectFewCallers, values)
    : queryable.query<CallerRow>(`${selectCallers} = any($1)`, values));
  return new Map(rows.map((row) => [row.token, toCaller(row)]));
}

/** Records that these sessions are in use. */
export async function touchSessions(queryable: Queryable, sessionIds: readonly string[], now: Date): Promise<void> {
  await queryable.query('update sessions set updated_at = $2 where id = any($1) and updated_at < $2', [sessionIds, now]);
}
