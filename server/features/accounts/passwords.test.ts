import { expect, test } from 'vitest';
import { isOutdated } from './auth.ts';
import { provePassword } from './passwords.ts';

const hashing = (right: boolean) => {
  const checked: string[] = [];
  const verify = async ({ hash }: { hash: string }) => {
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

test('a hash made with other settings is outdated', () => {
  const rest = 'c2FsdHNhbHRzYWx0$aGFzaA';
  expect(isOutdated(`$argon2id$v=19$m=8192,t=2,p=1$${rest}`)).toBe(true);
  expect(isOutdated(`$argon2id$v=19$m=19456,t=3,p=1$${rest}`)).toBe(true);
  expect(isOutdated(`$argon2id$v=19$m=19456,t=2,p=1$${rest}`)).toBe(false);
});
