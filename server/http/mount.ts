/** Mounts the contract: each call becomes a pipeline: check the account it names, limit, guard, parse, handle, strip, respond. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { App, AppContext } from './app-env.ts';
import { refuseOtherAccount } from './expected-account.ts';
import { guards } from './guards.ts';
import { accountOf, type Handler, type Handlers } from './handler.ts';
import { SerializedJson } from './serialized-json.ts';
import { readInput } from './read-input.ts';
import { errorResponse } from './error-response.ts';
import { isRefusal, refuse, refuseFor, type Refusal } from '../refusal.ts';
import type { SecurityEvents } from '#server/security-events.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { securityEventOf } from './call-security-events.ts';
import type { Limiter } from './rate-limit.ts';
import { emailIn, limitsOf } from './request-limits.ts';
import type { FindCaller } from './sessions.ts';
import { withPriority } from '../database/priority.ts';
import { priorityOf } from './call-priorities.ts';

export interface MountOptions {
  readonly handlers: Handlers;
  readonly findCaller: FindCaller;
  readonly limiter: Limiter;
  readonly security: SecurityEvents;
}

/** Characters; compressing less costs more than it saves. */
const minCompressedLength = 2048;
const gzipAsync = promisify(gzip);

function createPipeline(call: Call, handle: Handler<Call>, { findCaller, limiter, security }: MountOptions) {
  const limits = limitsOf(call, limiter);
  const priority = priorityOf(call);
  const respond = async (context: AppContext): Promise<Response> => {
    const { requestId, clientIp } = context.var;
    const caller = await findCaller(context.req.header('cookie') ?? null);
    const account = accountOf(caller);
    context.set('userId', caller?.id ?? null);
    let email: string | null = null;
    const reportOutcome = (refused: ErrorCode | null) => {
      const kind = securityEventOf(call, refused);
      if (kind) security.report(kind, { userId: context.var.userId, clientIp, email, requestId, call: call.id, ...(refused && { code: refused }) });
    };
    const refusedWith = (refusal: Refusal): Response => {
      reportOutcome(refusal.refused);
      return errorResponse(refusal, requestId);
    };
    // Before anything counts for the wrong account.
    const otherAccount = refuseOtherAccount(call.id, context.req.raw.headers, account);
    if (otherAccount) return refusedWith(otherAccount);
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
    reportOutcome(null);
    const json = result instanceof SerializedJson ? result.json : JSON.stringify(call.output.parse(result));
    return new Response(await compressed(json, context.req.header('accept-encoding'), headers), { status: call.status ?? 200, headers });
  };
  return (context: AppContext) => withPriority(priority, () => respond(context));
}

/** Gzips what is worth it, off the main thread, and says so in `headers`; otherwise the text as it is. */
async function compressed(json: string, accepts: string | undefined, headers: Headers): Promise<string | Uint8Array<ArrayBuffer>> {
  if (json.length < minCompressedLength || !/\bgzip\b/.test(accepts ?? '')) return json;
  headers.set('content-encoding', 'gzip');
  headers.set('vary', 'accept-encoding');
  return new Uint8Array(await gzipAsync(json, { level: 5 }));
}

/** Mounts every call and answers 405 on its path for other methods. */
export function mountCalls(app: App, options: MountOptions): void {
  const entries = Object.entries(calls) as [keyof Handlers, Call][];
  for (const [id, call] of entries) {
    // `Handlers` pairs each handler with its own call; types cannot express that for a loop over all of them.
    const handle = options.handlers[id] as unknown as Handler<Call>;
    app.on(call.method, call.path, createPipeline(call, handle, options));
  }
  for (const path of new Set(entries.map(([, call]) => call.path)))
    app.all(path, (context) => errorResponse(refuse('method-not-allowed'), context.var.requestId));
}
