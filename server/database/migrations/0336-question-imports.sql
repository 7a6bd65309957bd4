-- Files of questions that are imported by a job: how far it is, and what came of it.
create table question_imports (
  id uuid primary key,
  -- Of the author, for the log; the import outlives the account.
  author_id uuid not null,
  file text not null,
  format text not null check (format in ('csv', 'json', 'qti')),
  use text not null check (use in ('exam', 'practice')),
  -- Topic, rights and columns, as the author chose them.
  settings jsonb not null,
  -- What the file holds; null once it is no longer needed.
  content text,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed', 'canceled')),
  -- Questions in the file, and how many of them are read; null before the file is opened.
  row_count integer,
  read_count integer not null default 0,
  errors jsonb not null default '[]',
  error_count integer not null default 0,
  -- Why nothing was imported, as a sentence.
  problem text,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index question_imports_latest on question_imports (created_at desc, id desc);

-- Questions that are read and wait for the rest of their file. Empty between imports.
create table question_import_rows (
  import_id uuid not null references question_imports (id) on delete cascade,
  number integer not null,
  body jsonb not null,
  primary key (import_id, number)
);
