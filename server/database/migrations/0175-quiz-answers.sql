-- A timed quiz ends by the server's clock.
alter table quizzes add column deadline timestamptz;

-- A quiz that explains its answers at its end keeps them here until it is submitted. They may change until then; of two saves the one with
-- the later stamp (seq, device) holds. A question of any other quiz has only its attempt.
alter table quiz_questions
  add column answer text check (answer <> ''),
  add column guessed boolean not null default false,
  add column time_spent_ms integer not null default 0,
  add column seq integer not null default 0,
  add column device text not null default '' collate "C";
