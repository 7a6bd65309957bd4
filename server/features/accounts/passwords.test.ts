import { expect, test } from 'vitest';
import { provePassword } from './passwords.ts';

const hashing = (right: boolean) => {
  const checked: string[] = [];
  const verify = async (hash: string) => {
    checked.push(hash);
    return right;
  };
  return { checked, hash: async () => 'hash of nobody', verify };
};

test('a password is right when the hash says so', async () => {
  expect(await provePassword(hashing(true), 'stored', 'x')).toBe(true);
  expect(await provePassword(hashing(false), 'stored', 'x')).toBe(false);
});

test('an unknown address costs one check of a hash too, and never succeeds', async () => {
  const always = hashing(true);
  expect(await provePassword(always, null, 'anything')).toBe(false);
  expect(always.checked).toEqual(['hash of nobody']);
});
