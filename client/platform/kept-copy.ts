/** What the server says, or without it what this device has kept of it. */
import type { QueryClient } from '@tanstack/react-query';
import { isPassing } from './api.ts';
import { loadOwner } from './exam-copy.ts';
import { openExamStore } from './exam-store.ts';
import { meQuery } from './session.ts';

/** Whose data this is: who is signed in, or, while the server is away, whose device this is. */
export async function ownerOf(client: QueryClient): Promise<string | null> {
  const me = client.getQueryData(meQuery.queryKey)?.me;
  return me ? me.id : ((await loadOwner(openExamStore()))?.userId ?? null);
}

/** The answer; without one what was kept, marked as such. */
export async function orKept<T>(ask: () => Promise<T>, kept: () => Promise<T | undefined>): Promise<T & { readonly fromDevice: boolean }> {
  try {
    return { ...(await ask()), fromDevice: false };
  } catch (error) {
    const copy = isPassing(error) ? await kept() : undefined;
    if (copy === undefined) throw error;
    return { ...copy, fromDevice: true };
  }
}
