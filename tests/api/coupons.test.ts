/** Coupons over HTTP: what administrators create and stop, what students are told, and who is refused. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { couponErrors, triesCodes, type CouponDetail } from '#contract/coupons.ts';
import { confirmReservation, reserveCoupon } from '#server/features/coupons/store.ts';
import { ApiClient } from '../support/browserless-client.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { signUp, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let admin: Person;
let student: Person;
beforeAll(async () => {
  server = await startTestServer();
  [admin, student] = [await verifiedStudent(server), await verifiedStudent(server)];
  await server.database.query(`update users set is_admin = true, name = 'Root' where id = $1`, [admin.id]);
});
afterAll(() => server.stop());

const day = 86_400_000;
const iso = (offset: number) => new Date(server.now() + offset).toISOString();
let made = 0;

/** A form as the screen sends it: 20% off the first month of Plus and Max, for everybody. */
const form = (change: object = {}) => ({
  requestId: crypto.randomUUID(),
  name: 'Spring',
  code: `SPRING-${++made}`,
  discount: { kind: 'percent', percent: 20 },
  duration: { kind: 'once' },
  tiers: ['plus', 'max'],
  maxUses: null,
  usesPerUser: 1,
  startsAt: null,
  expiresAt: null,
  ...change,
});
const make = (change: object = {}) => admin.api.call('makeCoupon', { body: form(change) });
const batchForm = (change: object = {}) => {
  const { code: _, maxUses: __, ...rest } = form();
  return { ...rest, count: 5, ...change };
};
const makeBatch = (change: object = {}) => admin.api.call('makeCouponBatch', { body: batchForm(change) });
const look = (couponId: string) => admin.api.call('getCoupon', { params: { couponId } });
const check = (code: string, change: object = {}, person = student) =>
  person.api.call('checkCoupon', { body: { code, tier: 'plus', months: null, ...change } });
const denied = (code: string, change: object = {}, person = student) =>
  person.api.refused('checkCoupon', { body: { code, tier: 'plus', months: null, ...change } });
const codeOf = ({ coupon }: CouponDetail) => coupon.code ?? '';

type Action = 'pauseCoupon' | 'resumeCoupon' | 'endCoupon';
const decision = ({ coupon }: CouponDetail, body: object = {}) => ({ params: { couponId: coupon.id }, body: { lastChangeId: coupon.lastChangeId, ...body } });
const reason = { reason: 'The campaign is over' };

const reserve = (code: string, userId = student.id) =>
  server.database.transaction((queryable) => reserveCoupon(queryable, { userId, code, tier: 'plus', now: server.now() }));
async function use(code: string, userId = student.id): Promise<void> {
  const reservation = await reserve(code, userId);
  if (!('id' in reservation)) throw new Error(`refused: ${reservation.reason}`);
  await server.database.transaction((queryable) => confirmReservation(queryable, userId, reservation.id, server.now()));
}

async function actions(couponId: string) {
  const { rows } = await server.database.query<{ admin_id: string; action_type: string; metadata: Record<string, unknown> }>(
    'select admin_id, action_type, metadata from admin_actions where content_id = $1 order by id',
    [couponId],
  );
  return rows;
}

async function rowCounts() {
  const { rows } = await server.database.query<object>(
    `select (select count(*) from coupons) as coupons, (select count(*) from coupon_codes) as codes, (select count(*) from coupon_changes) as changes,
       (select count(*) from admin_actions) as actions, (select coalesce(max(last_change_id::text), '') from coupons) as newest`,
  );
  return rows[0];
}

