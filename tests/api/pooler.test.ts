/** The database behind a pooler in transaction mode, as DATABASE_URL may name one. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { prepareDatabase } from '#server/database/prepare.ts';
import { startPooler, type Pooler } from '../support/pooler.ts';
import { createTestDatabase } from '../support/test-server.ts';

let made: Awaited<ReturnType<typeof createTestDatabase>>;
let pooler: Pooler;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ascent-pooler-'));
beforeAll(async () => {
  made = await createTestDatabase();
  pooler = await startPooler(made.connection);
});
afterAll(async () => {
  await pooler.stop();
  await made.drop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test('a server starts and works, and leaves no lock behind for which the next would wait', async () => {
  const { user, password } = inject('cluster');
  const url = `postgres://${user}:${password}@127.0.0.1:${pooler.port}/${made.connection.database}`;
  const { database, migrated, stop } = await prepareDatabase(readConfig({ DATABASE_URL: url, DATA_DIR: dataDir }), () => {});
  expect(migrated).toEqual([]);
  const read = () => database.transaction((queryable) => queryable.query<{ n: number }>('select $1::int as n', [7]));
  expect((await Promise.all([read(), read()])).map(({ rows }) => rows[0]?.n)).toEqual([7, 7]);
  const client = new pg.Client(made.connection);
  await client.connect();
  const { rows } = await client.query(
    `select l.pid from pg_locks l where l.locktype = 'advisory' and l.database = (select oid from pg_database where datname = current_database())`,
  );
  await client.end();
  expect(rows).toEqual([]);
  await stop();
});
