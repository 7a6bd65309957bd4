/** Memberships: what administrators decide, what users see of it, when it ends, and who cannot change it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { MemberDetail } from '#contract/membership.ts';
import { addMonths } from '#core/membership/membership.ts';
import { selectSessionsByToken } from '#server/http/session-store.ts';
import { selectMember } from '#server/features/membership/store.ts';
import { accountOf } from '#server/http/handler.ts';
import { hashToken } from '#server/http/sessions.ts';
import { ApiClient } from '../support/api-client.ts';
import { signUp, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await verifiedStudent(server);
  await server.database.query(`update users set is_admin = true, name = 'Root' where id = $1`, [admin.id]);
});
afterAll(() => server.stop());

const reason = 'Won the school raffle';
const lastOf = (detail: MemberDetail) => detail.history[0]?.id ?? null;
const look = (userId: string) => admin.api.call('getMember', { params: { userId } });

type Action = 'grantMembership' | 'extendMembership' | 'endMembership';
const input = (userId: string, body: object, lastChangeId: string | null) => ({ params: { userId }, body: { reason, lastChangeId, ...body } });
/** Makes a decision based on the current state. */
const decide = async (id: Action, userId: string, body: object = {}) => admin.api.call(id, input(userId, body, lastOf(await look(userId))));
const refused = async (id: Action, userId: string, body: object = {}) => admin.api.refused(id, input(userId, body, lastOf(await look(userId))));

const tierOf = async (person: Person) => (await person.api.call('me')).me;

/** Everything stored about this user's membership. */
async function stored(userId: string) {
  const users = await server.database.query('select membership_tier, membership_start_date, membership_end_date from users where id = $1', [userId]);
  const changes = await server.database.query('select * from membership_changes where user_id = $1 order by id', [userId]);
  const actions = await server.database.query('select admin_id, action_type, content_type, metadata from admin_actions where content_id = $1 order by id', [
    userId,
  ]);
  return { user: users.rows[0], changes: changes.rows, actions: actions.rows };
}

describe('the life of a membership', () => {
  test('begins free with the account', async () => {
    const person = await signUp(server);
    const { member, history } = await look(person.id);
    expect(member).toMatchObject({ id: person.id, email: person.email, tier: 'free', endDate: null });
    expect(member.startDate).toBe((await tierOf(person))?.createdAt);
    expect(history).toEqual([]);
  });

  test('a granted plan lasts to its end and not a moment longer, for the user and for administrators', async () => {
    const person = await signUp(server);
    const before = server.now();
    const { member } = await decide('grantMembership', person.id, { tier: 'plus', months: 3 });
    const [start, end] = [Date.parse(member.startDate), Date.parse(member.endDate ?? '')];
    expect(member.tier).toBe('plus');
    expect(start).toBeGreaterThanOrEqual(before);
    expect(end).toBe(addMonths(start, 3));
    expect(await tierOf(person)).toMatchObject({ membershipTier: 'plus', membershipEndDate: member.endDate });

    // Reads both ways at exactly these instants: the test clock keeps moving during a call.
    const token = hashToken((person.api.cookies()[0]?.value ?? '').split('.')[0] ?? '');
    await server.database.query(`update sessions set expires_at = now() + interval '1 year', updated_at = now() + interval '3 months'`);
    for (const [offset, tier] of [
      [-1000, 'plus'],
      [0, 'plus'],
      [1, 'free'],
      [1000, 'free'],
    ] as const) {
      const asUser = accountOf((await selectSessionsByToken(server.database, [token], end + offset, false)).get(token) ?? null);
      const asAdmin = await selectMember(server.database, person.id, end + offset);
      expect([offset, asUser?.membershipTier, asAdmin?.membership.tier]).toEqual([offset, tier, tier]);
      expect([asUser?.membershipEndDate?.getTime(), asAdmin?.membership.endDate]).toEqual(tier === 'plus' ? [end, end] : [undefined, null]);
    }
    const moveTo = (instant: number) => server.advance(instant - server.now());
    try {
      moveTo(end - 1000);
      expect([(await tierOf(person))?.membershipTier, (await look(person.id)).member.tier]).toEqual(['plus', 'plus']);
      moveTo(end + 1000);
      expect(await tierOf(person)).toMatchObject({ membershipTier: 'free', membershipEndDate: null });
      expect((await look(person.id)).member).toMatchObject({ tier: 'free', endDate: null });
    } finally {
      moveTo(Date.now());
    }
  });

  test('granting replaces the current plan, extending adds to its end, ending is immediate', async () => {
    const person = await verifiedStudent(server);
    await decide('grantMembership', person.id, { tier: 'max', months: 12 });
    const granted = await decide('grantMembership', person.id, { tier: 'plus', months: 1 });
    expect(granted.member.tier).toBe('plus');
    expect(Date.parse(granted.member.endDate ?? '')).toBe(addMonths(Date.parse(granted.member.startDate), 1));
    const extended = await decide('extendMembership', person.id, { months: 36, reason: '  Still deserves it  ' });
    expect(extended.member).toEqual({ ...granted.member, endDate: new Date(addMonths(Date.parse(granted.member.startDate), 37)).toISOString() });
    const ended = await decide('endMembership', person.id, { reason: 'Asked for it' });
    expect(ended.member).toMatchObject({ tier: 'free', endDate: null });
    expect(await tierOf(person)).toMatchObject({ membershipTier: 'free', membershipEndDate: null });
    expect(ended.history.map(({ kind, previousTier, tier, months, reason: why, adminName }) => [kind, previousTier, tier, months, why, adminName])).toEqual([
      ['end', 'plus', 'free', null, 'Asked for it', 'Root'],
      ['extend', 'plus', 'plus', 36, 'Still deserves it', 'Root'],
      ['grant', 'max', 'plus', 1, reason, 'Root'],
      ['grant', 'free', 'max', 12, reason, 'Root'],
    ]);
    expect(ended.history[1]?.endDate).toBe(extended.member.endDate);
    const { actions, changes } = await stored(person.id);
    expect(changes).toHaveLength(4);
    expect(actions.map(({ admin_id, action_type, content_type }) => [admin_id, action_type, content_type])).toEqual(
      ['grant', 'grant', 'extend', 'end'].map((kind) => [admin.id, `${kind}-membership`, 'membership']),
    );
    expect(actions[1]?.['metadata']).toMatchObject({ userId: person.id, previousTier: 'max', tier: 'plus', months: 1, reason });
  });

  test('a plan that does not exist can be neither extended nor ended', async () => {
    const person = await signUp(server);
    const before = await stored(person.id);
    expect(await refused('extendMembership', person.id, { months: 1 })).toMatchObject({ status: 409, code: 'no-membership' });
    expect(await refused('endMembership', person.id)).toMatchObject({ status: 409, code: 'no-membership' });
    await server.database.query(`update users set membership_tier = 'max' where id = $1`, [person.id]);
    expect(await refused('extendMembership', person.id, { months: 1 })).toMatchObject({ status: 409, code: 'membership-without-end' });
    expect((await stored(person.id)).changes).toEqual(before.changes);
    expect((await decide('endMembership', person.id)).member.tier).toBe('free');
  });

  test('an ended plan is gone even before anybody asks', async () => {
    const person = await signUp(server);
    await decide('grantMembership', person.id, { tier: 'max', months: 1 });
    await server.database.query(`update users set membership_end_date = now() - interval '1 second' where id = $1`, [person.id]);
    expect(await refused('extendMembership', person.id, { months: 1 })).toMatchObject({ code: 'no-membership' });
    expect(await refused('endMembership', person.id)).toMatchObject({ code: 'no-membership' });
    expect((await decide('grantMembership', person.id, { tier: 'plus', months: 1 })).history[0]).toMatchObject({ previousTier: 'free', tier: 'plus' });
  });
});

