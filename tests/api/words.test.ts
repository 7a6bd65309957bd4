/** The word bank: finding words, saying how far one is with them, checks, and words from missed questions. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { wordBank } from '#content/words/word-bank.ts';
import { formsOf } from '#content/words/forms.ts';
import { verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the list of words', () => {
  test('comes page by page, every word once, set by set', async () => {
    const { api } = await verifiedStudent(server);
    const read: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Awaited<ReturnType<typeof api.call<'listWords'>>> = await api.call('listWords', { query: { limit: 50, ...(cursor && { cursor }) } });
      read.push(...page.items.map(({ word }) => word));
      cursor = page.nextCursor;
    }
    expect(read).toEqual(wordBank.map(({ word }) => word));
  });

  test('is searched by word, family and meaning, and limited to a set, a tone and a state', async () => {
    const { api } = await verifiedStudent(server);
    const find = async (query: Readonly<Record<string, string | number>>) => (await api.call('listWords', { query })).items.map(({ word }) => word);
    expect(await find({ q: 'unabated' })).toEqual(['abate']);
    expect(await find({ q: 'less strong or intense' })).toContain('abate');
    expect(await find({ q: "someone's anger" })).toEqual(await find({ q: 'someone’s anger' }));
    expect(await find({ q: "someone's anger" })).toContain('mollify');
    expect(await find({ q: 'no such word' })).toEqual([]);
    // “contrite” contains it too, and stands in an earlier set.
    expect(await find({ q: 'trite' })).toEqual(['trite', 'contrite']);
    const hard = (await api.call('listWords', { query: { set: 3, level: 3, limit: 50 } })).items.map(({ word }) => word);
    expect(hard).toEqual(wordBank.filter(({ set, level }) => set === 3 && level === 3).map(({ word }) => word));
    const [first] = (await api.call('listWords', { query: { set: 3, tone: 'negative' } })).items;
    expect(first).toMatchObject({ set: 3, tone: 'negative', state: 'new', missed: false });
    await api.call('markWord', { params: { word: 'abate' }, body: { state: 'learning' } });
    expect(await find({ show: 'learning' })).toEqual(['abate']);
    expect(await find({ show: 'new', q: 'abate' })).not.toContain('abate');
  });

  test('goes on where it was when words that were read are marked in between', async () => {
    const { api } = await verifiedStudent(server);
    const words = wordBank.map(({ word }) => word);
    const page = async (query: object) => {
      const { items, nextCursor } = await api.call('listWords', { query: { limit: 5, ...query } });
      return { read: items.map(({ word }) => word), cursor: nextCursor ?? '' };
    };
    const mark = (word: string | undefined) => api.call('markWord', { params: { word: word ?? '' }, body: { state: 'known' } });
    for (const sort of ['set', 'word'] as const) {
      const own = (sort === 'word' ? words.toSorted((a, b) => (a < b ? -1 : 1)) : words).slice(0, 11);
      const first = await page({ show: 'new', sort });
      expect(first.read).toEqual(own.slice(0, 5));
      // The last one that was read is what the cursor names.
      await mark(own[4]);
      expect((await page({ show: 'new', sort, cursor: first.cursor })).read).toEqual(own.slice(5, 10));
      await api.call('markWord', { params: { word: own[4] ?? '' }, body: { state: 'new' } });
    }
  });

  test('refuses a made-up place and a made-up word', async () => {
    const { api } = await verifiedStudent(server);
    expect(await api.try('listWords', { query: { cursor: 'nowhere' } })).toMatchObject({ status: 400 });
    const params = { word: 'blorp' };
    const answers = [
      await api.try('getWord', { params }),
      await api.try('markWord', { params, body: { state: 'known' } }),
      await api.try('recordWordAnswer', { params, body: { right: true } }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { error: { code: 'word-not-found' } } });
  });
});

test('a word is said as each of its senses is', async () => {
  const { api } = await verifiedStudent(server);
  const waysOf = async (word: string) =>
    (await api.call('getWord', { params: { word } })).senses.map(({ partOfSpeech, pronunciation }) => [partOfSpeech, pronunciation]);
  expect(await waysOf('object')).toEqual([
    ['noun', 'ˈɑbdʒɛkt'],
    ['verb', 'əbˈdʒɛkt'],
  ]);
  expect(await waysOf('claim')).toEqual([
    ['verb', 'kleɪm'],
    ['noun', 'kleɪm'],
    ['verb', 'kleɪm'],
  ]);
});

describe('a check', () => {
  test('asks ten words of the set, and two right answers in a row make one known', async () => {
    const { api } = await verifiedStudent(server);
    const { items } = await api.call('getWordCheck', { query: { set: 2 } });
    expect(items).toHaveLength(10);
    const inSet = new Set(wordBank.filter(({ set }) => set === 2).map(({ word }) => word));
    for (const { answer, choices } of items) {
      expect(inSet.has(answer)).toBe(true);
      expect(choices).toContain(answer);
    }
    const word = items[0]?.answer ?? '';
    const answer = (right: boolean) => api.call('recordWordAnswer', { params: { word }, body: { right } });
    expect(await answer(true)).toEqual({ state: 'learning' });
    expect(await answer(true)).toEqual({ state: 'known' });
    const { sets } = await api.call('listWordSets');
    expect(sets.find(({ set }) => set === 2)).toMatchObject({ words: wordBank.filter(({ set }) => set === 2).length, known: 1, learning: 0 });
    expect(await answer(false)).toEqual({ state: 'learning' });
  });

  test('counts an answer that is sent twice once, and two at the same moment both', async () => {
    const { api } = await verifiedStudent(server);
    const answer = (word: string, id: string) => api.call('recordWordAnswer', { params: { word }, body: { right: true, id } });
    const [first, second] = [randomUUID(), randomUUID()];
    // The response to the first was lost on its way.
    expect([await answer('abate', first), await answer('abate', first)]).toEqual([{ state: 'learning' }, { state: 'learning' }]);
    expect([await answer('abate', second), await answer('abate', second)]).toEqual([{ state: 'known' }, { state: 'known' }]);
    const words = wordBank.slice(20, 32).map(({ word }) => word);
    await Promise.all(words.flatMap((word) => [answer(word, randomUUID()), answer(word, randomUUID())]));
    const { items } = await api.call('listWords', { query: { show: 'known', limit: 50 } });
    expect(items.map(({ word }) => word).toSorted()).toEqual(['abate', ...words].toSorted());
  });
});

test('words of a missed question come first, until they are known', async () => {
  const { api } = await verifiedStudent(server);
  const bank = new Map(practiceQuestions().map((question) => [question.id, question]));
  const quiz = await api.call('startQuiz', { body: { practiceSet: 'words-in-context' } });
  const position = quiz.questions.findIndex(({ question }) => /completes the text/.test(question.stem));
  const question = bank.get(quiz.questions[position]?.question.id ?? '');
  if (question?.format !== 'choice') throw new Error('the set has no question on words');
  const { key } = question.solution;
  await api.call('answerQuizQuestion', { params: { quizId: quiz.id }, body: { position, answer: key === 'A' ? 'B' : 'A', timeSpentMs: 9000 } });

  const { items } = await api.call('listWords', { query: { show: 'missed' } });
  const text = question.choices.find(({ id }) => id === key)?.text ?? '';
  const missed = items.find(({ word }) => formsOf(word).includes(text));
  expect(missed).toMatchObject({ missed: true, state: 'new' });
  expect((await api.call('listWords')).items[0]).toMatchObject({ missed: true });
  const word = missed?.word ?? '';
  expect((await api.call('getWord', { params: { word } })).met).toMatchObject([{ questionId: question.id, quizId: quiz.id, resultId: null, correct: false }]);
  const before = (await api.call('listWordSets')).missed;
  await api.call('markWord', { params: { word }, body: { state: 'known' } });
  expect((await api.call('listWordSets')).missed).toBe(before - 1);
});
