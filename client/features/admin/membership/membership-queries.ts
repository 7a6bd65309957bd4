import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { getMember, searchMembers, type Member, type MemberDetail } from '#contract/membership.ts';
import type { List } from '#client/kits/list/list.ts';
import { api } from '#client/platform/api.ts';
import { meQuery } from '#client/platform/session.ts';

const searchKey = ['members', 'search'] as const;

/** By their emails, from the first or from the last. */
export const memberSorts = ['email', '-email'] as const;

/** Users whose name or email begins with `q`. */
export const memberList = (q: string, sort: (typeof memberSorts)[number]): List<Member> => ({
  key: [...searchKey, q, sort],
  staleTime: 30_000,
  read: (page, signal) => api(searchMembers, { query: { q, sort, ...page } }, signal ? { signal } : {}),
});

/** The plan was ended here, and the subscription that paid for it has not heard of it yet. */
export const isEndingSubscription = ({ member, subscription }: MemberDetail): boolean => subscription?.status === 'active' && member.tier === 'free';

/** Ms until a subscription that is being ended is looked at again. */
const soon = 3_000;

/** One user's membership and its history. */
export const memberQuery = (userId: string) =>
  queryOptions({
    queryKey: ['members', 'one', userId],
    staleTime: 0,
    queryFn: ({ signal }) => api(getMember, { params: { userId } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isEndingSubscription(state.data) ? soon : false),
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
