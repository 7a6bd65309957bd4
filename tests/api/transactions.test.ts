/** Statements of a transaction may be under way together: all of it is still stored, or nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '#server/database/database.ts';
import { keepingWrites, refuse } from '#server/refusal.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const insert = (queryable: Queryable, name: string) => queryable.query('insert into config (name, value) values ($1, $2)', [name, '{}']);
const stored = async (): Promise<string[]> =>
  (await server.database.query<{ name: string }>("select name from config where name like 'kept-%' order by name")).rows.map(({ name }) => name);
/** Long enough for what should not happen to happen. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 300));

test('what one part of the work still sends when another has failed is not stored', async () => {
  const outcome = server.database.transaction(async (queryable) => {
    const failing = async () => {
      await queryable.query('select 1');
      throw new Error('the score cannot be right');
    };
    const goingOn = async () => {
      await queryable.query('select pg_sleep(0.1)');
      await insert(queryable, 'kept-after-the-end');
    };
    await Promise.all([failing(), goingOn()]);
  });
  await expect(outcome).rejects.toThrow('the score cannot be right');
  await pause();
  expect(await stored()).toEqual([]);
});

test('what waits for the transaction to begin when the work fails is not stored', async () => {
  const outcome = server.database.transaction(async (queryable) => {
    insert(queryable, 'kept-without-a-transaction').catch(() => {});
    throw new Error('not after all');
  });
  await expect(outcome).rejects.toThrow('not after all');
  await pause();
  expect(await stored()).toEqual([]);
});

test('when a statement fails, nothing of those sent with it is stored, and its error is the one reported', async () => {
  const outcome = server.database.transaction((queryable) =>
    Promise.all([insert(queryable, 'kept-before'), queryable.query('select 1 / 0'), insert(queryable, 'kept-behind')]),
  );
  await expect(outcome).rejects.toThrow('division by zero');
  expect(await stored()).toEqual([]);
});

test('a failed statement whose error somebody swallows does not let the rest pass for stored', async () => {
  const outcome = server.database.transaction(async (queryable) => {
    await insert(queryable, 'kept-swallowed');
    await queryable.query('select 1 / 0').catch(() => {});
  });
  await expect(outcome).rejects.toThrow('nothing was stored');
  expect(await stored()).toEqual([]);
});

test('a transaction that ends with a refusal stores nothing, and one that says so keeps what it wrote', async () => {
  const refused = server.database.transaction(async (queryable) => {
    await insert(queryable, 'kept-though-refused');
    return refuse('wrong-code');
  });
  expect(await refused).toEqual({ refused: 'wrong-code' });
  expect(await stored()).toEqual([]);
  const counted = server.database.transaction(async (queryable) => {
    await insert(queryable, 'kept-count');
    return keepingWrites(refuse('wrong-code'));
  });
  expect(await counted).toMatchObject({ refused: 'wrong-code' });
  expect(await stored()).toEqual(['kept-count']);
  await server.database.query("delete from config where name = 'kept-count'");
});

test('statements sent together run in their order, each seeing what those before it wrote', async () => {
  const counts = await server.database.transaction(async (queryable) => {
    const count = () => queryable.query<{ n: number }>("select count(*)::int as n from config where name like 'kept-%'");
    const [before, , between, , after] = await Promise.all([count(), insert(queryable, 'kept-1'), count(), insert(queryable, 'kept-2'), count()]);
    return [before, between, after].map(({ rows }) => rows[0]?.n);
  });
  expect(counts).toEqual([0, 1, 2]);
  expect(await stored()).toEqual(['kept-1', 'kept-2']);
});
