/** Where to go after signing in. */

/** Where a person goes who came from nowhere in particular. */
export const homeAfterLogin = '/progress';

/** Addresses that would lead in a circle, or out again. */
const notOrigins = ['/login', '/signup', '/verify-email', '/auth-notice', '/api'];

const longest = 500;

/**
 * The path to return to, or `homeAfterLogin` if `origin` is not a path of this site.
 * `origin` comes from the address bar and is hostile: only a plain absolute path with query and
 * fragment is taken. Anything a browser could read as another host, such as `//x`, `/\x` or a
 * control character it would drop, is refused rather than repaired.
 */
export function afterLogin(origin: string | null | undefined): string {
  if (!origin || origin.length > longest) return homeAfterLogin;
  // Printable ASCII without backslash, double quotes and angle brackets: paths of this site need no more.
  if (!/^\/[!#-;=?-[\]^_a-z{|}~]*$/i.test(origin)) return homeAfterLogin;
  const path = origin.split(/[?#]/, 1)[0] ?? '';
  if (path.includes('//') || path === '/' || /(^|\/)\.{1,2}(\/|$)/.test(path) || /%(?:2e|2f|5c|0|1)/i.test(path)) return homeAfterLogin;
  const circular = notOrigins.some((start) => path === start || path.startsWith(`${start}/`));
  return circular ? homeAfterLogin : origin;
}
