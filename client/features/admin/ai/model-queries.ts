import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getModelRequest, getModelSetup, listModelRequests, type ModelRequest, type ModelRequestDetail } from '#contract/model-drafts.ts';
import type { List } from '#client/kits/list/list.ts';
import { api } from '#client/platform/api.ts';
import { isAtWork } from './model-words.ts';

const root = ['model-drafts'] as const;
/** Budget and list: what ends with a request. */
export const othersKey = [...root, 'others'] as const;

export const setupQuery = queryOptions({
  queryKey: [...othersKey, 'setup'],
  staleTime: 0,
  queryFn: ({ signal }) => api(getModelSetup, {}, { signal }),
});

export const requestList: List<ModelRequest> = {
  key: [...othersKey, 'list'],
  read: (page, signal) => api(listModelRequests, { query: page }, signal ? { signal } : {}),
};

/** While a model writes, ms. */
const everyMs = 700;

/** A request; while it runs, only what the model has written since the last look is asked for. */
export const requestQuery = (client: QueryClient, requestId: string) => {
  const queryKey = [...root, 'one', requestId] as const;
  return queryOptions({
    queryKey,
    staleTime: 0,
    refetchInterval: ({ state }: { readonly state: { readonly data?: ModelRequestDetail | undefined } }) =>
      state.data && !isAtWork(state.data) ? false : everyMs,
    queryFn: async ({ signal }): Promise<ModelRequestDetail> => {
      const before = client.getQueryData<ModelRequestDetail>(queryKey)?.progress ?? { call: 0, text: '' };
      const now = await api(getModelRequest, { params: { requestId }, query: { call: before.call, from: before.text.length } }, { signal });
      return { ...now, progress: { ...now.progress, text: before.text.slice(0, now.progress.from) + now.progress.text } };
    },
  });
};

/** Reads everything again that a request may have changed. */
export function useReadAgain(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: root });
    void client.invalidateQueries({ queryKey: ['authored-questions'] });
  };
}
