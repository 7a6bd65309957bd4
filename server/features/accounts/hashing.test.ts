import { expect, test } from 'vitest';
import { atMost } from '#server/at-most.ts';
import { hashPassword, isOutdated, verifyPassword } from './hashing.ts';

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

test('no more at once than told, and in the order it came', async () => {
  const log: string[] = [];
  const inTurn = atMost(2);
  const all = ['a', 'b', 'c', 'd'].map((name) => work(log, name));
  const results = all.map(({ start }) => inTurn(start));
  await settled();
  expect(log).toEqual(['a', 'b']);
  all[1]?.end();
  await settled();
  expect(log).toEqual(['a', 'b', 'c']);
  for (const { end } of all) end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
});

test('what fails gives its place on', async () => {
  const log: string[] = [];
  const inTurn = atMost(1);
  const [first, second] = [work(log, 'first'), work(log, 'second')];
  const failed = expect(inTurn(first.start)).rejects.toThrow('first');
  const done = inTurn(second.start);
  first.fail();
  second.end();
  await failed;
  expect(await done).toBe('second');
  expect(await inTurn(async () => 'third')).toBe('third');
});

test('a flood of work leaves every place free afterwards', async () => {
  const inTurn = atMost(3);
  let [running, most] = [0, 0];
  await Promise.all(
    Array.from({ length: 50 }, () =>
      inTurn(async () => {
        most = Math.max(most, ++running);
        await settled();
        running--;
      }),
    ),
  );
  expect([most, running]).toEqual([3, 0]);
});

test('a password and only it fits its hash, which is up to date', async () => {
  const hash = await hashPassword('altitude-2718');
  expect(isOutdated(hash)).toBe(false);
  expect(await Promise.all(['altitude-2718', 'Altitude-2718', ''].map((password) => verifyPassword(hash, password)))).toEqual([true, false, false]);
});

test('a hash made with other settings is outdated', () => {
  const rest = 'c2FsdHNhbHRzYWx0$aGFzaA';
  expect(isOutdated(`$argon2id$v=19$m=8192,t=2,p=1$${rest}`)).toBe(true);
  expect(isOutdated(`$argon2id$v=19$m=19456,t=3,p=1$${rest}`)).toBe(true);
  expect(isOutdated(`$argon2id$v=19$m=19456,t=2,p=1$${rest}`)).toBe(false);
});
