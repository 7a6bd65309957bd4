import type { UseStore } from 'idb-keyval';
import { expect, test } from 'vitest';
import { reconnecting } from './reconnecting.ts';

const closing = () => new DOMException('The database connection is closing.', 'InvalidStateError');

/** Connections of which the first ones are lost; says how many were made. */
function connections(lost: number, failure: () => unknown) {
  const made = { count: 0 };
  const connect = (): UseStore => {
    const isLost = made.count++ < lost;
    // The value stands for the object store: what is done with it comes back.
    return async (_mode, work) => {
      if (isLost) throw failure();
      return work(Object.create(null));
    };
  };
  return { made, store: reconnecting(connect) };
}

test('what a lost connection refuses is done with a new one, and the new one is kept', async () => {
  const { made, store } = connections(1, closing);
  expect(await Promise.all([store('readwrite', () => 'A'), store('readwrite', () => 'B')])).toEqual(['A', 'B']);
  expect(await store('readonly', () => 'C')).toBe('C');
  expect(made.count).toBe(2);
});

test('a full disk is told at once', async () => {
  const { made, store } = connections(1, () => new DOMException('no room', 'QuotaExceededError'));
  await expect(store('readwrite', () => 'A')).rejects.toThrow('no room');
  expect(made.count).toBe(1);
});

test('where no connection holds, the failure is told; the next use tries again', async () => {
  const { store } = connections(2, closing);
  await expect(store('readwrite', () => 'A')).rejects.toThrow('closing');
  expect(await store('readwrite', () => 'B')).toBe('B');
});
