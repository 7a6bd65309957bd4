-- What a student answered when practicing the misses of an exam again: the last try per question. It counts for nothing but this list.
create table practiced_misses (
  user_id uuid not null,
  result_id uuid not null,
  question_id text not null,
  answer text not null,
  correct boolean not null,
  -- Which try this is, from 1.
  tries smallint not null,
  time_spent_ms integer not null,
  practiced_at timestamptz not null,
  primary key (user_id, result_id, question_id)
);
