-- How much of practice a topic gets; without a row, as much as any other.
create table topic_settings (
  topic_id smallint primary key check (topic_id between 1 and 29),
  -- 0: not asked in quizzes.
  weight real not null check (weight in (0, 0.5, 1, 2)),
  updated_at timestamptz not null default now()
);
