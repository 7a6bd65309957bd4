/** Bad input gets the right status and message, and changes nothing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnswerState } from '#core/exams/answer-state.ts';
import { answerState, startExam, takeExam, verifiedStudent, type ExamInHand, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let student: Person;
let exam: ExamInHand;
beforeAll(async () => {
  server = await startTestServer();
  student = await verifiedStudent(server);
  exam = await startExam(student);
});
afterAll(() => server.stop());

const first = () => exam.open.module.questions[0]?.id ?? '';
const params = () => ({ sessionId: exam.session.id, position: 0 });
const save = (saves: unknown[]) => student.api.refused('saveAnswers', { params: params(), body: { saves } });
const annotation = { id: 'a', target: 'stimulus', start: 0, end: 4, colour: 'yellow', underline: 'none' };

/** What the server has stored for the first question. */
async function kept(): Promise<AnswerState[]> {
  return (await student.api.call('startModule', { params: params() })).answers;
}

describe('impossible answers', () => {
  test('a question of another module', async () => {
    const other = await startExam(await verifiedStudent(server), { practiceExamId: 'practice-exam-2' });
    expect(await save([answerState(other.open.module.questions[0]?.id ?? '', 'A')])).toMatchObject({ status: 400, code: 'unknown-question' });
  });
  test('a question that does not exist', async () =>
    expect(await save([answerState('no-such-question', 'A')])).toMatchObject({ status: 400, code: 'unknown-question' }));
  test('a typed entry for a choice question', async () =>
    expect(await save([answerState(first(), '12')])).toMatchObject({ status: 400, code: 'wrong-answer-format' }));
  test('a fifth choice', async () => expect(await save([answerState(first(), 'E')])).toMatchObject({ status: 400, code: 'bad-input' }));
  test('a note that is too long', async () =>
    expect(await save([answerState(first(), 'A', { annotations: [{ ...annotation, note: 'x'.repeat(1001) } as never] })])).toMatchObject({
      status: 400,
      code: 'bad-input',
    }));
  test('a note the database could not keep', async () =>
    expect(await save([answerState(first(), 'A', { annotations: [{ ...annotation, note: 'a\u0000b' } as never] })])).toMatchObject({
      status: 400,
      code: 'bad-input',
    }));
  test('fields nobody asked for', async () =>
    expect(await save([{ ...answerState(first(), 'A'), correct: true }])).toMatchObject({ status: 400, code: 'bad-input' }));
  test('negative and absurd numbers', async () => {
    expect(await save([answerState(first(), 'A', { seq: -1 })])).toMatchObject({ status: 400 });
    expect(await save([answerState(first(), 'A', { timeSpentMs: 1e12 })])).toMatchObject({ status: 400 });
  });
  test('more saves than a module has', async () =>
    expect(await save(Array.from({ length: 31 }, () => answerState(first(), 'A')))).toMatchObject({ status: 400 }));
  test('one bad save among good ones keeps none of them', async () => {
    await save([answerState(exam.open.module.questions[5]?.id ?? '', 'A'), answerState('nonsense', 'A')]);
    expect(await kept()).toEqual([]);
  });
  test('a body that is too large', async () => {
    const big = Array.from({ length: 30 }, () =>
      answerState(first(), 'A', { annotations: Array.from({ length: 40 }, () => ({ ...annotation, note: 'y'.repeat(1000) })) as never }),
    );
    expect(await save(big)).toMatchObject({ status: 413, code: 'body-too-large' });
  });
});

test.each(['2/', '-', '.', '', '-.5', '3/4/5', '1.2.3', '......'])('an unfinished entry %j is kept as typed and never blocks submit', async (entry) => {
  const person = await verifiedStudent(server);
  const { session, open } = await startExam(person);
  await person.api.call('submitModule', { params: { sessionId: session.id, position: 0 }, body: { reason: 'student', saves: [] } });
  await person.api.call('startModule', { params: { sessionId: session.id, position: 1 } });
  await person.api.call('submitModule', { params: { sessionId: session.id, position: 1 }, body: { reason: 'student', saves: [] } });
  await person.api.call('endBreak', { params: { sessionId: session.id } });
  const math = await person.api.call('startModule', { params: { sessionId: session.id, position: 2 } });
  const typed = math.module.questions.find(({ format }) => format === 'spr');
  expect(open.module.questions.every(({ format }) => format === 'choice')).toBe(true);
  const saved = await person.api.call('saveAnswers', {
    params: { sessionId: session.id, position: 2 },
    body: { saves: [answerState(typed?.id ?? '', entry)] },
  });
  expect(saved.acknowledged).toHaveLength(1);
  expect((await person.api.call('submitModule', { params: { sessionId: session.id, position: 2 }, body: { reason: 'student', saves: [] } })).phase.kind).toBe(
    'ready',
  );
});

test.each(['12345678', 'x=3', '1,000', '50%', '$5', '2 1/2', 'π', '√2', "'; drop table users; --"])('a malformed entry %j is refused', async (entry) => {
  expect(await save([answerState(first(), entry)])).toMatchObject({ status: 400 });
});

