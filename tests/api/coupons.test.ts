/** Coupons over HTTP: what administrators create, and who is refused. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { triesCodes } from '#contract/coupons.ts';
import { ApiClient } from '../support/api-client.ts';
import { signUp, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer } from '../support/test-server.ts';
import { batchForm, couponForm } from '../support/coupon-forms.ts';
import { codeOf, day, decision, endReason, startCouponServer, type CouponServer } from '../support/coupon-server.ts';

let couponServer: CouponServer;
beforeAll(async () => {
  couponServer = await startCouponServer();
});
afterAll(() => couponServer.server.stop());

describe('making a coupon', () => {
  test('for everybody', async () => {
    const expiresAt = couponServer.iso(30 * day);
    const detail = await couponServer.make({ code: 'back-2-School', maxUses: 100, expiresAt, duration: { kind: 'months', months: 3 }, tiers: ['max'] });
    expect(detail.coupon).toMatchObject({
      code: 'BACK-2-SCHOOL',
      singleUse: false,
      maxUses: 100,
      tiers: ['max'],
      state: 'active',
      used: 0,
      reserved: 0,
      expiresAt,
    });
    expect(detail.history.map(({ kind, adminName }) => [kind, adminName])).toEqual([['make', 'Root']]);
    expect(await couponServer.look(detail.coupon.id)).toEqual(detail);
    const [action, ...more] = await couponServer.actions(detail.coupon.id);
    expect(more).toEqual([]);
    expect(action).toMatchObject({ admin_id: couponServer.admin.id, action_type: 'make-coupon', metadata: { code: 'BACK-2-SCHOOL', maxUses: 100 } });
  });

  test('as a batch of codes that work once, which no list or log gives away', async () => {
    const detail = await couponServer.admin.api.call('makeCouponBatch', { body: batchForm({ count: 50, name: '=HYPERLINK("https://evil.example")' }) });
    expect(detail.coupon).toMatchObject({ singleUse: true, code: null, maxUses: 50 });
    const { csv } = await couponServer.admin.api.call('exportCouponCodes', { params: { couponId: detail.coupon.id } });
    const codes = [...csv.matchAll(/^"([A-Z0-9-]{17})","Not used"/gm)].map(([, code = '']) => code);
    expect(new Set(codes).size).toBe(50);
    expect(csv.split('\r\n')[0]).toBe('"Code","State","Coupon","Discount","Plans","Starts","Expires"');
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(csv).not.toMatch(/"=/);
    const [code = '', other = ''] = codes;
    await couponServer.use(code);
    await couponServer.reserve(other, (await signUp(couponServer.server)).id);
    const again = (await couponServer.admin.api.call('exportCouponCodes', { params: { couponId: detail.coupon.id } })).csv;
    expect([again.match(/"Used"/g)?.length, again.match(/"In checkout"/g)?.length, again.match(/"Not used"/g)?.length]).toEqual([1, 1, 48]);
    const log = await couponServer.actions(detail.coupon.id);
    expect(log.map(({ action_type }) => action_type)).toEqual(['make-coupon-batch', 'export-coupon-codes', 'export-coupon-codes']);
    const elsewhere = JSON.stringify([log, await couponServer.look(detail.coupon.id), await couponServer.admin.api.call('listCoupons')]);
    expect(codes.filter((text) => elsewhere.includes(text))).toEqual([]);
  });

  test('twice with the same form makes one; with other details it is refused', async () => {
    const body = couponForm({ maxUses: 7 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => couponServer.admin.api.call('makeCoupon', { body })));
    expect(new Set(answers.map(({ coupon }) => coupon.id)).size).toBe(1);
    expect(await couponServer.actions(answers[0]?.coupon.id ?? '')).toHaveLength(1);
    expect(await couponServer.admin.api.refused('makeCoupon', { body: { ...body, maxUses: 8 } })).toMatchObject({ status: 409, code: 'coupon-form-used' });
    const batch = batchForm({ startsAt: couponServer.iso(day), expiresAt: couponServer.iso(2 * day) });
    const batches = await Promise.all(Array.from({ length: 8 }, () => couponServer.admin.api.call('makeCouponBatch', { body: batch })));
    expect(new Set(batches.map(({ coupon }) => coupon.id)).size).toBe(1);
    expect(await couponServer.admin.api.refused('makeCouponBatch', { body: { ...batch, count: 6 } })).toMatchObject({ code: 'coupon-form-used' });
  });

  test('with a code that exists is refused, in any case, also when two do it at once', async () => {
    const code = codeOf(await couponServer.make());
    const before = await couponServer.rowCounts();
    expect(await couponServer.admin.api.refused('makeCoupon', { body: couponForm({ code: code.toLowerCase() }) })).toMatchObject({
      status: 409,
      code: 'coupon-code-taken',
    });
    expect(await couponServer.rowCounts()).toEqual(before);
    const statuses = await Promise.all(Array.from({ length: 6 }, () => couponServer.admin.api.try('makeCoupon', { body: couponForm({ code: 'RACE-2026' }) })));
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('is atomic: if one part cannot be saved, none is', async () => {
    const before = await couponServer.rowCounts();
    for (const [table, columns] of [
      ['coupon_changes', 'kind'],
      ['admin_actions', 'action_type'],
    ] as const) {
      await couponServer.server.database.query(`alter table ${table} rename column ${columns} to away`);
      const answers = [
        await couponServer.admin.api.try('makeCoupon', { body: couponForm() }),
        await couponServer.admin.api.try('makeCouponBatch', { body: batchForm() }),
      ];
      await couponServer.server.database.query(`alter table ${table} rename column away to ${columns}`);
      expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    }
    expect(await couponServer.rowCounts()).toEqual(before);
  });

  const percent = (value: unknown) => ({ discount: { kind: 'percent', percent: value } });
  const cents = (value: unknown) => ({ discount: { kind: 'amount', cents: value } });
  const months = (value: unknown) => ({ duration: { kind: 'months', months: value } });
  test.each<[string, object, string]>([
    ['0 percent', percent(0), 'discount.percent'],
    ['more than everything', percent(101), 'discount.percent'],
    ['a negative share', percent(-20), 'discount.percent'],
    ['part of a percent', percent(12.5), 'discount.percent'],
    ['a share in words', percent('20'), 'discount.percent'],
    ['no amount', cents(0), 'discount.cents'],
    ['a negative amount', cents(-500), 'discount.cents'],
    ['an amount beyond any price', cents(10_001), 'discount.cents'],
    ['an amount that overflows', cents(2 ** 31), 'discount.cents'],
    ['an amount beyond numbers', cents(1e308), 'discount.cents'],
    ['both kinds', { discount: { kind: 'percent', percent: 5, cents: 5 } }, 'discount'],
    ['no kind', { discount: { kind: 'free' } }, 'discount.kind'],
    ['no months', months(0), 'duration.months'],
    ['too many months', months(37), 'duration.months'],
    ['months that overflow', months(40_000), 'duration.months'],
    ['no duration', { duration: { kind: 'weekly' } }, 'duration.kind'],
    ['no plan', { tiers: [] }, 'tiers'],
    ['the free plan', { tiers: ['free'] }, 'tiers.0'],
    ['a plan twice', { tiers: ['plus', 'plus'] }, 'tiers'],
    ['no use', { maxUses: 0 }, 'maxUses'],
    ['uses that overflow', { maxUses: 2 ** 31 }, 'maxUses'],
    ['no use per person', { usesPerUser: 0 }, 'usesPerUser'],
    ['uses per person that overflow', { usesPerUser: 40_000 }, 'usesPerUser'],
    ['no name', { name: '  ' }, 'name'],
    ['a long name', { name: 'x'.repeat(81) }, 'name'],
    ['a name that cannot be kept', { name: 'a\u0000' }, 'name'],
    ['a short code', { code: 'ABC' }, 'code'],
    ['a long code', { code: 'A'.repeat(25) }, 'code'],
    ['a code with other characters', { code: 'ſAVE 20%' }, 'code'],
    ['a code of a formula', { code: '=1+1' }, 'code'],
    ['an end that has passed', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    ['an end before the start', { startsAt: '2027-06-01T00:00:00Z', expiresAt: '2027-05-01T00:00:00Z' }, 'expiresAt'],
    ['an end with the start', { startsAt: '2027-06-01T00:00:00Z', expiresAt: '2027-06-01T00:00:00Z' }, 'expiresAt'],
    ['an end in another age', { expiresAt: '9999-01-01T00:00:00Z' }, 'expiresAt'],
    ['a start in another age', { startsAt: '9999-01-01T00:00:00Z' }, 'startsAt'],
    ['a date in words', { expiresAt: 'tomorrow' }, 'expiresAt'],
    ['fields nobody asked for', { taken: 0 }, 'body'],
  ])('with %s is refused', async (_, change, field) => {
    const before = await couponServer.rowCounts();
    const answer = await couponServer.admin.api.refused('makeCoupon', { body: couponForm(change) });
    expect(answer).toMatchObject({ status: 400, code: 'bad-input' });
    expect(Object.keys(answer.fields ?? {})).toContain(field);
    expect(await couponServer.rowCounts()).toEqual(before);
  });

  test.each([0, -1, 501, 1.5, 1e9])('in a batch of %j is refused', async (count) =>
    expect((await couponServer.admin.api.refused('makeCouponBatch', { body: batchForm({ count }) })).fields).toHaveProperty('count'),
  );
});

describe('nobody else', () => {
  test('makes, sees or stops a coupon, not even an administrator without a verified address', async () => {
    const coupon = await couponServer.make();
    const before = await couponServer.rowCounts();
    const unverified = await signUp(couponServer.server);
    await couponServer.server.database.query('update users set is_admin = true where id = $1', [unverified.id]);
    const paying = await verifiedStudent(couponServer.server);
    await couponServer.server.database.query(`update users set membership_tier = 'max' where id = $1`, [paying.id]);
    const inputs = {
      makeCoupon: { body: couponForm() },
      makeCouponBatch: { body: batchForm() },
      listCoupons: {},
      getCoupon: { params: { couponId: coupon.coupon.id } },
      exportCouponCodes: { params: { couponId: coupon.coupon.id } },
      listRedemptions: { params: { couponId: coupon.coupon.id } },
      pauseCoupon: decision(coupon),
      resumeCoupon: decision(coupon),
      endCoupon: decision(coupon, endReason),
    };
    const admins = Object.entries(calls).filter(([id, call]) => call.access === 'admin' && /[cC]oupon|Redemption/.test(id));
    expect(admins.map(([id]) => id).sort()).toEqual(Object.keys(inputs).sort());
    for (const [id, input] of Object.entries(inputs) as [keyof typeof inputs, object][]) {
      expect(await new ApiClient(couponServer.server).refused(id, input), id).toMatchObject({ status: 401, code: 'not-signed-in' });
      for (const person of [couponServer.student, paying, unverified])
        expect(await person.api.refused(id, input), id).toMatchObject({ status: 403, code: 'forbidden' });
    }
    expect(await couponServer.rowCounts()).toEqual(before);
    const asked = { body: { code: codeOf(coupon), tier: 'plus', months: null } };
    expect(await new ApiClient(couponServer.server).refused('checkCoupon', asked)).toMatchObject({ status: 401 });
    expect(await (await signUp(couponServer.server)).api.refused('checkCoupon', asked)).toMatchObject({ status: 403, code: 'email-not-verified' });
  });

  test('guesses codes: attempts are counted across all processes, right and wrong alike', async () => {
    const guarded = await startTestServer({ enforceRateLimits: true });
    try {
      const [guesser, other] = [await verifiedStudent(guarded), await verifiedStudent(guarded)];
      const guess = (person: Person, index: number) => person.api.try('checkCoupon', { body: { code: `GUESS-${index}`, tier: 'plus', months: null } });
      const statuses = [];
      for (let index = 0; index <= triesCodes.requests; index++) statuses.push((await guess(guesser, index)).status);
      expect(statuses).toEqual([...Array.from({ length: triesCodes.requests }, () => 404), 429]);
      expect((await guess(other, 0)).status).toBe(404);
      const kept = await guarded.database.query(`select 1 from rate_limits where key like 'checkCoupon:%'`);
      // The two accounts, and the IP they share.
      expect(kept.rowCount).toBe(3);
      guarded.advance(triesCodes.seconds * 1000);
      expect((await guess(guesser, 0)).status).toBe(404);
    } finally {
      await guarded.stop();
    }
  });
});
