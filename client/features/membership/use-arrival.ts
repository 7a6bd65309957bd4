import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { PaidTier } from '#core/membership/coupons.ts';
import { planQuery } from '#client/platform/plan.ts';

/** How long the dialog waits for the confirmation; it may come later just as well. */
const timeoutMs = 45_000;

/** `sent`: the provider's word is on its way; `bank`: the customer confirms the payment at the bank first, which may take its time. */
type Waiting = 'no' | 'sent' | 'bank';

/** Waits for the plan to follow a change that was asked for. */
export function useArrival(tier: PaidTier, waiting: Waiting, onDone: (arrived: boolean) => void): void {
  const { data } = useQuery({ ...planQuery, refetchInterval: waiting === 'no' ? false : 1500 });
  const arrived = waiting !== 'no' && data?.subscription?.tier === tier;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (arrived) done(true);
  }, [arrived]);
  useEffect(() => {
    if (waiting !== 'sent') return undefined;
    const timer = setTimeout(() => done(false), timeoutMs);
    return () => clearTimeout(timer);
  }, [waiting]);
}
