/** A membership over time: setting a tier, and its end. Instants are epoch ms. */
import { tierFrom, type MembershipTier } from './tiers.ts';

export interface Membership {
  readonly tier: MembershipTier;
  readonly startDate: number;
  /** Null: without end. */
  readonly endDate: number | null;
}

/**
 * The instant so many calendar months later, UTC, at the same time of day. A day the month does not have becomes
 * its last: one month after 31 January is 28 or 29 February.
 */
export function addMonths(instant: number, months: number): number {
  const date = new Date(instant);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

/**
 * When a time ends that is made so many months longer. If it has whole months already, all of them are counted from its start: one and one from
 * 31 January end on 31 March, like two at once, though the first ended on 28 February.
 */
export function lengthened({ start, end }: { readonly start: number; readonly end: number }, months: number): number {
  const [from, to] = [new Date(start), new Date(end)];
  const before = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return addMonths(start, before) === end ? addMonths(start, before + months) : addMonths(end, months);
}

/** Months that may be granted or added at once. */
export const maxDurationMonths = 36;

function checkDuration(months: number): void {
  if (!(Number.isInteger(months) && months > 0)) throw new RangeError(`no duration: ${months}`);
}

/** Every account begins so. */
export const newMembership = (now: number): Membership => ({ tier: 'free', startDate: now, endDate: null });

/**
 * The membership from now on. A paid tier with a duration ends that many months from now, without
 * one it has no end; free never has an end. Throws on a duration that is not a positive whole number.
 */
export function setTier(tier: MembershipTier, durationMonths: number | null, now: number): Membership {
  if (durationMonths !== null) checkDuration(durationMonths);
  return { tier, startDate: now, endDate: tier === 'free' || durationMonths === null ? null : addMonths(now, durationMonths) };
}

/** The same membership with its end so many months later; one without end stays so. Throws like `setTier`. */
export function extendMembership(membership: Membership, months: number): Membership {
  checkDuration(months);
  const { startDate, endDate } = membership;
  return { ...membership, endDate: endDate === null ? null : lengthened({ start: startDate, end: endDate }, months) };
}

/** The membership as it is at `now`: a paid tier whose end has passed is free without end. Unknown tiers are free. */
export function effectiveMembership(stored: { readonly tier: unknown; readonly startDate: number; readonly endDate: number | null }, now: number): Membership {
  const tier = tierFrom(stored.tier);
  const expired = tier !== 'free' && stored.endDate !== null && stored.endDate < now;
  return expired ? { tier: 'free', startDate: stored.startDate, endDate: null } : { tier, startDate: stored.startDate, endDate: stored.endDate };
}

/** What a payment made of a membership. */
export type PaidChange = 'purchase' | 'renew' | 'change' | 'shorten' | 'lapse';

/** How one membership differs from the one before; null if it does not. */
export function paidChange(before: Membership, after: Membership): PaidChange | null {
  if (before.tier === after.tier) {
    if (before.endDate === after.endDate || after.tier === 'free') return null;
    return (after.endDate ?? Infinity) > (before.endDate ?? Infinity) ? 'renew' : 'shorten';
  }
  if (before.tier === 'free') return 'purchase';
  return after.tier === 'free' ? 'lapse' : 'change';
}
