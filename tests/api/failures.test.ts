/** Server and network faults, each survived with no acknowledged answer lost, no false "saved" and exactly one score. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadContent } from '#server/content/load.ts';
import { openDatabase } from '#server/database/database.ts';
import { createLog } from '#server/log.ts';
import { startServer } from '#server/server.ts';
import { ApiClient } from '../support/api-client.ts';
import { answerAndSubmit, answerState, goodPassword, startExam, verifiedStudent, type Person } from '../support/students.ts';
import { createTestDatabase, startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('things around the exam break', () => {
  test('logging in fails: exams in progress go on', async () => {
    const student = await verifiedStudent(server);
    const { open } = await startExam(student);
    await server.database.query('alter table auth_accounts rename to auth_accounts_away');
    expect((await new ApiClient(server).try('signIn', { body: { email: student.email, password: goodPassword } })).status).toBeGreaterThanOrEqual(401);
    expect((await answerAndSubmit(student, open, 0, () => 'A')).phase).toMatchObject({ kind: 'ready', position: 1 });
    await server.database.query('alter table auth_accounts_away rename to auth_accounts');
  });

  test('mail is down: the step between modules works', async () => {
    const mailless = await startTestServer({ environment: { SMTP_URL: 'smtp://127.0.0.1:9' } });
    const api = new ApiClient(mailless);
    const { me } = await api.call('signUp', { body: { name: 'Tomas Reyes', email: 'tomas@example.org', password: goodPassword } });
    await mailless.database.query('update users set email_verified = true where id = $1', [me.id]);
    const { open } = await startExam({ api, email: me.email, id: me.id });
    expect((await answerAndSubmit({ api, email: me.email, id: me.id }, open, 0, () => 'B')).phase.kind).toBe('ready');
    await mailless.stop();
  });

  test('the tier expires in the middle: the exam goes on', async () => {
    const student = await verifiedStudent(server);
    await server.database.query(`update users set membership_tier = 'max', membership_end_date = now() + interval '10 minutes' where id = $1`, [student.id]);
    const { open } = await startExam(student);
    expect((await student.api.call('me')).me?.membershipTier).toBe('max');
    server.advance(15 * 60_000);
    expect((await student.api.call('me')).me?.membershipTier).toBe('free');
    expect((await answerAndSubmit(student, open, 0, () => 'C')).phase.kind).toBe('ready');
  });

  test('the session ends in the middle: a 401 with a message, and after logging in again everything is there', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student);
    const params = { sessionId: session.id, position: 0 };
    await student.api.call('saveAnswers', { params, body: { saves: [answerState(open.module.questions[0]?.id ?? '', 'A')] } });
    await server.database.query('delete from sessions where user_id = $1', [student.id]);
    const again = [answerState(open.module.questions[1]?.id ?? '', 'B')];
    expect(await student.api.refused('saveAnswers', { params, body: { saves: again } })).toMatchObject({ status: 401, code: 'not-signed-in' });
    await student.api.call('signIn', { body: { email: student.email, password: goodPassword } });
    await student.api.call('saveAnswers', { params, body: { saves: again } });
    expect((await student.api.call('startModule', { params })).answers).toHaveLength(2);
  });
});

describe('two devices', () => {
  test('in every order of arrival, the same answers remain', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student);
    const params = { sessionId: session.id, position: 0 };
    const id = open.module.questions[0]?.id ?? '';
    const states = [
      answerState(id, 'A', { seq: 1, device: 'phone0000001' }),
      answerState(id, 'B', { seq: 2, device: 'laptop000001' }),
      answerState(id, 'C', { seq: 2, device: 'phone0000001' }),
      answerState(id, null, { seq: 3, device: 'laptop000001' }),
    ];
    const shuffled = [...states, ...states].sort((a, b) => (a.device + a.seq < b.device + b.seq ? 1 : -1));
    await Promise.all(shuffled.map((state) => student.api.call('saveAnswers', { params, body: { saves: [state] } })));
    const { answers } = await student.api.call('startModule', { params });
    expect(answers).toEqual([states[3]]);
  });

  test('one submits while the other is saving: the save is kept, or refused and said to be, never something in between', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student);
    const params = { sessionId: session.id, position: 0 };
    const saves = open.module.questions.map(({ id }, index) =>
      student.api.try('saveAnswers', { params, body: { saves: [answerState(id, 'D', { seq: index + 1 })] } }),
    );
    const submit = student.api.call('submitModule', { params, body: { reason: 'student', saves: [] } });
    const outcomes = await Promise.all(saves);
    await submit;
    const acknowledged = outcomes.filter(({ status }) => status === 200).length;
    expect(outcomes.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { rows } = await server.database.query<{ n: number }>('select count(*)::int as n from exam_answers where user_id = $1', [student.id]);
    expect(rows[0]?.n).toBe(acknowledged);
  });
});

test('two dozen students save and submit at once: nobody waits forever', async () => {
  const students = await Promise.all(Array.from({ length: 24 }, () => verifiedStudent(server)));
  const exams = await Promise.all(students.map(async (student) => ({ student, ...(await startExam(student)) })));
  const outcomes = await Promise.all(
    exams.flatMap(({ student, session, open }) => {
      const params = { sessionId: session.id, position: 0 };
      const save = (from: number, to: number, seq: number) =>
        student.api.try('saveAnswers', { params, body: { saves: open.module.questions.slice(from, to).map(({ id }) => answerState(id, 'A', { seq })) } });
      return [
        save(0, 9, 1),
        save(9, 18, 1),
        student.api.try('submitModule', {
          params,
          body: { reason: 'student', saves: open.module.questions.map(({ id }) => answerState(id, 'B', { seq: 2 })) },
        }),
        save(0, 27, 1),
      ];
    }),
  );
  expect(outcomes.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
});

test('connections cut in the middle of submits: the process survives, and every submit succeeds in the end', async () => {
  const students = await Promise.all(Array.from({ length: 12 }, () => verifiedStudent(server)));
  const exams = await Promise.all(students.map(async (student) => ({ student, ...(await startExam(student)) })));
  const cut = setInterval(
    () =>
      void server.database
        .query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()')
        .catch(() => {}),
    15,
  );
  const submits = await Promise.all(
    exams.map(({ student, session }) =>
      student.api.try('submitModule', { params: { sessionId: session.id, position: 0 }, body: { reason: 'student', saves: [] } }),
    ),
  );
  clearInterval(cut);
  await pause(50);
  expect(submits.every(({ status }) => status === 200 || status === 503)).toBe(true);
  for (const { student, session } of exams) {
    const after = await student.api.call('submitModule', { params: { sessionId: session.id, position: 0 }, body: { reason: 'student', saves: [] } });
    expect(after.phase).toMatchObject({ kind: 'ready', position: 1 });
  }
});

test('an exam edited in the middle of an attempt does not reach the attempt', async () => {
  const student = await verifiedStudent(server);
  const { session, open } = await startExam(student, { practiceExamId: 'practice-exam-2' });
  const before = await server.database.query<{ module_id: string }>(
    `select module_id from practice_exam_modules where practice_exam_id = 'practice-exam-2' and position = 1`,
  );
  await server.database.query(`update practice_exam_modules set module_id = (select module_id from practice_exam_modules where practice_exam_id = 'practice-exam-1' and position = 1 limit 1)
    where practice_exam_id = 'practice-exam-2' and position = 1 and module_id = (select min(module_id) from practice_exam_modules where practice_exam_id = 'practice-exam-2' and position = 1)`);
  server.advance(10_000); // until the cached list of exams has expired
  await answerAndSubmit(student, open, 0, () => null);
  const next = await student.api.call('startModule', { params: { sessionId: session.id, position: 1 } });
  const { rows } = await server.database.query<{ module_id: string }>('select module_id from exam_module_attempts where session_id = $1 and position = 1', [
    session.id,
  ]);
  expect(next.module.questions).toHaveLength(27);
  expect(before.rows).toContainEqual(rows[0]);
});

test('a submit that fails half-way leaves nothing behind, and can be sent again', async () => {
  const student = await verifiedStudent(server);
  const session = await student.api.call('startSession', { body: { practiceExamId: 'practice-exam-1' } });
  for (const position of [0, 1, 2] as const)
    await answerAndSubmit(student, await student.api.call('startModule', { params: { sessionId: session.id, position } }), position, () => null);
  await student.api.call('startModule', { params: { sessionId: session.id, position: 3 } });
  const at = { params: { sessionId: session.id, position: 3 }, body: { reason: 'student' as const, saves: [] } };
  for (const table of ['question_attempts', 'topic_stats', 'topic_history', 'user_stats', 'statistics_changes', 'timing_audit']) {
    await server.database.query(`alter table ${table} rename to gone`);
    expect((await student.api.try('submitModule', at)).status, table).toBe(500);
    await server.database.query(`alter table gone rename to ${table}`);
    const { rows } = await server.database.query<{ results: number; submitted: number }>(
      `select (select count(*)::int from exam_results where user_id = $1) as results, (select count(*)::int from exam_module_attempts where user_id = $1 and submitted_at is not null) as submitted`,
      [student.id],
    );
    expect(rows[0], table).toEqual({ results: 0, submitted: 3 });
  }
  expect((await student.api.call('submitModule', at)).phase.kind).toBe('complete');
});

test('more requests than connections: all are answered', async () => {
  const { connection, drop } = await createTestDatabase();
  const database = openDatabase({ connection, poolSize: 2, prepare: true, onIdleError: () => {} });
  const small = await startServer({
    config: { ...server.config, dataDir: `${server.config.dataDir}/small` },
    database,
    log: createLog('silent'),
    clientFolder: '',
    enforceRateLimits: false,
  });
  const person: Person = await (async () => {
    const api = new ApiClient(small);
    const { me } = await api.call('signUp', { body: { name: 'Wei Sun', email: 'wei@example.org', password: goodPassword } });
    await database.query('update users set email_verified = true');
    return { api, email: me.email, id: me.id };
  })();
  const { session, open } = await startExam(person);
  const params = { sessionId: session.id, position: 0 };
  const many = await Promise.all([
    ...open.module.questions.map(({ id }) => person.api.try('saveAnswers', { params, body: { saves: [answerState(id, 'A')] } })),
    ...Array.from({ length: 30 }, () => person.api.try('listExams')),
    ...Array.from({ length: 10 }, () => person.api.try('startModule', { params })),
  ]);
  expect(many.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  await small.stop();
  await database.close();
  await drop();
});

test('a start with content already loaded changes no row', async () => {
  const state = async () =>
    (
      await server.database.query<{ n: number; print: string }>(
        "select count(*)::int as n, md5(string_agg(xmin::text, ',' order by question_id, version)) as print from question_versions",
      )
    ).rows[0];
  const before = await state();
  expect(before?.n).toBeGreaterThan(294);
  await loadContent(server.database);
  expect(await state()).toEqual(before);
});
