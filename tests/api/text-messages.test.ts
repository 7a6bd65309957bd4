/** Text messages: how often they come, what a fault of the gateway does, and that no number is written to the log. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../support/outbox.ts';
import { verifiedStudent } from '../support/students.ts';
import { ask, newNumber, startTextMessageServer, type TextMessageServer } from '../support/text-message-server.ts';
import type { TextGateway } from '../support/text-gateway.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { until } from '../support/until.ts';

const minute = 60_000;
let server: TestServer;
let gateway: TextGateway;
let stop: TextMessageServer['stop'];
beforeAll(async () => {
  ({ server, gateway, stop } = await startTextMessageServer());
});
afterAll(() => stop());
// One address sends no more than its share an hour.
beforeEach(() => server.advance(61 * minute));

describe('text messages', () => {
  test('come a minute apart, also when asked for at once', async () => {
    const { api } = await verifiedStudent(server);
    const number = newNumber();
    const answers = await Promise.all(Array.from({ length: 3 }, () => api.try('textPhoneCode', ask(number))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    expect(await api.refused('resendPhoneCode')).toMatchObject({ status: 429, code: 'text-too-soon' });
    server.advance(minute + 1000);
    await api.call('resendPhoneCode');
    expect(gateway.sent.filter(({ to }) => to === number)).toHaveLength(2);
  });

  test('are five an hour for a number, whoever asks, and for an account, whatever the number', async () => {
    const number = newNumber();
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push((await (await verifiedStudent(server)).api.try('textPhoneCode', ask(number))).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    const { api } = await verifiedStudent(server);
    const more = [];
    for (let i = 0; i < 6; i++) {
      more.push((await api.try('textPhoneCode', ask(newNumber()))).status);
      server.advance(minute + 1000);
    }
    expect(more).toEqual([200, 200, 200, 200, 200, 429]);
    const { rows } = await server.database.query<{ key: string }>("select key from rate_limits where key like 'texts:%'");
    expect(rows.some(({ key }) => key.includes(number.slice(1)))).toBe(false);
  });

  test('are forty an hour for a client address', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 9; i++) {
      const { api } = await verifiedStudent(server);
      for (let j = 0; j < 5; j++) {
        answers.push((await api.try('textPhoneCode', ask(newNumber()))).status);
        server.advance(minute / 12);
        await server.database.query('delete from phone_codes');
      }
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(40);
  });

  test('that the gateway refuses are said to have failed, and can be asked for again at once', async () => {
    const { api } = await verifiedStudent(server);
    const number = newNumber();
    gateway.refuse(true);
    expect(await api.refused('textPhoneCode', ask(number))).toMatchObject({ status: 502, code: 'text-failed' });
    gateway.refuse(false);
    await api.call('textPhoneCode', ask(number));
  });

  test('that meet a fault of the gateway are tried again while the screen waits, and come once', async () => {
    const { api } = await verifiedStudent(server);
    const number = newNumber();
    gateway.breakDown(true);
    const asked = api.call('textPhoneCode', ask(number));
    await until(async () => (await server.database.query('select 1 from graphile_worker.jobs where last_error is not null')).rowCount === 1);
    gateway.breakDown(false);
    await asked;
    expect(gateway.sent.filter(({ to }) => to === number)).toHaveLength(1);
    await api.call('verifyPhone', { body: { code: gateway.codeTo(number) } });
  });

  test('that were said to have failed do not come later', async () => {
    const { api } = await verifiedStudent(server);
    const number = newNumber();
    gateway.breakDown(true);
    expect(await api.refused('textPhoneCode', ask(number))).toMatchObject({ code: 'text-failed' });
    gateway.breakDown(false);
    await server.database.query('update graphile_worker._private_jobs set run_at = now() where attempts < max_attempts');
    await until(
      async () =>
        (await server.database.query("select 1 from graphile_worker.jobs where task_identifier = 'send-text' and attempts < max_attempts")).rowCount === 0,
    );
    expect(gateway.sent.filter(({ to }) => to === number)).toEqual([]);
    await api.call('textPhoneCode', ask(number));
  });

  test('are not pretended where none can be sent', async () => {
    const mute = await startTestServer({
      environment: {
        NODE_ENV: 'production',
        PUBLIC_URL: 'http://localhost:1',
        SECRET: '3f9c1a7be02d46c8905fe1b7a2d8463c',
        DRAIN_SECONDS: '0',
        MAIL_OUTBOX: '1',
      },
    });
    const { api } = await verifiedStudent(mute);
    expect((await api.call('getPhone')).available).toBe(false);
    expect(await api.refused('textPhoneCode', ask(newNumber()))).toMatchObject({ status: 409, code: 'texts-not-set-up' });
    await mute.stop();
  });

  test('land in the outbox while developing', async () => {
    const local = await startTestServer();
    const { api } = await verifiedStudent(local);
    const number = newNumber();
    expect((await api.call('getPhone')).available).toBe(true);
    await api.call('textPhoneCode', ask(number));
    const code = /^(\d{6}) is/m.exec(mailsTo(local.config.dataDir, `\\${number}`)[0] ?? '')?.[1] ?? '';
    expect(await api.call('verifyPhone', { body: { code } })).toEqual({ number });
    await local.stop();
  });
});

test('a number is never written to the log', async () => {
  const { Writable } = await import('node:stream');
  const { default: pino } = await import('pino');
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) }));
  const watched = await startTestServer({ environment: gateway.environment, log });
  const { api } = await verifiedStudent(watched);
  const number = newNumber();
  gateway.refuse(true);
  await api.refused('textPhoneCode', ask(number));
  gateway.refuse(false);
  await api.call('textPhoneCode', ask(number));
  await api.call('verifyPhone', { body: { code: gateway.codeTo(number) } });
  await api.call('getPhone');
  await watched.stop();
  const logged = lines.join('');
  expect(logged).toContain('job failed for good');
  expect(logged).not.toContain(number.slice(1));
  expect(logged).not.toContain(gateway.codeTo(number));
});
