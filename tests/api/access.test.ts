/**
 * Every call × every kind of caller × every method. The table says who each call is for, independently of the contract: a call
 * missing from it (tests/support/access-table.ts) fails, and so does one whose guard in the contract differs.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Access, Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { accessTable } from '../support/access-table.ts';
import { ApiClient } from '../support/api-client.ts';
import { signUp, startExam, takeExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const all = Object.entries(calls) as [keyof typeof calls, Call][];

const people = ['nobody', 'anonymous guest', 'unverified', 'free student', 'plus', 'max', 'expired', 'author', 'admin'] as const;
type Who = (typeof people)[number];

let server: TestServer;
let clients: Record<Who, () => ApiClient>;
let owner: Person;
let stranger: Person;
let admin: Person;
let ids: Record<string, string>;

const grant = (person: Person, tier: string, end: string) =>
  server.database.query(`update users set membership_tier = $2, membership_end_date = now() + $3::interval where id = $1`, [person.id, tier, end]);

beforeAll(async () => {
  server = await startTestServer();
  const unverified = await signUp(server);
  const verified = await Promise.all(Array.from({ length: 7 }, () => verifiedStudent(server)));
  const [plus, max, expired, author] = verified.slice(3) as [Person, Person, Person, Person];
  [owner, stranger, admin] = verified as [Person, Person, Person];
  await server.database.query('update users set is_admin = true where id = $1', [admin.id]);
  await server.database.query('update users set is_author = true where id = $1', [author.id]);
  await grant(plus, 'plus', '1 day');
  await grant(max, 'max', '1 day');
  await grant(expired, 'max', '-1 minute');
  const resultId = await takeExam(owner, (question) => (question.format === 'choice' ? 'A' : '1'));
  const { session } = await startExam(owner, { practiceExamId: 'practice-exam-2' });
  const quiz = await owner.api.call('startQuiz', { body: { practiceSet: 'algebra' } });
  const guest = new ApiClient(server);
  await guest.call('startQuiz', { body: { practiceSet: 'algebra' } });
  ids = {
    sessionId: session.id,
    resultId,
    quizId: quiz.id,
    workId: quiz.id,
    examId: 'practice-exam-1',
    position: '0',
    questionId: 'q-0000000000000000',
    moduleId: 'm-0000000000000000',
    skillTag: 'systems',
    deckId: '01900000-0000-7000-8000-000000000000',
    cardId: '01900000-0000-7000-8000-000000000000',
    link: 'made-up',
    reportId: '01900000-0000-7000-8000-000000000000',
    decisionId: '01900000-0000-7000-8000-000000000000',
    name: 'smartQuizEnabled',
    moduleNumber: '1',
    messageId: '01900000-0000-7000-8000-000000000000',
    kind: 'concept',
    itemId: 'find-the-cell',
    requestId: '01900000-0000-7000-8000-000000000000',
    fileId: '01900000-0000-7000-8000-000000000000',
    postId: 'second-module',
    topicId: '29',
    importId: '01900000-0000-7000-8000-00000000c0de',
    setId: 'math-1',
    category: 'algebra',
    archetype: 'LF-b',
    level: '2',
    seed: '7',
    word: 'abate',
    conceptId: 'undo-in-reverse-order',
    lectureId: 'linear-functions',
    userId: owner.id,
    couponId: '01900000-0000-7000-8000-000000000000',
    jobId: '1',
    checkoutId: '01900000-0000-7000-8000-000000000000',
    subscriptionId: 'no-such-browser',
    deviceId: '01900000-0000-7000-8000-000000000000',
    signedInDeviceId: '01900000-0000-7000-8000-000000000000',
  };
  clients = {
    nobody: () => new ApiClient(server),
    'anonymous guest': () => guest,
    unverified: () => unverified.api,
    'free student': () => stranger.api,
    plus: () => plus.api,
    max: () => max.api,
    expired: () => expired.api,
    author: () => author.api,
    admin: () => admin.api,
  };
});
afterAll(() => server.stop());

/** The refusal each kind of person gets before anything else is checked; null if none. */
const strangers = { nobody: 'not-signed-in', 'anonymous guest': 'not-signed-in' } as const;
const open = {
  nobody: null,
  'anonymous guest': null,
  unverified: null,
  'free student': null,
  plus: null,
  max: null,
  expired: null,
  author: null,
  admin: null,
} as const;
const verifiedOnly = { ...open, ...strangers, unverified: 'email-not-verified' } as const;
const tooLow = { 'free student': 'plan-required', expired: 'plan-required', author: 'plan-required', admin: 'plan-required' } as const;
const staffOnly = {
  ...open,
  ...strangers,
  unverified: 'forbidden',
  'free student': 'forbidden',
  plus: 'forbidden',
  max: 'forbidden',
  expired: 'forbidden',
} as const;
const expected = {
  public: open,
  practice: { ...open, nobody: 'not-signed-in' },
  'signed-in': { ...open, ...strangers },
  verified: verifiedOnly,
  plus: { ...verifiedOnly, ...tooLow },
  max: { ...verifiedOnly, ...tooLow, plus: 'plan-required' },
  author: staffOnly,
  admin: { ...staffOnly, author: 'forbidden' },
} as const satisfies Record<Access, Record<Who, string | null>>;

