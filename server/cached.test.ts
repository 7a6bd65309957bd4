import { expect, it, vi } from 'vitest';
import { publishedMaxAgeMs, cachedOrStale } from './cached.ts';

const away = new Error('connection refused');

function published(initial: string | undefined) {
  let time = 0;
  const log = { error: vi.fn() };
  const read = vi.fn(async (_known: string | undefined) => 'first');
  const get = cachedOrStale({ read, initial, log, label: 'the posts', now: () => time });
  const later = () => {
    time += publishedMaxAgeMs;
    return get();
  };
  return { log, read, get, later };
}

it('goes on with what was read last while it cannot be read, and logs each try that failed once', async () => {
  const { log, read, get, later } = published('shipped');
  expect(await get()).toBe('first');
  expect(read).toHaveBeenLastCalledWith('shipped');
  read.mockRejectedValueOnce(away);
  expect(await Promise.all([later(), get()])).toEqual(['first', 'first']);
  expect(log.error.mock.calls).toEqual([[{ err: away }, 'the posts could not be read; what was known last goes on being used']]);
  // Tried again with the next call, not only once it is old again.
  read.mockResolvedValueOnce('second');
  expect(await get()).toBe('second');
  expect(read).toHaveBeenLastCalledWith('first');
  expect(log.error).toHaveBeenCalledOnce();
});

it('begins with what is known from the start', async () => {
  const { log, read, get } = published('shipped');
  read.mockRejectedValueOnce(away);
  expect(await get()).toBe('shipped');
  expect(log.error).toHaveBeenCalledOnce();
});

it('fails where nothing is known yet, and is read again at once', async () => {
  const { log, read, get } = published(undefined);
  read.mockRejectedValueOnce(away);
  await expect(get()).rejects.toBe(away);
  expect(await get()).toBe('first');
  expect(log.error).not.toHaveBeenCalled();
});
