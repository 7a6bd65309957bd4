import { expect, test, vi } from 'vitest';
import { createDrawer } from './drawer.ts';

test('a task that fails is logged, and costs nobody else an answer', async () => {
  const logged: unknown[] = [];
  const draws = createDrawer({ error: (facts: unknown) => logged.push(facts) });
  try {
    // On a busy machine the thread takes longer to start than an author waits.
    await vi.waitFor(async () => expect(await draws.archetypes()).not.toBeNull(), 200_000);
    // No list is so long.
    const [failed, archetypes] = await Promise.all([draws.variety({ archetype: 'LE-a', level: 1 }, Infinity), draws.archetypes()]);
    expect(failed).toBeNull();
    expect(archetypes?.length).toBeGreaterThan(100);
    expect(logged).toEqual([{ failure: expect.stringContaining('RangeError') }]);
  } finally {
    await draws.stop();
  }
});
