-- A change to another plan that waits until its payment is confirmed at the bank: the plan, where to confirm, and until when.
alter table subscriptions
  add column change_tier text check (change_tier in ('plus', 'max')),
  add column change_url text,
  add column change_until timestamptz,
  add constraint subscriptions_change_whole check (num_nulls(change_tier, change_url, change_until) in (0, 3));
create index subscriptions_change_index on subscriptions (user_id) where change_tier is not null;
