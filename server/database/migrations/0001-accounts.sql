-- Accounts. Column names are snake_case; the product's names (spec) are camelCase outside SQL.
create table users (
  id uuid primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  is_admin boolean not null default false,
  membership_tier text not null default 'free' check (membership_tier in ('free', 'plus', 'max')),
  membership_start_date timestamptz,
  membership_end_date timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- SHA-256 of the cookie's token: a copy of this table signs nobody in.
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index sessions_user on sessions (user_id);

create table auth_accounts (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider_id, account_id)
);
create index auth_accounts_user on auth_accounts (user_id);

create table auth_verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index auth_verifications_identifier on auth_verifications (identifier);

-- One-time links sent by mail. Only the hash of the token is kept; the address binds the link to it.
create table email_links (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_links_user on email_links (user_id);

-- Fixed-window counters, shared by all processes.
create unlogged table rate_limits (
  key text primary key,
  window_start timestamptz not null,
  count integer not null
);

create table admin_actions (
  id uuid primary key,
  admin_id uuid not null,
  action_type text not null,
  content_type text not null,
  content_id text not null,
  metadata jsonb not null default '{}',
  timestamp timestamptz not null
);
create index admin_actions_time on admin_actions (timestamp desc);
