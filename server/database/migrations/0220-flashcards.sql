-- Flashcards. A card's schedule is the fold of its reviews (core/flashcards/reviews.ts), kept with it so that a deck opens fast.
create table flashcard_decks (
  user_id uuid not null,
  id uuid not null,
  name text not null check (name <> ''),
  description text not null,
  created_at timestamptz not null,
  last_studied_at timestamptz,
  -- Deleted decks can be brought back for a day.
  deleted_at timestamptz,
  primary key (user_id, id)
);

create table flashcards (
  user_id uuid not null,
  id uuid not null,
  deck_id uuid not null,
  front text not null,
  back text not null,
  source text not null check (source in ('own', 'word', 'concept', 'mistake')),
  -- The word, concept or question it was made from.
  source_id text,
  paused boolean not null default false,
  -- 0 to 1: keeps all cards from coming on the last evening before the exam.
  spread real not null,
  state text not null default 'new' check (state in ('new', 'learning', 'review', 'relearning')),
  stability float8 not null default 0,
  difficulty float8 not null default 0,
  due_at timestamptz,
  seen_at timestamptz,
  introduced_at timestamptz,
  step smallint not null default 0,
  reps integer not null default 0,
  lapses integer not null default 0,
  deleted_at timestamptz,
  primary key (user_id, id)
);
create index flashcards_of_deck on flashcards (user_id, deck_id, id);
-- For the clean-up.
create index flashcards_deleted on flashcards (deleted_at) where deleted_at is not null;
create index flashcard_decks_deleted on flashcard_decks (deleted_at) where deleted_at is not null;
create unique index flashcards_sources on flashcards (user_id, deck_id, source, source_id) where source_id is not null and deleted_at is null;

create table flashcard_reviews (
  user_id uuid not null,
  -- Made by the device that recorded it.
  id uuid not null,
  card_id uuid not null,
  grade text not null check (grade in ('again', 'hard', 'good', 'easy')),
  reviewed_at timestamptz not null,
  -- Percent, as wished for when it was given.
  retention smallint not null,
  undone boolean not null,
  took_ms integer not null,
  primary key (user_id, id)
);
create index flashcard_reviews_of_card on flashcard_reviews (user_id, card_id);
create index flashcard_reviews_by_time on flashcard_reviews (user_id, reviewed_at);

create table flashcard_settings (
  user_id uuid primary key,
  retention smallint not null,
  new_per_day smallint not null
);

-- Found by the link alone, by people who do not know whose deck it is.
create table flashcard_links (
  link text primary key,
  user_id uuid not null,
  deck_id uuid not null,
  unique (user_id, deck_id)
);
