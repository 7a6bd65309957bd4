import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** In a process of its own: this one has the heap of other tests. Prints the heap during the rush and when it is over, MB. */
const rushOf = `
  import { returnMemoryWhenIdle } from ${JSON.stringify(new URL('idle-memory.ts', import.meta.url).href)};
  const heapMb = () => process.memoryUsage().heapTotal / 2 ** 20;
  if (process.argv[1] === 'watched') returnMemoryWhenIdle({ everyMs: 100 });
  let rush = Array.from({ length: 2_000_000 }, (_, index) => 'answer ' + index);
  const atMost = heapMb();
  rush = null;
  setTimeout(() => console.log(JSON.stringify({ atMost, after: heapMb() })), 1_500);
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
