-- Codes mailed to the owner of an account, where a provider cannot tell that somebody has just logged in there: for one session.
create table owner_codes (
  user_id uuid not null references users on delete cascade,
  session_id uuid not null,
  code_hash text not null,
  expires_at timestamptz not null,
  failed_attempts smallint not null default 0,
  primary key (user_id, session_id)
);
