-- Every change of a membership: what was decided, by whom and why, and what held from then on.
create table membership_changes (
  user_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('grant', 'extend', 'end')),
  previous_tier text not null check (previous_tier in ('free', 'plus', 'max')),
  tier text not null check (tier in ('free', 'plus', 'max')),
  start_date timestamptz not null,
  end_date timestamptz,
  -- How long was granted or added; null where the change has no duration.
  months smallint,
  reason text not null,
  admin_id uuid not null,
  changed_at timestamptz not null,
  primary key (user_id, id)
);

-- Finding people by the beginning of their address or name, in the order of addresses. Byte order, whatever the database's own.
create index users_email_order on users (email collate "C");
create index users_name_order on users (lower(name) collate "C");
