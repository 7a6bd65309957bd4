/** Puts the parts together: given configuration and a prepared database, a server that can be started and stopped. */
import { createServer, type Server as HttpServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { calibrationInUse } from './content/calibration.ts';
import { learningContent } from './content/learning-content.ts';
import { drawer } from './content/draws/drawer.ts';
import { topicChanges } from './content/topic-changes.ts';
import type { Database } from './database/database.ts';
import type { Base } from './feature.ts';
import { accountsFeature } from './features/accounts/feature.ts';
import { adminFeature } from './features/admin/feature.ts';
import { authoringFeature } from './features/authoring/feature.ts';
import { annotationsFeature } from './features/annotations/feature.ts';
import { analyticsFeature } from './features/analytics/feature.ts';
import { calibrationFeature } from './features/calibration/feature.ts';
import { blogFeature } from './features/blog/feature.ts';
import { conceptsFeature } from './features/concepts/feature.ts';
import { contactFeature } from './features/contact/feature.ts';
import { couponsFeature } from './features/coupons/feature.ts';
import { examsFeature } from './features/exams/feature.ts';
import { featureFlagsFeature } from './features/feature-flags/feature.ts';
import { filesFeature } from './features/files/feature.ts';
import { mountFiles } from './features/files/mount-files.ts';
import { flashcardsFeature } from './features/flashcards/feature.ts';
import { guestsFeature } from './features/guests/feature.ts';
import { identitiesFeature } from './features/identities/feature.ts';
import { jobsFeature } from './features/jobs/feature.ts';
import { learningContentFeature } from './features/learning-content/feature.ts';
import { lecturesFeature } from './features/lectures/feature.ts';
import { learningFeature } from './features/learning/feature.ts';
import { mathLibraryFeature } from './features/math-library/feature.ts';
import { membershipFeature } from './features/membership/feature.ts';
import { modelDraftsFeature } from './features/model-drafts/feature.ts';
import { notificationsFeature } from './features/notifications/feature.ts';
import { paymentFeature } from './features/payment/feature.ts';
import { progressFeature } from './features/progress/feature.ts';
import { quizzesFeature } from './features/quizzes/feature.ts';
import { questionQueriesFeature } from './features/question-queries/feature.ts';
import { questionQualityFeature } from './features/question-quality/feature.ts';
import { questionReportsFeature } from './features/question-reports/feature.ts';
import { reviewFeature } from './features/review/feature.ts';
import { studyFeature } from './features/study/feature.ts';
import { studyPlanFeature } from './features/study-plan/feature.ts';
import { supportFeature } from './features/support/feature.ts';
import { topicSettingsFeature } from './features/topic-settings/feature.ts';
import { twoFactorFeature } from './features/two-factor/feature.ts';
import { wordsFeature } from './features/words/feature.ts';
import { createApp } from './http/app.ts';
import type { Handlers } from './http/handler.ts';
import { listenWidely } from './http/listen.ts';
import { createMetrics } from './http/metrics.ts';
import { startMetricsServer } from './http/metrics-page.ts';
import { limiter } from './http/rate-limit.ts';
import { ownerFinder } from './http/sessions.ts';
import { staticClient } from './http/static-client.ts';
import { integrations } from './integrations/configured.ts';
import type { Tasks } from './jobs/task.ts';
import { cleanUp } from './jobs/tasks/clean-up.ts';
import { mailQueue, sendMail } from './jobs/tasks/send-mail.ts';
import { startWorker } from './jobs/worker.ts';
import { createSeal } from './sealed.ts';
import { loadRenderer } from './site/renderer.ts';
import { mountSite } from './site/site.ts';
import { securityEvents, type SecurityEvents } from './security-events.ts';

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

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, database, log, clientFolder, now = Date.now, enforceRateLimits = true, runRegularTasks = true, timeouts = standardTimeouts } = options;
  const seal = createSeal(config.secret);
  const stopHearing = database.onHealth((health) => {
    if (health === 'full') log.error({ health }, 'the disk of the database is full: nothing can be saved until there is room');
    else if (health === 'hung') log.error({ health }, 'the database does not answer: reads and starts are refused until it does');
    else log.info({ health }, 'the database answers and saves again');
  });
  const metrics = createMetrics(database);
  const security = securityEvents({ log, seal, count: metrics.security });
  const base: Base = {
    config,
    database,
    log,
    security,
    now,
    enforceRateLimits,
    seal,
    mails: mailQueue({ seal, now, enforceRateLimits }),
    learningContent: learningContent({ database, log, now }),
    calibration: calibrationInUse({ database, log, now }),
    topicChanges: topicChanges({ database, log, now }),
    ...(await integrations(config, log)),
  };
  const payment = paymentFeature(base);
  const accounts = accountsFeature({ ...base, endBilling: payment.endBilling });
  const identities = identitiesFeature(base);
  const twoFactor = twoFactorFeature(base);
  const { guests } = guestsFeature(base);
  const draws = drawer(log);
  const quizzes = quizzesFeature({ ...base, guests, draws });
  const exams = examsFeature({ ...base, predictivePool: quizzes.predictivePool });
  const progress = progressFeature({ ...base, ...exams });
  const learning = learningFeature(base);
  const membership = membershipFeature(base);
  const coupons = couponsFeature(base);
  const review = reviewFeature(base);
  const calibration = calibrationFeature(base);
  const questionQuality = questionQualityFeature(base);
  const questionReports = questionReportsFeature(base);
  const study = studyFeature(base);
  const studyPlan = studyPlanFeature(base);
  const words = wordsFeature(base);
  const concepts = conceptsFeature(base);
  const lectures = lecturesFeature({ ...base, practicePool: quizzes.practicePool });
  const notifications = notificationsFeature(base);
  const authoring = authoringFeature(base);
  const flashcards = flashcardsFeature(base);
  const files = filesFeature(base);
  const topicSettings = topicSettingsFeature(base);
  const learningItems = learningContentFeature(base);
  const analytics = analyticsFeature(base);
  const modelDrafts = modelDraftsFeature({ ...base, draws });
  const tasks: Tasks = {
    ...modelDrafts.jobs,
    ...accounts.jobs,
    ...twoFactor.jobs,
    ...payment.jobs,
    ...membership.jobs,
    ...learning.jobs,
    ...calibration.jobs,
    ...questionQuality.jobs,
    ...questionReports.jobs,
    ...notifications.jobs,
    ...analytics.jobs,
    ...files.jobs,
    ...authoring.jobs,
    'send-mail': sendMail(base),
    'clean-up': cleanUp(base),
  };
  const contact = contactFeature(base);
  const blog = blogFeature(base);
  const jobs = jobsFeature({ ...base, tasks });
  // The types require a handler for every call and a task for every kind of job.
  const handlers: Handlers = {
    ...accounts.handlers,
    ...identities.handlers,
    ...twoFactor.handlers,
    ...exams.handlers,
    ...quizzes.handlers,
    ...annotationsFeature(base).handlers,
    ...progress.handlers,
    ...learning.handlers,
    ...membership.handlers,
    ...coupons.handlers,
    ...payment.handlers,
    ...review.handlers,
    ...questionReports.handlers,
    ...questionQueriesFeature(base).handlers,
    ...featureFlagsFeature(base).handlers,
    ...supportFeature({ ...base, ...exams }).handlers,
    ...calibration.handlers,
    ...questionQuality.handlers,
    ...adminFeature(base).handlers,
    ...study.handlers,
    ...studyPlan.handlers,
    ...words.handlers,
    ...concepts.handlers,
    ...lectures.handlers,
    ...notifications.handlers,
    ...authoring.handlers,
    ...flashcards.handlers,
    ...files.handlers,
    ...learningItems.handlers,
    ...topicSettings.handlers,
    ...modelDrafts.handlers,
    ...mathLibraryFeature({ ...base, draws }).handlers,
    ...analytics.handlers,
    ...contact.handlers,
    ...blog.handlers,
    ...jobs.handlers,
  };
  await notifications.makeKeys();
  const renderer = await loadRenderer(path.join(clientFolder, '../site'), config.publicUrl);
  let stopping = false;
  const app = createApp({
    config,
    database,
    handlers,
    navigations: [...identities.navigations, ...notifications.navigations, ...flashcards.navigations],
    findOwner: ownerFinder(database, config, now),
    webhooks: payment.webhooks,
    limiter: enforceRateLimits ? limiter(database, now) : { check: async () => 0 },
    client: staticClient({
      folder: clientFolder,
      origin: config.publicUrl,
      ...(renderer && { policies: renderer.filePolicies }),
    }),
    site: (mounted) => {
      mountFiles(mounted, base);
      mountSite(mounted, { database, renderer, origin: config.publicUrl, now });
    },
    log,
    metrics,
    security,
    isReady: () => !stopping,
  });
  const http: HttpServer = createServer({ ...timeouts, keepAliveTimeout: 20_000 }, getRequestListener(app.fetch));
  const listening = await listenWidely(http, config);
  const { port: metricsPort, token } = config.metrics;
  const metricsServer = metricsPort === null ? null : await startMetricsServer(metrics, { host: config.host, port: metricsPort, token });
  const worker = await startWorker({ database, tasks, log, prepareStatements: config.prepareStatements, runRegularTasks });
  const { port } = listening;
  return {
    url: `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`,
    metricsUrl: metricsServer?.url ?? null,
    security,
    stop: async () => {
      stopping = true;
      await new Promise((resolve) => setTimeout(resolve, config.drainDelayMs));
      const closed = listening.close();
      // Kept-alive connections become idle one after another as their last request ends.
      const closing = setInterval(() => http.closeIdleConnections(), 50);
      const forceClose = setTimeout(() => http.closeAllConnections(), drainLimitMs);
      await closed;
      clearInterval(closing);
      clearTimeout(forceClose);
      stopHearing();
      // Last, because a request may wait for a job.
      await worker.stop();
      await draws.stop();
      // Until the very end: how the server drains is worth knowing.
      metricsServer?.stop();
    },
  };
}
