/**
 * `node bench/learning.ts`: what a student with 10,000 answers waits for, in a database with a million answers and a million ranked
 * students, one request after another: the dashboard on Max, the ranks, and for others the start of a quiz.
 */
import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { loadContent } from '#server/content/load.ts';
import { openDatabase } from '#server/database/database.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/start.ts';
import { migrate } from '#server/database/migrate.ts';
import { insertStudents, student } from './population.ts';

const root = path.join(import.meta.dirname, '..');
const [others, ofOne, repeats] = [990_000, 10_000, 100];
const port = 41_877;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ascent-bench-'));
const cluster = await startEmbeddedDatabase(folder);
const { host = '', user, password } = cluster.connection;
const name = 'bench_learning';
const admin = new pg.Client({ ...cluster.connection, database: 'postgres' });
await admin.connect();
await admin.query(`create database ${name}`);
await admin.end();
const connection = { host, user, password, database: name } as pg.ClientConfig;
await migrate(connection);
const database = openDatabase({ connection, poolSize: 2, prepare: true, onIdleError: () => {} });
await loadContent(database);
await database.close();

const client = new pg.Client(connection);
await client.connect();
await insertStudents(client, repeats + 1);
const own = student(0).userId;
await client.query("update users set membership_tier = 'max' where id = $1", [own]);
/** Answers of one user, or of thousands, over two months; ids in the order of time, as UUIDv7 are. */
const attempts = `insert into question_attempts (user_id, id, attempted_at, question_version, time_spent_ms, position, number, topic_id, difficulty, correct, first_seen,
    counted, question_id, archetype, skill_tags, context, answer)
  select USERS, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid, at, 1, 60000, 0, 1, 1 + n % 29, 1 + n % 5,
    n % 3 > 0, true, false, 'q' || n, 'a', '{}', 'untimed-quiz', 'A'
  from (select n, now() - interval '60 days' + n * interval '60 days' / $1::integer as at from generate_series(1, $1::integer) as n) as made`;
await client.query(attempts.replace('USERS', `'${own}'::uuid`), [ofOne]);
await client.query(attempts.replace('USERS', "('01910000-0000-7000-8000-' || lpad((n % 5000)::text, 12, '0'))::uuid"), [others]);
await client.query('insert into user_stats (user_id, total_questions, correct_total, last_updated) values ($1, $2, $3, now())', [own, ofOne, 6_666]);
await client.query('insert into topic_stats select $1, t, 344, 230, now() from generate_series(1, 29) as t', [own]);
await client.query(
  'insert into topic_evidence select $1, t, d, s, 20, 10, 34, now() from generate_series(1, 29) t, generate_series(1, 5) d, (values (false), (true)) as k (s)',
  [own],
);
// A million students, each counted once by each metric.
await client.query("insert into rank_histogram select 'questions', v, 50 from generate_series(1, 20000) as v");
await client.query("insert into rank_histogram select 'accuracy', v, 9900 from generate_series(0, 100) as v");
await client.query('analyze');
await client.end();

const child = fork(path.join(root, 'server/main.ts'), {
  cwd: root,
  silent: true,
  env: {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: `postgres://${user}:${String(password)}@/${name}?host=${encodeURIComponent(host)}`,
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    HOST: 'localhost',
    PUBLIC_URL: `http://localhost:${port}`,
  },
});
const url = `http://localhost:${port}`;
for (
  let tries = 0;
  tries < 400 &&
  !(await fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  ));
  tries++
)
  await new Promise((resolve) => setTimeout(resolve, 50));

async function time(what: string, send: (index: number) => Promise<Response>): Promise<void> {
  const times: number[] = [];
  const statuses = new Set<number>();
  for (let index = 0; index < repeats; index++) {
    const began = performance.now();
    const response = await send(index);
    await response.arrayBuffer();
    statuses.add(response.status);
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1);
  console.log(`${what.padEnd(16)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  statuses ${[...statuses].join()}`);
}

const as = (index: number) => ({ cookie: `ascent=${student(index).token}`, 'x-account': student(index).userId });
await time('dashboard', () => fetch(`${url}/api/dashboard`, { headers: as(0) }));
await time('ranks', () => fetch(`${url}/api/rankings`, { headers: as(0) }));
await time('start of a quiz', (index) =>
  fetch(`${url}/api/quizzes`, {
    method: 'POST',
    headers: { ...as(index + 1), 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ practiceSet: 'algebra' }),
  }),
);
child.kill('SIGTERM');
await cluster.stop();
fs.rmSync(folder, { recursive: true, force: true });
