/** Remembers that the disk of the database was full, until a write shows that it has room again. */
import type { Queryable } from './database.ts';
import { isDiskFull } from './retry.ts';
import { writeProbe } from './disk-space-store.ts';
import { withPriority } from './priority.ts';

export interface DiskSpaceWatch {
  /** The database has just refused a write because its disk is full. */
  reportFull(): void;
  isFull(): boolean;
  /** Probes whether there is room again; at most once a second for all callers. */
  check(): Promise<void>;
  stop(): void;
}

const minCheckIntervalMs = 1_000;
/** While the disk is full and nobody asks. */
const idleCheckIntervalMs = 5_000;

/** Thrown to roll the probe back once it has been written. */
class ProbeSucceeded extends Error {}

/** `transaction` runs the probe, `onChange` is called whenever `isFull` changes. */
export function createDiskSpaceWatch(transaction: (work: (queryable: Queryable) => Promise<never>) => Promise<never>, onChange: () => void): DiskSpaceWatch {
  let full = false;
  let checking: Promise<void> | undefined;
  let checkedAt = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const setFull = (next: boolean) => {
    if (full === next) return;
    full = next;
    clearInterval(timer);
    if (full) timer = setInterval(() => void check(), idleCheckIntervalMs).unref();
    onChange();
  };
  const probe = async () => {
    try {
      await withPriority('save', () =>
        transaction(async (queryable) => {
          await writeProbe(queryable);
          throw new ProbeSucceeded();
        }),
      );
    } catch (error) {
      // Without an answer nothing is known.
      if (error instanceof ProbeSucceeded) setFull(false);
      else if (isDiskFull(error)) setFull(true);
    }
  };
  const check = async () => {
    if (!checking && performance.now() - checkedAt > minCheckIntervalMs) {
      checkedAt = performance.now();
      checking = probe().finally(() => {
        checking = undefined;
      });
    }
    await checking;
  };
  return { reportFull: () => setFull(true), isFull: () => full, check, stop: () => clearInterval(timer) };
}
