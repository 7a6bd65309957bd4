/** What makes something, sent again because its answer was lost: it is made once, and the answer is the first one's. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { questionFromTemplate } from '#core/authoring/templates.ts';
import type { ApiClient } from '../support/api-client.ts';
import { flashcardSetup } from '../support/flashcard-decks.ts';
import { draft, startModelServer, type ModelServer } from '../support/model-server.ts';
import { mailsTo } from '../support/outbox.ts';
import { newAuthor, signIn, startExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { authoringInputs } from '../support/inputs/authoring-inputs.ts';

let server: TestServer;
let author: Person;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  author = await newAuthor(server);
  admin = await newAuthor(server);
  await server.database.query('update users set is_admin = true where id = $1', [admin.id]);
});
afterAll(() => server.stop());

const { plusStudent, today, deckOf } = flashcardSetup(() => server);

const rowsOf = async (table: string, where = 'true', values: readonly unknown[] = []): Promise<number> =>
  (await server.database.query(`select 1 from ${table} where ${where}`, values)).rowCount ?? 0;

describe('decks', () => {
  const decksOf = async ({ api }: Person) => (await api.call('listDecks', today())).decks.map(({ name }) => name);

  test('made by one form are one deck, also when both requests arrive at once', async () => {
    const student = await plusStudent();
    const body = { name: 'Roots', requestId: crypto.randomUUID() };
    const made = await Promise.all([1, 2, 3].map(() => student.api.call('createDeck', { body })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await decksOf(student)).toEqual(['Roots']);
    // Another name is another wish, and another form another deck.
    await student.api.call('createDeck', { body: { ...body, name: 'Stems' } });
    await student.api.call('createDeck', { body: { ...body, requestId: crypto.randomUUID() } });
    expect(await decksOf(student)).toEqual(['Roots', 'Stems', 'Roots']);
  });

  test('copied from a link are one copy', async () => {
    const [owner, friend] = [await plusStudent(), await plusStudent()];
    const { deckId } = await deckOf(owner, [['a', '1']]);
    const { link } = await owner.api.call('shareDeck', { params: { deckId } });
    const copy = { params: { link }, query: { requestId: crypto.randomUUID() } };
    const first = await friend.api.call('copySharedDeck', copy);
    expect(await friend.api.call('copySharedDeck', copy)).toEqual(first);
    expect(await decksOf(friend)).toEqual(['Deck 1']);
    // The id belongs to who sends it.
    expect(await owner.api.call('copySharedDeck', copy)).not.toEqual(first);
    // Nothing was asked for that is no longer there.
    await owner.api.call('unshareDeck', { params: { deckId } });
    expect(await friend.api.call('copySharedDeck', copy)).toEqual(first);
  });

  test('a request that was refused may be made later', async () => {
    const student = await plusStudent();
    await server.database.query(
      `insert into flashcard_decks (user_id, id, name, description, created_at) select $1, gen_random_uuid(), 'x', '', now() from generate_series(1, 100)`,
      [student.id],
    );
    const body = { name: 'One more', requestId: crypto.randomUUID() };
    expect(await student.api.refused('createDeck', { body })).toMatchObject({ code: 'too-many-decks' });
    await server.database.query('delete from flashcard_decks where user_id = $1', [student.id]);
    await student.api.call('createDeck', { body });
    expect(await decksOf(student)).toEqual(['One more']);
  });
});

describe('messages to us', () => {
  const message = { topic: 'question', name: 'Rosa Vidal', message: 'How do I print a result?' } as const;
  async function passOf(api: ApiClient): Promise<string> {
    const { pass } = await api.call('getContactPass');
    server.advance(4_000);
    return pass;
  }

  test('sent twice are one ticket and one mail', async () => {
    const { api } = await verifiedStudent(server);
    const body = { ...message, email: 'once@example.org', requestId: crypto.randomUUID() };
    const first = await api.call('sendContactMessage', { body: { ...body, pass: await passOf(api) } });
    expect(await api.call('sendContactMessage', { body: { ...body, pass: await passOf(api) } })).toEqual(first);
    expect(await rowsOf('contact_messages', 'email = $1', ['once@example.org'])).toBe(1);
    await expect.poll(() => mailsTo(server.config.dataDir, 'once@example.org').length).toBe(1);
  });

  test('are answered by one administrator; who comes second is told, and what both may do is answer again', async () => {
    const { api } = await verifiedStudent(server);
    const email = 'both@example.org';
    const { ticket } = await api.call('sendContactMessage', { body: { ...message, email, pass: await passOf(api) } });
    const found = async (filter: 'open' | 'done') =>
      (await admin.api.call('listContactMessages', { query: { filter, limit: 50 } })).items.find((row) => row.ticket === ticket);
    const seen = await found('open');
    expect(seen?.handledAt).toBeNull();
    const params = { messageId: seen?.id ?? '' };
    const other = { api: await signIn(server, admin.email) };
    const answer = (who: { readonly api: ApiClient }, text: string, seenAt: string | null) =>
      who.api.try('answerContactMessage', { params, body: { answer: text, seenAt } });
    const both = await Promise.all([answer(admin, 'Press Print.', null), answer(other, 'Use the menu.', null)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ error: { code: 'message-handled' } });
    // The answer that was lost on its way, once more.
    const sent = (await found('done'))?.answer ?? '';
    expect(await answer(admin, sent, null)).toMatchObject({ status: 200 });
    await answer(admin, 'And one thing more.', (await found('done'))?.handledAt ?? null);
    await expect.poll(() => mailsTo(server.config.dataDir, email).length).toBe(3);
    expect(await rowsOf('admin_actions', "content_id = $1 and action_type = 'answer-message'", [params.messageId])).toBe(2);
  });
});

describe('in the workshop', () => {
  const logged = (id: string) => rowsOf('admin_actions', 'content_id = $1', [id]);
  test('a module, an exam, a question and a post are made once, and logged once', async () => {
    const requestId = () => crypto.randomUUID();
    const module = { body: { title: 'Mine', requestId: requestId() } };
    const { id: moduleId } = await author.api.call('createExamModule', module);
    const exam = { body: { modules: [{ moduleId, position: 0 }], requestId: requestId() } };
    const question = { body: { question: JSON.stringify(questionFromTemplate('math-choice', 'q-new')), use: 'practice' as const, requestId: requestId() } };
    const post = { body: { title: 'A post', description: 'What it is about.', body: 'Text.', slug: 'made-once', requestId: requestId() } };
    const twice = [
      [moduleId, await author.api.call('createExamModule', module)],
      [(await author.api.call('createExamDefinition', exam)).id, await author.api.call('createExamDefinition', exam)],
      [(await author.api.call('createQuestion', question)).id, await author.api.call('createQuestion', question)],
      [(await author.api.call('makePost', post)).id, await author.api.call('makePost', post)],
    ] as const;
    for (const [id, again] of twice) {
      expect(again.id).toBe(id);
      expect(await logged(id)).toBe(1);
    }
    // Somebody else's form is another.
    expect((await admin.api.call('createExamModule', module)).id).not.toBe(moduleId);
  });

  test('a generated question is made once, also when both requests arrive at once', async () => {
    const draw = { body: { archetype: 'LE1-b', level: 2, use: 'practice' as const, requestId: crypto.randomUUID() } };
    const both = await Promise.all([1, 2].map(() => author.api.call('drawQuestion', draw)));
    const [{ questionId } = { questionId: '' }] = both;
    expect([...both, await author.api.call('drawQuestion', draw)]).toEqual(Array.from({ length: 3 }, () => ({ questionId })));
    expect(await logged(questionId)).toBe(1);
  });

  test('an import begins once', async () => {
    const { body } = authoringInputs({} as never).startImport;
    const again = { body: { ...body, requestId: crypto.randomUUID() } };
    const first = await author.api.call('startImport', again);
    expect(await author.api.call('startImport', again)).toEqual(first);
  });

  test('time is given back once', async () => {
    const student = await verifiedStudent(server);
    const { session } = await startExam(student);
    const grant = {
      params: { userId: student.id, sessionId: session.id },
      body: { minutes: 5, reason: 'Power cut at school', requestId: crypto.randomUUID() },
    };
    for (let time = 0; time < 2; time++) expect((await admin.api.try('grantTime', grant)).status).toBe(200);
    expect(await rowsOf('timing_audit', "user_id = $1 and event = 'granted'", [student.id])).toBe(1);
    expect(await logged(session.id)).toBe(1);
  });
});

describe('a language model', () => {
  let modelServer: ModelServer;
  beforeAll(async () => {
    modelServer = await startModelServer();
  });
  afterAll(() => modelServer.stop());

  test('is asked once', async () => {
    modelServer.model.answer({ status: 400 });
    const body = { ...draft, requestId: crypto.randomUUID() };
    const { id } = await modelServer.author.api.call('startModelRequest', { body });
    expect(await modelServer.author.api.call('startModelRequest', { body })).toEqual({ id });
    await modelServer.over(id);
    expect((await modelServer.server.database.query('select 1 from model_requests')).rowCount).toBe(1);
  });
});
