/** What the sender of a refused request gets: the status and sentence of the code. */
import { errors, type ErrorBody } from '#contract/errors.ts';
import type { Refusal } from '../refusal.ts';

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** "45 seconds", "2 minutes", "3 hours": rounded up, so that nobody comes back too early. */
function waitInWords(seconds: number): string {
  if (seconds < 60) return counted(Math.ceil(seconds), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

export function errorResponse(refusal: Refusal, requestId: string, headers: Readonly<Record<string, string>> = {}): Response {
  const { refused, fields, waitSeconds, about } = refusal;
  const { status, message: general } = errors[refused];
  const named = about === undefined ? general : general.replace('{about}', () => about);
  const message = waitSeconds === undefined ? named : named.replace('a moment', waitInWords(waitSeconds));
  const body: ErrorBody = { error: { code: refused, message, requestId, ...(fields && { fields: { ...fields } }) } };
  return Response.json(body, {
    status,
    headers: { 'cache-control': 'no-store', ...(waitSeconds !== undefined && { 'retry-after': String(waitSeconds) }), ...headers },
  });
}
