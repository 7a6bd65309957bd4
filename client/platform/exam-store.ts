/**
 * Where a running exam lives on this device: a small key-value store in IndexedDB. When the
 * browser refuses it (private mode, quota, a broken profile) the store continues in memory and
 * reports once that closing the page would lose unsent changes.
 */
import * as idb from 'idb-keyval';

export interface ExamStore {
  /** Undefined if absent. What comes back was written by an older build or another tab: parse it. */
  get(key: string): Promise<unknown>;
  /** Reads all values whose key begins with the prefix. */
  list(prefix: string): Promise<readonly (readonly [string, unknown])[]>;
  set(key: string, value: unknown): Promise<void>;
  /** Reads and writes in one transaction, so that two tabs cannot overwrite each other. */
  update(key: string, change: (old: unknown) => unknown): Promise<void>;
  /** Removes all keys that begin with the prefix, except those that `keep` accepts. */
  remove(prefix: string, keep?: (key: string, value: unknown) => boolean): Promise<void>;
  /** False once anything had to be kept in memory only. */
  durable(): boolean;
  /** Calls back once, when durability is lost. */
  onDegraded(listener: () => void): void;
}

/** The operations needed from a database; tests pass in a Map. */
export interface Backend {
  get(key: string): Promise<unknown>;
  entries(): Promise<readonly (readonly [string, unknown])[]>;
  set(key: string, value: unknown): Promise<void>;
  update(key: string, change: (old: unknown) => unknown): Promise<void>;
  removeMany(keys: readonly string[]): Promise<void>;
}

/** A backend held in memory. */
export function memoryBackend(map = new Map<string, unknown>()): Backend {
  return {
    get: (key) => Promise.resolve(map.get(key)),
    entries: () => Promise.resolve([...map]),
    set: (key, value) => Promise.resolve(void map.set(key, structuredClone(value))),
    update: (key, change) => Promise.resolve(void map.set(key, structuredClone(change(map.get(key))))),
    removeMany: (keys) => Promise.resolve(keys.forEach((key) => map.delete(key))),
  };
}

/** A backend in its own IndexedDB database. */
function indexedDbBackend(name = 'ascent-exam'): Backend {
  const store = idb.createStore(name, 'state');
  return {
    get: (key) => idb.get<unknown>(key, store),
    entries: async () => (await idb.entries<IDBValidKey, unknown>(store)).map(([key, value]) => [String(key), value] as const),
    set: (key, value) => idb.set(key, value, store),
    update: (key, change) => idb.update<unknown>(key, change, store),
    removeMany: (keys) => idb.delMany([...keys], store),
  };
}

/** A backend that hangs (seen with blocked IndexedDB upgrades) must not hold up an exam. */
const timeoutMs = 2_000;
const orTimeout = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('storage did not answer')), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Wraps a backend so that no call ever throws: what it cannot keep is kept in memory. */
export function createExamStore(main: Backend): ExamStore {
  const overflow = new Map<string, unknown>();
  const listeners: (() => void)[] = [];
  let degraded = false;
  const degrade = () => {
    if (degraded) return;
    degraded = true;
    for (const listener of listeners.splice(0)) listener();
  };
  const read = async (key: string): Promise<unknown> => {
    if (overflow.has(key)) return overflow.get(key);
    try {
      return await orTimeout(main.get(key));
    } catch {
      degrade();
      return undefined;
    }
  };
  return {
    get: read,
    list: async (prefix) => {
      const found = new Map<string, unknown>();
      try {
        for (const [key, value] of await orTimeout(main.entries())) if (key.startsWith(prefix)) found.set(key, value);
      } catch {
        degrade();
      }
      for (const [key, value] of overflow) if (key.startsWith(prefix)) found.set(key, value);
      return [...found];
    },
    set: async (key, value) => {
      try {
        await orTimeout(main.set(key, value));
        overflow.delete(key);
      } catch {
        overflow.set(key, value);
        degrade();
      }
    },
    update: async (key, change) => {
      if (overflow.has(key)) return void overflow.set(key, change(overflow.get(key)));
      try {
        await orTimeout(main.update(key, change));
      } catch {
        overflow.set(key, change(await read(key)));
        degrade();
      }
    },
    remove: async (prefix, keep = () => false) => {
      for (const [key, value] of overflow) if (key.startsWith(prefix) && !keep(key, value)) overflow.delete(key);
      try {
        const keys = (await orTimeout(main.entries())).filter(([key, value]) => key.startsWith(prefix) && !keep(key, value)).map(([key]) => key);
        await orTimeout(main.removeMany(keys));
      } catch {
        degrade();
      }
    },
    durable: () => !degraded,
    onDegraded: (listener) => {
      if (degraded) listener();
      else listeners.push(listener);
    },
  };
}

/** The store of this browser; without IndexedDB at all it begins degraded. */
export function openExamStore(): ExamStore {
  try {
    return createExamStore(indexedDbBackend());
  } catch {
    const refuse = () => Promise.reject(new Error('no IndexedDB'));
    return createExamStore({ get: refuse, entries: refuse, set: refuse, update: refuse, removeMany: refuse });
  }
}
