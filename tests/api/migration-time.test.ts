/** A limit for statements, as a pooler needs it set for the role, is for requests: a migration takes the time that it needs. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { advisoryLocks } from '#server/database/advisory-locks.ts';
import { migrate } from '#server/database/migrate.ts';
import { createTestDatabase } from '../support/test-server.ts';

let made: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  made = await createTestDatabase(true);
  await migrate(made.connection, '0378');
  await whileHeld(`alter database ${made.connection.database} set statement_timeout = '400ms'`, () => Promise.resolve());
});
afterAll(() => made.drop());

/** Runs `work` while another connection has said `lock` in a transaction, which ends longer after than the limit allows. */
async function whileHeld<T>(lock: string, work: () => Promise<T>, ms = 0): Promise<T> {
  const other = new pg.Client(made.connection);
  await other.connect();
  await other.query('begin');
  await other.query(lock);
  const working = work();
  working.catch(() => {});
  await wait(ms);
  await other.query('commit');
  await other.end();
  return working;
}

test('it waits for another process that migrates, and for tables in use', async () => {
  const applied = await whileHeld(`select pg_advisory_xact_lock(${advisoryLocks.migrations})`, () => migrate(made.connection, '0378'), 1_000);
  expect(applied).toEqual([]);
  expect(await whileHeld('lock table kept_questions', () => migrate(made.connection), 1_000)).toContain('0379-names.sql');
});
