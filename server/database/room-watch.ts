/** Remembers that the database had no room to write, until a write shows that there is some again. */
import type { Queryable } from './database.ts';
import { isDiskFull } from './retry.ts';
import { writeMuch } from './room-store.ts';
import { withPriority } from './priority.ts';

export interface RoomWatch {
  /** The database has just refused a write for lack of room. */
  noteFull(): void;
  isFull(): boolean;
  /** Tries whether there is room again; at most once a second for all who ask. */
  look(): Promise<void>;
  stop(): void;
}

const lookEveryMs = 1_000;
/** How often to look when nobody asks. */
const lookAloneMs = 5_000;

class Undo extends Error {}

export function createRoomWatch(transaction: (work: (queryable: Queryable) => Promise<never>) => Promise<never>, onChange: () => void): RoomWatch {
  let full = false;
  let looking: Promise<void> | undefined;
  let lookedAt = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const set = (next: boolean) => {
    if (full === next) return;
    full = next;
    clearInterval(timer);
    if (full) timer = setInterval(() => void look(), lookAloneMs).unref();
    onChange();
  };
  const tryWriting = async () => {
    try {
      await withPriority('save', () =>
        transaction(async (queryable) => {
          await writeMuch(queryable);
          throw new Undo();
        }),
      );
    } catch (error) {
      // Without an answer nothing is known.
      if (error instanceof Undo) set(false);
      else if (isDiskFull(error)) set(true);
    }
  };
  const look = async () => {
    if (!looking && performance.now() - lookedAt > lookEveryMs) {
      lookedAt = performance.now();
      looking = tryWriting().finally(() => {
        looking = undefined;
      });
    }
    await looking;
  };
  return { noteFull: () => set(true), isFull: () => full, look, stop: () => clearInterval(timer) };
}
