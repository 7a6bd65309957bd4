import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/**
 * In a process of its own: this one has the heap of other tests. Prints the heap during the rush and when it is over, MB.
 * Watched, it is over once the memory is back: a processor shared with other tests keeps even a waiting process from looking idle for a while.
 */
const rushOf = `
  import { returnMemoryWhenIdle } from ${JSON.stringify(new URL('idle-memory.ts', import.meta.url).href)};
  const heapMb = () => process.memoryUsage().heapTotal / 2 ** 20;
  const watched = process.argv[1] === 'watched';
  if (watched) returnMemoryWhenIdle({ everyMs: 500 });
  let rush = Array.from({ length: 2_000_000 }, (_, index) => 'answer ' + index);
  const atMost = heapMb();
  rush = null;
  const quietSince = Date.now();
  const looking = setInterval(() => {
    if (Date.now() - quietSince < (watched && heapMb() >= 40 ? 120_000 : 1_500)) return;
    clearInterval(looking);
    console.log(JSON.stringify({ atMost, after: heapMb() }));
  }, 400);
`;
const run = promisify(execFile);
async function heap(...flags: string[]): Promise<{ atMost: number; after: number }> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', rushOf, ...flags]);
  return JSON.parse(stdout) as { atMost: number; after: number };
}

it('gives back what a rush needed, once it is quiet', async () => {
  const [left, watched] = await Promise.all([heap(), heap('watched')]);
  expect(left.after).toBeGreaterThan(80);
  expect(watched.atMost).toBeGreaterThan(80);
  expect(watched.after).toBeLessThan(40);
});
