-- What a student wants to be told, and when (core/notifications). A row exists once they have chosen.
create table notification_settings (
  user_id uuid not null primary key,
  -- IANA name.
  time_zone text not null check (time_zone <> ''),
  -- The hour where the student is, on Monday to Friday and at the weekend.
  weekday_hour smallint not null check (weekday_hour between 0 and 23),
  weekend_hour smallint not null check (weekend_hour between 0 and 23),
  push text[] not null,
  email text[] not null,
  several_a_day boolean not null,
  -- When it is to be decided next what to send.
  next_at timestamptz not null,
  updated_at timestamptz not null
);
create index notification_settings_next on notification_settings (next_at, user_id);

-- Browsers that take notifications for an account (Web Push). They do so only as long as the session in which they were added lasts.
create table push_subscriptions (
  user_id uuid not null,
  -- SHA-256 of the endpoint.
  id text not null,
  session_id uuid not null,
  -- Where the browser's push service takes messages for it, and the keys they are encrypted for.
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  -- In plain words, e.g. "Chrome on Windows".
  device_name text not null,
  added_at timestamptz not null,
  refreshed_at timestamptz not null,
  primary key (user_id, id)
);
-- A browser belongs to whoever added it last.
create index push_subscriptions_browser on push_subscriptions (id);

-- What was sent on which day where the student is: nothing is sent twice.
create table notification_sends (
  user_id uuid not null,
  day date not null,
  channel text not null check (channel in ('push', 'email')),
  kind text not null,
  sent_at timestamptz not null,
  primary key (user_id, day, channel, kind)
);

-- What happened to notifications: switched on and off, sent, received, opened.
create table notification_events (
  user_id uuid not null,
  id uuid not null,
  event_type text not null,
  metadata jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);

-- Keys the server has made for itself and keeps for all its processes; the private part is sealed under SECRET.
create table server_keys (
  name text not null primary key,
  public_key text not null,
  sealed_private_key text not null,
  created_at timestamptz not null
);
