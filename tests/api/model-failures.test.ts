/** A language model that answers brokenly, slowly or not at all, and servers that stop meanwhile: nothing half-made is kept, and the author is told. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLanguageModel } from '#server/integrations/language-model.ts';
import type { Reply } from '../support/language-model-server.ts';
import { goodDraft } from '../support/model-answers.ts';
import { draft, startModelServer, solved, type ModelServer } from '../support/model-server.ts';
import { newAuthor } from '../support/students.ts';
import { until } from '../support/until.ts';

let modelServer: ModelServer;
beforeAll(async () => {
  modelServer = await startModelServer();
});
afterAll(() => modelServer.stop());
beforeEach(() => {
  modelServer.model.requests.length = 0;
});
const today = async () => (await modelServer.author.api.call('getModelSetup')).budget;

describe('an answer that is no question', () => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  const withText = (text: string) => goodDraft.replace('Undo addition first, then multiplication.', text);
  test.each<[string, string, RegExp]>([
    ['a code that does not exist', goodDraft.replace('SWAP', 'NOT-A-CODE'), /wrong\.2\.misconception: name the error/],
    ['prose', 'Sure! Here is a question you might like.', /did not answer with JSON.*Sure! Here is/],
    ['nothing', '', /answered nothing/],
    ['HTML', '<!doctype html><script>alert(1)</script>', /did not answer with JSON/],
    ['a script in a text', withText('Undo it <script>alert(1)</script> first.'), /markup/],
    ['an image in a text', withText('Undo it <img src=x onerror=alert(1)> first.'), /markup/],
    ['text that turns around', withText('Undo addition \u202efirst, then multiplication.'), /invisible characters/],
    ['characters that cannot be saved', withText('Undo addition \\u0000first, please.'), /cannot be saved/],
    ['something else', '{"format":"choice"}', /stem/],
    ['a prototype', '{"__proto__":{"isAdmin":true},"format":"spr"}', /stem/],
    ['deep nesting', deep, /nested deeper/],
    ['a key of its own', goodDraft.replace('"wrong":[', '"wrong":[{"text":"7","why":"Another one that is wrong."},'), /wrong/],
  ])('%s', async (_what, text, sentence) => {
    const before = await modelServer.drafted();
    modelServer.model.answer({ text }, { text });
    const request = await modelServer.over(await modelServer.start());
    expect(request).toMatchObject({ state: 'failed', questionId: null, result: null });
    expect(request.problems.join(' ')).toMatch(sentence);
    expect(await modelServer.drafted()).toBe(before);
  });

  test('an answer in a code block, after loud thinking, or all at once is one', async () => {
    modelServer.model.answer({ text: `<think>Hm.</think>\n\`\`\`json\n${goodDraft}\n\`\`\`` }, solved('A'));
    expect((await modelServer.over(await modelServer.start())).state).toBe('done');
    modelServer.model.answer({ whole: goodDraft }, { whole: '{"answer":"c"}' });
    expect(await modelServer.over(await modelServer.start())).toMatchObject({
      state: 'done',
      promptTokens: 20,
      completionTokens: 40,
      result: { blind: { answer: 'C' } },
    });
  });
});

describe('a server in trouble', () => {
  test.each<[string, readonly Reply[], RegExp, number]>([
    ['that does not know the model', [{ status: 404 }], /LLM_URL and LLM_MODEL/, 1],
    ['that does not take the request', [{ status: 422, body: 'sk-of-the-tests' }], /\(422\)/, 1],
    ['that sends us elsewhere', [{ status: 302, headers: { location: 'http://127.0.0.1:9/latest' } }], /another address/, 1],
    ['that is a web page', [{ status: 200, body: '<h1>Welcome</h1>' }], /a page \(text\/html\)/, 1],
    ['that asks for an hour', [{ status: 429, headers: { 'retry-after': '3600' } }], /60 minutes/, 1],
    ['that never stops', [{ endless: 'x'.repeat(20_000) }], /far more than was asked for/, 1],
  ])('%s', async (_what, replies, sentence, calls) => {
    modelServer.model.answer(...replies);
    const request = await modelServer.over(await modelServer.start());
    expect(request).toMatchObject({ state: 'failed', questionId: null });
    expect(request.problems.join(' ')).toMatch(sentence);
    expect(JSON.stringify(request)).not.toContain('sk-of-the-tests');
    expect(modelServer.model.requests).toHaveLength(calls);
  });

  test('that is busy, broken or cuts off is asked again, after as long as it says', async () => {
    const began = Date.now();
    modelServer.model.answer(
      { status: 429, headers: { 'retry-after': '2' } },
      { status: 503, headers: { 'retry-after': '0' } },
      { text: goodDraft },
      solved('A'),
    );
    const request = await modelServer.over(await modelServer.start());
    expect(request.state).toBe('done');
    expect(Date.now() - began).toBeGreaterThan(1900);
    // A refused call cost nothing, and says in the log why it came to nothing.
    expect(request.calls.map(({ cost, problem }) => [cost > 0, problem === null])).toEqual([
      [false, false],
      [false, false],
      [true, true],
      [true, true],
    ]);
  });

  test.each<[string, Reply, RegExp]>([
    ['that says nothing', { silence: true }, /did not answer in time/],
    ['that falls silent', { text: goodDraft, everyMs: 400 }, /did not answer in time/],
    ['that cuts off', { cutOff: goodDraft.slice(0, 200) }, /broke off/],
  ])('%s is not waited for', async (_what, reply, sentence) => {
    const { url, environment } = modelServer.model;
    const asked = createLanguageModel({ url, key: environment['LLM_KEY'] ?? '', model: 'test-model' }, { first: 200, pause: 200, whole: 5_000 });
    modelServer.model.answer(reply);
    const asking = asked.ask([{ role: 'user', content: 'Hello' }], { maxTokens: 10, signal: new AbortController().signal, onText: () => {} });
    await expect(asking).rejects.toThrow(sentence);
    // It may be worth another try.
    await expect(asking).rejects.toMatchObject({ retryAfterMs: expect.any(Number) });
  });

  test('a question that could not be solved is kept, and says so', async () => {
    modelServer.model.answer({ text: goodDraft }, { text: 'I would rather not.' });
    expect(await modelServer.over(await modelServer.start())).toMatchObject({
      state: 'done',
      result: { blind: { isRight: false, reason: expect.stringMatching(/could not be read/) } },
    });
  });
});

test('while the model writes, what it has written is shown, also after the tab was closed; canceling breaks the call off', async () => {
  const before = { questions: await modelServer.drafted(), brokenOff: modelServer.model.brokenOff(), spent: (await today()).spent };
  modelServer.model.answer({ text: goodDraft, everyMs: 300 });
  const id = await modelServer.start();
  await until(async () => (await modelServer.look(id)).progress.text.length > 40);
  const first = await modelServer.look(id);
  expect(first).toMatchObject({ state: 'running', purpose: 'write', progress: { from: 0, call: 1 } });
  expect(goodDraft.startsWith(first.progress.text)).toBe(true);
  const length = first.progress.text.length;
  await until(async () => (await modelServer.look(id)).progress.text.length > length);
  const rest = await modelServer.author.api.call('getModelRequest', { params: { requestId: id }, query: { call: 1, from: length } });
  expect(rest.progress.from).toBe(length);
  expect(goodDraft.slice(length).startsWith(rest.progress.text)).toBe(true);
  expect((await modelServer.author.api.call('cancelModelRequest', { params: { requestId: id } })).state).toBe('canceling');
  const canceled = await modelServer.over(id);
  expect(canceled).toMatchObject({ state: 'canceled', questionId: null });
  await until(() => modelServer.model.brokenOff() > before.brokenOff);
  // What was written until then is paid for.
  expect(canceled.cost).toBeGreaterThan(0);
  expect(await today()).toMatchObject({ reserved: 0, spent: before.spent + canceled.cost });
  expect(await modelServer.drafted()).toBe(before.questions);
  expect(await modelServer.author.api.try('cancelModelRequest', { params: { requestId: id } })).toMatchObject({
    status: 409,
    body: { error: { code: 'model-request-over' } },
  });
});

test('a sixth request has to wait for the others, and one that waits is canceled at once', async () => {
  const busy = await newAuthor(modelServer.server);
  modelServer.model.answer({ silence: true }, { silence: true }, { silence: true }, { silence: true }, { silence: true });
  const ids = [];
  for (let count = 0; count < 5; count++) ids.push(await modelServer.start(draft, busy));
  expect(await busy.api.try('startModelRequest', { body: draft })).toMatchObject({ status: 409, body: { error: { code: 'too-many-model-requests' } } });
  for (const requestId of ids.toReversed()) await busy.api.call('cancelModelRequest', { params: { requestId } });
  for (const requestId of ids) expect((await modelServer.over(requestId)).state).toBe('canceled');
  expect((await today()).reserved).toBe(0);
});

test('a stopped server hands the request to the next one, which carries it out', async () => {
  modelServer.model.answer({ status: 400 });
  const id = await modelServer.start({ ...draft, wishes: 'About a bakery.' });
  await modelServer.over(id);
  // The job of the first time leaves its queue a moment after the request is over.
  await until(
    async () =>
      (await modelServer.server.database.query("select 1 from graphile_worker._private_jobs where payload ->> 'requestId' = $1", [id])).rowCount === 0,
  );
  modelServer.model.requests.length = 0;
  modelServer.model.answer({ text: goodDraft }, solved('A'));
  // As a killed process leaves it: running, with a call that nobody ended.
  await modelServer.server.database.query("update model_requests set state = 'running', ended_at = null, problems = '{}' where id = $1", [id]);
  await modelServer.server.database.query('update model_days set reserved = reserved + (select reserved from model_requests where id = $1)', [id]);
  await modelServer.server.database.query('delete from model_calls where request_id = $1', [id]);
  await modelServer.server.database.query("select graphile_worker.add_job('ask-model', json_build_object('requestId', $1::text))", [id]);
  expect((await modelServer.over(id)).state).toBe('done');
  expect(modelServer.model.requests[0]?.body.messages.at(-1)?.content).toContain('About a bakery.');
});

test('a request that nobody carries out any more ends when it is canceled twice', async () => {
  modelServer.model.answer({ status: 400 });
  const id = await modelServer.start();
  await modelServer.over(id);
  await modelServer.server.database.query("update model_requests set state = 'running', ended_at = null where id = $1", [id]);
  await modelServer.server.database.query('update model_days set reserved = reserved + (select reserved from model_requests where id = $1)', [id]);
  const cancel = () => modelServer.author.api.call('cancelModelRequest', { params: { requestId: id } });
  expect(await cancel()).toEqual({ state: 'canceling' });
  expect(await cancel()).toEqual({ state: 'canceled' });
  expect((await today()).reserved).toBe(0);
});

describe('a job that never runs again', () => {
  /** A request as a killed process leaves it: running, with a job that has had so many attempts and is not tried before an hour has passed. */
  async function leftBehind(attempts: number): Promise<{ readonly id: string; readonly jobId: string }> {
    modelServer.model.answer({ status: 400 });
    const id = await modelServer.start();
    await modelServer.over(id);
    const { database } = modelServer.server;
    await database.query("update model_requests set state = 'running', ended_at = null, problems = '{}' where id = $1", [id]);
    await database.query('update model_days set reserved = reserved + (select reserved from model_requests where id = $1)', [id]);
    const { rows } = await database.query<{ id: string }>(
      "select id::text from graphile_worker.add_job('ask-model', json_build_object('requestId', $1::text), run_at => now() + interval '1 hour')",
      [id],
    );
    const jobId = rows[0]?.id ?? '';
    await database.query('update graphile_worker._private_jobs set attempts = $2 where id = $1::bigint', [jobId, attempts]);
    return { id, jobId };
  }

  test('because the server was killed in its last attempt ends its request, and gives the budget back', async () => {
    const { id, jobId } = await leftBehind(4);
    await modelServer.server.database.query('select graphile_worker.reschedule_jobs(array[$1::bigint], run_at => now())', [jobId]);
    expect(await modelServer.over(id)).toMatchObject({ state: 'failed', problems: ['Something went wrong on this server. Try again.'] });
    expect((await today()).reserved).toBe(0);
  });

  test('because an administrator deletes it does, too', async () => {
    const { id, jobId } = await leftBehind(2);
    await modelServer.server.database.query('update users set is_admin = true where id = $1', [modelServer.author.id]);
    await modelServer.author.api.call('deleteJob', { params: { jobId }, body: { reason: 'It hangs' } });
    expect((await modelServer.look(id)).state).toBe('failed');
    expect((await today()).reserved).toBe(0);
  });
});
