/** Every call and path against the requests another site's page can make a browser send, and the headers of every response. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import http from 'node:http';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { sampleInput } from '../support/sample-input.ts';
import { verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const all = Object.entries(calls) as [keyof typeof calls, Call][];
const changing = all.filter(([, { method }]) => method !== 'GET');
const withBody = all.filter(([, { body }]) => body);
/** Forms with files have tests of their own (files.test.ts); that another site cannot send one is tested with the others. */
const withoutFile = changing.filter(([, { file }]) => !file);
const withJson = withBody.filter(([, { file }]) => !file);

let server: TestServer;
let secure: TestServer;
/** May make every call. */
let admin: Person;
beforeAll(async () => {
  [server, secure] = [await startTestServer(), await startTestServer({ environment: { PUBLIC_URL: 'https://prep.example.org' } })];
  admin = await verifiedStudent(server);
  await server.database.query("update users set is_admin = true, membership_tier = 'max' where id = $1", [admin.id]);
});
afterAll(async () => {
  await server.stop();
  await secure.stop();
});

const pathOf = (call: Call) => call.path.replace(/:(\w+)/g, (_, name: string) => sampleInput(call).params[name] ?? '01900000-0000-7000-8000-000000000000');
const bodyOf = (call: Call) => (call.body ? { body: JSON.stringify(sampleInput(call).body) } : {});
const json = { 'content-type': 'application/json' };

