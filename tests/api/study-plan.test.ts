/** A student's goal: what they say, and what is refused. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayAt, daysBetween } from '#core/learning/study-settings.ts';
import { answerState, startExam, takeExam, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const settings = {
  examDate: addDays(dayAt(Date.now(), 'America/Los_Angeles'), 100),
  targetScore: 1350,
  minutes: [30, 0, 30, 0, 30, 90, 0],
  timeZone: 'America/Los_Angeles',
};

test('a student who was not asked has no goal; one who answers finds it again, may skip any of it, and change it', async () => {
  const { api } = await verifiedStudent(server);
  expect(await api.call('getStudySettings')).toEqual({ settings: null });
  expect(await api.call('saveStudySettings', { body: settings })).toEqual({ settings });
  expect(await api.call('getStudySettings')).toEqual({ settings });
  const skipped = { ...settings, examDate: null, targetScore: null };
  await api.call('saveStudySettings', { body: skipped });
  expect(await api.call('getStudySettings')).toEqual({ settings: skipped });
});

test.each([
  ['a day that does not exist', { examDate: '2027-02-30' }],
  ['a score nobody can have', { targetScore: 1355 }],
  ['a week of six days', { minutes: [1, 2, 3, 4, 5, 6] }],
  ['more than a day can hold', { minutes: [500, 0, 0, 0, 0, 0, 0] }],
  ['a time zone that is not on the map', { timeZone: 'Mars/Olympus' }],
])('%s is refused', async (_, change) => {
  const { api } = await verifiedStudent(server);
  expect(await api.try('saveStudySettings', { body: { ...settings, ...change } })).toMatchObject({ status: 400, body: { error: { code: 'bad-input' } } });
});

test('an exam may be today where the student is, not yesterday', async () => {
  const { api } = await verifiedStudent(server);
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const today = dayAt(Date.now(), timeZone);
    expect(await api.try('saveStudySettings', { body: { ...settings, timeZone, examDate: addDays(today, -1) } })).toMatchObject({
      status: 400,
      body: { error: { code: 'bad-input', fields: { examDate: 'This date has passed.' } } },
    });
    expect(await api.try('saveStudySettings', { body: { ...settings, timeZone, examDate: '9026-03-14' } })).toMatchObject({
      status: 400,
      body: { error: { code: 'bad-input', fields: { examDate: 'Please choose a date within the next two years.' } } },
    });
    expect(await api.call('saveStudySettings', { body: { ...settings, timeZone, examDate: addDays(today, 700) } })).toMatchObject({
      settings: { examDate: addDays(today, 700) },
    });
    expect(await api.call('saveStudySettings', { body: { ...settings, timeZone, examDate: today } })).toMatchObject({ settings: { examDate: today } });
  }
});

const setTier = (id: string, tier: string) => server.database.query('update users set membership_tier = $2 where id = $1', [id, tier]);

test('the plan of a student on Max leads to the exam, makes room for what was done today, and says how likely the target is', async () => {
  const student = await verifiedStudent(server);
  const { api, id } = student;
  await setTier(id, 'max');
  const today = dayAt(Date.now(), 'UTC');
  const examDate = addDays(today, 30);
  const body = { examDate, targetScore: 1100, minutes: [60, 60, 60, 60, 60, 150, 60], timeZone: 'UTC' };
  await api.call('saveStudySettings', { body });
  const before = await api.call('getStudyPlan');
  expect(before).toMatchObject({ today, examDate, targetScore: 1100, doneToday: 0, likelihood: null });
  expect(before.sessions.at(-1)).toMatchObject({ day: addDays(examDate, -1), kind: 'rest' });
  expect(before.sessions.filter(({ kind }) => kind === 'exam').length).toBeGreaterThanOrEqual(3);
  await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : '1'));
  const after = await api.call('getStudyPlan');
  // The exam was today, so the next is not before six days from now; its mistakes are redone.
  const [next] = after.sessions.filter(({ kind }) => kind === 'exam');
  expect(daysBetween(today, next?.day ?? '')).toBeGreaterThanOrEqual(6);
  expect(after.sessions.some(({ kind }) => kind === 'redo')).toBe(true);
  expect(after.doneToday).toBeGreaterThan(0);
  const { chance, withMore, hours, gain } = after.likelihood ?? { chance: 2, withMore: 2, hours: 0, gain: 0 };
  expect(chance).toBeGreaterThan(0);
  expect(withMore).toBeGreaterThan(chance);
  expect(withMore).toBeLessThan(1);
  expect(hours).toBeCloseTo((30 / 7) * (510 / 60), 5);
  expect(gain).toBeGreaterThan(30);
});

test('an exam taken one module a day goes on at its next module, and each day counts what was done on it', async () => {
  const student = await verifiedStudent(server);
  const { api, id } = student;
  await setTier(id, 'max');
  await api.call('saveStudySettings', { body: { examDate: null, targetScore: null, minutes: [35, 35, 35, 35, 35, 35, 35], timeZone: 'UTC' } });
  const modules = async () => {
    const { today, sessions, doneToday } = await api.call('getStudyPlan');
    const next = sessions.filter(({ kind }) => kind === 'exam').flatMap((one) => one.modules.map((module) => [daysBetween(today, one.day), module]));
    return { next: next.slice(0, 4), doneToday };
  };
  expect(await modules()).toEqual({ next: [1, 2, 3, 4].map((module, day) => [day, module]), doneToday: 0 });
  const { session, open } = await startExam(student);
  const minute = (question: { id: string }) => answerState(question.id, null, { timeSpentMs: 60_000 });
  const submit = async (questions: readonly { id: string }[], position: number) => {
    const params = { sessionId: session.id, position };
    await api.call('saveAnswers', { params, body: { saves: questions.map(minute) } });
    await student.spend?.(session.id);
    return api.call('submitModule', { params, body: { reason: 'student', saves: [] } });
  };
  await submit(open.module.questions, 0);
  expect(await modules()).toMatchObject({ next: [2, 3, 4].map((module, day) => [day + 1, module]).concat([expect.anything()]), doneToday: 27 });
  // That was two days ago; the others are taken today.
  await server.database.query("update exam_module_attempts set submitted_at = submitted_at - interval '2 days' where session_id = $1", [session.id]);
  expect(await modules()).toMatchObject({ next: [2, 3, 4].map((module, day) => [day, module]).concat([expect.anything()]), doneToday: 0 });
  for (const position of [1, 2, 3]) {
    const next = await api.call('startModule', { params: { sessionId: session.id, position } });
    const after = await submit(next.module.questions, position);
    if (after.phase.kind === 'break') await api.call('endBreak', { params: { sessionId: session.id } });
  }
  expect((await modules()).doneToday).toBe(27 + 22 + 22);
});

test('an exam that is over does not end the planning, and a plan below Max has none', async () => {
  const { api, id } = await verifiedStudent(server);
  expect(await api.try('getStudyPlan')).toMatchObject({ status: 403, body: { error: { code: 'plan-required' } } });
  await setTier(id, 'max');
  await api.call('saveStudySettings', { body: { ...settings, minutes: [30, 30, 30, 30, 30, 30, 30] } });
  await server.database.query("update study_settings set exam_date = '2020-03-14' where user_id = $1", [id]);
  const plan = await api.call('getStudyPlan');
  expect(plan.examDate).toBeNull();
  expect(plan.sessions.length).toBeGreaterThan(20);
});

test('on the day of the exam nothing is planned', async () => {
  const { api, id } = await verifiedStudent(server);
  await setTier(id, 'max');
  const today = dayAt(server.now(), 'UTC');
  await api.call('saveStudySettings', { body: { ...settings, examDate: today, minutes: [180, 180, 180, 180, 180, 180, 180], timeZone: 'UTC' } });
  expect(await api.call('getStudyPlan')).toMatchObject({ today, examDate: today, sessions: [] });
});

test('the first check gives a first estimate with a wide range', async () => {
  const { api } = await verifiedStudent(server);
  for (const topics of [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], Array.from({ length: 19 }, (_, index) => index + 11)]) {
    const quiz = await api.call('startCustomQuiz', { body: { source: 'topics', topics, levels: [1, 2, 3, 4, 5], length: 10, mode: 'at-end' } });
    const saves = quiz.questions.map(({ question }, position) => ({
      position,
      answer: question.format === 'choice' ? 'A' : '1',
      guessed: false,
      timeSpentMs: 40_000,
      seq: 1,
      device: 'testdevice01',
    }));
    await api.call('submitQuiz', { params: { quizId: quiz.id }, body: { saves } });
  }
  const { scoreNow } = await api.call('getDashboard');
  expect(scoreNow.questions).toBe(20);
  expect((scoreNow.total?.high ?? 0) - (scoreNow.total?.low ?? 0)).toBeGreaterThanOrEqual(150);
});
