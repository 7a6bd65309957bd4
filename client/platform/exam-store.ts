/**
 * Where a running exam lives on this device: a small key-value store in IndexedDB. What the browser
 * has not stored yet (slow, full, or private mode) is kept in memory, is what every read and the next
 * write start from, and is written again until it is stored.
 */
import * as idb from 'idb-keyval';
import { reconnecting } from './reconnecting.ts';

/** What a value becomes; undefined removes it. May be applied again to its own outcome, which must not change it. */
type Change = (old: unknown) => unknown;

export interface ExamStore {
  /** Undefined if absent. What comes back was written by an older build or another tab: parse it. */
  get(key: string): Promise<unknown>;
  /** Reads all values whose key begins with the prefix. */
  list(prefix: string): Promise<readonly (readonly [string, unknown])[]>;
  /** Resolves once the value is stored, or the browser has failed to store it in time (see `durable`). */
  set(key: string, value: unknown): Promise<void>;
  /** Reads and writes in one transaction, so that two tabs cannot overwrite each other. Resolves as `set` does. */
  update(key: string, change: Change): Promise<void>;
  /** Removes all keys that begin with the prefix, except those that `keep` accepts. */
  remove(prefix: string, keep?: (key: string, value: unknown) => boolean): Promise<void>;
  /** False while something is in memory only. */
  durable(): boolean;
  /** Calls back whenever durability is lost or regained; returns a function that unsubscribes. */
  onDurability(listener: (durable: boolean) => void): () => void;
}

/** The operations needed from a database; tests pass in a Map. */
export interface Backend {
  get(key: string): Promise<unknown>;
  entries(): Promise<readonly (readonly [string, unknown])[]>;
  update(key: string, change: Change): Promise<void>;
}

/** A backend in its own IndexedDB database. Where there is none, each operation is refused. */
function indexedDbBackend(name = 'ascent-exam'): Backend {
  const store = reconnecting(() => idb.createStore(name, 'state'));
  return {
    get: async (key) => idb.get<unknown>(key, store),
    entries: async () => (await idb.entries<IDBValidKey, unknown>(store)).map(([key, value]) => [String(key), value] as const),
    update: async (key, change) =>
      store('readwrite', (values) => {
        const read = values.get(key);
        read.onsuccess = () => {
          try {
            const next = change(read.result);
            if (next === undefined) values.delete(key);
            else values.put(next, key);
          } catch {
            // A full disk may refuse at once; the transaction then ends as refused, too.
            values.transaction.abort();
          }
        };
        return idb.promisifyRequest(values.transaction);
      }),
  };
}

/** A backend that hangs (seen with blocked IndexedDB upgrades) must not hold up an exam. */
const timeoutMs = 2_000;
const orTimeout = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('storage did not answer')), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Changes to one key that are not stored yet, in their order. */
interface Ahead {
  changes: Change[];
  /** How many of them are being written. */
  inFlight: number;
  /** Resolves when all are stored. */
  writing: Promise<void> | undefined;
}

const retryMs = { first: 2_000, most: 30_000 } as const;

/** Wraps a backend so that no call ever throws or waits for long. */
export function createExamStore(main: Backend): ExamStore {
  const ahead = new Map<string, Ahead>();
  const listeners = new Set<(durable: boolean) => void>();
  let trouble = false;
  let retryDelay: number = retryMs.first;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const noteTrouble = (now: boolean) => {
    if (trouble === now) return;
    trouble = now;
    for (const listener of listeners) listener(!now);
  };

  const retryLater = () => {
    retry ??= setTimeout(() => {
      retry = undefined;
      retryDelay = Math.min(retryMs.most, retryDelay * 2);
      for (const [key, held] of ahead) start(key, held).catch(() => undefined);
    }, retryDelay);
  };

  /** One write per key at a time: a slow older one can never land after a newer one. */
  const write = async (key: string, held: Ahead) => {
    try {
      while (held.changes.length > 0) {
        const taken = [...held.changes];
        held.inFlight = taken.length;
        await main.update(key, (old) => taken.reduce((value, change) => change(value), old));
        held.changes.splice(0, taken.length);
      }
      ahead.delete(key);
      retryDelay = retryMs.first;
      if (ahead.size === 0) noteTrouble(false);
    } catch (error) {
      retryLater();
      throw error;
    } finally {
      held.inFlight = 0;
      held.writing = undefined;
    }
  };
  const start = (key: string, held: Ahead): Promise<void> => (held.writing ??= write(key, held));

  const put = async (key: string, change: Change, replaces = false): Promise<void> => {
    const held = ahead.get(key) ?? { changes: [], inFlight: 0, writing: undefined };
    ahead.set(key, held);
    if (replaces) held.changes.splice(held.inFlight);
    held.changes.push(change);
    await orTimeout(start(key, held)).catch(() => noteTrouble(true));
  };

  const newest = (key: string, stored: unknown): unknown => (ahead.get(key)?.changes ?? []).reduce((value, change) => change(value), stored);

  const list = async (prefix: string): Promise<[string, unknown][]> => {
    const found = new Map<string, unknown>();
    try {
      for (const [key, value] of await orTimeout(main.entries())) found.set(key, value);
    } catch {
      noteTrouble(true);
    }
    const keys = new Set([...found.keys(), ...ahead.keys()]);
    return [...keys]
      .filter((key) => key.startsWith(prefix))
      .map((key): [string, unknown] => [key, newest(key, found.get(key))])
      .filter(([, value]) => value !== undefined);
  };

  return {
    get: async (key) => {
      const stored: unknown = await orTimeout(main.get(key)).catch(() => {
        noteTrouble(true);
        return undefined;
      });
      return newest(key, stored);
    },
    list,
    set: (key, value) => put(key, () => value, true),
    update: (key, change) => put(key, change),
    remove: async (prefix, keep = () => false) => {
      const gone = (await list(prefix)).filter(([key, value]) => !keep(key, value));
      await Promise.all(gone.map(([key]) => put(key, () => undefined, true)));
    },
    durable: () => !trouble,
    onDurability: (listener) => {
      listeners.add(listener);
      if (trouble) listener(false);
      return () => listeners.delete(listener);
    },
  };
}

let opened: ExamStore | undefined;

/** The store of this browser, one for the whole page: what is not stored yet is known everywhere in it. */
export function openExamStore(): ExamStore {
  opened ??= createExamStore(indexedDbBackend());
  return opened;
}
