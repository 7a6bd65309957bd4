/** Counting visits: nobody is recognized, whoever does not want to be counted is not, and administrators read true numbers. */
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { screenPatterns } from '#client/paths.ts';
import { ApiClient } from '../support/api-client.ts';
import { runRegularTask } from '../support/regular-tasks.ts';
import { takeExam, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { until } from '../support/until.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const day = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { CLIENT_IP_HEADER: 'x-test-address' } });
});
afterAll(() => server.stop());

const visitor = (address: string, headers: Record<string, string> = {}) =>
  new ApiClient(server, { 'x-test-address': address, 'user-agent': chrome, ...headers });
const view = (path: string, change: object = {}) => ({ body: { events: [{ name: 'pageview' as const, path, ...change }] } });
const rows = async () =>
  (await server.database.query<{ row: string; visitor: string }>('select e::text as row, visitor from analytics_events e order by id')).rows;

describe('a visit', () => {
  test('is stored without address, browser or account, and is another visitor tomorrow', async () => {
    const before = (await rows()).length;
    const there = visitor('203.0.113.7');
    for (const path of ['/', '/practice-exam/:examId'])
      expect(await there.call('recordVisit', view(path, { referrer: 'www.example.org' }))).toEqual({ counted: true });
    await visitor('203.0.113.8').call('recordVisit', view('/'));
    server.advance(day);
    await there.call('recordVisit', view('/'));
    const stored = (await rows()).slice(before);
    for (const { row } of stored) expect(row).not.toMatch(/203\.0\.113|Mozilla|Chrome/);
    const [first, second, other, tomorrow] = stored.map((row) => row.visitor);
    expect(second).toBe(first);
    expect(new Set([first, other, tomorrow]).size).toBe(3);
    await runRegularTask('clean-up', server.database, server.now() + 2 * day);
    expect((await server.database.query('select 1 from analytics_keys')).rowCount).toBe(0);
  });

  test('that is the first of a day is counted, too, when another process makes the key of that day at this moment', async () => {
    server.advance(3 * day);
    const today = new Date(server.now()).toISOString().slice(0, 10);
    const holder = server.database.separate(1);
    const visiting = await holder.transaction(async (queryable) => {
      await queryable.query("insert into analytics_keys (day, key) values ($1::text::date, 'made elsewhere')", [today]);
      const counted = visitor('203.0.113.10').try('recordVisit', view('/'));
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%analytics_keys%'`;
      await until(async () => (await server.database.query(waiting)).rowCount === 1);
      return { counted };
    });
    await holder.close();
    expect(await visiting.counted).toMatchObject({ status: 200, body: { counted: true } });
    expect((await server.database.query('select key from analytics_keys where day = $1::text::date', [today])).rows).toEqual([{ key: 'made elsewhere' }]);
  });

  test.each([
    ['Do Not Track', { dnt: '1' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ])('with %s is not stored', async (_, headers) => {
    const before = (await rows()).length;
    expect(await visitor('203.0.113.9', headers).call('recordVisit', view('/'))).toEqual({ counted: false });
    expect((await rows()).length).toBe(before);
  });

  test('of a student who said no is not stored, nor what they do; with a yes it is', async () => {
    const { api, id } = await verifiedStudent(server);
    const engagement = { body: { engagementType: 'screen_opened', skillTag: 'linear-functions' } };
    const stored = async () => (await server.database.query('select 1 from user_engagement where user_id = $1', [id])).rowCount;
    expect(await api.call('getAnalyticsChoice')).toEqual({ counted: true });
    await api.call('saveAnalyticsChoice', { body: { counted: false } });
    expect(await api.call('recordVisit', view('/progress'))).toEqual({ counted: false });
    expect([await api.call('recordEngagement', engagement), await stored()]).toEqual([{ recorded: false }, 0]);
    await api.call('saveAnalyticsChoice', { body: { counted: true } });
    expect([await api.call('recordEngagement', engagement), await stored()]).toEqual([{ recorded: true }, 1]);
  });
});

test('administrators read visits, the way to a student who stays, retention, and the speed of pages', async () => {
  const admin = await verifiedStudent(server);
  await server.database.query('update users set is_admin = true where id = $1', [admin.id]);
  const before = await admin.api.call('getAnalytics', { query: { days: 28 } });
  const student = await verifiedStudent(server);
  await takeExam(student, ({ format }) => (format === 'choice' ? 'A' : '1'));
  await server.database.query("update users set created_at = created_at - interval '9 days' where id = $1", [student.id]);
  const guest = visitor('203.0.113.20');
  await guest.call('recordVisit', view(screenPatterns.guestPracticeSet));
  for (const LCP of [500, 700, 900, 4000])
    await guest.call('recordVisit', { body: { events: [{ name: 'web_vitals', path: '/sat-guide', properties: { LCP, CLS: 0.01 } }] } });
  const after = await admin.api.call('getAnalytics', { query: { days: 28 } });
  const steps = ({ funnel }: typeof after) => funnel.map(({ count }) => count);
  expect(steps(after).map((count, index) => count - (steps(before)[index] ?? 0))).toEqual([1, 1, 1, 1, 1]);
  expect(after.speed.find(({ path }) => path === '/sat-guide')).toMatchObject({ visits: 4, values: { LCP: 1675, CLS: 0.01, INP: null } });
  expect(after.retention.some(({ active }) => (active[1] ?? 0) > 0)).toBe(true);
  expect(after.pages.find(({ path }) => path === screenPatterns.guestPracticeSet)).toMatchObject({ views: 1, visitors: 1 });
});

test('an event that the collector did not take is sent again without those that it took', async () => {
  const took: string[] = [];
  let refusals = 1;
  const http = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { url } = JSON.parse(body) as { url: string };
    const isRefused = url.endsWith('/about') && refusals-- > 0;
    if (!isRefused) took.push(new URL(url).pathname);
    response.writeHead(isRefused ? 503 : 202).end();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const collecting = await startTestServer({
    environment: { ANALYTICS_URL: `http://127.0.0.1:${port}/api/event`, CLIENT_IP_HEADER: 'x-test-address' },
  });
  const events = ['/press', '/about', '/careers'].map((path) => ({ name: 'pageview' as const, path }));
  await new ApiClient(collecting, { 'x-test-address': '203.0.113.31', 'user-agent': chrome }).call('recordVisit', { body: { events } });
  await until(() => took.includes('/about'), 20_000);
  expect(took.toSorted()).toEqual(['/about', '/careers', '/press']);
  await collecting.stop();
  await new Promise((resolve) => http.close(resolve));
});

test.each([
  ['/api/event', (body: { name: string; url: string }) => [body.name, new URL(body.url).pathname]],
  ['/api/send', (body: { payload: { website: string; url: string } }) => [body.payload.website, body.payload.url]],
])('a collector at %s gets the same events, and nothing more', async (path, read) => {
  const got: string[] = [];
  const http = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    got.push(`${request.url} ${JSON.stringify(request.headers)} ${body}`);
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const collecting = await startTestServer({
    environment: { ANALYTICS_URL: `http://127.0.0.1:${port}${path}`, ANALYTICS_SITE: 'pageview', CLIENT_IP_HEADER: 'x-test-address' },
  });
  await new ApiClient(collecting, { 'x-test-address': '203.0.113.30', 'user-agent': chrome }).call('recordVisit', view('/press'));
  await until(() => got.length === 1);
  expect(got[0]).toContain(path);
  expect(got[0]).not.toMatch(/203\.0\.113|Chrome/);
  expect(read(JSON.parse(got[0]?.replace(/^\S+ \{.*?\} /, '') ?? ''))).toEqual(['pageview', '/press']);
  await collecting.stop();
  await new Promise((resolve) => http.close(resolve));
});
