-- What a mailed link is for: each kind is redeemed by its own call, and none stands for another.
alter table email_links
  add column purpose text not null default 'verify' check (purpose in ('verify', 'reset-password', 'change-email'));
