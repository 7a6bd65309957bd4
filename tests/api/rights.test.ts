/** What people try with other people's ids: the response reveals nothing, and the database is unchanged. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { appCode, turnOnTwoFactor } from '../support/authenticator.ts';
import { ApiClient, type Input } from '../support/api-client.ts';
import { fingerprint } from '../support/fingerprint.ts';
import type { PaymentServer } from '../support/payment-server.ts';
import { startPaymentServerWithModel } from '../support/payment-server-with-model.ts';
import { newBrowser } from '../support/push-service.ts';
import { goodPassword, newGuest, startExam, takeExam, verifiedStudent, type Person } from '../support/students.ts';

type Id = keyof typeof calls;
const all = Object.entries(calls) as [Id, Call][];
const missing = '01900000-0000-7000-8000-000000000000';

let shop: PaymentServer;
beforeAll(async () => {
  shop = await startPaymentServerWithModel();
});
afterAll(() => shop.stop());

const verified = () => verifiedStudent(shop.server);

describe('an id of somebody else', () => {
  /** One of each kind, of the owner. */
  let owned: Record<string, string>;
  let owner: Person;
  let stranger: Person;
  let guest: ApiClient;
  /** Bodies that would work if the id were one’s own. */
  const bodies: Partial<Record<Id, unknown>> = {
    saveAnswers: { saves: [] },
    submitModule: { saves: [], reason: 'student' },
    answerQuizQuestion: { position: 0, answer: 'A', timeSpentMs: 1 },
    saveQuizAnswers: { saves: [] },
    saveAnnotations: { saves: [] },
    submitQuiz: { saves: [] },
    startOtherModule: { position: 1 },
    updateDeck: { name: 'Mine', description: '' },
    addCards: { cards: [{ id: crypto.randomUUID(), front: 'a', back: 'b' }] },
    updateCard: { back: 'mine' },
    practiceMiss: { questionId: 'q-0000000000000000', answer: 'A', tries: 1, timeSpentMs: 1 },
  };
  const personal = /:(\w+Id)\b/;
  /** What everybody may read belongs to nobody. */
  const shared = /:(examId|setId|topicId|questionId|conceptId|lectureId)\b/;
  const concerned = all.filter(([, { path, access }]) => access !== 'author' && access !== 'admin' && personal.test(path) && !shared.test(path));
  const inputOf = (id: Id, ids: Record<string, string>): Input => ({
    params: Object.fromEntries(
      [...calls[id].path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, name === 'position' ? '0' : (ids[name] ?? 'no such kind')]),
    ),
    ...(bodies[id] !== undefined && { body: bodies[id] }),
    ...(id === 'getStudyQueue' && { query: { dayStart: '2026-11-22T05:00:00Z' } }),
  });

  beforeAll(async () => {
    [owner, stranger] = [await verified(), await verified()];
    const resultId = await takeExam(owner, ({ format }) => (format === 'choice' ? 'A' : '1'));
    const { session } = await startExam(owner, { practiceExamId: 'practice-exam-2' });
    const quiz = await owner.api.call('startQuiz', { body: { practiceSet: 'algebra' } });
    const { checkoutId } = await shop.order(owner, 'plus', 1);
    await shop.server.database.query("update users set membership_tier = 'plus' where id = any($1::uuid[])", [[owner.id, stranger.id]]);
    const { id: deckId } = await owner.api.call('createDeck', { body: {} });
    const cardId = crypto.randomUUID();
    await owner.api.call('addCards', { params: { deckId }, body: { cards: [{ id: cardId, front: 'a', back: 'b' }] } });
    const { secret } = await turnOnTwoFactor(owner.api, () => shop.server.now());
    const home = new ApiClient(shop.server);
    await home.call('signIn', { body: { email: owner.email, password: goodPassword } });
    await home.call('signInWithCode', { body: { method: 'app', code: appCode(secret, shop.server.now()), trustDevice: true } });
    const { trustedDevices } = await owner.api.call('getTwoFactor');
    const { devices } = await owner.api.call('getProfile');
    owned = {
      resultId,
      sessionId: session.id,
      quizId: quiz.id,
      workId: quiz.id,
      checkoutId,
      deckId,
      cardId,
      deviceId: trustedDevices[0]?.id ?? '',
      signedInDeviceId: devices.find(({ current }) => !current)?.id ?? '',
      subscriptionId: (await owner.api.call('addPushSubscription', { body: newBrowser('https://fcm.googleapis.com').subscription })).id,
    };
    guest = await newGuest(shop.server);
  });

  test('is of a kind that is tried here', () => {
    const kinds = new Set(concerned.map(([, { path }]) => personal.exec(path)?.[1]));
    expect([...kinds].sort()).toEqual(Object.keys(owned).sort());
    expect(Object.values(owned)).not.toContain('');
  });

  test.each(concerned.map(([id]) => id))('%s answers as to an id that does not exist, and does nothing', async (id) => {
    const before = await fingerprint(shop.server);
    const nobodys = Object.fromEntries(Object.keys(owned).map((kind) => [kind, missing]));
    for (const api of calls[id].access === 'practice' ? [stranger.api, guest] : [stranger.api]) {
      const [theirs, none] = [await api.try(id, inputOf(id, owned)), await api.try(id, inputOf(id, nobodys))];
      const told = ({ status, body, headers }: typeof theirs) => ({
        status,
        body: { ...Object(Object(body).error), requestId: '' },
        headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
      });
      expect(told(theirs)).toEqual(told(none));
      expect(none.status).toBe(404);
    }
    expect(await fingerprint(shop.server)).toEqual(before);
  });

  test('takes as long as one that does not exist', async () => {
    for (const id of ['getSession', 'getResult', 'getReview', 'getQuiz', 'confirmCheckout'] as const) {
      const nobodys = Object.fromEntries(Object.keys(owned).map((kind) => [kind, missing]));
      const took = async (ids: Record<string, string>) => {
        const started = performance.now();
        await stranger.api.try(id, inputOf(id, ids));
        return performance.now() - started;
      };
      const [differences, times]: [number[], number[]] = [[], []];
      for (let round = 0; round < 40; round++) {
        const [one, other] = [await took(owned), await took(nobodys)];
        differences.push(one - other);
        times.push(one);
      }
      const middle = (values: number[]) => values.sort((a, b) => a - b)[20] ?? 0;
      // On a loaded machine everything is slow; the time must just not reveal which of the two it was.
      expect(Math.abs(middle(differences)), id).toBeLessThan(Math.max(5, middle(times) / 2));
    }
  });
});
