/** Which addresses of this site are screens of the app, which the worker answers from the device. */

/** The server's own: its calls, files, and what other programs look for. */
export const notScreens: readonly RegExp[] = [/^\/api\//, /^\/\.well-known\//, /^\/(healthz|readyz|metrics)$/, /\.\w+$/];

/**
 * Prerendered, or rendered by the server: their HTML is what there is to see, so it comes from the network. `pages` are their paths; like screens,
 * they are found in capitals and with a slash at the end.
 */
export function isPublicPage(pages: readonly string[], path: string): boolean {
  const plain = path.toLowerCase().replace(/(.)\/$/, '$1');
  return pages.includes(plain) || /^\/blog(\/|$)/.test(plain);
}
