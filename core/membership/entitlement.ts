/**
 * Which membership follows from everything a user was granted and has paid for. The result depends on these facts
 * alone, not on the order in which they became known. Instants are epoch ms.
 */
import type { Membership } from './membership.ts';
import { prepaidSpans, type Prepaid } from './prepaid.ts';
import type { PaidTier } from './coupons.ts';
import { tierRank } from './tiers.ts';

/** How long a subscription that renews outlasts what is paid: its renewal is charged an hour after the period ends, and tried again if it fails. */
export const renewalGraceMs = 3 * 86_400_000;

/** A subscription as the payment provider tells it. */
export interface SubscriptionState {
  readonly tier: PaidTier;
  /** `active`: running; `overdue`: the last renewal was not paid, it is tried again; `ended`: over, or never begun. */
  readonly status: 'active' | 'overdue' | 'ended';
  readonly startedAt: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  /** It ends then and does not renew. */
  readonly endsAt: number | null;
  /** The newest invoice is paid, and not refunded. */
  readonly paid: boolean;
  /** When that invoice was paid. */
  readonly paidAt: number | null;
}

/** Until when a subscription has been paid for, grace included; null if it grants nothing. */
export function subscriptionCover({ status, periodStart, periodEnd, endsAt, paid }: SubscriptionState): number | null {
  if (status === 'ended') return null;
  const end = paid ? (endsAt ?? periodEnd + renewalGraceMs) : periodStart + renewalGraceMs;
  return endsAt === null ? end : Math.min(end, endsAt);
}

/** What an administrator decided last: a plan, or that there is none from then on. */
export interface Grant {
  readonly membership: Membership;
  readonly decidedAt: number;
}

export interface Facts {
  readonly grant: Grant | null;
  readonly prepaid: readonly Prepaid[];
  readonly subscription: SubscriptionState | null;
}

/** The moment up to which an administrator ended everything; what was paid later counts again. */
const endedAt = ({ grant }: Pick<Facts, 'grant'>): number => (grant?.membership.tier === 'free' ? grant.decidedAt : -Infinity);

/** The payments for months that no administrator has ended. */
export const standingPrepaid = (facts: Pick<Facts, 'grant' | 'prepaid'>): Prepaid[] => facts.prepaid.filter(({ paidAt }) => paidAt > endedAt(facts));

interface Span {
  readonly tier: Membership['tier'];
  readonly start: number;
  readonly end: number;
}

function spansOf(facts: Facts, now: number): Span[] {
  const { subscription } = facts;
  const granted = facts.grant?.membership;
  const cover = subscription && subscriptionCover(subscription);
  const counts = subscription !== null && cover !== null && (subscription.paidAt ?? 0) > endedAt(facts);
  return [
    ...(granted && granted.tier !== 'free' ? [{ tier: granted.tier, start: granted.startDate, end: granted.endDate ?? Infinity }] : []),
    ...prepaidSpans(standingPrepaid(facts)).map(({ paid: { tier }, start, end }) => ({ tier, start, end })),
    // The provider's clock may be a little ahead of ours.
    ...(counts ? [{ tier: subscription.tier, start: Math.min(subscription.startedAt, now), end: cover }] : []),
  ];
}

/** The highest tier that runs at `now`, with the end to which spans of that tier reach without a gap; null if none runs. */
export function entitledTo(facts: Facts, now: number): Membership | null {
  const spans = spansOf(facts, now);
  const running = spans.filter(({ start, end }) => start <= now && end >= now);
  const best = running.toSorted((a, b) => tierRank(b.tier) - tierRank(a.tier) || b.end - a.end)[0];
  if (!best) return null;
  const same = spans.filter(({ tier }) => tier === best.tier).toSorted((a, b) => a.start - b.start);
  const end = same.reduce((reached, span) => (span.start <= reached ? Math.max(reached, span.end) : reached), best.end);
  return { tier: best.tier, startDate: best.start, endDate: end === Infinity ? null : end };
}