describe('from another site', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await fingerprint(server);
  });

  test.each(changing)('%s is refused, whichever header the browser names its origin in', async (_id, call) => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${server.url}.evil.example` },
      { origin: server.url.replace('localhost', 'localhost.evil.example') },
      { 'sec-fetch-site': 'cross-site', origin: server.url },
    ])
      expect((await admin.api.request(call.method, pathOf(call), { ...bodyOf(call), headers: Object.assign({}, json, headers) })).status).toBe(403);
  });

  test.each(withoutFile)('%s accepts nothing that a form can send', async (_id, call) => {
    const text = JSON.stringify(sampleInput(call).body ?? {});
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain; application/json', ''])
      expect((await admin.api.request(call.method, pathOf(call), { body: text, headers: { 'content-type': type } })).status, type).toBe(415);
  });

  test.each(withoutFile.filter(([, { body }]) => !body))('%s, which takes no body, takes none', async (_id, call) => {
    const response = await admin.api.request(call.method, pathOf(call), { body: '{"membershipTier":"max"}', headers: json });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('takes no body')]);
  });

  test.each(all)('%s can be read by no other origin, with or without a preflight', async (_id, call) => {
    for (const origin of ['https://evil.example', 'null', server.url]) {
      const preflight = await admin.api.request('OPTIONS', pathOf(call), {
        headers: { origin, 'access-control-request-method': call.method, 'access-control-request-headers': 'content-type' },
      });
      const answer = await admin.api.request(call.method === 'GET' ? 'GET' : 'OPTIONS', pathOf(call), { headers: { origin } });
      for (const { headers } of [preflight, answer]) expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  test('none of it changed anything', async () => expect(await fingerprint(server)).toEqual(before));
});

/** One path for each kind of response. */
const kinds: readonly (readonly [what: string, method: string, path: string, init?: { body?: string; headers?: Record<string, string> }])[] = [
  ['a page', 'GET', '/login'],
  ['the head of a page', 'HEAD', '/'],
  ['a file that is not there', 'GET', '/assets/none.js'],
  ['a page by another method', 'POST', '/login'],
  ['an answer', 'GET', '/api/accounts/me'],
  ['a refusal', 'GET', '/api/exam-results'],
  ['bad input', 'POST', '/api/accounts/sign-in', { body: '{}', headers: json }],
  ['a body that is no JSON', 'POST', '/api/accounts/sign-in', { body: '{', headers: json }],
  ['a body that is too large', 'POST', '/api/accounts/sign-in', { body: `"${'x'.repeat(70_000)}"`, headers: json }],
  ['another method', 'DELETE', '/api/accounts/me'],
  ['another site', 'POST', '/api/accounts/sign-out', { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['an unknown call', 'GET', '/api/none'],
  ['a message of the payment provider', 'POST', '/api/payment/webhook', { body: '{}' }],
  ['the way back from a provider', 'GET', '/api/identity/google/callback?state=x&code=y'],
  ['the description of the calls', 'GET', '/api/openapi.json'],
  ['its page', 'GET', '/api/docs'],
  ['a sign of life', 'GET', '/healthz'],
  ['the counters', 'GET', '/metrics'],
];

describe.each(kinds.map(([what, method, path, init = {}]) => ({ what, path, init: { ...init, method } })))('$what', ({ path, init }) => {
  test('runs no script but our own, in nobody’s frame, without content sniffing', async () => {
    for (const asked of [server, secure]) {
      const { headers } = await fetch(asked.url + path, { ...init, redirect: 'manual' });
      const policy = new Map(
        (headers.get('content-security-policy') ?? '').split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]),
      );
      const script = policy.get('script-src') ?? policy.get('default-src');
      expect(["'self'", "'none'"]).toContain(script);
      expect(policy.get('default-src')).toBe("'none'");
      expect(policy.get('object-src') ?? "'none'").toBe("'none'");
      expect(policy.get('base-uri')).toBe("'none'");
      expect(policy.get('frame-ancestors')).toBe("'none'");
      expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*|https?:|blob:/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(['strict-origin-when-cross-origin', 'same-origin', 'no-referrer']).toContain(headers.get('referrer-policy'));
      const hsts = headers.get('strict-transport-security');
      if (asked === secure) expect(Number(/max-age=(\d+)/.exec(hsts ?? '')?.[1])).toBeGreaterThanOrEqual(31_536_000);
      else expect(hsts).toBeNull();
    }
  });
});

test.each(all)('%s gives responses and refusals that no cache stores', async (id, call) => {
  const answers = [await admin.api.try(id, sampleInput(call)), await admin.api.try(id, { ...sampleInput(call), query: { nobody: 'asked' } })];
  for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store');
  // The samples may have signed the administrator out, or ended the account.
  if (['signOut', 'deleteAccount'].includes(id))
    expect((await admin.api.call('signIn', { body: { email: admin.email, password: 'altitude-2718' } })).me).not.toBeNull();
});

test.each(all.filter(([, { query }]) => query))('%s refuses a parameter that is given twice', async (id, call) => {
  const name = Object.keys(Object(call.query).shape)[0] ?? '';
  const answer = await admin.api.request(call.method, `${pathOf(call)}?${name}=1&${name}=2`);
  expect([answer.status, Object(Object(Object(await answer.json()).error).fields)[name]], id).toEqual([400, 'Given twice.']);
});

/** Sends a body in chunks, without a content length; returns the response and how many bytes were sent before it. */
const stream = (path: string, cookie: string, most: number) =>
  new Promise<{ status: number; sent: number }>((resolve, reject) => {
    const piece = Buffer.alloc(16 * 1024, 0x20);
    let sent = 0;
    const request = http.request(server.url + path, { method: 'POST', headers: { ...json, cookie, 'transfer-encoding': 'chunked' } });
    const more = () => {
      if (sent >= most || request.destroyed || request.writableEnded) return void request.end();
      sent += piece.length;
      request.write(piece, () => setTimeout(more, 1));
    };
    request.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, sent });
      request.destroy();
    });
    request.on('error', reject);
    more();
  });

/** The same, retried if the connection was closed before the response could be read: a server need not wait for the rest. */
const answered = async (...given: Parameters<typeof stream>): ReturnType<typeof stream> =>
  stream(...given)
    .catch(() => stream(...given))
    .catch(() => stream(...given));

test.each(withJson.map(([, call]) => [call.path, call] as const))('%s stops reading a body without a declared length', async (_path, call) => {
  if (call.method !== 'POST') return;
  const cookie = admin.api
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const limit = call.bodyLimit ?? 64 * 1024;
  const { status, sent } = await answered(pathOf(call), cookie, limit * 40);
  expect(status).toBe(413);
  expect(sent).toBeLessThan(limit * 30);
});
