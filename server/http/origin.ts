/** Cross-site requests may not change anything (CSRF): browsers say where a request comes from. */

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True when a state-changing request comes from our own pages, or from no browser at all. */
export function isSameSite(method: string, headers: Headers, publicUrl: string): boolean {
  if (safeMethods.has(method)) return true;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  const own = new URL(publicUrl);
  // An attacker who can alter unencrypted traffic must not speak for an encrypted site.
  return origin === own.origin || (own.protocol === 'http:' && origin === `http://${headers.get('host')}`);
}
