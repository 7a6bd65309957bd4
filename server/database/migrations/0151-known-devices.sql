-- Browsers an account has logged in with: its owner is told of a new one. What the browser holds is a random number; here is a
-- keyed hash of it with the account, so that nobody sees which accounts share a browser.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device_hash text not null,
  last_used_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_devices_age on known_devices (last_used_at);
