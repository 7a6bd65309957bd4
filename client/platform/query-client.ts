import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, callFor } from './api.ts';
import { meQuery } from './session.ts';

/** Failures that another try may cure. */
const passing = new Set(['offline', 'unavailable', 'internal']);

/** Failures that mean the session is not what the client believes. */
const sessionLost = new Set(['not-signed-in', 'email-not-verified', 'other-account']);

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiError && sessionLost.has(error.code)) void client.invalidateQueries(meQuery);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && passing.has(error.code),
        // `navigator.onLine` is often wrong; a request will find out.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  callFor(() => {
    const me = client.getQueryData(meQuery.queryKey)?.me;
    return me ? me.id : me;
  });
  return client;
}
