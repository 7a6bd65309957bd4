/** What a student is told about a code before paying. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { couponErrors } from '#contract/coupons.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { verifiedStudent } from '../support/students.ts';
import { codeOf, day, decision, endReason, startCouponServer, type CouponServer } from '../support/coupon-server.ts';

let couponServer: CouponServer;
beforeAll(async () => {
  couponServer = await startCouponServer();
});
afterAll(() => couponServer.server.stop());

describe('a student asks', () => {
  test('and is told what the code takes off', async () => {
    const code = codeOf(await couponServer.make({ duration: { kind: 'months', months: 3 } }));
    expect(await couponServer.check(` ${code.toLowerCase()} `)).toEqual({
      code,
      discount: { kind: 'percent', percent: 20 },
      duration: { kind: 'months', months: 3 },
      text: '20% off for 3 months',
      listCents: 999,
      offCents: 200,
      dueCents: 799,
    });
    expect(await couponServer.check(code, { months: 12 })).toMatchObject({ listCents: 11_988, offCents: 600, dueCents: 11_388 });
    expect(await couponServer.check(code, { tier: 'max', months: 2 })).toMatchObject({ listCents: 3998, offCents: 800, dueCents: 3198 });
    const free = codeOf(await couponServer.make({ discount: { kind: 'percent', percent: 100 }, duration: { kind: 'forever' } }));
    expect(await couponServer.check(free, { tier: 'max', months: 24 })).toMatchObject({ dueCents: 0 });
    const amount = codeOf(await couponServer.make({ discount: { kind: 'amount', cents: 10_000 } }));
    expect(await couponServer.check(amount)).toMatchObject({ offCents: 999, dueCents: 0 });
  });

  test('and asking changes nothing: no place, no plan, not even for a price of nothing', async () => {
    const code = codeOf(await couponServer.make({ discount: { kind: 'percent', percent: 100 }, duration: { kind: 'forever' } }));
    const before = await fingerprint(couponServer.server);
    for (let tries = 0; tries < 3; tries++) await couponServer.check(code);
    await couponServer.denied('NO-SUCH-CODE', {}, couponServer.student);
    expect(await fingerprint(couponServer.server)).toEqual(before);
  });

  test('and is told why not, each reason in its own words', async () => {
    const person = await verifiedStudent(couponServer.server);
    const plusOnly = codeOf(await couponServer.make({ tiers: ['plus'] }));
    const mine = codeOf(await couponServer.make());
    await couponServer.use(mine, person.id);
    const usedUp = codeOf(await couponServer.make({ maxUses: 1 }));
    await couponServer.use(usedUp);
    const paused = await couponServer.make();
    await couponServer.admin.api.call('pauseCoupon', decision(paused));
    const ended = await couponServer.make();
    await couponServer.admin.api.call('endCoupon', decision(ended, endReason));
    const told = [
      await couponServer.denied('NO-SUCH-CODE', {}, person),
      await couponServer.denied(codeOf(ended), {}, person),
      await couponServer.denied(codeOf(paused), {}, person),
      await couponServer.denied(plusOnly, { tier: 'max' }, person),
      await couponServer.denied(mine, {}, person),
      await couponServer.denied(usedUp, {}, person),
    ];
    expect(told.map(({ code }) => code)).toEqual([...couponErrors]);
    expect(new Set(told.map(({ message }) => message)).size).toBe(6);
    // One's own checkout is no obstacle: the next one replaces it.
    const reserved = codeOf(await couponServer.make());
    await couponServer.reserve(reserved, person.id);
    expect((await couponServer.check(reserved, {}, person)).offCents).toBe(200);
  });

  test('and cannot tell a code that never worked from one that does not exist', async () => {
    const later = codeOf(await couponServer.make({ startsAt: couponServer.iso(day) }));
    const pausedBefore = await couponServer.make({ startsAt: couponServer.iso(day) });
    await couponServer.admin.api.call('pauseCoupon', decision(pausedBefore));
    const endedBefore = await couponServer.make({ startsAt: couponServer.iso(day) });
    await couponServer.admin.api.call('endCoupon', decision(endedBefore, endReason));
    const answers = [];
    for (const code of ['NO-SUCH-CODE', later, codeOf(pausedBefore), codeOf(endedBefore), '', 'x', '%', "' or 1=1 --", 'A'.repeat(100)]) {
      const { requestId: _, ...rest } = await couponServer.denied(code, { tier: 'max' });
      answers.push(rest);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(answers[0])]));
    expect(answers[0]).toMatchObject({ status: 404, code: 'coupon-unknown' });
    couponServer.server.advance(1.5 * day);
    try {
      expect((await couponServer.denied(codeOf(endedBefore))).code).toBe('coupon-unknown');
      expect((await couponServer.denied(codeOf(pausedBefore))).code).toBe('coupon-paused');
    } finally {
      couponServer.server.advance(Date.now() - couponServer.server.now());
    }
  });

  test('one second before the end, at it, and one second after', async () => {
    // Sessions must outlast the clock's jump.
    const end = couponServer.server.now() + 2 * day;
    const [starts, code] = [
      couponServer.server.now() + day,
      codeOf(await couponServer.make({ startsAt: couponServer.iso(day), expiresAt: new Date(end).toISOString() })),
    ];
    const at = async (instant: number) => {
      couponServer.server.advance(instant - couponServer.server.now());
      const answer = await couponServer.student.api.try('checkCoupon', { body: { code, tier: 'plus', months: null } });
      return answer.status;
    };
    try {
      expect([await at(starts - 1000), await at(starts + 1000), await at(end - 1000), await at(end), await at(end + 1000)]).toEqual([404, 200, 200, 410, 410]);
    } finally {
      couponServer.server.advance(Date.now() - couponServer.server.now());
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
  ])('about %s and is refused', async (_, change) => expect(await couponServer.denied('SPRING-1', change)).toMatchObject({ status: 400, code: 'bad-input' }));
});
