/** What a tab remembers across a reload, but no longer than the tab or the sign-in lasts. Storage may be blocked: then it lasts until the page closes. */
import type * as z from 'zod';

const prefix = 'ascent.tab.';

/** The value kept under this key if it still has this shape. */
export function recall<S extends z.ZodType>(key: string, schema: S): z.output<S> | undefined {
  try {
    const parsed = schema.safeParse(JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null'));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Full or blocked.
  }
}

/** Forgets everything, as signing out does. */
export function forgetTab(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Blocked: there is nothing.
  }
}
