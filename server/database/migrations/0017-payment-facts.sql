-- The provider is asked before anything is locked. The version says whether something else was written since then:
-- whoever finds it changed asks again.
alter table payment_customers add facts_version integer not null default 0;

-- When the provider was last asked about a visit to the payment page, so that nobody can make us ask all the time.
alter table payment_checkouts add checked_at timestamptz;

-- A charge its owner has disputed at the bank: under way, or lost.
alter table payments add dispute text check (dispute in ('open', 'lost'));

-- When a subscription was really over, which may be before the end of what was paid.
alter table subscriptions add ended_at timestamptz;
create index subscriptions_running on subscriptions (period_end) where status <> 'ended';

-- Granted while a subscription was paid for: the time begins when that ends.
alter table membership_changes add waits boolean not null default false;
