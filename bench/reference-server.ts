/**
 * The bare reference: node:http and hand-written SQL on the same tables with the same checks
 * (session, owner, open module attempt, newer wins), one statement and commit per request. No framework,
 * no schemas, no grouping: what the machine gives before any product is built on it.
 */
import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import { verify } from '@node-rs/argon2';
import pg from 'pg';

const pool = new pg.Pool({ ...JSON.parse(process.env['BENCH_DATABASE'] ?? '{}'), max: 16 });
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const hash = (cookie: string) =>
  createHash('sha256')
    .update(/ascent=([^.;]+)/.exec(cookie)?.[1] ?? '')
    .digest('base64url');

async function body(request: http.IncomingMessage): Promise<Record<string, never>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text === '' ? {} : JSON.parse(text);
}

const statements = {
  save: `with who as (select user_id from sessions where token = $1 and expires_at > now()),
    open as (select t.user_id from exam_module_attempts t join who using (user_id) where t.session_id = $2 and t.position = $3 and t.submitted_at is null
      and t.started_at + (t.allowed_ms + t.paused_ms) * interval '1 ms' > now() for no key update of t),
    moved as (update exam_module_attempts t set question_index = $8, touched_at = now() from open
      where t.user_id = open.user_id and t.session_id = $2 and t.position = $3 and t.question_index <> $8)
    insert into exam_answers as kept (user_id, session_id, question_id, position, answer, seq, device, answer_seq, answer_device, saved_at)
    select user_id, $2, $4, $3, $5, $6, $7, $6, $7, now() from open
    on conflict (user_id, session_id, question_id) do update set answer = excluded.answer, seq = excluded.seq, device = excluded.device, saved_at = excluded.saved_at
    where (excluded.seq, excluded.device) > (kept.seq, kept.device) returning seq`,
  start: `with who as (select user_id from sessions where token = $1 and expires_at > now()),
    made as (insert into exam_sessions (user_id, id, practice_exam_id, exam_title, shape, mode, time_multiplier, started_at, updated_at)
      select user_id, gen_random_uuid(), $2, 'Practice', '[]', 'practice', 1, now(), now() from who on conflict (user_id, practice_exam_id) where status = 'in-progress' do nothing returning user_id, id)
    insert into exam_module_attempts (user_id, session_id, position, module_id, allowed_ms, started_at) select user_id, id, 0, $3, 1920000, now() from made returning session_id`,
  result: `select facts::text from exam_results where id = $2 and user_id = (select user_id from sessions where token = $1 and expires_at > now())`,
  credential: `select u.id, u.name, u.email, a.password from users u join auth_accounts a on a.user_id = u.id and a.provider_id = 'credential' where u.email = $1`,
  session: `insert into sessions (id, user_id, token, expires_at, created_at, updated_at) values (gen_random_uuid(), $1, $2, now() + interval '30 days', now(), now())`,
  answers: `select a.question_id, a.answer from exam_answers a where a.session_id = $2 and a.user_id = (select user_id from sessions where token = $1 and expires_at > now())`,
} as const;

const run = async (name: keyof typeof statements, values: unknown[]) => (await pool.query({ name, text: statements[name], values })).rows;

