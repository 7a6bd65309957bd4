/** Limits counted in the database: one's own, and that of all accounts behind one IP. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLimiter, type Limiter } from '#server/http/rate-limit.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let time = Date.parse('2026-03-01T12:00:00Z');
let limiter: Limiter;
beforeAll(async () => {
  server = await startTestServer();
  limiter = createLimiter(server.database, () => time);
});
afterAll(() => server.stop());

const limit = { requests: 2, seconds: 600 };
const shared = { key: 'all', requests: 4 };
const asks = (key: string) => limiter.check(key, limit, shared);

test('whoever asks too often waits, and takes nothing from the others; all together have a limit, too, and then a new window', async () => {
  expect([await asks('a'), await asks('a')]).toEqual([0, 0]);
  time += 60_000;
  expect([await asks('a'), await asks('a'), await asks('a')], 'the own window').toEqual([540, 540, 540]);
  expect([await asks('b'), await asks('b')], 'what was refused has not counted').toEqual([0, 0]);
  expect(await asks('c'), 'the window of all').toBe(540);
  expect(await limiter.check('c', limit), 'what all had too much of counted for its own').toBe(0);
  expect(await limiter.check('c', limit)).toBe(600);
  time += 600_000;
  expect([await asks('a'), await asks('c')]).toEqual([0, 0]);
});
