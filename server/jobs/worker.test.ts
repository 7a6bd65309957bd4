import type { EventEmitter } from 'node:events';
import type { Runner, RunnerOptions } from 'graphile-worker';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { startWorker } from './worker.ts';

const queue = vi.hoisted(() => ({ run: vi.fn<(options: RunnerOptions) => Promise<Runner>>() }));
vi.mock('graphile-worker', async (original) => ({ ...(await original<object>()), run: queue.run }));

/** Queue runners that were started and have not ended. */
let running: { readonly fail: (reason: string) => void }[] = [];
let logged: { readonly level: number; readonly msg: string; readonly reason?: unknown }[] = [];
const pool = { pool: {}, query: async () => ({ rows: [], rowCount: 0 }), close: vi.fn(async () => expect(running).toEqual([])) };

async function starts(options: RunnerOptions): Promise<Runner> {
  const events = options.events as EventEmitter;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const self = { fail: (reason: string) => reject(new Error(reason)) };
  const leave = () => void (running = running.filter((other) => other !== self));
  running.push(self);
  promise.then(leave, leave);
  events.emit('pool:create', { workerPool: { id: 'pool', forcefulShutdown: async () => undefined } });
  events.emit('pool:listen:success');
  return { promise, stop: async () => resolve(), kill: async () => resolve(), addJob: vi.fn(), addJobs: vi.fn(), events } as unknown as Runner;
}

const start = () =>
  startWorker({
    database: { separate: () => pool } as unknown as Database,
    tasks: {},
    log: pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) }),
    prepareStatements: true,
  });

beforeEach(() => {
  vi.useFakeTimers();
  [running, logged] = [[], []];
  queue.run.mockReset().mockImplementation(starts);
  pool.close.mockClear();
});
afterEach(() => vi.useRealTimers());

it('logs each attempt to restart that failed, with its reason, and goes on until one works', async () => {
  const worker = await start();
  queue.run.mockRejectedValueOnce(new Error('no connection')).mockRejectedValueOnce(new Error('no schema'));
  running[0]?.fail('the database went away');
  await vi.advanceTimersByTimeAsync(11_000);
  expect(running).toEqual([]);
  expect(logged.map(({ level, msg, reason }) => ({ level, msg, reason: JSON.stringify(reason) }))).toEqual([
    { level: 50, msg: 'the job queue stopped', reason: expect.stringContaining('went away') },
    { level: 50, msg: expect.stringContaining('did not start again'), reason: expect.stringContaining('no connection') },
    { level: 50, msg: expect.stringContaining('did not start again'), reason: expect.stringContaining('no schema') },
  ]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(running).toHaveLength(1);
  await worker.stop();
  expect(running).toEqual([]);
  expect(pool.close).toHaveBeenCalledOnce();
});

it('leaves no runner behind that was just starting again when it was stopped', async () => {
  const worker = await start();
  const connected = Promise.withResolvers<void>();
  queue.run.mockImplementationOnce(async (options) => connected.promise.then(() => starts(options)));
  running[0]?.fail('the database went away');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(queue.run).toHaveBeenCalledTimes(2);
  const stopped = worker.stop();
  await vi.advanceTimersByTimeAsync(100);
  expect(pool.close).not.toHaveBeenCalled();
  connected.resolve();
  await stopped;
  expect(running).toEqual([]);
  expect(pool.close).toHaveBeenCalledOnce();
});

it('does not wait for its next attempt when it is stopped', async () => {
  const worker = await start();
  running[0]?.fail('the database went away');
  await vi.advanceTimersByTimeAsync(1_000);
  await worker.stop();
  expect(queue.run).toHaveBeenCalledOnce();
});
