-- Coupons: terms that never change after they were made, and counters that no statement can push over a limit.
create table coupons (
  id uuid primary key,
  -- Made by the client: the same request sent twice makes one coupon.
  request_id uuid not null unique,
  name text not null,
  -- One code for everybody, or a batch of codes that work once each.
  one_use boolean not null,
  percent smallint check (percent between 1 and 100),
  cents integer check (cents between 1 and 10000),
  duration text not null check (duration in ('once', 'months', 'forever')),
  duration_months smallint check (duration_months between 1 and 36),
  tiers text[] not null check (tiers <@ array['plus', 'max'] and cardinality(tiers) between 1 and 2),
  -- Of a batch: the number of its codes.
  max_uses integer check (max_uses between 1 and 1000000),
  uses_per_user smallint not null check (uses_per_user between 1 and 100),
  starts_at timestamptz not null,
  expires_at timestamptz check (expires_at > starts_at),
  paused_at timestamptz,
  ended_at timestamptz,
  -- The newest row of coupon_changes.
  last_change_id uuid not null,
  -- Places taken by uses and by reservations, also those that lapsed and nobody has looked at since.
  taken integer not null default 0 check (taken >= 0),
  created_at timestamptz not null,
  check ((percent is null) <> (cents is null)),
  check ((duration = 'months') = (duration_months is not null)),
  check (max_uses is null or taken <= max_uses)
);
create index coupons_name_order on coupons (lower(name) collate "C");

create table coupon_codes (
  -- Capitals, digits and hyphens, in byte order.
  code text collate "C" primary key check (code ~ '^[A-Z0-9-]{4,24}$'),
  coupon_id uuid not null references coupons,
  one_use boolean not null,
  taken integer not null default 0 check (taken >= 0),
  check (not one_use or taken <= 1)
);
create index coupon_codes_coupon on coupon_codes (coupon_id, code);

-- What was done with a coupon, by whom and why.
create table coupon_changes (
  coupon_id uuid not null references coupons,
  id uuid not null,
  kind text not null check (kind in ('make', 'pause', 'resume', 'end')),
  reason text,
  admin_id uuid not null,
  changed_at timestamptz not null,
  primary key (coupon_id, id)
);

-- Who uses a code: held while a checkout is under way, then used, released or lapsed.
create table coupon_redemptions (
  user_id uuid not null,
  id uuid not null,
  coupon_id uuid not null references coupons,
  code text collate "C" not null,
  tier text not null check (tier in ('plus', 'max')),
  state text not null check (state in ('held', 'used', 'released', 'lapsed')),
  -- Which of the user's uses of this coupon it is, from 1; null once it has no place (any more).
  user_slot smallint,
  held_at timestamptz not null,
  -- When a reservation that was not used lapses.
  lapses_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, id),
  check (state = 'used' or (state = 'held') = (user_slot is not null))
);
create unique index coupon_redemptions_per_user on coupon_redemptions (user_id, coupon_id, user_slot) where user_slot is not null;
create index coupon_redemptions_shown on coupon_redemptions (coupon_id, id desc) where state in ('held', 'used');
create index coupon_redemptions_held on coupon_redemptions (coupon_id, lapses_at) where state = 'held';
create index coupon_redemptions_lapse on coupon_redemptions (lapses_at) where state <> 'used';
