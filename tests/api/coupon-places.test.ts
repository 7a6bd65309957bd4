/** Coupon reservations: however many people ask at once, and however their checkouts end, no limit is exceeded and no use is lost. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmReservation, lookAtCoupon, releaseReservation, reservationLifeMs, reserveCoupon } from '#server/features/coupons/store.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { goodPassword, verifiedStudent } from '../support/students.ts';
import { runRegularTask } from '../support/regular-tasks.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const start = Date.parse('2026-06-01T12:00:00Z');
let made = 0;

/** A coupon inserted directly into the database: 20% off Plus, valid since `start`, unless overridden. */
async function coupon(change: { maxUses?: number | null; usesPerUser?: number; expiresAt?: number; codes?: number } = {}): Promise<string[]> {
  const { maxUses = null, usesPerUser = 1, expiresAt = null, codes = 0 } = change;
  const id = uuidv7();
  await server.database.query(
    `insert into coupons (id, request_id, name, single_use, percent, duration, tiers, max_uses, uses_per_user, starts_at, expires_at, last_change_id, created_at)
     values ($1, $1, 'Test', $2, 20, 'once', '{plus}', $3, $4, $5, $6, $1, $5)`,
    [id, codes > 0, codes > 0 ? codes : maxUses, usesPerUser, new Date(start), expiresAt === null ? null : new Date(expiresAt)],
  );
  const texts = Array.from({ length: Math.max(1, codes) }, () => `TEST-${++made}`);
  for (const code of texts) await server.database.query('insert into coupon_codes (code, coupon_id, single_use) values ($1, $2, $3)', [code, id, codes > 0]);
  return texts;
}

const user = () => uuidv7();
const reserve = (code: string, userId = user(), now = start) =>
  server.database.transaction((queryable) => reserveCoupon(queryable, { userId, code, tier: 'plus', now }));
const confirm = (userId: string, id: string, now = start) => server.database.transaction((queryable) => confirmReservation(queryable, userId, id, now));
const release = (userId: string, id: string) => server.database.transaction((queryable) => releaseReservation(queryable, userId, id));
const reasonOf = (answer: Awaited<ReturnType<typeof reserve>>) => ('reason' in answer ? answer.reason : 'reserved');
const idOf = (answer: Awaited<ReturnType<typeof reserve>>) => ('id' in answer ? answer.id : expect.fail(`refused: ${answer.reason}`));

async function counters(code: string) {
  const { rows } = await server.database.query<{ coupon: number; code: number; places: number }>(
    `select c.taken as coupon, k.taken as code,
       (select count(*)::int from coupon_redemptions r where r.code = k.code and r.state in ('reserved', 'used')) as places
     from coupon_codes k join coupons c on c.id = k.coupon_id where k.code = $1`,
    [code],
  );
  return rows[0];
}

