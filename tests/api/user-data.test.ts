/** What is stored about a person, table by table: all of it is exported or listed as not exported, moves with a guest or not, and is deleted with the account. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportParts, type ExportPart } from '#contract/account-settings.ts';
import { deleteUser } from '#server/features/accounts/settings-store.ts';
import { claimGuestPractice } from '#server/user-data/guest-store.ts';
import { userData } from '#server/user-data/registry.ts';
import { selectExportPage } from '#server/user-data/store.ts';
import { fillRow, tablesByUser, type Person } from '../support/row-filler.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const tables = userData.flatMap((feature) => feature.tables);

/** Values the schema does not imply, which make a row one that counts. */
const given: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  backup_codes: { used_at: null },
};

let server: TestServer;
let present: string[];
beforeAll(async () => {
  server = await startTestServer();
  present = await tablesByUser(server.database);
});
afterAll(() => server.stop());

async function newPerson(isGuest: boolean): Promise<Person> {
  const person = { userId: randomUUID(), id: randomUUID() };
  const email = isGuest ? null : `${person.userId}@example.org`;
  await server.database.query('insert into users (id, name, email, is_anonymous, created_at, updated_at) values ($1, $2, $3, $4, now(), now())', [
    person.userId,
    'Ines Duarte',
    email,
    isGuest,
  ]);
  return person;
}

const fill = (table: string, person: Person) => fillRow(server.database, table, person, given[table]);
const rowsOf = async (table: string, userId: string) =>
  (await server.database.query<{ count: number }>(`select count(*) from ${table} where user_id = $1`, [userId])).rows[0]?.count ?? 0;
const tablesWith = async (userId: string) => {
  const found: string[] = [];
  for (const table of present) if ((await rowsOf(table, userId)) > 0) found.push(table);
  return found;
};
const unregistered = async () => (await tablesByUser(server.database)).filter((name) => !tables.some(({ table }) => table === name));

/** Found by a token, before it is known whose they are; the first is of the time before the rule. README names them too. */
const keyedOtherwise = ['auth_accounts', 'email_links', 'flashcard_links', 'pending_sign_ins', 'sessions', 'sign_in_attempts'];

describe('the keys', () => {
  test('begin with the user, so that tables can be distributed by it, except those that README names', async () => {
    const { rows } = await server.database.query<{ name: string }>(
      `select t.name from unnest($1::text[]) t (name)
       where not exists (select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
                         where i.indrelid = t.name::regclass and i.indisprimary and a.attname = 'user_id') order by 1`,
      [present],
    );
    expect(rows.map(({ name }) => name)).toEqual(keyedOtherwise);
  });
});

describe('the registry', () => {
  test('names every table with a user_id, once, and no other', () => {
    expect(tables.map(({ table }) => table).sort()).toEqual(present);
  });

  test('a table that is not named is noticed', async () => {
    await server.database.query('create table planted (user_id uuid)');
    expect(await unregistered()).toEqual(['planted']);
    await server.database.query('drop table planted');
    expect(await unregistered()).toEqual([]);
  });
});

describe('the export', () => {
  test('has each part of one feature alone', async () => {
    const lists = userData.flatMap(({ exportLists }) => Object.keys(exportLists ?? {}));
    expect([...lists, 'account'].sort()).toEqual([...exportParts].sort());
    const person = await newPerson(false);
    const fields: string[] = [];
    for (const { accountFields } of userData)
      for (const row of (await accountFields?.(server.database, person.userId))?.rows ?? []) fields.push(...Object.keys(row.fields));
    expect(fields).toContain('email');
    expect(fields.filter((field, index) => fields.indexOf(field) !== index)).toEqual([]);
  });

  test('shows every table in the part that is named for it', async () => {
    const person = await newPerson(false);
    const exported = (part: ExportPart) =>
      server.database.transaction(async (queryable) => JSON.stringify((await selectExportPage(queryable, person.userId, part, undefined)).rows));
    const hidden: string[] = [];
    for (const { table, exported: part } of tables) {
      const before = typeof part === 'string' ? await exported(part) : '';
      await fill(table, person);
      if (typeof part === 'string' && (await exported(part)) === before) hidden.push(`${table} in ${part}`);
    }
    expect(hidden).toEqual([]);
  });
});

test('nothing is left of a deleted account in any table, and everything of its neighbor', async () => {
  const [gone, neighbor] = [await newPerson(false), await newPerson(false)];
  for (const { table } of tables) for (const person of [gone, neighbor]) await fill(table, person);
  expect(await tablesWith(gone.userId)).toEqual(present);
  await server.database.transaction((queryable) => deleteUser(queryable, gone.userId, [], 'deleted'));
  expect(await tablesWith(gone.userId)).toEqual([]);
  expect(await tablesWith(neighbor.userId)).toEqual(present);
});

const contentOf = async (table: string, userId: string) =>
  (await server.database.query<{ content: object }>(`select to_jsonb(t) - 'user_id' as content from ${table} t where user_id = $1`, [userId])).rows.map(
    ({ content }) => content,
  );

test('what moves of a guest moves whole: no column is left behind', async () => {
  const [guest, account] = [await newPerson(true), await newPerson(false)];
  for (const { table } of tables) await fill(table, guest);
  // Statistics are recounted for the account from what moves.
  const moving = tables.filter(({ table, claimed }) => claimed === 'moves' && table !== 'statistics_changes').map(({ table }) => table);
  const before = new Map<string, object[]>();
  for (const table of moving) before.set(table, await contentOf(table, guest.userId));
  await server.database.transaction((queryable) => claimGuestPractice(queryable, { guestId: guest.userId, userId: account.userId }));
  for (const table of moving) expect({ table, rows: await contentOf(table, account.userId) }).toEqual({ table, rows: before.get(table) });
});

test('what moves of a guest is the account’s, and nothing of the guest is left', async () => {
  const [guest, account] = [await newPerson(true), await newPerson(false)];
  for (const { table } of tables) await fill(table, guest);
  await server.database.transaction((queryable) => claimGuestPractice(queryable, { guestId: guest.userId, userId: account.userId }));
  expect(await tablesWith(account.userId)).toEqual(
    tables
      .filter(({ claimed }) => claimed === 'moves')
      .map(({ table }) => table)
      .sort(),
  );
  expect(await tablesWith(guest.userId)).toEqual([]);
});
