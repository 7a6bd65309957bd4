/** URLs of the server that browsers navigate to, rather than calls that our code makes: they respond with a page or a redirect. */
import type { Caller } from './handler.ts';
import type { App, AppContext } from './app-env.ts';
import { readBytes } from './read-body.ts';
import { errorResponse } from './error-response.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { FindCaller } from './sessions.ts';

export interface Visit {
  readonly url: URL;
  /** The fields of a posted form. */
  readonly form: URLSearchParams | null;
  readonly headers: Headers;
  readonly caller: Caller;
  readonly clientIp: string;
  readonly requestId: string;
}

export interface Navigation {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  /** True if pages of other sites may post to it: then it must change nothing. */
  readonly crossSite?: boolean;
  handle(visit: Visit): Promise<Response>;
}

const formLimit = 16 * 1024;

async function readForm(request: globalThis.Request): Promise<URLSearchParams | null | Refusal> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')) return null;
  const bytes = await readBytes(request, formLimit);
  return isRefusal(bytes) ? bytes : new URLSearchParams(new TextDecoder().decode(bytes));
}

export function mountNavigations(app: App, navigations: readonly Navigation[], findCaller: FindCaller): void {
  for (const { method, path, handle } of navigations)
    app.on(method, path, async (context: AppContext) => {
      // A HEAD request must not use anything up.
      if (context.req.method === 'HEAD') return context.body(null, 200);
      const { requestId, clientIp } = context.var;
      const caller = await findCaller(context.req.header('cookie') ?? null);
      context.set('userId', caller?.id ?? null);
      const form = method === 'POST' ? await readForm(context.req.raw) : null;
      if (isRefusal(form)) return errorResponse(form, requestId);
      return handle({ url: new URL(context.req.url), form, headers: context.req.raw.headers, caller, clientIp, requestId });
    });
}