/** Submit as the fewest statements that score and keep an exam. */
async function submit(token: string, sessionId: string): Promise<unknown> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows: locked } = await client.query({
      name: 'lock',
      text: `select s.user_id from exam_sessions s join sessions k on k.user_id = s.user_id where k.token = $1 and s.id = $2 and s.status = 'in-progress' for update of s`,
      values: [token, sessionId],
    });
    const userId: unknown = locked[0]?.user_id;
    if (!userId) return { error: true };
    const { rows } = await client.query({ name: 'answers', text: statements.answers, values: [token, sessionId] });
    const right = rows.filter(({ answer }) => answer === 'A').length;
    await client.query({
      name: 'keep',
      text: `with result as (insert into exam_results (user_id, id, session_id, practice_exam_id, exam_title, started_at, completed_at, mode, time_multiplier, measure,
            total, reading_writing, math, correct, questions, facts, scoring)
          values ($1, gen_random_uuid(), $2, 'practice-exam-1', 'Practice', now(), now(), 'practice', 1, 'bare', 400, 200, 200, $3::int, 98,
            jsonb_build_object('answers', $5::text[], 'questions', $4::text[]), '{}') returning id),
        answered as materialized (select q, a, (place % 29 + 1)::smallint as topic, (place % 4)::smallint as position, place::smallint as number
          from unnest($4::text[], $5::text[]) with ordinality as t (q, a, place)),
        attempts as (insert into question_attempts (user_id, id, position, number, question_id, question_version, topic_id, archetype, skill_tags, difficulty, context,
            answer, correct, misconception, time_spent_ms, first_seen, counted, attempted_at)
          select $1, result.id, position, number, q, 1, topic, 'SYS-a', '{skill,other-skill}', 3, 'practice-exam', a, false, 'SIGN', 0,
            not exists (select 1 from question_attempts k where k.user_id = $1 and k.question_id = q), true, now() from answered, result),
        topics as (insert into topic_stats as k (user_id, topic_id, questions_attempted, questions_correct, last_attempted_at)
          select $1, topic, count(*), 0, now() from answered group by topic
          on conflict (user_id, topic_id) do update set questions_attempted = k.questions_attempted + excluded.questions_attempted),
        history as (insert into topic_history (user_id, topic_id, source_id, attempted_at, questions_attempted, questions_correct)
          select $1, topic, result.id, now(), count(*), 0 from answered, result group by topic, result.id),
        totals as (insert into user_stats as k (user_id, total_questions, correct_total, last_updated) select $1, count(*), 0, now() from answered
          on conflict (user_id) do update set total_questions = k.total_questions + excluded.total_questions),
        evidence as (insert into topic_evidence as k (user_id, topic_id, difficulty, is_spr, right_weight, wrong_weight, questions, as_of)
          select $1, topic, number / 50 + 2, false, 0, count(*), count(*), now() from answered group by topic, number / 50
          on conflict (user_id, topic_id, difficulty, is_spr) do update set wrong_weight = k.wrong_weight + excluded.wrong_weight, questions = k.questions + excluded.questions),
        mistakes as (insert into error_log (user_id, question_id, question_version, topic_id, archetype, difficulty, context, answer, correct, misconception,
            first_missed_at, missed_at, misses, stability, redo_difficulty, due_at, seen_at, redos, lapses, spread)
          select $1, q, 1, topic, 'SYS-a', 3, 'practice-exam', a, false, 'SIGN', now(), now(), 1, 0.212, 6.4133, now() + interval '1 day', now(), 0, 0, 0.5
          from answered where number % 5 > 0 on conflict (user_id, question_id) do nothing),
        audit as (insert into timing_audit (user_id, id, session_id, position, event, at) select $1, id, $2, 3, 'submitted', now() from result),
        changes as (insert into statistics_changes (user_id, id, attempt_id, questions_after) select $1, id, id, 98 from result),
        done as (update exam_module_attempts set submitted_at = now() where user_id = $1 and session_id = $2 and submitted_at is null)
        update exam_sessions set status = 'completed', updated_at = now() where user_id = $1 and id = $2`,
      values: [userId, sessionId, right, rows.map(({ question_id }) => question_id), rows.map(({ answer }) => answer)],
    });
    await client.query('commit');
    return { right };
  } finally {
    client.release();
  }
}

/** Sign-in as the fewest statements: find the hash, check it, keep a session. */
async function signIn({ email, password }: Record<string, string>): Promise<unknown> {
  const [found] = await run('credential', [email]);
  if (!found || !(await verify(found.password, password ?? ''))) return { error: true };
  const token = randomBytes(32).toString('base64url');
  await run('session', [found.id, createHash('sha256').update(token).digest('base64url')]);
  return { id: found.id, name: found.name, email: found.email, token };
}

const server = http.createServer((request, response) => {
  void (async () => {
    const url = request.url ?? '';
    if (url === '/metrics') return response.end(`process_cpu_seconds_total ${(process.cpuUsage().user + process.cpuUsage().system) / 1e6}\n`);
    const token = hash(request.headers.cookie ?? '');
    const [, , , id = '', , position = '0'] = url.split('/');
    const input = await body(request);
    let output: unknown;
    if (url.endsWith('/sign-in')) output = await signIn(input);
    else if (request.method === 'PUT') {
      const save: { questionId: string; answer: string; seq: number; device: string } = input['saves']?.[0] ?? {
        questionId: '',
        answer: '',
        seq: 0,
        device: '',
      };
      output = await run('save', [token, id, position, save.questionId, save.answer, save.seq, save.device, input['currentQuestionIndex'] ?? 0]);
    } else if (url.endsWith('/submit')) output = await submit(token, id);
    else if (request.method === 'POST') output = await run('start', [token, 'practice-exam-1', 'm-reference']);
    else output = (await run('result', [token, id]))[0]?.facts ?? '{}';
    const text = typeof output === 'string' ? output : JSON.stringify(output);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
    return response.end(text);
  })().catch((error: unknown) => {
    response.writeHead(500);
    response.end(String(error));
  });
});
server.listen(Number(process.env['PORT']), 'localhost', () => process.send?.('ready'));
