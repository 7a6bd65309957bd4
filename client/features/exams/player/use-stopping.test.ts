import { expect, it } from 'vitest';
import { ApiError } from '#client/platform/api.ts';
import { notStoppedText } from './use-stopping.ts';

it('calls a student offline only where no response arrived', () => {
  expect(notStoppedText(new ApiError('offline', 'We could not reach the server.'))).toMatch(/^You’re offline, so we could not stop the clock\./);
  for (const code of ['module-submitted', 'unavailable', 'too-many-requests'] as const)
    expect(notStoppedText(new ApiError(code, `The sentence of ${code}.`)), code).toBe(`We could not stop the clock. The sentence of ${code}.`);
});

it('leaves it to the dialog to sign in to say that nobody is signed in', () => {
  for (const code of ['not-signed-in', 'other-account'] as const) expect(notStoppedText(new ApiError(code, 'Please sign in.')), code).toBeNull();
});
