/** What an administrator enters to create coupons, and how it is converted. */
import { makeCoupon, makeCouponBatch, type CouponDetail } from '#contract/coupons.ts';
import { couponCode } from '#core/membership/coupon-code.ts';
import { couponLimits, paidTiers, type CouponDuration, type Discount, type PaidTier } from '#core/membership/coupons.ts';
import type { FormEntries } from '#client/kits/form/entries.ts';
import type { Fields } from '#client/kits/form/form-errors.ts';
import { api } from '#client/platform/api.ts';
import { summary } from './coupon-words.ts';

/** One code for everybody, or many that work once each. */
export type Making = 'one' | 'batch';

/** Invalid numbers are NaN; a limit that is not set is null; days are `2027-03-01` or empty. */
export interface Entries {
  readonly name: string;
  readonly code: string;
  readonly count: number;
  readonly discount: Discount['kind'];
  readonly percent: number;
  readonly dollars: number;
  readonly duration: CouponDuration['kind'];
  readonly months: number;
  readonly tiers: readonly PaidTier[];
  readonly maxUses: number | null;
  readonly usesPerUser: number;
  readonly firstDay: string;
  readonly lastDay: string;
}

export const emptyEntries: Entries = {
  name: '',
  code: '',
  count: 50,
  discount: 'percent',
  percent: 20,
  dollars: 5,
  duration: 'once',
  months: 3,
  tiers: ['plus', 'max'],
  maxUses: null,
  usesPerUser: 1,
  firstDay: '',
  lastDay: '',
};

/** The entries as they stand; a field that is not shown keeps what was entered `before`. */
export const readEntries = (given: FormEntries, before: Entries): Entries => ({
  name: given.text('name'),
  code: given.text('code'),
  count: given.has('count') ? given.number('count') : before.count,
  discount: given.choice('discount', ['percent', 'amount']),
  percent: given.has('percent') ? given.number('percent') : before.percent,
  dollars: given.has('dollars') ? given.number('dollars') : before.dollars,
  duration: given.choice('duration', ['once', 'months', 'forever']),
  months: given.has('months') ? given.number('months') : before.months,
  tiers: given.choices('tiers', paidTiers),
  maxUses: given.numberOrNull('maxUses'),
  usesPerUser: given.number('usesPerUser'),
  firstDay: given.text('firstDay'),
  lastDay: given.text('lastDay'),
});

const within = (value: number, max: number): boolean => Number.isInteger(value) && value >= 1 && value <= max;
const whole = (max: number): string => `Please enter a whole number from 1 to ${max.toLocaleString('en-US')}.`;

/** Whole cents, or NaN: 4.999 dollars is a typo, not 5. */
const centsOf = (dollars: number): number => {
  const cents = Math.round(dollars * 100);
  return Math.abs(cents - dollars * 100) < 1e-6 ? cents : Number.NaN;
};

/** The beginning of a day (or of the one after it) where the administrator is; null without a day. */
function midnight(day: string, later = 0): string | null {
  const [year, month, date] = day.split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const instant = new Date(year, month - 1, date + later);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

/** What is wrong with the entries, by field; the server checks again. `now` in ms. */
export function validate(making: Making, entries: Entries, now: number): Readonly<Record<string, string>> {
  const { name, code, count, discount, percent, dollars, duration, months, tiers, maxUses, usesPerUser } = entries;
  const [starts, ends] = [midnight(entries.firstDay), midnight(entries.lastDay, 1)];
  return {
    ...(name.trim() === '' && { name: 'Please enter a name.' }),
    ...(making === 'one' && couponCode(code) === null && { code: 'Please use 4 to 24 letters, digits, and hyphens.' }),
    ...(making === 'batch' && !within(count, couponLimits.batch) && { count: whole(couponLimits.batch) }),
    ...(discount === 'percent' && !within(percent, 100) && { percent: whole(100) }),
    ...(discount === 'amount' &&
      !within(centsOf(dollars), couponLimits.cents) && { dollars: `Please enter an amount from $0.01 to $${couponLimits.cents / 100}.` }),
    ...(duration === 'months' && !within(months, couponLimits.months) && { months: whole(couponLimits.months) }),
    ...(tiers.length === 0 && { tiers: 'Please choose at least one plan.' }),
    ...(making === 'one' && maxUses !== null && !within(maxUses, couponLimits.maxUses) && { maxUses: whole(couponLimits.maxUses) }),
    ...(!within(usesPerUser, couponLimits.perUser) && { usesPerUser: whole(couponLimits.perUser) }),
    ...(ends !== null &&
      Date.parse(ends) <= Math.max(now, starts === null ? 0 : Date.parse(starts)) && {
        lastDay: 'Please choose a future day, on or after the first day.',
      }),
  };
}

/** The part of the call that both kinds of creation share. */
function terms(entries: Entries) {
  const discount: Discount =
    entries.discount === 'percent' ? { kind: 'percent', percent: entries.percent } : { kind: 'amount', cents: centsOf(entries.dollars) };
  const duration: CouponDuration = entries.duration === 'months' ? { kind: 'months', months: entries.months } : { kind: entries.duration };
  const { name, tiers, usesPerUser } = entries;
  return { name, discount, duration, tiers: [...tiers], usesPerUser, startsAt: midnight(entries.firstDay), expiresAt: midnight(entries.lastDay, 1) };
}

/** What will be made, in a sentence; null while the entries do not say it yet. */
export function preview(making: Making, entries: Entries, now: number): string | null {
  const { name: _, code: __, ...others } = validate(making, entries, now);
  if (Object.keys(others).length > 0) return null;
  const maxUses = making === 'batch' ? entries.count : entries.maxUses;
  return `${summary({ ...terms(entries), singleUse: making === 'batch', maxUses })}.`;
}

/** Names of the server's fields in terms of the form's. */
export const fieldNames: Fields = {
  'discount.percent': 'percent',
  'discount.cents': 'dollars',
  'duration.months': 'months',
  startsAt: 'firstDay',
  expiresAt: 'lastDay',
};

/** Makes it. Sent again with the same `requestId`, it is made once. */
export const makeIt = (making: Making, entries: Entries, requestId: string): Promise<CouponDetail> =>
  making === 'batch'
    ? api(makeCouponBatch, { body: { requestId, ...terms(entries), count: entries.count } })
    : api(makeCoupon, { body: { requestId, ...terms(entries), code: entries.code, maxUses: entries.maxUses } });
