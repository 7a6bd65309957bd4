/** From the variables of the environment (server/environment.ts) to the settings of the server, and which are rejected. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Prices } from '#core/authoring/model-drafts/cost.ts';
import { isCommonPassword } from './features/accounts/shared/common-passwords.ts';
import { ConfigError, environmentSchema, readEnvironment, together, type Environment } from './environment.ts';
import { identitySettings, type IdentitySettings } from './identity-settings.ts';
import type { ModelSettings } from './integrations/language-model.ts';
import { isSafeUrl, isLoopback, weaknessOf } from './safe-settings.ts';

export interface S3Settings {
  readonly bucket: string;
  /** Null: Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface LanguageModelSettings extends ModelSettings {
  /** Micro-dollars a day (UTC); null: as much as is asked for. */
  readonly dailyBudget: number | null;
  /** Null: costs are not known. */
  readonly prices: Prices | null;
}

export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  readonly prepareStatements: boolean;
  /** How long a stopping server still accepts requests while /readyz already says no, ms: time for load balancers to notice. */
  readonly drainDelayMs: number;
  /** Seals what only this server may read, and keys hashes (server/sealed.ts); at least 32 characters. Another one makes what was sealed unreadable. */
  readonly secret: string;
  /** Whether authors and administrators may do nothing as such without two-step verification. */
  readonly staffNeedTwoFactor: boolean;
  readonly admin: { readonly email: string; readonly password: string } | null;
  /** Whom to contact about a security problem: a mailto: or https: URL, or nobody. */
  readonly securityContact: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Null: nothing can be bought here. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string; readonly apiUrl: string | null } | null;
  /** Null: text messages cannot be sent, only written to the outbox in development. */
  readonly sms: { readonly url: string; readonly account: string; readonly token: string; readonly from: string } | null;
  /** A collector that visits are handed to as well; `site`: what it calls this one. Null: they stay here. */
  readonly analytics: { readonly url: string; readonly site: string | null } | null;
  /** Null: files are kept in DATA_DIR. */
  readonly s3: S3Settings | null;
  /** Null: no model drafts questions here. */
  readonly languageModel: LanguageModelSettings | null;
  readonly push: {
    /** Null: the server makes its own and keeps them in the database. */
    readonly keys: { readonly publicKey: string; readonly privateKey: string } | null;
    /** Whom push services may contact about this server. */
    readonly subject: string;
    readonly moreServices: readonly string[];
  };
  /** Where the metrics are: on a separate port, and only with the token if there is one. Neither: closed in production, open elsewhere. */
  readonly metrics: { readonly port: number | null; readonly token: string | null; readonly onMainPort: boolean };
  readonly logLevel: string;
  readonly clientIpHeader: string | null;
  readonly identityProviders: IdentitySettings;
}

const withoutFinalSlash = (url: string) => url.replace(/\/$/, '');

/** An administrator's password gives access to everybody's data. */
const minAdminPassword = 12;

function checkSecrets(env: Environment): void {
  for (const [name, secret] of Object.entries({ SECRET: env.SECRET, METRICS_TOKEN: env.METRICS_TOKEN })) {
    const weakness = secret === undefined ? null : weaknessOf(secret);
    if (weakness !== null) throw new ConfigError(`${name} ${weakness}. Draw one at random, e.g. with: openssl rand -hex 32`);
  }
}

/** What must be set, and how, where real people use the server. */
function checkProduction(env: Environment, publicUrl: URL): void {
  if (env.NODE_ENV !== 'production') return;
  if (env.DATABASE_URL && !env.SECRET) throw new ConfigError('SECRET must be set in production with DATABASE_URL, so that all processes share it.');
  if (!env.PUBLIC_URL) throw new ConfigError('PUBLIC_URL must be set in production, e.g. https://prep.example.org.');
  if (publicUrl.protocol !== 'https:' && !isLoopback(publicUrl.hostname))
    throw new ConfigError('PUBLIC_URL must begin with https:// in production, because passwords travel to it.');
  if (!env.SMTP_URL && env.MAIL_OUTBOX !== '1')
    throw new ConfigError('SMTP_URL must be set in production, or nobody can confirm an address. To only write mails to DATA_DIR/outbox, set MAIL_OUTBOX=1.');
  if (env.ADMIN_PASSWORD !== undefined && env.ADMIN_PASSWORD.length < minAdminPassword)
    throw new ConfigError(`ADMIN_PASSWORD must have at least ${minAdminPassword} characters in production.`);
}

function adminOf(env: Environment): Config['admin'] {
  if (env.ADMIN_PASSWORD !== undefined && isCommonPassword(env.ADMIN_PASSWORD)) throw new ConfigError('ADMIN_PASSWORD is one of the most common passwords.');
  const admin = together(env, 'ADMIN_EMAIL', 'ADMIN_PASSWORD');
  return admin && { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD };
}

