/** One session, many tabs: a tab that shows a different account from the one signed in acts for nobody. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountHeader, nobody } from '#contract/expected-account.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { ApiClient, type Input } from '../support/api-client.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { sampleInput } from '../support/sample-input.ts';
import { startPaymentServer, planOf, type PaymentServer } from '../support/payment-server.ts';
import { goodPassword, signUp, verifiedStudent, type Person } from '../support/students.ts';

type Id = keyof typeof calls;

/** Calls that act on whoever is signed in. The others ask who that is, change it, or act on the account a proof names. */
const personal = (Object.entries(calls) as [Id, Call][])
  .filter(([id, { access }]) => access !== 'public' || ['signOut', 'startQuiz', 'listPracticeSets'].includes(id))
  .map(([id]) => id);

let shop: PaymentServer;
let ben: Person;
/** Tabs of the browser in which Ben is now signed in, by the account they show. */
let tabOf: (account: string) => ApiClient;
let annas: ApiClient;

beforeAll(async () => {
  shop = await startPaymentServer();
  const anna = await signUp(shop.server, 'Anna Kovacs');
  ben = await verifiedStudent(shop.server);
  await shop.server.database.query('update users set is_admin = true where id = $1', [ben.id]);
  tabOf = (account) => {
    const tab = new ApiClient(shop.server, { [accountHeader]: account });
    tab.adoptCookies(ben.api);
    return tab;
  };
  annas = tabOf(anna.id);
});
afterAll(() => shop.stop());

const refusal = { status: 409, code: 'other-account', message: 'Someone else is logged in here now.' };

describe('a tab that shows Anna while Ben is signed in', () => {
  /** What the call before left is what the next one finds. */
  let left: Record<string, string> | undefined;
  test.each(personal)('%s is refused and does nothing', async (id) => {
    const before = left ?? (await fingerprint(shop.server));
    left = undefined;
    expect(await annas.refused(id, sampleInput(calls[id]) as Input)).toMatchObject(refusal);
    left = await fingerprint(shop.server);
    expect(left).toEqual(before);
  });

  test('renames nobody, deletes nobody, signs nobody out and buys nothing', async () => {
    const plan = await planOf(ben);
    const tries: [Id, Input][] = [
      ['updateProfile', { body: { name: 'Anna K.' } }],
      ['startCheckout', { body: { tier: 'plus', months: 1, couponCode: null } }],
      ['signOut', {}],
      ['startQuiz', { body: { practiceSet: 'algebra' } }],
      ['startSession', { body: { practiceExamId: 'practice-exam-1' } }],
      ['deleteAccount', { body: { password: goodPassword } }],
    ];
    for (const [id, input] of tries) expect(await annas.refused(id, input), id).toMatchObject(refusal);
    expect((await ben.api.call('me')).me).toMatchObject({ id: ben.id, name: 'Ada Okafor' });
    expect(await planOf(ben)).toEqual(plan);
    expect((await ben.api.call('listSessions')).sessions).toEqual([]);
    expect(shop.stripe.model.sessions.size).toBe(0);
  });

  test('is told who is signed in now, and goes on as that one', async () => {
    const { me } = await annas.call('me');
    expect(me?.id).toBe(ben.id);
    expect((await tabOf(ben.id).call('updateProfile', { body: { name: 'Ben Adeyemi' } })).me.name).toBe('Ben Adeyemi');
  });
});

test('a tab that shows nobody acts for no account', async () => {
  for (const id of personal) expect(await tabOf(nobody).refused(id, sampleInput(calls[id]) as Input), id).toMatchObject(refusal);
});

test('a tab whose session has ended leaves nothing with a guest', async () => {
  const guest = new ApiClient(shop.server);
  await guest.call('startQuiz', { body: { practiceSet: 'algebra' } });
  const left = new ApiClient(shop.server, { [accountHeader]: ben.id });
  left.adoptCookies(guest);
  const before = await fingerprint(shop.server);
  expect(await left.refused('startQuiz', { body: { practiceSet: 'algebra' } })).toMatchObject({ status: 401, code: 'not-signed-in' });
  expect(await fingerprint(shop.server)).toEqual(before);
});

test('a guest’s tab goes on as nobody', async () => {
  const guest = new ApiClient(shop.server, { [accountHeader]: nobody });
  const quiz = await guest.call('startQuiz', { body: { practiceSet: 'algebra' } });
  expect((await guest.call('getQuiz', { params: { quizId: quiz.id } })).id).toBe(quiz.id);
});

test('calls that name nobody at all go by the session, as those of earlier clients do', async () => {
  expect((await ben.api.call('updateProfile', { body: { name: 'Ben' } })).me.name).toBe('Ben');
});
