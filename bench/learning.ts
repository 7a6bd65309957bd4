/**
 * `npm run bench:learning`: what students with 10,000 answers and 1,000 quizzes each wait for, in a database with a million answers and a million
 * ranked students, one request after another: the dashboard on Max, the ranks, the starts of quizzes; and how long a fresh Math question
 * takes to draw. Beside the times, which belong to the machine, the CPU time that the server and the database spent on a request.
 */
import katex from 'katex';
import { questionSource } from '#content/draw-question.ts';
import { difficulties } from '#core/questions/question.ts';
import { topics } from '#core/topics/topics.ts';
import { fillServer, printTimes } from './filled-server.ts';
import { databaseCpuMs } from './measure.ts';
import { insertStudents, student } from './population.ts';

const [others, ofOne, repeats] = [990_000, 10_000, 100];
/** Students with so many answers; how often each may start a quiz of a kind is limited, and one alone would say little about the slowest starts. */
const veterans = [0, 1, 2, 3];
/** So many requests of each kind are not counted: a server that has just started runs code that V8 has not optimized yet. */
const warmUps = 40;
/** Who makes those that a student may not make so often. */
const warmers = [0, 1].map((index) => veterans.length + warmUps + repeats + 1 + index);
const { client, url, start, stop } = await fillServer('bench_learning', 41_877);
await insertStudents(client, Math.max(...warmers) + 1);
/** Answers of one user, or of thousands, over two months; ids in the order of time, as UUIDv7 are. */
const attempts = `insert into question_attempts (user_id, id, attempted_at, question_version, time_spent_ms, position, number, topic_id, difficulty, correct, first_seen,
    counted, question_id, archetype, skill_tags, context, answer)
  select USERS, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid, at, 1, 60000, 0, 1, 1 + n % 29, 1 + n % 5,
    n % 3 > 0, true, false, 'q' || n, 'a', '{}', 'untimed-quiz', 'A'
  from (select n, now() - interval '60 days' + n * interval '60 days' / $1::integer as at from generate_series(1, $1::integer) as n) as made`;
await client.query(attempts.replace('USERS', "('01910000-0000-7000-8000-' || lpad((n % 5000)::text, 12, '0'))::uuid"), [others]);
async function practiceForYears(own: string): Promise<void> {
  await client.query("update users set membership_tier = 'max' where id = $1", [own]);
  await client.query(attempts.replace('USERS', `'${own}'::uuid`), [ofOne]);
  await client.query('insert into user_stats (user_id, total_questions, correct_total, last_updated) values ($1, $2, $3, now())', [own, ofOne, 6_666]);
  await client.query('insert into topic_stats select $1, t, 344, 230, now() from generate_series(1, 29) as t', [own]);
  await client.query(
    'insert into topic_evidence select $1, t, d, s, 20, 10, 34, now() from generate_series(1, 29) t, generate_series(1, 5) d, (values (false), (true)) as k (s)',
    [own],
  );
  // All in quizzes of ten that are finished, on two thirds of the bank.
  await client.query(
    `insert into quizzes (user_id, id, specification, question_count, answered_count, started_at, updated_at, completed_at)
     select $1, ('01910000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, '{"source":"topics","topics":[1],"length":10}', 10, 10,
       now() - interval '400 days' + n * interval '8 hours', now(), now() from generate_series(0, $2::integer - 1) as n`,
    [own, ofOne / 10],
  );
  await client.query(
    `insert into quiz_questions (user_id, quiz_id, position, question_id, question_version, topic_id)
     select $1, ('01910000-0000-7000-9000-' || lpad((n / 10)::text, 12, '0'))::uuid, n % 10, q.id, q.current_version, v.topic_id
     from generate_series(0, $2::integer - 1) as n join (
       select id, current_version, row_number() over (order by id) - 1 as place, count(*) over () as total from questions
       where status = 'published' and 'practice' = any(usage_contexts)) q on q.place = n % (q.total * 2 / 3)
     join question_versions v on v.question_id = q.id and v.version = q.current_version`,
    [own, ofOne],
  );
  await client.query(
    `insert into seen_questions select user_id, topic_id, question_id, max(z.started_at)
     from quiz_questions q join quizzes z using (user_id) where user_id = $1 and z.id = q.quiz_id group by user_id, topic_id, question_id`,
    [own],
  );
}
for (const index of [...veterans, ...warmers]) await practiceForYears(student(index).userId);
// A million students, each counted once by each metric.
await client.query("insert into rank_histogram select 'questions', v, 50 from generate_series(1, 20000) as v");
await client.query("insert into rank_histogram select 'accuracy', v, 9900 from generate_series(0, 100) as v");
await client.query('insert into rank_blocks select metric, value / 128, sum(n) from rank_histogram group by metric, value / 128');
await client.query('analyze');