describe('making a coupon', () => {
  test('for everybody', async () => {
    const expiresAt = iso(30 * day);
    const detail = await make({ code: 'back-2-School', maxUses: 100, expiresAt, duration: { kind: 'months', months: 3 }, tiers: ['max'] });
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
    expect(await look(detail.coupon.id)).toEqual(detail);
    const [action, ...more] = await actions(detail.coupon.id);
    expect(more).toEqual([]);
    expect(action).toMatchObject({ admin_id: admin.id, action_type: 'make-coupon', metadata: { code: 'BACK-2-SCHOOL', maxUses: 100 } });
  });

  test('as a batch of codes that work once, which no list or log gives away', async () => {
    const detail = await makeBatch({ count: 50, name: '=HYPERLINK("https://evil.example")' });
    expect(detail.coupon).toMatchObject({ singleUse: true, code: null, maxUses: 50 });
    const { csv } = await admin.api.call('exportCouponCodes', { params: { couponId: detail.coupon.id } });
    const codes = [...csv.matchAll(/^"([A-Z0-9-]{17})","Not used"/gm)].map(([, code = '']) => code);
    expect(new Set(codes).size).toBe(50);
    expect(csv.split('\r\n')[0]).toBe('"Code","State","Coupon","Discount","Plans","Starts","Expires"');
    expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(csv).not.toMatch(/"=/);
    const [code = '', other = ''] = codes;
    await use(code);
    await reserve(other, (await signUp(server)).id);
    const again = (await admin.api.call('exportCouponCodes', { params: { couponId: detail.coupon.id } })).csv;
    expect([again.match(/"Used"/g)?.length, again.match(/"In checkout"/g)?.length, again.match(/"Not used"/g)?.length]).toEqual([1, 1, 48]);
    const log = await actions(detail.coupon.id);
    expect(log.map(({ action_type }) => action_type)).toEqual(['make-coupon-batch', 'export-coupon-codes', 'export-coupon-codes']);
    const elsewhere = JSON.stringify([log, await look(detail.coupon.id), await admin.api.call('listCoupons')]);
    expect(codes.filter((text) => elsewhere.includes(text))).toEqual([]);
  });

  test('twice with the same form makes one; with other details it is refused', async () => {
    const body = form({ maxUses: 7 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => admin.api.call('makeCoupon', { body })));
    expect(new Set(answers.map(({ coupon }) => coupon.id)).size).toBe(1);
    expect(await actions(answers[0]?.coupon.id ?? '')).toHaveLength(1);
    expect(await admin.api.refused('makeCoupon', { body: { ...body, maxUses: 8 } })).toMatchObject({ status: 409, code: 'coupon-form-used' });
    const batch = batchForm({ startsAt: iso(day), expiresAt: iso(2 * day) });
    const batches = await Promise.all(Array.from({ length: 8 }, () => admin.api.call('makeCouponBatch', { body: batch })));
    expect(new Set(batches.map(({ coupon }) => coupon.id)).size).toBe(1);
    expect(await admin.api.refused('makeCouponBatch', { body: { ...batch, count: 6 } })).toMatchObject({ code: 'coupon-form-used' });
  });

  test('with a code that exists is refused, in any case, also when two do it at once', async () => {
    const code = codeOf(await make());
    const before = await rowCounts();
    expect(await admin.api.refused('makeCoupon', { body: form({ code: code.toLowerCase() }) })).toMatchObject({ status: 409, code: 'coupon-code-taken' });
    expect(await rowCounts()).toEqual(before);
    const statuses = await Promise.all(Array.from({ length: 6 }, () => admin.api.try('makeCoupon', { body: form({ code: 'RACE-2026' }) })));
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('is atomic: if one part cannot be saved, none is', async () => {
    const before = await rowCounts();
    for (const [table, columns] of [
      ['coupon_changes', 'kind'],
      ['admin_actions', 'action_type'],
    ] as const) {
      await server.database.query(`alter table ${table} rename column ${columns} to away`);
      const answers = [await admin.api.try('makeCoupon', { body: form() }), await admin.api.try('makeCouponBatch', { body: batchForm() })];
      await server.database.query(`alter table ${table} rename column away to ${columns}`);
      expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    }
    expect(await rowCounts()).toEqual(before);
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
    const before = await rowCounts();
    const answer = await admin.api.refused('makeCoupon', { body: form(change) });
    expect(answer).toMatchObject({ status: 400, code: 'bad-input' });
    expect(Object.keys(answer.fields ?? {})).toContain(field);
    expect(await rowCounts()).toEqual(before);
  });

  test.each([0, -1, 501, 1.5, 1e9])('in a batch of %j is refused', async (count) =>
    expect((await admin.api.refused('makeCouponBatch', { body: batchForm({ count }) })).fields).toHaveProperty('count'),
  );
});

describe('a student asks', () => {
  test('and is told what the code takes off', async () => {
    const code = codeOf(await make({ duration: { kind: 'months', months: 3 } }));
    expect(await check(` ${code.toLowerCase()} `)).toEqual({
      code,
      discount: { kind: 'percent', percent: 20 },
      duration: { kind: 'months', months: 3 },
      text: '20% off for 3 months',
      listCents: 999,
      offCents: 200,
      dueCents: 799,
    });
    expect(await check(code, { months: 12 })).toMatchObject({ listCents: 11_988, offCents: 600, dueCents: 11_388 });
    expect(await check(code, { tier: 'max', months: 2 })).toMatchObject({ listCents: 3998, offCents: 800, dueCents: 3198 });
    const free = codeOf(await make({ discount: { kind: 'percent', percent: 100 }, duration: { kind: 'forever' } }));
    expect(await check(free, { tier: 'max', months: 24 })).toMatchObject({ dueCents: 0 });
    const amount = codeOf(await make({ discount: { kind: 'amount', cents: 10_000 } }));
    expect(await check(amount)).toMatchObject({ offCents: 999, dueCents: 0 });
  });

  test('and asking changes nothing: no place, no plan, not even for a price of nothing', async () => {
    const code = codeOf(await make({ discount: { kind: 'percent', percent: 100 }, duration: { kind: 'forever' } }));
    const before = await fingerprint(server);
    for (let tries = 0; tries < 3; tries++) await check(code);
    await denied('NO-SUCH-CODE', {}, student);
    expect(await fingerprint(server)).toEqual(before);
  });

  test('and is told why not, each reason in its own words', async () => {
    const person = await verifiedStudent(server);
    const plusOnly = codeOf(await make({ tiers: ['plus'] }));
    const mine = codeOf(await make());
    await use(mine, person.id);
    const usedUp = codeOf(await make({ maxUses: 1 }));
    await use(usedUp);
    const paused = await make();
    await admin.api.call('pauseCoupon', decision(paused));
    const ended = await make();
    await admin.api.call('endCoupon', decision(ended, reason));
    const told = [
      await denied('NO-SUCH-CODE', {}, person),
      await denied(codeOf(ended), {}, person),
      await denied(codeOf(paused), {}, person),
      await denied(plusOnly, { tier: 'max' }, person),
      await denied(mine, {}, person),
      await denied(usedUp, {}, person),
    ];
    expect(told.map(({ code }) => code)).toEqual([...couponErrors]);
    expect(new Set(told.map(({ message }) => message)).size).toBe(6);
    // One's own checkout is no obstacle: the next one replaces it.
    const reserved = codeOf(await make());
    await reserve(reserved, person.id);
    expect((await check(reserved, {}, person)).offCents).toBe(200);
  });

  test('and cannot tell a code that never worked from one that does not exist', async () => {
    const later = codeOf(await make({ startsAt: iso(day) }));
    const pausedBefore = await make({ startsAt: iso(day) });
    await admin.api.call('pauseCoupon', decision(pausedBefore));
    const endedBefore = await make({ startsAt: iso(day) });
    await admin.api.call('endCoupon', decision(endedBefore, reason));
    const answers = [];
    for (const code of ['NO-SUCH-CODE', later, codeOf(pausedBefore), codeOf(endedBefore), '', 'x', '%', "' or 1=1 --", 'A'.repeat(100)]) {
      const { requestId: _, ...rest } = await denied(code, { tier: 'max' });
      answers.push(rest);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(answers[0])]));
    expect(answers[0]).toMatchObject({ status: 404, code: 'coupon-unknown' });
    server.advance(1.5 * day);
    try {
      expect((await denied(codeOf(endedBefore))).code).toBe('coupon-unknown');
      expect((await denied(codeOf(pausedBefore))).code).toBe('coupon-paused');
    } finally {
      server.advance(Date.now() - server.now());
    }
  });

  test('one second before the end, at it, and one second after', async () => {
    // Sessions must outlast the clock's jump.
    const end = server.now() + 2 * day;
    const [starts, code] = [server.now() + day, codeOf(await make({ startsAt: iso(day), expiresAt: new Date(end).toISOString() }))];
    const at = async (instant: number) => {
      server.advance(instant - server.now());
      const answer = await student.api.try('checkCoupon', { body: { code, tier: 'plus', months: null } });
      return answer.status;
    };
    try {
      expect([await at(starts - 1000), await at(starts + 1000), await at(end - 1000), await at(end), await at(end + 1000)]).toEqual([404, 200, 200, 410, 410]);
    } finally {
      server.advance(Date.now() - server.now());
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
  ])('about %s and is refused', async (_, change) => expect(await denied('SPRING-1', change)).toMatchObject({ status: 400, code: 'bad-input' }));
});

describe('pausing, resuming and ending', () => {
  test('is done at once, with history and log', async () => {
    const coupon = await make();
    const code = codeOf(coupon);
    const paused = await admin.api.call('pauseCoupon', decision(coupon));
    expect([paused.coupon.state, (await denied(code)).code]).toEqual(['paused', 'coupon-paused']);
    expect(await reserve(code)).toMatchObject({ reason: 'paused' });
    const resumed = await admin.api.call('resumeCoupon', decision(paused));
    expect([resumed.coupon.state, (await check(code)).offCents]).toEqual(['active', 200]);
    const ended = await admin.api.call('endCoupon', decision(resumed, { reason: '  The campaign is over ' }));
    expect([ended.coupon.state, (await denied(code)).code]).toEqual(['ended', 'coupon-expired']);
    expect(ended.history.map(({ kind, reason: why, adminName }) => [kind, why, adminName])).toEqual([
      ['end', 'The campaign is over', 'Root'],
      ['resume', null, 'Root'],
      ['pause', null, 'Root'],
      ['make', null, 'Root'],
    ]);
    const log = await actions(coupon.coupon.id);
    expect(log.map(({ action_type }) => action_type)).toEqual(['make-coupon', 'pause-coupon', 'resume-coupon', 'end-coupon']);
    expect(log[3]?.metadata).toMatchObject({ reason: 'The campaign is over', changeId: ended.coupon.lastChangeId });
    for (const id of ['pauseCoupon', 'resumeCoupon', 'endCoupon'] as const)
      expect(await admin.api.refused(id, decision(ended, id === 'endCoupon' ? reason : {}))).toMatchObject({ status: 409, code: 'coupon-ended' });
  });

  test('leaves open checkouts the price they were promised', async () => {
    const coupon = await make();
    const reservation = await reserve(codeOf(coupon));
    await admin.api.call('endCoupon', decision(coupon, reason));
    if (!('id' in reservation)) throw new Error('not reserved');
    expect(await server.database.transaction((queryable) => confirmReservation(queryable, student.id, reservation.id, server.now()))).toBe(true);
    expect((await look(coupon.coupon.id)).coupon).toMatchObject({ used: 1, reserved: 0 });
  });

  test('from outdated data, or twice, changes nothing', async () => {
    const coupon = await make();
    const twice = decision(coupon);
    const answers = await Promise.all(Array.from({ length: 6 }, () => admin.api.try('pauseCoupon', twice)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await admin.api.refused('endCoupon', { ...twice, body: { ...twice.body, ...reason } })).toMatchObject({ status: 409, code: 'coupon-changed' });
    const now = await look(coupon.coupon.id);
    expect(now.history).toHaveLength(2);
    expect(await admin.api.refused('pauseCoupon', decision(now))).toMatchObject({ code: 'coupon-changed' });
    const resumed = await admin.api.call('resumeCoupon', decision(now));
    expect(await admin.api.refused('resumeCoupon', decision(resumed))).toMatchObject({ code: 'coupon-changed' });
  });

  test('needs a reason to end, and an existing coupon', async () => {
    const coupon = await make();
    for (const bad of [undefined, '', ' ab ', 'x'.repeat(301), 'a\u0000bc'])
      expect(await admin.api.refused('endCoupon', decision(coupon, { reason: bad }))).toMatchObject({ status: 400, code: 'bad-input' });
    const missing = { params: { couponId: '01900000-0000-7000-8000-000000000000' } };
    const body = { lastChangeId: coupon.coupon.lastChangeId };
    for (const [id, more] of [
      ['getCoupon', undefined],
      ['exportCouponCodes', undefined],
      ['listRedemptions', undefined],
      ['pauseCoupon', body],
      ['resumeCoupon', body],
      ['endCoupon', { ...body, ...reason }],
    ] as const)
      expect(await admin.api.refused(id, { ...missing, ...(more && { body: more }) }), id).toMatchObject({ status: 404, code: 'coupon-not-found' });
  });
});

describe('the list', () => {
  const names = async (query: Record<string, string | number>) => (await admin.api.call('listCoupons', { query })).items.map(({ name }) => name);

  test('is filtered and searched', async () => {
    const name = (what: string) => ({ name: `Zebra ${what}`, code: `ZEBRA-${what.toUpperCase()}` });
    await make(name('active'));
    await make({ ...name('scheduled'), startsAt: iso(day) });
    const paused = await make(name('paused'));
    await admin.api.call('pauseCoupon', decision(paused));
    const ended = await make(name('ended'));
    await admin.api.call('endCoupon', decision(ended, reason));
    const used = await make({ ...name('used'), maxUses: 1 });
    await use(codeOf(used));
    const expired = await make(name('expired'));
    await server.database.query(`update coupons set starts_at = now() - interval '2 days', expires_at = now() - interval '1 second' where id = $1`, [
      expired.coupon.id,
    ]);
    expect(await names({ q: 'zebra' })).toEqual(['Zebra expired', 'Zebra used', 'Zebra ended', 'Zebra paused', 'Zebra scheduled', 'Zebra active']);
    expect(await names({ q: 'ZEBRA-', show: 'active' })).toEqual(['Zebra scheduled', 'Zebra active']);
    expect(await names({ q: 'zebra', show: 'paused' })).toEqual(['Zebra paused']);
    expect(await names({ q: 'zebra', show: 'ended' })).toEqual(['Zebra expired', 'Zebra used', 'Zebra ended']);
    expect(await names({ q: 'zebra-u' })).toEqual(['Zebra used']);
    for (const q of ['%', 'zebra_', "'; drop table coupons; --"]) expect(await names({ q })).toEqual([]);
    const states = (await admin.api.call('listCoupons', { query: { q: 'zebra' } })).items.map(({ state }) => state);
    expect(states).toEqual(['ended', 'used-up', 'ended', 'paused', 'scheduled', 'active']);
  });

  test('and redemptions come in pages that neither miss nor repeat any', async () => {
    for (let index = 0; index < 7; index++) await make({ name: `Pager ${index}` });
    const coupon = await make({ name: 'Pager popular' });
    const people = await Promise.all(Array.from({ length: 7 }, (_, index) => signUp(server, `Reader ${index}`)));
    for (const [index, person] of people.entries()) await (index === 3 ? reserve(codeOf(coupon), person.id) : use(codeOf(coupon), person.id));
    const seen = { coupons: [] as string[], redemptions: [] as string[] };
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: { name: string }[]; nextCursor: string | null } = await admin.api.call('listCoupons', {
        query: { q: 'pager', limit: 3, ...(cursor && { cursor }) },
      });
      seen.coupons.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    }
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: { userName: string; state: string }[]; nextCursor: string | null } = await admin.api.call('listRedemptions', {
        params: { couponId: coupon.coupon.id },
        query: { limit: 3, ...(cursor && { cursor }) },
      });
      seen.redemptions.push(...page.items.map(({ userName, state }) => `${userName} ${state}`));
      cursor = page.nextCursor;
    }
    expect(seen.coupons).toEqual(['Pager popular', ...[6, 5, 4, 3, 2, 1, 0].map((index) => `Pager ${index}`)]);
    expect(seen.redemptions).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `Reader ${index} ${index === 3 ? 'reserved' : 'used'}`));
    const { items: redemptions } = await admin.api.call('listRedemptions', { params: { couponId: coupon.coupon.id } });
    expect(redemptions[0]).toMatchObject({ userId: people[6]?.id, email: people[6]?.email, code: coupon.coupon.code, tier: 'plus' });
    expect((await look(coupon.coupon.id)).coupon).toMatchObject({ used: 6, reserved: 1 });
    const oldest: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: { name: string }[]; nextCursor: string | null } = await admin.api.call('listCoupons', {
        query: { q: 'pager', sort: 'created', limit: 3, ...(cursor && { cursor }) },
      });
      oldest.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    }
    expect(oldest).toEqual(seen.coupons.toReversed());
    for (const query of [{ cursor: 'x' }, { cursor: "'; drop table coupons" }, { sort: 'name' }])
      expect(await admin.api.refused('listCoupons', { query })).toMatchObject({ status: 400 });
    for (const limit of [0, 51, 'x']) expect(await admin.api.refused('listCoupons', { query: { limit } })).toMatchObject({ status: 400 });
  });
});

