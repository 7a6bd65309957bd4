import type { Backend } from '../exam-store.ts';

/** A backend held in memory. */
export function memoryBackend(map = new Map<string, unknown>()): Backend {
  return {
    get: (key) => Promise.resolve(map.get(key)),
    entries: () => Promise.resolve([...map]),
    update: (key, change) => {
      const next = change(map.get(key));
      if (next === undefined) map.delete(key);
      else map.set(key, structuredClone(next));
      return Promise.resolve();
    },
  };
}
