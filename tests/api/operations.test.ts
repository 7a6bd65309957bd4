/** Settings the server refuses to start with, and what it hides from other users of the machine and network. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { mailsTo } from '../support/outbox.ts';
import { signUp, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const random = '3f9c1a7be02d46c8905fe1b7a2d8463c';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('in production the server starts', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://prep.example.org', SECRET: random, SMTP_URL: 'smtps://mail.example.org' };
  const read = (change: Readonly<Record<string, string>>) => readConfig({ DATA_DIR: server.config.dataDir, ...production, ...change });

  test('with what it needs', () => expect(read({})).toMatchObject({ production: true, metrics: { onMainPort: false } }));

  test.each([
    ['SMTP_URL', { SMTP_URL: '' }, 'SMTP_URL must be set in production'],
    ['SMTP_URL', { SMTP_URL: '', MAIL_OUTBOX: '0' }, 'set MAIL_OUTBOX=1'],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://prep.example.org' }, 'PUBLIC_URL must begin with https:// in production'],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://prep.example.org' }, 'PUBLIC_URL is not valid: must begin with https://'],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'a@example.org', ADMIN_PASSWORD: 'view-77-x' }, 'ADMIN_PASSWORD must have at least 12 characters in production'],
    ['SECRET', { SECRET: 'short' }, 'SECRET must have at least 32 characters'],
    ['SECRET', { SECRET: 'a'.repeat(64) }, 'SECRET is too easy to guess'],
    ['SECRET', { SECRET: '0123456789ab'.repeat(4) }, 'SECRET is too easy to guess'],
    ['SECRET', { SECRET: 'please-change-me-0123456789-abcdefghij' }, 'SECRET is a placeholder'],
    ['METRICS_TOKEN', { METRICS_TOKEN: 'metrics' }, 'METRICS_TOKEN must have at least 32 characters'],
    ['SMS_URL', { SMS_URL: 'http://sms.example.org' }, 'SMS_URL is not valid: must be an https:// address'],
    ['STRIPE_API_URL', { STRIPE_API_URL: 'http://stripe.example.org' }, 'STRIPE_API_URL is not valid: must be an https:// address'],
    ['LLM_URL', { LLM_URL: 'http://model.example.org/v1', LLM_KEY: 'sk-1', LLM_MODEL: 'm' }, 'LLM_URL is not valid: must be an https:// address'],
    ['LLM_KEY', { LLM_URL: 'https://model.example.org/v1', LLM_MODEL: 'm' }, 'Set LLM_URL, LLM_KEY and LLM_MODEL together'],
    [
      'LLM_DAILY_BUDGET',
      { LLM_URL: 'https://model.example.org/v1', LLM_KEY: 'sk-1', LLM_MODEL: 'm', LLM_DAILY_BUDGET: '5' },
      'LLM_DAILY_BUDGET needs LLM_PRICE_INPUT and LLM_PRICE_OUTPUT',
    ],
    [
      'LLM_PRICE_INPUT',
      { LLM_URL: 'https://model.example.org/v1', LLM_KEY: 'sk-1', LLM_MODEL: 'm', LLM_PRICE_INPUT: '2' },
      'Set LLM_PRICE_INPUT and LLM_PRICE_OUTPUT together',
    ],
    ['GITHUB_API_URL', { GITHUB_API_URL: 'http://localhost.example.org' }, 'GITHUB_API_URL is not valid: must be an https:// address'],
  ])('not with a bad %s: %o', (_name, change, sentence) => {
    expect(() => read(change as unknown as Record<string, string>)).toThrow(sentence);
  });

  test('not with a damaged secret of its own, which it never offers to replace', () => {
    const folder = fs.mkdtempSync(path.join(server.config.dataDir, 'damaged-'));
    fs.writeFileSync(path.join(folder, 'secret'), random.slice(0, 9));
    expect(() => read({ SECRET: '', DATA_DIR: folder })).toThrow('Restore this file from a backup');
    expect(fs.readFileSync(path.join(folder, 'secret'), 'utf8')).toBe(random.slice(0, 9));
  });

  test('without a mail server only if told to, and over http only on this machine', () => {
    expect(read({ SMTP_URL: '', MAIL_OUTBOX: '1' }).smtpUrl).toBeNull();
    expect(read({ PUBLIC_URL: 'http://localhost:3000' }).publicUrl).toBe('http://localhost:3000');
  });
});

test('mails written to the outbox are readable only by the process owner, even if the folder existed with open permissions', async () => {
  const outbox = path.join(server.config.dataDir, 'outbox');
  fs.mkdirSync(outbox, { recursive: true });
  fs.chmodSync(outbox, 0o755);
  const { email } = await signUp(server);
  await expect.poll(() => mailsTo(server.config.dataDir, email).length).toBe(1);
  const mode = (file: string) => (fs.statSync(file).mode & 0o777).toString(8);
  expect(mode(outbox)).toBe('700');
  expect(fs.readdirSync(outbox).map((file) => mode(path.join(outbox, file)))).toEqual(['600']);
});

describe('the counters', () => {
  const get = async (url: string, token?: string) => {
    const response = await fetch(`${url}/metrics`, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
    return { status: response.status, counts: (await response.text()).includes('ascent_requests_total') };
  };
  const [told, refused, absent] = [
    { status: 200, counts: true },
    { status: 401, counts: false },
    { status: 404, counts: false },
  ];

  test('are shown to whoever has the token, if one is set', async () => {
    const guarded = await startTestServer({ environment: { METRICS_TOKEN: random } });
    expect(await get(guarded.url)).toEqual(refused);
    for (const wrong of ['', 'x', random.slice(1), `${random}0`]) expect(await get(guarded.url, wrong)).toEqual(refused);
    expect(await get(guarded.url, random)).toEqual(told);
    await guarded.stop();
  });

  test('are only on their own port, if one is set', async () => {
    const apart = await startTestServer({ environment: { METRICS_PORT: '0' } });
    expect(await get(apart.url)).toEqual(absent);
    expect(await get(apart.metricsUrl ?? '')).toEqual(told);
    expect((await fetch(`${apart.metricsUrl}/api/accounts/me`)).status).toBe(404);
    await apart.stop();
    await expect(fetch(`${apart.metricsUrl}/metrics`)).rejects.toThrow();
    const both = await startTestServer({ environment: { METRICS_PORT: '0', METRICS_TOKEN: random } });
    expect([await get(both.metricsUrl ?? ''), await get(both.metricsUrl ?? '', random)]).toEqual([refused, told]);
    await both.stop();
  });

  test('are not shown in production with neither', async () => {
    const environment = { NODE_ENV: 'production', PUBLIC_URL: 'https://prep.example.org', SECRET: random, MAIL_OUTBOX: '1', DRAIN_SECONDS: '0' };
    const closed = await startTestServer({ environment });
    expect([await get(closed.url), await get(closed.url, random)]).toEqual([absent, absent]);
    expect(closed.metricsUrl).toBeNull();
    await closed.stop();
  });
});

test('an unencrypted page is not accepted as the origin of an encrypted site', async () => {
  const secure = await startTestServer({ environment: { PUBLIC_URL: 'https://prep.example.org' } });
  const { api } = await verifiedStudent(secure);
  const signOut = (origin: string) => api.request('POST', '/api/accounts/sign-out', { headers: { origin } });
  expect((await signOut(secure.url)).status).toBe(403);
  expect((await signOut('http://prep.example.org')).status).toBe(403);
  expect((await signOut('https://prep.example.org')).status).toBe(200);
  await secure.stop();
});
