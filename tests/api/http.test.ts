/** What every response carries, and the pages for operators. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { ApiClient } from '../support/api-client.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let api: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  api = new ApiClient(server);
});
afterAll(() => server.stop());

test.each(['/', '/api/accounts/me', '/api/nothing', '/healthz', '/exam/m-x'])('%s carries the security headers', async (path) => {
  const { headers } = await api.request('GET', path);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('personal answers are never stored by caches, and no other origin may read them', async () => {
  const { headers } = await api.request('GET', '/api/accounts/me', { headers: { origin: 'https://evil.example' } });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('an https address gets a __Host- cookie and HSTS', async () => {
  const secure = await startTestServer({ environment: { PUBLIC_URL: 'https://prep.example.org' } });
  const client = new ApiClient(secure);
  const response = await client.request('POST', '/api/accounts/sign-up', {
    body: JSON.stringify({ name: 'Sam', email: 'sam@example.org', password: 'altitude-2718' }),
    headers: { 'content-type': 'application/json' },
  });
  const cookie = response.headers.getSetCookie()[0] ?? '';
  expect(cookie).toMatch(/^__Host-ascent=/);
  expect(cookie).toMatch(/Secure/);
  expect(cookie).toMatch(/Path=\//);
  expect(cookie).not.toMatch(/Domain/);
  expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
  await secure.stop();
});

describe('operators', () => {
  test('see that it is alive, is ready, and how it is doing', async () => {
    expect(await (await api.request('GET', '/healthz')).text()).toBe('ok');
    expect((await api.request('GET', '/readyz')).status).toBe(200);
    expect(await (await api.request('GET', '/metrics')).text()).toContain('ascent_requests_total');
  });

  test('read the API as OpenAPI and as a page, with every call', async () => {
    const document = await (await api.request('GET', '/api/openapi.json')).json();
    const operations = Object.values(Object(document).paths).flatMap((path) => Object.values(Object(path)).map((operation) => Object(operation).operationId));
    expect(operations.sort()).toEqual(Object.keys(calls).sort());
    const page = await (await api.request('GET', '/api/docs')).text();
    for (const id of Object.keys(calls)) expect(page).toContain(`id="${id}"`);
  });
});

test('an error tells no stack, SQL or version', async () => {
  await server.database.query('alter table exam_results rename to hidden');
  const student = new ApiClient(server);
  const email = `broken${Date.now()}@example.org`;
  await student.call('signUp', { body: { name: 'Sam', email, password: 'altitude-2718' } });
  await server.database.query('update users set email_verified = true where email = $1', [email]);
  const answer = await student.try('listResults');
  await server.database.query('alter table hidden rename to exam_results');
  expect(answer.status).toBe(500);
  expect(JSON.stringify(answer.body)).not.toMatch(/exam_results|hidden|select|node_modules|\.ts/);
  expect(answer.headers.get('x-powered-by')).toBeNull();
});

test('an unknown path of the API is not found, and not a page', async () => {
  const response = await api.request('GET', '/api/does-not-exist');
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('application/json');
});
