/** The way back from a provider: decides what follows, and tells the window it happens in. */
import type { IdentityOutcome } from '#contract/identities.ts';
import type { Navigation, Visit } from '#server/http/navigation.ts';
import type { IdentityProviders } from '#server/integrations/identity-providers/configured.ts';
import type { IdentityProvider } from '#server/integrations/identity-providers/provider.ts';
import { callbackPath, finishAttempt } from './attempt.ts';
import { decide } from './decisions.ts';
import type { Attempt } from './store.ts';
import { returnPage, returnPath } from './page.ts';
import type { AccountDependencies } from '../accounts/shared/dependencies.ts';
import { errorFacts } from '../accounts/shared/error-facts.ts';

/** What providers call it when the person says no. */
const refusals = new Set(['access_denied', 'user_cancelled_authorize', 'login_required', 'interaction_required', 'consent_required']);

/** Fields of Apple's form that are passed on as a query. */
const passedOn = ['code', 'state', 'error', 'iss'];

function appleName(user: string | null): string {
  try {
    const { name } = Object(JSON.parse(user ?? '')) as { name?: { firstName?: unknown; lastName?: unknown } };
    return [name?.firstName, name?.lastName].filter((part) => typeof part === 'string').join(' ');
  } catch {
    return '';
  }
}

/**
 * Apple's answer is a form that its page posts here. Browsers send no cookies with that, so it changes
 * nothing: it only redirects to the usual way back.
 */
function passOn({ form, url }: Visit): Response {
  const query = new URLSearchParams();
  for (const name of passedOn) if (form?.has(name)) query.set(name, form.get(name) ?? '');
  // Sent only the first time, and only here.
  const name = appleName(form?.get('user') ?? null);
  if (name) query.set('name', name.slice(0, 200));
  return new Response(null, { status: 303, headers: { location: `${url.pathname}?${query}`, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } });
}

export function identityNavigations(dependencies: AccountDependencies, providers: IdentityProviders): Navigation[] {
  const { config, log } = dependencies;

  const outcomeFor = async (
    provider: IdentityProvider,
    callback: URL,
    visit: Visit,
    headers: Headers,
  ): Promise<{ attempt: Attempt | null; outcome: IdentityOutcome }> => {
    const setHeader = (name: string, value: string) => headers.append(name, value);
    const found = await finishAttempt(dependencies, provider, callback, visit.headers.get('cookie'), setHeader);
    if (!found) return { attempt: null, outcome: 'expired' };
    const { attempt, secrets, tookMs } = found;
    const error = callback.searchParams.get('error');
    if (error !== null) return { attempt, outcome: refusals.has(error) ? 'cancelled' : 'failed' };
    let identity;
    try {
      identity = await provider.identify(callback, secrets);
    } catch (failure) {
      log.warn({ ...errorFacts(failure), requestId: visit.requestId, provider: provider.id }, 'identity provider gave no identity');
      return { attempt, outcome: 'failed' };
    }
    return { attempt, outcome: await decide(dependencies, provider, attempt, { ...identity, tookMs }, { ...visit, setHeader }) };
  };

  return [...providers.values()].flatMap((provider): Navigation[] => {
    const path = callbackPath(provider.id);
    const comeBack = async (visit: Visit): Promise<Response> => {
      const callback = new URL(config.publicUrl + path + visit.url.search);
      const headers = new Headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      const { attempt, outcome } = await outcomeFor(provider, callback, visit, headers);
      return returnPage({ attempt, outcome, next: returnPath(attempt, provider.id, outcome) }, headers);
    };
    return [
      { method: 'GET', path, handle: comeBack },
      ...(provider.id === 'apple' ? [{ method: 'POST' as const, path, crossSite: true, handle: async (visit: Visit) => passOn(visit) }] : []),
    ];
  });
}
