import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

/** Work that ends when told to. */
function work(log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const start = () => {
    log.push(name);
    return promise;
  };
  return { start, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('runs at most so many at once, in the order in which they came', async () => {
  const log: string[] = [];
  const limited = limitConcurrency(2);
  const all = ['a', 'b', 'c', 'd'].map((name) => work(log, name));
  const results = all.map(({ start }) => limited(start));
  await settled();
  expect(log).toEqual(['a', 'b']);
  all[1]?.end();
  await settled();
  expect(log).toEqual(['a', 'b', 'c']);
  for (const { end } of all) end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

test('a failure frees its slot', async () => {
  const log: string[] = [];
  const limited = limitConcurrency(1);
  const [first, second] = [work(log, 'first'), work(log, 'second')];
  const failed = expect(limited(first.start)).rejects.toThrow('first');
  const done = limited(second.start);
  first.fail();
  second.end();
  await failed;
  expect(await done).toBe('second');
  expect(await limited(async () => 'third')).toBe('third');
});

test('every slot is free again after a flood of work', async () => {
  const limited = limitConcurrency(3);
  let [running, maxRunning] = [0, 0];
  await Promise.all(
    Array.from({ length: 50 }, () =>
      limited(async () => {
        maxRunning = Math.max(maxRunning, ++running);
        await settled();
        running--;
      }),
    ),
  );
  expect([maxRunning, running]).toEqual([3, 0]);
});
