-- Questions that were answered wrong, or right by a guess, and when each is worth trying again (core/review).
create table error_log (
  user_id uuid not null,
  question_id text not null,
  question_version integer not null,
  topic_id smallint not null,
  archetype text not null,
  difficulty smallint not null,
  -- Of the last time it went wrong.
  context text not null,
  answer text not null,
  correct boolean not null,
  misconception text,
  first_missed_at timestamptz not null,
  missed_at timestamptz not null,
  misses integer not null,
  -- Said by the student; null: not asked yet.
  cause text check (cause in ('misread', 'unknown', 'slip', 'time', 'guessed', 'skipped')),
  note text not null default '',
  closed_at timestamptz,
  -- The schedule (FSRS). Days, and a difficulty from 1 to 10.
  stability double precision not null,
  redo_difficulty double precision not null,
  due_at timestamptz not null,
  seen_at timestamptz not null,
  redos integer not null,
  lapses integer not null,
  right_after_ms bigint,
  -- Where among all the redos before an exam it comes, 0 to 1.
  spread real not null,
  primary key (user_id, question_id)
);
create index error_log_due on error_log (user_id, due_at) where closed_at is null;
create index error_log_recent on error_log (user_id, missed_at desc, question_id);

-- A question of a quiz may be the redo of one of the log.
alter table quiz_questions add column redo_of text;

-- What went wrong before there was a log, each due the day after.
insert into error_log (user_id, question_id, question_version, topic_id, archetype, difficulty, context, answer, correct, misconception,
  first_missed_at, missed_at, misses, cause, stability, redo_difficulty, due_at, seen_at, redos, lapses, spread)
select distinct on (user_id, question_id) user_id, question_id, question_version, topic_id, archetype, difficulty, context, answer, correct, misconception,
  min(attempted_at) over mine, attempted_at, count(*) over mine, case when correct then 'guessed' end,
  0.212, 6.4133, attempted_at + interval '1 day', attempted_at, 0, 0, ('x' || substr(md5(question_id), 1, 4))::bit(16)::integer / 65536.0
from question_attempts where answer is not null and (not correct or guessed)
window mine as (partition by user_id, question_id)
order by user_id, question_id, attempted_at desc, id desc;

-- Whether a question with the same numbers has been drawn.
create index question_versions_archetype on question_versions (archetype, difficulty);
