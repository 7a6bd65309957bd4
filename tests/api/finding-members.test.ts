/** Administrators find people by name or email, page by page. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('finding people', () => {
  const find = (query: Record<string, string | number>) => admin.api.call('searchMembers', { query });
  const emails = async (query: Record<string, string | number>) => (await find(query)).items.map(({ email }) => email);

  beforeAll(async () => {
    const people = [
      ['Zoë Quist', 'quist.zoe@example.org'],
      ['quentin Oduya', 'b-oduya@example.org'],
      ['Quality 100%', 'percent_sign@example.org'],
      ['Élodie Roux', 'roux@example.org'],
      ['Unrelated', 'a.quist@example.org'],
    ];
    for (const [name, email] of people) await new ApiClient(server).call('signUp', { body: { name, email, password: 'altitude-2718' } });
  });

  test('by the beginning of name or email, in any case', async () => {
    expect(await emails({ q: 'QU' })).toEqual(['b-oduya@example.org', 'percent_sign@example.org', 'quist.zoe@example.org']);
    expect(await emails({ q: '  Quentin ' })).toEqual(['b-oduya@example.org']);
    expect(await emails({ q: 'éLOD' })).toEqual(['roux@example.org']);
    expect(await emails({ q: 'Quist.Zoe@example.org' })).toEqual(['quist.zoe@example.org']);
  });

  test('with wildcard characters taken literally', async () => {
    expect(await emails({ q: '%' })).toEqual([]);
    expect(await emails({ q: '_' })).toEqual([]);
    expect(await emails({ q: 'percent_' })).toEqual(['percent_sign@example.org']);
    expect(await emails({ q: "'; drop table users; --" })).toEqual([]);
    expect(await admin.api.refused('searchMembers', { query: { q: 'a\u0000' } })).toMatchObject({ status: 400 });
  });

  test('page by page, nobody missed and nobody twice', async () => {
    await server.database.query(
      `insert into users (id, name, email, created_at, updated_at)
       select gen_random_uuid(), 'Page Turner', case when n % 2 = 0 then 'page' else 'other' end || n || '@pages.example', now(), now() from generate_series(1, 53) n`,
    );
    const seen: string[] = [];
    let pages = 0;
    for (let cursor: string | null = ''; cursor !== null; pages++) {
      const page: { items: { email: string }[]; nextCursor: string | null } = await find({ q: 'page', limit: 10, ...(cursor && { cursor }) });
      expect(page.items.length).toBeLessThanOrEqual(10);
      seen.push(...page.items.map(({ email }) => email));
      cursor = page.nextCursor;
    }
    expect(pages).toBe(6);
    expect(seen).toHaveLength(53);
    expect(seen).toEqual([...new Set(seen)].sort());
    const backwards: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: { email: string }[]; nextCursor: string | null } = await find({ q: 'page', sort: '-email', limit: 10, ...(cursor && { cursor }) });
      backwards.push(...page.items.map(({ email }) => email));
      cursor = page.nextCursor;
    }
    expect(backwards).toEqual(seen.toReversed());
    const everybody = await server.database.query<{ count: number }>('select count(*) from users');
    let all = 0;
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: object[]; nextCursor: string | null } = await find({ limit: 50, ...(cursor && { cursor }) });
      all += page.items.length;
      cursor = page.nextCursor;
    }
    expect(all).toBe(everybody.rows[0]?.count);
  });

  test('shows the plan as it is now', async () => {
    const person = await signUp(server);
    const { member } = await admin.api.call('grantMembership', {
      params: { userId: person.id },
      body: { tier: 'max', months: 1, reason: 'Won the school raffle', lastChangeId: null },
    });
    expect((await find({ q: person.email })).items).toEqual([member]);
    await server.database.query(`update users set membership_end_date = now() - interval '1 second' where id = $1`, [person.id]);
    expect((await find({ q: person.email })).items).toEqual([{ ...member, tier: 'free', endDate: null }]);
  });
});
