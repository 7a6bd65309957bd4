import { queryOptions } from '@tanstack/react-query';
import { exportErrors, getError, listErrors, type ErrorEntry } from '#contract/review.ts';
import { errorCauses, type ErrorCause } from '#core/review/error-causes.ts';
import { isTopicId, sections, type Section } from '#core/topics/topics.ts';
import type { List } from '#client/kits/list/list.ts';
import { api } from '#client/platform/api.ts';

const shows = ['due', 'open', 'closed', 'all'] as const;
type Show = (typeof shows)[number];

export interface LogFilter {
  readonly state: Show;
  readonly section?: Section;
  readonly topicId?: number;
  readonly cause?: ErrorCause | 'none';
}

/** What the address asks for; what was mistyped is left out. */
export function filterFrom(get: (name: string) => string | null): LogFilter {
  const section = sections.find((one) => one === get('section'));
  const topicId = Number(get('topic'));
  const cause = ([...errorCauses, 'none'] as const).find((one) => one === get('cause'));
  return {
    state: shows.find((one) => one === get('show')) ?? 'open',
    ...(section && { section }),
    ...(isTopicId(topicId) && { topicId }),
    ...(cause && { cause }),
  };
}

export const errorList = (filter: LogFilter): List<ErrorEntry> => ({
  key: ['review', 'list', filter],
  read: (page, signal) => api(listErrors, { query: { ...filter, ...page } }, signal ? { signal } : {}),
});

/** The same for a file, which needs a plan. */
export const exportList = (filter: LogFilter): List<ErrorEntry> => ({
  key: ['review', 'export', filter],
  read: (page, signal) => api(exportErrors, { query: { ...filter, ...page } }, signal ? { signal } : {}),
});

export const errorQuery = (questionId: string) =>
  queryOptions({
    queryKey: ['review', 'entry', questionId],
    queryFn: ({ signal }) => api(getError, { params: { questionId } }, { signal }),
  });
