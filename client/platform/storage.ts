/** Small remembered settings. Storage may be blocked or full: then nothing is remembered. */

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
