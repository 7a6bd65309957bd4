/** What operators and load balancers ask: is it alive, is it ready, how is it doing. */
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { withPriority } from '../database/priority.ts';
import type { App } from './app-env.ts';
import { mayReadMetrics } from './metrics-page.ts';
import type { Metrics } from './metrics.ts';

const readyWithinMs = 3_000;

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

interface OperationsOptions {
  readonly config: Pick<Config, 'metrics'>;
  readonly database: Database;
  readonly metrics: Metrics;
  /** False while the server drains: load balancers then send no new requests. */
  readonly isReady: () => boolean;
}

export function mountOperations(app: App, { config, database, metrics, isReady }: OperationsOptions): void {
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
}
