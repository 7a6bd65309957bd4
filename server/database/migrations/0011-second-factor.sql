-- Two-step verification: a second proof after the password, and what remembers it.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  -- Sealed under a key derived from SECRET: a copy of this table makes no codes.
  secret text not null,
  created_at timestamptz not null,
  -- Null until a first code has shown that the app has the secret.
  confirmed_at timestamptz,
  -- The newest time step whose code was used: none is taken twice.
  last_step bigint not null default 0
);

create table backup_codes (
  user_id uuid not null references users on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Wrong codes in a fixed window that begins with the first of them.
create table code_tries (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('code', 'backup')),
  window_start timestamptz not null,
  wrong smallint not null,
  primary key (user_id, kind)
);

-- Between the password and the code. Found by the cookie's token, like a session: nobody is known yet.
create table sign_in_tickets (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null
);
create index sign_in_tickets_user on sign_in_tickets (user_id);
create index sign_in_tickets_end on sign_in_tickets (expires_at);

-- Browsers that are not asked for a code.
create table trusted_devices (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  token_hash text not null,
  user_agent text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, id)
);

-- A verified number belongs to one account, like an address.
create table phones (
  user_id uuid primary key references users on delete cascade,
  number text not null unique,
  verified_at timestamptz not null
);

-- The one code under way per account and purpose, bound to the number it was sent to.
create table phone_codes (
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verify', 'sign-in')),
  number text not null,
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  wrong smallint not null default 0,
  primary key (user_id, purpose)
);

-- From now on `updated_at` says when a session was last used; those of before count as used today.
update sessions set updated_at = now();
