-- The change last shown takes away a coupon that is not for the new plan.
alter table subscriptions add quote_drops_coupon boolean not null default false;

-- Who reserves a place of a coupon, oldest first.
create index coupon_redemptions_oldest on coupon_redemptions (coupon_id, reserved_at) where state = 'reserved';
