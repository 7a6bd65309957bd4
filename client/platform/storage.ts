/** Small stored settings. Storage may be blocked or full: then nothing is remembered. */

export function readSetting(key: string): string | null {
  try {
    return localStorage.getItem(`ascent.${key}`);
  } catch {
    return null;
  }
}

export function writeSetting(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`ascent.${key}`);
    else localStorage.setItem(`ascent.${key}`, value);
  } catch {
    // The setting holds until the page is closed.
  }
}

/** Forgets every setting whose key begins with the prefix. */
export function forgetSettings(prefix: string): void {
  try {
    const full = `ascent.${prefix}`;
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const key of keys) if (key?.startsWith(full)) localStorage.removeItem(key);
  } catch {
    // Storage that cannot be read holds nothing of ours.
  }
}
