/** Learning content that authors rewrite: students read it once it is published, what is shipped comes back, and imports are whole or nothing. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { concepts } from '#content/concepts/all.ts';
import { csvText } from '#core/csv.ts';
import { conceptColumns } from '#core/authoring/concept-rows.ts';
import { readConcepts } from '#server/features/learning-content/import-concepts.ts';
import { studentWithPlus, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

/** Longer than anything stays in memory without being read again. */
const expiry = 6_000;
const cell = { kind: 'concept', itemId: 'find-the-cell' } as const;

let server: TestServer;
let author: Person;
let student: Person;
beforeAll(async () => {
  server = await startTestServer();
  [author, student] = [await verifiedStudent(server), await studentWithPlus(server)];
  await server.database.query('update users set is_author = true where id = $1', [author.id]);
});
afterAll(() => server.stop());

const readTitle = async () => {
  server.advance(expiry);
  return (await student.api.call('getConcept', { params: { conceptId: 'find-the-cell' } })).concept.title;
};

test('a concept is rewritten, published, put back to an earlier version and to what is shipped; two authors do not overwrite each other', async () => {
  const { api } = author;
  const shipped = await api.call('getLearningItem', { params: cell });
  expect(shipped).toMatchObject({ state: 'shipped', newestVersion: 0, currentVersion: null, isShipped: true, versions: [] });
  const drafted = await api.call('saveLearningItem', {
    params: cell,
    body: { texts: [{ path: 'title', text: 'Find the right cell' }], newestVersion: 0, publish: false },
  });
  expect(drafted).toMatchObject({ state: 'draft', newestVersion: 1, versions: [{ changes: [{ path: 'title', before: 'Find the cell in the table' }] }] });
  expect(await readTitle()).toBe('Find the cell in the table');
  await api.call('saveLearningItem', { params: cell, body: { texts: [{ path: 'title', text: 'The cell that counts' }], newestVersion: 1, publish: true } });
  expect(await readTitle()).toBe('The cell that counts');
  const late = { params: cell, body: { texts: [{ path: 'title', text: 'Too late' }], newestVersion: 1, publish: true } };
  expect(await api.refused('saveLearningItem', late)).toMatchObject({ status: 409, code: 'item-changed' });
  await api.call('publishLearningItem', { params: cell, body: { version: 1, currentVersion: 2 } });
  expect(await readTitle()).toBe('Find the right cell');
  expect(await api.refused('publishLearningItem', { params: cell, body: { version: 2, currentVersion: 2 } })).toMatchObject({ code: 'item-changed' });
  await api.call('publishLearningItem', { params: cell, body: { version: null, currentVersion: 1 } });
  expect(await readTitle()).toBe('Find the cell in the table');
  const { rows } = await server.database.query<{ action_type: string }>('select action_type from admin_actions where content_id = $1 order by id', [
    'find-the-cell',
  ]);
  expect(rows.map(({ action_type }) => action_type)).toEqual([...Array(2).fill('save-learning-item'), ...Array(2).fill('publish-learning-item')]);
});

test('an explanation names the concept that teaches its question, as it is titled now', async () => {
  const quiz = await student.api.call('startCustomQuiz', { body: { source: 'topics', topics: [9], length: 5 } });
  const { outcome } = await student.api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position: 0, answer: 'B', timeSpentMs: 40_000 } });
  const { archetype, question, concept } = outcome.explained;
  const taught = concepts.find(({ archetypes }) => archetypes.includes(archetype));
  expect(concept).toEqual({ id: taught?.id, title: taught?.title });
  const params = { kind: 'concept', itemId: taught?.id ?? '' } as const;
  await author.api.call('saveLearningItem', {
    params,
    body: { texts: [{ path: 'title', text: 'What joins two sentences' }], newestVersion: 0, publish: true },
  });
  server.advance(expiry);
  const named = { concept: { id: taught?.id, title: 'What joins two sentences' } };
  expect((await student.api.call('getQuiz', { params: { quizId: quiz.id } })).questions[0]?.outcome?.explained).toMatchObject(named);
  expect((await student.api.call('getAnsweredQuestion', { params: { questionId: question.id } })).explained).toMatchObject(named);
});

