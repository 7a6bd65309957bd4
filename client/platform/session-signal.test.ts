import { expect, it } from 'vitest';
import { onSignedOut, tellSignedOut } from './session-signal.ts';

it('reaches every listener of this browser until it stops listening', async () => {
  const heard: string[] = [];
  const listen = (who: string) => onSignedOut((id) => heard.push(`${who} ${id}`));
  const [stopFirst, stopSecond] = [listen('first'), listen('second')];
  tellSignedOut('anna');
  await expect.poll(() => heard.toSorted()).toEqual(['first anna', 'second anna']);
  stopFirst();
  // Begins last, so any other listener would have received it first.
  const stopLast = listen('last');
  tellSignedOut('ben');
  await expect.poll(() => heard.includes('last ben')).toBe(true);
  expect(heard.slice(2).toSorted()).toEqual(['last ben', 'second ben']);
  stopSecond();
  stopLast();
});
