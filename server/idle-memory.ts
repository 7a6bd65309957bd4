/** Memory that a rush needed goes back to the machine: V8 collects while it allocates, and a server nobody asks allocates nothing. */
import { performance } from 'node:perf_hooks';
import v8 from 'node:v8';
import vm from 'node:vm';

export interface IdleMemoryOptions {
  /** How often is looked, ms. */
  readonly everyMs?: number;
  /** The busiest that counts as idle: share of the time spent outside of waiting. */
  readonly idleShare?: number;
  /** How much the heap must have grown since the last collection, bytes. */
  readonly worthBytes?: number;
}

/** A full collection stops everything for about a tenth of a second, so it waits until nobody is there to notice. Returns what ends it. */
export function returnMemoryWhenIdle({ everyMs = 20_000, idleShare = 0.02, worthBytes = 32 * 2 ** 20 }: IdleMemoryOptions = {}): () => void {
  v8.setFlagsFromString('--expose-gc');
  // A plain collection keeps the emptied pages; the last resort before running out of memory returns them.
  const collect = vm.runInNewContext("() => gc({ type: 'major', flavor: 'last-resort' })") as () => void;
  let before = performance.eventLoopUtilization();
  let afterLast = 0;
  const timer = setInterval(() => {
    const until = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(until, before);
    before = until;
    if (utilization > idleShare || process.memoryUsage().heapTotal < afterLast + worthBytes) return;
    collect();
    afterLast = process.memoryUsage().heapTotal;
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
