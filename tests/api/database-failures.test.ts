/** A database in trouble, killed or restored, and two processes on one: no acknowledged answer is lost. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { ApiClient } from '../support/api-client.ts';
import { startRealServer, type RealServer } from '../support/real-server.ts';
import { answerState, goodPassword, startExam, takeExam, verifiedStudent } from '../support/students.ts';
import { createTestDatabase, startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a database in trouble', () => {
  /** Makes every write of an answer run this first. */
  const onSave = async (statement: string) => {
    await server.database.query(`create function trouble() returns trigger language plpgsql as $body$ begin ${statement}; return new; end $body$`);
    await server.database.query('create trigger trouble before insert on exam_answers for each statement execute function trouble()');
    return () => server.database.query('drop function trouble cascade');
  };

  test('its disk is full: 503, nothing claimed as saved, and saved once there is room', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student);
    const save = { params: { sessionId: session.id, position: 0 }, body: { saves: [answerState(open.module.questions[0]?.id ?? '', 'A')] } };
    const clear = await onSave(`raise exception 'no space left on device' using errcode = 'disk_full'`);
    expect(await student.api.refused('saveAnswers', save)).toMatchObject({ status: 503, code: 'unavailable' });
    await clear();
    expect((await student.api.call('saveAnswers', save)).acknowledged).toHaveLength(1);
  });

  test('it is slow: saves wait in parallel, not one after another', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student);
    const params = { sessionId: session.id, position: 0 };
    const clear = await onSave('perform pg_sleep(0.3)');
    const outcomes = await Promise.all(
      open.module.questions.map(({ id }) => student.api.try('saveAnswers', { params, body: { saves: [answerState(id, 'B')] } })),
    );
    await clear();
    expect(outcomes.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    expect((await student.api.call('startModule', { params })).answers).toHaveLength(27);
  });
});

describe('a database that dies', () => {
  let real: RealServer;
  beforeAll(async () => {
    real = await startRealServer();
  });
  afterAll(() => real.stop());

  test('is restarted, and no request fails in the meantime', async () => {
    const api = new ApiClient(real);
    const email = 'brave@example.org';
    const { me } = await api.call('signUp', { body: { name: 'Amina Diallo', email, password: goodPassword } });
    await api.call('sendVerification', { body: { email } });
    await api.call('verifyEmail', { body: { token: new URL(await real.verificationPath(email), real.url).searchParams.get('token') } });
    const { session, open } = await startExam({ api, email, id: me.id });
    const params = { sessionId: session.id, position: 0 };
    const statuses: number[] = [];
    const acknowledged: string[] = [];
    const saving = Promise.all(
      open.module.questions.map(async ({ id }, index) => {
        await pause(index * 40);
        const { status } = await api.try('saveAnswers', { params, body: { saves: [answerState(id, 'B')] } });
        statuses.push(status);
        if (status === 200) acknowledged.push(id);
      }),
    );
    await pause(200);
    real.killDatabase();
    await saving;
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    const { answers } = await api.call('startModule', { params });
    expect(answers.map(({ questionId }) => questionId).sort()).toEqual(acknowledged.sort());
  }, 60_000);

  test('is restored from a copy of its files with every result', async () => {
    const api = new ApiClient(real);
    await api.call('signIn', { body: { email: 'brave@example.org', password: goodPassword } });
    const { me } = await api.call('me');
    const resultId = await takeExam({ api, email: 'brave@example.org', id: me?.id ?? '' }, () => null, 'practice-exam-2');
    await real.terminate();
    const backup = `${real.dataDir}-backup`;
    fs.cpSync(real.dataDir, backup, { recursive: true, filter: (file) => path.basename(file) !== 'run' });
    fs.rmSync(path.join(real.dataDir, 'pg18'), { recursive: true });
    fs.cpSync(path.join(backup, 'pg18'), path.join(real.dataDir, 'pg18'), { recursive: true });
    fs.rmSync(backup, { recursive: true });
    await real.start();
    const restored = new ApiClient(real);
    await restored.call('signIn', { body: { email: 'brave@example.org', password: goodPassword } });
    expect((await restored.call('getResult', { params: { resultId } })).responses).toHaveLength(98);
  }, 60_000);
});

test('two processes on one database: one drains under load and no request fails', async () => {
  const { connection, drop } = await createTestDatabase();
  const { host, user, password } = inject('cluster');
  const url = `postgres://${user}:${password}@/${connection.database}?host=${encodeURIComponent(host)}`;
  // A load balancer needs a moment to notice; until then the stopping process still takes requests.
  const settings = { DATABASE_URL: url, SECRET: '3f9c1a7be02d46c8905fe1b7a2d8463c', DRAIN_SECONDS: '1' };
  const [a, b] = [await startRealServer(settings), await startRealServer(settings)];
  const api = new ApiClient(a);
  const { me } = await api.call('signUp', { body: { name: 'Yuki Mori', email: 'yuki@example.org', password: goodPassword } });
  const database = openDatabase({ connection, poolSize: 1, prepare: false, onIdleError: () => {} });
  await database.query('update users set email_verified = true');
  const { session, open } = await startExam({ api, email: me.email, id: me.id });
  const onB = new ApiClient(b);
  await onB.call('signIn', { body: { email: 'yuki@example.org', password: goodPassword } });
  let draining = false;
  const statuses: number[] = [];
  const params = { sessionId: session.id, position: 0 };
  const load = Promise.all(
    Array.from({ length: 8 }, async (_, lane) => {
      for (let n = 0; n < 40; n++) {
        // A load balancer asks /readyz; here the test knows.
        const client = draining ? onB : lane % 2 ? api : onB;
        const { status } = await client.try('saveAnswers', {
          params,
          body: { saves: [answerState(open.module.questions[n % 27]?.id ?? '', 'A', { seq: n + 1 })] },
        });
        statuses.push(status);
      }
    }),
  );
  await pause(100);
  draining = true;
  await a.terminate();
  await load;
  expect(statuses).toHaveLength(320);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  await b.stop();
  await a.stop();
  await database.close();
  await drop();
}, 60_000);
