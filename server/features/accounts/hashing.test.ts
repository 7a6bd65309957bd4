import { expect, test } from 'vitest';
import { hashPassword, isOutdated, verifyPassword } from './hashing.ts';

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
