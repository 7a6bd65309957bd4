/** Questions from draft to retired, as authors work on them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { questionFromTemplate } from '#core/authoring/templates.ts';
import { questionSchema, type Question } from '#core/questions/question.ts';
import { newAuthor, startExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let author: Person;
beforeAll(async () => {
  server = await startTestServer();
  author = await newAuthor(server);
});
afterAll(() => server.stop());

const template = questionFromTemplate('math-entry', 'q-0123456789abcdef');

/** A question that passes every gate that blocks. */
const finished: Question = questionSchema.parse({
  ...template,
  stem: 'If \\(3x = 12\\), what is the value of \\(x\\)?',
  skillTags: ['one-step-equations'],
  solution: {
    keys: ['4'],
    steps: ['Divide both sides by \\(3\\): \\(x = \\frac{12}{3}\\).', 'So \\(x = 4\\).'],
    takeaway: 'Undo a product by dividing both sides.',
    mistakes: [],
  },
});

const create = async (question: Question = finished, use: 'practice' | 'exam' = 'practice') =>
  author.api.call('createQuestion', { body: { question: JSON.stringify(question), use } });
const step = (view: { id: string; status: string; version: number }, status: string, version = view.version) => ({
  params: { questionId: view.id },
  body: { status: status as 'draft', version, seen: { status: view.status as 'draft', version: view.version } },
});
const publish = async (view: Awaited<ReturnType<typeof create>>) => {
  const reviewed = await author.api.call('setQuestionStatus', step(view, 'in-review'));
  return author.api.call('setQuestionStatus', step(reviewed, 'published'));
};

describe('a new question', () => {
  test('is a draft that nobody is asked, goes through review, and is practiced once published', async () => {
    const draft = await create();
    expect(draft).toMatchObject({ status: 'draft', origin: 'authored', version: 1, problems: { blocking: [] } });
    expect(await author.api.refused('setQuestionStatus', step(draft, 'published'))).toMatchObject({ status: 409, code: 'question-step-not-possible' });
    const offered = async () =>
      (await server.database.query("select id from questions where id = $1 and status = 'published' and 'practice' = any(usage_contexts)", [draft.id])).rows
        .length;
    expect(await offered()).toBe(0);
    expect(await publish(draft)).toMatchObject({ status: 'published', version: 1 });
    expect(await offered()).toBe(1);
    const { rows } = await server.database.query<{ action_type: string }>('select action_type from admin_actions where content_id = $1 order by id', [
      draft.id,
    ]);
    expect(rows.map(({ action_type }) => action_type)).toEqual(['create-question', 'question-in-review', 'question-published']);
  });

  test('that still has pieces of its template, or bad mathematics, is not published', async () => {
    for (const [bad, says] of [
      [template, 'Still from the template: [What is asked]'],
      [{ ...finished, stem: 'What is \\(\\frac{1\\)?' }, 'LaTeX'],
      [{ ...finished, archetype: 'CID-a' }, 'is no archetype of topic'],
    ] as const) {
      const draft = await create(bad as Question);
      expect(draft.problems.blocking.join('\n')).toContain(says);
      const reviewed = await author.api.call('setQuestionStatus', step(draft, 'in-review'));
      const refused = await author.api.refused('setQuestionStatus', step(reviewed, 'published'));
      expect(refused).toMatchObject({ status: 409, code: 'question-has-problems' });
      expect(JSON.stringify(refused.fields)).toContain(says.slice(0, 10));
    }
  });

  test('is checked while it is written, and stored nowhere', async () => {
    const before = await server.database.query('select count(*) from questions');
    expect(await author.api.call('checkQuestion', { body: { question: JSON.stringify(finished) } })).toMatchObject({ blocking: [] });
    expect((await author.api.call('checkQuestion', { body: { question: JSON.stringify(template) } })).blocking).not.toEqual([]);
    expect((await server.database.query('select count(*) from questions')).rows).toEqual(before.rows);
  });
});

