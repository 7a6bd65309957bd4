/** An expected "no": handlers return it as a value; the HTTP layer turns it into status and sentence. */
import { errors, type ErrorBody, type ErrorCode } from '#contract/errors.ts';

export interface Refusal {
  readonly refused: ErrorCode;
  /** Inputs at fault, by name, each with a sentence. */
  readonly fields?: Readonly<Record<string, string>>;
}

export const refuse = (code: ErrorCode, fields?: Readonly<Record<string, string>>): Refusal => ({ refused: code, ...(fields && { fields }) });

export const isRefusal = (value: unknown): value is Refusal => typeof value === 'object' && value !== null && 'refused' in value;

export function errorResponse({ refused, fields }: Refusal, requestId: string, headers: Readonly<Record<string, string>> = {}): Response {
  const { status, message } = errors[refused];
  const body: ErrorBody = { error: { code: refused, message, requestId, ...(fields && { fields: { ...fields } }) } };
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
