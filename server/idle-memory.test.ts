import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { returnMemoryWhenIdle } from './idle-memory.ts';

const heapMb = () => process.memoryUsage().heapTotal / 2 ** 20;

it('gives back what a rush needed, once it is quiet', { timeout: 20_000 }, async () => {
  const rest = heapMb();
  let rush: string[] | null = Array.from({ length: 2_000_000 }, (_, index) => `answer ${index}`);
  expect(rush.length).toBeGreaterThan(0);
  expect(heapMb()).toBeGreaterThan(rest + 80);
  rush = null;
  const end = returnMemoryWhenIdle({ everyMs: 200 });
  await wait(1_500);
  end();
  expect(heapMb()).toBeLessThan(rest + 40);
});
