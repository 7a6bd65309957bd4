-- Practice sets are content like questions and exams: whose it is and whether it is offered, and its versions, which never
-- change. The next start brings the shipped ones in; a quiz keeps its specification, so it needs none of these rows to go on.

create table practice_set_versions (
  practice_set_id text not null,
  version integer not null,
  name text not null check (name <> ''),
  -- What a quiz of it is asked to be: topics, levels, skill tags and the rest (core/quizzes/specification.ts).
  specification jsonb not null check (jsonb_typeof(specification) = 'object'),
  -- The release that brought this version; null when it was made here.
  release integer,
  -- The editor who wrote it.
  author_id uuid,
  created_at timestamptz not null default now(),
  primary key (practice_set_id, version),
  check (release is null or author_id is null)
);

create table practice_sets (
  -- As it stands in an address.
  id text primary key check (id ~ '^[a-z-]{1,60}$'),
  origin text not null check (origin in ('shipped', 'authored', 'imported', 'generated', 'drafted')),
  owner text not null check (owner in ('release', 'editors')),
  status text not null check (status in ('draft', 'in-review', 'published', 'retired')),
  -- What new quizzes take. Those under way keep theirs.
  current_version integer not null,
  -- Its place in lists; several may share one.
  position integer not null,
  usage_contexts text[] not null check (usage_contexts <@ '{practice,guest}'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (owner = 'editors' or origin = 'shipped'),
  foreign key (id, current_version) references practice_set_versions (practice_set_id, version) deferrable initially deferred
);

alter table practice_set_versions add foreign key (practice_set_id) references practice_sets;
