-- What is switched at run time: one row per document, its fields read over the defaults (core/feature-flags.ts).
create table config (
  name text primary key,
  value jsonb not null check (jsonb_typeof(value) = 'object')
);

-- An answer is one row: the response of an exam or quiz and the attempt at the question. What an exam left out is a row
-- without an answer. No foreign key to results or quizzes: checking it costs as much as the rows.
alter table question_attempts rename to old_question_attempts;
alter table old_question_attempts rename constraint question_attempts_pkey to old_question_attempts_pkey;
create table question_attempts (
  user_id uuid not null,
  -- Of an exam the result's id, otherwise its own. A UUIDv7, so the key gives recency and the rows of an exam lie together.
  id uuid not null,
  quiz_id uuid,
  attempted_at timestamptz not null,
  question_version integer not null,
  -- Calibration the question's parameters came from; 0: those of its level, not measured.
  parameters_version integer not null default 0,
  time_spent_ms integer not null,
  -- Of the module in the exam, from 0.
  position smallint not null,
  -- Of the question in the module or quiz, from 1.
  number smallint not null,
  topic_id smallint not null,
  difficulty smallint not null check (difficulty between 1 and 5),
  correct boolean not null,
  -- Said by the student.
  guessed boolean not null default false,
  marked boolean not null default false,
  -- Unscored in the exam.
  pretest boolean not null default false,
  -- The student had no earlier row of this question.
  first_seen boolean not null,
  -- Went into the question's statistics as a first response. Never changes; what is not seen first any more was taken out again.
  counted boolean not null,
  question_id text not null,
  archetype text not null,
  skill_tags text[] not null,
  context text not null
    check (context in ('test-day-exam', 'practice-exam', 'predictive-exam', 'timed-quiz', 'untimed-quiz', 'guest', 'lecture')),
  answer text check (answer <> ''),
  -- Code of the error behind the wrong answer, where it is known.
  misconception text,
  eliminated text not null default '',
  primary key (user_id, id, position, number),
  check (answer is not null or not correct)
);

insert into question_attempts (user_id, id, attempted_at, question_version, time_spent_ms, position, number, topic_id, difficulty, correct, marked, pretest,
  first_seen, counted, question_id, archetype, skill_tags, context, answer, misconception, eliminated)