await start();

async function serverCpuMs(): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return 1000 * Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1] ?? 0);
}

type Send = (index: number) => Promise<Response>;

/** @param warm sent first, and not counted */
async function time(what: string, send: Send, warm: Send = send): Promise<void> {
  const times: number[] = [];
  const statuses = new Set<number>();
  for (let index = 1; index <= warmUps; index++) await (await warm(index)).arrayBuffer();
  const before = { server: await serverCpuMs(), database: await databaseCpuMs(client) };
  for (let index = 1; index <= repeats; index++) {
    const began = performance.now();
    const response = await send(index);
    await response.arrayBuffer();
    statuses.add(response.status);
    times.push(performance.now() - began);
  }
  const [server, ofDatabase] = [((await serverCpuMs()) - before.server) / repeats, ((await databaseCpuMs(client)) - before.database) / repeats];
  printTimes(what, times, `CPU server ${server.toFixed(1)} ms, database ${ofDatabase.toFixed(1)} ms  statuses ${[...statuses].join()}`);
}

const as = (index: number) => ({ cookie: `ascent=${student(index).token}`, 'x-account': student(index).userId });
const post = (index: number, target: string, body: object) =>
  fetch(`${url}${target}`, { method: 'POST', headers: { ...as(index), 'content-type': 'application/json', origin: url }, body: JSON.stringify(body) });
// How often one student may look, too, is limited.
const inTurns =
  (who: readonly number[], send: (student: number) => Promise<Response>): Send =>
  (index) =>
    send(who[index % who.length] ?? 0);
for (const [what, target] of [
  ['dashboard', '/api/dashboard'],
  ['ranks', '/api/rankings'],
  ['question bank', '/api/question-bank'],
] as const) {
  const look = (index: number) => fetch(`${url}${target}`, { headers: as(index) });
  await time(what, inTurns(veterans, look), inTurns(warmers, look));
}
const startNew = (place: number) => post(veterans.length + place, '/api/quizzes', { practiceSet: 'algebra' });
await time('start of a quiz, new student', (index) => startNew(warmUps + index), startNew);
// Ever other levels, so that none goes on with one under way.
const startOwn = (learner: number, source: string, round: number) =>
  post(learner, '/api/custom-quizzes', {
    source,
    topics: topics.map(({ id }) => id),
    length: 10,
    skills: [],
    levels: difficulties.filter((level) => (round >> (level - 1)) & 1),
  });
for (const [source, what] of [
  ['topics', 'start of a quiz, 10,000 answers'],
  ['smart', 'start of a smart quiz, the same'],
] as const) {
  const startBy = (who: readonly number[]) => (index: number) => startOwn(who[index % who.length] ?? 0, source, Math.floor(index / who.length) + 1);
  await time(what, startBy(veterans), startBy(warmers));
}

const source = questionSource((latex) => {
  katex.renderToString(latex, { throwOnError: true, strict: 'error' });
});
const mathTopics = topics.filter(({ section }) => section === 'math').map(({ id }) => id);
let seed = 0;
const drawn = Array.from({ length: 300 }, (_, index) => {
  const began = performance.now();
  const seeds = Array.from({ length: 24 }, () => (seed = (seed + 1_640_531) % 2 ** 31));
  source.draw({ topics: [mathTopics[index % mathTopics.length] ?? 11], levels: [...difficulties], archetypes: [], skills: [] }, seeds);
  return performance.now() - began;
});
const warm = drawn.slice(50);
printTimes('draw of a fresh Math question', warm, `mean ${(warm.reduce((sum, ms) => sum + ms, 0) / warm.length).toFixed(1)} ms, of ${warm.length}`);
await stop();
