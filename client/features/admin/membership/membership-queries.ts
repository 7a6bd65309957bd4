import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { getMember, searchMembers, type MemberDetail } from '#contract/membership.ts';
import { api } from '../../../platform/api.ts';
import { meQuery } from '../../../platform/session.ts';

const searchKey = ['members', 'search'] as const;

/** Users whose name or email begins with `q`, page by page. */
export const searchQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...searchKey, q],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => api(searchMembers, { query: { q, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** One user's membership and its history. */
export const memberQuery = (userId: string) =>
  queryOptions({
    queryKey: ['members', 'one', userId],
    staleTime: 0,
    queryFn: ({ signal }) => api(getMember, { params: { userId } }, { signal }),
  });

/** What is shown anywhere of a member, brought up to date: with the server's answer to a change, or by asking again. */
export function useRefreshMember(userId: string): (answer?: MemberDetail) => void {
  const client = useQueryClient();
  return (answer) => {
    if (answer) client.setQueryData(memberQuery(userId).queryKey, answer);
    else void client.invalidateQueries(memberQuery(userId));
    void client.invalidateQueries({ queryKey: searchKey });
    // It may have been the administrator's own.
    void client.invalidateQueries(meQuery);
  };
}
