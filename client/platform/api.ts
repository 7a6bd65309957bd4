/**
 * The one way the client talks to the server: a call of the contract, imported by the code that makes it, with typed input and output.
 * Every failure is an ApiError with a code and a sentence fit to show.
 */
import type * as z from 'zod';
import { accountHeader, nobody } from '#contract/expected-account.ts';
import type { Call } from '#contract/call.ts';
import { anyErrorBodySchema, clientErrors } from '#contract/error-body.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { isOutdated, noteContract } from './app-update.ts';
import { forgetEarly, takeEarly } from './early.ts';

type Input<C, Key extends 'params' | 'query' | 'body'> = C extends { readonly [K in Key]?: infer S }
  ? S extends z.ZodType
    ? unknown extends z.input<S>
      ? object
      : { [K in Key]: z.input<S> }
    : object
  : object;
type Arguments<C extends Call> = Input<C, 'params'> & Input<C, 'query'> & Input<C, 'body'>;
export type Output<C extends Call> = z.output<C['output']>;

/** `outdated`: this page cannot read a response from a server of another version. `offline`: no response arrived, or not all of it; the request may or may not have been carried out. */
export type FailureCode = ErrorCode | 'offline' | 'outdated';

/** A newer server's code that this client does not know: only its sentence can be used. */
type NewerCode = string & { readonly newer: unique symbol };

export class ApiError extends Error {
  readonly code: FailureCode | NewerCode;
  readonly fields: Readonly<Record<string, string>>;
  constructor(code: FailureCode | NewerCode, message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

const offline = () => new ApiError('offline', 'We could not reach the server. Check your connection and try again.');

const outdated = () => new ApiError('outdated', 'There is a new version of Ascent. Please refresh this page to continue.');

const general = (code: 'internal' | 'unavailable') => new ApiError(code, clientErrors[code].message);

/** The account that this tab shows, null for a guest; undefined until it is known. */
let expectedAccount: () => string | null | undefined = () => undefined;

/** Sets where to find the account this tab shows. Every call names it, so that the server acts on no other account. */
export function callFor(account: () => string | null | undefined): void {
  expectedAccount = account;
}

function headersOf(isJson: boolean, account: string | null | undefined): Record<string, string> {
  return { ...(isJson && { 'content-type': 'application/json' }), ...(account !== undefined && { [accountHeader]: account ?? nobody }) };
}

/** The browser itself names the boundary of a form, in the type that it sends with it. */
function formWith(file: File, fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(loose(fields))) form.append(name, String(value));
  form.append('file', file);
  return form;
}

const loose = (value: unknown): Record<string, unknown> => Object.fromEntries(Object.entries(value ?? {}));

function urlOf(path: string, params: unknown, query: unknown): string {
  const given = loose(params);
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const search = new URLSearchParams(Object.entries(loose(query)).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])));
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** The body as JSON, null if it never was any. Throws `offline` where it was cut off: then the connection failed, not the server. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => {
    throw offline();
  });
  try {
    return JSON.parse(text);
  } catch {
    if (response.headers.get('content-type')?.includes('json')) throw offline();
    return null;
  }
}

async function failure(response: Response): Promise<ApiError> {
  const parsed = anyErrorBodySchema.safeParse(await bodyOf(response));
  if (!parsed.success) return general(response.status >= 500 ? 'unavailable' : 'internal');
  const { code, message, fields } = parsed.data.error;
  return new ApiError(code as FailureCode | NewerCode, message, fields);
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page (last save on leaving); body must stay below 64 kB. */
  readonly keepalive?: boolean;
  /** Give up after this many ms; 15,000 by default. */
  readonly timeoutMs?: number;
  /** The file of a call that takes one; the body's fields travel beside it. */
  readonly file?: File;
  /** The account the call is meant for, if not the one this tab shows. */
  readonly account?: string;
}

/** Ends with the caller's signal or after a while. By hand: `AbortSignal.any` is missing in Safari before 17.4. */
function limited(timeoutMs: number, given: AbortSignal | undefined): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController();
  const stop = () => controller.abort();
  if (given?.aborted) stop();
  const timer = setTimeout(stop, timeoutMs);
  given?.addEventListener('abort', stop);
  return {
    signal: controller.signal,
    release: () => {
      clearTimeout(timer);
      given?.removeEventListener('abort', stop);
    },
  };
}

/** Sends the call and returns its checked output. Throws ApiError. */
export async function api<C extends Call>(call: C, input: Arguments<C>, options: CallOptions = {}): Promise<Output<C>> {
  const { params, query, body } = loose(input);
  const limit = limited(options.timeoutMs ?? 15_000, options.signal);
  try {
    const url = urlOf(call.path, params, query);
    const account = options.account ?? expectedAccount();
    if (call.method !== 'GET') forgetEarly();
    const early = await takeEarly(url, account, limit.signal);
    const response =
      early ??
      (await fetch(url, {
        method: call.method,
        headers: headersOf(body !== undefined && !options.file, account),
        body: options.file ? formWith(options.file, body) : body === undefined ? null : JSON.stringify(body),
        credentials: 'same-origin',
        keepalive: options.keepalive ?? false,
        signal: limit.signal,
      }).catch(() => {
        throw offline();
      }));
    noteContract(response.headers.get('x-contract'));
    if (!response.ok) throw await failure(response);
    const parsed = call.output.safeParse(await bodyOf(response));
    if (!parsed.success) throw isOutdated() ? outdated() : general('internal');
    return parsed.data as Output<C>;
  } finally {
    limit.release();
  }
}

/** Failures that pass by themselves: what was to be sent waits and is sent again. */
const passing: ReadonlySet<string> = new Set<FailureCode>(['offline', 'unavailable', 'internal', 'too-many-requests']);
export const isPassing = (error: unknown): boolean => error instanceof ApiError && passing.has(error.code);
