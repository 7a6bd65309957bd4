/** What a guest was about to do travels in the query of the sign-in screens, from one to the next. */
import { loginOriginEntries, readLoginOrigin } from '#core/accounts/after-login.ts';

/** The part of a screen's query that carries it, as a query. */
export const originIn = (search: URLSearchParams): string => new URLSearchParams(loginOriginEntries(readLoginOrigin((name) => search.get(name)))).toString();

export const withOrigin = (path: string, origin: string): string => (origin ? `${path}?${origin}` : path);
