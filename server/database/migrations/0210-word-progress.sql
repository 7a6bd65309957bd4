-- How far a student is with a word of the word bank. Words themselves are shipped with the product; without a row a word is new.
create table word_progress (
  user_id uuid not null,
  word text not null check (word <> ''),
  state text not null check (state in ('new', 'learning', 'known')),
  right_in_row smallint not null check (right_in_row >= 0),
  updated_at timestamptz not null,
  primary key (user_id, word)
);
