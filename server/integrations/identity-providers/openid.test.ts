import { expect, test } from 'vitest';
import { trustedAlgorithms } from './openid.ts';

test('an ID token is signed with a key that the provider alone has, whatever it offers', () => {
  expect(trustedAlgorithms(['none', 'HS256', 'HS384', 'HS512', 'RS256', 'ES256', 'EdDSA', 'RS1', 'dir', ''])).toEqual(['RS256', 'ES256', 'EdDSA']);
});
