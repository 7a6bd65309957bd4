/** A student takes a whole exam over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unanswered } from '#core/exams/answer-state.ts';
import { answerAndSubmit, answerState, startExam, studentWithPlus, takeExam, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('a full exam', () => {
  test('leads through two sections and a break to one result with a range', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student);
    expect(open.module.questions).toHaveLength(27);
    const second = await answerAndSubmit(student, open, 0, () => 'A');
    expect(second.phase).toMatchObject({ kind: 'ready', position: 1 });
    const next = await student.api.call('startModule', { params: { sessionId: session.id, position: 1 } });
    const rest = await answerAndSubmit(student, next, 1, (_, index) => (index < 4 ? 'A' : null));
    expect(rest.phase).toMatchObject({ kind: 'break', position: 2 });
    await student.api.call('endBreak', { params: { sessionId: session.id } });
    const math = await student.api.call('startModule', { params: { sessionId: session.id, position: 2 } });
    expect(math.module.questions).toHaveLength(22);
    await answerAndSubmit(student, math, 2, (question) => (question.format === 'choice' ? 'B' : '7'));
    const last = await student.api.call('startModule', { params: { sessionId: session.id, position: 3 } });
    const done = await answerAndSubmit(student, last, 3, (question) => (question.format === 'choice' ? 'C' : '1/2'));
    expect(done.phase.kind).toBe('complete');
    const resultId = done.phase.kind === 'complete' ? done.phase.resultId : '';
    const result = await student.api.call('getResult', { params: { resultId } });
    expect(result.responses).toHaveLength(98);
    const total = result.total ?? { score: 0, low: 0, high: 0 };
    expect(total.low).toBeLessThanOrEqual(total.score);
    expect(total.high).toBeGreaterThan(total.score);
    expect(total.score).toBe(result.sections.reduce((sum, { score }) => sum + (score ?? 0), 0));
    expect(result.sections.map(({ scored }) => scored)).toEqual([50, 40]);
  });

  test('never gives the same student two live sessions, however often start is pressed', async () => {
    const student = await verifiedStudent(server);
    const started = await Promise.all(Array.from({ length: 13 }, () => student.api.call('startSession', { body: { practiceExamId: 'practice-exam-1' } })));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
  });

  test('is scored once when it is submitted many times at once', async () => {
    const student = await verifiedStudent(server);
    const session = await student.api.call('startSession', { body: { practiceExamId: 'practice-exam-2' } });
    for (const position of [0, 1, 2] as const) {
      const open = await student.api.call('startModule', { params: { sessionId: session.id, position } });
      await answerAndSubmit(student, open, position, () => null);
    }
    await student.api.call('startModule', { params: { sessionId: session.id, position: 3 } });
    const submits = await Promise.all(
      Array.from({ length: 8 }, () =>
        student.api.call('submitModule', { params: { sessionId: session.id, position: 3 }, body: { reason: 'student', saves: [] } }),
      ),
    );
    const ids = new Set(submits.map(({ phase }) => (phase.kind === 'complete' ? phase.resultId : 'none')));
    expect(ids.size).toBe(1);
    const { items: results } = await student.api.call('listResults');
    expect(results).toHaveLength(1);
  });

  test('compares with the exam before and warns about a repeated one', async () => {
    const student = await studentWithPlus(server);
    await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : '7'));
    const again = await takeExam(student, (question, index) => (question.format === 'choice' ? ((['A', 'B', 'C', 'D'] as const)[index % 4] ?? 'A') : '2'));
    const { comparison, repeated } = await student.api.call('getResult', { params: { resultId: again } });
    expect(repeated).toBe(true);
    expect(comparison?.sections).toHaveLength(2);
  });
});

test('the Free plan includes each exam once; what gave no estimate may be taken again, and a plan allows the rest', async () => {
  const student = await verifiedStudent(server);
  const begin = { body: { practiceExamId: 'practice-exam-1' } } as const;
  await takeExam(student, () => null);
  expect((await student.api.call('getExam', { params: { examId: 'practice-exam-1' } })).mayTake).toBe(true);
  await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : '7'));
  expect((await student.api.call('listExams')).exams.map(({ id, mayTake }) => [id, mayTake])).toEqual(
    expect.arrayContaining([
      ['practice-exam-1', false],
      ['practice-exam-2', true],
    ]),
  );
  expect(await student.api.refused('startSession', begin)).toMatchObject({ status: 403, code: 'retake-needs-plus' });
  expect((await student.api.call('listSessions')).sessions).toEqual([]);
  await server.database.query("update users set membership_tier = 'plus', membership_end_date = null where id = $1", [student.id]);
  expect((await student.api.call('startSession', begin)).practiceExamId).toBe('practice-exam-1');
});

test('a section left mostly blank gives no estimate, and counts in nothing but its own result', async () => {
  const student = await verifiedStudent(server);
  const counts = async () => ({
    ranks: (await server.database.query('select total_questions, correct_total from user_stats where user_id = $1', [student.id])).rows,
    topics: (await server.database.query('select topic_id from topic_stats where user_id = $1 and topic_id <= 10', [student.id])).rows,
    history: (await server.database.query('select topic_id from topic_history where user_id = $1 and topic_id <= 10', [student.id])).rows,
    evidence: (await server.database.query('select topic_id from topic_evidence where user_id = $1 and topic_id <= 10', [student.id])).rows,
    statistics: (await server.database.query('select 1 from question_attempts where user_id = $1 and counted and topic_id <= 10', [student.id])).rows,
  });
  // 24 of 27 blank in the first module, as after a double click: three answers; and twenty in the second module.
  let asked = 0;
  const id = await takeExam(student, ({ format }, index) => {
    asked += 1;
    if (asked > 2 * 27) return format === 'choice' ? 'A' : '7';
    return index < (asked <= 27 ? 3 : 20) ? 'A' : null;
  });
  const result = await student.api.call('getResult', { params: { resultId: id } });
  expect(result.total).toBeNull();
  expect(result.sections).toMatchObject([
    { section: 'reading-writing', score: null, noScore: 'blank' },
    { section: 'math', noScore: null },
  ]);
  expect(result.sections[1]?.score).toBeGreaterThanOrEqual(200);
  // Its answers are all there to be read.
  expect(result.responses.filter(({ position, answer }) => position === 0 && answer !== null)).toHaveLength(3);
  expect((await student.api.call('getReview', { params: { resultId: id, position: 0 } })).questions).toHaveLength(27);
  expect(await counts()).toMatchObject({ ranks: [{ total_questions: 44 }], topics: [], history: [], evidence: [], statistics: [] });
  const { latest, history } = await student.api.call('getProgress');
  expect([latest, history]).toEqual([null, []]);
});

describe('a submit from a second device', () => {
  const note = (text: string) => [{ id: 'n1', target: 'stem', start: 0, end: 3, colour: 'yellow', underline: 'none', note: text } as const];
  const stored = async (userId: string) =>
    (await server.database.query<{ marked: boolean; annotations: unknown[] }>('select marked, annotations from exam_answers where user_id = $1', [userId]))
      .rows;

  test('brings its marks and notes along while the module is open', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student);
    const params = { sessionId: session.id, position: 0 };
    const id = open.module.questions[0]?.id ?? '';
    await student.api.call('saveAnswers', { params, body: { saves: [answerState(id, 'B')] } });
    const saves = [
      answerState(id, 'B', { seq: 2, device: 'seconddevice', answerStamp: { seq: 1, device: 'testdevice01' }, marked: true, annotations: note('mine') }),
    ];
    const { notKept } = await student.api.call('submitModule', { params, body: { reason: 'student', saves } });
    expect(notKept).toEqual([]);
    expect(await stored(student.id)).toMatchObject([{ marked: true, annotations: [{ note: 'mine' }] }]);
    // Sent again because the answer was lost: all of it is kept.
    expect((await student.api.call('submitModule', { params, body: { reason: 'student', saves } })).notKept).toEqual([]);
  });

  test('is told what of it came too late: nothing is acknowledged that is not kept', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student);
    const params = { sessionId: session.id, position: 0 };
    const [first = '', second = '', third = ''] = open.module.questions.map(({ id }) => id);
    await student.api.call('submitModule', { params, body: { reason: 'student', saves: [answerState(first, 'B', { annotations: note('early') })] } });
    const late = [
      answerState(first, 'B', { seq: 2, device: 'seconddevice', answerStamp: { seq: 1, device: 'testdevice01' }, annotations: note('late') }),
      answerState(second, null, { marked: true }),
      // Only looked at.
      answerState(third, null, { timeSpentMs: 5000 }),
    ];
    const { notKept, phase } = await student.api.call('submitModule', { params, body: { reason: 'student', saves: late } });
    expect(phase).toMatchObject({ kind: 'ready', position: 1 });
    expect(notKept).toEqual([first, second]);
    expect(await stored(student.id)).toMatchObject([{ marked: false, annotations: [{ note: 'early' }] }]);
  });
});

describe('autosave', () => {
  test('keeps the newer of two answers and tells the older one', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student);
    const params = { sessionId: session.id, position: 0 };
    const id = open.module.questions[0]?.id ?? '';
    await student.api.call('saveAnswers', { params, body: { saves: [answerState(id, 'B', { seq: 5 })] } });
    const stale = await student.api.call('saveAnswers', { params, body: { saves: [answerState(id, 'C', { seq: 4, device: 'otherdevice9' })] } });
    expect(stale.acknowledged).toEqual([]);
    expect(stale.newer).toMatchObject([{ questionId: id, answer: 'B', seq: 5 }]);
  });

  test('acknowledges a repeat without changing anything', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student);
    const params = { sessionId: session.id, position: 0 };
    const saves = [answerState(open.module.questions[3]?.id ?? '', 'D')];
    await student.api.call('saveAnswers', { params, body: { saves } });
    const repeat = await student.api.call('saveAnswers', { params, body: { saves } });
    expect(repeat.acknowledged).toHaveLength(1);
  });

  test('never lets time on a screen decide which answer is newer', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student);
    const params = { sessionId: session.id, position: 0 };
    const id = open.module.questions[0]?.id ?? '';
    await student.api.call('saveAnswers', { params, body: { saves: [answerState(id, 'B', { seq: 1, device: 'phone0000001', timeSpentMs: 4000 })] } });
    // A laptop that showed the question for an hour without touching it.
    const idle = await student.api.call('saveAnswers', {
      params,
      body: { saves: [answerState(id, null, { seq: 0, device: 'laptop000001', timeSpentMs: 3_600_000 })] },
    });
    expect(idle.newer).toMatchObject([{ answer: 'B', timeSpentMs: 3_600_000 }]);
    // The phone's time keeps growing under the stamp of its answer.
    const ticked = await student.api.call('saveAnswers', {
      params,
      body: { saves: [answerState(id, 'B', { seq: 1, device: 'phone0000001', timeSpentMs: 3_700_000 })] },
    });
    expect(ticked.acknowledged).toHaveLength(1);
    const { answers } = await student.api.call('startModule', { params });
    expect(answers).toMatchObject([{ answer: 'B', seq: 1, device: 'phone0000001', timeSpentMs: 3_700_000 }]);
  });

  test('a mark made offline on one device does not undo an answer given on another', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student);
    const params = { sessionId: session.id, position: 0 };
    const id = open.module.questions[0]?.id ?? '';
    await student.api.call('saveAnswers', { params, body: { saves: [answerState(id, 'B', { device: 'phone0000001' })] } });
    const marks = answerState(id, null, { seq: 3, device: 'laptop000001', marked: true, answerStamp: unanswered });
    const saved = await student.api.call('saveAnswers', { params, body: { saves: [marks] } });
    expect(saved.newer).toMatchObject([{ answer: 'B', marked: true, seq: 3 }]);
    expect((await student.api.call('startModule', { params })).answers).toMatchObject([{ answer: 'B', marked: true }]);
  });

  test('brings everything back on another device', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student);
    const params = { sessionId: session.id, position: 0 };
    const annotation = {
      id: 'n1',
      target: 'stimulus' as const,
      start: 3,
      end: 9,
      colour: 'blue' as const,
      underline: 'dashed' as const,
      note: 'Ωμέγα “quoted” 漢字',
    };
    const state = answerState(open.module.questions[1]?.id ?? '', 'A', { eliminated: ['C', 'D'], marked: true, annotations: [annotation], seq: 9 });
    await student.api.call('saveAnswers', { params, body: { saves: [state], currentQuestionIndex: 1 } });
    const reopened = await student.api.call('startModule', { params });
    expect(reopened.answers).toEqual([state]);
    expect(reopened.session.currentQuestionIndex).toBe(1);
  });
});
