-- Payment. Everything about a user is keyed by the user; the payment provider's ids are found through indexes.

-- A change of a membership may come from a payment: then no administrator decided it.
alter table membership_changes alter column admin_id drop not null;
alter table membership_changes drop constraint membership_changes_kind_check;
alter table membership_changes add check (kind in ('grant', 'extend', 'end', 'purchase', 'renew', 'change', 'shorten', 'lapse'));

create table payment_customers (
  user_id uuid primary key,
  customer_id text not null,
  created_at timestamptz not null
);
create index payment_customers_customer on payment_customers (customer_id);

-- A visit to the provider's payment page.
create table payment_checkouts (
  user_id uuid not null,
  id uuid not null,
  -- Null until the provider has opened its page.
  session_id text,
  tier text not null check (tier in ('plus', 'max')),
  -- Null: monthly until cancelled.
  months smallint check (months between 1 and 24),
  subtotal_cents integer not null check (subtotal_cents > 0),
  due_cents integer not null check (due_cents between 0 and subtotal_cents),
  -- Worth of months paid earlier, counted towards this order: now, and with later payments.
  credit_cents integer not null check (credit_cents >= 0),
  later_cents integer not null check (later_cents >= 0),
  coupon_reservation_id uuid,
  state text not null check (state in ('open', 'pending', 'paid', 'ended')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (user_id, id)
);
-- One open visit at a time: a credit cannot be used twice.
create unique index payment_checkouts_open on payment_checkouts (user_id) where state in ('open', 'pending');

-- Months paid at once.
create table prepaid_months (
  user_id uuid not null,
  -- That of the checkout.
  id uuid not null,
  tier text not null check (tier in ('plus', 'max')),
  months smallint not null,
  amount_cents integer not null check (amount_cents >= 0),
  paid_at timestamptz not null,
  not_before timestamptz,
  voided_at timestamptz,
  primary key (user_id, id)
);

create table subscriptions (
  user_id uuid not null,
  id text not null,
  tier text not null check (tier in ('plus', 'max')),
  status text not null check (status in ('active', 'overdue', 'ended')),
  started_at timestamptz not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  ends_at timestamptz,
  latest_invoice_id text,
  invoice_paid boolean not null,
  invoice_paid_at timestamptz,
  -- The change last shown with its price, waiting for a yes.
  quote_id uuid,
  quote_tier text check (quote_tier in ('plus', 'max')),
  quote_at timestamptz,
  primary key (user_id, id)
);

create table payments (
  user_id uuid not null,
  id uuid not null,
  -- The invoice or checkout session it paid.
  source_id text not null,
  tier text not null check (tier in ('plus', 'max')),
  months smallint,
  amount_cents integer not null check (amount_cents >= 0),
  refunded_cents integer not null default 0 check (refunded_cents >= 0),
  currency text not null,
  paid_at timestamptz not null,
  payment_intent_id text,
  receipt_url text,
  primary key (user_id, id),
  unique (user_id, source_id)
);

-- Messages of the provider that took effect, each in one transaction with its effect.
create table payment_events (
  id text primary key,
  type text not null,
  outcome text not null check (outcome in ('applied', 'unknown-user', 'not-ours')),
  received_at timestamptz not null
);
create index payment_events_time on payment_events (received_at);

-- Paid plans whose end has passed, to see whether another one goes on.
create index users_membership_end on users (membership_end_date) where membership_tier <> 'free';
