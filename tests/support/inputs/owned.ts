/** What the inputs of calls are made of. */
import type * as z from 'zod';
import type { Call } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';

/** The id or name of one of each kind of thing that belongs to a student, or that an administrator manages for them. */
export interface Owned {
  readonly userId: string;
  readonly email: string;
  readonly pendingEmail: string;
  readonly phone: string;
  readonly sessionId: string;
  readonly examId: string;
  readonly questionId: string;
  /** The module of an exam. */
  readonly moduleId: string;
  /** A question of the error log. */
  readonly missedId: string;
  /** A question that was removed from the error log, and what puts it back. */
  readonly removedId: string;
  readonly removedUndo: string;
  /** A skill that was removed from the queue, and what puts it back. */
  readonly removedSkill: string;
  readonly removedSkillUndo: string;
  /** A question answered in a quiz. */
  readonly answeredId: string;
  readonly resultId: string;
  readonly quizId: string;
  readonly checkoutId: string;
  readonly quoteId: string;
  /** A trusted browser. */
  readonly deviceId: string;
  readonly signedInDeviceId: string;
  readonly couponId: string;
  readonly couponCode: string;
  readonly couponChangeId: string;
  readonly membershipChangeId: string;
  readonly jobId: string;
  /** A browser that takes notifications. */
  readonly subscriptionId: string;
  readonly deckId: string;
  readonly cardId: string;
  readonly messageId: string;
  /** A file that authors uploaded. */
  readonly fileId: string;
  /** What was decided on a question's reports. */
  readonly decisionId: string;
  /** What a language model was asked for. */
  readonly requestId: string;
}

/** A part of the input that the call declares; none if it declares none. */
type Part<Key extends string, Schema extends z.ZodType> =
  unknown extends z.input<Schema> ? { readonly [K in Key]?: never } : { readonly [K in Key]: z.input<Schema> };
type InputOf<C> =
  C extends Call<infer P, infer Q, infer B>
    ? Part<'params', P> & Part<'query', Q> & Part<'body', B> & { readonly file?: { readonly name: string; readonly bytes: Uint8Array } }
    : never;

/** An input for each call, with every parameter and field that it requires. */
export type Inputs = { readonly [Id in keyof Calls]: InputOf<Calls[Id]> };
