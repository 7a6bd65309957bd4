/** The only reader of process.env: every setting, its default, and which values are rejected. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { emailSchema } from '#contract/accounts.ts';
import type { Prices } from '#core/authoring/model-drafts/cost.ts';
import { isCommonPassword } from './features/accounts/shared/common-passwords.ts';
import { identityEnvironment, identitySettings, type IdentitySettings } from './identity-settings.ts';
import type { ModelSettings } from './integrations/language-model.ts';
import { isSafeUrl, isThisMachine, weaknessOf } from './safe-settings.ts';

const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(blankAsAbsent, schema.optional());

const serviceUrl = z.string().refine(isSafeUrl, 'must be an https:// address');

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.preprocess(blankAsAbsent, z.coerce.number().int().min(0).max(65535).default(3000)),
  HOST: z.preprocess(blankAsAbsent, z.string().default('localhost')),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/, error: 'must begin with https://' })),
  DATA_DIR: z.preprocess(blankAsAbsent, z.string().default('./data')),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  DATABASE_POOL: z.preprocess(blankAsAbsent, z.coerce.number().int().min(2).max(100).default(16)),
  DB_PREPARE: optional(z.enum(['0', '1'])),
  DRAIN_SECONDS: optional(z.coerce.number().min(0).max(60)),
  SECRET: optional(z.string()),
  ADMIN_EMAIL: optional(emailSchema),
  ADMIN_PASSWORD: optional(z.string().min(6)),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
  /** Mails are only written to the outbox folder. */
  MAIL_OUTBOX: optional(z.enum(['0', '1'])),
  SECURITY_CONTACT: optional(z.string().regex(/^(mailto:|https:\/\/)\S+$/, 'must begin with mailto: or https://')),
  MAIL_FROM: z.preprocess(blankAsAbsent, z.string().default('Ascent <no-reply@localhost>')),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_(test|live)_\w+$/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')),
  STRIPE_WEBHOOK_SECRET: optional(z.string().regex(/^whsec_\w+$/, 'must begin with whsec_')),
  STRIPE_API_URL: optional(serviceUrl),
  SMS_URL: z.preprocess(blankAsAbsent, serviceUrl.default('https://api.twilio.com')),
  SMS_ACCOUNT: optional(z.string()),
  SMS_TOKEN: optional(z.string()),
  SMS_FROM: optional(z.string()),
  VAPID_PUBLIC_KEY: optional(z.string().regex(/^[\w-]{87}$/, 'must be a key in base64url, 65 bytes')),
  VAPID_PRIVATE_KEY: optional(z.string().regex(/^[\w-]{43}$/, 'must be a key in base64url, 32 bytes')),
  VAPID_SUBJECT: optional(z.string().regex(/^(mailto:|https:\/\/)\S+$/, 'must begin with mailto: or https://')),
  /** Origins of push services beyond those of the usual browsers, separated by spaces. */
  PUSH_SERVICES: optional(z.string()),
  ANALYTICS_URL: optional(serviceUrl),
  ANALYTICS_SITE: optional(z.string().max(100)),
  /** Where files are kept, instead of in DATA_DIR. */
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  S3_ENDPOINT: optional(serviceUrl),
  S3_REGION: z.preprocess(blankAsAbsent, z.string().default('us-east-1')),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  /** Base address of an API like OpenAI's. */
  LLM_URL: optional(serviceUrl),
  LLM_KEY: optional(z.string().regex(/^[\x21-\x7e]+$/, 'must be a key without spaces')),
  LLM_MODEL: optional(z.string().max(120)),
  /** Dollars. */
  LLM_DAILY_BUDGET: optional(z.coerce.number().min(0).max(100_000)),
  /** Dollars per million tokens. */
  LLM_PRICE_INPUT: optional(z.coerce.number().min(0).max(10_000)),
  LLM_PRICE_OUTPUT: optional(z.coerce.number().min(0).max(10_000)),
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65535)),
  METRICS_TOKEN: optional(z.string()),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Name of the request header that a trusted proxy sets to the client's address. */
  CLIENT_IP_HEADER: optional(z.string().regex(/^[a-z0-9-]+$/i)),
  ...identityEnvironment,
});

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

function languageModelOf(env: z.output<typeof environmentSchema>): LanguageModelSettings | null {
  const { LLM_URL: url, LLM_KEY: key, LLM_MODEL: model, LLM_PRICE_INPUT: input, LLM_PRICE_OUTPUT: output, LLM_DAILY_BUDGET: budget } = env;
  if (!url || !key || !model) {
    if (url ?? key ?? model) throw new ConfigError('Set LLM_URL, LLM_KEY and LLM_MODEL together.');
    return null;
  }
  if ((input === undefined) !== (output === undefined)) throw new ConfigError('Set LLM_PRICE_INPUT and LLM_PRICE_OUTPUT together.');
  const prices = input === undefined || output === undefined ? null : { input, output };
  if (budget !== undefined && !prices) throw new ConfigError('LLM_DAILY_BUDGET needs LLM_PRICE_INPUT and LLM_PRICE_OUTPUT, or nobody knows what a call costs.');
  return { url: url.replace(/\/$/, ''), key, model, prices, dailyBudget: budget === undefined ? null : Math.round(budget * 1_000_000) };
}

