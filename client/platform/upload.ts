/**
 * Sends a file, and sends it again while the connection or the server is away, for as long as waiting makes sense. What goes wrong has one
 * of the codes that storage errors have.
 */
import type { Call } from '#contract/call.ts';
import { maxOperationRetryMs, maxUploadRetryMs } from '#core/files.ts';
import { api, ApiError, isPassing, type Output } from './api.ts';

export type StorageCode = 'unknown' | 'object-not-found' | 'unauthenticated' | 'unauthorized' | 'quota-exceeded' | 'retry-limit-exceeded' | 'canceled';

export class StorageError extends Error {
  readonly code: StorageCode;
  constructor(code: StorageCode, message: string) {
    super(message);
    this.code = code;
  }
}

const codes: Readonly<Record<string, StorageCode>> = {
  'object-not-found': 'object-not-found',
  'not-signed-in': 'unauthenticated',
  'other-account': 'unauthenticated',
  forbidden: 'unauthorized',
  'email-not-verified': 'unauthorized',
  'two-factor-required': 'unauthorized',
  'plan-required': 'unauthorized',
  'quota-exceeded': 'quota-exceeded',
};

/** The sentence about the file itself, where there is one. */
const sentenceOf = (error: ApiError): string => error.fields['file'] ?? error.message;

const toStorageError = (error: unknown): StorageError =>
  error instanceof ApiError ? new StorageError(codes[error.code] ?? 'unknown', sentenceOf(error)) : new StorageError('unknown', String(error));

export interface UploadOptions {
  readonly signal?: AbortSignal;
  /** Called before each further try. */
  readonly onRetry?: () => void;
  /** ms; replaceable in tests. */
  readonly retryForMs?: number;
  readonly firstWaitMs?: number;
}

/** ms; a slow connection needs its time for ten megabytes. */
const longestTry = 120_000;
const longestWait = 20_000;

const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const canceled = () => new StorageError('canceled', 'The upload was canceled.');

/** Does something with a stored file, again and again until it is done, refused, canceled, or not worth waiting for. Throws StorageError. */
export async function onStorage<Result>(
  run: () => Promise<Result>,
  { signal, onRetry, retryForMs = maxOperationRetryMs, firstWaitMs = 1_000 }: UploadOptions = {},
): Promise<Result> {
  const until = Date.now() + retryForMs;
  for (let pause = firstWaitMs; ; pause = Math.min(pause * 2, longestWait)) {
    if (signal?.aborted) throw canceled();
    try {
      return await run();
    } catch (error) {
      if (signal?.aborted) throw canceled();
      const failure = toStorageError(error);
      const passes = isPassing(error) || (error instanceof ApiError && error.code === 'retry-limit-exceeded');
      if (!passes) throw failure;
      if (Date.now() + pause > until) throw new StorageError('retry-limit-exceeded', failure.message);
    }
    // Not all at the same moment, when a server comes back.
    await wait(pause * (0.75 + Math.random() / 2), signal);
    onRetry?.();
  }
}

/** Sends a file. Resolves to the call's answer. */
export const upload = <C extends Call>(call: C, input: Parameters<typeof api<C>>[1], file: File, options: UploadOptions = {}): Promise<Output<C>> =>
  onStorage(() => api(call, input, { file, timeoutMs: longestTry, ...(options.signal && { signal: options.signal }) }), {
    retryForMs: maxUploadRetryMs,
    ...options,
  });
