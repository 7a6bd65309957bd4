/** A visit to a provider as a browser would make it, over plain HTTP. */
import type { ProviderId } from '#contract/identities.ts';
import type { ApiClient } from '../api-client.ts';
import { goodPassword } from '../students.ts';

/** Goes to the provider, answers there, and returns the path on our server that the browser is redirected to. */
export async function answerAt(url: string, decision: 'allow' | 'deny' = 'allow'): Promise<string> {
  const response = await fetch(`${url}&decision=${decision}`, { redirect: 'manual' });
  const location = response.headers.get('location');
  if (location) return pathOf(location);
  // Apple's page posts a form, without our cookies.
  const text = (await response.text()).replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const action = /action="([^"]+)"/.exec(text)?.[1] ?? '';
  const form = new URLSearchParams([...text.matchAll(/name="(\w+)" value="(.*?)">/g)].map(([, name = '', value = '']): [string, string] => [name, value]));
  const posted = await fetch(action, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(url).origin, 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
  return pathOf(new URL(posted.headers.get('location') ?? '', action).href);
}
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** What the page at the end says. */
export async function outcomeOf(response: Response): Promise<string> {
  return /data-outcome="([a-z-]+)"/.exec(await response.text())?.[1] ?? `status ${response.status}`;
}

export const comeBack = async (api: ApiClient, path: string): Promise<string> => outcomeOf(await api.request('GET', path));

/** Signs in or up, from start to finish. */
export async function signInAt(api: ApiClient, provider: ProviderId): Promise<string> {
  const { url } = await api.call('beginIdentitySignIn', { body: { provider, popup: true } });
  return comeBack(api, await answerAt(url));
}

/** Connects a provider to a signed-in account. */
export async function connect(api: ApiClient, provider: ProviderId, currentPassword: string | undefined = goodPassword): Promise<string> {
  const { url } = await api.call('beginIdentityConnection', { body: { provider, popup: true, currentPassword } });
  return comeBack(api, await answerAt(url));
}
