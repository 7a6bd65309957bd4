/** Everything a browser gets to see of a server, and everything it keeps. */
import type { BrowserContext, Page } from '@playwright/test';

export interface Seen {
  readonly where: string;
  readonly text: string;
}

/** Collects the text of every response, API answers and files alike. */
export function watchResponses(context: BrowserContext): { readonly all: () => Promise<Seen[]> } {
  const pending: Promise<Seen>[] = [];
  context.on('response', (response) => {
    pending.push(
      response.text().then(
        (text) => ({ where: response.url(), text }),
        () => ({ where: response.url(), text: '' }),
      ),
    );
  });
  return { all: () => Promise.all(pending) };
}

/** What the page's origin stores on the device, as text. */
export function storedText(page: Page): Promise<Seen[]> {
  return page.evaluate(async () => {
    const found: { where: string; text: string }[] = [];
    for (const [where, storage] of Object.entries({ localStorage, sessionStorage })) found.push({ where, text: JSON.stringify(storage) });
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no database'));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store);
        found.push({ where: `IndexedDB ${name}/${store}`, text: JSON.stringify(await result(all.getAll())) });
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) found.push({ where: `cache ${request.url}`, text: (await (await cache.match(request))?.text()) ?? '' });
    }
    return found;
  });
}
