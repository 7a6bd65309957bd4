/** The server keeps the time: deadlines, pauses, modes, accommodations, late uploads. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SessionView } from '#contract/exam-sessions.ts';
import { answerState, startExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const minute = 60_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const clockOf = ({ phase }: Pick<SessionView, 'phase'>) => {
  if (phase.kind !== 'module' && phase.kind !== 'break') throw new Error(`no clock in phase ${phase.kind}`);
  return phase.clock;
};

/** Lets so many minutes pass in which the player is heard, as every player that runs is. */
async function heardFor({ api }: Person, sessionId: string, minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 1) {
    server.advance(minute);
    await api.try('saveAnswers', { params: { sessionId, position: 0 }, body: { saves: [] } });
  }
}
const heardUntilTheEnd = (person: Person, sessionId: string) => heardFor(person, sessionId, 33);

describe('a running module', () => {
  test('shows the time left by the server, whatever the student sends', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student, { mode: 'test-day' });
    server.advance(10 * minute);
    const state = answerState(open.module.questions[0]?.id ?? '', 'A', { timeSpentMs: 1 });
    const saved = await student.api.call('saveAnswers', { params: { sessionId: session.id, position: 0 }, body: { saves: [state] } });
    expect(clockOf(saved.session).remainingMs / minute).toBeCloseTo(22, 1);
  });

  test('is not started again by opening it again', async () => {
    const student = await verifiedStudent(server);
    const { session } = await startExam(student, { mode: 'test-day' });
    server.advance(5 * minute);
    const again = await student.api.call('startModule', { params: { sessionId: session.id, position: 0 } });
    expect(clockOf(again.session).remainingMs / minute).toBeCloseTo(27, 1);
  });

  test.each([
    [1, 32],
    [1.5, 48],
    [2, 64],
  ] as const)('has %s times the standard time', async (timeMultiplier, minutes) => {
    const { open } = await startExam(await verifiedStudent(server), { timeMultiplier });
    expect(clockOf(open.session).allowedMs).toBe(minutes * minute);
  });

  test('refuses saves after the deadline and its grace, and says so', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student, { mode: 'test-day' });
    const params = { sessionId: session.id, position: 0 };
    const state = answerState(open.module.questions[0]?.id ?? '', 'B');
    server.advance(32 * minute + 10_000);
    await student.api.call('saveAnswers', { params, body: { saves: [state] } });
    server.advance(56 * minute);
    expect(await student.api.refused('saveAnswers', { params, body: { saves: [{ ...state, answer: 'C', seq: 2 }] } })).toMatchObject({
      status: 409,
      code: 'time-is-up',
    });
    expect(clockOf(await student.api.call('getSession', { params: { sessionId: session.id } })).remainingMs).toBe(0);
  });

  test('takes the answers of a device that was offline, once, and the result says they were late', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student, { mode: 'test-day' });
    server.advance(75 * minute);
    const saves = open.module.questions.map(({ id }) => answerState(id, 'A'));
    const after = await student.api.call('submitModule', { params: { sessionId: session.id, position: 0 }, body: { reason: 'student', saves } });
    expect(after.phase).toMatchObject({ kind: 'ready', position: 1 });
    expect(after.modulesMeta[0]).toMatchObject({ answered: 27, submitted: true });
    for (const position of [1, 2, 3] as const) {
      await student.api.call('startModule', { params: { sessionId: session.id, position } });
      server.advance(36 * minute);
      await student.api.call('submitModule', { params: { sessionId: session.id, position }, body: { reason: 'time', saves: [] } });
      server.advance(11 * minute);
    }
    const { result } = await student.api.call('getLatestResult');
    expect(result?.lateModules).toHaveLength(1);
    expect((result?.lateModules[0]?.lateMs ?? 0) / minute).toBeCloseTo(43, 0);
    expect(result?.responses.filter(({ position, answer }) => position === 0 && answer === 'A')).toHaveLength(27);
  });
});

test('a student who had saved everything is not reported as late for coming back late', async () => {
  const student = await verifiedStudent(server);
  const { session, open } = await startExam(student, { mode: 'test-day' });
  const params = { sessionId: session.id, position: 0 };
  const saves = open.module.questions.map(({ id }) => answerState(id, 'A'));
  await student.api.call('saveAnswers', { params, body: { saves } });
  server.advance(92 * minute);
  // What the player sends on return: the same answers with a little more time on the last screen.
  await student.api.call('submitModule', { params, body: { reason: 'student', saves: saves.map((state) => ({ ...state, timeSpentMs: 2000 })) } });
  const { rows } = await server.database.query<{ late_ms: number | null }>('select late_ms from exam_module_attempts where user_id = $1', [student.id]);
  expect(rows).toEqual([{ late_ms: null }]);
});

