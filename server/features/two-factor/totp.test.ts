import { Secret } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { otpauthUrl, newSecret, stepOfCode } from './totp.ts';

/** RFC 6238, appendix B, SHA-1; its eight digits shortened to the last six. */
const secret = Secret.fromLatin1('12345678901234567890').base32;
const published = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

describe('a code', () => {
  test.each(published)('at %i s is the published one', (seconds, code) => {
    expect(stepOfCode(secret, code, seconds * 1000, 0)).toBe(Math.floor(seconds / 30));
  });

  test('is good one step early and one late, no more', () => {
    const at = (steps: number) => stepOfCode(secret, '005924', (1_234_567_890 + 30 * steps) * 1000, 0);
    expect([-2, -1, 0, 1, 2].map((steps) => at(steps) !== null)).toEqual([false, true, true, true, false]);
  });

  test('of a step that was used, or of an older one, is not good', () => {
    const step = Math.floor(1_234_567_890 / 30);
    const given = (last: number) => stepOfCode(secret, '005924', 1_234_567_890_000, last);
    expect([given(step - 1), given(step), given(step + 1)]).toEqual([step, null, null]);
  });

  test.each(['', '5924', '0059240', 'abcdef', '００５９２４', '005924\u0000'])('is not %j', (code) => {
    expect(stepOfCode(secret, code, 1_234_567_890_000, 0)).toBeNull();
  });
});

test('a secret has 160 bits and is new each time; its address names the account', () => {
  const [one, two] = [newSecret(), newSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(two);
  const address = new URL(otpauthUrl(one, 'ada+test@example.org'));
  expect(decodeURIComponent(address.pathname)).toBe('/Ascent:ada+test@example.org');
  expect(Object.fromEntries(address.searchParams)).toEqual({ issuer: 'Ascent', secret: one, algorithm: 'SHA1', digits: '6', period: '30' });
});
