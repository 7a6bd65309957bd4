/** What an administrator may decide about a membership: its words and its call. */
import { endMembership, extendMembership, grantMembership, type Member, type MemberDetail } from '#contract/membership.ts';
import { addMonths, lengthened, maxDurationMonths } from '#core/membership/membership.ts';
import { meetsTier, tierDefinitions } from '#core/membership/tiers.ts';
import { reasonErrors } from '#client/kits/form/reason-field.tsx';
import { api } from '#client/platform/api.ts';
import { formatCount, formatDate } from '#client/ui/format.ts';

export type DecisionKind = 'grant' | 'extend' | 'end';

export interface Entries {
  readonly tier: 'plus' | 'max';
  /** NaN while it is not a number. */
  readonly months: number;
  readonly reason: string;
}

const isDuration = (months: number): boolean => Number.isInteger(months) && months >= 1 && months <= maxDurationMonths;

/** What is wrong with the entries, by field; the server checks again. */
export function validate(kind: DecisionKind, { months, reason }: Entries): Readonly<Record<string, string>> {
  return {
    ...(kind !== 'end' && !isDuration(months) && { months: `Please enter a whole number from 1 to ${maxDurationMonths}.` }),
    ...reasonErrors(reason),
  };
}

const nameOf = (tier: Member['tier']) => tierDefinitions[tier].name;
const dayOf = (instant: number) => formatDate(new Date(instant).toISOString());

/** What will be so afterward; null while the entries do not say it yet. `now` in ms. */
export function outcome(kind: DecisionKind, { member, subscription }: MemberDetail, { tier, months }: Entries, now: number): string | null {
  const { name, endDate } = member;
  const present = nameOf(member.tier);
  const lasting = endDate ? `which runs until ${formatDate(endDate)}` : 'which has no end';
  if (kind === 'end') {
    const billing = subscription ? ' The subscription ends at Stripe too, so nothing more is charged. Nothing is refunded automatically.' : '';
    return `${name} goes back to Free right away and loses ${present}, ${lasting}.${billing} Exams, results, and progress stay.`;
  }
  if (!isDuration(months)) return null;
  const paysFor = subscription?.tier ?? 'free';
  const waits = kind === 'extend' ? paysFor === member.tier : meetsTier(paysFor, tier);
  if (waits)
    return `${name} pays for ${nameOf(paysFor)} by subscription. ${formatCount(months, 'month')} of ${nameOf(kind === 'extend' ? member.tier : tier)} ${months === 1 ? 'begins' : 'begin'} when the subscription ends.`;
  if (kind === 'extend') {
    if (endDate === null) return null;
    const end = lengthened({ start: Date.parse(member.startDate), end: Date.parse(endDate) }, months);
    return `${present} runs until ${dayOf(end)} instead of ${formatDate(endDate)}.`;
  }
  const replaced = member.tier === 'free' ? '' : ` This replaces ${present}, ${lasting}.`;
  return `${name} has ${nameOf(tier)} from now until ${dayOf(addMonths(now, months))}.${replaced}`;
}

/** The action itself, as the button names it, and how it is reported when done. */
export function words(kind: DecisionKind, member: Member, tier: Entries['tier']): { readonly title: string; readonly confirm: string; readonly done: string } {
  const present = nameOf(member.tier);
  switch (kind) {
    case 'grant':
      return { title: 'Grant a plan', confirm: `Grant ${nameOf(tier)}`, done: `${nameOf(tier)} granted to ${member.name}` };
    case 'extend':
      return { title: `Extend ${present}`, confirm: `Extend ${present}`, done: `${present} extended for ${member.name}` };
    case 'end':
      return { title: `End ${present} now?`, confirm: `End ${present}`, done: `${present} ended for ${member.name}` };
  }
}

/** Carries the decision out, unless something was changed after `lastChangeId`. */
export function carryOut(kind: DecisionKind, userId: string, { tier, months, reason }: Entries, lastChangeId: string | null): Promise<MemberDetail> {
  const params = { userId };
  switch (kind) {
    case 'grant':
      return api(grantMembership, { params, body: { tier, months, reason, lastChangeId } });
    case 'extend':
      return api(extendMembership, { params, body: { months, reason, lastChangeId } });
    case 'end':
      return api(endMembership, { params, body: { reason, lastChangeId } });
  }
}
