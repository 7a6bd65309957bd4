import { writeSetting } from '#client/platform/storage.ts';

/** Once our fonts are in the browser's cache, later pages begin with them (early.js). */
export const rememberFonts = (): void =>
  void document.fonts.load('1rem "Inter Variable"').then(
    (faces) => faces.length > 0 && writeSetting('fonts', '1'),
    // Without a connection: the next page begins as this one did.
    () => undefined,
  );
