-- Guests who practice: a user without an address, until they sign up or their practice lies unused.
alter table users add column is_anonymous boolean not null default false;
alter table users alter column email drop not null;
alter table users add constraint users_email_unless_anonymous check (is_anonymous = (email is null));
create index users_anonymous on users (id) where is_anonymous;

-- How many answers of a guest came into the account when this session was opened; its screens say so once.
alter table sessions add column claimed_answers integer not null default 0;

-- The questions quizzes draw from, as content/ has them now; none of them is in an exam.
create table practice_questions (
  question_id text primary key,
  question_version integer not null,
  topic_id smallint not null,
  difficulty smallint not null,
  archetype text not null,
  foreign key (question_id, question_version) references questions (id, version)
);

-- A quiz keeps the questions it was given, each in its version.
create table quizzes (
  user_id uuid not null,
  id uuid not null,
  deck_key text not null,
  question_count smallint not null,
  answered_count smallint not null default 0,
  started_at timestamptz not null,
  updated_at timestamptz not null,
  completed_at timestamptz,
  primary key (user_id, id)
);
create index quizzes_open on quizzes (user_id, deck_key) where completed_at is null;
create index quizzes_started on quizzes (user_id, started_at);

create table quiz_questions (
  user_id uuid not null,
  quiz_id uuid not null,
  position smallint not null,
  question_id text not null,
  question_version integer not null,
  topic_id smallint not null,
  -- An answer is given once. The key leaves the server only beside one.
  answer text,
  correct boolean,
  time_spent_ms integer,
  answered_at timestamptz,
  primary key (user_id, quiz_id, position),
  foreign key (user_id, quiz_id) references quizzes on delete cascade,
  check ((answered_at is null) = (answer is null) and (answered_at is null) = (correct is null))
);
-- Which questions somebody has met, so that new ones come first.
create index quiz_questions_met on quiz_questions (user_id, question_id);

-- Attempts of quizzes stand beside those of exams.
alter table question_attempts add column quiz_id uuid;
