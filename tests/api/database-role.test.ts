/** With the embedded database the server has a role of its own, which may do what its stores do and nothing beyond. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig, type Config } from '#server/config.ts';
import { prepareDatabase, type PreparedDatabase } from '#server/database/prepare.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { insertUser, makeAdmin, setAuthor } from '#server/features/accounts/store.ts';
import { selectStoredMembership, updateMembership } from '#server/features/membership/store.ts';

const guarded = {
  membership_tier: "'max'",
  membership_start_date: 'now()',
  membership_end_date: 'now()',
  is_admin: 'true',
  is_author: 'true',
} as const;

let config: Config;
let prepared: PreparedDatabase;
const id = uuidv7();
const now = new Date('2026-05-02T12:00:00Z');

beforeAll(async () => {
  const memory = fs.existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir();
  const folder = fs.mkdtempSync(path.join(memory, 'ascent-role-'));
  fs.chmodSync(folder, 0o755);
  config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder });
  prepared = await prepareDatabase(config, () => {});
  await insertUser(prepared.database, { id, name: 'Rosa Lind', email: 'rosa@example.org', emailVerified: true }, now);
}, 120_000);
afterAll(async () => {
  await prepared.stop();
  fs.rmSync(config.dataDir, { recursive: true, force: true });
});

/** The code of PostgreSQL for a right that is missing. */
const isDenied = { code: '42501' };

const asOwner = async (sql: string): Promise<void> => {
  const client = new pg.Client({
    host: path.join(config.dataDir, 'run'),
    user: 'ascent_owner',
    password: fs.readFileSync(path.join(config.dataDir, 'db-secret'), 'utf8'),
    database: 'ascent',
  });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

const deniesEverything = async (): Promise<void> => {
  for (const [column, value] of Object.entries(guarded)) {
    await expect(prepared.database.query(`update users set ${column} = ${value} where id = $1`, [id]), column).rejects.toMatchObject(isDenied);
    const added = `insert into users (id, name, email, created_at, updated_at, ${column}) values ($1, 'Eve', 'eve@example.org', now(), now(), ${value})`;
    await expect(prepared.database.query(added, [uuidv7()]), column).rejects.toMatchObject(isDenied);
  }
};

describe('the role of the application', () => {
  test('writes no plan and no role, neither into an account nor with a new one', deniesEverything);

  test('has them written by the functions that its stores call', async () => {
    const { database } = prepared;
    await updateMembership(database, id, { tier: 'plus', startDate: now.getTime(), endDate: null }, now);
    expect(await selectStoredMembership(database, id)).toMatchObject({ tier: 'plus', startDate: now.getTime(), endDate: null });
    expect([await setAuthor(database, id, true), await setAuthor(database, id, true)]).toEqual([true, false]);
    expect([await makeAdmin(database, id), await makeAdmin(database, id)]).toEqual([true, false]);
    const { rows } = await database.query<{ is_admin: boolean; is_author: boolean }>('select is_admin, is_author from users where id = $1', [id]);
    expect(rows).toEqual([{ is_admin: true, is_author: true }]);
  });

  test('writes every other column of every table but the record of migrations', async () => {
    const { rows } = await prepared.database.query<{ missing: string }>(
      `select c.relname || '.' || a.attname as missing
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and not (has_column_privilege(c.oid, a.attnum, 'select') and has_column_privilege(c.oid, a.attnum, 'insert')
           and has_column_privilege(c.oid, a.attnum, 'update') and has_table_privilege(c.oid, 'delete'))
       order by missing`,
    );
    const expected = [
      ...Object.keys(guarded).map((column) => `users.${column}`),
      ...['applied_at', 'hash', 'name'].map((column) => `schema_migrations.${column}`),
    ];
    expect(rows.map(({ missing }) => missing)).toEqual(expected.sort());
  });

  test('changes no table, owns none, and is no superuser', async () => {
    await expect(prepared.database.query('alter table users add column extra text')).rejects.toMatchObject(isDenied);
    await expect(prepared.database.query('create table extra (id integer)')).rejects.toMatchObject(isDenied);
    const { rows } = await prepared.database.query<{ is_super: boolean; owned: number }>(
      `select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as is_super, (select count(*) from pg_class where relowner = r.oid)::integer as owned
       from pg_roles r where rolname = current_user`,
    );
    expect(rows).toEqual([{ is_super: false, owned: 0 }]);
  });

  test('loses at the next start what an older release granted', async () => {
    await asOwner('grant insert, update on users to ascent_app');
    const again = await prepareDatabase(config, () => {});
    await deniesEverything();
    await again.stop();
  }, 60_000);
});