describe('ids', () => {
  test.each(['x', '../../etc/passwd', '01900000-0000-7000-8000-000000000000', "' or 1=1", '%00'])('an unknown session %j is not found', async (sessionId) => {
    expect(await student.api.refused('getSession', { params: { sessionId } })).toMatchObject({ status: 404, code: 'session-not-found' });
  });
  test('an unknown exam', async () =>
    expect(await student.api.refused('startSession', { body: { practiceExamId: 'practice-exam-99' } })).toMatchObject({ status: 404, code: 'exam-not-found' }));
  test('an unknown result', async () =>
    expect(await student.api.refused('getResult', { params: { resultId: exam.session.id } })).toMatchObject({ status: 404, code: 'result-not-found' }));
  test('a fifth module', async () =>
    expect(await student.api.refused('startModule', { params: { sessionId: exam.session.id, position: 4 } })).toMatchObject({
      status: 409,
      code: 'module-not-open',
    }));
});

test.each(['ascent=%E0%A4%A', 'ascent=', 'ascent=%', 'ascent=a.b.c; ascent=d'])('the broken cookie %j is a guest', async (cookie) => {
  const response = await fetch(`${server.url}/api/accounts/me`, { headers: { cookie } });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ me: null });
});

test.each(['\u0000', '\ud800'])('text the database could not keep is refused where it comes in', async (bad) => {
  expect(
    await student.api.refused('getLatestResult', { query: { practiceExamId: `x${bad}` } }).then(
      ({ status }) => status,
      () => 400,
    ),
  ).toBe(400);
  expect(await save([answerState(first(), 'A', { annotations: [{ ...annotation, id: `a${bad}` } as never] })])).toMatchObject({ status: 400 });
  expect(await student.api.refused('startSession', { body: { practiceExamId: `x${bad}` } })).toMatchObject({ status: 400 });
});

describe('requests that are not ours', () => {
  const path = () => `/api/exam-sessions/${exam.session.id}/modules/0/submit`;
  test('a form', async () =>
    expect((await student.api.request('POST', path(), { body: 'saves=', headers: { 'content-type': 'application/x-www-form-urlencoded' } })).status).toBe(415));
  test('plain text', async () =>
    expect((await student.api.request('POST', path(), { body: '{"saves":[]}', headers: { 'content-type': 'text/plain' } })).status).toBe(415));
  test('broken JSON', async () =>
    expect((await student.api.request('POST', path(), { body: '{"saves":', headers: { 'content-type': 'application/json' } })).status).toBe(400));
  test('from another site', async () =>
    expect(
      (await student.api.request('POST', path(), { body: '{"saves":[]}', headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' } }))
        .status,
    ).toBe(403));
  test('from another origin', async () =>
    expect(
      (await student.api.request('POST', path(), { body: '{"saves":[]}', headers: { 'content-type': 'application/json', origin: 'https://evil.example' } }))
        .status,
    ).toBe(403));
  test.each(['toString', 'constructor', '__proto__'])('a parameter that no call has, though every object has it: %s', async (name) => {
    const answer = await student.api.request('GET', `/api/exam-results?${name}=1`);
    expect([answer.status, JSON.stringify(await answer.json())]).toEqual([400, expect.not.stringContaining('Given twice')]);
    expect((await student.api.request('GET', `/api/accounts/me?${name}=1`)).status).toBe(400);
  });
  test('a parameter given twice', async () => expect((await student.api.request('GET', '/api/exam-results?limit=1&limit=2')).status).toBe(400));
  test('and none of them submitted anything', async () =>
    expect((await student.api.call('getSession', { params: { sessionId: exam.session.id } })).phase.kind).toBe('module'));
});

describe('late and repeated requests', () => {
  test('saving and starting after submission', async () => {
    const person = await verifiedStudent(server);
    const { session, open } = await startExam(person);
    const at = { sessionId: session.id, position: 0 };
    const id = open.module.questions[0]?.id ?? '';
    await person.api.call('submitModule', { params: at, body: { reason: 'student', saves: [answerState(id, 'C')] } });
    expect(await person.api.refused('saveAnswers', { params: at, body: { saves: [answerState(id, 'D', { seq: 9 })] } })).toMatchObject({
      status: 409,
      code: 'module-submitted',
    });
    expect(await person.api.refused('startModule', { params: at })).toMatchObject({ status: 409, code: 'module-submitted' });
    // A repeat adds nothing and gets the outcome; new answers that come too late are refused with a message.
    const repeat = await person.api.call('submitModule', { params: at, body: { reason: 'student', saves: [answerState(id, 'C')] } });
    expect(repeat.phase).toMatchObject({ kind: 'ready', position: 1 });
    expect(await person.api.refused('submitModule', { params: at, body: { reason: 'student', saves: [answerState(id, 'D', { seq: 9 })] } })).toMatchObject({
      status: 409,
      code: 'module-submitted',
    });
    const { rows } = await server.database.query<{ answer: string }>('select answer from exam_answers where user_id = $1 and question_id = $2', [
      person.id,
      id,
    ]);
    expect(rows).toEqual([{ answer: 'C' }]);
  });
  test('a finished exam cannot be discarded or reopened', async () => {
    const person = await verifiedStudent(server);
    await takeExam(person, () => null);
    const { rows } = await server.database.query<{ id: string }>('select id from exam_sessions where user_id = $1', [person.id]);
    expect(await person.api.refused('deleteSession', { params: { sessionId: rows[0]?.id ?? '' } })).toMatchObject({ status: 404 });
    expect((await person.api.call('listResults')).items).toHaveLength(1);
  });
});