describe('decisions', () => {
  test('need a reason, a length that exists and a paid tier; refused ones change nothing', async () => {
    const person = await signUp(server);
    await decide('grantMembership', person.id, { tier: 'plus', months: 2 });
    const before = await stored(person.id);
    for (const bad of [undefined, '', '  ', 'ab', '  ab  ', 'x'.repeat(301), 'a\u0000bc', 7]) {
      expect(await refused('grantMembership', person.id, { tier: 'max', months: 1, reason: bad })).toMatchObject({ status: 400, code: 'bad-input' });
      expect(await refused('extendMembership', person.id, { months: 1, reason: bad })).toMatchObject({ status: 400, code: 'bad-input' });
      expect(await refused('endMembership', person.id, { reason: bad })).toMatchObject({ status: 400, code: 'bad-input' });
    }
    for (const months of [0, -1, 37, 1.5, '3', null]) {
      expect((await refused('grantMembership', person.id, { tier: 'max', months })).fields).toHaveProperty('months');
      expect((await refused('extendMembership', person.id, { months })).fields).toHaveProperty('months');
    }
    for (const tier of ['free', 'gold', '', null]) expect((await refused('grantMembership', person.id, { tier, months: 1 })).fields).toHaveProperty('tier');
    expect(await refused('endMembership', person.id, { months: 3 })).toMatchObject({ status: 400 });
    expect(await stored(person.id)).toEqual(before);
  });

  test('on an account that does not exist are refused', async () => {
    const params = { userId: '01900000-0000-7000-8000-000000000000' };
    expect(await admin.api.refused('getMember', { params })).toMatchObject({ status: 404, code: 'user-not-found' });
    const body = { reason, lastChangeId: null };
    for (const [id, more] of [
      ['grantMembership', { tier: 'plus', months: 1 }],
      ['extendMembership', { months: 1 }],
      ['endMembership', {}],
    ] as const)
      expect(await admin.api.refused(id, { params, body: { ...body, ...more } })).toMatchObject({ status: 404, code: 'user-not-found' });
    expect(await admin.api.refused('getMember', { params: { userId: "' or 1=1" } })).toMatchObject({ status: 400 });
    const { rows } = await server.database.query('select 1 from membership_changes where user_id = $1', [params.userId]);
    expect(rows).toEqual([]);
  });

  test('sent twice, or by two administrators at once, count once', async () => {
    const person = await signUp(server);
    const granted = await decide('grantMembership', person.id, { tier: 'plus', months: 1 });
    const twice = input(person.id, { months: 6 }, lastOf(granted));
    // Held until all of them are waiting, so that they really collide.
    const holder = server.database.separate(1);
    const sent = await holder.transaction(async (queryable) => {
      await queryable.query('select 1 from users where id = $1 for update', [person.id]);
      const requests = Array.from({ length: 6 }, () => admin.api.try('extendMembership', twice));
      const waiting = `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await server.database.query<{ count: number }>(waiting)).rows[0]?.count).toBe(6);
      return { requests };
    });
    await holder.close();
    const answers = await Promise.all(sent.requests);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 5 }, () => 409)]);
    expect(await admin.api.refused('extendMembership', twice)).toMatchObject({ code: 'membership-changed' });
    const after = await look(person.id);
    expect(Date.parse(after.member.endDate ?? '')).toBe(addMonths(Date.parse(granted.member.startDate), 7));
    expect(after.history).toHaveLength(2);
    expect((await stored(person.id)).actions).toHaveLength(2);
  });

  test('are atomic: if one part cannot be saved, none is', async () => {
    const person = await signUp(server);
    const before = await stored(person.id);
    for (const table of ['membership_changes', 'admin_actions']) {
      await server.database.query(`alter table ${table} rename to away`);
      const answer = await admin.api.try('grantMembership', input(person.id, { tier: 'max', months: 1 }, null));
      await server.database.query(`alter table away rename to ${table}`);
      expect(answer.status).toBe(500);
      expect(await stored(person.id)).toEqual(before);
    }
  });

  test('go into the export of the user without the administrator, and vanish with the account', async () => {
    const person = await verifiedStudent(server);
    await decide('grantMembership', person.id, { tier: 'plus', months: 1 });
    const { rows } = await person.api.call('exportData', { query: { part: 'account' } });
    expect(rows[0]).toMatchObject({ membershipTier: 'plus', membershipChanges: [{ kind: 'grant', tier: 'plus', months: 1, reason }] });
    expect(JSON.stringify(rows)).not.toContain(admin.id);
    await person.api.call('deleteAccount', { body: { currentPassword: 'altitude-2718', confirmation: 'DELETE' } });
    expect(await stored(person.id)).toEqual({ user: undefined, changes: [], actions: [] });
  });
});

describe('nobody else', () => {
  const actions: readonly (readonly [keyof typeof calls, object | undefined])[] = [
    ['searchMembers', undefined],
    ['getMember', undefined],
    ['grantMembership', { tier: 'max', months: 1 }],
    ['extendMembership', { months: 1 }],
    ['endMembership', {}],
  ];

  test('may manage memberships, not even of oneself', async () => {
    const [person, unverifiedAdmin] = [await verifiedStudent(server), await signUp(server)];
    await server.database.query('update users set is_admin = true where id = $1', [unverifiedAdmin.id]);
    const granted = await decide('grantMembership', person.id, { tier: 'plus', months: 1 });
    const before = await stored(person.id);
    const guest = new ApiClient(server);
    for (const [id, body] of actions) {
      const params = calls[id].path.includes(':userId') ? { params: { userId: person.id } } : {};
      const full = { ...params, ...(body && { body: { reason, lastChangeId: lastOf(granted), ...body } }) };
      expect(await guest.refused(id, full)).toMatchObject({ status: 401, code: 'not-signed-in' });
      expect(await person.api.refused(id, full)).toMatchObject({ status: 403, code: 'forbidden' });
      expect(await unverifiedAdmin.api.refused(id, full)).toMatchObject({ status: 403, code: 'forbidden' });
    }
    expect(await stored(person.id)).toEqual(before);
  });

  test('no call of a user takes a tier', async () => {
    const person = await verifiedStudent(server);
    const smuggled = { membershipTier: 'max', membership_tier: 'max', tier: 'max', membershipEndDate: null, isAdmin: true };
    const own = Object.entries(calls).filter(
      ([id, call]: [string, Call]) => call.access !== 'admin' && call.access !== 'author' && call.body && id !== 'signUp',
    ) as [keyof typeof calls, Call][];
    expect(own.length).toBeGreaterThan(10);
    for (const [id, call] of own) {
      const params = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, name === 'position' ? '0' : person.id]));
      const body = { name: 'Ada', email: person.email, password: 'another-peak-31', currentPassword: 'altitude-2718', practiceExamId: 'practice-exam-1' };
      const status = call.access === 'plus' || call.access === 'max' ? 403 : 400;
      expect(await person.api.refused(id, { params, body: { ...body, ...smuggled } }), id).toMatchObject({ status });
    }
    expect(await tierOf(person)).toMatchObject({ membershipTier: 'free', isAdmin: false });
    expect((await stored(person.id)).user).toEqual({ membership_tier: 'free', membership_start_date: null, membership_end_date: null });
  });
});
