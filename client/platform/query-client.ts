import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

/** Failures that another try may cure. */
const passing = new Set(['offline', 'unavailable', 'internal']);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && passing.has(error.code),
        // `navigator.onLine` is often wrong; a request finds out for itself.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
