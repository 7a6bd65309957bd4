/**
 * The bare reference's submit of the last module: the rows that the product leaves of it, by the fewest statements that are right. Scores and
 * what is recorded of an answer come from `core`, as they are not what is compared; what is left out: everything that only matters for some
 * students (late answers, mistakes known before, unequal difficulties, sections left blank).
 */
import type pg from 'pg';
import { examScores } from '#core/exams/result.ts';
import { itemParameters, scoringVersion } from '#core/exams/scoring.ts';
import { publicShape, slotAt, type DefinedShape } from '#core/exams/shape.ts';
import { attemptAt } from '#core/learning/attempt.ts';
import type { Question } from '#core/questions/question.ts';
import { spreadOf } from '#core/review/error-log.ts';

interface Session {
  readonly user_id: string;
  readonly shape: DefinedShape;
  readonly routes: object;
  /** Its modules in order. */
  readonly modules: readonly string[];
}

interface Asked {
  readonly question: Question;
  readonly pretest: boolean;
}

const lock = `select s.user_id, s.shape, s.routes, array(select t.module_id from exam_module_attempts t where t.user_id = s.user_id and t.session_id = s.id order by t.position) as modules
  from exam_sessions s join sessions k on k.user_id = s.user_id
    join exam_module_attempts o on o.user_id = s.user_id and o.session_id = s.id and o.position = $3 and o.submitted_at is null
  where k.token = $1 and k.expires_at > now() and s.id = $2 and s.status = 'in-progress' for no key update of s`;
const close = `with closed as (update exam_module_attempts set submitted_at = now() where user_id = $1 and session_id = $2 and submitted_at is null)
  insert into timing_audit (user_id, id, session_id, position, event, at, detail) values ($1, gen_random_uuid(), $2, $3, 'submitted', now(), '{"overdueMs":0,"answersSentWithSubmit":0}')`;
const answered = 'select question_id, answer, marked, eliminated, time_spent_ms, trail from exam_answers where user_id = $1 and session_id = $2';
const asked = `select q.body, m.is_pretest from exam_module_questions m join question_versions q on q.question_id = m.question_id and q.version = m.question_version
  where m.module_id = $1 order by m.position`;

const keep = `with result as (
    insert into exam_results (user_id, id, session_id, practice_exam_id, exam_title, started_at, completed_at, mode, time_multiplier, measure,
      total, total_low, total_high, reading_writing, reading_writing_low, reading_writing_high, math, math_low, math_high, correct, questions, facts, scoring)
    values ($1, gen_random_uuid(), $2, 'practice-exam-1', 'Practice', now(), now(), 'practice', 1, 'bare', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id),
  session as (update exam_sessions s set result_id = result.id, status = 'completed', updated_at = now() from result where s.user_id = $1 and s.id = $2),
  sent as (select unnest($16::text[]) as question_id, unnest($17::integer[]) as version, unnest($18::smallint[]) as topic_id, unnest($19::text[]) as archetype,
    unnest($20::text[]) as skill_tags, unnest($21::smallint[]) as difficulty, unnest($22::boolean[]) as is_spr, unnest($23::smallint[]) as position, unnest($24::smallint[]) as number,
    unnest($25::text[]) as answer, unnest($26::boolean[]) as correct, unnest($27::text[]) as misconception, unnest($28::boolean[]) as pretest, unnest($29::boolean[]) as marked,
    unnest($30::text[]) as eliminated, unnest($31::integer[]) as time_spent_ms, unnest($32::real[]) as spread),
  judged as (select *, not exists (select 1 from question_attempts k where k.user_id = $1 and k.question_id = sent.question_id) as first_seen from sent),
  attempts as (
    insert into question_attempts (user_id, id, attempted_at, context, question_id, question_version, topic_id, archetype, skill_tags, difficulty, position, number,
      answer, correct, misconception, pretest, marked, eliminated, time_spent_ms, first_seen, counted)
    select $1::uuid, result.id, now(), 'practice-exam', question_id, version, topic_id, archetype, string_to_array(skill_tags, ','), difficulty, position, number,
      answer, correct, misconception, pretest, marked, eliminated, time_spent_ms, first_seen, first_seen from judged, result),
  evidence as (
    insert into topic_evidence as k (user_id, topic_id, difficulty, is_spr, right_weight, wrong_weight, questions, as_of)
    select $1, topic_id, difficulty, is_spr, 0.9 * count(*) filter (where correct), 0.9 * count(*) filter (where not correct), count(*), now()
    from judged where first_seen group by topic_id, difficulty, is_spr
    on conflict (user_id, topic_id, difficulty, is_spr) do update set right_weight = k.right_weight + excluded.right_weight,
      wrong_weight = k.wrong_weight + excluded.wrong_weight, questions = k.questions + excluded.questions),
  topics as materialized (select topic_id, count(*) as questions, count(*) filter (where correct) as correct from sent where answer is not null group by topic_id),
  topic_totals as (
    insert into topic_stats as k (user_id, topic_id, questions_attempted, questions_correct, last_attempted_at) select $1, topic_id, questions, correct, now() from topics
    on conflict (user_id, topic_id) do update set questions_attempted = k.questions_attempted + excluded.questions_attempted,
      questions_correct = k.questions_correct + excluded.questions_correct, last_attempted_at = now()),
  history as (
    insert into topic_history (user_id, topic_id, source_id, attempted_at, questions_attempted, questions_correct)
    select $1, topic_id, result.id, now(), questions, correct from topics, result),
  totals as (
    insert into user_stats as k (user_id, total_questions, correct_total, last_updated) select $1, sum(questions), sum(correct), now() from topics
    on conflict (user_id) do update set total_questions = k.total_questions + excluded.total_questions, correct_total = k.correct_total + excluded.correct_total
    returning total_questions, correct_total),
  changes as (
    insert into statistics_changes (user_id, id, attempt_id, questions_after, accuracy_after)
    select $1, result.id, result.id, total_questions, round(100.0 * correct_total / total_questions) from totals, result),
  mistakes as (
    insert into error_log (user_id, question_id, question_version, topic_id, archetype, difficulty, context, answer, correct, misconception,
      first_missed_at, missed_at, misses, stability, redo_difficulty, due_at, seen_at, redos, lapses, spread)
    select $1, question_id, version, topic_id, archetype, difficulty, 'practice-exam', answer, correct, misconception,
      now(), now(), 1, 0.212, 6.4133, now() + interval '1 day', now(), 0, 0, spread
    from sent where answer is not null and not correct on conflict (user_id, question_id) do nothing)
  select id from result`;

