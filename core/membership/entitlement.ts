/**
 * Which membership follows from everything a user was granted and has paid for. The result depends on these facts
 * alone, not on the order in which they became known. Instants are epoch ms.
 */
import { newMembership, type Membership } from './membership.ts';
import { dayMs } from '../day.ts';
import { prepaidSpans, type Prepaid } from './prepaid.ts';
import type { PaidTier } from './coupons.ts';
import { tierRank } from './tiers.ts';

/** How long a subscription that renews outlasts what is paid: its renewal is charged an hour after the period ends, and tried again if it fails. */
export const renewalGraceMs = 3 * dayMs;

/** A subscription as the payment provider reports it. */
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

/** An administrator's last decision: a plan, or none from then on. */
export interface Grant {
  readonly membership: Membership;
  readonly decidedAt: number;
  /** When an administrator last ended everything; null if none ever did. Payments up to then no longer count. */
  readonly endedAt: number | null;
}

/** When a plan runs. */
interface Span {
  readonly tier: Membership['tier'];
  readonly start: number;
  readonly end: number;
}

/** When an ended subscription ran. */
export interface PastSubscription extends Span {
  readonly tier: PaidTier;
}

export interface Facts {
  readonly grant: Grant | null;
  readonly prepaid: readonly Prepaid[];
  readonly subscription: SubscriptionState | null;
  readonly pastSubscriptions: readonly PastSubscription[];
}

/** The moment up to which an administrator ended everything; later payments count again. */
const endedAt = ({ grant }: Pick<Facts, 'grant'>): number => grant?.endedAt ?? -Infinity;

/** The payments for months that no administrator has ended. */
export const validPrepaid = (facts: Pick<Facts, 'grant' | 'prepaid'>): Prepaid[] => facts.prepaid.filter(({ paidAt }) => paidAt > endedAt(facts));

/** When the running subscription runs, if it counts. */
export function subscriptionSpan(facts: Facts, now: number): Span | null {
  const { subscription } = facts;
  const cover = subscription && subscriptionCover(subscription);
  const counts = subscription !== null && cover !== null && (subscription.paidAt ?? 0) > endedAt(facts);
  // The provider's clock may be a little ahead of ours.
  return counts ? { tier: subscription.tier, start: Math.min(subscription.startedAt, now), end: cover } : null;
}

/**
 * When granted time runs. It waits while a subscription to the same plan or a higher one is paid for, and goes on
 * after it: paid time does not use up granted time.
 */
function grantSpans(facts: Facts, now: number): Span[] {
  const granted = facts.grant?.membership;
  if (!facts.grant || !granted || granted.tier === 'free') return [];
  const { tier, startDate, endDate } = granted;
  if (endDate === null) return [{ tier, start: startDate, end: Infinity }];
  const running = subscriptionSpan(facts, now);
  const paid = [...facts.pastSubscriptions, ...(running ? [running] : [])]
    .filter((span) => tierRank(span.tier) >= tierRank(tier))
    .toSorted((a, b) => a.start - b.start);
  let start = Math.max(startDate, facts.grant.decidedAt);
  let left = endDate - start;
  const spans: Span[] = startDate < start ? [{ tier, start: startDate, end: start }] : [];
  for (const pause of paid) {
    if (pause.end <= start) continue;
    const before = Math.max(0, Math.min(left, pause.start - start));
    if (before > 0) spans.push({ tier, start, end: start + before });
    left -= before;
    if (left <= 0) break;
    start = pause.end;
  }
  return left > 0 ? [...spans, { tier, start, end: start + left }] : spans;
}

export interface GrantedTime {
  readonly tier: PaidTier;
  /** ms */
  readonly left: number;
  /** True: it begins when a subscription ends. */
  readonly waits: boolean;
  /** When it will be used up; earliest, if it waits. */
  readonly until: number;
}

/** Granted time that is left at `now`; null if there is none, or it has no end. */
export function grantedTime(facts: Facts, now: number): GrantedTime | null {
  const tier = facts.grant?.membership.tier;
  if (!tier || tier === 'free') return null;
  const ahead = grantSpans(facts, now).filter(({ end }) => end > now);
  const left = ahead.reduce((sum, { start, end }) => sum + end - Math.max(start, now), 0);
  const until = Math.max(...ahead.map(({ end }) => end));
  return ahead.length === 0 || left === Infinity ? null : { tier, left, waits: ahead.every(({ start }) => start > now), until };
}

function spansOf(facts: Facts, now: number): Span[] {
  const running = subscriptionSpan(facts, now);
  return [
    ...grantSpans(facts, now),
    ...prepaidSpans(validPrepaid(facts)).map(({ paid: { tier }, start, end }) => ({ tier, start, end })),
    ...(running ? [running] : []),
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

/** What payments alone give at `now`; null if they give nothing. */
const paidFor = (facts: Facts, now: number): Membership | null =>
  entitledTo({ ...facts, grant: facts.grant && { ...facts.grant, membership: newMembership(now) } }, now);

/** True if what is paid for is a higher plan than this one, or lasts longer: giving this one in its place would take something away. */
export function isOutdoneByPayment(facts: Facts, given: Membership, now: number): boolean {
  const paid = paidFor(facts, now);
  if (paid === null) return false;
  const higher = tierRank(paid.tier) - tierRank(given.tier);
  return higher > 0 || (higher === 0 && (paid.endDate ?? Infinity) > (given.endDate ?? Infinity));
}

/** The membership that follows from the facts, with a start that stays while the tier does. */
export function membershipFrom(facts: Facts, before: Membership, now: number): Membership {
  const entitled = entitledTo(facts, now);
  if (!entitled) return { tier: 'free', startDate: before.tier === 'free' ? before.startDate : now, endDate: null };
  return { ...entitled, startDate: entitled.tier === before.tier ? before.startDate : now };
}
