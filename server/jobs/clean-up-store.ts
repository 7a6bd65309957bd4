/** SQL of the clean-up: what has expired, by table. */
import type { Queryable } from '../database/database.ts';

const remove =
  (sql: string) =>
  async (queryable: Queryable, now: Date): Promise<number> =>
    (await queryable.query(sql, [now])).rowCount ?? 0;

/** Removes what has expired from a table; returns how many rows. */
export const expired: Readonly<Record<string, (queryable: Queryable, now: Date) => Promise<number>>> = {
  sessions: remove('delete from sessions where expires_at < $1'),
  // Of sessions that have ended, however that happened, after the sessions themselves.
  push_subscriptions: remove('delete from push_subscriptions p where not exists (select 1 from sessions s where s.id = p.session_id and s.expires_at > $1)'),
  // Longer than any kind waits for its next.
  notification_sends: remove("delete from notification_sends where sent_at < $1::timestamptz - interval '90 days'"),
  notification_events: remove("delete from notification_events where created_at < $1::timestamptz - interval '400 days'"),
  // From then on nobody can work out whose hash was whose, not even with the address.
  analytics_keys: remove("delete from analytics_keys where day < ($1::timestamptz at time zone 'UTC')::date - 1"),
  analytics_events: remove("delete from analytics_events where day < ($1::timestamptz at time zone 'UTC')::date - 400"),
  user_engagement: remove("delete from user_engagement where created_at < $1::timestamptz - interval '400 days'"),
  // Counters live longer than any window.
  rate_limits: remove("delete from rate_limits where window_start < $1::timestamptz - interval '1 day'"),
  // A form that got no answer is sent again within minutes.
  made_once: remove("delete from made_once where made_at < $1::timestamptz - interval '1 day'"),
  // Used links are kept a week longer, for support.
  email_links: remove("delete from email_links where expires_at < $1::timestamptz - interval '7 days'"),
  sign_in_attempts: remove('delete from sign_in_attempts where expires_at < $1'),
  pending_sign_ups: remove('delete from pending_sign_ups where expires_at < $1'),
  // The provider repeats a message for three days at most.
  payment_events: remove("delete from payment_events where received_at < $1::timestamptz - interval '90 days'"),
  // As long as the browser keeps its cookie.
  known_devices: remove("delete from known_devices where last_used_at < $1::timestamptz - interval '400 days'"),
  pending_sign_ins: remove('delete from pending_sign_ins where expires_at < $1'),
  trusted_devices: remove('delete from trusted_devices where expires_at < $1'),
  owner_codes: remove('delete from owner_codes where expires_at < $1'),
  phone_codes: remove('delete from phone_codes where expires_at < $1'),
  // Longer than the window in which wrong codes count.
  failed_code_attempts: remove("delete from failed_code_attempts where window_start < $1::timestamptz - interval '1 day'"),
  // As the privacy page says.
  contact_messages: remove("delete from contact_messages where closed_at < $1::timestamptz - interval '1 year'"),
  // A secret that was shown and never confirmed: it can be switched on for half an hour.
  two_factor_secrets: remove("delete from two_factor_secrets where confirmed_at is null and created_at < $1::timestamptz - interval '1 day'"),
  // What was deleted can be brought back for a day.
  flashcards: remove("delete from flashcards where deleted_at < $1::timestamptz - interval '1 day'"),
  flashcard_decks: remove(
    `with gone as (delete from flashcard_decks where deleted_at < $1::timestamptz - interval '1 day' returning user_id, id),
       links as (delete from flashcard_links l using gone g where l.user_id = g.user_id and l.deck_id = g.id)
     delete from flashcards c using gone g where c.user_id = g.user_id and c.deck_id = g.id`,
  ),
  // The bytes go with the other files that nothing refers to.
  content_files: remove("delete from content_files where deleted_at < $1::timestamptz - interval '1 day'"),
  // Uploaded for a card that was never saved, or whose picture was changed.
  flashcard_pictures: remove(
    `delete from flashcard_pictures p where p.time_created < $1::timestamptz - interval '1 day'
       and not exists (select 1 from flashcards c where c.user_id = p.user_id and p.id in (c.front_picture, c.back_picture))`,
  ),
  // Failed for good, and nobody has dealt with it.
  failed_jobs: remove(
    "delete from graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null and run_at < $1::timestamptz - interval '90 days'",
  ),
};
