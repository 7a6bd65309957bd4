-- A student's exams. Every table is keyed by user_id first and read only by it, so that the
-- tables can be distributed by user; none refers to another user's rows.
create table exam_sessions (
  user_id uuid not null,
  id uuid not null,
  practice_exam_id text not null,
  -- The exam's modules as they were at the start: [{moduleId, position, route}]. Later edits do not reach it.
  modules jsonb not null,
  mode text not null check (mode in ('practice', 'test-day')),
  time_multiplier real not null check (time_multiplier in (1, 1.5, 2)),
  status text not null default 'in-progress' check (status in ('in-progress', 'completed')),
  current_module_index smallint not null default 0,
  current_question_index smallint not null default 0,
  -- Set when module 1 of the section was submitted.
  reading_writing_route text check (reading_writing_route in ('easier', 'harder')),
  math_route text check (math_route in ('easier', 'harder')),
  -- When the student ended the break early.
  break_ended_at timestamptz,
  result_id uuid,
  started_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
-- One live session per student and exam, however many times "start" arrives.
create unique index exam_sessions_live on exam_sessions (user_id, practice_exam_id) where status = 'in-progress';

-- One module as one student takes it, with the server's record of its clock (core/exams/clock.ts).
create table exam_sittings (
  user_id uuid not null,
  session_id uuid not null,
  position smallint not null check (position between 0 and 3),
  module_id text not null,
  allowed_ms integer not null,
  started_at timestamptz not null,
  paused_at timestamptz,
  paused_ms bigint not null default 0,
  submitted_at timestamptz,
  -- How long after the deadline the answers came in, from a device that was offline.
  late_ms bigint,
  primary key (user_id, session_id, position),
  foreign key (user_id, session_id) references exam_sessions on delete cascade
);

create table exam_answers (
  user_id uuid not null,
  session_id uuid not null,
  question_id text not null,
  position smallint not null,
  answer text,
  eliminated text not null default '',
  marked boolean not null default false,
  annotations jsonb not null default '[]',
  time_spent_ms integer not null default 0,
  seq integer not null,
  device text not null collate "C",
  saved_at timestamptz not null,
  primary key (user_id, session_id, question_id),
  foreign key (user_id, session_id) references exam_sessions on delete cascade
) with (fillfactor = 80);

create table exam_results (
  user_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  practice_exam_id text not null,
  completed_at timestamptz not null,
  total smallint not null,
  reading_writing smallint not null,
  math smallint not null,
  -- The result as the student reads it (contract resultSchema).
  summary jsonb not null,
  -- Everything needed to compute the score again: parameters, routes, theta, se, table versions.
  scoring jsonb not null,
  primary key (user_id, id),
  -- Exactly one score per session.
  unique (user_id, session_id)
);
create index exam_results_exam on exam_results (user_id, practice_exam_id, id desc);

create table exam_responses (
  user_id uuid not null,
  result_id uuid not null,
  question_id text not null,
  question_version integer not null,
  position smallint not null,
  number smallint not null,
  answer text,
  correct boolean not null,
  pretest boolean not null,
  marked boolean not null,
  eliminated text not null,
  time_spent_ms integer not null,
  created_at timestamptz not null,
  primary key (user_id, result_id, question_id),
  foreign key (user_id, result_id) references exam_results on delete cascade
);

-- Every answered question of any source; id is a UUIDv7, so the key gives recency.
create table question_attempts (
  user_id uuid not null,
  id uuid not null,
  question_id text not null,
  question_version integer not null,
  topic_id smallint not null,
  exam_id uuid,
  answer text,
  correct boolean not null,
  time_spent_ms integer not null,
  attempted_at timestamptz not null,
  primary key (user_id, id)
);

create table topic_stats (
  user_id uuid not null,
  topic_id smallint not null,
  questions_attempted integer not null,
  questions_correct integer not null,
  last_attempted_at timestamptz not null,
  primary key (user_id, topic_id)
);

create table user_stats (
  user_id uuid primary key,
  total_questions integer not null,
  correct_total integer not null,
  last_updated timestamptz not null
);

-- What happened to a student's clock, so that a dispute can be settled.
create table timing_audit (
  user_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  position smallint not null,
  event text not null,
  at timestamptz not null,
  detail jsonb not null default '{}',
  primary key (user_id, id)
);
create index timing_audit_session on timing_audit (user_id, session_id);
