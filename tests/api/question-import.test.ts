/** Files of questions: read whole or refused with a sentence, and written whole or not at all. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hasItem, qtiOf } from '#core/authoring/export-qti.ts';
import { importFields } from '#core/authoring/import-rows.ts';
import { csvText } from '#core/csv.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { readFile, type ImportFormat } from '#server/features/authoring/import/read-file.ts';
import { insertImport } from '#server/features/authoring/import/store.ts';
import { importQuestionsTask } from '#server/features/authoring/jobs/import-questions.ts';
import { UnreadableFile } from '#server/features/authoring/shared/read-table.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { runTask } from '#server/jobs/run-task.ts';
import { createLog } from '#server/log.ts';
import { questionSchema } from '#core/questions/question.ts';
import { newAuthor, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let author: Person;
beforeAll(async () => {
  server = await startTestServer();
  author = await newAuthor(server);
});
afterAll(() => server.stop());

const count = async () => (await server.database.query<{ count: number }>('select count(*)::int as count from questions')).rows[0]?.count ?? 0;
const settings = { file: 'questions', mapping: [], topicId: 11, rights: 'Written by our own teachers' };
const check = (format: ImportFormat, text: string) => author.api.call('importQuestions', { body: { ...settings, format, text } });
const start = (format: ImportFormat, text: string, more: object = {}) =>
  author.api.call('startImport', { body: { ...settings, use: 'practice', format, text, ...more } });
const found = async (importId: string) => (await author.api.call('listImports')).imports.find(({ id }) => id === importId);
const ended = (importId: string) =>
  vi.waitFor(
    async () => {
      const now = await found(importId);
      if (!now?.endedAt) throw new Error(`the import is ${now?.status}`);
      return now;
    },
    { timeout: 60_000, interval: 100 },
  );
/** Imported by its job, with how many questions it wrote. */
const send = async (format: ImportFormat, text: string, more: object = {}) => {
  const outcome = await ended((await start(format, text, more)).importId);
  return { ...outcome, imported: outcome.status === 'done' ? (outcome.rows ?? 0) : 0 };
};
const bodyOf = async (text: string) => {
  const { items } = await author.api.call('listQuestions', { query: { q: text } });
  return questionSchema.parse((await author.api.call('getQuestion', { params: { questionId: items[0]?.id ?? '' }, query: {} })).question);
};

