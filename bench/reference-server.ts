/**
 * The bare reference: node:http and hand-written SQL on the same tables with the same checks
 * (session, owner, open module attempt, newer wins), one statement and commit per request. No framework,
 * no schemas, no grouping: what the machine gives before any product is built on it.
 */
import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import { submit } from './reference-submit.ts';

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
} as const;

const run = async (name: keyof typeof statements, values: unknown[]) => (await pool.query({ name, text: statements[name], values })).rows;

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
    } else if (url.endsWith('/submit')) output = await submit(pool, token, id, Number(position));
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
