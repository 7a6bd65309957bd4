/** What a student leaves behind in a year: 12 exams, 8,000 answers in quizzes, the mistakes among them, 800 cards. */
import type { Student } from '#tests/support/browser-test.ts';
import type { RealServer } from '#tests/support/real-server.ts';
import { inTransaction } from '#tests/support/server-database.ts';
import { takeExam } from '#tests/support/students.ts';

/** Ids in the order of time, as UUIDv7 are; `kind` keeps them apart. */
const idAt = (at: string, kind: string, n: string) =>
  `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7${kind}' || '8000' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** The same exam over and over, a month apart, each time a little better. */
const exams = `
  insert into exam_results (user_id, id, session_id, practice_exam_id, completed_at, total, reading_writing, math, facts, scoring, exam_title, started_at, mode,
    time_multiplier, measure, total_low, total_high, reading_writing_low, reading_writing_high, math_low, math_high, correct, questions, hurried)
  select user_id, ${idAt("completed_at - n * interval '30 days'", '001', 'n::integer')}, gen_random_uuid(), 'practice-exam-' || 1 + n % 4,
    completed_at - n * interval '30 days', total + 20 * (11 - n), reading_writing + 10 * (11 - n), math + 10 * (11 - n), facts, scoring, exam_title,
    started_at - n * interval '30 days', mode, time_multiplier, measure, total_low + 20 * (11 - n), total_high + 20 * (11 - n),
    reading_writing_low + 10 * (11 - n), reading_writing_high + 10 * (11 - n), math_low + 10 * (11 - n), math_high + 10 * (11 - n), correct, questions, false
  from exam_results cross join generate_series(1, 11) as n where user_id = $1`;

/** 800 quizzes of ten, two to three a day, over the whole bank again and again. */
const quizzes = `
  insert into quizzes (user_id, id, specification, question_count, answered_count, started_at, updated_at, completed_at)
  select $1, ${idAt('at', '002', 'n')}, '{"source":"topics","topics":[11,12,13],"length":10}', 10, 10, at, at, at
  from (select n, now() - (800 - n) * interval '10 hours' as at from generate_series(0, 799) as n) as made`;

const bank = `bank as (
    select q.id, q.current_version as version, v.topic_id, v.difficulty, v.archetype, v.skill_tags, coalesce(v.body #>> '{solution,key}', v.body #>> '{solution,keys,0}') as key, v.format,
      (select m #>> '{}' from jsonb_path_query(v.body -> 'solution', '$.**.misconception') as m limit 1) as misconception,
      row_number() over (order by md5(q.id)) - 1 as place, count(*) over () as total
    from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version
    where q.status = 'published' and 'practice' = any(q.usage_contexts)),
  asked as (
    select z.id as quiz_id, z.started_at, n % 10 as position, n, b.*, n < b.total as is_first, md5(n::text) > 'a6' as is_wrong
    from generate_series(0, 7999) as n join bank b on b.place = n % b.total
      join (select id, started_at, row_number() over (order by id) - 1 as place from quizzes where user_id = $1) as z on z.place = n / 10)`;

const questions = `
  with ${bank}
  insert into quiz_questions (user_id, quiz_id, position, question_id, question_version, topic_id, attempt_id)
  select $1, quiz_id, position, id, version, topic_id, ${idAt('started_at', '003', 'n')} from asked`;

const attempts = `
  with ${bank}
  insert into question_attempts (user_id, id, quiz_id, attempted_at, question_version, time_spent_ms, position, number, topic_id, difficulty, correct, first_seen,
    counted, question_id, archetype, skill_tags, context, answer, misconception)
  select $1, ${idAt('started_at', '003', 'n')}, quiz_id, started_at, version, 40000 + 500 * (n % 97), 0, position + 1, topic_id, difficulty, not is_wrong, is_first,
    false, id, archetype, skill_tags, 'untimed-quiz', case when not is_wrong then key when format = 'spr' then '7' when key = 'A' then 'B' else 'A' end,
    case when is_wrong then misconception end
  from asked`;

const following = [
  `insert into seen_questions (user_id, topic_id, question_id, given_at)
   select user_id, topic_id, question_id, max(attempted_at) from question_attempts where user_id = $1 and quiz_id is not null group by user_id, topic_id, question_id
   on conflict do nothing`,
  `insert into error_log (user_id, question_id, question_version, topic_id, archetype, difficulty, context, answer, correct, misconception, first_missed_at,
     missed_at, misses, cause, closed_at, stability, redo_difficulty, due_at, seen_at, redos, lapses, spread)
   select $1, question_id, max(question_version), max(topic_id), max(archetype), max(difficulty), 'untimed-quiz', max(answer), false, max(misconception),
     min(attempted_at), max(attempted_at), count(*), case when random() < 0.5 then 'slip' end, case when random() < 0.6 then now() end, 4, 5,
     now() + (random() * 30 - 3) * interval '1 day', max(attempted_at), 0, 0, random()
   from question_attempts where user_id = $1 and not correct and quiz_id is not null group by question_id on conflict do nothing`,
  `insert into topic_history (user_id, topic_id, source_id, attempted_at, questions_attempted, questions_correct)
   select $1, topic_id, quiz_id, max(attempted_at), count(*), count(*) filter (where correct) from question_attempts
   where user_id = $1 and quiz_id is not null group by topic_id, quiz_id`,
  `insert into topic_stats (user_id, topic_id, questions_attempted, questions_correct, last_attempted_at)
   select $1, topic_id, count(*), count(*) filter (where correct), max(attempted_at) from question_attempts where user_id = $1 group by topic_id
   on conflict (user_id, topic_id) do update set questions_attempted = excluded.questions_attempted, questions_correct = excluded.questions_correct`,
  `insert into topic_evidence (user_id, topic_id, difficulty, is_spr, right_weight, wrong_weight, questions, as_of)
   select $1, topic_id, difficulty, false, 0.3 * count(*) filter (where correct), 0.3 * count(*) filter (where not correct), count(*), now()
   from question_attempts where user_id = $1 and first_seen group by topic_id, difficulty
   on conflict (user_id, topic_id, difficulty, is_spr) do update set right_weight = excluded.right_weight, wrong_weight = excluded.wrong_weight`,
  `update user_stats set total_questions = total_questions + 8000, correct_total = correct_total + 5200 where user_id = $1`,
  `insert into question_notes (user_id, question_id, marked, note, updated_at)
   select $1, question_id, true, 'why not the other one', now() from error_log where user_id = $1 limit 60`,
  `insert into flashcard_decks (user_id, id, name, description, created_at) values ($1, '01910000-0000-7000-8000-0000000dec00', 'Deck of the year', '', now())`,
  `insert into flashcards (user_id, id, deck_id, front, back, source, spread, state, stability, difficulty, due_at, seen_at, introduced_at, reps)
   select $1, ('01910000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, '01910000-0000-7000-8000-0000000dec00', 'front of card ' || n, 'the back of card ' || n, 'own',
     random(), 'review', 10, 5, now() + (n % 60 - 10) * interval '1 day', now() - interval '10 days', now() - interval '60 days', 3 from generate_series(1, 800) as n`,
  `insert into study_settings (user_id, exam_date, target_score, minutes, time_zone, updated_at)
   values ($1, now()::date + 40, 1400, '{30,30,30,30,30,60,0}', 'UTC', now()) on conflict do nothing`,
  `update users set membership_tier = 'max', membership_end_date = now() + interval '1 year' where id = $1`,
];

/** Where the screens of single things are found. */
export interface Left {
  readonly resultId: string;
  /** A finished quiz, and one under way. */
  readonly doneQuiz: string;
  readonly openQuiz: string;
}

export async function liveAYear(server: RealServer, student: Student): Promise<Left> {
  const { api } = student;
  const resultId = await takeExam(student, ({ format }, index) => (format === 'choice' ? (index % 2 === 0 ? 'B' : 'C') : '7'));
  const { me } = await api.call('me');
  const own = [me?.id ?? ''];
  await inTransaction(server, async (change) => {
    for (const sql of [exams, quizzes, questions, attempts, ...following]) await change(sql, own);
    await change('analyze', []);
  });
  const done = await api.call('startQuiz', { body: { practiceSet: 'algebra' } });
  for (const [position, { question }] of done.questions.entries())
    await api.call('answerQuizQuestion', {
      params: { quizId: done.id },
      body: { position, answer: question.format === 'choice' ? 'A' : '1', timeSpentMs: 9000 },
    });
  const open = await api.call('startQuiz', { body: { practiceSet: 'geometry-trigonometry' } });
  return { resultId, doneQuiz: done.id, openQuiz: open.id };
}
