-- What people write to us. Not by user: most writers have no account, and administrators read them in one queue.

create table contact_messages (
  id uuid primary key,
  ticket text not null unique,
  -- The account of somebody who was logged in; the message goes with it.
  account_id uuid,
  -- Larger is answered first: by plan when it was written.
  priority smallint not null,
  topic text not null,
  name text not null,
  email text not null,
  message text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  -- The last answer that was mailed.
  answer text,
  created_at timestamptz not null,
  closed_at timestamptz
);
-- The queue: open ones by plan, then in the order they came.
create index contact_messages_queue on contact_messages (priority desc, id) where status = 'open';
create index contact_messages_account on contact_messages (account_id) where account_id is not null;
create index contact_messages_closed on contact_messages (closed_at) where closed_at is not null;
