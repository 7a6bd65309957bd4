/**
 * Responses that boot.js requested before the app's code had arrived. Each is used once, by the first call for the same
 * address on behalf of the same account, if that comes soon and nothing was changed in the meantime.
 */
interface EarlyAnswer {
  /** The account that the request named, null for none. */
  readonly account: string | null;
  /** Null if nothing came back. */
  readonly response: Promise<Response | null>;
}

declare global {
  var ascentEarly: Map<string, EarlyAnswer> | undefined;
}

/** After this time no early response is waited for, ms since the page began to load. */
const fresh = 20_000;

/** From now on every call asks the server: something has been changed. */
export const forgetEarly = (): void => globalThis.ascentEarly?.clear();

/** The response to this GET if it was requested early; null if it was not or cannot be used. `account`: whom the call is for; undefined for anybody. */
export async function takeEarly(url: string, account: string | null | undefined, signal: AbortSignal): Promise<Response | null> {
  const early = globalThis.ascentEarly?.get(url);
  globalThis.ascentEarly?.delete(url);
  if (!early || performance.now() > fresh || (account !== undefined && early.account !== account)) return null;
  const aborted = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
  const response = await Promise.race([early.response, aborted]);
  return response?.ok ? response : null;
}