describe('a published question that is edited', () => {
  test('keeps what students are asked until the new version is published, and can be rolled back', async () => {
    const published = await publish(await create());
    const params = { questionId: published.id };
    const better = { ...finished, stem: 'If \\(3x = 12\\), what is \\(x\\)?' };
    const saved = await author.api.call('saveQuestion', { params, body: { question: JSON.stringify(better), newestVersion: 1 } });
    expect(saved).toMatchObject({ version: 1, newestVersion: 2, status: 'published' });
    expect(questionSchema.parse(saved.question).stem).toBe(better.stem);
    const asked = await author.api.call('setQuestionStatus', step(saved, 'published', 2));
    expect(asked).toMatchObject({ version: 2 });
    const rolledBack = await author.api.call('setQuestionStatus', step(asked, 'published', 1));
    expect(rolledBack).toMatchObject({ version: 1, newestVersion: 2 });
    expect(questionSchema.parse((await author.api.call('getQuestion', { params, query: { version: 1 } })).question).stem).toBe(finished.stem);
    expect(saved.versions.map(({ version, authorName }) => [version, authorName !== null])).toEqual([
      [2, true],
      [1, true],
    ]);
  });

  test('by two at once keeps the first, and the second is told', async () => {
    const { id } = await create();
    const body = { question: JSON.stringify(finished), newestVersion: 1 };
    const both = await Promise.all([1, 2].map(() => author.api.try('saveQuestion', { params: { questionId: id }, body })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('of a shipped exam is not changed in an exam that was begun', async () => {
    const student = await verifiedStudent(server);
    const { session } = await startExam(student);
    const { module } = await student.api.call('startModule', { params: { sessionId: session.id, position: 0 } });
    const asked = module.questions[0];
    const params = { questionId: asked?.id ?? '' };
    const view = await author.api.call('getQuestion', { params });
    expect(view.exams.map(({ id }) => id)).toContain('practice-exam-1');
    const edited = questionSchema.parse({ ...view.question, stem: 'Entirely different words?' });
    const saved = await author.api.call('saveQuestion', { params, body: { question: JSON.stringify(edited), newestVersion: view.newestVersion } });
    await author.api.call('setQuestionStatus', step({ ...saved, id: view.id }, 'retired'));
    const again = await student.api.call('startModule', { params: { sessionId: session.id, position: 0 } });
    expect(again.module.questions[0]).toEqual(asked);
  });
});

test('the list is searched and filtered by everything, page by page', async () => {
  const { id } = await create({ ...finished, stem: 'A xylophone costs \\(3x\\) dollars, 100% wood. What is \\(x\\)?' });
  const find = async (query: Readonly<Record<string, string | number>>) => (await author.api.call('listQuestions', { query })).items.map((item) => item.id);
  expect(await find({ q: 'xylophone' })).toEqual([id]);
  expect(await find({ q: '100% wood' })).toEqual([id]);
  expect(await find({ q: '1__% wood' })).toEqual([]);
  expect(await find({ q: '\\(3x\\) dollars' })).toEqual([id]);
  expect(await find({ q: id })).toEqual([id]);
  expect(await find({ q: 'xylophone', status: 'draft', origin: 'authored', use: 'practice', topicId: 11, level: 3, archetype: 'LE1-a' })).toEqual([id]);
  for (const other of [{ status: 'retired' }, { origin: 'shipped' }, { use: 'exam' }, { topicId: 12 }, { level: 4 }, { archetype: 'LE1-b' }])
    expect(await find({ q: 'xylophone', ...other })).toEqual([]);
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await author.api.call('listQuestions', { query: { use: 'exam', limit: 50, ...(cursor && { cursor }) } });
    ids.push(...page.items.map((item) => item.id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  const { rows } = await server.database.query<{ count: number }>('select count(*)::int as count from questions where for_exams');
  expect([ids.length, new Set(ids).size]).toEqual([rows[0]?.count, rows[0]?.count]);
});

test('what cannot be stored or read is refused with words, and nothing is written', async () => {
  const before = (await server.database.query('select count(*) from question_versions')).rows;
  for (const question of [
    null,
    [],
    {},
    { ...finished, stem: 'NUL \u0000' },
    { ...finished, stem: '' },
    { ...finished, extra: 1 },
    { ...finished, topicId: 30 },
  ]) {
    const refused = await author.api.refused('createQuestion', { body: { question: JSON.stringify(question), use: 'practice' } });
    expect(refused).toMatchObject({ status: 400, code: 'bad-input' });
  }
  expect(await author.api.refused('getQuestion', { params: { questionId: 'nothing' }, query: {} })).toMatchObject({ code: 'question-not-found' });
  expect((await server.database.query('select count(*) from question_versions')).rows).toEqual(before);
});
