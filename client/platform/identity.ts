/** Visits to identity providers: in a separate window or, where none can open, in this page itself. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useMemo } from 'react';
import {
  beginIdentityConfirmation,
  beginIdentityConnection,
  beginIdentitySignIn,
  identityOutcomeSchema,
  identityProviders,
  providerIdSchema,
  type IdentityOutcome,
  type Provider,
} from '#contract/identities.ts';
import { api, type Output } from './api.ts';
import { wordsFor, type VisitEnd, type Words } from './identity-words.ts';
import { openWindow, visitProvider } from './identity-window.ts';

const providersQuery = queryOptions({
  queryKey: ['identity-providers'],
  queryFn: ({ signal }) => api(identityProviders, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The providers offered here that this build knows; none until they are loaded. */
export function useProviders(): readonly Provider[] {
  const { data } = useQuery(providersQuery);
  return useMemo(() => (data?.providers ?? []).flatMap(({ id, name }) => (id === 'unknown' ? [] : [{ id, name }])), [data]);
}

type Purpose =
  /** `search`: the query of this screen, to come back to it. */
  { readonly kind: 'sign-in'; readonly search: string } | { readonly kind: 'connect'; readonly currentPassword?: string } | { readonly kind: 'confirm' };

function begin(purpose: Purpose, provider: Provider['id'], popup: boolean): Promise<Output<typeof beginIdentitySignIn>> {
  switch (purpose.kind) {
    case 'sign-in':
      return api(beginIdentitySignIn, { body: { provider, popup, search: purpose.search } });
    case 'connect':
      return api(beginIdentityConnection, {
        body: { provider, popup, ...(purpose.currentPassword !== undefined && { currentPassword: purpose.currentPassword }) },
      });
    case 'confirm':
      return api(beginIdentityConfirmation, { body: { provider, popup } });
  }
}

const isHttpUrl = (url: string) => /^https?:$/.test(new URL(url).protocol);

export interface Visit {
  /** The provider whose window is open. */
  readonly waitingFor: Provider | null;
  readonly words: Words | null;
  /** Call it right in the handler of a click. */
  readonly start: (provider: Provider, purpose: Purpose) => Promise<void>;
}

/** `onOutcome` receives how a visit ended; `onFailure` is called if it could not begin, and by default shows its message. */
export function useVisit(onOutcome: (outcome: IdentityOutcome, provider: Provider) => void, onFailure?: (error: unknown) => void): Visit {
  const [waitingFor, setWaitingFor] = useState<Provider | null>(null);
  const [words, setWords] = useState<Words | null>(null);
  const running = useRef({ stop: () => {}, close: () => {} });
  useEffect(() => () => running.current.stop(), []);

  const start = async (provider: Provider, purpose: Purpose) => {
    running.current.stop();
    running.current.close();
    const opened = openWindow();
    const close = () => opened?.close();
    running.current = { stop: () => {}, close };
    const ended = (end: VisitEnd) => {
      setWaitingFor(null);
      setWords(wordsFor(end, provider.name));
    };
    setWords(null);
    setWaitingFor(provider);
    try {
      const beginning = await begin(purpose, provider.id, opened !== null);
      if (!isHttpUrl(beginning.url)) throw new Error('That is not a web address we can open.');
      if (!opened) return location.assign(beginning.url);
      const stop = visitProvider(opened, beginning, {
        onGone: () => ended('gone'),
        onOutcome: (outcome) => {
          ended(outcome);
          onOutcome(outcome, provider);
        },
      });
      running.current = { stop, close };
    } catch (error) {
      close();
      setWaitingFor(null);
      if (onFailure) onFailure(error);
      else setWords({ tone: 'danger', text: `Failed to sign in with ${provider.name}. ${error instanceof Error ? error.message : ''}`.trim() });
    }
  };
  return { waitingFor, words, start };
}

/** The outcome of a visit that this page itself made, from its URL; null if it made none. */
export function readReturn(search: URLSearchParams, providers: readonly Provider[]): { readonly provider: Provider; readonly outcome: IdentityOutcome } | null {
  const [id, outcome] = [providerIdSchema.safeParse(search.get('provider')), identityOutcomeSchema.safeParse(search.get('outcome'))];
  const provider = id.success ? providers.find((candidate) => candidate.id === id.data) : undefined;
  return provider && outcome.success ? { provider, outcome: outcome.data } : null;
}
