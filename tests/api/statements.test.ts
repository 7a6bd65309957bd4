/**
 * Every statement of the server is checked against the migrated database: the columns of its declared row, their types, which of them
 * may be null, and the number and types of its values. Nothing is run; PostgreSQL only describes the statements.
 */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectStatements, type Collected } from '../support/statements/collect.ts';
import { problemsOf } from '../support/statements/compare.ts';
import { describer } from '../support/statements/describe.ts';
import { createTestDatabase } from '../support/test-server.ts';

/** Columns that may be null in their table, but not where this function looks. */
const neverNull: Readonly<Record<string, readonly string[]>> = {
  // Only guests have no address.
  'server/features/accounts/store.ts selectUserByEmail': ['email'],
  'server/features/accounts/store.ts selectUserById': ['email'],
  'server/features/accounts/settings-store.ts updateEmail': ['old_email'],
  'server/features/membership/store.ts selectMember': ['email'],
  'server/features/membership/store.ts lockMember': ['email'],
  'server/features/coupons/admin-store.ts selectRedemptions': ['email'],
  // Looked for with `is not null`.
  'server/features/accounts/store.ts selectCredential': ['password'],
  'server/features/quizzes/hardest-store.ts selectHardestQuizzes': ['hardest_set'],
};

/** A store with mistakes and one correct statement; each function's name says what is wrong. */
const planted = `
import type { Queryable } from '../../database/database.ts';
const columns = 'id, name';
interface Right { readonly id: string; readonly name: string; readonly email: string | null; readonly created_at: Date }
export const right = (q: Queryable) => q.query<Right>(\`select \${columns}, email, created_at from users where id = $1 and is_admin = $2\`, ['x', true]);
export const wrongName = (q: Queryable) => q.query<{ readonly nickname: string }>('select name from users');
export const wrongColumn = (q: Queryable) => q.query<{ readonly nickname: string }>('select nickname from users');
export const wrongType = (q: Queryable) => q.query<{ readonly created_at: string }>('select created_at from users');
export const missingNull = (q: Queryable) => q.query<{ readonly email: string }>('select email from users');
export const missingNullOfOuterJoin = (q: Queryable) => q.query<{ readonly token: string }>('select s.token from users u left join sessions s on s.user_id = u.id');
export const missingNullOfAggregate = (q: Queryable) => q.query<{ readonly newest: Date }>('select max(created_at) as newest from users');
export const notDeclared = (q: Queryable) => q.query<{ readonly id: string }>('select id, name from users');
export const wrongValue = (q: Queryable) => q.query('delete from users where created_at < $1', [true]);
export const tooManyValues = (q: Queryable) => q.query('delete from users where id = $1', ['x', 'y']);
export const unreadable = (q: Queryable, text: string) => q.query(text);
`;
const plantedFile = 'server/features/planted/store.ts';

let collected: Collected;
/** What is wrong, by statement. */
const problems: { readonly name: string; readonly says: string }[] = [];
const used = new Set<string>();

beforeAll(async () => {
  collected = collectStatements(new Map([[plantedFile, planted]]));
  const { connection, drop } = await createTestDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  const about = await describer(client);
  for (const statement of collected.statements) {
    const { name, at, text } = statement;
    const exceptions = neverNull[name] ?? [];
    for (const column of exceptions) if (text.includes(column)) used.add(`${name} ${column}`);
    const found = await about(text).then(
      (description) => problemsOf(statement, description, new Set(exceptions)),
      (error: unknown) => [error instanceof Error ? error.message : String(error)],
    );
    problems.push(...found.map((problem) => ({ name, says: `${at}: ${problem}` })));
  }
  await client.end();
  afterAll(drop);
}, 180_000);

const isPlanted = ({ name }: { readonly name: string }) => name.startsWith(plantedFile);

test('every statement fits the database and its declared row', () => {
  expect(problems.filter((problem) => !isPlanted(problem)).map(({ says }) => says)).toEqual([]);
});

test('every statement can be read from the source', () => {
  // Over the tables of the registry; tests/api/user-data.test.ts runs it over all of them.
  const elsewhere = 'server/user-data/store.ts deleteUserData';
  expect(collected.unread.filter((text) => !text.startsWith(plantedFile) && !text.startsWith(elsewhere))).toEqual([]);
  expect(collected.statements.length).toBeGreaterThan(200);
});

test('the exceptions are needed', () => {
  expect([...used].sort()).toEqual(
    Object.entries(neverNull)
      .flatMap(([name, columns]) => columns.map((column) => `${name} ${column}`))
      .sort(),
  );
});

describe('a mistake is seen', () => {
  const about = (name: string) => problems.filter((problem) => problem.name === `${plantedFile} ${name}`).map(({ says }) => says.replace(/^.*\): /, ''));

  test.each([
    ['wrongName', ['nickname is declared, and not selected', 'name is selected, and not declared']],
    ['wrongColumn', ['column "nickname" does not exist']],
    ['wrongType', ['created_at is declared as string, and is timestamptz']],
    ['missingNull', ['email is declared as never null, and may be null']],
    ['missingNullOfOuterJoin', ['token is declared as never null, and may be null']],
    ['missingNullOfAggregate', ['newest is declared as never null, and may be null']],
    ['notDeclared', ['name is selected, and not declared']],
    ['wrongValue', ['$1 is given boolean, and is timestamptz']],
    ['tooManyValues', ['2 values are given, and 1 wanted']],
    ['right', []],
  ])('%s', (name, said) => {
    expect(about(name)).toEqual(said);
  });

  test('a statement that cannot be read', () => {
    expect(collected.unread.filter((text) => text.startsWith(plantedFile))).toEqual([expect.stringContaining('unreadable')]);
  });
});
