/** An expected "no": handlers return it as a value; `errorResponse` turns it into status and sentence. */
import type { ErrorCode } from '#contract/errors.ts';

export interface Refusal {
  readonly refused: ErrorCode;
  /** Invalid inputs, by name, each with a sentence. */
  readonly fields?: Readonly<Record<string, string>>;
  /** After how many seconds it is worth another try. */
  readonly waitSeconds?: number;
  /** What `{about}` in the sentence stands for. */
  readonly about?: string;
  /** What the refusing transaction wrote is saved all the same. */
  readonly keepsWrites?: true;
}

export const refuse = (code: ErrorCode, fields?: Readonly<Record<string, string>>): Refusal => ({ refused: code, ...(fields && { fields }) });

/** Refuses with a sentence that names something: `{about}` in it stands for it. */
export const refuseAbout = (code: ErrorCode, about: string): Refusal => ({ refused: code, about });

/** Refuses for a while: the sentence says how long instead of "a moment", `Retry-After` says it to programs. */
export const refuseFor = (waitSeconds: number, code: ErrorCode = 'too-many-requests'): Refusal => ({ refused: code, waitSeconds });

/**
 * A refusal undoes the transaction that returns it (server/database/transaction.ts). This one does not: what was written before, such as a
 * count of wrong codes, must last.
 */
export const keepingWrites = (refusal: Refusal): Refusal => ({ ...refusal, keepsWrites: true });

export const isRefusal = (value: unknown): value is Refusal => typeof value === 'object' && value !== null && 'refused' in value;
