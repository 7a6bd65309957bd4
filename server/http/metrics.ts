/** Counters for Prometheus. Labels are call ids and statuses, never paths with ids in them. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { cached } from '../cached.ts';
import { withPriority } from '../database/priority.ts';
import { countJobs } from '../jobs/admin-store.ts';
import { securityEventKinds, type SecurityEventKind } from '../security-events.ts';

/** How old the counts of jobs may be, and how long a scrape waits for them, ms. */
const jobsMaxAgeMs = 1_000;
const scrapeWaitMs = 500;

export interface Metrics {
  observe(route: string, status: number, seconds: number): void;
  /** Counts a security event. */
  security(kind: SecurityEventKind): void;
  text(): Promise<string>;
}

export function createMetrics(database: Database): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({ name: 'ascent_requests_total', help: 'Requests by route and status', labelNames: ['route', 'status'], registers: [registry] });
  const durations = new Histogram({
    name: 'ascent_request_seconds',
    help: 'Time to answer',
    labelNames: ['route'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  const security = new Counter({ name: 'ascent_security_events_total', help: 'Security events by kind', labelNames: ['kind'], registers: [registry] });
  // From the first scrape on, so that the first event of a kind is an increase.
  for (const kind of Object.keys(securityEventKinds)) security.inc({ kind }, 0);
  const connections = new Gauge({
    name: 'ascent_database_connections',
    help: 'Database connections by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = database.usage();
      this.set({ state: 'busy' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  // Asked once for all that wait, and not waited for: a scrape must not be late because the database is busy.
  const counted = cached(() => withPriority('save', () => countJobs(database)), jobsMaxAgeMs, Date.now);
  const jobCounts = () => Promise.race([counted(), new Promise<null>((resolve) => setTimeout(resolve, scrapeWaitMs, null).unref())]).catch((): null => null);
  // While the database is unavailable there are no numbers, rather than stale ones.
  const jobs = new Gauge({
    name: 'ascent_jobs',
    help: 'Jobs in the queue by state',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await jobCounts();
      this.reset();
      if (counts) for (const state of ['waiting', 'running', 'retrying', 'failed'] as const) this.set({ state }, counts[state]);
    },
  });
  const oldestJob = new Gauge({
    name: 'ascent_jobs_oldest_due_seconds',
    help: 'How long the job that is due the longest has been due; 0 if none is',
    registers: [registry],
    async collect() {
      const counts = await jobCounts();
      this.set(counts ? Math.max(0, Date.now() - (counts.oldest_due_at?.getTime() ?? Date.now())) / 1000 : Number.NaN);
    },
  });
  for (const gauge of [connections, oldestJob, jobs]) registry.registerMetric(gauge);
  return {
    observe: (route, status, seconds) => {
      requests.inc({ route, status: String(status) });
      durations.observe({ route }, seconds);
    },
    security: (kind) => security.inc({ kind }),
    text: () => registry.metrics(),
  };
}
