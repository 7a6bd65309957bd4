/** The HTTP application: what every request passes through, the contract, operations pages, the client. */
import { getConnInfo } from '@hono/node-server/conninfo';
import { Hono, type Context } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { isDatabaseUnavailable } from '#server/database/retry.ts';
import type { Database } from '../database/database.ts';
import { withPriority } from '../database/priority.ts';
import { uuidv7 } from '../database/uuid.ts';
import { contractHeader, contractVersion } from './contract-version.ts';
import { docsPage, docsStyle } from './docs-page.ts';
import type { Handlers } from './handler.ts';
import type { Metrics } from './metrics.ts';
import { mayReadMetrics } from './metrics-page.ts';
import { mountCalls, type Variables } from './mount.ts';
import { mountNavigations, type Navigation } from './navigation.ts';
import { openApiDocument } from './openapi.ts';
import { isSameSite } from './origin.ts';
import { mountWellKnown } from './well-known.ts';
import type { Limiter } from './rate-limit.ts';
import { errorResponse } from './error-response.ts';
import { refuse } from '../refusal.ts';
import type { SecurityEvents } from '#server/security-events.ts';
import { securityHeaders } from './security-headers.ts';
import type { FindOwner } from './sessions.ts';
import { answerWith, prepareAnswer, type StaticAnswer } from './static-answer.ts';
import type { StaticClient } from './static-client.ts';
import { mountWebhooks, type Webhook } from './webhook.ts';

const readyWithinMs = 3_000;

type AppContext = Context<{ Variables: Variables }>;

export interface AppOptions {
  readonly config: Config;
  readonly database: Database;
  readonly handlers: Handlers;
  readonly navigations: readonly Navigation[];
  readonly findOwner: FindOwner;
  readonly webhooks: readonly Webhook[];
  readonly limiter: Limiter;
  readonly client: StaticClient;
  /** Mounts the pages whose text is in the database. */
  readonly site: (app: Hono<{ Variables: Variables }>) => void;
  readonly log: Logger;
  readonly security: SecurityEvents;
  readonly metrics: Metrics;
  /** False while the server drains: load balancers then send no new requests. */
  readonly isReady: () => boolean;
}

/** A crowd must not make a server look broken, and a database that does not answer must not keep the question waiting. */
async function readiness(database: Database): Promise<[text: string, status: 200 | 503]> {
  const away: [string, 503] = ['database away', 503];
  const health = await database.health();
  if (health === 'hung') return away;
  if (health === 'full') return ['database full: nothing can be saved until its disk has room', 503];
  const late = new Promise<[string, 503]>((resolve) => setTimeout(resolve, readyWithinMs, away).unref());
  const answer = withPriority('save', () => database.query('select 1')).then(
    (): [string, 200] => ['ready', 200],
    () => away,
  );
  return Promise.race([answer, late]);
}

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

export function createApp({
  config,
  database,
  handlers,
  navigations,
  findOwner,
  webhooks,
  limiter,
  client,
  site,
  log,
  security,
  metrics,
  isReady,
}: AppOptions): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>();
  const openToOthers = new Set(navigations.filter(({ crossSite }) => crossSite).map(({ method, path }) => `${method} ${path}`));
  const contract = contractVersion();
  const headers = Object.entries(securityHeaders(config.publicUrl.startsWith('https:')));

  app.use(async (context, next) => {
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
  });

  app.onError((error, context) => {
    const { requestId } = context.var;
    log.error({ requestId, route: context.req.routePath, err: error }, 'request failed');
    return errorResponse(
      refuse(isDatabaseUnavailable(error) ? 'unavailable' : 'internal'),
      requestId,
      isDatabaseUnavailable(error) ? { 'retry-after': '2' } : {},
    );
  });

  mountWellKnown(app, config);
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    if (!isReady()) return context.text('stopping', 503);
    return context.text(...(await readiness(database)));
  });
  if (config.metrics.onMainPort)
    app.get('/metrics', async (context) => {
      const allowed = mayReadMetrics(config.metrics.token, context.req.header('authorization') ?? null);
      return allowed ? context.text(await metrics.text()) : context.text('Unauthorized', 401, { 'www-authenticate': 'Bearer' });
    });
  else app.get('/metrics', (context) => context.text('Not Found', 404));

  mountNavigations(app, navigations, findOwner);
  mountCalls(app, { handlers, findOwner, limiter, security });
  mountWebhooks(app, webhooks);
  // Made when first asked for, and the same until the server ends.
  const fixed = (type: string, text: () => string) => {
    let made: StaticAnswer | null = null;
    return (context: AppContext) => answerWith((made ??= prepareAnswer({ bytes: Buffer.from(text()), type, cacheControl: 'no-cache' })), context.req.raw);
  };
  app.get(
    '/api/openapi.json',
    fixed('application/json', () => JSON.stringify(openApiDocument(config.publicUrl))),
  );
  app.get('/api/docs', fixed('text/html; charset=utf-8', docsPage));
  app.get(
    '/api/docs.css',
    fixed('text/css; charset=utf-8', () => docsStyle),
  );
  app.all('/api/*', (context) => errorResponse(refuse('not-found'), context.var.requestId));

  site(app);
  app.on(['GET', 'HEAD'], '*', (context) => client.serve(context.req.raw) ?? context.text('Not Found', 404));
  app.all('*', (context) => errorResponse(refuse('method-not-allowed'), context.var.requestId));
  return app;
}