function stripeOf(env: Environment): Config['stripe'] {
  const stripe = together(env, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  return stripe && { secretKey: stripe.STRIPE_SECRET_KEY, webhookSecret: stripe.STRIPE_WEBHOOK_SECRET, apiUrl: env.STRIPE_API_URL ?? null };
}

function smsOf(env: Environment): Config['sms'] {
  const sms = together(env, 'SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM');
  return sms && { account: sms.SMS_ACCOUNT, token: sms.SMS_TOKEN, from: sms.SMS_FROM, url: withoutFinalSlash(env.SMS_URL) };
}

function pushKeysOf(env: Environment): Config['push']['keys'] {
  const keys = together(env, 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY');
  return keys && { publicKey: keys.VAPID_PUBLIC_KEY, privateKey: keys.VAPID_PRIVATE_KEY };
}

function s3Of(env: Environment): S3Settings | null {
  const names = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const s3 = together(env, ...names);
  // An endpoint alone would be forgotten unnoticed.
  if (!s3 && env.S3_ENDPOINT) throw new ConfigError('Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together.');
  return (
    s3 && {
      bucket: s3.S3_BUCKET,
      endpoint: env.S3_ENDPOINT ?? null,
      region: env.S3_REGION,
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
    }
  );
}

/** Origins. */
function pushServicesOf(env: Environment): string[] {
  const urls = (env.PUSH_SERVICES ?? '').split(/\s+/).filter(Boolean);
  if (!urls.every(isSafeUrl)) throw new ConfigError('PUSH_SERVICES must be https:// addresses, separated by spaces.');
  return urls.map((url) => new URL(url).origin);
}

function languageModelOf(env: Environment): LanguageModelSettings | null {
  const model = together(env, 'LLM_URL', 'LLM_KEY', 'LLM_MODEL');
  if (!model) return null;
  const prices = together(env, 'LLM_PRICE_INPUT', 'LLM_PRICE_OUTPUT');
  const budget = env.LLM_DAILY_BUDGET;
  if (budget !== undefined && !prices) throw new ConfigError('LLM_DAILY_BUDGET needs LLM_PRICE_INPUT and LLM_PRICE_OUTPUT, or nobody knows what a call costs.');
  return {
    url: withoutFinalSlash(model.LLM_URL),
    key: model.LLM_KEY,
    model: model.LLM_MODEL,
    prices: prices && { input: prices.LLM_PRICE_INPUT, output: prices.LLM_PRICE_OUTPUT },
    dailyBudget: budget === undefined ? null : Math.round(budget * 1_000_000),
  };
}

/** Without SECRET, one is generated once and stored in DATA_DIR, so that what was sealed stays readable after a restart. */
function readOrCreateSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  fs.mkdirSync(dataDir, { recursive: true });
  try {
    fs.writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch {
    // Already there.
  }
  const secret = fs.readFileSync(file, 'utf8');
  if (secret.length < 32)
    throw new ConfigError(
      `The secret kept in ${file} is damaged. Restore this file from a backup: without it, two-step verification and its backup codes, mails that wait to be sent, links to unsubscribe, and answers that devices have not sent yet are lost.`,
    );
  return secret;
}

/** Reads the settings. Throws ConfigError for the first that is wrong; writes DATA_DIR/secret if there is none and no SECRET. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const env = readEnvironment(environmentSchema, environment);
  const production = env.NODE_ENV === 'production';
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  checkSecrets(env);
  checkProduction(env, publicUrl);
  const admin = adminOf(env);
  const stripe = stripeOf(env);
  const sms = smsOf(env);
  const pushKeys = pushKeysOf(env);
  const s3 = s3Of(env);
  const pushServices = pushServicesOf(env);
  const languageModel = languageModelOf(env);
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl: withoutFinalSlash(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    prepareStatements: env.DB_PREPARE === undefined ? !env.DATABASE_URL : env.DB_PREPARE === '1',
    secret: env.SECRET ?? readOrCreateSecret(path.resolve(env.DATA_DIR)),
    drainDelayMs: env.DRAIN_SECONDS === undefined ? (production ? 3000 : 0) : env.DRAIN_SECONDS * 1000,
    staffNeedTwoFactor: production,
    admin,
    securityContact: env.SECURITY_CONTACT ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    stripe,
    sms,
    analytics: env.ANALYTICS_URL ? { url: env.ANALYTICS_URL, site: env.ANALYTICS_SITE ?? null } : null,
    s3,
    languageModel,
    push: {
      keys: pushKeys,
      subject: env.VAPID_SUBJECT ?? env.SECURITY_CONTACT ?? (publicUrl.protocol === 'https:' ? publicUrl.origin : 'mailto:no-reply@localhost'),
      moreServices: pushServices,
    },
    metrics: {
      port: env.METRICS_PORT ?? null,
      token: env.METRICS_TOKEN ?? null,
      onMainPort: env.METRICS_PORT === undefined && (env.METRICS_TOKEN !== undefined || !production),
    },
    logLevel: env.LOG_LEVEL,
    clientIpHeader: env.CLIENT_IP_HEADER ?? null,
    identityProviders: identitySettings(env, (sentence) => {
      throw new ConfigError(sentence);
    }),
  };
}
