/** SQL of the clean-up. */
import type { Queryable } from '../database/database.ts';

/** Rows removed, by table. Counters live longer than any window; used links a week, for support. */
export async function deleteExpired(queryable: Queryable, now: Date): Promise<Readonly<Record<string, number>>> {
  const sessions = await queryable.query('delete from sessions where expires_at < $1', [now]);
  const counters = await queryable.query("delete from rate_limits where window_start < $1::timestamptz - interval '1 day'", [now]);
  const links = await queryable.query("delete from email_links where expires_at < $1::timestamptz - interval '7 days'", [now]);
  const attempts = await queryable.query('delete from sign_in_attempts where expires_at < $1', [now]);
  const signUps = await queryable.query('delete from pending_sign_ups where expires_at < $1', [now]);
  // The provider repeats a message for three days at most.
  const events = await queryable.query("delete from payment_events where received_at < $1::timestamptz - interval '90 days'", [now]);
  const signIns = await queryable.query('delete from pending_sign_ins where expires_at < $1', [now]);
  return {
    sessions: sessions.rowCount ?? 0,
    rate_limits: counters.rowCount ?? 0,
    email_links: links.rowCount ?? 0,
    pending_sign_ins: signIns.rowCount ?? 0,
    sign_in_attempts: attempts.rowCount ?? 0,
    pending_sign_ups: signUps.rowCount ?? 0,
    payment_events: events.rowCount ?? 0,
  };
}