describe('what does not pass the checks is refused at its field, and nothing is written', () => {
  test.each([
    ['a formula that does not set', 'concept', 'find-the-cell', 'idea', String.raw`It is \(\frac{1}{\).`],
    ['a mark that does not pair', 'concept', 'find-the-cell', 'signal', 'A <i>table.'],
    ['an example that comes out otherwise', 'concept', 'probability-is-a-share', 'example.answer', String.raw`\(\frac{1}{5}\)`],
    ['a false equation', 'concept', 'find-the-cell', 'example.steps.2', String.raw`\(\frac{28}{80}=\frac{1}{2}\).`],
    ['a promise', 'sheet', 'formulas', 'lead', 'Clearly the official sheet.'],
    ['a definition that is too short', 'word', 'abate', 'senses.0.definition', 'weak'],
    ['an empty text', 'lecture', 'linear-functions', 'promise', ' '],
  ] as const)('%s', async (_what, kind, id, path, text) => {
    const { items } = await author.api.call('listLearningItems', { query: { kind, q: id } });
    const itemId = items[0]?.id ?? id;
    const input = { params: { kind, itemId }, body: { texts: [{ path, text }], newestVersion: 0, publish: true } };
    if (itemId === 'find-the-cell') input.body.newestVersion = 2;
    const { status, fields } = await author.api.refused('saveLearningItem', input);
    expect(status).toBe(400);
    expect(Object.keys(fields ?? {}).join()).toMatch(/idea|signal|example|lead|senses|texts/);
    const { rows } = await server.database.query('select 1 from learning_item_versions where kind = $1 and id = $2 and version > 2', [kind, itemId]);
    expect(rows).toEqual([]);
  });

  test('a key, an id, and what is not there', async () => {
    for (const path of ['id', 'archetypes.0', 'check.claims.0', 'no.such.place'])
      expect(
        await author.api.refused('saveLearningItem', { params: cell, body: { texts: [{ path, text: 'x' }], newestVersion: 2, publish: false } }),
      ).toMatchObject({
        code: 'bad-input',
      });
    expect(await author.api.refused('getLearningItem', { params: { ...cell, itemId: 'no-such' } })).toMatchObject({ status: 404, code: 'item-not-found' });
  });
});

test('words, lectures and sheets are rewritten for students, too', async () => {
  const { api } = author;
  const publish = (kind: 'word' | 'lecture' | 'sheet', itemId: string, texts: Record<string, string>) =>
    api.call('saveLearningItem', {
      params: { kind, itemId },
      body: { texts: Object.entries(texts).map(([path, text]) => ({ path, text })), newestVersion: 0, publish: true },
    });
  await publish('word', 'abate', { 'senses.0.definition': 'to become less strong or less intense' });
  await publish('lecture', 'linear-functions', { promise: 'You can read a line.' });
  const [sheet] = (await student.api.call('getStudyResources')).sheets;
  await publish('sheet', sheet?.id ?? '', { lead: 'All of it on one page.' });
  server.advance(expiry);
  expect((await student.api.call('getWord', { params: { word: 'abate' } })).definition).toBe('to become less strong or less intense');
  expect((await student.api.call('getLecture', { params: { lectureId: 'linear-functions' } })).lecture.promise).toBe('You can read a line.');
  expect((await student.api.call('getStudyResources')).sheets[0]?.lead).toBe('All of it on one page.');
  const edited = await api.call('listLearningItems', { query: { kind: 'word', show: 'edited' } });
  expect(edited.items.map(({ id }) => id)).toEqual(['abate']);
});

