-- How an exam was worked through (core/exams/pace.ts) is a fact of its result; one with a module that was submitted faster than anybody
-- reads is no measure for others. What was finished before this was looked at counts as before.
alter table exam_results add column hurried boolean not null default false;

-- Modules whose questions a student was shown, without an answer of theirs in the learning record: the exam was discarded, or the
-- module submitted too early or too fast. Their questions are no longer seen for the first time.
create table seen_modules (
  user_id uuid not null,
  session_id uuid not null,
  position smallint not null,
  module_id text not null,
  practice_exam_id text not null,
  seen_at timestamptz not null,
  primary key (user_id, session_id, position)
);
