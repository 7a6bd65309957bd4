import { expect, test } from 'vitest';
import { processorMs } from '#tests/support/processor-time.ts';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  '123456',
  'password',
  'PassWord',
  'letmein!',
  'Summer2024',
  'summer-2024',
  'monkey99',
  'qwerty123!',
  'aaaaaa',
  '......',
  '987654',
  'fghjkl',
  'lkjhgf',
  'defghij',
  '1357924680',
  'Zaq12wsx',
  'bubblegum',
])('everybody tries %s first', (password) => expect(isCommonPassword(password)).toBe(true));

test.each(['altitude-2718', 'my summer in Rome', 'mysummer2024', 'a'.repeat(80), 'qwe-asd-zxc', '密碼密碼密碼'])('%s is somebody’s own', (password) =>
  expect(isCommonPassword(password)).toBe(false),
);

test('a long one costs no time', () => {
  const started = processorMs();
  isCommonPassword('1'.repeat(256));
  isCommonPassword(`${'-'.repeat(255)}x`);
  expect(processorMs() - started).toBeLessThan(50);
});
