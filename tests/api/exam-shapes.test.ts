/** Exams with other shapes than the standard one, taken over HTTP from start to result and review. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { base, publishExam, second, type Placed } from '../support/other-shapes.ts';
import { answerAndSubmit, answerState, startExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let exams = 0;

async function defineExam(title: string, modules: readonly Placed[]): Promise<string> {
  const id = `shape-${++exams}`;
  await server.database.transaction((queryable) => publishExam((sql, values) => queryable.query(sql, [...values]), id, 100 + exams, title, modules));
  server.advance(10_000); // the list of exams is read again every few seconds
  return id;
}

/** Answers everything with A or 7 and goes on to the end; returns the phases in between and the result. */
async function takeAll(student: Person, practiceExamId: string) {
  const { session, open } = await startExam(student, { practiceExamId });
  const phases: string[] = [];
  let opened = open;
  for (const { position } of session.shape) {
    if (position > 0) opened = await student.api.call('startModule', { params: { sessionId: session.id, position } });
    const { phase } = await answerAndSubmit(student, opened, position, (question) => (question.format === 'choice' ? 'A' : '7'));
    phases.push('position' in phase ? `${phase.kind} ${phase.position}` : phase.kind);
    if (phase.kind === 'break') await student.api.call('endBreak', { params: { sessionId: session.id } });
    if (phase.kind === 'complete') {
      const result = await student.api.call('getResult', { params: { resultId: phase.resultId } });
      const reviews = await Promise.all(
        session.shape.map((slot) => student.api.call('getReview', { params: { resultId: result.id, position: slot.position } })),
      );
      return { session, phases, result, reviews: reviews.map(({ questions }) => questions.length) };
    }
  }
  throw new Error('the exam did not end');
}

describe('one module alone', () => {
  test('is taken like any exam and gives right answers, not a score', async () => {
    const student = await verifiedStudent(server);
    const id = await defineExam('Math warm-up', [{ from: second('math', 'harder'), position: 0, label: 'Warm-up' }]);
    const { exams: offered } = await student.api.call('listExams');
    expect(offered.find((exam) => exam.id === id)).toMatchObject({ questionCount: 22, minutes: 35, shape: [{ label: 'Warm-up', adaptive: false }] });
    const { phases, result, reviews } = await takeAll(student, id);
    expect(phases).toEqual(['complete']);
    expect(reviews).toEqual([22]);
    expect(result).toMatchObject({ total: null, percentile: null, comparison: null, sections: [{ section: 'math', score: null, route: null, scored: 20 }] });
    expect(result.responses).toHaveLength(22);
    const { items: results } = await student.api.call('listResults');
    expect(results).toMatchObject([{ examTitle: 'Math warm-up', total: null, sections: [], questions: 22 }]);
    expect((await student.api.call('getExam', { params: { examId: id } })).latest).toMatchObject({
      total: null,
      questions: 22,
      correct: result.sections[0]?.modules[0]?.correct,
    });
    const progress = await student.api.call('getProgress');
    expect([progress.latest, progress.history]).toEqual([null, []]);
  });
});

describe('a part of an exam', () => {
  test('is taken alone under exam conditions: a section has its score, half of the exam a break and no score', async () => {
    const student = await verifiedStudent(server);
    for (const [part, phases, score, questions] of [
      ['math', ['ready 1', 'complete'], 'number', 44],
      ['half', ['break 1', 'complete'], 'object', 49],
      ['reading-writing-module', ['complete'], 'object', 27],
    ] as const) {
      const session = await student.api.call('startSession', { body: { practiceExamId: 'practice-exam-2', part } });
      const { shape } = session;
      const seen: string[] = [];
      for (const { position } of shape) {
        const open = await student.api.call('startModule', { params: { sessionId: session.id, position } });
        const { phase } = await answerAndSubmit(student, open, position, ({ format }) => (format === 'choice' ? 'A' : '7'));
        seen.push('position' in phase ? `${phase.kind} ${phase.position}` : phase.kind);
        if (phase.kind === 'break') await student.api.call('endBreak', { params: { sessionId: session.id } });
      }
      expect(seen).toEqual(phases);
      const { result } = await student.api.call('getLatestResult');
      expect(result?.total).toBeNull();
      expect(typeof result?.sections[0]?.score).toBe(score);
      expect(result?.responses).toHaveLength(questions);
    }
    const { items } = await student.api.call('listResults');
    expect(items.map(({ examTitle }) => examTitle.split(': ')[1])).toEqual(['One Reading and Writing module', 'Half length', 'Math only']);
    expect((await student.api.call('getProgress')).history).toEqual([]);
  });

  test('that an exam does not have cannot be started', async () => {
    const student = await verifiedStudent(server);
    const id = await defineExam('Only Math', [{ from: base('math'), position: 0 }]);
    expect(await student.api.refused('startSession', { body: { practiceExamId: id, part: 'reading-writing' } })).toMatchObject({ code: 'exam-not-found' });
  });
});

