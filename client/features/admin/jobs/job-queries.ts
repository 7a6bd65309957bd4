import { queryOptions } from '@tanstack/react-query';
import { getJobQueue, jobStates, listJobs, type JobView } from '#contract/jobs.ts';
import type { List } from '#client/kits/list/list.ts';
import { api } from '#client/platform/api.ts';

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

/** Jobs in this state, newest first. */
export const jobList = (show: Show): List<JobView> => ({
  key: [...jobsKey, 'list', show],
  refetchInterval,
  read: (page, signal) => api(listJobs, { query: { show, limit: 50, ...page } }, signal ? { signal } : {}),
});