describe('nobody else', () => {
  test('makes, sees or stops a coupon, not even an administrator without a verified address', async () => {
    const coupon = await make();
    const before = await rowCounts();
    const unverified = await signUp(server);
    await server.database.query('update users set is_admin = true where id = $1', [unverified.id]);
    const paying = await verifiedStudent(server);
    await server.database.query(`update users set membership_tier = 'max' where id = $1`, [paying.id]);
    const inputs = {
      makeCoupon: { body: form() },
      makeCouponBatch: { body: batchForm() },
      listCoupons: {},
      getCoupon: { params: { couponId: coupon.coupon.id } },
      exportCouponCodes: { params: { couponId: coupon.coupon.id } },
      listRedemptions: { params: { couponId: coupon.coupon.id } },
      pauseCoupon: decision(coupon),
      resumeCoupon: decision(coupon),
      endCoupon: decision(coupon, reason),
    };
    const admins = Object.entries(calls).filter(([id, call]) => call.access === 'admin' && /[cC]oupon|Redemption/.test(id));
    expect(admins.map(([id]) => id).sort()).toEqual(Object.keys(inputs).sort());
    for (const [id, input] of Object.entries(inputs) as [Action, object][]) {
      expect(await new ApiClient(server).refused(id, input), id).toMatchObject({ status: 401, code: 'not-signed-in' });
      for (const person of [student, paying, unverified]) expect(await person.api.refused(id, input), id).toMatchObject({ status: 403, code: 'forbidden' });
    }
    expect(await rowCounts()).toEqual(before);
    const asked = { body: { code: codeOf(coupon), tier: 'plus', months: null } };
    expect(await new ApiClient(server).refused('checkCoupon', asked)).toMatchObject({ status: 401 });
    expect(await (await signUp(server)).api.refused('checkCoupon', asked)).toMatchObject({ status: 403, code: 'email-not-verified' });
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
