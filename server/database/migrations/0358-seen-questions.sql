-- Questions of the bank that somebody was given, and when last, whether or not they were answered: in quizzes, and in predictive exams.
-- Kept when they are given, as a quiz or a stage must know all of them before it chooses, and there are thousands.
create table seen_questions (
  user_id uuid not null,
  topic_id smallint not null,
  question_id text not null,
  given_at timestamptz not null,
  -- Mostly those of a few topics are read.
  primary key (user_id, topic_id, question_id)
);
insert into seen_questions (user_id, topic_id, question_id, given_at)
select user_id, topic_id, question_id, max(given_at) from (
  select q.user_id, q.topic_id, q.question_id, z.started_at as given_at
  from quiz_questions q join quizzes z on z.user_id = q.user_id and z.id = q.quiz_id
  union all
  select d.user_id, v.topic_id, v.question_id, d.drawn_at
  from drawn_modules d cross join lateral unnest(d.question_ids, d.question_versions) as t (id, version)
    join question_versions v on v.question_id = t.id and v.version = t.version) as given
group by user_id, topic_id, question_id;
drop index quiz_questions_seen;
