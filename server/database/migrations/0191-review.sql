-- "Unknown" is what a client reads where a newer server has a word it does not know.
alter table error_log drop constraint error_log_cause_check;
alter table error_log add check (cause in ('misread', 'not-known', 'slip', 'time', 'guessed', 'skipped'));

-- What students say is wrong with a question.
create table question_reports (
  user_id uuid not null,
  id uuid not null,
  question_id text not null,
  question_version integer not null,
  reason text not null check (reason in ('wrong-key', 'unclear', 'typo', 'display', 'explanation', 'other')),
  note text not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create index question_reports_newest on question_reports (id);
create unique index question_reports_once on question_reports (user_id, question_id, reason);