/** A configuration the server must not start with; the message is one sentence for the operator. */
export class ConfigError extends Error {}

/** An administrator's password gives access to everybody's data. */
const minAdminPassword = 12;

/** Without SECRET, one is generated once and stored in DATA_DIR, so that what was sealed stays readable after a restart. */
function keptSecret(dataDir: string): string {
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

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join('.') ?? 'The environment'} is not valid: ${issue?.message ?? 'unknown'}.`);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  for (const [name, secret] of Object.entries({ SECRET: env.SECRET, METRICS_TOKEN: env.METRICS_TOKEN })) {
    const weakness = secret === undefined ? null : weaknessOf(secret);
    if (weakness !== null) throw new ConfigError(`${name} ${weakness}. Draw one at random, e.g. with: openssl rand -hex 32`);
  }
  if (production && env.DATABASE_URL && !env.SECRET)
    throw new ConfigError('SECRET must be set in production with DATABASE_URL, so that all processes share it.');
  if (production && !env.PUBLIC_URL) throw new ConfigError('PUBLIC_URL must be set in production, e.g. https://prep.example.org.');
  const publicUrl = new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`);
  if (production && publicUrl.protocol !== 'https:' && !isThisMachine(publicUrl.hostname))
    throw new ConfigError('PUBLIC_URL must begin with https:// in production, because passwords travel to it.');
  if (production && !env.SMTP_URL && env.MAIL_OUTBOX !== '1')
    throw new ConfigError('SMTP_URL must be set in production, or nobody can confirm an address. To only write mails to DATA_DIR/outbox, set MAIL_OUTBOX=1.');
  if (production && env.ADMIN_PASSWORD !== undefined && env.ADMIN_PASSWORD.length < minAdminPassword)
    throw new ConfigError(`ADMIN_PASSWORD must have at least ${minAdminPassword} characters in production.`);
  if (env.ADMIN_PASSWORD !== undefined && isCommonPassword(env.ADMIN_PASSWORD)) throw new ConfigError('ADMIN_PASSWORD is one of the most common passwords.');
  if ((env.ADMIN_EMAIL === undefined) !== (env.ADMIN_PASSWORD === undefined)) throw new ConfigError('Set ADMIN_EMAIL and ADMIN_PASSWORD together.');
  if ((env.STRIPE_SECRET_KEY === undefined) !== (env.STRIPE_WEBHOOK_SECRET === undefined))
    throw new ConfigError('Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET together.');
  const sms = env.SMS_ACCOUNT && env.SMS_TOKEN && env.SMS_FROM ? { account: env.SMS_ACCOUNT, token: env.SMS_TOKEN, from: env.SMS_FROM } : null;
  if (!sms && (env.SMS_ACCOUNT ?? env.SMS_TOKEN ?? env.SMS_FROM)) throw new ConfigError('Set SMS_ACCOUNT, SMS_TOKEN and SMS_FROM together.');
  if ((env.VAPID_PUBLIC_KEY === undefined) !== (env.VAPID_PRIVATE_KEY === undefined))
    throw new ConfigError('Set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY together.');
  const s3Keys = env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY ? { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY } : null;
  const s3 = env.S3_BUCKET && s3Keys ? { bucket: env.S3_BUCKET, endpoint: env.S3_ENDPOINT ?? null, region: env.S3_REGION, ...s3Keys } : null;
  if (!s3 && (env.S3_BUCKET ?? env.S3_ENDPOINT ?? env.S3_ACCESS_KEY_ID ?? env.S3_SECRET_ACCESS_KEY))
    throw new ConfigError('Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together.');
  const moreServices = (env.PUSH_SERVICES ?? '').split(/\s+/).filter(Boolean);
  if (!moreServices.every(isSafeUrl)) throw new ConfigError('PUSH_SERVICES must be https:// addresses, separated by spaces.');
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    prepareStatements: env.DB_PREPARE === undefined ? !env.DATABASE_URL : env.DB_PREPARE === '1',
    secret: env.SECRET ?? keptSecret(path.resolve(env.DATA_DIR)),
    drainDelayMs: env.DRAIN_SECONDS === undefined ? (production ? 3000 : 0) : env.DRAIN_SECONDS * 1000,
    staffNeedTwoFactor: production,
    admin: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : null,
    securityContact: env.SECURITY_CONTACT ?? null,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? { secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET, apiUrl: env.STRIPE_API_URL ?? null }
        : null,
    sms: sms && { ...sms, url: env.SMS_URL.replace(/\/$/, '') },
    analytics: env.ANALYTICS_URL ? { url: env.ANALYTICS_URL, site: env.ANALYTICS_SITE ?? null } : null,
    s3,
    languageModel: languageModelOf(env),
    push: {
      keys: env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY ? { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY } : null,
      subject: env.VAPID_SUBJECT ?? env.SECURITY_CONTACT ?? (publicUrl.protocol === 'https:' ? publicUrl.origin : 'mailto:no-reply@localhost'),
      moreServices: moreServices.map((url) => new URL(url).origin),
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
