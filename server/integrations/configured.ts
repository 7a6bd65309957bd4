/** The external services that this server uses, by its settings. */
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { createFileStorage, type FileStorage } from './storage.ts';
import { createCollector, type Collector } from './collector.ts';
import { createIdentityProviders, type IdentityProviders } from './identity-providers/configured.ts';
import { createLanguageModel, type LanguageModel } from './language-model.ts';
import { outboxMailer, smtpMailer, type Mailer } from './mail.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { createPush, type Push } from './push.ts';
import { gatewaySms, outboxSms, type Sms } from './sms.ts';

export interface Integrations {
  readonly storage: FileStorage;
  readonly mailer: Mailer;
  /** Null where the server cannot send text messages. */
  readonly sms: Sms | null;
  readonly push: Push;
  /** Null: visits are counted here alone. */
  readonly collector: Collector | null;
  /** Null: no model drafts questions here. */
  readonly languageModel: LanguageModel | null;
  /** Null: nothing can be bought here. */
  readonly gateway: PaymentGateway | null;
  readonly providers: IdentityProviders;
}

export async function createIntegrations(config: Config, log: Logger): Promise<Integrations> {
  const outbox = path.join(config.dataDir, 'outbox');
  const mailWritten = (file: string, link: string | null) => log.info({ file, ...(!config.production && { link }) }, 'no SMTP_URL: mail written to the outbox');
  const textWritten = (file: string) => log.info({ file }, 'no SMS_ACCOUNT: text message written to the outbox');
  return {
    storage: createFileStorage(config),
    mailer: config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : outboxMailer(outbox, config.mailFrom, mailWritten),
    // Production never pretends to send: without a gateway the screens say so.
    sms: config.sms ? gatewaySms(config.sms) : config.production ? null : outboxSms(outbox, textWritten),
    collector: config.analytics && createCollector({ ...config.analytics, publicUrl: config.publicUrl }),
    languageModel: config.languageModel && createLanguageModel(config.languageModel),
    push: createPush(config.push.subject, config.push.moreServices),
    // Stripe's library is two hundred modules, which a server that sells nothing need not read.
    gateway: config.stripe ? (await import('./stripe/gateway.ts')).createStripeGateway(config.stripe) : null,
    providers: createIdentityProviders(config.identityProviders),
  };
}
