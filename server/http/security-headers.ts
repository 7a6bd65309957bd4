/** Headers of every response. The policy forbids inline scripts and styles, other hosts and framing. */
import { createHash } from 'node:crypto';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The one there is: the addresses of our own service workers (client/platform/worker-url.ts).
  'trusted-types ascent-service-worker',
].join('; ');

/** The one script and the one style that stand in the public pages (client/site/frame.tsx). */
export interface InlineTexts {
  readonly script: string;
  readonly style: string;
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The same policy, which also lets exactly these two texts through, wherever in the page they stand. */
export function policyWith(headers: Readonly<Record<string, string>>, { script, style }: InlineTexts): string {
  const allow = (text: string, kind: string, own: string) => text.replace(`${kind} 'self'`, `${kind} 'self' ${hashSource(own)}`);
  return allow(allow(headers['content-security-policy'] ?? '', 'script-src', script), 'style-src', style);
}

export const securityHeaders = (https: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': https ? `${policy}; upgrade-insecure-requests` : policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Not same-origin: sign-in popups must be able to answer their opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});
