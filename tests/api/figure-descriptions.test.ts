/** Descriptions of figures: what is missing, gives the answer or contradicts the drawing is found; a better one is saved as a new version. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { questionSchema, type Question } from '#core/questions/question.ts';
import { newAuthor, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let author: Person;
beforeAll(async () => {
  server = await startTestServer();
  author = await newAuthor(server);
});
afterAll(() => server.stop());

const listed = async (show: 'all' | 'problems') => {
  const items = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { items: { questionId: string; problems: string[]; newestVersion: number }[]; nextCursor: string | null } = await author.api.call(
      'listFigureDescriptions',
      {
        query: { show, limit: 50, ...(cursor && { cursor }) },
      },
    );
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
};

const withAlt = (question: Question, alt: string): Question =>
  question.stimulus?.kind === 'figure' ? { ...question, stimulus: { ...question.stimulus, figure: { ...question.stimulus.figure, alt } } } : question;

test('every figure is listed once; of those that are shipped none has a problem', async () => {
  const all = await listed('all');
  expect(all.length).toBeGreaterThan(50);
  expect(new Set(all.map(({ questionId }) => questionId)).size).toBe(all.length);
  expect(await listed('problems')).toEqual([]);
});

test('a description that is too short, gives the answer, or names values in another order is found, and mended', async () => {
  const ids = (await listed('all')).map(({ questionId }) => questionId);
  const read = async (questionId: string) => {
    const { question, newestVersion } = await author.api.call('getQuestion', { params: { questionId }, query: {} });
    return { question: questionSchema.parse(question), newestVersion };
  };
  const save = async (questionId: string, alt: string) => {
    const { question, newestVersion } = await read(questionId);
    await author.api.call('saveQuestion', { params: { questionId }, body: { question: JSON.stringify(withAlt(question, alt)), newestVersion } });
  };
  const altOf = ({ stimulus }: Question) => (stimulus?.kind === 'figure' ? stimulus.figure.alt : '');
  // Not all at once: hundreds of requests would wait for a few connections.
  const wholes = [];
  for (let from = 0; from < ids.length; from += 20) wholes.push(...(await Promise.all(ids.slice(from, from + 20).map(read))));
  const spr = wholes.find(({ question }) => question.format === 'spr' && /^\d{2,}$/.test(question.solution.keys[0] ?? ''))?.question;
  const bars = wholes.find(({ question }) => question.topicId === 3 && /: [^;]+, \d+; [^;]+, \d+/.test(altOf(question)))?.question;
  if (!spr || spr.format !== 'spr' || !bars) throw new Error('the bank has no such figures any more');
  const [first = ''] = ids.filter((id) => id !== spr.id && id !== bars.id);

  await save(first, 'A line that is going up.');
  await save(spr.id, `${altOf(spr)} The value to find is ${spr.solution.keys[0]}.`);
  const numbers = [...altOf(bars).matchAll(/, (\d[\d.,]*)(?=[;.])/g)].map(([, value = '']) => value);
  const [low = '', high = ''] = [numbers.toSorted((a, b) => Number(a) - Number(b))[0], numbers.toSorted((a, b) => Number(b) - Number(a))[0]];
  const swapped = altOf(bars).replaceAll(/, (\d[\d.,]*)(?=[;.])/g, (whole, value: string) =>
    value === low ? `, ${high}` : value === high ? `, ${low}` : whole,
  );
  await save(bars.id, swapped);

  const found = new Map((await listed('problems')).map(({ questionId, problems }) => [questionId, problems.join(' ')]));
  expect(found.get(first)).toMatch(/too short/);
  expect(found.get(spr.id)).toMatch(/names the answer/);
  expect(found.get(bars.id)).toMatch(/another order/);
  expect(found.size).toBe(3);

  await save(first, 'A straight line that rises from the lower left to the upper right of the plane.');
  expect((await listed('problems')).map(({ questionId }) => questionId)).not.toContain(first);
});
