-- What a student said about their goal: when the exam is, which score they aim for, and how long they want to study on each day of the
-- week. A row exists once they were asked, whether they answered or not.
create table study_settings (
  user_id uuid not null primary key,
  exam_date date,
  target_score smallint check (target_score > 0),
  -- Minutes on each day of the week, from Monday.
  minutes smallint[] not null check (0 <= all (minutes) and 480 >= all (minutes)),
  -- Of their device (IANA name): what "today" means to them.
  time_zone text not null check (time_zone <> ''),
  updated_at timestamptz not null
);
