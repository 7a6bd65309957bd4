/** What a student does in an exam, above all its last submit, the most expensive: its statements and round trips are counted, and what it answers is what is stored. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerAndSubmit, answerState, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
const statements: string[] = [];
/** Statements under way, and how often one was sent when none was. */
let underWay = 0;
let flights = 0;

beforeAll(async () => {
  server = await startTestServer();
  const { transaction } = server.database;
  Object.assign(server.database, {
    transaction: <T>(work: Parameters<typeof transaction<T>>[0]) =>
      transaction<T>((queryable) =>
        work({
          query: (text, values) => {
            statements.push(text);
            if (underWay++ === 0) flights++;
            return queryable.query(text, values).finally(() => underWay--);
          },
        }),
      ),
  });
});
afterAll(() => server.stop());

test('opening and pausing a module take three flights, and the last submit ten statements in five, and answers with the session as it is stored', async () => {
  const student = await verifiedStudent(server);
  const { api } = student;
  const session = await api.call('startSession', { body: { practiceExamId: 'practice-exam-1' } });
  for (const position of [0, 1, 2] as const) {
    const open = await api.call('startModule', { params: { sessionId: session.id, position } });
    const after = await answerAndSubmit(student, open, position, ({ format }) => (format === 'choice' ? 'B' : '2'));
    if (after.phase.kind === 'break') await api.call('endBreak', { params: { sessionId: session.id } });
  }
  const params = { sessionId: session.id, position: 3 } as const;
  const flightsOf = async (call: 'startModule' | 'pauseModule') => {
    flights = 0;
    await api.call(call, { params });
    return flights;
  };
  // The session is locked, everything is written, and the session is read again.
  expect(await flightsOf('startModule')).toBeLessThanOrEqual(3);
  expect(await flightsOf('pauseModule')).toBeLessThanOrEqual(3);
  expect(await flightsOf('startModule')).toBeLessThanOrEqual(3);
  const open = await api.call('startModule', { params });
  const saves = open.module.questions.slice(0, 5).map(({ id, format }) => answerState(id, format === 'choice' ? 'A' : '3'));
  statements.length = 0;
  flights = 0;
  const { notKept, ...answered } = await api.call('submitModule', { params, body: { reason: 'student', saves } });
  // Begin goes out with the first of them, and commit is one more.
  expect(statements.length).toBeLessThanOrEqual(10);
  expect(flights).toBeLessThanOrEqual(5);
  expect(notKept).toEqual([]);
  expect(answered).toEqual(await api.call('getSession', { params: { sessionId: session.id } }));
  expect(answered.modulesMeta[3]).toMatchObject({ submitted: true, answered: 5 });
  const { rows } = await server.database.query<{ event: string }>('select event from timing_audit where user_id = $1 and position = 3 order by id', [
    student.id,
  ]);
  expect(rows.map(({ event }) => event)).toEqual(['started', 'paused', 'resumed', 'submitted']);
});
