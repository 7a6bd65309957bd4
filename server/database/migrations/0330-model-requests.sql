-- What language models are asked for, by whom, and what it costs. Amounts are micro-dollars.
create table model_requests (
  id uuid primary key,
  author_id uuid not null,
  kind text not null check (kind in ('draft', 'rewrite', 'rationales', 'skill-tags', 'alt-text')),
  -- What was asked for: archetype, level, dossier, wishes.
  wanted jsonb not null,
  -- The question it is about, or the one it became, and for the former its version.
  question_id text,
  question_version integer,
  state text not null check (state in ('waiting', 'running', 'canceling', 'done', 'failed', 'canceled')),
  -- What is being done, and what the model has written of it so far.
  purpose text,
  progress text not null default '',
  -- What came out: a rewritten question until somebody saves it, what the gates say, what the blind solver answered.
  result jsonb,
  problems text[] not null default '{}',
  model text not null,
  day date not null,
  reserved bigint not null,
  cost bigint not null default 0,
  prompt_tokens integer not null default 0,
  completion_tokens integer not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index model_requests_newest on model_requests (created_at desc, id desc);
create index model_requests_open on model_requests (author_id) where state in ('waiting', 'running', 'canceling');

-- Every call that was made for a request, as it was sent, without the key.
create table model_calls (
  request_id uuid not null references model_requests (id) on delete cascade,
  number integer not null,
  purpose text not null check (purpose in ('write', 'mend', 'solve')),
  messages jsonb not null,
  answer text not null default '',
  -- While a call runs, its cost is the most it can be.
  cost bigint not null,
  prompt_tokens integer not null default 0,
  completion_tokens integer not null default 0,
  problem text,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (request_id, number)
);

-- What the requests of a day (UTC) may still cost, and have cost.
create table model_days (
  day date primary key,
  reserved bigint not null default 0,
  spent bigint not null default 0,
  check (reserved >= 0 and spent >= 0)
);