const modules = new Map<string, readonly Asked[]>();

async function questionsOf(client: pg.PoolClient, moduleId: string): Promise<readonly Asked[]> {
  const known = modules.get(moduleId);
  if (known) return known;
  const { rows } = await client.query<{ body: Question; is_pretest: boolean }>({ name: 'asked', text: asked, values: [moduleId] });
  const read = rows.map(({ body, is_pretest }) => ({ question: body, pretest: is_pretest }));
  modules.set(moduleId, read);
  return read;
}

export async function submit(pool: pg.Pool, token: string, sessionId: string, position: number): Promise<unknown> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const [session] = (await client.query<Session>({ name: 'lock', text: lock, values: [token, sessionId, position] })).rows;
    if (!session || position !== session.modules.length - 1) {
      await client.query('rollback');
      return { error: true };
    }
    const { user_id: userId, shape, routes } = session;
    await client.query({ name: 'close', text: close, values: [userId, sessionId, session.modules.length - 1] });
    const { rows } = await client.query({ name: 'answered', text: answered, values: [userId, sessionId] });
    const given = new Map(rows.map((row) => [row.question_id, row]));
    const parts = [];
    for (const moduleId of session.modules) parts.push(await questionsOf(client, moduleId));
    const taken = parts.flatMap((part, position) =>
      part.map(({ question, pretest }, index) => {
        const state = given.get(question.id);
        const place = { position, number: index + 1, pretest, marked: state?.marked ?? false, eliminated: state?.eliminated ?? '' };
        return {
          ...attemptAt(question, place, state?.answer ?? null, state?.time_spent_ms ?? 0),
          section: slotAt(shape, position).section,
          trail: state?.trail ?? '',
        };
      }),
    );
    const path = (section: string) => taken.filter((one) => one.section === section && !one.pretest);
    const hardPath = { 'reading-writing': path('reading-writing'), math: path('math') };
    const { total, sections } = examScores({ shape, answered: taken, hardPath });
    const bands = [total, sections[0]?.score, sections[1]?.score].flatMap((band) => [band?.score, band?.low, band?.high]);
    const list = <T>(value: (one: (typeof taken)[number]) => T) => taken.map(value);
    const columns = {
      id: list((one) => one.questionId),
      version: list((one) => one.questionVersion),
      position: list((one) => one.position),
      number: list((one) => one.number),
      topicId: list((one) => one.topicId),
      difficulty: list((one) => one.difficulty),
      answer: list((one) => one.answer),
      correct: list((one) => one.correct),
      pretest: list((one) => one.pretest),
      marked: list((one) => one.marked),
      timeSpentMs: list((one) => one.timeSpentMs),
    };
    const trails = list((one) => one.trail);
    const facts = { version: 3, shape: publicShape(shape), modules: session.modules, questions: { ...columns, trail: trails, trailRight: trails } };
    const items = taken.map(({ position, difficulty, format }) => Object.values(itemParameters(slotAt(shape, position).section, difficulty, format)));
    await client.query({
      name: 'keep',
      text: keep,
      values: [
        userId,
        sessionId,
        ...bands,
        taken.filter(({ correct }) => correct).length,
        taken.length,
        JSON.stringify(facts),
        JSON.stringify({ scoringVersion, calibration: 0, routes, sections, items }),
        columns.id,
        columns.version,
        columns.topicId,
        list((one) => one.archetype),
        list((one) => one.skillTags.join(',')),
        columns.difficulty,
        list((one) => one.format === 'spr'),
        columns.position,
        columns.number,
        columns.answer,
        columns.correct,
        list((one) => one.misconception),
        columns.pretest,
        columns.marked,
        list((one) => one.eliminated),
        columns.timeSpentMs,
        list((one) => spreadOf(one.questionId)),
      ],
    });
    await client.query('commit');
    client.release();
    return { score: total?.score };
  } catch (error) {
    // A connection inside a failed transaction is no use to the next submit.
    client.release(error instanceof Error ? error : true);
    throw error;
  }
}
