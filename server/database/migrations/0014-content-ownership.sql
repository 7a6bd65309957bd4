-- Content has an owner. A question is an identity (whose it is, whether it is offered, where it may be asked) and its
-- versions (what it says; a version never changes). The same for exams. Modules never change, so each is its own version.
--
--   origin  where it came from, for ever: shipped with a release, written here, imported, drawn on demand, drafted by a model
--   owner   who decides about it now: the releases, or editors from their first change on
--   status  draft, in-review, published, retired; what is retired stays readable for those who took it

alter table questions rename to question_versions;
alter table question_versions rename column id to question_id;
alter table question_versions rename constraint questions_pkey to question_versions_pkey;
drop index questions_topic;
alter table question_versions
  add column skill_tags text[] not null default '{}',
  -- The release that brought this version, 0 before they were counted; null when it was made here.
  add column release integer,
  -- The editor who wrote it.
  add column author_id uuid,
  add check (release is null or author_id is null);
-- Where a question may be asked is a property of the question, not of its text.
update question_versions set release = 0, body = body - 'usageContext', skill_tags = array(select jsonb_array_elements_text(body -> 'skillTags'));
alter table question_versions alter column skill_tags drop default;

create table questions (
  id text primary key,
  origin text not null check (origin in ('shipped', 'authored', 'imported', 'generated', 'drafted')),
  owner text not null check (owner in ('release', 'editors')),
  status text not null check (status in ('draft', 'in-review', 'published', 'retired')),
  -- What new modules and quizzes take. Those under way keep theirs.
  current_version integer not null,
  usage_contexts text[] not null check (usage_contexts <@ '{exam,predictive,practice,guest,lecture}'),
  -- Asked under exam conditions: its key must not be known from a quiz.
  for_exams boolean not null generated always as (usage_contexts && '{exam,predictive}') stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, for_exams),
  constraint questions_exam_or_quiz check (not (usage_contexts && '{exam,predictive}' and usage_contexts && '{practice,guest,lecture}')),
  check (owner = 'editors' or origin = 'shipped'),
  foreign key (id, current_version) references question_versions (question_id, version) deferrable initially deferred
);
create index questions_offered on questions using gin (usage_contexts) where status = 'published';

with kept as (
  select v.question_id, max(v.version) as newest, min(v.created_at) as created_at,
         (select p.question_version from practice_questions p where p.question_id = v.question_id) as practiced,
         (select max(mq.question_version) from exam_module_questions mq join practice_exam_modules pm on pm.module_id = mq.module_id
          where mq.question_id = v.question_id) as examined,
         bool_or(v.usage_context = 'exam') or exists (select from exam_module_questions mq where mq.question_id = v.question_id) as for_exams,
         bool_or(v.usage_context = 'guest') as for_guests
  from question_versions v group by v.question_id)
insert into questions (id, origin, owner, status, current_version, usage_contexts, created_at)
select question_id, 'shipped', 'release',
       case when examined is null and (practiced is null or for_exams) then 'retired' else 'published' end,
       coalesce(examined, practiced, newest),
       case when for_exams then '{exam}'::text[] when for_guests then '{practice,guest}' else '{practice}' end,
       created_at
from kept;
set constraints all immediate;

-- The bank of quizzes is what is published for practice.
drop table practice_questions;
alter table question_versions
  drop column usage_context,
  drop column content_hash,
  add foreign key (question_id) references questions (id);

-- Only questions for exams get into modules, and what is in a module cannot become practice.
alter table exam_module_questions
  add column for_exams boolean not null default true check (for_exams),
  add foreign key (question_id, for_exams) references questions (id, for_exams);

alter table exam_modules
  add column origin text not null default 'shipped' check (origin in ('shipped', 'authored', 'imported', 'generated', 'drafted')),
  add column owner text not null default 'release' check (owner in ('release', 'editors')),
  add column status text not null default 'published' check (status in ('draft', 'in-review', 'published', 'retired')),
  add column usage_contexts text[] not null default '{exam}' check (usage_contexts <@ '{exam,predictive}'),
  add column skill_tags text[] not null default '{}',
  add column version integer not null default 1,
  -- The module whose next version this is.
  add column replaces text references exam_modules,
  add check (owner = 'editors' or origin = 'shipped');
update exam_modules m set status = 'retired' where not exists (select from practice_exam_modules p where p.module_id = m.id);
alter table exam_modules alter column origin drop default, alter column owner drop default, alter column status drop default;

alter table practice_exams
  add column origin text not null default 'shipped' check (origin in ('shipped', 'authored', 'imported', 'generated', 'drafted')),
  add column owner text not null default 'release' check (owner in ('release', 'editors')),
  add column status text not null default 'published' check (status in ('draft', 'in-review', 'published', 'retired')),
  add column usage_contexts text[] not null default '{exam}' check (usage_contexts <@ '{exam,predictive}'),
  add column skill_tags text[] not null default '{}',
  -- Which modules it has for those who start now.
  add column current_version integer not null default 1,
  -- An order, no identity: an exam made here must not keep a shipped one out.
  drop constraint practice_exams_number_key,
  add check (owner = 'editors' or origin = 'shipped');
alter table practice_exams
  alter column origin drop default, alter column owner drop default, alter column status drop default, alter column current_version drop default;

create table practice_exam_versions (
  practice_exam_id text not null references practice_exams,
  version integer not null,
  release integer,
  author_id uuid,
  created_at timestamptz not null default now(),
  primary key (practice_exam_id, version),
  check (release is null or author_id is null)
);
insert into practice_exam_versions (practice_exam_id, version, release, created_at) select id, 1, 0, created_at from practice_exams;
alter table practice_exams
  add foreign key (id, current_version) references practice_exam_versions (practice_exam_id, version) deferrable initially deferred;

alter table practice_exam_modules add column version integer not null default 1;
alter table practice_exam_modules
  alter column version drop default,
  drop constraint practice_exam_modules_pkey,
  drop constraint practice_exam_modules_practice_exam_id_fkey,
  add primary key (practice_exam_id, version, position, module_id),
  add foreign key (practice_exam_id, version) references practice_exam_versions;

-- The releases of content/ that this database has taken. Only a higher number is ever loaded.
drop table loaded_content;
create table content_releases (
  release integer primary key,
  fingerprint text not null,
  loaded_at timestamptz not null default now()
);
