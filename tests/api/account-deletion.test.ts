/** The end of an account: nothing of it stays, whatever there was and whatever begins at that moment. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser, lockUser } from '#server/features/accounts/settings-store.ts';
import { ApiClient } from '../support/browserless-client.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { answerState, goodPassword, startExam, verifiedStudent } from '../support/students.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const query = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  shop.server.database.query<Row & Record<string, unknown>>(text, values).then(({ rows }) => rows);

const tablesOfUsers = async (): Promise<string[]> => {
  const rows = await query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and c.column_name = 'user_id' and t.table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
};

/** Tables with rows about a user. */
async function filled(userId: string): Promise<string[]> {
  const found = [];
  for (const table of await tablesOfUsers()) if ((await query(`select 1 from ${table} where user_id = $1 limit 1`, [userId])).length > 0) found.push(table);
  return [...found, ...((await query('select 1 from users where id = $1', [userId])).length > 0 ? ['users'] : [])];
}

const sample = (column: string, type: string, userId: string): unknown => {
  if (column === 'user_id') return userId;
  if (type === 'uuid') return crypto.randomUUID();
  if (type.startsWith('timestamp')) return new Date();
  if (/^(smallint|integer|bigint|real|double precision|numeric)$/.test(type)) return 1;
  if (type === 'boolean') return false;
  if (type === 'jsonb') return '{}';
  if (type === 'ARRAY') return [];
  if (type === 'bytea') return Buffer.from(crypto.randomUUID());
  return crypto.randomUUID();
};

/** A row about this user in every table that may have one. What rows must look like does not matter here: only that they go. */
async function fillEverything(userId: string): Promise<void> {
  const rules = await query<{ table: string; name: string }>(
    `select conrelid::regclass::text as table, conname as name from pg_constraint
     where connamespace = 'public'::regnamespace and (contype = 'c' or (contype = 'f' and confrelid::regclass::text <> all($1)))`,
    [['users', ...(await tablesOfUsers())]],
  );
  for (const { table, name } of rules) await query(`alter table ${table} drop constraint if exists "${name}" cascade`);
  const there = await filled(userId);
  for (const table of await tablesOfUsers()) {
    if (there.includes(table)) continue;
    const columns = await query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and (column_name = 'user_id' or (is_nullable = 'NO' and column_default is null))`,
      [table],
    );
    const values = columns.map(({ name, type }) => sample(name, type, userId));
    await query(
      `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) values (${values.map((_, index) => `$${index + 1}`).join(', ')})`,
      values,
    );
  }
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
    await deleteUser(queryable, person.id, []);
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

test('a page that is paid while the account is deleted begins no subscription that lasts', async () => {
  const person = await verifiedStudent(shop.server);
  const { session } = await shop.order(person, 'plus', null);
  shop.stripe.messages.held = true;
  await shop.stripe.pay(session.id);
  expect((await person.api.try('deleteAccount', deletion)).status).toBe(200);
  shop.stripe.messages.held = false;
  expect(shop.stripe.subscriptionOf(session).status).toBe('canceled');
});

test('every table that can have something about a user has nothing of them afterwards, and all of the others', async () => {
  const [person, other] = [await verifiedStudent(shop.server), await verifiedStudent(shop.server)];
  for (const student of [person, other]) {
    const { session, open } = await startExam(student);
    const saves = open.module.questions.slice(0, 1).map(({ id }) => answerState(id, 'B'));
    await student.api.call('saveAnswers', { params: { sessionId: session.id, position: 0 }, body: { saves } });
    await student.api.call('startQuiz', { body: { practiceSet: 'algebra' } });
  }
  for (const student of [person, other]) await fillEverything(student.id);
  const everywhere = [...(await tablesOfUsers()), 'users'];
  expect(await filled(person.id)).toEqual(everywhere);
  expect((await person.api.try('deleteAccount', deletion)).status).toBe(200);
  expect(await filled(person.id)).toEqual([]);
  expect(await filled(other.id)).toEqual(everywhere);
});
