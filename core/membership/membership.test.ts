import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gateText, hasFeature, opensGate } from './gate.ts';
import { addMonths, effectiveMembership, extendMembership, newMembership, setTier } from './membership.ts';
import { meetsTier, membershipTiers, tierDefinitions, tierFrom, tierLabel, tierRank } from './tiers.ts';

const at = (text: string) => Date.parse(text);

describe('tiers', () => {
  it('are in order, unknown ones free', () => {
    expect(['free', 'plus', 'max', 'gold', null].map(tierRank)).toEqual([0, 1, 2, 0, 0]);
    expect(tierFrom('gold')).toBe('free');
    expect(['free', 'plus', 'max', 'gold'].map(tierLabel)).toEqual(['Free Tier', 'Plus Tier', 'Max Tier', 'Free Tier']);
  });
  it('meet a requirement at or above it', () => {
    expect(membershipTiers.map((tier) => membershipTiers.map((required) => meetsTier(tier, required)))).toEqual([
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ]);
  });
  it('cost what they cost', () =>
    expect(membershipTiers.map((tier) => [tierDefinitions[tier].price, tierDefinitions[tier].monthlyCents])).toEqual([
      ['$0', 0],
      ['$9.99/month', 999],
      ['$19.99/month', 1999],
    ]));
});

describe('membership over time', () => {
  it('begins free', () => expect(newMembership(5)).toEqual({ tier: 'free', startDate: 5, endDate: null }));
  it('ends so many months after it was set; free has no end', () => {
    const now = at('2026-03-15T10:00:00Z');
    expect(setTier('plus', 3, now)).toEqual({ tier: 'plus', startDate: now, endDate: at('2026-06-15T10:00:00Z') });
    expect(setTier('max', null, now).endDate).toBeNull();
    expect(setTier('free', 3, now)).toEqual({ tier: 'free', startDate: now, endDate: null });
    for (const months of [0, -1, 1.5]) expect(() => setTier('plus', months, now)).toThrow(RangeError);
  });
  it('is extended from its end, not from today', () => {
    const plus = { tier: 'plus', startDate: 7, endDate: at('2026-01-31T10:00:00Z') } as const;
    expect(extendMembership(plus, 1)).toEqual({ ...plus, endDate: at('2026-02-28T10:00:00Z') });
    expect(extendMembership({ ...plus, endDate: null }, 1).endDate).toBeNull();
    for (const months of [0, -1, 1.5]) expect(() => extendMembership(plus, months)).toThrow(RangeError);
  });
  it('extended by a month and another ends as if extended by two, on the day of the month it began', () => {
    const january = setTier('plus', 1, at('2026-01-31T10:00:00Z'));
    expect(extendMembership(january, 1).endDate).toBe(at('2026-03-31T10:00:00Z'));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: at('2060-01-01') }), fc.array(fc.integer({ min: 1, max: 36 }), { maxLength: 5 }), (now, more) => {
        const extended = more.reduce((membership, months) => extendMembership(membership, months), setTier('plus', 1, now));
        expect(extended.endDate).toBe(
          addMonths(
            now,
            more.reduce((sum, months) => sum + months, 1),
          ),
        );
      }),
    );
  });
  it('becomes free on reading once its end has passed, not before', () => {
    const stored = { tier: 'plus', startDate: 0, endDate: 1000 };
    expect(effectiveMembership(stored, 1000)).toEqual({ tier: 'plus', startDate: 0, endDate: 1000 });
    expect(effectiveMembership(stored, 1001)).toEqual({ tier: 'free', startDate: 0, endDate: null });
    expect(effectiveMembership({ ...stored, endDate: null }, 9e15).tier).toBe('plus');
    expect(effectiveMembership({ ...stored, tier: 'gold' }, 0).tier).toBe('free');
  });
  it.each([
    ['2026-01-31T08:00:00Z', 1, '2026-02-28T08:00:00Z'],
    ['2028-01-31T08:00:00Z', 1, '2028-02-29T08:00:00Z'],
    ['2026-12-31T23:59:59Z', 2, '2027-02-28T23:59:59Z'],
    ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00Z'],
    ['2026-10-25T00:30:00Z', 1, '2026-11-25T00:30:00Z'],
  ])('%s plus %i months is %s', (from, months, to) => expect(addMonths(at(from), months)).toBe(at(to)));
  it('a month is never longer than 31 days nor shorter than 28', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: at('2060-01-01') }), (instant) => {
        const days = (addMonths(instant, 1) - instant) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
      }),
    );
  });
});

describe('gates', () => {
  it('open from the required tier on, never without a membership', () => {
    expect([opensGate(null), opensGate({ tier: 'free' }), opensGate({ tier: 'plus' }), opensGate({ tier: 'max' })]).toEqual([false, false, true, true]);
    expect([opensGate(null, 'free'), opensGate({ tier: 'free' }, 'free')]).toEqual([false, true]);
  });
  it('open if the feature itself is included', () => {
    expect(opensGate({ tier: 'plus' }, 'max', 'flashcards')).toBe(true);
    expect(hasFeature({ tier: 'free' }, 'lectures')).toBe(false);
    expect(hasFeature(null, 'lectures')).toBe(false);
  });
  it('say what they require', () => {
    expect(gateText('free')).toEqual({
      title: 'Premium Feature',
      text: 'This feature requires Plus membership or higher.',
      currentPlan: 'Free',
      requiredPlan: 'Plus',
      features: ['Unlimited practice questions', 'Detailed analytics', 'Progress tracking'],
      more: '...and 2 more features',
      upgrade: 'Upgrade to Plus - $9.99/month',
    });
    expect(gateText('plus', 'max')).toMatchObject({ currentPlan: 'Plus', more: '...and 3 more features', upgrade: 'Upgrade to Max - $19.99/month' });
    expect(gateText('gold', 'free').more).toBeNull();
  });
});
