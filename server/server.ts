/** Puts the parts together: given configuration and a prepared database, a server that can be started and stopped. */
import { createServer, type Server as HttpServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { allFeatures } from './all-features.ts';
import type { Config } from './config.ts';
import { createCalibrationInUse } from './content/calibration.ts';
import { createLearningContent } from './content/learning-content.ts';
import { createDrawer } from './content/draws/drawer.ts';
import { createTopicChanges } from './content/topic-changes.ts';
import type { Database } from './database/database.ts';
import type { Base } from './feature.ts';
import { mountFiles } from './features/files/mount-files.ts';
import { createApp } from './http/app.ts';
import { listenOnSharedPort, type Listening } from './http/listen.ts';
import { createMetrics } from './http/metrics.ts';
import { startMetricsServer } from './http/metrics-page.ts';
import { createLimiter } from './http/rate-limit.ts';
import { createCallerFinder } from './http/sessions.ts';
import { createStaticClient } from './http/static-client.ts';
import { createIntegrations } from './integrations/configured.ts';
import { createMailQueue } from './jobs/tasks/send-mail.ts';
import { startWorker } from './jobs/worker.ts';
import { createSeal } from './sealed.ts';
import { loadRenderer } from './site/renderer.ts';
import { mountSite } from './site/site.ts';
import { createSecurityEvents, type SecurityDependencies, type SecurityEvents } from './security-events.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  /** Folder of the built client. */
  readonly clientFolder: string;
  /** Replaceable in tests. */
  readonly now?: () => number;
  readonly enforceRateLimits?: boolean;
  /** Whether scheduled tasks run by the real clock; tests run them explicitly. */
  readonly runRegularTasks?: boolean;
  /** How long a sender may take for the headers and for the whole request, and how often that is looked at, ms. */
  readonly timeouts?: { readonly headersTimeout: number; readonly requestTimeout: number; readonly connectionsCheckingInterval: number };
}

export interface RunningServer {
  readonly url: string;
  /** Null unless the metrics have a separate port. */
  readonly metricsUrl: string | null;
  readonly security: SecurityEvents;
  /** Stops accepting requests, lets those in progress finish, then closes. */
  stop(): Promise<void>;
}

const drainLimitMs = 15_000;

/** A slow sender must not hold a connection for as long as it likes. */
const standardTimeouts = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };

/** Says in the log when the database stops answering or is full, and when that is over; returns what ends it. */
const logHealth = (database: Database, log: Logger) =>
  database.onHealth((health) => {
    if (health === 'full') log.error({ health }, 'the disk of the database is full: nothing can be saved until there is room');
    else if (health === 'hung') log.error({ health }, 'the database does not answer: reads and starts are refused until it does');
    else log.info({ health }, 'the database answers and saves again');
  });

/** What every feature is given. `count` counts security events. */
async function makeBase(given: Pick<Base, 'config' | 'database' | 'log' | 'now' | 'enforceRateLimits'>, count: SecurityDependencies['count']): Promise<Base> {
  const { config, database, log, now, enforceRateLimits } = given;
  const seal = createSeal(config.secret);
  return {
    ...given,
    security: createSecurityEvents({ log, seal, count }),
    seal,
    mails: createMailQueue({ seal, now, enforceRateLimits }),
    learningContent: createLearningContent({ database, log, now }),
    calibration: createCalibrationInUse({ database, log, now }),
    topicChanges: createTopicChanges({ database, log, now }),
    ...(await createIntegrations(config, log)),
  };
}

/** Accepts no more requests and lets those in progress finish, within a limit. */
async function drain(http: HttpServer, listening: Listening): Promise<void> {
  const closed = listening.close();
  // Kept-alive connections become idle one after another as their last request ends.
  const closing = setInterval(() => http.closeIdleConnections(), 50);
  const forceClose = setTimeout(() => http.closeAllConnections(), drainLimitMs);
  await closed;
  clearInterval(closing);
  clearTimeout(forceClose);
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, database, log, clientFolder, now = Date.now, enforceRateLimits = true, runRegularTasks = true, timeouts = standardTimeouts } = options;
  const stopHearing = logHealth(database, log);
  const metrics = createMetrics(database);
  const base = await makeBase({ config, database, log, now, enforceRateLimits }, metrics.security);
  const draws = createDrawer(log);
  const { handlers, tasks, navigations, webhooks, makeKeys } = allFeatures(base, draws);
  await makeKeys();
  const renderer = await loadRenderer(path.join(clientFolder, '../site'), config.publicUrl);
  let stopping = false;
  const app = createApp({
    config,
    database,
    handlers,
    navigations,
    findCaller: createCallerFinder(database, config, now),
    webhooks,
    limiter: enforceRateLimits ? createLimiter(database, now) : { check: async () => 0 },
    client: createStaticClient({
      folder: clientFolder,
      origin: config.publicUrl,
      ...(renderer && { policies: renderer.filePolicies }),
    }),
    site: (mounted) => {
      mountFiles(mounted, base);
      mountSite(mounted, { database, renderer, origin: config.publicUrl, log, now });
    },
    log,
    metrics,
    security: base.security,
    isReady: () => !stopping,
  });
  const http: HttpServer = createServer({ ...timeouts, keepAliveTimeout: 20_000 }, getRequestListener(app.fetch));
  const listening = await listenOnSharedPort(http, config);
  const { port: metricsPort, token } = config.metrics;
  const metricsServer = metricsPort === null ? null : await startMetricsServer(metrics, { host: config.host, port: metricsPort, token });
  const worker = await startWorker({ database, tasks, log, prepareStatements: config.prepareStatements, runRegularTasks });
  const { port } = listening;
  return {
    url: `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`,
    metricsUrl: metricsServer?.url ?? null,
    security: base.security,
    stop: async () => {
      stopping = true;
      await new Promise((resolve) => setTimeout(resolve, config.drainDelayMs));
      await drain(http, listening);
      stopHearing();
      // Last, because a request may wait for a job.
      await worker.stop();
      await draws.stop();
      // Until the very end: how the server drains is worth knowing.
      metricsServer?.stop();
    },
  };
}
