/** The job queue: a job enqueued with a change runs if and only if the change is committed, and no job keeps others from running. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { openDatabase, type Database, type Queryable } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { enqueue, type EnqueueOptions } from '#server/jobs/enqueue.ts';
import { PermanentFailure, type Job, type Task } from '#server/jobs/task.ts';
import { startWorker, type Worker } from '#server/jobs/worker.ts';
import { createLog } from '#server/log.ts';
import { createTestDatabase } from '../support/test-server.ts';
import { until } from '../support/until.ts';

let database: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  database = openDatabase({ connection: made.connection, poolSize: 10, prepare: true, onIdleError: () => {} });
});
afterAll(async () => {
  await database.close();
  await drop();
});

/** What ran, in order. */
let ran: string[] = [];
/** What was given up. */
let abandoned: string[] = [];
let behave: (name: string, job: Job) => Promise<void> = async () => {};
const workers: Worker[] = [];
beforeEach(() => {
  ran = [];
  abandoned = [];
  behave = async () => {};
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await database.query('delete from graphile_worker._private_jobs');
});

/** A task of the test's own; the name in the payload identifies its jobs. */
const payload = z.object({ name: z.string() });
const probe: Task<z.output<typeof payload>> = {
  payload,
  maxAttempts: 3,
  run: async ({ name }, job) => {
    ran.push(name);
    await behave(name, job);
  },
  abandon: async (_, { name }) => abandoned.push(name),
};
async function work(): Promise<Worker> {
  const worker = await startWorker({ database, tasks: { probe }, log: createLog('silent'), prepareStatements: true });
  workers.push(worker);
  return worker;
}

/** The types allow only the server's own tasks. */
const enqueueAny = enqueue as (queryable: Queryable, task: string, payload: object, options: EnqueueOptions) => Promise<boolean>;
const add = (name: string, options: EnqueueOptions = {}, queryable: Queryable = database) => enqueueAny(queryable, 'probe', { name }, options);
const jobs = async () =>
  (
    await database.query<{ key: string | null; attempts: number; max_attempts: number; last_error: string | null; wait: number; locked: boolean }>(
      `select key, attempts, max_attempts, last_error, extract(epoch from run_at - now())::float as wait, locked_at is not null as locked
       from graphile_worker.jobs order by id`,
    )
  ).rows;

describe('a job of a transaction', () => {
  test('runs once after the commit, without waiting for the next poll', async () => {
    await work();
    await database.transaction(async (queryable) => {
      await add('saved', {}, queryable);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(ran).toEqual([]);
    });
    const committed = performance.now();
    await until(() => ran.length > 0);
    expect(performance.now() - committed).toBeLessThan(1000);
    await until(async () => (await jobs()).length === 0);
    expect(ran).toEqual(['saved']);
  });

  test('never runs after a rollback', async () => {
    await work();
    await expect(
      database.transaction(async (queryable) => {
        await add('lost', {}, queryable);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await add('after');
    await until(() => ran.includes('after'));
    expect(ran).toEqual(['after']);
  });
});

describe('a job that fails', () => {
  test('is retried with growing delays, and stays visible when it has failed permanently', async () => {
    behave = async () => {
      throw new Error('550 no mailbox for maya@example.org, see https://example.org/?token=abc');
    };
    await work();
    await add('broken');
    await until(async () => (await jobs())[0]?.last_error !== null);
    const [first] = await jobs();
    expect(first).toMatchObject({ attempts: 1, locked: false, last_error: 'Error: 550 no mailbox for … see …' });
    expect(first?.wait).toBeGreaterThan(0.5);
    expect(abandoned).toEqual([]);
    await database.query('update graphile_worker._private_jobs set run_at = now(), attempts = 2');
    await until(async () => (await jobs())[0]?.attempts === 3 && (await jobs())[0]?.locked === false);
    expect((await jobs())[0]).toMatchObject({ attempts: 3, max_attempts: 3 });
    expect(ran).toEqual(['broken', 'broken']);
    expect(abandoned).toEqual(['broken']);
  });

  test('permanently is not retried, and neither it nor an invalid payload keeps others from running', async () => {
    behave = async (name) => {
      if (name === 'hopeless') throw new PermanentFailure('There is no such account.');
    };
    await database.query(`select graphile_worker.add_job('probe', '{"name": 7}')`);
    await add('hopeless');
    for (const name of ['one', 'two', 'three', 'four', 'five']) await add(name);
    await work();
    await until(() => ran.includes('five'));
    await until(async () => (await jobs()).every(({ locked }) => !locked));
    expect((await jobs()).map(({ attempts, max_attempts, last_error }) => [attempts, max_attempts, last_error])).toEqual([
      [1, 1, 'PermanentFailure: The payload does not fit the task: name (invalid_type)'],
      [1, 1, 'PermanentFailure: There is no such account.'],
    ]);
    expect(abandoned).toEqual(['hopeless']);
  });
});

describe('enqueued repeatedly', () => {
  test('one with a key waits once, with the latest payload', async () => {
    await add('old', { key: 'a' });
    await add('new', { key: 'a' });
    await add('other', { key: 'b' });
    await work();
    await until(() => ran.length === 2);
    expect(ran.toSorted()).toEqual(['new', 'other']);
  });

  test('with “keep”, the waiting one stays unchanged', async () => {
    await add('first', { key: 'a', whenQueued: 'keep' });
    await add('second', { key: 'a', whenQueued: 'keep' });
    await work();
    await until(async () => (await jobs()).length === 0);
    expect(ran).toEqual(['first']);
  });

  test('a `once` key gives one job, even after that is done; a rolled-back one can be enqueued again', async () => {
    const once = { key: 'intention', now: Date.now(), forMs: 60_000 };
    await database
      .transaction(async (queryable) => {
        await add('rolled back', { once }, queryable);
        throw new Error('no');
      })
      .catch(() => {});
    await work();
    expect(await Promise.all([add('asked', { once }), add('asked', { once }), add('asked', { once })])).toContain(true);
    await until(async () => (await jobs()).length === 0);
    expect(await add('asked', { once })).toBe(false);
    expect(await add('asked again', { once: { ...once, now: once.now + 60_000 } })).toBe(true);
    await until(() => ran.length === 2);
    expect(ran).toEqual(['asked', 'asked again']);
  });
});

test('a job queued before its task got its present name is one of that task', async () => {
  const made = await createTestDatabase(true);
  await migrate(made.connection, '0378');
  const before = openDatabase({ connection: made.connection, poolSize: 2, prepare: true, onIdleError: () => {} });
  await before.query("select graphile_worker.add_job('tell-reporters', '{}')");
  await migrate(made.connection);
  const { rows } = await before.query<{ task: string }>('select task_identifier as task from graphile_worker.jobs');
  await before.close();
  await made.drop();
  expect(rows).toEqual([{ task: 'notify-reporters' }]);
});
