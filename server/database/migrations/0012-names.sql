-- Tables, columns and states take the names the code uses (docs/glossary.md).
alter table exam_sittings rename to exam_module_attempts;
alter table exam_module_attempts rename constraint exam_sittings_pkey to exam_module_attempts_pkey;

alter table second_factors rename to two_factor_secrets;
alter table two_factor_secrets rename constraint second_factors_pkey to two_factor_secrets_pkey;
alter table code_tries rename to failed_code_attempts;
alter table failed_code_attempts rename constraint code_tries_pkey to failed_code_attempts_pkey;
alter table failed_code_attempts rename column wrong to count;
alter table phone_codes rename column wrong to failed_attempts;

alter table sign_in_tickets rename to pending_sign_ins;
alter table pending_sign_ins rename constraint sign_in_tickets_pkey to pending_sign_ins_pkey;
alter index sign_in_tickets_user rename to pending_sign_ins_user;
alter index sign_in_tickets_end rename to pending_sign_ins_expiry;
alter table unfinished_sign_ups rename to pending_sign_ups;
alter table pending_sign_ups rename constraint unfinished_sign_ups_pkey to pending_sign_ups_pkey;
alter table pending_sign_ups rename column ticket_hash to token_hash;
alter index unfinished_sign_ups_expiry rename to pending_sign_ups_expiry;

alter index quiz_questions_met rename to quiz_questions_seen;

alter table coupons rename column one_use to single_use;
alter table coupon_codes rename column one_use to single_use;
-- A place in a coupon is reserved, not held; the old checks and partial indexes name the old state.
alter table coupon_redemptions rename column held_at to reserved_at;
alter table coupon_redemptions drop constraint coupon_redemptions_state_check, drop constraint coupon_redemptions_check;
drop index coupon_redemptions_shown, coupon_redemptions_held;
update coupon_redemptions set state = 'reserved' where state = 'held';
alter table coupon_redemptions
  add check (state in ('reserved', 'used', 'released', 'lapsed')),
  add check (state = 'used' or (state = 'reserved') = (user_slot is not null));
create index coupon_redemptions_shown on coupon_redemptions (coupon_id, id desc) where state in ('reserved', 'used');
create index coupon_redemptions_reserved on coupon_redemptions (coupon_id, lapses_at) where state = 'reserved';
