import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunkTimeoutMs, loadWithRetry } from './chunk-load.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('code that comes at the third try is there, without an error', async () => {
  let tries = 0;
  const loading = loadWithRetry(async () => {
    tries++;
    if (tries < 3) throw new TypeError('Failed to fetch dynamically imported module');
    return 'screen';
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await loading).toBe('screen');
  expect(tries).toBe(3);
});

test('a slow connection gets two minutes each time; then the failure is told', async () => {
  const load = vi.fn(() => new Promise<never>(() => undefined));
  let failure = '';
  void loadWithRetry(load).catch((error: unknown) => (failure = String(error)));
  await vi.advanceTimersByTimeAsync(chunkTimeoutMs - 1);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * chunkTimeoutMs + 4_000);
  expect([load.mock.calls.length, failure]).toEqual([3, '']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(failure).toContain('took too long to load');
});

test('code that fails for good is not asked for more than three times', async () => {
  const load = vi.fn(async () => {
    throw new Error('gone');
  });
  const failing = expect(loadWithRetry(load)).rejects.toThrow('gone');
  await vi.advanceTimersByTimeAsync(10_000);
  await failing;
  expect(load).toHaveBeenCalledTimes(3);
});