const guardCodes = ['not-signed-in', 'email-not-verified', 'forbidden', 'plan-required'];
const codeOf = (body: unknown): string | null => (typeof body === 'object' && body !== null && 'error' in body ? String(Object(body.error).code) : null);

function input(call: Call) {
  const params = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, ids[name] ?? '']));
  return { params, ...(call.body && { body: {} }) };
}

test('every call stands in the table once, with the guard it has', () => {
  const listed = Object.entries(accessTable).flatMap(([access, names]) => names.map((name) => [name, access]));
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(all.map(([id, { access }]) => [id, access])));
  expect(new Set(listed.map(([name]) => name)).size).toBe(listed.length);
});

describe.each(all)('%s', (id, call) => {
  test.each(people)('%s', async (who) => {
    // This call would end the session that the other rows need.
    if (id === 'signOut') return;
    const { status, body } = await clients[who]().try(id, input(call));
    const code = codeOf(body);
    const wanted = expected[call.access][who];
    // An empty body is invalid input, which a call refuses only after the guard.
    if (wanted === null) expect(guardCodes).not.toContain(code);
    else expect({ status, code }).toEqual({ status: wanted === 'not-signed-in' ? 401 : 403, code: wanted });
  });

  test.skipIf(!/:(sessionId|resultId|quizId|workId)/.test(call.path) || ['author', 'admin'].includes(call.access))(
    "another student's id looks like one that does not exist",
    async () => {
      const bodies: Readonly<Record<string, object>> = {
        answerQuizQuestion: { position: 0, answer: 'A', timeSpentMs: 1 },
        submitModule: { saves: [], reason: 'student' },
        practiceMiss: { questionId: 'q-1', answer: 'A', tries: 1, timeSpentMs: 1 },
        startOtherModule: { position: 1 },
      };
      const body = bodies[id] ?? { saves: [] };
      const missing = {
        sessionId: '01900000-0000-7000-8000-000000000000',
        resultId: '01900000-0000-7000-8000-000000000000',
        quizId: '01900000-0000-7000-8000-000000000000',
        workId: '01900000-0000-7000-8000-000000000000',
      };
      for (const api of call.access === 'practice' ? [stranger.api, clients['anonymous guest']()] : [stranger.api]) {
        const theirs = await api.try(id, { ...input(call), ...(call.body && { body }) });
        const absent = await api.try(id, { params: { ...input(call).params, ...missing }, ...(call.body && { body }) });
        expect(theirs.status).toBe(404);
        const wordsOf = ({ body: answer }: { body: unknown }) => ({ ...Object(Object(answer).error), requestId: '' });
        expect(wordsOf(theirs)).toEqual(wordsOf(absent));
        expect(absent.status).toBe(404);
      }
    },
  );

  test('answers 405 to every other method, whoever asks', async () => {
    const used = new Set(all.filter(([, other]) => other.path === call.path).map(([, other]) => other.method));
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? 'x');
    for (const method of (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter((candidate) => !used.has(candidate)))
      for (const who of ['nobody', 'anonymous guest', 'free student', 'admin'] as const)
        expect((await clients[who]().request(method, path)).status, `${method} by ${who}`).toBe(405);
  });
});

test('the owner still has everything after all of this', async () => {
  expect((await owner.api.call('getSession', { params: { sessionId: ids['sessionId'] ?? '' } })).status).toBe('in-progress');
  expect((await owner.api.call('getResult', { params: { resultId: ids['resultId'] ?? '' } })).responses).toHaveLength(98);
  expect((await owner.api.call('getQuiz', { params: { quizId: ids['quizId'] ?? '' } })).questions.every(({ outcome }) => outcome === null)).toBe(true);
});

test('an admin gives time back, and it is logged', async () => {
  const sessionId = ids['sessionId'] ?? '';
  const before = await owner.api.call('getSession', { params: { sessionId } });
  const after = await admin.api.call('grantTime', { params: { userId: owner.id, sessionId }, body: { minutes: 5, reason: 'Power cut at school' } });
  const left = (phase: typeof before.phase) => (phase.kind === 'module' ? phase.clock.allowedMs : 0);
  expect(left(after.phase) - left(before.phase)).toBe(5 * 60_000);
  const { rows } = await server.database.query<{ action_type: string }>('select action_type from admin_actions where content_id = $1', [sessionId]);
  expect(rows).toEqual([{ action_type: 'grant-time' }]);
});
