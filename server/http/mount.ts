/** Mounts the contract: each call becomes a pipeline: check the account it names, limit, guard, parse, handle, strip, respond. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context, Hono } from 'hono';
import type * as z from 'zod';
import type { Access, Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { refuseOtherAccount } from './believed-account.ts';
import { accountOf, type Account, type Caller, type Handler, type Handlers, type UploadedFile } from './handler.ts';
import { inputSentence } from '#core/input-sentences.ts';
import { Prepared } from './prepared.ts';
import { readJson } from './read-body.ts';
import { readUpload } from './read-upload.ts';
import { errorResponse } from './error-response.ts';
import { isRefusal, refuse, refuseFor, type Refusal } from '../refusal.ts';
import type { SecurityEvents } from '#server/security-events.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { eventOf } from './events-of-calls.ts';
import type { Limiter } from './rate-limit.ts';
import { emailIn, limitsOf } from './request-limits.ts';
import type { FindOwner } from './sessions.ts';
import { withPriority } from '../database/priority.ts';
import { priorityOf } from './call-priorities.ts';
import { meetsTier } from '#core/membership/tiers.ts';

export interface Variables {
  requestId: string;
  clientIp: string;
  /** For the request log; never an address or a name. */
  userId: string | null;
}

export interface MountOptions {
  readonly handlers: Handlers;
  readonly findOwner: FindOwner;
  readonly limiter: Limiter;
  readonly security: SecurityEvents;
}

const defaultBodyLimit = 64 * 1024;
/** Characters; below it, compressing costs more than it saves. */
const compressAbove = 2048;
const gzipAsync = promisify(gzip);

const verified = (account: Account | null): Refusal | null =>
  !account ? refuse('not-signed-in') : account.emailVerified ? null : refuse('email-not-verified');
/** The tier of an account is the one it has now: reading the session has lowered an expired one. */
const atLeast = (tier: 'plus' | 'max') => (account: Account | null) =>
  verified(account) ?? (meetsTier(account?.membershipTier, tier) ? null : refuse('plan-required'));

/** Roles count only with a confirmed address and, where the server asks for it, a second factor. */
const staff = (holds: (account: Account) => boolean) => (account: Account | null) => {
  if (!account) return refuse('not-signed-in');
  if (!holds(account) || !account.emailVerified) return refuse('forbidden');
  return account.needsTwoFactor ? refuse('two-factor-required') : null;
};

/** Null when the caller may go on. Guests are admitted only to practice. */
const guards = {
  public: () => null,
  practice: (_account, caller) => (caller ? null : refuse('not-signed-in')),
  'signed-in': (account) => (account ? null : refuse('not-signed-in')),
  verified,
  plus: atLeast('plus'),
  max: atLeast('max'),
  author: staff(({ isAuthor, isAdmin }) => isAuthor || isAdmin),
  admin: staff(({ isAdmin }) => isAdmin),
} as const satisfies Record<Access, (account: Account | null, caller: Caller) => Refusal | null>;

function fieldsOf(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.slice(0, 20).map(({ path, message }) => [path.join('.') || 'body', message]));
}

/** Query parameters as an object; a repeated one is refused, rather than one value being chosen. */
function readQuery(url: string): { value: Record<string, string> } | Refusal {
  // Without a prototype: "toString" and "__proto__" are names like any other.
  const value: Record<string, string> = Object.create(null);
  for (const [key, text] of new URL(url).searchParams) {
    if (key in value) return refuse('bad-input', { [key]: 'Given twice.' });
    value[key] = text;
  }
  return { value };
}

interface Read {
  params: unknown;
  query: unknown;
  body: unknown;
  file: UploadedFile | null;
}

