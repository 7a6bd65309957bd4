-- Concepts, lectures, words and study sheets that editors rewrote or added. What is shipped stays in the product; a row here stands over it,
-- and no release touches it.
create table learning_item_versions (
  kind text not null check (kind in ('concept', 'lecture', 'word', 'sheet')),
  id text not null,
  version integer not null check (version > 0),
  body jsonb not null,
  author_id uuid,
  created_at timestamptz not null default now(),
  primary key (kind, id, version)
);

create table learning_items (
  kind text not null,
  id text not null check (id <> ''),
  -- What students read; null: what is shipped, or nothing where nothing is.
  current_version integer,
  updated_at timestamptz not null default now(),
  primary key (kind, id),
  foreign key (kind, id, current_version) references learning_item_versions (kind, id, version) deferrable initially deferred
);
