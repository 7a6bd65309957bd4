/** The HTTP application: what every request passes through, then each group of routes, the more specific ones first. */
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { isDatabaseUnavailable } from '../database/retry.ts';
import { refuse } from '../refusal.ts';
import type { SecurityEvents } from '../security-events.ts';
import type { App, AppEnv } from './app-env.ts';
import { mountApiDocs } from './docs-page.ts';
import { errorResponse } from './error-response.ts';
import type { Handlers } from './handler.ts';
import type { Metrics } from './metrics.ts';
import { mountCalls } from './mount.ts';
import { mountNavigations, type Navigation } from './navigation.ts';
import { mountOperations } from './operations.ts';
import type { Limiter } from './rate-limit.ts';
import { requestEnvelope } from './request-envelope.ts';
import type { FindCaller } from './sessions.ts';
import type { StaticClient } from './static-client.ts';
import { mountWebhooks, type Webhook } from './webhook.ts';
import { mountWellKnown } from './well-known.ts';

export interface AppOptions {
  readonly config: Config;
  readonly database: Database;
  readonly handlers: Handlers;
  readonly navigations: readonly Navigation[];
  readonly findCaller: FindCaller;
  readonly webhooks: readonly Webhook[];
  readonly limiter: Limiter;
  readonly client: StaticClient;
  /** Mounts the pages whose text is in the database. */
  readonly site: (app: App) => void;
  readonly log: Logger;
  readonly security: SecurityEvents;
  readonly metrics: Metrics;
  /** False while the server drains: load balancers then send no new requests. */
  readonly isReady: () => boolean;
}

export function createApp({
  config,
  database,
  handlers,
  navigations,
  findCaller,
  webhooks,
  limiter,
  client,
  site,
  log,
  security,
  metrics,
  isReady,
}: AppOptions): App {
  const app = new Hono<AppEnv>();
  app.use(requestEnvelope({ config, navigations, metrics, log }));
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
  mountOperations(app, { config, database, metrics, isReady });
  mountNavigations(app, navigations, findCaller);
  mountCalls(app, { handlers, findCaller, limiter, security });
  mountWebhooks(app, webhooks);
  mountApiDocs(app, config.publicUrl);
  app.all('/api/*', (context) => errorResponse(refuse('not-found'), context.var.requestId));

  site(app);
  app.on(['GET', 'HEAD'], '*', (context) => client.serve(context.req.raw) ?? context.text('Not Found', 404));
  app.all('*', (context) => errorResponse(refuse('method-not-allowed'), context.var.requestId));
  return app;
}