describe('a pause', () => {
  test('when time is up stops nothing and is not recorded', async () => {
    const student = await verifiedStudent(server);
    const { session } = await startExam(student);
    await heardUntilTheEnd(student, session.id);
    await student.api.call('pauseModule', { params: { sessionId: session.id, position: 0 } });
    const { rows } = await server.database.query<{ event: string }>('select event from timing_audit where user_id = $1', [student.id]);
    expect(rows.map(({ event }) => event)).toEqual(['started']);
  });

  test('stops the clock, for days, and opening the module ends it', async () => {
    const student = await verifiedStudent(server);
    const { session } = await startExam(student);
    const params = { sessionId: session.id, position: 0 };
    await heardFor(student, session.id, 7);
    await student.api.call('pauseModule', { params });
    server.advance(3 * 24 * 60 * minute);
    expect(clockOf(await student.api.call('getSession', { params: { sessionId: session.id } }))).toMatchObject({ paused: true });
    const again = await student.api.call('startModule', { params });
    expect(clockOf(again.session).paused).toBe(false);
    expect(clockOf(again.session).remainingMs / minute).toBeCloseTo(25, 1);
  });
});

describe('the clock of a practice exam', () => {
  const at = (sessionId: string) => ({ params: { sessionId, position: 0 } });
  const look = async ({ api }: Person, sessionId: string) => clockOf(await api.call('getSession', { params: { sessionId } }));

  test('pauses by itself about a minute after its page was closed, and resuming goes on from there', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student);
    await heardFor(student, session.id, 5);
    server.advance(minute);
    expect(await look(student, session.id)).toMatchObject({ paused: false });
    server.advance(8 * 60 * minute);
    const after = await look(student, session.id);
    expect(after.paused).toBe(true);
    expect(after.remainingMs / minute).toBeCloseTo(27 - 1.25, 1);
    // Answers that arrive meanwhile are kept, and do not start it again.
    const state = answerState(open.module.questions[0]?.id ?? '', 'A');
    const saved = await student.api.call('saveAnswers', { ...at(session.id), body: { saves: [state] } });
    expect(clockOf(saved.session)).toEqual(after);
    const again = await student.api.call('startModule', at(session.id));
    expect(again.answers).toMatchObject([{ answer: 'A' }]);
    expect(clockOf(again.session)).toEqual({ ...after, paused: false });
    await heardFor(student, session.id, 2);
    expect((await look(student, session.id)).remainingMs / minute).toBeCloseTo(27 - 1.25 - 2, 1);
    const { rows } = await server.database.query<{ event: string }>('select event from timing_audit where user_id = $1 order by id', [student.id]);
    expect(rows.map(({ event }) => event)).toEqual(['started', 'resumed']);
  });

  test('runs on for a player that worked without a connection: its time is used, its answers are kept, and nothing is late', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student);
    server.advance(20 * minute);
    const saves = open.module.questions.map(({ id }) => answerState(id, 'A'));
    const saved = await student.api.call('saveAnswers', { ...at(session.id), body: { saves, remainingMs: 12 * minute } });
    expect(clockOf(saved.session)).toMatchObject({ paused: false });
    expect(clockOf(saved.session).remainingMs / minute).toBeCloseTo(12, 1);
    // No device gets more time than there was when it fell silent.
    server.advance(5 * minute);
    const greedy = await student.api.call('saveAnswers', { ...at(session.id), body: { saves: [], remainingMs: 30 * minute } });
    expect(clockOf(greedy.session).remainingMs / minute).toBeCloseTo(12 - 1.25, 1);
    // Time ran out without a connection: the module is submitted when there is one again.
    server.advance(60 * minute);
    const after = await student.api.call('submitModule', { ...at(session.id), body: { reason: 'time', saves: [], remainingMs: 0 } });
    expect(after.phase).toMatchObject({ kind: 'ready', position: 1 });
    const { rows } = await server.database.query('select late_ms from exam_module_attempts where user_id = $1', [student.id]);
    expect(rows).toEqual([{ late_ms: null }]);
  });

  test('does not end on the word of a device that slept', async () => {
    const student = await verifiedStudent(server);
    const { session } = await startExam(student);
    server.advance(60 * minute);
    expect(await student.api.refused('submitModule', { ...at(session.id), body: { reason: 'time', saves: [] } })).toMatchObject({ code: 'too-early' });
    expect((await look(student, session.id)).paused).toBe(true);
  });

  test('keeps running on a test day', async () => {
    const student = await verifiedStudent(server);
    const { session } = await startExam(student, { mode: 'test-day' });
    server.advance(20 * minute);
    expect(await look(student, session.id)).toMatchObject({ paused: false });
    expect((await look(student, session.id)).remainingMs / minute).toBeCloseTo(12, 1);
  });
});

