-- Signing in with an identity provider. Who somebody is there is (issuer, subject); the address they have there is only shown.
create table user_identities (
  user_id uuid not null references users on delete cascade,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text,
  connected_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (user_id, provider),
  unique (issuer, subject)
);

-- On the way to a provider and back: ten minutes, once, in one browser. What the browser has to hold is its cookie;
-- state, nonce and code verifier follow from it, so that a copy of this table finishes nobody's sign-in.
create table sign_in_attempts (
  state_hash text primary key,
  id uuid not null,
  provider text not null,
  purpose text not null check (purpose in ('sign-in', 'connect', 'confirm')),
  -- Whose account it is about, and in which session; null for signing in.
  user_id uuid references users on delete cascade,
  session_id uuid,
  popup boolean not null,
  -- The query of the screen to come back to.
  search text not null,
  expires_at timestamptz not null
);
create index sign_in_attempts_user on sign_in_attempts (user_id);
create index sign_in_attempts_expiry on sign_in_attempts (expires_at);

-- Proved to be somebody at a provider that gave no address: waits for one.
create table unfinished_sign_ups (
  ticket_hash text primary key,
  provider text not null,
  issuer text not null,
  subject text not null,
  name text,
  expires_at timestamptz not null
);
create index unfinished_sign_ups_expiry on unfinished_sign_ups (expires_at);

-- When this session last proved at a provider that it is the owner's.
alter table sessions add column confirmed_at timestamptz;
