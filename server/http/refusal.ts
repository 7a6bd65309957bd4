/** An expected "no": handlers return it as a value; the HTTP layer turns it into status and sentence. */
import { errors, type ErrorBody, type ErrorCode } from '#contract/errors.ts';

export interface Refusal {
  readonly refused: ErrorCode;
  /** Invalid inputs, by name, each with a sentence. */
  readonly fields?: Readonly<Record<string, string>>;
  /** After how many seconds it is worth another try. */
  readonly waitSeconds?: number;
  /** What `{id}` in the sentence stands for. */
  readonly about?: string;
  /** What the refusing transaction wrote is saved all the same. */
  readonly keepsWrites?: true;
}

export const refuse = (code: ErrorCode, fields?: Readonly<Record<string, string>>): Refusal => ({ refused: code, ...(fields && { fields }) });

/** Refuses with a sentence that names something: `{id}` in it stands for `about`. */
export const refuseAbout = (code: ErrorCode, about: string): Refusal => ({ refused: code, about });

/** Refuses for a while: the sentence says how long instead of "a moment", `Retry-After` says it to programs. */
export const refuseFor = (waitSeconds: number, code: ErrorCode = 'too-many-requests'): Refusal => ({ refused: code, waitSeconds });

/**
 * A refusal undoes the transaction that returns it (server/database/database.ts). This one does not: what was written before, such as a
 * count of wrong codes, must last.
 */
export const keepingWrites = (refusal: Refusal): Refusal => ({ ...refusal, keepsWrites: true });

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** "45 seconds", "2 minutes", "3 hours": rounded up, so that nobody comes back too early. */
function waitInWords(seconds: number): string {
  if (seconds < 60) return counted(Math.ceil(seconds), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

export const isRefusal = (value: unknown): value is Refusal => typeof value === 'object' && value !== null && 'refused' in value;

export function errorResponse(refusal: Refusal, requestId: string, headers: Readonly<Record<string, string>> = {}): Response {
  const { refused, fields, waitSeconds, about } = refusal;
  const { status, message: general } = errors[refused];
  const named = about === undefined ? general : general.replace('{id}', () => about);
  const message = waitSeconds === undefined ? named : named.replace('a moment', waitInWords(waitSeconds));
  const body: ErrorBody = { error: { code: refused, message, requestId, ...(fields && { fields: { ...fields } }) } };
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', ...(waitSeconds !== undefined && { 'retry-after': String(waitSeconds) }), ...headers },
  });
}