/** Locks the code's row until every connection is waiting, so that the requests really collide. */
async function together<T>(code: string, requests: () => Promise<T>[]): Promise<T[]> {
  const holder = server.database.separate(1);
  const sent = await holder.transaction(async (queryable) => {
    await queryable.query('select 1 from coupon_codes where code = $1 for update', [code]);
    const answers = requests();
    const waiting = `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const count = async () => {
      // A transaction keeps the snapshot of its first read.
      await queryable.query('select pg_stat_clear_snapshot()');
      return (await queryable.query<{ count: number }>(waiting)).rows[0]?.count;
    };
    await expect.poll(count).toBe(10);
    return { answers };
  });
  await holder.close();
  return Promise.all(sent.answers);
}

describe('at the same moment', () => {
  test('200 want a code that works once: exactly one gets it', async () => {
    const [code = ''] = await coupon({ codes: 1 });
    const answers = await together(code, () => Array.from({ length: 200 }, () => reserve(code)));
    const counts = Map.groupBy(answers, reasonOf);
    expect([counts.get('reserved')?.length, counts.get('used-up')?.length]).toEqual([1, 199]);
    expect(await counters(code)).toEqual({ coupon: 1, code: 1, places: 1 });
  });

  test('200 want one of ten uses: exactly ten get one', async () => {
    const [code = ''] = await coupon({ maxUses: 10 });
    const answers = await together(code, () => Array.from({ length: 200 }, () => reserve(code)));
    expect(answers.filter((answer) => reasonOf(answer) === 'reserved')).toHaveLength(10);
    expect(await counters(code)).toEqual({ coupon: 10, code: 10, places: 10 });
  });

  test('one user with many tabs gets no more than one user may, also with different codes of a batch', async () => {
    const [code = ''] = await coupon({ usesPerUser: 2 });
    const me = user();
    const answers = await together(code, () => Array.from({ length: 40 }, () => reserve(code, me)));
    expect(answers.filter((answer) => reasonOf(answer) === 'reserved')).toHaveLength(2);
    const batch = await coupon({ codes: 20 });
    const several = await Promise.all(batch.map((one) => reserve(one, me)));
    expect(several.filter((answer) => reasonOf(answer) === 'reserved')).toHaveLength(1);
    expect(several.filter((answer) => reasonOf(answer) === 'in-checkout')).toHaveLength(19);
  });

  test('one payment reported forty times, while its checkout is reported as ended, is one use', async () => {
    const [code = ''] = await coupon({ maxUses: 1 });
    const me = user();
    const id = idOf(await reserve(code, me));
    await Promise.all(Array.from({ length: 40 }, (_, index) => (index % 4 === 3 ? release(me, id) : confirm(me, id))));
    expect(await counters(code)).toEqual({ coupon: 1, code: 1, places: 1 });
    expect(reasonOf(await reserve(code))).toBe('used-up');
  });

  test('the counters themselves enforce the limits', async () => {
    const [one = ''] = await coupon({ codes: 1 });
    const [few = ''] = await coupon({ maxUses: 2 });
    await expect(server.database.query('update coupon_codes set taken = 2 where code = $1', [one])).rejects.toThrow(/check constraint/);
    await expect(server.database.query('update coupons set taken = 3 where id = (select coupon_id from coupon_codes where code = $1)', [few])).rejects.toThrow(
      /check constraint/,
    );
    // Outside a transaction there is no lock, and still nobody exceeds the limit.
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => reserveCoupon(server.database, { userId: user(), code: one, tier: 'plus', now: start })),
    );
    expect(answers.filter((answer) => answer.status === 'fulfilled' && reasonOf(answer.value) === 'reserved')).toHaveLength(1);
    expect(await counters(one)).toEqual({ coupon: 1, code: 1, places: 1 });
  });
});

describe('a reservation', () => {
  test('is the first and only one until it is released or lapses', async () => {
    const [code = ''] = await coupon({ codes: 1 });
    const [me, other] = [user(), user()];
    const first = await reserve(code.toLowerCase(), me);
    expect(first).toMatchObject({ code, terms: { discount: { kind: 'percent', percent: 20 }, duration: { kind: 'once' } } });
    expect(await reserve(code, me)).toEqual({ reason: 'in-checkout', reservedBy: idOf(first) });
    expect(await reserve(code, other)).toEqual({ reason: 'used-up', reservedBy: null });
    expect([await release(other, idOf(first)), await release(me, idOf(first)), await release(me, idOf(first))]).toEqual([false, true, false]);
    expect(await counters(code)).toEqual({ coupon: 0, code: 0, places: 0 });
    const second = await reserve(code, other);
    expect(reasonOf(await reserve(code, me, start + reservationLifeMs - 1))).toBe('used-up');
    expect(await lookAtCoupon(server.database, { userId: me, code, tier: 'plus', now: start + reservationLifeMs })).toHaveProperty('discount');
    const third = await reserve(code, me, start + reservationLifeMs);
    expect(reasonOf(third)).toBe('reserved');
    expect(await release(other, idOf(second))).toBe(false);
    expect(await counters(code)).toEqual({ coupon: 1, code: 1, places: 1 });
  });

  test('that lapsed gives its user the place back too', async () => {
    const [code = ''] = await coupon({ usesPerUser: 1, maxUses: 5 });
    const me = user();
    await reserve(code, me);
    expect(reasonOf(await reserve(code, me, start + reservationLifeMs - 1))).toBe('in-checkout');
    expect(reasonOf(await reserve(code, me, start + reservationLifeMs))).toBe('reserved');
    expect(await counters(code)).toEqual({ coupon: 1, code: 1, places: 1 });
  });

  test('that is paid is a permanent use', async () => {
    const [code = ''] = await coupon({ usesPerUser: 1 });
    const me = user();
    const id = idOf(await reserve(code, me));
    expect([await confirm(me, id), await confirm(me, id), await release(me, id)]).toEqual([true, true, false]);
    expect(await reserve(code, me, start + 10 * reservationLifeMs)).toEqual({ reason: 'already-used', reservedBy: null });
    expect([await confirm(user(), id), await confirm(me, uuidv7())]).toEqual([false, false]);
    expect(await counters(code)).toEqual({ coupon: 1, code: 1, places: 1 });
  });

  test('that is paid too late counts, and what others got meanwhile stays theirs', async () => {
    const [code = ''] = await coupon({ codes: 1 });
    const [late, other] = [user(), user()];
    const id = idOf(await reserve(code, late));
    const theirs = idOf(await reserve(code, other, start + reservationLifeMs));
    expect(await confirm(late, id, start + reservationLifeMs + 1)).toBe(true);
    expect(await confirm(other, theirs, start + reservationLifeMs + 2)).toBe(true);
    expect(await counters(code)).toEqual({ coupon: 1, code: 1, places: 2 });
    expect(reasonOf(await reserve(code, late, start + 2 * reservationLifeMs))).toBe('already-used');
    const [free = ''] = await coupon({ maxUses: 3 });
    const released = idOf(await reserve(free, late));
    await release(late, released);
    await confirm(late, released);
    expect(await counters(free)).toEqual({ coupon: 1, code: 1, places: 1 });
  });

  test('is refused from the instant the coupon expires, to the second', async () => {
    const expiresAt = start + 86_400_000;
    const [code = ''] = await coupon({ expiresAt });
    const at = async (offset: number) => [
      reasonOf(await reserve(code, user(), expiresAt + offset)),
      await lookAtCoupon(server.database, { userId: user(), code, tier: 'plus', now: expiresAt + offset }).then((found) => 'discount' in found),
    ];
    expect([await at(-1000), await at(0), await at(1000)]).toEqual([
      ['reserved', true],
      ['expired', false],
      ['expired', false],
    ]);
    expect(reasonOf(await reserve(code, user(), start - 1))).toBe('not-yet');
  });
});

describe('cleanup', () => {
  test('frees what lapsed, and deletes it after three months', async () => {
    const [code = ''] = await coupon({ maxUses: 2 });
    await Promise.all([reserve(code), reserve(code)]);
    const later = new Date(start + reservationLifeMs);
    await runRegularTask('clean-up', server.database, later.getTime() - 1);
    expect(await counters(code)).toMatchObject({ coupon: 2, places: 2 });
    await runRegularTask('clean-up', server.database, later.getTime());
    expect(await counters(code)).toEqual({ coupon: 0, code: 0, places: 0 });
    const used = await reserve(code, user(), later.getTime());
    const rows = async () => (await server.database.query('select 1 from coupon_redemptions where code = $1', [code])).rowCount;
    expect(await rows()).toBe(3);
    await runRegularTask('clean-up', server.database, later.getTime() + 90 * 86_400_000 + 1);
    expect(await rows()).toBe(1);
    expect(reasonOf(used)).toBe('reserved');
  });

  test('deleting an account deletes its rows but not its uses; the reservation of its open checkout is released', async () => {
    const person = await verifiedStudent(server);
    const [used = ''] = await coupon({ codes: 1 });
    const [reserved = ''] = await coupon({ codes: 1 });
    await confirm(person.id, idOf(await reserve(used, person.id)));
    await reserve(reserved, person.id, start + 1);
    const { rows } = await person.api.call('exportData', { query: { part: 'account' } });
    expect(rows[0]).toMatchObject({
      coupons: [
        { code: used, tier: 'plus', state: 'used' },
        { code: reserved, state: 'reserved' },
      ],
    });
    await person.api.call('deleteAccount', { body: { currentPassword: goodPassword, confirmation: 'DELETE' } });
    expect(await counters(used)).toEqual({ coupon: 1, code: 1, places: 0 });
    expect(await counters(reserved)).toEqual({ coupon: 0, code: 0, places: 0 });
    expect([reasonOf(await reserve(used)), reasonOf(await reserve(reserved))]).toEqual(['used-up', 'reserved']);
  });
});
