-- How far a student is in a lecture. Lectures themselves are shipped with the product; without a row one has not been opened.
create table lecture_progress (
  user_id uuid not null,
  lecture text not null check (lecture <> ''),
  -- The part last read.
  part text not null check (part <> ''),
  done_at timestamptz,
  updated_at timestamptz not null,
  primary key (user_id, lecture)
);

-- The first answer to a question inside a lecture; it never changes.
create table lecture_answers (
  user_id uuid not null,
  lecture text not null check (lecture <> ''),
  question text not null check (question <> ''),
  choice smallint not null check (choice between 0 and 3),
  correct boolean not null,
  answered_at timestamptz not null,
  primary key (user_id, lecture, question)
);
