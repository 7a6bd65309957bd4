/** Loading a screen's code on a bad connection: a long timeout, then another try. */

/** As long as code may take to arrive, ms. */
export const chunkTimeoutMs = 120_000;

/** Pauses before the second and third try, ms. */
const pauses = [1_000, 4_000];

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function within<Loaded>(load: () => Promise<Loaded>, timeoutMs: number): Promise<Loaded> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('This page took too long to load. Check your connection and try again.')), timeoutMs);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Resolves with what `load` brings; after a failure it is called again, twice at most. Rejects with the last failure. */
export async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (const ms of pauses)
    try {
      return await within(load, chunkTimeoutMs);
    } catch {
      await pause(ms);
    }
  return within(load, chunkTimeoutMs);
}

/** The address in what Chromium says of code that it could not fetch. */
function addressIn(error: unknown): string | null {
  const named = error instanceof Error ? /https?:\/\/\S+\.js\b/.exec(error.message)?.[0] : undefined;
  return named?.startsWith(`${location.origin}/`) ? named : null;
}

const isLike = <Module extends object>(module: unknown, name: keyof Module): module is Module =>
  typeof module === 'object' && module !== null && name in module;

/** What the bundler counts as loaded from now on, though its styles are not there. */
const unstyled = new WeakMap<() => Promise<unknown>, unknown>();
let asked = 0;

/**
 * One export of a module. Chromium remembers of a module that it did not load, and refuses it from then on without asking anybody: it is then
 * asked for under another address. Where that fails too, as after a failure of what the module itself imports, only a new page helps.
 */
export async function loadPart<Module extends object, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  importFrom = (address: string): Promise<unknown> => import(/* @vite-ignore */ address),
): Promise<Module[Name]> {
  if (unstyled.has(load)) throw unstyled.get(load);
  try {
    return (await load())[name];
  } catch (error) {
    if (String(error).includes('preload CSS')) unstyled.set(load, error);
    const address = addressIn(error);
    if (address === null) throw error;
    asked += 1;
    const module = await importFrom(`${address}?again=${asked}`);
    if (!isLike<Module>(module, name)) throw error;
    return module[name];
  }
}