async function readInput(call: Call, context: Context): Promise<Read | Refusal> {
  const raw: Read = { params: undefined, query: undefined, body: undefined, file: null };
  if (call.params) raw.params = context.req.param();
  const query = readQuery(context.req.url);
  if (isRefusal(query)) return query;
  if (call.query) raw.query = query.value;
  else if (Object.keys(query.value).length > 0) return refuse('bad-input', { query: 'This call takes no query parameters.' });
  if (call.file) {
    const upload = await readUpload(context.req.raw, call.file.maxBytes);
    if (isRefusal(upload)) return upload;
    [raw.body, raw.file] = [upload.fields, upload.file];
  } else if (call.body) {
    const body = await readJson(context.req.raw, call.bodyLimit ?? defaultBodyLimit);
    if (isRefusal(body)) return body;
    raw.body = body.value;
  }
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = call[part];
    if (!schema) continue;
    const parsed = schema.safeParse(raw[part], { error: inputSentence });
    if (!parsed.success) return refuse('bad-input', fieldsOf(parsed.error));
    raw[part] = parsed.data;
  }
  return raw;
}

function pipeline(call: Call, handle: Handler<Call>, { findOwner, limiter, security }: MountOptions) {
  const limits = limitsOf(call, limiter);
  const priority = priorityOf(call);
  const answer = async (context: Context<{ Variables: Variables }>): Promise<Response> => {
    const { requestId, clientIp } = context.var;
    const caller = await findOwner(context.req.header('cookie') ?? null);
    const account = accountOf(caller);
    context.set('userId', caller?.id ?? null);
    // Before anything counts for the wrong account.
    let email: string | null = null;
    const tell = (refused: ErrorCode | null) => {
      const kind = eventOf(call, refused);
      if (kind) security.report(kind, { userId: context.var.userId, clientIp, email, requestId, call: call.id, ...(refused && { code: refused }) });
    };
    const refusedWith = (refusal: Refusal): Response => {
      tell(refusal.refused);
      return errorResponse(refusal, requestId);
    };
    const mistaken = refuseOtherAccount(call.id, context.req.raw.headers, account);
    if (mistaken) return refusedWith(mistaken);
    const wait = await limits.ofCaller(clientIp, account);
    if (wait > 0) return refusedWith(refuseFor(wait));
    const denied = guards[call.access](account, caller);
    if (denied) return refusedWith(denied);
    const input = await readInput(call, context);
    if (isRefusal(input)) return refusedWith(input);
    email = emailIn(input.body);
    const waitForEmail = await limits.ofSubject(clientIp, input.body);
    if (waitForEmail > 0) return refusedWith(refuseFor(waitForEmail));
    const headers = new Headers({ 'cache-control': 'no-store', 'content-type': 'application/json' });
    const result = await handle({
      // Checked against the call's own schemas just above; the handler's types say the same.
      params: input.params as never,
      query: input.query as never,
      body: input.body as never,
      file: input.file,
      caller,
      headers: context.req.raw.headers,
      clientIp,
      requestId,
      setHeader: (name, value) => headers.append(name, value),
    });
    if (isRefusal(result)) return refusedWith(result);
    tell(null);
    const json = result instanceof Prepared ? result.json : JSON.stringify(call.output.parse(result));
    return new Response(await packed(json, context.req.header('accept-encoding'), headers), { status: call.status ?? 200, headers });
  };
  return (context: Context<{ Variables: Variables }>) => withPriority(priority, () => answer(context));
}

/** Compresses what is worth it, off the main thread; says so in `headers`. */
async function packed(json: string, accepts: string | undefined, headers: Headers): Promise<string | Uint8Array<ArrayBuffer>> {
  if (json.length < compressAbove || !/\bgzip\b/.test(accepts ?? '')) return json;
  headers.set('content-encoding', 'gzip');
  headers.set('vary', 'accept-encoding');
  return new Uint8Array(await gzipAsync(json, { level: 5 }));
}

/** Mounts every call and answers 405 on its path for other methods. */
export function mountCalls(app: Hono<{ Variables: Variables }>, options: MountOptions): void {
  const entries = Object.entries(calls) as [keyof Handlers, Call][];
  for (const [id, call] of entries) {
    // `Handlers` pairs each handler with its own call; types cannot express that for a loop over all of them.
    const handle = options.handlers[id] as unknown as Handler<Call>;
    app.on(call.method, call.path, pipeline(call, handle, options));
  }
  for (const path of new Set(entries.map(([, call]) => call.path)))
    app.all(path, (context) => errorResponse(refuse('method-not-allowed'), context.var.requestId));
}
