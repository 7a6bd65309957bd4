/** What a student is told about a code before paying. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { couponErrors } from '#contract/coupons.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { verifiedStudent } from '../support/students.ts';
import { codeOf, day, decision, endReason, startCouponServer, type CouponServer } from '../support/coupon-server.ts';

let desk: CouponServer;
beforeAll(async () => {
  desk = await startCouponServer();
});
afterAll(() => desk.server.stop());

describe('a student asks', () => {
  test('and is told what the code takes off', async () => {
    const code = codeOf(await desk.make({ duration: { kind: 'months', months: 3 } }));
    expect(await desk.check(` ${code.toLowerCase()} `)).toEqual({
      code,
      discount: { kind: 'percent', percent: 20 },
      duration: { kind: 'months', months: 3 },
      text: '20% off for 3 months',
      listCents: 999,
      offCents: 200,
      dueCents: 799,
    });
    expect(await desk.check(code, { months: 12 })).toMatchObject({ listCents: 11_988, offCents: 600, dueCents: 11_388 });
    expect(await desk.check(code, { tier: 'max', months: 2 })).toMatchObject({ listCents: 3998, offCents: 800, dueCents: 3198 });
    const free = codeOf(await desk.make({ discount: { kind: 'percent', percent: 100 }, duration: { kind: 'forever' } }));
    expect(await desk.check(free, { tier: 'max', months: 24 })).toMatchObject({ dueCents: 0 });
    const amount = codeOf(await desk.make({ discount: { kind: 'amount', cents: 10_000 } }));
    expect(await desk.check(amount)).toMatchObject({ offCents: 999, dueCents: 0 });
  });

  test('and asking changes nothing: no place, no plan, not even for a price of nothing', async () => {
    const code = codeOf(await desk.make({ discount: { kind: 'percent', percent: 100 }, duration: { kind: 'forever' } }));
    const before = await fingerprint(desk.server);
    for (let tries = 0; tries < 3; tries++) await desk.check(code);
    await desk.denied('NO-SUCH-CODE', {}, desk.student);
    expect(await fingerprint(desk.server)).toEqual(before);
  });

  test('and is told why not, each reason in its own words', async () => {
    const person = await verifiedStudent(desk.server);
    const plusOnly = codeOf(await desk.make({ tiers: ['plus'] }));
    const mine = codeOf(await desk.make());
    await desk.use(mine, person.id);
    const usedUp = codeOf(await desk.make({ maxUses: 1 }));
    await desk.use(usedUp);
    const paused = await desk.make();
    await desk.admin.api.call('pauseCoupon', decision(paused));
    const ended = await desk.make();
    await desk.admin.api.call('endCoupon', decision(ended, endReason));
    const told = [
      await desk.denied('NO-SUCH-CODE', {}, person),
      await desk.denied(codeOf(ended), {}, person),
      await desk.denied(codeOf(paused), {}, person),
      await desk.denied(plusOnly, { tier: 'max' }, person),
      await desk.denied(mine, {}, person),
      await desk.denied(usedUp, {}, person),
    ];
    expect(told.map(({ code }) => code)).toEqual([...couponErrors]);
    expect(new Set(told.map(({ message }) => message)).size).toBe(6);
    // One's own checkout is no obstacle: the next one replaces it.
    const reserved = codeOf(await desk.make());
    await desk.reserve(reserved, person.id);
    expect((await desk.check(reserved, {}, person)).offCents).toBe(200);
  });

  test('and cannot tell a code that never worked from one that does not exist', async () => {
    const later = codeOf(await desk.make({ startsAt: desk.iso(day) }));
    const pausedBefore = await desk.make({ startsAt: desk.iso(day) });
    await desk.admin.api.call('pauseCoupon', decision(pausedBefore));
    const endedBefore = await desk.make({ startsAt: desk.iso(day) });
    await desk.admin.api.call('endCoupon', decision(endedBefore, endReason));
    const answers = [];
    for (const code of ['NO-SUCH-CODE', later, codeOf(pausedBefore), codeOf(endedBefore), '', 'x', '%', "' or 1=1 --", 'A'.repeat(100)]) {
      const { requestId: _, ...rest } = await desk.denied(code, { tier: 'max' });
      answers.push(rest);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(answers[0])]));
    expect(answers[0]).toMatchObject({ status: 404, code: 'coupon-unknown' });
    desk.server.advance(1.5 * day);
    try {
      expect((await desk.denied(codeOf(endedBefore))).code).toBe('coupon-unknown');
      expect((await desk.denied(codeOf(pausedBefore))).code).toBe('coupon-paused');
    } finally {
      desk.server.advance(Date.now() - desk.server.now());
    }
  });

  test('one second before the end, at it, and one second after', async () => {
    // Sessions must outlast the clock's jump.
    const end = desk.server.now() + 2 * day;
    const [starts, code] = [desk.server.now() + day, codeOf(await desk.make({ startsAt: desk.iso(day), expiresAt: new Date(end).toISOString() }))];
    const at = async (instant: number) => {
      desk.server.advance(instant - desk.server.now());
      const answer = await desk.student.api.try('checkCoupon', { body: { code, tier: 'plus', months: null } });
      return answer.status;
    };
    try {
      expect([await at(starts - 1000), await at(starts + 1000), await at(end - 1000), await at(end), await at(end + 1000)]).toEqual([404, 200, 200, 410, 410]);
    } finally {
      desk.server.advance(Date.now() - desk.server.now());
    }
  });

  test.each<[string, object]>([
    ['the free plan', { tier: 'free' }],
    ['no months', { months: 0 }],
    ['too many months', { months: 25 }],
    ['negative months', { months: -1 }],
    ['a price', { priceCents: 1 }],
    ['a code of another kind', { code: 7 }],
    ['an endless code', { code: 'A'.repeat(101) }],
  ])('about %s and is refused', async (_, change) => expect(await desk.denied('SPRING-1', change)).toMatchObject({ status: 400, code: 'bad-input' }));
});
