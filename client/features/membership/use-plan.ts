import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Plan } from '#contract/payment.ts';
import { planQuery } from '#client/platform/plan.ts';
import { meQuery } from '#client/platform/session.ts';

/** Everything on screen that depends on the plan, asked for again. */
export function useRefreshPlan(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all([client.invalidateQueries(planQuery), client.invalidateQueries(meQuery)]);
  }, [client]);
}

/** Timers hold no more than 2^31 ms. */
const longestTimer = 2_000_000_000;

/** A change that waits for the bank is confirmed on another page: how often this one asks, ms. */
const confirmationMs = 4000;

/** The plan, and whether it ended while the page was open. */
export function usePlan() {
  const query = useQuery({ ...planQuery, refetchInterval: ({ state }) => (state.data?.subscription?.pendingChange ? confirmationMs : false) });
  const refresh = useRefreshPlan();
  const [ended, setEnded] = useState<Plan['tier'] | null>(null);
  const { tier, endDate } = query.data ?? {};
  useEffect(() => {
    if (!endDate || !tier) return undefined;
    const left = Date.parse(endDate) - Date.now();
    if (left > longestTimer) return undefined;
    const timer = setTimeout(() => {
      setEnded(tier);
      void refresh();
    }, Math.max(0, left) + 1000);
    return () => clearTimeout(timer);
  }, [endDate, tier, refresh]);
  return { ...query, ended: query.data?.tier === 'free' ? ended : null };
}
