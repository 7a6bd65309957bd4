-- What a student keeps about a question of the practice bank that they have answered: a mark to find it again, a note to themselves.
create table kept_questions (
  user_id uuid not null,
  question_id text not null,
  marked boolean not null,
  note text not null,
  updated_at timestamptz not null,
  primary key (user_id, question_id)
);
