/** Modules and practice exams from draft to a student's result, as authors build them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerAndSubmit, newAuthor, startExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let author: Person;
beforeAll(async () => {
  server = await startTestServer();
  author = await newAuthor(server);
});
afterAll(() => server.stop());

const examQuestions = async (topics: readonly number[], count: number): Promise<{ id: string; isPretest: boolean }[]> => {
  const { rows } = await server.database.query<{ id: string }>(
    `select q.id from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version
     where 'exam' = any (q.usage_contexts) and q.status = 'published' and v.topic_id = any ($1::integer[]) order by q.id limit $2`,
    [topics, count],
  );
  return rows.map(({ id }, index) => ({ id, isPretest: index === 1 }));
};

describe('what is left out', () => {
  test('of a module has the defaults', async () => {
    const made = await author.api.call('createExamModule', { body: {} });
    expect(made).toMatchObject({
      title: 'Untitled Module',
      moduleNumber: 1,
      section: 'reading-writing',
      timeLimit: 1920,
      difficultyRange: { min: 1, max: 5 },
      generatedAutomatically: false,
      status: 'draft',
      questions: [],
    });
    expect(await author.api.call('createExamModule', { body: { title: '  ', moduleNumber: 3 } })).toMatchObject({ title: 'Untitled Module', section: 'math' });
  });

  test('of an exam, too', async () => {
    const { id: moduleId } = await author.api.call('createExamModule', { body: {} });
    expect(await author.api.call('createExamDefinition', { body: { modules: [{ moduleId, position: 0 }] } })).toMatchObject({
      title: 'Untitled Practice Exam',
      isPublic: true,
      isDiagnostic: false,
      status: 'draft',
      version: 1,
      problems: ['Untitled Module has no questions yet.'],
    });
  });
});

describe('what cannot be is refused with its sentence', () => {
  test('an exam without modules, or with one that does not exist', async () => {
    const refused = (modules: { moduleId: string; position: number }[]) => author.api.refused('createExamDefinition', { body: { modules } });
    expect(await refused([])).toMatchObject({ status: 400, message: 'Practice exam must include at least one module' });
    expect(await refused([{ moduleId: 'm-gone', position: 0 }])).toMatchObject({ status: 400, message: 'Module with ID m-gone does not exist' });
  });
  test('an exam with a module twice in one slot', async () => {
    const { id: moduleId } = await author.api.call('createExamModule', { body: {} });
    const twice = [
      { moduleId, position: 0 },
      { moduleId, position: 0 },
    ];
    expect(await author.api.refused('createExamDefinition', { body: { modules: twice } })).toMatchObject({
      status: 400,
      fields: { modules: 'A module comes twice in one slot.' },
    });
  });
  test('publishing an exam that asks a question in two slots: both would have one answer', async () => {
    const questions = await examQuestions([1, 2, 4], 5);
    const made = async (title: string, moduleNumber: number, own: typeof questions) =>
      (await author.api.call('createExamModule', { body: { title, moduleNumber, timeLimit: 600, questions: own } })).id;
    const [first, second] = [await made('First', 1, questions.slice(0, 3)), await made('Second', 2, questions.slice(1, 5))];
    const modules = [
      { moduleId: first, position: 0 },
      { moduleId: second, position: 1 },
    ];
    const exam = await author.api.call('createExamDefinition', { body: { title: 'Twice', modules } });
    const problems = questions.slice(1, 3).map(({ id }) => `Question ${id} is asked in more than one slot.`);
    expect(exam.problems).toEqual(problems);
    expect(await author.api.refused('setExamStatus', { params: { examId: exam.id }, body: { status: 'published', seenAt: exam.updatedAt } })).toMatchObject({
      code: 'exam-has-problems',
      fields: { '0': problems[0], '1': problems[1] },
    });
  });
  test('a module or exam that is not there', async () => {
    expect(await author.api.refused('getExamModule', { params: { moduleId: 'm-x' } })).toMatchObject({
      status: 404,
      message: 'Exam module with ID m-x not found',
    });
    expect(await author.api.refused('getExamDefinition', { params: { examId: 'e-x' } })).toMatchObject({
      status: 404,
      message: 'Practice exam with ID e-x not found',
    });
  });
  test('a practice question in a module: its key may be known', async () => {
    const { rows } = await server.database.query<{ id: string }>(
      "select id from questions where 'predictive' = any (usage_contexts) and status = 'published' limit 1",
    );
    const id = rows[0]?.id ?? '';
    expect(await author.api.refused('createExamModule', { body: { questions: [{ id, isPretest: false }] } })).toMatchObject({
      status: 400,
      message: `These are not exam questions, or do not exist: ${id}`,
    });
  });
  test('a change of what somebody else has changed', async () => {
    const { id: moduleId, updatedAt: seenAt } = await author.api.call('createExamModule', { body: {} });
    server.advance(1000);
    await author.api.call('saveExamModule', { params: { moduleId }, body: { title: 'First', seenAt } });
    expect(await author.api.refused('saveExamModule', { params: { moduleId }, body: { title: 'Second', seenAt } })).toMatchObject({ code: 'exam-changed' });
    expect((await author.api.call('getExamModule', { params: { moduleId } })).title).toBe('First');
  });
});

test('a draft is previewed as a student’s player would get it: without keys, and for authors alone', async () => {
  const questions = await examQuestions([1, 2, 11, 12, 14], 6);
  const { id: moduleId } = await author.api.call('createExamModule', {
    body: { title: 'To be tried', moduleNumber: 4, route: 'harder', timeLimit: 600, calculatorAllowed: true, questions },
  });
  const counted = async () => (await server.database.query('select (select count(*) from exam_sessions) + (select count(*) from question_attempts) as n')).rows;
  const before = await counted();
  const previewed = await author.api.call('previewExamModule', { params: { moduleId } });
  expect(previewed).toMatchObject({ title: 'To be tried', section: 'math', stage: 2, timeLimit: 600, calculatorAllowed: true });
  expect(previewed.questions.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
  for (const question of previewed.questions) {
    const learned = ['id', 'stem', 'format', 'stimulus', 'choices'];
    expect(Object.keys(question).filter((key) => !learned.includes(key))).toEqual([]);
  }
  expect(await counted()).toEqual(before);
  const student = await verifiedStudent(server);
  expect(await student.api.refused('previewExamModule', { params: { moduleId } })).toMatchObject({ status: 403 });
  expect(await author.api.refused('previewExamModule', { params: { moduleId: 'm-x' } })).toMatchObject({
    status: 404,
    message: 'Exam module with ID m-x not found',
  });
});

test('an exam comes with the shape a student’s player gets, once its modules make one', async () => {
  const shipped = await author.api.call('getExamDefinition', { params: { examId: 'practice-exam-1' } });
  expect(shipped.shape).toMatchObject([
    { section: 'reading-writing', stage: 1, adaptive: false },
    { section: 'reading-writing', stage: 2, adaptive: true },
    { section: 'math', stage: 1, breakBefore: 600 },
    { section: 'math', stage: 2, adaptive: true },
  ]);
  const { id: moduleId } = await author.api.call('createExamModule', { body: {} });
  expect(await author.api.call('createExamDefinition', { body: { modules: [{ moduleId, position: 0 }] } })).toMatchObject({ shape: null });
});

test('questions are suggested from those that no exam asks, the same for the same seed', async () => {
  const ask = (seed: number) => author.api.call('suggestModuleQuestions', { query: { moduleNumber: 3, questionCount: 8, min: 2, max: 4, seed } });
  const [first, again] = [await ask(1), await ask(1)];
  expect(again).toEqual(first);
  for (const { topicId, difficulty } of first.questions) {
    expect(topicId).toBeGreaterThan(10);
    expect(difficulty).toBeGreaterThanOrEqual(2);
    expect(difficulty).toBeLessThanOrEqual(4);
  }
});

test('an exam of a shape of its own is published, taken, scored and reviewed; later changes do not reach those who are in it', async () => {
  const math = await author.api.call('createExamModule', {
    body: { title: 'Short Math', moduleNumber: 3, timeLimit: 900, calculatorAllowed: true, questions: await examQuestions([11, 12, 14], 5) },
  });
  const reading = await author.api.call('createExamModule', {
    body: { title: 'Short Reading', moduleNumber: 1, timeLimit: 600, questions: await examQuestions([1, 2, 4], 4) },
  });
  const placed = [
    { moduleId: math.id, position: 0, label: 'Numbers first' },
    { moduleId: reading.id, position: 1, breakBefore: 0 },
  ];
  const draft = await author.api.call('createExamDefinition', { body: { title: 'Two short ones', description: 'In half an hour.', modules: placed } });
  expect(draft).toMatchObject({ problems: [], status: 'draft' });
  const params = { examId: draft.id };
  server.advance(10_000);
  const student = await verifiedStudent(server);
  const offered = async () => (await student.api.call('listExams')).exams.map(({ id }) => id);
  expect(await offered()).not.toContain(draft.id);

  const published = await author.api.call('setExamStatus', { params, body: { status: 'published', seenAt: draft.updatedAt } });
  expect(published.modules.map(({ module }) => module.status)).toEqual(['published', 'published']);
  server.advance(10_000);
  expect(await offered()).toContain(draft.id);
  const { session, open } = await startExam(student, { practiceExamId: draft.id });
  expect(session.shape).toMatchObject([
    { label: 'Numbers first', section: 'math', questionCount: 5, unscoredCount: 1, timeLimit: 900 },
    { section: 'reading-writing', questionCount: 4, breakBefore: 0 },
  ]);

  // What was published never changes: saving makes the next version, a module of its own.
  const next = await author.api.call('saveExamModule', {
    params: { moduleId: math.id },
    body: { title: 'Short Math', moduleNumber: 3, timeLimit: 300, questions: [], seenAt: published.modules[0]?.module.updatedAt ?? '' },
  });
  expect(next).toMatchObject({ replaces: math.id, status: 'draft', timeLimit: 300 });
  expect(await author.api.refused('setExamModuleStatus', { params: { moduleId: math.id }, body: { isRetired: true } })).toMatchObject({
    code: 'module-in-use',
  });
  const unfit = { params, body: { title: 'Two short ones', modules: [{ moduleId: next.id, position: 0 }], seenAt: published.updatedAt } };
  expect(await author.api.refused('saveExamDefinition', unfit)).toMatchObject({
    code: 'exam-has-problems',
    fields: { '0': 'Short Math has no questions yet.' },
  });
  const changed = await author.api.call('saveExamDefinition', {
    params,
    body: { title: 'One short one', modules: [{ moduleId: reading.id, position: 0 }], seenAt: published.updatedAt },
  });
  expect(changed).toMatchObject({ version: 2, title: 'One short one', status: 'published' });
  expect((await author.api.call('getExamDefinition', { params, query: { version: 1 } })).modules).toHaveLength(2);
  server.advance(10_000);

  const { phase } = await answerAndSubmit(student, open, 0, (question) => (question.format === 'choice' ? 'A' : '7'));
  expect(phase.kind).not.toBe('complete');
  const second = await student.api.call('startModule', { params: { sessionId: session.id, position: 1 } });
  const { phase: end } = await answerAndSubmit(student, second, 1, () => 'B');
  if (end.kind !== 'complete') throw new Error('the exam did not end');
  const result = await student.api.call('getResult', { params: { resultId: end.resultId } });
  expect(result).toMatchObject({ examTitle: 'Two short ones', total: null });
  expect(result.responses).toHaveLength(9);
  expect((await student.api.call('getReview', { params: { resultId: end.resultId, position: 0 } })).questions).toHaveLength(5);

  const retired = await author.api.call('setExamStatus', { params, body: { status: 'retired', seenAt: changed.updatedAt } });
  server.advance(10_000);
  expect(await offered()).not.toContain(draft.id);
  await author.api.call('setExamStatus', { params, body: { status: 'published', seenAt: retired.updatedAt } });
  const { rows } = await server.database.query<{ action_type: string }>('select action_type from admin_actions where content_id = $1 order by timestamp, id', [
    draft.id,
  ]);
  expect(rows.map(({ action_type }) => action_type)).toEqual([
    'create-practice-exam',
    'practice-exam-published',
    'save-practice-exam',
    'practice-exam-retired',
    'practice-exam-published',
  ]);
});
