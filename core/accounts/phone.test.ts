import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callingCodes, type CountryCode } from './calling-codes.ts';
import { isPhoneNumber, readPhoneNumber, showPhoneNumber } from './phone.ts';

describe('a number as people write it', () => {
  test.each<[entry: string, country: CountryCode, number: string]>([
    ['(415) 555-2671', 'US', '+14155552671'],
    ['1 415 555 2671', 'US', '+14155552671'],
    ['+1 415 555 2671', 'US', '+14155552671'],
    ['0151 23456789', 'DE', '+4915123456789'],
    ['0049 151 23456789', 'DE', '+4915123456789'],
    ['+44 (0)20 7946 0958', 'GB', '+442079460958'],
    ['020 7946 0958', 'GB', '+442079460958'],
    ['+49 151 23456789', 'US', '+4915123456789'],
    ['06 698 12345', 'IT', '+390669812345'],
    ['787 555 0123', 'PR', '+17875550123'],
    ['09012345678', 'JP', '+819012345678'],
    ['１３８ ００１３ ８０００', 'CN', '+8613800138000'],
  ])('%s in %s', (entry, country, number) => {
    expect(readPhoneNumber(entry, country)).toBe(number);
  });

  test.each(['', '12', 'call me', '+', '+0123456789', '+999123456789', '+1415555267112345', '12;34567890', '+1 415 555 2671 x3'])('not %j', (entry) => {
    expect(readPhoneNumber(entry, 'US')).toBeNull();
  });

  test('whatever is typed, what comes out is a number in E.164 that reads back as itself', () => {
    const countries = Object.keys(callingCodes) as CountryCode[];
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+0-9 ()-]{0,20}$/)), fc.constantFrom(...countries), (entry, country) => {
        const number = readPhoneNumber(entry, country);
        return number === null || isPhoneNumber(number);
      }),
    );
  });
});

test('a number is shown in groups', () => {
  expect(showPhoneNumber('+14155552671')).toBe('+1 415 555 2671');
  expect(showPhoneNumber('+4915123456789')).toBe('+49 151 234 567 89');
  fc.assert(fc.property(fc.stringMatching(/^\+1[2-9]\d{9}$/), (number) => showPhoneNumber(number).replaceAll(' ', '') === number));
});
