/** What a guest was about to do travels in the query of the sign-in screens, from one to the next. */
import { destinationAfterLogin, homeAfterLogin, loginOriginEntries, readLoginOrigin } from '#core/accounts/after-login.ts';
import { routeExists } from '#client/paths.ts';
import { noteIntent } from '#client/platform/intent.ts';

/** The part of a screen's query that carries it, as a query. */
export const originIn = (search: URLSearchParams): string => new URLSearchParams(loginOriginEntries(readLoginOrigin((name) => search.get(name)))).toString();

export const withOrigin = (path: string, origin: string): string => (origin ? `${path}?${origin}` : path);

/** From here on it waits on the device: the mailed link may be opened in another tab. */
export function noteOrigin(search: URLSearchParams): void {
  const destination = destinationAfterLogin(
    readLoginOrigin((name) => search.get(name)),
    routeExists,
  );
  if (destination !== homeAfterLogin) noteIntent('account', destination);
}
