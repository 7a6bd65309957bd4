-- Somebody who set a new password by mail and cannot give the code asked for two-step verification to go. It does when nobody
-- has logged in with a code until then: the mailbox alone must not remove it at once, nor keep its owner out for good.
create table two_factor_removals (
  user_id uuid primary key references users on delete cascade,
  due_at timestamptz not null
);
