-- Files that authors uploaded, for posts and lessons. The bytes are in the file storage under full_path, which is never used twice.
create table content_files (
  id uuid primary key,
  bucket text not null,
  full_path text not null unique,
  -- As its uploader called it.
  name text not null check (name <> ''),
  size integer not null check (size > 0),
  content_type text not null,
  md5_hash text not null,
  -- Of what is served: the name in its address.
  sha256_hash text not null,
  custom_metadata jsonb not null default '{}',
  author_id uuid,
  time_created timestamptz not null,
  updated timestamptz not null,
  -- Deleted files can be brought back for a day.
  deleted_at timestamptz
);
-- What is uploaded twice is kept once.
create unique index content_files_hash on content_files (sha256_hash) where deleted_at is null;
create index content_files_deleted on content_files (deleted_at) where deleted_at is not null;

-- Pictures on flashcards. A copied card's picture is a row of its own over the same bytes.
create table flashcard_pictures (
  user_id uuid not null,
  id uuid not null,
  bucket text not null,
  full_path text not null,
  name text not null,
  size integer not null check (size > 0),
  content_type text not null,
  md5_hash text not null,
  custom_metadata jsonb not null default '{}',
  time_created timestamptz not null,
  updated timestamptz not null,
  primary key (user_id, id)
);
-- For the clean-up, which looks for files that nothing refers to.
create index flashcard_pictures_path on flashcard_pictures (full_path);

alter table flashcards
  add column front_picture uuid,
  add column back_picture uuid;
