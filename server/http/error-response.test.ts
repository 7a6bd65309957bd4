import { expect, test } from 'vitest';
import { errorResponse } from './error-response.ts';
import { refuseFor } from '../refusal.ts';

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [600, '10 minutes'],
  [3541, '1 hour'],
  [3600, '1 hour'],
  [86_400, '24 hours'],
])('a refusal for %d s says "%s" to people, and the seconds to programs', async (seconds, words) => {
  const response = errorResponse(refuseFor(seconds), 'r');
  expect(response.headers.get('retry-after')).toBe(String(seconds));
  expect(await response.json()).toMatchObject({ error: { message: `Too many attempts. Please wait ${words} and try again.` } });
});