select r.user_id, r.result_id, r.created_at, r.question_version, r.time_spent_ms, r.position, r.number, q.topic_id, q.difficulty, r.correct, r.marked, r.pretest,
  false, false, r.question_id, q.archetype, q.skill_tags,
  case s.mode when 'test-day' then 'test-day-exam' else 'practice-exam' end,
  case when trim(r.answer) <> '' then r.answer end,
  case when not r.correct then coalesce(q.body #>> array['solution', 'choices', r.answer, 'misconception'],
    (select m ->> 'misconception' from jsonb_array_elements(q.body #> '{solution,mistakes}') m where m ->> 'entry' = trim(r.answer) limit 1)) end,
  r.eliminated
from exam_responses r
join question_versions q on q.question_id = r.question_id and q.version = r.question_version
join exam_results e on e.user_id = r.user_id and e.id = r.result_id
left join exam_sessions s on s.user_id = e.user_id and s.id = e.session_id;

insert into question_attempts (user_id, id, quiz_id, attempted_at, question_version, time_spent_ms, position, number, topic_id, difficulty, correct,
  first_seen, counted, question_id, archetype, skill_tags, context, answer, misconception)
select a.user_id, a.id, a.quiz_id, a.attempted_at, a.question_version, a.time_spent_ms, 0, coalesce(z.position, 0) + 1, a.topic_id, q.difficulty, a.correct,
  false, false, a.question_id, q.archetype, q.skill_tags,
  case when u.is_anonymous then 'guest' else 'untimed-quiz' end, a.answer,
  case when not a.correct then coalesce(q.body #>> array['solution', 'choices', a.answer, 'misconception'],
    (select m ->> 'misconception' from jsonb_array_elements(q.body #> '{solution,mistakes}') m where m ->> 'entry' = trim(a.answer) limit 1)) end
from old_question_attempts a
join question_versions q on q.question_id = a.question_id and q.version = a.question_version
left join quiz_questions z on z.user_id = a.user_id and z.quiz_id = a.quiz_id and z.question_id = a.question_id
left join users u on u.id = a.user_id
where a.exam_id is null and a.answer <> '';

-- Whether a question is seen for the first time.
create index question_attempts_question on question_attempts (user_id, question_id);

update question_attempts a
set first_seen = true, counted = not exists (select 1 from users u where u.id = a.user_id and u.is_anonymous)
from (select user_id, id, position, number,
        row_number() over (partition by user_id, question_id order by attempted_at, id, position, number) as place from question_attempts) as met
where met.place = 1 and (met.user_id, met.id, met.position, met.number) = (a.user_id, a.id, a.position, a.number);

drop table exam_responses;

-- How a topic went, exam by exam and quiz by quiz (the id of the result or the quiz).
create table topic_history (
  user_id uuid not null,
  topic_id smallint not null,
  source_id uuid not null,
  attempted_at timestamptz not null,
  questions_attempted integer not null,
  questions_correct integer not null,
  primary key (user_id, topic_id, source_id)
);
insert into topic_history
select user_id, topic_id, coalesce(quiz_id, id), max(attempted_at), count(*), count(*) filter (where correct)
from question_attempts where answer is not null group by user_id, topic_id, coalesce(quiz_id, id);

-- Skills that were answered wrong (core/review/review-queue.ts).
create table review_items (
  user_id uuid not null,
  skill_tag text not null,
  due_at timestamptz not null,
  wrong_count integer not null,
  last_seen timestamptz not null,
  primary key (user_id, skill_tag)
);

-- What is counted over all accounts. Many students change the same rows, so a change is a row of its own first, and a
-- regular job adds many of them up at once. What holds now is the sum of both.
create table statistics_changes (
  user_id uuid not null,
  id uuid not null,
  -- The attempts whose first responses to add (sign 1) or take out again (sign -1): all of this id, or one of them.
  attempt_id uuid,
  position smallint,
  number smallint,
  sign smallint not null default 1 check (sign in (1, -1)),
  -- Values in the rankings before and after; null: not ranked.
  questions_before integer,
  questions_after integer,
  accuracy_before integer,
  accuracy_after integer,
  primary key (user_id, id)
);

-- First responses of accounts to a version of a question.
create table item_statistics (
  question_id text not null,
  question_version integer not null,
  responses integer not null,
  correct integer not null,
  -- Left out in an exam; not among the responses.
  omitted integer not null,
  chose_a integer not null,
  chose_b integer not null,
  chose_c integer not null,
  chose_d integer not null,
  time_spent_ms bigint not null,
  primary key (question_id, question_version)
);
insert into item_statistics
select question_id, question_version, count(answer), count(*) filter (where correct), count(*) - count(answer), count(*) filter (where answer = 'A'),
  count(*) filter (where answer = 'B'), count(*) filter (where answer = 'C'), count(*) filter (where answer = 'D'),
  coalesce(sum(time_spent_ms) filter (where answer is not null), 0)
from question_attempts where counted group by question_id, question_version;

-- How many accounts have which value; guests are in none.
create table rank_histogram (
  metric text not null check (metric in ('questions', 'accuracy')),
  value integer not null,
  n integer not null,
  primary key (metric, value)
);
insert into rank_histogram
select 'questions', s.total_questions, count(*) from user_stats s join users u on u.id = s.user_id
where not u.is_anonymous and s.total_questions > 0 group by s.total_questions
union all
select 'accuracy', round(100.0 * s.correct_total / s.total_questions), count(*) from user_stats s join users u on u.id = s.user_id
where not u.is_anonymous and s.total_questions >= 30 group by 2;

-- A quiz is what was asked for (core/quizzes/specification.ts), not a key.
alter table quizzes add column specification jsonb;
update quizzes z
set specification = jsonb_build_object('source', coalesce(k.source, 'topics'),
  'topics', coalesce(k.topics, (select jsonb_agg(distinct q.topic_id order by q.topic_id) from quiz_questions q where q.user_id = z.user_id and q.quiz_id = z.id), '[1]'),
  'levels', '[1, 2, 3, 4, 5]'::jsonb, 'skills', '[]'::jsonb, 'length', 10, 'timing', 'untimed', 'mode', 'after-each')
from quizzes old
left join (values
  ('smart', 'smart', '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]'::jsonb),
  ('reading-writing', 'topics', '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]'::jsonb),
  ('math', 'topics', '[11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29]'::jsonb),
  ('information-ideas', 'topics', '[1, 2, 3]'::jsonb),
  ('craft-structure', 'topics', '[4, 5, 6]'::jsonb),
  ('expression-of-ideas', 'topics', '[7, 8]'::jsonb),
  ('standard-english-conventions', 'topics', '[9, 10]'::jsonb),
  ('algebra', 'topics', '[11, 12, 13, 14, 15]'::jsonb),
  ('advanced-math', 'topics', '[16, 17, 18]'::jsonb),
  ('problem-solving-data-analysis', 'topics', '[19, 20, 21, 22, 23, 24, 25]'::jsonb),
  ('geometry-trigonometry', 'topics', '[26, 27, 28, 29]'::jsonb),
  ('central-ideas-details', 'topics', '[1]'::jsonb),
  ('inferences', 'topics', '[2]'::jsonb),
  ('command-of-evidence', 'topics', '[3]'::jsonb),
  ('words-in-context', 'topics', '[4]'::jsonb),
  ('text-structure-purpose', 'topics', '[5]'::jsonb),
  ('cross-text-connections', 'topics', '[6]'::jsonb),
  ('rhetorical-synthesis', 'topics', '[7]'::jsonb),
  ('transitions', 'topics', '[8]'::jsonb),
  ('boundaries', 'topics', '[9]'::jsonb),
  ('form-structure-sense', 'topics', '[10]'::jsonb),
  ('linear-equations-one-variable', 'topics', '[11]'::jsonb),
  ('linear-functions', 'topics', '[12]'::jsonb),
  ('linear-equations-two-variables', 'topics', '[13]'::jsonb),
  ('systems-linear-equations', 'topics', '[14]'::jsonb),
  ('linear-inequalities', 'topics', '[15]'::jsonb),
  ('nonlinear-functions', 'topics', '[16]'::jsonb),
  ('nonlinear-equations', 'topics', '[17]'::jsonb),
  ('equivalent-expressions', 'topics', '[18]'::jsonb),
  ('ratios-rates-proportions', 'topics', '[19]'::jsonb),
  ('percentages', 'topics', '[20]'::jsonb),
  ('one-variable-data', 'topics', '[21]'::jsonb),
  ('two-variable-data', 'topics', '[22]'::jsonb),
  ('probability', 'topics', '[23]'::jsonb),
  ('inference-statistics', 'topics', '[24]'::jsonb),
  ('evaluating-statistical-claims', 'topics', '[25]'::jsonb),
  ('area-volume', 'topics', '[26]'::jsonb),
  ('lines-angles-triangles', 'topics', '[27]'::jsonb),
  ('right-triangles-trigonometry', 'topics', '[28]'::jsonb),
  ('circles', 'topics', '[29]'::jsonb)
) as k (key, source, topics) on k.key = old.deck_key
where old.user_id = z.user_id and old.id = z.id;
alter table quizzes alter column specification set not null;
drop index quizzes_open;
alter table quizzes drop column deck_key;
create index quizzes_open on quizzes (user_id, id) where completed_at is null;

-- A question of a quiz points at its answer.
alter table quiz_questions add column attempt_id uuid;
update quiz_questions q set attempt_id = a.id
from question_attempts a where a.user_id = q.user_id and a.quiz_id = q.quiz_id and a.question_id = q.question_id;
alter table quiz_questions drop column answer, drop column correct, drop column time_spent_ms, drop column answered_at;
drop table old_question_attempts;
