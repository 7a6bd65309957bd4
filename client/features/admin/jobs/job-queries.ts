import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getJobQueue, jobStates, listJobs } from '#contract/jobs.ts';
import { api } from '../../../platform/api.ts';

export const shows = ['all', ...jobStates] as const;
export type Show = (typeof shows)[number];

/** Of everything about the queue: one change may move any of it. */
export const jobsKey = ['jobs'] as const;

/** While somebody looks, ms. */
const refetchInterval = 5_000;

export const queueQuery = queryOptions({
  queryKey: [...jobsKey, 'overview'],
  staleTime: 0,
  refetchInterval,
  queryFn: ({ signal }) => api(getJobQueue, {}, { signal }),
});

/** Jobs in this state, newest first, page by page. */
export const jobsQuery = (show: Show) =>
  infiniteQueryOptions({
    queryKey: [...jobsKey, 'list', show],
    staleTime: 0,
    refetchInterval,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => api(listJobs, { query: { show, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
