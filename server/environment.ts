/** The environment variables: every one, its form, and its default. Blank ones count as not set. */
import * as z from 'zod';
import { emailSchema } from '#contract/accounts.ts';
import { identityEnvironment } from './identity-settings.ts';
import { isSafeUrl } from './safe-settings.ts';

const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(blankAsAbsent, schema.optional());

const serviceUrl = z.string().refine(isSafeUrl, 'must be an https:// address');

export const environmentSchema = z.object({
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

/** A configuration the server must not start with; the message is one sentence for the operator. */
export class ConfigError extends Error {}

export type Environment = z.output<typeof environmentSchema>;

/** What `schema` reads of these variables. Throws ConfigError for the first that is not valid. */
export function readEnvironment<Schema extends z.ZodType>(schema: Schema, variables: Readonly<Record<string, string | undefined>>): z.output<Schema> {
  const parsed = schema.safeParse(variables);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new ConfigError(`${issue?.path.join('.') ?? 'The environment'} is not valid: ${issue?.message ?? 'unknown'}.`);
}

/** Settings that are useless without each other: their values if all are set, null if none is. Throws ConfigError if only some are. */
export function together<Name extends keyof Environment>(env: Environment, ...names: Name[]): { readonly [N in Name]: NonNullable<Environment[N]> } | null {
  const given = names.filter((name) => env[name] !== undefined);
  if (given.length === 0) return null;
  if (given.length < names.length) throw new ConfigError(`Set ${names.slice(0, -1).join(', ')} and ${names.at(-1)} together.`);
  return env as { readonly [N in Name]: NonNullable<Environment[N]> };
}
