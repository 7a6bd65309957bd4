import { expect, it } from 'vitest';
import { onSignedOut, tellSignedOut } from './sign-out-signal.ts';

it('reaches every listener of this browser until it stops listening', async () => {
  const heard: string[] = [];
  const stops = [onSignedOut((id) => heard.push(`first ${id}`)), onSignedOut((id) => heard.push(`second ${id}`))];
  tellSignedOut('anna');
  await expect.poll(() => heard.toSorted()).toEqual(['first anna', 'second anna']);
  for (const stop of stops) stop();
  tellSignedOut('ben');
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(heard).toHaveLength(2);
});
