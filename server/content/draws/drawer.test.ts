import { expect, test } from 'vitest';
import { drawer } from './drawer.ts';

test('a task that fails is logged, and costs nobody else an answer', { timeout: 60_000 }, async () => {
  const logged: unknown[] = [];
  const draws = drawer({ error: (facts: unknown) => logged.push(facts) });
  try {
    // No list is so long.
    const [failed, archetypes] = await Promise.all([draws.variety({ archetype: 'LE-a', level: 1 }, Infinity), draws.archetypes()]);
    expect(failed).toBeNull();
    expect(archetypes?.length).toBeGreaterThan(100);
    expect(logged).toEqual([{ failure: expect.stringContaining('RangeError') }]);
  } finally {
    await draws.stop();
  }
});
