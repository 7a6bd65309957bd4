/**
 * `npm run bench:import`: autosave with 16 clients alone, and beside an import of 5,000 questions, in turns on the same server, so that both
 * meet the machine as it is. What counts is the ratio of their p99: at most 1.5.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { examContent } from '#server/features/exams/exam-content.ts';
import { openDatabase } from '#server/database/database.ts';
import { fillServer } from './filled-server.ts';
import { measureTogether, request, together } from './measure.ts';
import { insertSessions, insertStudents, sessionId, student } from './population.ts';

const [savers, questions, rounds, seconds, port] = [2_000, 5_000, 3, 4, 41_878];
const { client, url, start, stop } = await fillServer('bench_import', port);
const { host, user, password, database: name } = client;
const database = openDatabase({ connection: { host, user, password, database: name }, poolSize: 1, prepare: true, onIdleError: () => {} });
const exam = await examContent(database, Date.now).exam('practice-exam-1');
await database.close();
if (!exam) throw new Error('there is no exam to take');
await insertStudents(client, savers + 1);
await insertSessions(client, exam, 0, savers, 0);
const { userId, token } = student(savers);
await client.query('update users set is_author = true where id = $1', [userId]);
const { rows } = await client.query<{ question_id: string }>('select question_id from exam_module_questions where module_id = $1 order by position', [
  exam.shape[0]?.modules[0]?.moduleId,
]);
await client.query('analyze');
await start();

let seq = 1;
const save = (index: number) => {
  const stamp = { seq: ++seq, device: 'benchdevice' };
  const answer = { answer: 'ABCD'[seq % 4], eliminated: [], marked: false, annotations: [], timeSpentMs: seq, ...stamp, answerStamp: stamp };
  const body = { saves: [{ questionId: rows[seq % rows.length]?.question_id, ...answer }], currentQuestionIndex: seq % rows.length };
  return request('PUT', `/api/exam-sessions/${sessionId(index)}/modules/0/answers`, student(index).token, body);
};
const requests = () => Array.from({ length: 8_000 * seconds }, (_, index) => save(index % savers));
const autosave = async () => together([(await measureTogether({ autosave: { port, clients: 16, requests: requests(), seconds } })).autosave]);

const text = [
  'question,A,B,C,D,answer',
  ...Array.from({ length: questions }, (_, index) => `What is \\(${index}+2\\)?,${index},${index + 1},${index + 2},${index + 3},C`),
];
const call = (path: string, body?: unknown) =>
  fetch(`${url}/api/admin/question-imports${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie: `ascent=${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const file = { format: 'csv', file: 'bench.csv', text: text.join('\n'), mapping: [], topicId: 11, rights: 'Made for a bench', use: 'practice' };

await autosave(); // warm
const p99s: { readonly alone: number; readonly beside: number }[] = [];
for (let round = 0; round < rounds; round++) {
  const alone = await autosave();
  const began = await call('', file);
  if (!began.ok) throw new Error(`the import was refused with ${began.status}: ${await began.text()}`);
  const beside = await autosave();
  const { rows: imports } = await client.query<{ status: string; read_count: number }>(
    'select status, read_count from question_imports order by id desc limit 1',
  );
  console.log(
    `alone ${alone.perSecond.toFixed(0)}/s p99 ${alone.p99.toFixed(1)} ms, beside ${beside.perSecond.toFixed(0)}/s p99 ${beside.p99.toFixed(1)} ms, then ${JSON.stringify(imports[0])}, ${JSON.stringify(beside.statuses)}`,
  );
  p99s.push({ alone: alone.p99, beside: beside.p99 });
  for (let tries = 0; tries < 600; tries++) {
    const { rows: running } = await client.query("select 1 from question_imports where status in ('waiting', 'running')");
    if (running.length === 0) break;
    await wait(100);
  }
}
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
console.log(
  `autosave's p99 beside an import of ${questions} questions: ${median(p99s.map(({ alone, beside }) => beside / alone)).toFixed(2)} times its own (goal: at most 1.5)`,
);
await stop();
