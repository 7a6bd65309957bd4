/**
 * How an HTTP call is declared. Each call of the product is declared exactly once with this
 * function: the server mounts it, the client's typed caller sends it, the OpenAPI document and
 * the access-matrix test are derived from it.
 */
import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Who may make a call. `practice`: an account, verified or not, or a guest who has begun to practice. `verified`: signed
 * in, and password accounts have a verified e-mail. `plus`, `max`: verified, with at least this tier now, by the server's clock.
 * `author`: authors and administrators; content only, nothing about people or money. `admin`: administrators.
 */
export type Access = 'public' | 'practice' | 'signed-in' | 'verified' | 'plus' | 'max' | 'author' | 'admin';

/** Requests per window. Account, IP and the e-mail or mailed link named in the call are each counted separately. */
export interface RateLimit {
  /** For one account; or for one IP without one, unless `perIp` says otherwise. All accounts behind an IP: twenty times as many. */
  readonly requests: number;
  readonly seconds: number;
  /**
   * What one IP may do in all without an account, since a whole school can share one. If the call names an e-mail or a mailed link,
   * `requests` limits IP and that together; ten times as many limit it from anywhere. A call with this that is open to all ignores
   * the session: it counts as a stranger's.
   */
  readonly perIp?: number;
  /** False: accounts behind one IP are not counted together. A hall full of students saves at once, and no save may wait because of another's. */
  readonly sharedIp?: false;
}

export interface Call<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  readonly id: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Hono style, e.g. `/api/exam-sessions/:sessionId`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly rateLimit: RateLimit;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** What the client gets; anything the handler returns beyond it is stripped. */
  readonly output: Output;
  readonly status?: 200 | 201;
  /** Errors beyond those every call can return (bad input, not signed in, rate limit, internal). */
  readonly errors?: readonly ErrorCode[];
  /** Largest body, bytes; 64 KiB by default. */
  readonly bodyLimit?: number;
  /** The request is multipart/form-data: one part `file` of at most so many bytes, and the fields of `body` as texts. */
  readonly file?: { readonly maxBytes: number };
}

/** Declares a call; exists to infer the types. Each call is a separate export: a screen imports those it makes. */
// @__NO_SIDE_EFFECTS__
export const defineCall = <P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, O extends z.ZodType>(call: Call<P, Q, B, O>): Call<P, Q, B, O> =>
  call;

/** Plenty for a person, little for a script. */
export const ordinary: RateLimit = { requests: 120, seconds: 60 };
/** Autosave and its retries. */
export const frequent: RateLimit = { requests: 600, seconds: 60, sharedIp: false };
/** Anything that sends mail or tries a password. */
export const rare: RateLimit = { requests: 10, seconds: 600, perIp: 200 };
