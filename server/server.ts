/** Puts the parts together: given configuration and a prepared database, a server that can be started and stopped. */
import { createServer, type Server as HttpServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { accountAdminHandlers } from './features/accounts/admin-handlers.ts';
import { accountTasks } from './features/accounts/jobs/tasks.ts';
import { accountSettingsHandlers } from './features/accounts/settings-handlers.ts';
import { guestSessions } from './features/accounts/guests.ts';
import { accountHandlers } from './features/accounts/handlers.ts';
import { identityNavigations } from './features/accounts/identity-callback.ts';
import { identityHandlers } from './features/accounts/identity-handlers.ts';
import { couponHandlers } from './features/coupons/handlers.ts';
import { phoneHandlers } from './features/accounts/phone/handlers.ts';
import { createSeal } from './features/accounts/sealed.ts';
import { codeHandlers } from './features/accounts/two-factor/code-handlers.ts';
import { twoFactorHandlers } from './features/accounts/two-factor/handlers.ts';
import { examContent } from './features/exams/exam-content.ts';
import { liveSessionViews } from './features/exams/live-sessions.ts';
import { moduleHandlers } from './features/exams/module-handlers.ts';
import { resultHandlers } from './features/exams/result-handlers.ts';
import { sessionHandlers } from './features/exams/session-handlers.ts';
import { membershipHandlers } from './features/membership/handlers.ts';
import { endBilling } from './features/payment/end-billing.ts';
import { paymentHandlers } from './features/payment/handlers.ts';
import { paymentWebhook } from './features/payment/webhook.ts';
import { progressHandlers } from './features/progress/handlers.ts';
import { practiceBank } from './features/quizzes/bank.ts';
import { quizHandlers } from './features/quizzes/handlers.ts';
import { studyHandlers } from './features/study/handlers.ts';
import { createApp } from './http/app.ts';
import type { Handlers } from './http/handler.ts';
import { createMetrics } from './http/metrics.ts';
import { limiter } from './http/rate-limit.ts';
import { ownerFinder } from './http/sessions.ts';
import { staticClient } from './http/static-client.ts';
import type { Tasks } from './jobs/task.ts';
import { cleanUp } from './jobs/tasks/clean-up.ts';
import { foldStatisticsTask } from './features/learning/jobs/fold-statistics.ts';
import { mailQueue, sendMail } from './jobs/tasks/send-mail.ts';
import { creditCustomer } from './jobs/tasks/credit-customer.ts';
import { endSubscription } from './jobs/tasks/end-subscription.ts';
import { reconcilePayments } from './jobs/tasks/reconcile-payments.ts';
import { settleMemberships } from './jobs/tasks/settle-memberships.ts';
import { startWorker } from './jobs/worker.ts';
import { identityProviders } from './integrations/identity-providers/configured.ts';
import { outboxMailer, smtpMailer } from './integrations/mail.ts';
import { stripePayment } from './integrations/payment.ts';
import { gatewaySms, outboxSms } from './integrations/sms.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly database: Database;
  readonly log: Logger;
  /** Folder of the built client. */
  readonly clientFolder: string;
  /** Replaceable in tests. */
  readonly now?: () => number;
  readonly enforceRateLimits?: boolean;
}

export interface RunningServer {
  readonly url: string;
  /** Stops taking requests, lets those under way finish, then closes. */
  stop(): Promise<void>;
}

const drainLimitMs = 15_000;

export async function startServer({ config, database, log, clientFolder, now = Date.now, enforceRateLimits = true }: ServerOptions): Promise<RunningServer> {
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.mailFrom)
    : outboxMailer(path.join(config.dataDir, 'outbox'), config.mailFrom, (file, link) =>
        log.info({ file, ...(!config.production && { link }) }, 'no SMTP_URL: mail written to the outbox'),
      );
  const outboxFolder = path.join(config.dataDir, 'outbox');
  // In production nothing is only pretended to be sent: without a gateway the screens say so.
  const sms = config.sms
    ? gatewaySms(config.sms)
    : config.production
      ? null
      : outboxSms(outboxFolder, (file) => log.info({ file }, 'no SMS_ACCOUNT: text message written to the outbox'));
  const content = examContent(now);
  const exams = { database, content, now };
  const seal = createSeal(config.secret);
  const accounts = {
    config,
    database,
    mails: mailQueue(seal),
    mailer,
    sms,
    seal,
    log,
    now,
  };
  const providers = identityProviders(config.identityProviders);
  const gateway = config.stripe ? stripePayment(config.stripe) : null;
  const payment = { database, gateway, publicUrl: config.publicUrl, log, now };
  const handlers: Handlers = {
    ...accountHandlers(accounts),
    ...accountSettingsHandlers({ ...accounts, endBilling: (userId) => endBilling(payment, userId) }, providers),
    ...identityHandlers(accounts, providers),
    ...accountAdminHandlers(accounts),
    ...twoFactorHandlers(accounts),
    ...codeHandlers(accounts),
    ...phoneHandlers(accounts),
    ...sessionHandlers(exams),
    ...moduleHandlers(exams),
    ...resultHandlers(exams),
    ...membershipHandlers({ database, now }),
    ...couponHandlers({ database, now }),
    ...quizHandlers({ database, bank: practiceBank(now), guests: guestSessions(config, now, enforceRateLimits), now }),
    ...paymentHandlers(payment),
    ...studyHandlers(),
    ...progressHandlers({
      database,
      now,
      liveSessions: (userId) => liveSessionViews(exams, userId),
      publicExams: async () => (await content.exams(database)).filter(({ isPublic }) => isPublic),
    }),
  };
  const tasks: Tasks = {
    ...accountTasks(accounts),
    'send-mail': sendMail({ mailer, seal, now }),
    'clean-up': cleanUp({ database, log, now }),
    'fold-statistics': foldStatisticsTask(database),
    'credit-customer': creditCustomer(gateway),
    'end-subscription': endSubscription(gateway),
    'reconcile-payments': reconcilePayments({ database, gateway, log, now }),
    'settle-memberships': settleMemberships({ database, log, now }),
  };
  let stopping = false;
  const app = createApp({
    config,
    database,
    handlers,
    navigations: identityNavigations(accounts, providers),
    findOwner: ownerFinder(database, config, now),
    paymentWebhook: paymentWebhook(payment),
    limiter: enforceRateLimits ? limiter(database, now) : { check: async () => 0 },
    client: staticClient(clientFolder),
    log,
    metrics: createMetrics(database),
    isReady: () => !stopping,
  });
  const http: HttpServer = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 20_000 }, getRequestListener(app.fetch));
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(config.port, config.host, resolve);
  });
  const worker = await startWorker({ database, tasks, log, prepareStatements: config.prepareStatements });
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return {
    url: `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`,
    stop: async () => {
      stopping = true;
      await new Promise((resolve) => setTimeout(resolve, config.drainDelayMs));
      const closed = new Promise<void>((resolve) => {
        http.close(() => resolve());
      });
      // Kept-alive connections become idle one after another as their last request ends.
      const closing = setInterval(() => http.closeIdleConnections(), 50);
      const impatient = setTimeout(() => http.closeAllConnections(), drainLimitMs);
      await closed;
      clearInterval(closing);
      clearTimeout(impatient);
      // Last, because a request may wait for a job.
      await worker.stop();
    },
  };
}
