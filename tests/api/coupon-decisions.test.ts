/** Administrators pause, resume and end coupons, and find them in the list. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmReservation } from '#server/features/coupons/store.ts';
import { signUp } from '../support/students.ts';
import { codeOf, day, decision, endReason, startCouponServer, type CouponServer } from '../support/coupon-server.ts';

let couponServer: CouponServer;
beforeAll(async () => {
  couponServer = await startCouponServer();
});
afterAll(() => couponServer.server.stop());

describe('pausing, resuming and ending', () => {
  test('is done at once, with history and log', async () => {
    const coupon = await couponServer.make();
    const code = codeOf(coupon);
    const paused = await couponServer.admin.api.call('pauseCoupon', decision(coupon));
    expect([paused.coupon.state, (await couponServer.denied(code)).code]).toEqual(['paused', 'coupon-paused']);
    expect(await couponServer.reserve(code)).toMatchObject({ reason: 'paused' });
    const resumed = await couponServer.admin.api.call('resumeCoupon', decision(paused));
    expect([resumed.coupon.state, (await couponServer.check(code)).offCents]).toEqual(['active', 200]);
    const ended = await couponServer.admin.api.call('endCoupon', decision(resumed, { reason: '  The campaign is over ' }));
    expect([ended.coupon.state, (await couponServer.denied(code)).code]).toEqual(['ended', 'coupon-expired']);
    expect(ended.history.map(({ kind, reason: why, adminName }) => [kind, why, adminName])).toEqual([
      ['end', 'The campaign is over', 'Root'],
      ['resume', null, 'Root'],
      ['pause', null, 'Root'],
      ['make', null, 'Root'],
    ]);
    const log = await couponServer.actions(coupon.coupon.id);
    expect(log.map(({ action_type }) => action_type)).toEqual(['make-coupon', 'pause-coupon', 'resume-coupon', 'end-coupon']);
    expect(log[3]?.metadata).toMatchObject({ reason: 'The campaign is over', changeId: ended.coupon.lastChangeId });
    for (const id of ['pauseCoupon', 'resumeCoupon', 'endCoupon'] as const)
      expect(await couponServer.admin.api.refused(id, decision(ended, id === 'endCoupon' ? endReason : {}))).toMatchObject({
        status: 409,
        code: 'coupon-ended',
      });
  });

  test('leaves open checkouts the price they were promised', async () => {
    const coupon = await couponServer.make();
    const reservation = await couponServer.reserve(codeOf(coupon));
    await couponServer.admin.api.call('endCoupon', decision(coupon, endReason));
    if (!('id' in reservation)) throw new Error('not reserved');
    expect(
      await couponServer.server.database.transaction((queryable) =>
        confirmReservation(queryable, couponServer.student.id, reservation.id, couponServer.server.now()),
      ),
    ).toBe(true);
    expect((await couponServer.look(coupon.coupon.id)).coupon).toMatchObject({ used: 1, reserved: 0 });
  });

  test('from outdated data, or twice, changes nothing', async () => {
    const coupon = await couponServer.make();
    const twice = decision(coupon);
    const answers = await Promise.all(Array.from({ length: 6 }, () => couponServer.admin.api.try('pauseCoupon', twice)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await couponServer.admin.api.refused('endCoupon', { ...twice, body: { ...twice.body, ...endReason } })).toMatchObject({
      status: 409,
      code: 'coupon-changed',
    });
    const now = await couponServer.look(coupon.coupon.id);
    expect(now.history).toHaveLength(2);
    expect(await couponServer.admin.api.refused('pauseCoupon', decision(now))).toMatchObject({ code: 'coupon-changed' });
    const resumed = await couponServer.admin.api.call('resumeCoupon', decision(now));
    expect(await couponServer.admin.api.refused('resumeCoupon', decision(resumed))).toMatchObject({ code: 'coupon-changed' });
  });

  test('needs a reason to end, and an existing coupon', async () => {
    const coupon = await couponServer.make();
    for (const bad of [undefined, '', ' ab ', 'x'.repeat(301), 'a\u0000bc'])
      expect(await couponServer.admin.api.refused('endCoupon', decision(coupon, { reason: bad }))).toMatchObject({ status: 400, code: 'bad-input' });
    const missing = { params: { couponId: '01900000-0000-7000-8000-000000000000' } };
    const body = { lastChangeId: coupon.coupon.lastChangeId };
    for (const [id, more] of [
      ['getCoupon', undefined],
      ['exportCouponCodes', undefined],
      ['listRedemptions', undefined],
      ['pauseCoupon', body],
      ['resumeCoupon', body],
      ['endCoupon', { ...body, ...endReason }],
    ] as const)
      expect(await couponServer.admin.api.refused(id, { ...missing, ...(more && { body: more }) }), id).toMatchObject({
        status: 404,
        code: 'coupon-not-found',
      });
  });
});

describe('the list', () => {
  const names = async (query: Record<string, string | number>) => (await couponServer.admin.api.call('listCoupons', { query })).items.map(({ name }) => name);

  test('is filtered and searched', async () => {
    const name = (what: string) => ({ name: `Zebra ${what}`, code: `ZEBRA-${what.toUpperCase()}` });
    await couponServer.make(name('active'));
    await couponServer.make({ ...name('scheduled'), startsAt: couponServer.iso(day) });
    const paused = await couponServer.make(name('paused'));
    await couponServer.admin.api.call('pauseCoupon', decision(paused));
    const ended = await couponServer.make(name('ended'));
    await couponServer.admin.api.call('endCoupon', decision(ended, endReason));
    const used = await couponServer.make({ ...name('used'), maxUses: 1 });
    await couponServer.use(codeOf(used));
    const expired = await couponServer.make(name('expired'));
    await couponServer.server.database.query(
      `update coupons set starts_at = now() - interval '2 days', expires_at = now() - interval '1 second' where id = $1`,
      [expired.coupon.id],
    );
    expect(await names({ q: 'zebra' })).toEqual(['Zebra expired', 'Zebra used', 'Zebra ended', 'Zebra paused', 'Zebra scheduled', 'Zebra active']);
    expect(await names({ q: 'ZEBRA-', show: 'active' })).toEqual(['Zebra scheduled', 'Zebra active']);
    expect(await names({ q: 'zebra', show: 'paused' })).toEqual(['Zebra paused']);
    expect(await names({ q: 'zebra', show: 'ended' })).toEqual(['Zebra expired', 'Zebra used', 'Zebra ended']);
    expect(await names({ q: 'zebra-u' })).toEqual(['Zebra used']);
    for (const q of ['%', 'zebra_', "'; drop table coupons; --"]) expect(await names({ q })).toEqual([]);
    const states = (await couponServer.admin.api.call('listCoupons', { query: { q: 'zebra' } })).items.map(({ state }) => state);
    expect(states).toEqual(['ended', 'used-up', 'ended', 'paused', 'scheduled', 'active']);
  });

  test('and redemptions come in pages that neither miss nor repeat any', async () => {
    for (let index = 0; index < 7; index++) await couponServer.make({ name: `Pager ${index}` });
    const coupon = await couponServer.make({ name: 'Pager popular' });
    const people = await Promise.all(Array.from({ length: 7 }, (_, index) => signUp(couponServer.server, `Reader ${index}`)));
    for (const [index, person] of people.entries())
      await (index === 3 ? couponServer.reserve(codeOf(coupon), person.id) : couponServer.use(codeOf(coupon), person.id));
    const seen = { coupons: [] as string[], redemptions: [] as string[] };
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: { name: string }[]; nextCursor: string | null } = await couponServer.admin.api.call('listCoupons', {
        query: { q: 'pager', limit: 3, ...(cursor && { cursor }) },
      });
      seen.coupons.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    }
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: { userName: string; state: string }[]; nextCursor: string | null } = await couponServer.admin.api.call('listRedemptions', {
        params: { couponId: coupon.coupon.id },
        query: { limit: 3, ...(cursor && { cursor }) },
      });
      seen.redemptions.push(...page.items.map(({ userName, state }) => `${userName} ${state}`));
      cursor = page.nextCursor;
    }
    expect(seen.coupons).toEqual(['Pager popular', ...[6, 5, 4, 3, 2, 1, 0].map((index) => `Pager ${index}`)]);
    expect(seen.redemptions).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `Reader ${index} ${index === 3 ? 'reserved' : 'used'}`));
    const { items: redemptions } = await couponServer.admin.api.call('listRedemptions', { params: { couponId: coupon.coupon.id } });
    expect(redemptions[0]).toMatchObject({ userId: people[6]?.id, email: people[6]?.email, code: coupon.coupon.code, tier: 'plus' });
    expect((await couponServer.look(coupon.coupon.id)).coupon).toMatchObject({ used: 6, reserved: 1 });
    const oldest: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: { name: string }[]; nextCursor: string | null } = await couponServer.admin.api.call('listCoupons', {
        query: { q: 'pager', sort: 'created', limit: 3, ...(cursor && { cursor }) },
      });
      oldest.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    }
    expect(oldest).toEqual(seen.coupons.toReversed());
    for (const query of [{ cursor: 'x' }, { cursor: "'; drop table coupons" }, { sort: 'name' }])
      expect(await couponServer.admin.api.refused('listCoupons', { query })).toMatchObject({ status: 400 });
    for (const limit of [0, 51, 'x']) expect(await couponServer.admin.api.refused('listCoupons', { query: { limit } })).toMatchObject({ status: 400 });
  });
});
