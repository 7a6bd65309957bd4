-- Content: small reference tables. A version of a question never changes; a new text is a new version.
create table questions (
  id text not null,
  version integer not null,
  topic_id smallint not null check (topic_id between 1 and 29),
  archetype text not null,
  difficulty smallint not null check (difficulty between 1 and 5),
  format text not null check (format in ('choice', 'spr')),
  usage_context text not null check (usage_context in ('exam', 'quiz', 'guest')),
  -- The whole question with its solution (core/questions/question.ts). Never sent as it is.
  body jsonb not null,
  content_hash text not null,
  created_at timestamptz not null default now(),
  primary key (id, version)
);
create index questions_topic on questions (topic_id, usage_context, difficulty);

-- A module that was published keeps its questions for ever; a changed module is a new id.
create table exam_modules (
  id text primary key,
  title text not null default 'Untitled Module',
  description text not null default '',
  section text not null check (section in ('reading-writing', 'math')),
  module_number smallint not null default 1,
  stage smallint not null check (stage in (1, 2)),
  route text not null check (route in ('base', 'easier', 'harder')),
  time_limit integer not null default 1920,
  calculator_allowed boolean not null,
  question_count integer not null default 27,
  generated_automatically boolean not null default false,
  difficulty_min smallint not null default 1,
  difficulty_max smallint not null default 5,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table exam_module_questions (
  module_id text not null references exam_modules on delete cascade,
  position smallint not null,
  question_id text not null,
  question_version integer not null,
  is_pretest boolean not null default false,
  primary key (module_id, position),
  unique (module_id, question_id),
  foreign key (question_id, question_version) references questions (id, version)
);

create table practice_exams (
  id text primary key,
  number integer not null unique,
  title text not null default 'Untitled Practice Exam',
  description text not null default '',
  is_public boolean not null default true,
  is_diagnostic boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table practice_exam_modules (
  practice_exam_id text not null references practice_exams on delete cascade,
  position smallint not null check (position between 0 and 3),
  module_id text not null references exam_modules,
  primary key (practice_exam_id, position, module_id)
);

-- What content/ was when it was last loaded, so that an unchanged start skips the loading.
create table loaded_content (
  id smallint primary key check (id = 1),
  fingerprint text not null
);
