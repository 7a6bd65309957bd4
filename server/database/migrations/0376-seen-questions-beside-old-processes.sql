-- While 0358 was applied, processes of the version before it still gave questions, which only the quizzes and the drawn modules say.
insert into seen_questions as seen (user_id, topic_id, question_id, given_at)
select user_id, topic_id, question_id, max(given_at) from (
  select q.user_id, q.topic_id, q.question_id, z.started_at as given_at
  from quizzes z join quiz_questions q on q.user_id = z.user_id and q.quiz_id = z.id
  union all
  select d.user_id, v.topic_id, v.question_id, d.drawn_at
  from drawn_modules d cross join lateral unnest(d.question_ids, d.question_versions) as t (id, version)
    join question_versions v on v.question_id = t.id and v.version = t.version) as given
where given_at >= (select applied_at - interval '1 minute' from schema_migrations where name = '0358-seen-questions.sql')
group by user_id, topic_id, question_id
-- In the order in which the app locks them.
order by user_id, topic_id, question_id
on conflict (user_id, topic_id, question_id) do update set given_at = excluded.given_at where seen.given_at < excluded.given_at;