describe('the second module that an exam did not ask', () => {
  test('can be taken afterwards, alone, and changes no score', async () => {
    const [student, other] = [await verifiedStudent(server), await verifiedStudent(server)];
    const { api } = student;
    const session = await api.call('startSession', { body: { practiceExamId: 'practice-exam-2', part: 'math', timeMultiplier: 1.5 } });
    for (const position of [0, 1]) {
      const open = await api.call('startModule', { params: { sessionId: session.id, position } });
      await answerAndSubmit(student, open, position, ({ format }) => (format === 'choice' ? 'A' : '7'));
    }
    const before = (await api.call('getLatestResult')).result;
    const params = { resultId: before?.id ?? '' };
    expect(await other.api.refused('startOtherModule', { params, body: { position: 1 } })).toMatchObject({ status: 404, code: 'result-not-found' });
    expect(await api.refused('startOtherModule', { params, body: { position: 0 } })).toMatchObject({ status: 409, code: 'no-other-module' });

    const alone = await api.call('startOtherModule', { params, body: { position: 1 } });
    expect(alone.shape).toMatchObject([{ section: 'math', stage: 2, label: 'Module 2: Math', questionCount: 22, timeLimit: 2100, adaptive: false }]);
    expect(alone.timeMultiplier).toBe(1.5);
    expect((await api.call('startOtherModule', { params, body: { position: 1 } })).id).toBe(alone.id);
    const open = await api.call('startModule', { params: { sessionId: alone.id, position: 0 } });
    const asked = new Set(before?.responses.map(({ questionId }) => questionId));
    expect(open.module.questions.filter(({ id }) => asked.has(id))).toEqual([]);
    expect((await answerAndSubmit(student, open, 0, ({ format }) => (format === 'choice' ? 'B' : '2'))).phase.kind).toBe('complete');
    const { result } = await api.call('getLatestResult');
    expect(result).toMatchObject({ examTitle: 'Practice Exam 2: Math, module 2 (harder)', total: null });
    expect(result?.sections).toMatchObject([{ score: null, noScore: 'short', route: null }]);
    expect(await api.call('getResult', { params })).toEqual(before);
    expect((await api.call('getProgress')).history).toEqual([]);
    // A module alone has no other one.
    expect(await api.refused('startOtherModule', { params: { resultId: result?.id ?? '' }, body: { position: 0 } })).toMatchObject({ code: 'no-other-module' });
  });
});

describe('three modules without routes', () => {
  test('follow each other with a break where the exam has one, and a section of two is scored', async () => {
    const student = await verifiedStudent(server);
    const id = await defineExam('Three in a row', [
      { from: base('math'), position: 0 },
      { from: second('math', 'easier'), position: 1, breakBefore: 120 },
      { from: base('reading-writing'), position: 2, breakBefore: 0 },
    ]);
    const { session, phases, result, reviews } = await takeAll(student, id);
    expect(session.shape.map(({ section, stage, breakBefore }) => [section, stage, breakBefore])).toEqual([
      ['math', 1, 0],
      ['math', 2, 120],
      ['reading-writing', 1, 0],
    ]);
    expect(phases).toEqual(['break 1', 'ready 2', 'complete']);
    expect(reviews).toEqual([22, 22, 27]);
    expect(result.sections.map(({ section, score, route }) => [section, score === null, route])).toEqual([
      ['math', false, null],
      ['reading-writing', true, null],
    ]);
    expect(result.total).toBeNull();
  });
});

describe('the first exam, proposed on the progress page', () => {
  test('is told with its own length', async () => {
    const student = await verifiedStudent(server);
    // Each section has been checked.
    await server.database.query(
      'insert into topic_stats (user_id, topic_id, questions_attempted, questions_correct, last_attempted_at) select $1, t, 10, 5, now() from unnest(array[1, 11]) as t',
      [student.id],
    );
    const { next } = await student.api.call('getProgress');
    expect(next).toMatchObject({ kind: 'first-exam', practiceExamId: 'practice-exam-1', shape: [{ questionCount: 27 }, {}, { breakBefore: 600 }, {}] });
    await server.database.query(`update practice_exams set is_diagnostic = (id <> 'practice-exam-1')`);
    const id = await defineExam('Short diagnostic', [{ from: base('math'), position: 0 }]);
    await server.database.query('update practice_exams set is_diagnostic = (id = $1)', [id]);
    server.advance(10_000);
    expect((await student.api.call('getProgress')).next).toMatchObject({
      practiceExamId: id,
      shape: [{ section: 'math', questionCount: 22, timeLimit: 2100 }],
    });
  });
});

