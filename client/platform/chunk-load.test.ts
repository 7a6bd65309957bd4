import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunkTimeoutMs, loadPart, loadWithRetry } from './chunk-load.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

const refused = async (): Promise<{ readonly Panel: string }> => {
  throw new TypeError('Failed to fetch dynamically imported module: https://ascent.test/assets/panel-a1.js');
};

test('code that the browser refuses to ask for again comes from another address, each time a new one', async () => {
  vi.stubGlobal('location', { origin: 'https://ascent.test' });
  const asked: string[] = [];
  const answers: Record<string, string>[] = [{ Other: 'not it' }, { Panel: 'panel' }];
  const from = async (address: string) => {
    asked.push(address);
    return answers.shift();
  };
  await expect(loadPart(refused, 'Panel', from)).rejects.toThrow('Failed to fetch');
  expect(await loadPart(refused, 'Panel', from)).toBe('panel');
  expect(asked.map((address) => address.split('?')[0])).toEqual(Array(2).fill('https://ascent.test/assets/panel-a1.js'));
  expect(new Set(asked).size).toBe(2);
});

test('nothing is run from an address that is not ours, and no part without its styles', async () => {
  vi.stubGlobal('location', { origin: 'https://elsewhere.test' });
  const from = vi.fn(async () => ({ Panel: 'panel' }));
  await expect(loadPart(refused, 'Panel', from)).rejects.toThrow('Failed to fetch');
  let tries = 0;
  const bare = async () => {
    tries += 1;
    if (tries === 1) throw new Error('Unable to preload CSS for /assets/panel-b2.css');
    return { Panel: 'panel' };
  };
  await expect(loadPart(bare, 'Panel', from)).rejects.toThrow('preload CSS');
  await expect(loadPart(bare, 'Panel', from)).rejects.toThrow('preload CSS');
  expect(from).not.toHaveBeenCalled();
});
