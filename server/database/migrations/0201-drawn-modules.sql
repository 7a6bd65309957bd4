-- Modules of exams whose questions are chosen for one student, stage by stage (core/exams/predictive.ts). They stay when the exam is
-- discarded: their questions were shown, and rest for a while.
create table drawn_modules (
  user_id uuid not null,
  session_id uuid not null,
  position smallint not null check (position >= 0),
  section text not null check (section in ('reading-writing', 'math')),
  question_ids text[] not null,
  -- In the same order.
  question_versions integer[] not null,
  drawn_at timestamptz not null,
  primary key (user_id, session_id, position)
);
create index drawn_modules_recent on drawn_modules (user_id, drawn_at);