describe('a full exam that does not adapt', () => {
  test('has a total, and is compared with exams of its own shape but not with the standard one', async () => {
    const student = await verifiedStudent(server);
    const modules: Placed[] = [
      { from: base('reading-writing'), position: 0 },
      { from: second('reading-writing', 'harder'), position: 1 },
      { from: base('math'), position: 2 },
      { from: second('math', 'harder'), position: 3 },
    ];
    const [first, again] = [await defineExam('Fixed', modules), await defineExam('Fixed again', modules)];
    await takeAll(student, 'practice-exam-2');
    const { phases, result } = await takeAll(student, first);
    expect(phases).toEqual(['ready 1', 'break 2', 'ready 3', 'complete']);
    expect(result.total?.score).toBe(result.sections.reduce((sum, { score }) => sum + (score ?? 0), 0));
    expect(result.sections.map(({ route }) => route)).toEqual([null, null]);
    expect(result.comparison).toBeNull();
    const other = await takeAll(student, again);
    expect(other.result.comparison).toMatchObject({ previousId: result.id, total: { change: 0 } });
    expect(other.result.repeated).toBe(false);
  });
});

describe('definitions', () => {
  test('one that nobody could take is not offered, and does not keep others from being offered', async () => {
    const student = await verifiedStudent(server);
    const id = await defineExam('Broken', [
      { from: second('math', 'easier'), position: 0 },
      { from: second('math', 'harder'), position: 0 },
    ]);
    const { exams: offered } = await student.api.call('listExams');
    expect(offered.map((exam) => exam.id)).toContain('practice-exam-1');
    expect(offered.map((exam) => exam.id)).not.toContain(id);
    expect(await student.api.refused('startSession', { body: { practiceExamId: id } })).toMatchObject({ code: 'exam-not-found' });
  });

  test('a retired one can be finished by those who began it, but not started', async () => {
    const [student, other] = [await verifiedStudent(server), await verifiedStudent(server)];
    const id = await defineExam('Soon gone', [{ from: base('math'), position: 0 }]);
    const { session, open } = await startExam(student, { practiceExamId: id });
    await server.database.query(`update practice_exams set status = 'retired', title = $2 where id = $1`, [id, 'Renamed']);
    server.advance(10_000);
    expect(await other.api.refused('startSession', { body: { practiceExamId: id } })).toMatchObject({ code: 'exam-not-found' });
    expect((await other.api.call('listExams')).exams.map((exam) => exam.id)).not.toContain(id);
    expect(await student.api.call('getExam', { params: { examId: id } })).toMatchObject({ isOffered: false, inProgress: { id: session.id } });
    await server.database.query('delete from practice_exam_modules where practice_exam_id = $1', [id]);
    server.advance(10_000);
    expect((await student.api.call('listSessions')).sessions).toMatchObject([{ id: session.id, examTitle: 'Soon gone' }]);
    const { phase } = await answerAndSubmit(student, open, 0, () => null);
    const result = await student.api.call('getResult', { params: { resultId: phase.kind === 'complete' ? phase.resultId : '' } });
    expect([result.examTitle, result.responses.length]).toEqual(['Soon gone', 22]);
  });

  test('a position that an exam does not have is not a module', async () => {
    const student = await verifiedStudent(server);
    const { session } = await startExam(student);
    for (const position of [4, 19]) {
      const params = { sessionId: session.id, position };
      expect(await student.api.refused('startModule', { params })).toMatchObject({ code: 'module-not-open' });
      expect(await student.api.refused('submitModule', { params, body: { saves: [], reason: 'student' } })).toMatchObject({ code: 'module-not-open' });
    }
  });
});

describe('the question shown', () => {
  test('belongs to its module: a late save of the previous module does not change it', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student);
    const at = async () => (await student.api.call('getSession', { params: { sessionId: session.id } })).currentQuestionIndex;
    const save = (position: number, questionId: string, currentQuestionIndex: number) =>
      student.api.try('saveAnswers', {
        params: { sessionId: session.id, position },
        body: { saves: [answerState(questionId, 'A', { seq: currentQuestionIndex })], currentQuestionIndex },
      });
    await save(0, open.module.questions[0]?.id ?? '', 7);
    expect(await at()).toBe(7);
    await answerAndSubmit(student, open, 0, () => 'A');
    const next = await student.api.call('startModule', { params: { sessionId: session.id, position: 1 } });
    expect(next.session.currentQuestionIndex).toBe(0);
    await save(1, next.module.questions[0]?.id ?? '', 3);
    const late = await save(0, open.module.questions[1]?.id ?? '', 20);
    expect(late.status).toBe(409);
    expect(await at()).toBe(3);
  });

  test('is the last of several that arrive together', async () => {
    const student = await verifiedStudent(server);
    const { session, open } = await startExam(student);
    const params = { sessionId: session.id, position: 0 };
    const saves = open.module.questions
      .slice(0, 10)
      .map(({ id }, index) => student.api.call('saveAnswers', { params, body: { saves: [answerState(id, 'B')], currentQuestionIndex: index + 1 } }));
    await Promise.all(saves);
    const { session: after, answers } = await student.api.call('startModule', { params });
    expect(answers).toHaveLength(10);
    expect(after.currentQuestionIndex).toBeGreaterThan(0);
  });
});
