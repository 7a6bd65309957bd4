/** What every request passes through, whatever it asks for: an id, who sent it, the refusal of other sites, headers, metrics, the log. */
import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { uuidv7 } from '../database/uuid.ts';
import { refuse } from '../refusal.ts';
import type { AppContext, AppEnv } from './app-env.ts';
import { contractHeader, contractVersion } from './contract-version.ts';
import { errorResponse } from './error-response.ts';
import type { Metrics } from './metrics.ts';
import type { Navigation } from './navigation.ts';
import { isSameSite } from './origin.ts';
import { securityHeaders } from './security-headers.ts';

/** The IP of the sender: from the trusted proxy's `header` if one is configured, else of the connection; `unknown` without either. */
function clientIp(context: AppContext, header: string | null): string {
  // A proxy appends what it saw itself, so only the last value cannot be forged by the client.
  const forwarded = header ? context.req.header(header)?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  try {
    return getConnInfo(context).remote.address ?? 'unknown';
  } catch {
    return 'unknown'; // no socket: a request made inside the process, by a test
  }
}

interface EnvelopeOptions {
  readonly config: Pick<Config, 'publicUrl' | 'clientIpHeader'>;
  /** Those that other sites may post to are let through. */
  readonly navigations: readonly Navigation[];
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** The middleware; it comes before every route. */
export function requestEnvelope({ config, navigations, metrics, log }: EnvelopeOptions): MiddlewareHandler<AppEnv> {
  const openToOthers = new Set(navigations.filter(({ crossSite }) => crossSite).map(({ method, path }) => `${method} ${path}`));
  const contract = contractVersion();
  const headers = Object.entries(securityHeaders(config.publicUrl.startsWith('https:')));

  return async (context, next) => {
    const started = performance.now();
    context.set('requestId', uuidv7());
    context.set('clientIp', clientIp(context, config.clientIpHeader));
    context.set('userId', null);
    const { method, path } = context.req;
    if (openToOthers.has(`${method} ${path}`) || isSameSite(method, context.req.raw.headers, config.publicUrl)) await next();
    else context.res = errorResponse(refuse('forbidden'), context.var.requestId);
    // A page may have its own policy, but never none.
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    if (context.req.path.startsWith('/api/')) context.res.headers.set(contractHeader, contract);
    context.res.headers.set('x-request-id', context.var.requestId);
    const seconds = (performance.now() - started) / 1000;
    const route = context.req.path.startsWith('/api/') ? context.req.routePath : 'client';
    metrics.observe(route, context.res.status, seconds);
    if (context.req.path.startsWith('/api/')) {
      log[context.res.status >= 500 ? 'error' : 'debug'](
        {
          requestId: context.var.requestId,
          method: context.req.method,
          route,
          status: context.res.status,
          ms: Math.round(seconds * 1000),
          userId: context.var.userId,
        },
        'request',
      );
    }
  };
}
