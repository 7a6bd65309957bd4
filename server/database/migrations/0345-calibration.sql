-- What each nightly run found about the difficulty of questions (core/learning/calibration.ts). Results of exams name the run whose
-- estimates they were scored with, so a run that was ever used stays.
create table calibration_runs (
  run integer generated always as identity primary key,
  ran_at timestamptz not null,
  questions integer not null,
  -- Of these, those with enough answers for scores to use their estimates.
  usable integer not null,
  -- Root of the mean square of the distances of their estimates from the labels.
  spread double precision not null,
  -- Answers it read, those to questions with too few for an estimate included.
  responses integer not null,
  -- Per section: people, and mean and deviation of their abilities.
  abilities jsonb not null,
  -- When scores first used it; null: never.
  used_at timestamptz
);
create table calibrations (
  question_id text not null,
  question_version integer not null,
  run integer not null references calibration_runs on delete cascade,
  responses integer not null,
  -- Difficulty by its level, as it was before any answers.
  label double precision not null,
  b double precision not null,
  se double precision not null check (se > 0),
  primary key (question_id, question_version, run)
);
create index calibrations_run on calibrations (run);
