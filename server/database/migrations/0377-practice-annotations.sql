-- Highlights and notes that students make in quizzes and while practicing the misses of an exam. Those of an exam stand in exam_answers.
create table practice_annotations (
  user_id uuid not null,
  -- A quiz, or the result whose misses are practiced.
  work_id uuid not null,
  question_id text not null,
  annotations jsonb not null,
  -- Of two versions, the later (seq, device) holds.
  seq integer not null,
  device text not null collate "C",
  saved_at timestamptz not null,
  primary key (user_id, work_id, question_id)
);
