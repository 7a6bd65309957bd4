import type { UseStore } from 'idb-keyval';

/** What browsers say of a connection that is gone. A full disk says something else, and a new connection would not help. */
const gone: ReadonlySet<string> = new Set(['InvalidStateError', 'AbortError', 'UnknownError']);

/**
 * A store whose connection is made anew when the browser has dropped it, as phones do to pages in the background. Not every browser tells: some
 * only refuse whatever is asked of the old connection, for as long as the page is open. `work` is then run again.
 */
export function reconnecting(connect: () => UseStore): UseStore {
  let current = connect();
  return async (mode, work) => {
    const used = current;
    try {
      return await used(mode, work);
    } catch (error) {
      if (!(error instanceof DOMException && gone.has(error.name))) throw error;
      // Of several that failed together, the first connects for all.
      if (current === used) current = connect();
      return current(mode, work);
    }
  };
}
