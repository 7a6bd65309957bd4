-- The renewal its owner was told of: each once.
alter table subscriptions add column renewal_told_for timestamptz;
