/** A matrix from the contract: every call × everybody who might try it. A call without a row cannot exist. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access, Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { ApiClient } from '../support/browserless-client.ts';
import { signUp, startExam, takeExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let unverified: Person;
let owner: Person;
let stranger: Person;
let admin: Person;
let ids: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  unverified = await signUp(server);
  [owner, stranger, admin] = [await verifiedStudent(server), await verifiedStudent(server), await verifiedStudent(server)];
  await server.database.query('update users set is_admin = true where id = $1', [admin.id]);
  const resultId = await takeExam(owner, (question) => (question.format === 'choice' ? 'A' : '1'));
  const { session } = await startExam(owner, { practiceExamId: 'practice-exam-2' });
  ids = { sessionId: session.id, resultId, examId: 'practice-exam-1', position: '0', userId: owner.id, couponId: '01900000-0000-7000-8000-000000000000' };
});
afterAll(() => server.stop());

const all = Object.entries(calls) as [keyof typeof calls, Call][];

function input(call: Call) {
  const params = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, ids[name] ?? '']));
  return { params, ...(call.body && { body: {} }) };
}

/** The refusal each kind of person meets before anything else is looked at; null: none. */
const expected = {
  public: { guest: null, unverified: null, student: null },
  'signed-in': { guest: 'not-signed-in', unverified: null, student: null },
  verified: { guest: 'not-signed-in', unverified: 'email-not-verified', student: null },
  admin: { guest: 'not-signed-in', unverified: 'forbidden', student: 'forbidden' },
} as const satisfies Record<Access, Record<'guest' | 'unverified' | 'student', string | null>>;

const guardCodes = ['not-signed-in', 'email-not-verified', 'forbidden'];
const codeOf = (body: unknown): string | null => (typeof body === 'object' && body !== null && 'error' in body ? String(Object(body.error).code) : null);

describe.each(all)('%s', (id, call) => {
  test.each(['guest', 'unverified', 'student'] as const)('%s', async (who) => {
    if (id === 'signOut') return;
    const api = { guest: () => new ApiClient(server), unverified: () => unverified.api, student: () => stranger.api }[who]();
    const { status, body } = await api.try(id, input(call));
    const code = codeOf(body);
    const wanted = expected[call.access][who];
    if (wanted === null) expect(guardCodes).not.toContain(code);
    else expect({ status, code }).toEqual({ status: wanted === 'not-signed-in' ? 401 : 403, code: wanted });
  });

  test.skipIf(!/:(sessionId|resultId)/.test(call.path) || call.access === 'admin')("another student's id looks like one that does not exist", async () => {
    const body = call.body && { body: id === 'submitModule' ? { saves: [], reason: 'student' } : { saves: [] } };
    const theirs = await stranger.api.try(id, { ...input(call), ...body });
    const missing = {
      ...input(call),
      params: { ...input(call).params, sessionId: '01900000-0000-7000-8000-000000000000', resultId: '01900000-0000-7000-8000-000000000000' },
    };
    const absent = await stranger.api.try(id, { ...missing, ...body });
    expect(theirs.status).toBe(404);
    const wordsOf = ({ body: answer }: { body: unknown }) => ({ ...Object(Object(answer).error), requestId: '' });
    expect(wordsOf(theirs)).toEqual(wordsOf(absent));
    expect(absent.status).toBe(404);
  });

  test('answers 405 to other methods', async () => {
    const used = new Set(all.filter(([, other]) => other.path === call.path).map(([, other]) => other.method));
    const method = (['PATCH', 'DELETE', 'PUT', 'POST'] as const).find((candidate) => !used.has(candidate)) ?? 'PATCH';
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? 'x');
    expect((await owner.api.request(method, path)).status).toBe(405);
  });
});

test('the owner still has everything after all of this', async () => {
  expect((await owner.api.call('getSession', { params: { sessionId: ids['sessionId'] ?? '' } })).status).toBe('in-progress');
  expect((await owner.api.call('getResult', { params: { resultId: ids['resultId'] ?? '' } })).responses).toHaveLength(98);
});

test('an admin gives time back, and it is written down', async () => {
  const sessionId = ids['sessionId'] ?? '';
  const before = await owner.api.call('getSession', { params: { sessionId } });
  const after = await admin.api.call('grantTime', { params: { userId: owner.id, sessionId }, body: { minutes: 5, reason: 'Power cut at school' } });
  const left = (phase: typeof before.phase) => (phase.kind === 'module' ? phase.clock.allowedMs : 0);
  expect(left(after.phase) - left(before.phase)).toBe(5 * 60_000);
  const { rows } = await server.database.query<{ action_type: string }>('select action_type from admin_actions where content_id = $1', [sessionId]);
  expect(rows).toEqual([{ action_type: 'grant-time' }]);
});
