/** Runs jobs from the queue in this process: several jobs at once, woken by the database, beside those of other processes. */
import { EventEmitter } from 'node:events';
import { Logger as QueueLogger, parseCronItems, run, type CronItem, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { describeError } from './describe-error.ts';
import { startHeartbeat, type HeartbeatOptions } from './heartbeat.ts';
import { runTask } from './run-task.ts';
import type { Task } from './task.ts';

const concurrency = 4;
/** One listens for new jobs, the others serve running jobs; a task's own queries go through the server's pool. */
const connections = 3;
/** How often to poll for jobs that have become due, ms; a job due now is announced at once. */
const pollMs = 2_000;
const heartbeatOptions: HeartbeatOptions = { everyMs: 10_000, deadAfterMs: 30_000 };
/** How long a start waits until it is woken for new jobs, ms. */
const listenMs = 1_000;
/** After SIGTERM: when jobs are asked to end, and when they are given back to the queue as they are, ms. */
const abortAfterMs = 5_000;
const giveBackAfterMs = 8_000;
/** How long to wait before restarting a queue runner that failed, ms. */
const restartAfterMs = 5_000;

export interface WorkerOptions {
  readonly database: Database;
  readonly tasks: Readonly<Record<string, Task<unknown>>>;
  readonly log: Logger;
  /** Named statements; off behind a pooler in transaction mode. */
  readonly prepareStatements: boolean;
  readonly runRegularTasks?: boolean;
}

export interface Worker {
  /** Takes no more jobs and waits for those that run, up to eight seconds; what is not done by then goes back to the queue. */
  stop(): Promise<void>;
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** The queue's own messages about jobs quote complete errors; `runTask` logs them instead, without what may not be logged. */
const queueLogger = (log: Logger) =>
  new QueueLogger((scope) => (level, message) => {
    if (level === 'error' && !scope.jobId && !message.startsWith('Failed task')) log.warn({ reason: describeError(new Error(message)) }, 'job queue');
  });

const cronItems = (entries: readonly (readonly [string, Task<unknown>])[]): CronItem[] =>
  entries.flatMap(([task, { schedule }]) => (schedule ? [{ task, match: schedule, options: { jobKey: task, queueName: task } }] : []));

export async function startWorker({ database, tasks, log, prepareStatements, runRegularTasks = true }: WorkerOptions): Promise<Worker> {
  const pool = database.separate(connections);
  const entries = Object.entries(tasks);
  const taskList: TaskList = Object.fromEntries(
    entries.map(([name, task]) => [
      name,
      (payload, { job, abortSignal }) => runTask({ database, log }, name, task, payload, { id: String(job.id), attempt: job.attempts, signal: abortSignal }),
    ]),
  );

  const begin = async () => {
    const events: WorkerEvents = new EventEmitter();
    // In an object: a pool is itself a promise, of its end.
    const created = new Promise<{ readonly workerPool: WorkerPool }>((resolve) => events.once('pool:create', ({ workerPool }) => resolve({ workerPool })));
    const listening = new Promise<void>((resolve) => events.once('pool:listen:success', () => resolve()));
    const runner = await run({
      pgPool: pool.pool,
      schema: 'graphile_worker',
      taskList,
      parsedCronItems: parseCronItems(runRegularTasks ? cronItems(entries) : []),
      concurrency,
      pollInterval: pollMs,
      noHandleSignals: true,
      noPreparedStatements: !prepareStatements,
      gracefulShutdownAbortTimeout: abortAfterMs,
      logger: queueLogger(log),
      events,
    });
    const ended = runner.promise.catch((error: unknown) => log.error({ reason: describeError(error) }, 'the job queue stopped'));
    const { workerPool } = await created;
    // Until then new jobs are found by polling; if the listener cannot connect at once, it keeps trying.
    await Promise.race([listening, sleep(listenMs)]);
    return { runner, ended, workerPool, heartbeat: startHeartbeat(pool, log, workerPool.id, heartbeatOptions) };
  };

  const end = async ({ runner, workerPool, heartbeat }: Awaited<ReturnType<typeof begin>>) => {
    const ended = runner.stop().then(
      () => true,
      () => true,
    );
    // Not `runner.kill()`, which does nothing once a clean stop has begun.
    if (!(await Promise.race([ended, sleep(giveBackAfterMs)])))
      await Promise.resolve(workerPool.forcefulShutdown('The server was stopped before the job was done.')).catch(() => {});
    await heartbeat.stop();
  };

  let stopping = false;
  const stop = Promise.withResolvers<void>();
  /** Null: it failed, and why is in the log. */
  const beginAgain = () =>
    begin().catch((error: unknown) => {
      log.error({ reason: describeError(error) }, 'the job queue did not start again; the next attempt follows');
      return null;
    });
  let current = await begin();
  const supervise = async () => {
    await Promise.race([current.ended, stop.promise]);
    if (!stopping) await current.heartbeat.stop();
    while (!stopping) {
      await Promise.race([sleep(restartAfterMs), stop.promise]);
      const again = stopping ? null : await beginAgain();
      if (!again) continue;
      // Asked to stop while it began: nobody else knows of this one.
      if (stopping) return end(again);
      current = again;
      return supervise();
    }
  };
  const supervised = supervise();

  return {
    stop: async () => {
      stopping = true;
      stop.resolve();
      await Promise.all([end(current), supervised]);
      await pool.close();
    },
  };
}
