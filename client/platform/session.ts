/** Who is signed in, as the server says. Never kept in browser storage. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Me } from '#contract/accounts.ts';
import { api, ApiError } from './api.ts';

export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly me: Me }
  /** No answer from the server: offline screens may still work from what is on this device. */
  | { readonly kind: 'unreachable'; readonly error: Error };

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => api('me', {}, { signal, timeoutMs: 8000 }),
  staleTime: 5 * 60_000,
  // A guard waits for this answer; a screen must not wait for two retries when there is no connection.
  retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.code === 'offline'),
});

/** The session now; keeps the last known one while it is asked again. */
export function useSession(): Session {
  const { data, error } = useQuery(meQuery);
  if (data) return data.me ? { kind: 'user', me: data.me } : { kind: 'guest' };
  return error ? { kind: 'unreachable', error } : { kind: 'loading' };
}

/** Makes `me` the session without asking the server, after a call that returned it. */
export function useAdoptSession(): (me: Me) => void {
  const client = useQueryClient();
  return (me) => client.setQueryData(meQuery.queryKey, { me });
}

/** Ends the session and forgets everything that was loaded for it. */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('signOut', {}),
    onSuccess: () => {
      client.clear();
      client.setQueryData(meQuery.queryKey, { me: null });
    },
  });
}
