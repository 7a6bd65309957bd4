/** Real processes, killed, stopped and run in pairs: no job is lost, and none that succeeded is repeated. */
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { prepareDatabase } from '#server/database/prepare.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { startWorker } from '#server/jobs/worker.ts';
import type { Task } from '#server/jobs/task.ts';
import { createLog } from '#server/log.ts';
import * as z from 'zod';
import { inject } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { startRealServer, type RealServer } from '../support/real-server.ts';
import { buryWorkers } from '../support/server-database.ts';
import { goodPassword } from '../support/students.ts';
import { createTestDatabase } from '../support/test-server.ts';
import { until } from '../support/until.ts';

let mail: MailServer;
let server: RealServer;
beforeAll(async () => {
  mail = await startMailServer();
  server = await startRealServer({ SMTP_URL: mail.url });
}, 120_000);
afterAll(async () => {
  mail.behave('take');
  await server.stop();
  await mail.stop();
});
afterEach(() => mail.behave('take'));

let people = 0;
/** Requests a mail; the mail server has received it and does not answer. */
async function mailUnderWay(): Promise<string> {
  mail.behave('wait');
  const api = new ApiClient(server);
  const email = `process${++people}@example.org`;
  await api.call('signUp', { body: { name: 'Emeka Obi', email, password: goodPassword } });
  const before = mail.tried();
  await api.call('sendVerification', { body: { email } });
  await until(() => mail.tried() > before);
  return email;
}
const mailsTo = (email: string) => mail.mails.filter((text) => text.includes(email)).length;

test('a job of a process killed in the middle runs again once the process is known to be dead', async () => {
  const email = await mailUnderWay();
  await server.kill();
  const before = mail.tried();
  await server.start();
  await buryWorkers(server);
  mail.behave('take');
  await until(() => mail.tried() > before, 30_000);
  await until(() => mailsTo(email) > 0);
}, 90_000);

test('SIGTERM waits for a job that finishes in time', async () => {
  const email = await mailUnderWay();
  const ended = server.terminate();
  await new Promise((resolve) => setTimeout(resolve, 500));
  mail.behave('take');
  await ended;
  expect(mailsTo(email)).toBe(1);
  await server.start();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  expect(mailsTo(email)).toBe(1);
}, 90_000);

test('SIGTERM returns an unfinished job to the queue, and the next process runs it', async () => {
  const email = await mailUnderWay();
  const started = performance.now();
  await server.terminate();
  expect(performance.now() - started).toBeLessThan(15_000);
  mail.behave('refuse');
  await server.start();
  mail.behave('take');
  await until(() => mailsTo(email) > 0, 30_000);
}, 90_000);

test('two processes enqueue a regular task once', async () => {
  const { connection, drop } = await createTestDatabase();
  const database = openDatabase({ connection, poolSize: 4, prepare: true, onIdleError: () => {} });
  const runs: number[] = [];
  const task: Task<object> = { payload: z.object({}), schedule: '* * * * *', run: async () => void runs.push(Date.now()) };
  const start = () => startWorker({ database, tasks: { probe: task }, log: createLog('silent'), prepareStatements: true });
  const workers = [await start(), await start(), await start()];
  await until(() => runs.length > 0, 70_000);
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await Promise.all(workers.map((worker) => worker.stop()));
  await database.close();
  await drop();
  // A new minute may have begun in between.
  const minutes = runs.map((time) => Math.floor(time / 60_000));
  expect(minutes).toEqual([...new Set(minutes)]);
}, 120_000);

test('an ordinary role that owns its database is enough', async () => {
  const { host, user, password } = inject('cluster');
  const name = `plain_${process.pid}`;
  const admin = new pg.Client({ host, user, password, database: 'postgres' });
  await admin.connect();
  await admin.query(`create role ${name} login password 'plain' nosuperuser nocreatedb nocreaterole`);
  await admin.query(`create database ${name} owner ${name}`);
  const config = readConfig({
    NODE_ENV: 'test',
    SECRET: '3f9c1a7be02d46c8905fe1b7a2d8463c',
    DATABASE_URL: `postgres://${name}:plain@/${name}?host=${encodeURIComponent(host)}`,
  });
  const { database, stop } = await prepareDatabase(config, () => {});
  let ran = 0;
  const probe: Task<object> = { payload: z.object({}), run: async () => void ran++ };
  const worker = await startWorker({ database, tasks: { probe }, log: createLog('silent'), prepareStatements: true });
  await database.query("select graphile_worker.add_job('probe')");
  await until(() => ran === 1);
  await worker.stop();
  await stop();
  await admin.query(`drop database ${name} with (force)`);
  await admin.query(`drop role ${name}`);
  await admin.end();
}, 60_000);
