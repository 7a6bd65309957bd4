/** A database that hangs, loses connections or is full: callers who can wait are told at once, and the service recovers by itself. */
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { hangingProxy, type HangingProxy } from '../support/hanging-proxy.ts';
import { answerState, startExam, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../support/test-server.ts';
import { until } from '../support/until.ts';

let proxy: HangingProxy | undefined;
let server: TestServer | undefined;
afterEach(async () => {
  proxy?.resume();
  await server?.stop();
  await proxy?.stop();
});

async function behindProxy(options: TestServerOptions = {}): Promise<{ readonly server: TestServer; readonly proxy: HangingProxy; readonly lines: string[] }> {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  let made: HangingProxy | undefined;
  const started = await startTestServer({
    poolSize: 2,
    log: pino({ level: 'info' }, sink),
    through: async (connection) => (made = await hangingProxy(connection)).connection,
    ...options,
  });
  if (!made) throw new Error('the server did not go through the proxy');
  [server, proxy] = [started, made];
  return { server: started, proxy: made, lines };
}

const timed = async <T>(work: Promise<T>): Promise<{ readonly result: T; readonly ms: number }> => {
  const began = performance.now();
  return { result: await work, ms: performance.now() - began };
};

test('a database that hangs: reads and starts are refused with a message within seconds and then at once, a save waits, and everything works afterward', async () => {
  const { server, proxy, lines } = await behindProxy();
  const student = await verifiedStudent(server);
  const { session, open } = await startExam(student);
  proxy.hang();
  const reads = await timed(Promise.all([1, 2, 3, 4].map(() => student.api.refused('listExams'))));
  for (const refusal of reads.result)
    expect(refusal).toMatchObject({ status: 503, code: 'unavailable', message: 'The server is busy for a moment. Please try again.' });
  expect(reads.ms).toBeLessThan(5_000);
  const start = await timed(student.api.try('startSession', { body: { practiceExamId: 'practice-exam-2' } }));
  expect([start.result.status, Number(start.result.headers.get('retry-after'))]).toEqual([503, 2]);
  expect(start.ms).toBeLessThan(300);
  const ready = await timed(fetch(`${server.url}/readyz`));
  expect([ready.result.status, await ready.result.text()]).toEqual([503, 'database away']);
  expect(ready.ms).toBeLessThan(300);
  expect(lines.some((line) => line.includes('the database does not answer'))).toBe(true);

  const save = student.api.call('saveAnswers', {
    params: { sessionId: session.id, position: 0 },
    body: { saves: [answerState(open.module.questions[0]?.id ?? '', 'A')] },
  });
  proxy.resume();
  expect((await save).acknowledged).toHaveLength(1);
  await until(async () => (await fetch(`${server.url}/readyz`)).status === 200);
  expect((await student.api.try('listExams')).status).toBe(200);
  expect(lines.some((line) => line.includes('answers and saves again'))).toBe(true);
}, 60_000);

test('connections that get no more answers are replaced, and their queries are retried', async () => {
  const { server, proxy } = await behindProxy();
  const student = await verifiedStudent(server);
  const { session, open } = await startExam(student);
  proxy.loseOpen();
  const save = await timed(
    student.api.call('saveAnswers', {
      params: { sessionId: session.id, position: 0 },
      body: { saves: [answerState(open.module.questions[0]?.id ?? '', 'B')] },
    }),
  );
  expect(save.result.acknowledged).toHaveLength(1);
  expect(save.ms).toBeLessThan(9_000);
  expect((await student.api.try('listExams')).status).toBe(200);
}, 60_000);

test('a slow statement is not a hang: the server waits for it', async () => {
  const { server } = await behindProxy();
  const { rows } = await server.database.query<{ slept: string }>("select 'awake' as slept from pg_sleep(4)");
  expect(rows).toEqual([{ slept: 'awake' }]);
}, 30_000);

test('a full disk: writes are refused at once, reads go on, the state is reported, and the service recovers by itself', async () => {
  const { server, lines } = await behindProxy();
  const student = await verifiedStudent(server);
  const { session, open } = await startExam(student);
  await server.database.query(`create function no_room() returns trigger language plpgsql as
    $body$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $body$`);
  for (const table of ['exam_answers', 'exam_sessions', 'rate_limits'])
    await server.database.query(`create trigger no_room before insert on ${table} for each statement execute function no_room()`);
  const save = { params: { sessionId: session.id, position: 0 }, body: { saves: [answerState(open.module.questions[0]?.id ?? '', 'A')] } };
  const refused = await timed(student.api.refused('saveAnswers', save));
  expect(refused.result).toMatchObject({ status: 503, code: 'unavailable' });
  const start = await timed(student.api.refused('startSession', { body: { practiceExamId: 'practice-exam-2' } }));
  expect(start.result).toMatchObject({ status: 503 });
  for (const { ms } of [refused, start]) expect(ms).toBeLessThan(1_000);
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.text()]).toEqual([503, 'database full: nothing can be saved until its disk has room']);
  expect((await student.api.try('listExams')).status).toBe(200);
  expect(lines.filter((line) => line.includes('the disk of the database is full'))).toHaveLength(1);

  await server.database.query('drop function no_room cascade');
  await until(async () => (await fetch(`${server.url}/readyz`)).status === 200);
  expect((await student.api.call('saveAnswers', save)).acknowledged).toHaveLength(1);
  expect(lines.some((line) => line.includes('answers and saves again'))).toBe(true);
  const { rows } = await server.database.query<{ left: number }>("select count(*)::int as left from rate_limits where key like 'room:%'");
  expect(rows).toEqual([{ left: 0 }]);
}, 60_000);
