/** The page at the end of a visit to a provider: it tells the page that opened its window, and closes. */
import type { IdentityOutcome, ProviderId } from '#contract/identities.ts';
import type { Attempt } from './store.ts';
import { escapeHtml } from '#server/http/escape-html.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Steps that follow a sign-in that is not finished. */
const screens: Partial<Record<IdentityOutcome, string>> = { 'email-needed': '/finish-sign-up', 'two-factor': '/login/code' };

/** Our screen that takes over: it reads the outcome, and knows where a signed-in user goes. */
export function returnPath(attempt: Attempt | null, provider: ProviderId, outcome: IdentityOutcome): string {
  const screen = attempt && attempt.purpose !== 'sign-in' ? '/profile' : (screens[outcome] ?? '/login');
  const search = new URLSearchParams(attempt?.search ?? '');
  if (outcome !== 'signed-in' && !screens[outcome]) {
    search.set('provider', provider);
    search.set('outcome', outcome);
  }
  return search.size > 0 ? `${screen}?${search}` : screen;
}

export interface Ending {
  readonly attempt: Attempt | null;
  readonly outcome: IdentityOutcome;
  /** Where to go next if this is not a separate window. */
  readonly next: string;
}

/** `headers` may carry cookies. */
export function returnPage({ attempt, outcome, next }: Ending, headers: Headers): Response {
  if (attempt && !attempt.popup) {
    headers.set('location', next);
    return new Response(null, { status: 303, headers });
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', policy);
  // The provider's pages have none, and a change would cut this window off from the page that opened it.
  headers.set('cross-origin-opener-policy', 'unsafe-none');
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>Back to Ascent</title>
<script src="/identity-return.js" defer data-attempt="${escapeHtml(attempt?.id ?? '')}" data-outcome="${outcome}" data-next="${escapeHtml(next)}"></script>
</head>
<body><p>This window can be closed. <a href="${escapeHtml(next)}">Back to Ascent</a></p></body>
</html>`;
  return new Response(html, { headers });
}