test('a device that wrongly believes time is up cannot end a module, in either mode', async () => {
  for (const mode of ['practice', 'test-day'] as const) {
    const student = await verifiedStudent(server);
    const { session } = await startExam(student, { mode });
    const params = { sessionId: session.id, position: 0 };
    await heardFor(student, session.id, 31);
    expect(await student.api.refused('submitModule', { params, body: { reason: 'time', saves: [] } })).toMatchObject({ status: 409, code: 'too-early' });
    server.advance(minute);
    expect((await student.api.call('submitModule', { params, body: { reason: 'time', saves: [] } })).phase).toMatchObject({ kind: 'ready', position: 1 });
  }
});

describe('test-day mode', () => {
  test('does not pause, submit early, or skip the break', async () => {
    const student = await verifiedStudent(server);
    const { session } = await startExam(student, { mode: 'test-day' });
    const at = (position: number) => ({ params: { sessionId: session.id, position } });
    expect(await student.api.refused('pauseModule', at(0))).toMatchObject({ status: 409, code: 'not-in-this-mode' });
    expect(await student.api.refused('submitModule', { ...at(0), body: { reason: 'student', saves: [] } })).toMatchObject({ status: 409, code: 'too-early' });
    server.advance(32 * minute + 1000);
    await student.api.call('submitModule', { ...at(0), body: { reason: 'student', saves: [] } });
    await student.api.call('startModule', at(1));
    server.advance(32 * minute + 1000);
    const pause = await student.api.call('submitModule', { ...at(1), body: { reason: 'student', saves: [] } });
    expect(pause.phase.kind).toBe('break');
    expect(await student.api.refused('endBreak', { params: { sessionId: session.id } })).toMatchObject({ status: 409, code: 'not-in-this-mode' });
    expect(await student.api.refused('startModule', at(2))).toMatchObject({ status: 409, code: 'module-not-open' });
    server.advance(10 * minute + 1000);
    expect((await student.api.call('startModule', at(2))).module.section).toBe('math');
  });
});

test('every change to a clock is recorded', async () => {
  const student = await verifiedStudent(server);
  const { session } = await startExam(student);
  const params = { sessionId: session.id, position: 0 };
  await student.api.call('pauseModule', { params });
  await student.api.call('startModule', { params });
  await student.api.call('submitModule', { params, body: { reason: 'student', saves: [] } });
  const { rows } = await server.database.query<{ event: string }>('select event from timing_audit where user_id = $1 order by id', [student.id]);
  expect(rows.map(({ event }) => event).sort()).toEqual(['paused', 'resumed', 'started', 'submitted']);
});

test('a server clock set back a day neither costs nor gives anybody time', async () => {
  const student = await verifiedStudent(server);
  const { session } = await startExam(student);
  server.advance(-24 * 60 * minute);
  const { remainingMs, allowedMs } = clockOf(await student.api.call('getSession', { params: { sessionId: session.id } }));
  expect(remainingMs).toBe(allowedMs);
  server.advance(24 * 60 * minute);
});

describe('a border of the calendar', () => {
  const home = process.env['TZ'];
  beforeAll(() => {
    process.env['TZ'] = 'America/New_York';
  });
  afterAll(() => {
    if (home === undefined) delete process.env['TZ'];
    else process.env['TZ'] = home;
  });

  test.each([
    ['the end of a month', '2027-05-01T03:50:00Z', 240],
    ['the end of a year', '2028-01-01T04:50:00Z', 300],
    ['the beginning of a leap day', '2028-02-29T04:50:00Z', 300],
    ['the end of a leap day', '2028-03-01T04:50:00Z', 300],
    ['the hour that is missing in spring', '2028-03-12T06:50:00Z', 300],
    ['the hour that comes twice in autumn', '2028-11-05T05:50:00Z', 240],
  ])('%s takes no time and gives none, to an exam that runs or is paused', async (_what, at, offset) => {
    const before = server.now();
    server.advance(Date.parse(at) - before);
    // Where the server is, not where its tests usually run.
    expect(new Date(at).getTimezoneOffset()).toBe(offset);
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student, { mode: 'test-day' });
    const params = { sessionId: session.id, position: 0 };
    const state = answerState(open.module.questions[0]?.id ?? '', 'B');
    server.advance(20 * minute);
    const saved = await student.api.call('saveAnswers', { params, body: { saves: [state] } });
    expect(clockOf(saved.session).remainingMs / minute).toBeCloseTo(12, 1);
    server.advance(13 * minute);
    expect(await student.api.refused('saveAnswers', { params, body: { saves: [{ ...state, answer: 'C', seq: 2 }] } })).toMatchObject({ code: 'time-is-up' });

    server.advance(Date.parse(at) - server.now());
    const other = await verifiedStudent(server);
    const { session: paused } = await startExam(other);
    const place = { params: { sessionId: paused.id, position: 0 } };
    await other.api.call('pauseModule', place);
    server.advance(26 * 60 * minute);
    expect(clockOf((await other.api.call('startModule', place)).session).remainingMs / minute).toBeCloseTo(32, 1);
    server.advance(before - server.now());
  });
});
