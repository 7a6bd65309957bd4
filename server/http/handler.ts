/** What a handler is: a function from checked input and a known caller to an output or a refusal. */
import type * as z from 'zod';
import type { Call } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { SerializedJson } from './serialized-json.ts';
import type { Refusal } from '../refusal.ts';

/** Who is calling, as the session table says; tier already lowered when it has expired. */
export interface Account {
  readonly kind: 'account';
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly isAdmin: boolean;
  readonly isAuthor: boolean;
  /** Has one of these roles but not the second factor that this server requires for it. */
  readonly needsTwoFactor: boolean;
  readonly membershipTier: 'free' | 'plus' | 'max';
  readonly membershipEndDate: Date | null;
  readonly createdAt: Date;
  readonly sessionId: string;
  /** When the session was last used, to the hour. */
  readonly sessionUsedAt: Date;
  readonly claimedAnswers: number;
}

/** Somebody who practices without an account: known to the quizzes, a stranger to everything else. */
export interface Guest {
  readonly kind: 'guest';
  readonly id: string;
  readonly sessionId: string;
  readonly sessionEndsAt: Date;
}

/** Who is asking; null: somebody without a session. */
export type Caller = Account | Guest | null;

/** The account that is asking, if one is: to everything but practice a guest is a stranger. */
export const accountOf = (caller: Caller): Account | null => (caller?.kind === 'account' ? caller : null);

/** A file as it arrived: what it is called and claims to be is only what the sender says. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Parsed input; `undefined` where the call declares none. */
type In<S> = NonNullable<S> extends z.ZodType ? (unknown extends z.output<NonNullable<S>> ? undefined : z.output<NonNullable<S>>) : undefined;

interface Request<C extends Call> {
  readonly params: In<C['params']>;
  readonly query: In<C['query']>;
  readonly body: In<C['body']>;
  /** Of a call that takes a file; null elsewhere. */
  readonly file: UploadedFile | null;
  readonly caller: Caller;
  readonly headers: Headers;
  readonly clientIp: string;
  readonly requestId: string;
  /** Sets a header of the response, e.g. a cookie. */
  setHeader(name: string, value: string): void;
}

type Outcome<C extends Call> = z.input<C['output']> | SerializedJson<z.input<C['output']>> | Refusal;

export type Handler<C extends Call> = (request: Request<C>) => Promise<Outcome<C>>;

/** A handler for a call that the guard lets only signed-in people reach. */
export type SignedInHandler<C extends Call> = (request: Omit<Request<C>, 'caller'> & { readonly caller: Account }) => Promise<Outcome<C>>;

/** Adapts a signed-in handler; the guard has already refused guests, so a missing caller is a bug. */
export const signedIn =
  <C extends Call>(handle: SignedInHandler<C>): Handler<C> =>
  async (request) => {
    const caller = accountOf(request.caller);
    if (!caller) throw new Error('a guarded call was reached without a session');
    return handle({ ...request, caller });
  };

/** A handler for each of these calls, e.g. `HandlersFor<typeof wordCalls>`; for some of them, `HandlersFor<Pick<typeof quizCalls, 'submitQuiz'>>`. */
export type HandlersFor<Contract extends Readonly<Record<string, Call>>> = { readonly [Id in keyof Contract]: Handler<Contract[Id]> };

export type Handlers = HandlersFor<Calls>;
