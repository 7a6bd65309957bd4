/** Deleting an account leaves nothing behind, whatever it had and whatever begins at that moment. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser } from '#server/features/accounts/settings-store.ts';
import { lockUser } from '#server/features/accounts/store.ts';
import { ApiClient } from '../support/api-client.ts';
import { fillRow, tablesByUser } from '../support/row-filler.ts';
import { startPaymentServer, type PaymentServer } from '../support/payment-server.ts';
import { answerState, goodPassword, startExam, verifiedStudent } from '../support/students.ts';

let shop: PaymentServer;
beforeAll(async () => {
  shop = await startPaymentServer();
});
afterAll(() => shop.stop());

const query = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  shop.server.database.query<Row & Record<string, unknown>>(text, values).then(({ rows }) => rows);

/** Tables with rows about a user. */
async function filled(userId: string): Promise<string[]> {
  const found = [];
  for (const table of await tablesByUser(shop.server.database))
    if ((await query(`select 1 from ${table} where user_id = $1 limit 1`, [userId])).length > 0) found.push(table);
  return [...found, ...((await query('select 1 from users where id = $1', [userId])).length > 0 ? ['users'] : [])];
}

const deletion = { body: { currentPassword: goodPassword, confirmation: 'DELETE' } } as const;

test('whoever begins something while deleting leaves nothing behind, and pays nothing', async () => {
  for (let round = 0; round < 12; round++) {
    const person = await verifiedStudent(shop.server);
    const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
    const other = new ApiClient(shop.server);
    const begin = [
      () => person.api.try('startSession', { body: { practiceExamId: 'practice-exam-1' } }),
      () => person.api.try('startQuiz', { body: { practiceSet: 'algebra' } }),
      () => other.try('signIn', { body: { email: person.email, password: goodPassword } }),
      () => person.api.try('startCheckout', { body: { tier: 'plus', months: null, couponCode: null } }),
      () => person.api.try('startCheckout', { body: { tier: 'max', months: 2, couponCode: null } }),
    ];
    const [gone, ...answers] = await Promise.all([pause().then(() => person.api.try('deleteAccount', deletion)), ...begin.map((call) => pause().then(call))]);
    expect(answers.map(({ status }) => status).filter((status) => status === 500)).toEqual([]);
    expect(gone.status).toBe(200);
    expect(await filled(person.id)).toEqual([]);
    const customers = [...shop.stripe.model.customers.values()].filter(({ email }) => email === person.email).map(({ id }) => id);
    await expect
      .poll(() => [...shop.stripe.model.sessions.values()].filter(({ customer, status }) => customers.includes(customer) && status === 'open'))
      .toEqual([]);
    expect((await other.call('me')).me).toBeNull();
  }
}, 120_000);

test('nothing begins in an account whose deletion is under way: not an exam, a quiz, a payment or a session', async () => {
  const person = await verifiedStudent(shop.server);
  const other = new ApiClient(shop.server);
  const [deleted, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const deleting = shop.server.database.transaction(async (queryable) => {
    await lockUser(queryable, person.id);
    await deleteUser(queryable, person.id, [], 'deleted');
    deleted.resolve();
    await waited.promise;
  });
  await deleted.promise;
  const begun = Promise.all([
    person.api.try('startSession', { body: { practiceExamId: 'practice-exam-1' } }),
    person.api.try('startQuiz', { body: { practiceSet: 'algebra' } }),
    person.api.try('startCheckout', { body: { tier: 'plus', months: 1, couponCode: null } }),
    other.try('signIn', { body: { email: person.email, password: goodPassword } }),
  ]);
  await new Promise((resolve) => setTimeout(resolve, 700));
  waited.resolve();
  await deleting;
  expect((await begun).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  expect(await filled(person.id)).toEqual([]);
});

test('a payment page paid while the account is being deleted starts no lasting subscription', async () => {
  const person = await verifiedStudent(shop.server);
  const { session } = await shop.order(person, 'plus', null);
  shop.stripe.messages.held = true;
  await shop.stripe.pay(session.id);
  expect((await person.api.try('deleteAccount', deletion)).status).toBe(200);
  shop.stripe.messages.held = false;
  expect(shop.stripe.subscriptionOf(session).status).toBe('canceled');
});

/** Only orders and subscriptions that are over: the payment provider knows none of these. */
const over: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  subscriptions: { status: 'ended' },
  payment_checkouts: { state: 'ended' },
};

test('afterward, no table has anything about the user, and every table keeps everything about others', async () => {
  const [person, other] = [await verifiedStudent(shop.server), await verifiedStudent(shop.server)];
  for (const student of [person, other]) {
    const { session, open } = await startExam(student);
    const saves = open.module.questions.slice(0, 1).map(({ id }) => answerState(id, 'B'));
    await student.api.call('saveAnswers', { params: { sessionId: session.id, position: 0 }, body: { saves } });
    await student.api.call('startQuiz', { body: { practiceSet: 'algebra' } });
  }
  const tables = await tablesByUser(shop.server.database);
  for (const student of [person, other]) {
    const there = await filled(student.id);
    const ids = { userId: student.id, id: crypto.randomUUID() };
    for (const table of tables) if (!there.includes(table)) await fillRow(shop.server.database, table, ids, over[table]);
  }
  const everywhere = [...tables, 'users'];
  expect(await filled(person.id)).toEqual(everywhere);
  expect((await person.api.try('deleteAccount', deletion)).status).toBe(200);
  expect(await filled(person.id)).toEqual([]);
  expect(await filled(other.id)).toEqual(everywhere);
});