test('is listed by kind, topic or section, and title; what was rewritten stays in its place', async () => {
  const listed = async (query: Record<string, string | number>) =>
    (await author.api.call('listLearningItems', { query: { limit: 50, ...query } })).items.map(({ id }) => id);
  const ofProbability = await listed({ kind: 'concept', topicId: 23 });
  expect(ofProbability).toContain('find-the-cell');
  expect(ofProbability.toSorted()).toEqual(
    concepts
      .filter(({ topicId }) => topicId === 23)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(await listed({ kind: 'concept', topicId: 22, q: 'find the cell' })).toEqual([]);
  expect(await listed({ kind: 'lecture', topicId: 12 })).toEqual(['linear-functions']);
  expect(await listed({ kind: 'lecture', section: 'reading-writing' })).not.toContain('linear-functions');
  // Every word is for Words in Context; a sheet is for each topic of its entries, and for its section.
  expect(await listed({ kind: 'word', topicId: 4, q: 'abate' })).toEqual(['abate']);
  expect(await listed({ kind: 'word', topicId: 12 })).toEqual([]);
  expect(await listed({ kind: 'word', section: 'math' })).toEqual([]);
  expect(await listed({ kind: 'sheet', topicId: 10 })).toEqual(expect.arrayContaining(['grammar', 'traps-reading-writing']));
  const math = await listed({ kind: 'sheet', section: 'math' });
  expect(math).toEqual(expect.arrayContaining(['formulas', 'algebra']));
  expect(math).not.toContain('grammar');
  const { status, fields } = await author.api.refused('listLearningItems', { query: { topicId: 30 } });
  expect([status, Object.keys(fields ?? {})]).toEqual([400, ['topicId']]);
});

test('one that this build cannot read leaves the shipped one in its place', async () => {
  await server.database.query(`update learning_item_versions set body = '{"word": "abate"}' where kind = 'word' and id = 'abate'`);
  await server.database.query(`update learning_items set current_version = null where kind = 'lecture'`);
  server.advance(expiry);
  expect((await student.api.call('getWord', { params: { word: 'abate' } })).senses.length).toBeGreaterThan(0);
  expect((await student.api.call('getLecture', { params: { lectureId: 'linear-functions' } })).lecture.promise).not.toBe('You can read a line.');
});

const row = {
  id: 'share-of-the-rest',
  topic: 'probability',
  title: 'Share of the rest',
  idea: 'Once some are ruled out, divide by what is left.',
  signal: '“Given that,” or “of those who.”',
  how: 'First take away what cannot be.\nThen count what is left.',
  stem: 'Of 20 marbles, 12 are white and 3 are blue. One that is not white is drawn. What is the probability that it is blue?',
  steps: String.raw`Left: \(20-12=8\).` + '\n' + String.raw`Blue among them: \(\frac{3}{8}\).`,
  answer: String.raw`\(\frac{3}{8}\)`,
  claims: '3/(20-12) = 3/8',
  'wrong choice': String.raw`\(\frac{3}{20}\)`,
  misconception: 'COND',
  why: 'This divides by all 20, though the white ones are ruled out.',
  archetypes: 'PRO-c',
  related: 'find-the-cell',
};
const csvOf = (rows: readonly Record<string, string>[]) =>
  csvText([[...conceptColumns], ...rows.map((cells) => conceptColumns.map((column) => cells[column] ?? ''))]);
const count = async () => (await server.database.query("select 1 from learning_item_versions where kind = 'concept'")).rowCount;

describe('a file of concepts', () => {
  test('is checked row by row; with one bad row nothing is imported', async () => {
    const before = await count();
    const bad = { ...row, id: 'share-of-the-rest-2', answer: String.raw`\(\frac{1}{8}\)`, archetypes: 'LIN-a', related: 'nobody', topic: 'Probability' };
    const outcome = await author.api.call('importConcepts', { body: { format: 'csv', text: csvOf([row, bad, row]), trial: false } });
    expect(outcome).toMatchObject({ rows: 3, created: 3, imported: false });
    const found = outcome.errors.map(({ row: at, field }) => `${at} ${field}`);
    expect(found).toContain('2 archetypes');
    expect(found).toContain('2 related');
    expect(found).toContain('3 id');
    expect(found.filter((each) => each.startsWith('1 '))).toEqual([]);
    expect(await count()).toBe(before);
  });

  test('has in its cells what they held before a spreadsheet was kept from computing them', () => {
    const read = readConcepts('csv', csvOf([{ ...row, answer: '-3', how: '=x\n+y' }]), new Set());
    expect('bodies' in read && read.bodies[0]?.body).toMatchObject({ example: { answer: '-3' }, how: ['=x', '+y'] });
  });

  test('becomes drafts: nobody reads them before they are published, one by one', async () => {
    expect(await author.api.call('importConcepts', { body: { format: 'csv', text: csvOf([row]), trial: true } })).toMatchObject({
      errorCount: 0,
      errors: [],
      imported: false,
    });
    expect(await author.api.call('importConcepts', { body: { format: 'csv', text: csvOf([row]), trial: false } })).toMatchObject({
      created: 1,
      imported: true,
    });
    server.advance(expiry);
    expect(await student.api.refused('getConcept', { params: { conceptId: row.id } })).toMatchObject({ code: 'concept-not-found' });
    const params = { kind: 'concept', itemId: row.id } as const;
    await author.api.call('publishLearningItem', { params, body: { version: 1, currentVersion: null } });
    server.advance(expiry);
    expect((await student.api.call('getConcept', { params: { conceptId: row.id } })).concept).toMatchObject({ title: 'Share of the rest', topicId: 23 });
    // As JSON, in full: a new version of one that exists.
    const again = [{ ...concepts.find(({ id }) => id === 'find-the-cell'), title: 'Look for the cell' }];
    expect(await author.api.call('importConcepts', { body: { format: 'json', text: JSON.stringify(again), trial: false } })).toMatchObject({
      created: 0,
      changed: 1,
      imported: true,
    });
    expect(await author.api.call('getLearningItem', { params: cell })).toMatchObject({ title: 'Look for the cell', state: 'draft' });
  });

  test.each([
    ['csv', 'id,topic\n"a', /not valid CSV/],
    ['csv', 'id,secret\na,b', /columns we do not know: secret/],
    ['csv', 'id,topic', /holds no concepts/],
    ['csv', `id\n${'a\n'.repeat(501)}`, /at most 500/],
    ['json', '[1]', /list of concepts/],
    ['json', '{"id":', /not valid JSON/],
    ['json', '[]', /holds no concepts/],
  ] as const)('that cannot be read as %s is refused in a sentence', async (format, text, sentence) => {
    const answer = await author.api.refused('importConcepts', { body: { format, text, trial: false } });
    expect(answer).toMatchObject({ status: 400, code: 'import-unreadable' });
    expect(answer.fields?.['text']).toMatch(sentence);
  });

  test('whatever is in it becomes concepts, row errors, or a sentence', () => {
    const seeds = [csvOf([row]), JSON.stringify([row]), JSON.stringify([concepts[0]])];
    const broken = fc
      .tuple(fc.constantFrom(...seeds), fc.nat(3000), fc.nat(60), fc.string({ unit: 'binary', maxLength: 12 }))
      .map(([text, at, length, put]) => text.slice(0, at) + put + text.slice(at + length));
    fc.assert(
      fc.property(fc.constantFrom('csv', 'json'), fc.oneof(broken, fc.string({ maxLength: 200 })), (format, text) => {
        const read = readConcepts(format, text, new Set());
        if ('problem' in read) expect(read.problem).toMatch(/^[A-Z].*\.$/s);
        else expect(read.bodies.length + read.errors.length).toBeGreaterThan(0);
      }),
      { numRuns: 400 },
    );
  });

  test('with strange values gets row errors, never a failure', async () => {
    for (const strange of [
      { example: {} },
      { example: { steps: 5 }, check: null },
      { example: [], archetypes: 'x' },
      { __proto__: null, how: [[]] },
      { id: 7, topicId: '11', example: { stem: {} } },
    ])
      expect((await author.api.call('importConcepts', { body: { format: 'json', text: JSON.stringify([strange]), trial: false } })).errorCount).toBeGreaterThan(
        0,
      );
  });
});

test('concepts are exported as an import reads them', async () => {
  const { concepts } = await author.api.call('exportConcepts');
  expect(concepts.length).toBeGreaterThan(100);
  expect(await author.api.call('importConcepts', { body: { format: 'json', text: JSON.stringify(concepts.slice(0, 60)), trial: true } })).toMatchObject({
    rows: 60,
    changed: 60,
    errorCount: 0,
  });
});

test('the list of drafts goes on where it was when one of them is published in between', async () => {
  const { api } = author;
  const list = async (cursor?: string) => {
    const { items, nextCursor } = await api.call('listLearningItems', { query: { kind: 'word', show: 'draft', limit: 2, ...(cursor && { cursor }) } });
    return { ids: items.map(({ id }) => id), cursor: nextCursor ?? '' };
  };
  const drafts = (await api.call('listLearningItems', { query: { kind: 'word', limit: 4 } })).items.map(({ id }) => id);
  for (const itemId of drafts) {
    const params = { kind: 'word', itemId } as const;
    const { texts } = await api.call('getLearningItem', { params });
    const [first] = texts;
    await api.call('saveLearningItem', {
      params,
      body: { texts: [{ path: first?.path ?? '', text: `${first?.value ?? ''}, or nearly so` }], newestVersion: 0, publish: false },
    });
  }
  const first = await list();
  expect(first.ids).toEqual(drafts.slice(0, 2));
  await api.call('publishLearningItem', { params: { kind: 'word', itemId: first.cursor }, body: { version: 1, currentVersion: null } });
  expect((await list(first.cursor)).ids).toEqual(drafts.slice(2, 4));
  expect(await api.refused('listLearningItems', { query: { kind: 'word', cursor: 'nowhere' } })).toMatchObject({ status: 400, code: 'bad-input' });
});
