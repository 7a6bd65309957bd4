-- What first answers say about a student, by topic, level and format: weights that fade, as they were at `as_of` (core/learning/evidence.ts).
-- Enough to compute the abilities exactly, in at most 290 rows, however many answers there were.
create table topic_evidence (
  user_id uuid not null,
  topic_id smallint not null,
  difficulty smallint not null check (difficulty between 1 and 5),
  is_spr boolean not null,
  right_weight double precision not null check (right_weight >= 0),
  wrong_weight double precision not null check (wrong_weight >= 0),
  -- Answers, each counted as one.
  questions integer not null,
  as_of timestamptz not null,
  primary key (user_id, topic_id, difficulty, is_spr)
);

insert into topic_evidence
select user_id, topic_id, difficulty, is_spr, coalesce(sum(weight) filter (where correct), 0), coalesce(sum(weight) filter (where not correct), 0), count(*), newest
from (
  select a.user_id, a.topic_id, a.difficulty, v.format = 'spr' as is_spr, a.correct, n.newest,
    case a.context when 'test-day-exam' then 1 when 'predictive-exam' then 1 when 'practice-exam' then 0.9 when 'timed-quiz' then 0.8
      when 'untimed-quiz' then 0.6 when 'guest' then 0.5 else 0.3 end
      * power(0.5::float8, least(200, extract(epoch from n.newest - a.attempted_at)::float8 / 5184000)) as weight
  from question_attempts a
  join question_versions v on v.question_id = a.question_id and v.version = a.question_version
  join (select user_id, max(attempted_at) as newest from question_attempts group by user_id) n on n.user_id = a.user_id
  where a.first_seen
) as weighted
group by user_id, topic_id, difficulty, is_spr, newest;

-- What a student was told to practice next, and when; read again within a day it is the same.
create table recommendations (
  user_id uuid not null primary key,
  generated_at timestamptz not null,
  kind text not null check (kind in ('strength', 'points')),
  -- A list (contract/dashboard.ts).
  items jsonb not null
);