describe('CSV', () => {
  const header = 'stem,A,B,C,D,key,topic,difficulty,"Internal note"';
  const good = '"What is \\(2+2\\), ""exactly""?",3,4,5,6,B,Percentages,2,ask Sam';

  test('with quotes, commas and lines in cells becomes drafts with their origin, its columns matched by name', async () => {
    const outcome = await send('csv', `\ufeff${header}\r\n${good}\r\n`);
    expect(outcome).toMatchObject({ rows: 1, imported: 1, errors: [] });
    expect((await check('csv', `${header}\n${good}`)).columns.at(-1)).toEqual({ column: 'Internal note', field: null });
    const question = await bodyOf('exactly');
    expect(question).toMatchObject({ stem: 'What is \\(2+2\\), "exactly"?', topicId: 20, difficulty: 2, solution: { key: 'B' } });
    expect(question.provenance).toMatchObject({ kind: 'imported', file: 'questions', rights: settings.rights });
    expect((await author.api.call('listQuestions', { query: { q: 'exactly', status: 'draft', origin: 'imported' } })).items).toHaveLength(1);
  });

  test('with columns of any name is read as the author maps them', async () => {
    const text = 'Frage,Antwort\nWhat is 7 + 8?,15';
    const before = await count();
    expect((await send('csv', text)).errorCount).toBeGreaterThan(0);
    expect(await count()).toBe(before);
    const mapping = [
      { column: 'Frage', field: 'question' },
      { column: 'Antwort', field: 'answer' },
    ];
    expect(await send('csv', text, { mapping })).toMatchObject({ imported: 1 });
    expect((await bodyOf('7 + 8')).solution).toMatchObject({ keys: ['15'] });
  });

  test('with tabs or semicolons between the cells, as spreadsheets save it, is read as well', async () => {
    for (const text of ['question\tanswer\nWhat is 7, plus 9?\t16', 'question;answer\nWhat is 7, plus 9?;16'])
      expect(await check('csv', text)).toMatchObject({ rows: 1, errors: [], columns: [{ field: 'question' }, { field: 'answer' }] });
  });

  test('with a wrong row is refused row by row, and nothing of it is written', async () => {
    const before = await count();
    const rows = [good, good.replace('Percentages', 'Alchemy'), good.replace(',B,', ',7,'), good.replace(',2,ask', ',9,ask'), ',1,,,,,11,3,'];
    const outcome = await send('csv', [header, ...rows].join('\n'));
    expect(outcome).toMatchObject({ rows: 5, imported: 0 });
    expect(outcome.errors.map(({ row, field }) => [row, field])).toEqual([
      [2, 'topic'],
      [3, 'answer'],
      [4, 'level'],
      [5, 'question'],
      [5, 'answer'],
      [5, 'choiceA'],
    ]);
    expect(await count()).toBe(before);
  });

  test('is only read by a check', async () => {
    const before = await count();
    expect(await check('csv', `${header}\n${good}`)).toMatchObject({ rows: 1, errorCount: 0 });
    expect(await count()).toBe(before);
  });

  test('of 5,000 questions is imported in a job that shows how far it is, logged once, and others are served meanwhile', async () => {
    const before = await count();
    const text = [header, ...Array.from({ length: 5000 }, (_, index) => good.replace('2+2', `${index}+2`))].join('\n');
    const { importId } = await start('csv', text);
    const importing = ended(importId);
    let slowest = 0;
    for (let round = 0; round < 20; round++) {
      const started = performance.now();
      await author.api.call('me');
      slowest = Math.max(slowest, performance.now() - started);
    }
    const underWay = await vi.waitFor(
      async () => {
        const now = await found(importId);
        if (!now?.read) throw new Error('nothing is read yet');
        return now;
      },
      { timeout: 20_000, interval: 20 },
    );
    expect(underWay).toMatchObject({ status: 'running', rows: 5000 });
    expect(underWay.read).toBeLessThan(5000);
    expect(await count()).toBe(before);
    expect(await importing).toMatchObject({ status: 'done', rows: 5000, read: 5000 });
    expect(slowest).toBeLessThan(3000);
    expect(await count()).toBe(before + 5000);
    const { rows } = await server.database.query("select 1 from admin_actions where action_type = 'import-questions' and metadata ->> 'questions' = '5000'");
    expect(rows).toHaveLength(1);
  });
});

test('an import that is canceled, or begun again after its process was killed, leaves nothing behind', async () => {
  const before = await count();
  const text = ['question,answer', ...Array.from({ length: 2000 }, (_, index) => `What is ${index} + 5?,${index + 5}`)].join('\n');
  const { importId } = await start('csv', text);
  await vi.waitFor(async () => expect((await found(importId))?.read).toBeGreaterThan(0), { timeout: 20_000 });
  await author.api.call('cancelImport', { params: { importId } });
  expect(await ended(importId)).toMatchObject({ status: 'canceled' });
  expect(await author.api.refused('cancelImport', { params: { importId } })).toMatchObject({ code: 'import-ended' });
  const left = async () => (await server.database.query('select 1 from question_import_rows')).rows.length;
  await vi.waitFor(async () => expect(await left()).toBe(0));

  // As a killed attempt leaves it: some rows read, the import still running.
  const again = '01900000-0000-7000-8000-0000000000aa';
  await server.database.query(
    `insert into question_imports (id, author_id, file, format, use, settings, content, status, row_count, read_count, created_at)
     select $1, author_id, 'again.csv', 'csv', 'practice', settings, 'question,answer\nWhat is 1 + 5?,6', 'running', 9, 4, now() from question_imports where id = $2`,
    [again, importId],
  );
  await server.database.query("insert into question_import_rows values ($1, 7, '{}')", [again]);
  await enqueue(server.database, 'import-questions', { importId: again });
  expect(await ended(again)).toMatchObject({ status: 'done', rows: 1, read: 1 });
  expect(await count()).toBe(before + 1);
  const { rows } = await server.database.query('select 1 from question_imports where content is not null');
  expect(rows).toEqual([]);
});

const qti2 = `<?xml version="1.0"?><assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="lake-1" title="x">
  <responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>c2</value></correctResponse></responseDeclaration>
  <itemBody><p>The lake <em>froze</em> early &amp; thawed late.</p><choiceInteraction responseIdentifier="R"><prompt>Which word fits &lt;best&gt;?</prompt>
  <simpleChoice identifier="c1">one</simpleChoice><simpleChoice identifier="c2">two</simpleChoice>
  <simpleChoice identifier="c3">three</simpleChoice><simpleChoice identifier="c4">four</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
const qti3 = `<qti-assessment-item identifier="sum-1"><qti-response-declaration identifier="R" cardinality="single" base-type="string">
  <qti-correct-response><qti-value>12</qti-value></qti-correct-response></qti-response-declaration>
  <qti-item-body><p>How many months has a year? <qti-text-entry-interaction response-identifier="R"/></p></qti-item-body></qti-assessment-item>`;

// 6: the server was killed in the fifth and last.
test.each([5, 6])('an import whose attempt %i fails ends, says so, and leaves nothing behind', async (last) => {
  const importId = uuidv7();
  const reading = { ...settings, format: 'csv', text: 'stem,answer\nHow many?,4\n' } as const;
  await insertImport(server.database, { id: importId, authorId: author.id, use: 'practice', reading }, new Date(server.now()));
  const { database, now } = server;
  const attempt = (number: number) => {
    const job = { id: '1', attempt: number, signal: AbortSignal.abort() };
    return runTask({ database, log: createLog('silent') }, 'import-questions', importQuestionsTask({ database, now }), { importId }, job);
  };
  await expect(attempt(4)).rejects.toThrow();
  expect(await found(importId)).toMatchObject({ status: 'running', endedAt: null });
  await expect(attempt(last)).rejects.toThrow();
  expect(await found(importId)).toMatchObject({ status: 'failed', problem: 'Something went wrong on this server. Try again.', endedAt: expect.any(String) });
  const { rows } = await server.database.query<{ content: string | null }>('select content from question_imports where id = $1', [importId]);
  expect(rows).toEqual([{ content: null }]);
});

test('QTI 2 and 3: a choice and a text entry, several in one document', async () => {
  expect(await send('qti', `<items>${qti2.replace(/<\?.*?\?>/, '')}${qti3}</items>`)).toMatchObject({ rows: 2, imported: 2, errors: [] });
  expect(await bodyOf('thawed late')).toMatchObject({
    stem: 'Which word fits <best>?',
    stimulus: { kind: 'prose', text: 'The lake <i>froze</i> early & thawed late.' },
    choices: [{ text: 'one' }, { text: 'two' }, { text: 'three' }, { text: 'four' }],
    solution: { key: 'B' },
    provenance: { originalId: 'lake-1' },
  });
  expect(await bodyOf('months has a year')).toMatchObject({ format: 'spr', solution: { keys: ['12'] } });
});

test('JSON as it is exported comes back the same', async () => {
  const { rows } = await author.api.call('exportQuestions', { query: { status: 'published' } });
  const whole = rows.filter((row) => row['choiceA'] !== '' || row['answer'] !== '').slice(0, 20);
  const outcome = await check('json', JSON.stringify(whole));
  expect(outcome).toMatchObject({ rows: whole.length });
  expect(outcome.columns.every(({ column, field }) => column === field)).toBe(true);
});

test('CSV as it is exported comes back the same, negative numbers included', async () => {
  const { rows } = await author.api.call('exportQuestions', { query: { status: 'published' } });
  const cells = rows.map((row) => importFields.map((field) => row[field] ?? ''));
  expect(cells.flat().filter((cell) => cell.startsWith('-')).length).toBeGreaterThan(0);
  const read = readFile('csv', csvText([importFields, ...cells])).rows;
  expect(read.map((row) => importFields.map((field) => row[field]))).toEqual(cells);
});

test('QTI as it is exported asks the same again', async () => {
  const { rows } = await author.api.call('exportQuestions', { query: { status: 'published' } });
  const kept = rows.filter(hasItem);
  expect(kept.length).toBeGreaterThan(50);
  const read = readFile('qti', qtiOf(rows)).rows;
  const plain = (text = '') => text.replaceAll(/\s+/g, ' ').trim();
  expect(
    read.map(({ question, passage, ...row }) => [plain(`${passage ?? ''} ${question}`), plain(row['choiceC']), plain(row['answer']).replaceAll(' ', '')]),
  ).toEqual(kept.map((row) => [plain(`${row['passage']} ${row['question']}`), plain(row['choiceC']), plain(row['answer']).replaceAll(' ', '')]));
  expect(await check('qti', qtiOf(rows))).toMatchObject({ rows: kept.length, errorCount: 0 });
});

describe('hostile files', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${qti2.replace('two', '&b;')}`;
  test.each([
    ['qti', bomb],
    ['qti', qti2.replace('<p>', '<p><img src="x"/>')],
    ['qti', qti2.replace('<p>', '<p><math><mi>x</mi></math>')],
    ['qti', '<a>'.repeat(20_000)],
    ['qti', `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`],
    ['qti', '<html><script>alert(1)</script></html>'],
    ['qti', ''],
    ['json', '{"a":1}'],
    ['json', '['.repeat(100_000)],
    ['json', '[1,2]'],
    ['json', '[{"question":{"a":1}}]'],
    ['json', '[]'],
    ['csv', ''],
    ['csv', 'a,a\n1,2'],
    ['csv', 'a,b\n"1,2'],
    ['csv', 'a,b\n1'],
    ['csv', `a\n${'x\n'.repeat(10_001)}`],
  ] as const)('%s %#', async (format, text) => {
    const before = await count();
    const refused = await author.api.refused('importQuestions', { body: { ...settings, format, text } });
    expect(refused).toMatchObject({ status: 400, code: 'import-unreadable' });
    expect(refused.fields?.['text']).toMatch(/^[A-Z].*\.$/s);
    expect(await count()).toBe(before);
  });

  test('a job that is given such a file says why it imports nothing', async () => {
    const before = await count();
    expect(await send('json', '{"a":1}')).toMatchObject({ status: 'failed', imported: 0, problem: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(await count()).toBe(before);
  });

  test('characters that cannot be saved, and names of fields that objects have anyway, write nothing strange', async () => {
    const before = await count();
    expect(await send('json', JSON.stringify([{ question: 'NUL \u0000?', answer: '4' }]))).toMatchObject({ imported: 0, errorCount: 1 });
    expect(await send('json', '[{"__proto__":{"question":"x"},"constructor":"y","answer":"4"}]').catch(() => null)).not.toMatchObject({ imported: 1 });
    expect(Object.prototype).not.toHaveProperty('question');
    expect((await check('csv', 'question,answer,constructor\nWhat is 2 + 2?,4,x')).columns.at(-1)).toEqual({ column: 'constructor', field: null });
    expect(readFile('qti', qti2.replace('&amp;', '&amp; &valueOf;')).rows[0]).toMatchObject({
      passage: 'The lake <i>froze</i> early & &valueOf; thawed late.',
    });
    expect(await count()).toBe(before);
  });

  test('whatever is in a file, it becomes rows or a sentence', () => {
    const seeds = [qti2, qti3, 'a,b\n"1",2\n', '[{"question":"x","answer":"1"}]'];
    const cut = fc
      .tuple(fc.constantFrom(...seeds), fc.nat(700), fc.nat(40), fc.string({ unit: 'binary', maxLength: 12 }))
      .map(([text, at, length, put]) => text.slice(0, at) + put + text.slice(at + length));
    fc.assert(
      fc.property(fc.constantFrom<ImportFormat>('csv', 'json', 'qti'), fc.oneof(cut, fc.string({ maxLength: 200 })), (format, text) => {
        try {
          expect(readFile(format, text).rows.length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableFile);
        }
      }),
      { numRuns: 1500 },
    );
  });
});
