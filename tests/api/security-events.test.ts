/** The events that monitoring receives: every kind, about the right person, counted, and without an email or a secret. */
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import type { Call } from '#contract/call.ts';
import { securityEventOf } from '#server/http/call-security-events.ts';
import { createLog } from '#server/log.ts';
import { createSeal } from '#server/sealed.ts';
import { securityEventKinds, createSecurityEvents, type SecurityEventKind } from '#server/security-events.ts';
import { appCode, wrongCode } from '../support/authenticator.ts';
import { ApiClient } from '../support/api-client.ts';
import { startStandIns, type StandIns } from '../support/identity/stand-ins.ts';
import { answerAt, comeBack, signInAt } from '../support/identity/visit.ts';
import { freePort, startRealServer } from '../support/real-server.ts';
import { goodPassword, takeExam, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { startTextGateway } from '../support/text-gateway.ts';
import { until } from '../support/until.ts';

type Line = Readonly<Record<string, unknown>> & { readonly security: SecurityEventKind; readonly userId: string | null };

const lines: string[] = [];
const events = (): Line[] => lines.map((line) => JSON.parse(line) as Line).filter(({ security }) => security !== undefined);
const kinds = Object.keys(securityEventKinds) as SecurityEventKind[];
const log = createLog('info', new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) }));

let server: TestServer;
let there: StandIns;
let texts: Awaited<ReturnType<typeof startTextGateway>>;
beforeAll(async () => {
  [there, texts] = [await startStandIns(), await startTextGateway()];
  const port = String(await freePort());
  server = await startTestServer({
    log,
    enforceRateLimits: true,
    environment: { ...there.environment, ...texts.environment, PORT: port, PUBLIC_URL: `http://localhost:${port}`, CLIENT_IP_HEADER: 'x-address' },
  });
});
afterAll(async () => {
  await server.stop();
  await there.stop();
  await texts.stop();
});

/** What happened during `work`, as `kind userId`. */
async function during(work: () => Promise<unknown>): Promise<Line[]> {
  const before = events().length;
  await work();
  return events().slice(before);
}
const kindsOf = (some: readonly Line[]) => some.map(({ security }) => security);

const mailed = async (email: string, page: string): Promise<string> => {
  let token: string | undefined;
  await until(async () => (token = new RegExp(`/${page}\\?token=([\\w-]+)`).exec(await server.mailTo(email))?.[1]) !== undefined);
  return token ?? '';
};

test('every kind is told when it happens, with the user it is about', async () => {
  const seen = new Map<SecurityEventKind, Line>();
  const expectEvents = async (userId: string | null, expected: readonly SecurityEventKind[], work: () => Promise<unknown>) => {
    const told = await during(work);
    expect(kindsOf(told)).toEqual(expected);
    for (const line of told) {
      expect(line.userId, line.security).toBe(userId);
      seen.set(line.security, line);
    }
  };
  const email = 'watched.person@example.org';
  const api = new ApiClient(server, { 'x-address': '203.0.113.7' });
  const elsewhere = new ApiClient(server, { 'x-address': '203.0.113.8' });
  let id = '';
  const created = await during(async () => {
    id = (await api.call('signUp', { body: { name: 'Wat Ched', email, password: goodPassword } })).me.id;
  });
  expect(created.map(({ security, userId }) => [security, userId])).toEqual([
    ['account-created', id],
    ['session-opened', id],
  ]);
  for (const line of created) seen.set(line.security, line);
  await expectEvents(id, ['right-refused'], () => api.refused('listExams'));
  await api.call('sendVerification', { body: { email } });
  const token = await mailed(email, 'verify-email');
  await expectEvents(id, ['email-verified'], () => api.call('verifyEmail', { body: { token } }));
  await expectEvents(null, ['link-refused'], () => elsewhere.refused('verifyEmail', { body: { token: 'x'.repeat(43) } }));
  await expectEvents(null, ['sign-in-failed'], () => elsewhere.refused('signIn', { body: { email, password: 'not-the-password' } }));
  await expectEvents(id, ['owner-proof-failed'], () =>
    api.refused('changePassword', { body: { currentPassword: 'not-it-at-all', password: 'another-peak-3141' } }),
  );
  const password = 'another-peak-3141';
  await expectEvents(id, ['session-opened', 'password-changed'], () => api.call('changePassword', { body: { currentPassword: goodPassword, password } }));
  await expectEvents(id, ['right-refused'], () => api.refused('listJobs', { query: { show: 'all' } }));

  // Phone, provider, second step.
  const number = '+14155557788';
  await api.call('textPhoneCode', { body: { number, currentPassword: password } });
  await expectEvents(id, ['code-wrong'], () => api.refused('verifyPhone', { body: { code: '000000' } }));
  await expectEvents(id, ['phone-added'], () => api.call('verifyPhone', { body: { code: texts.codeTo(number) } }));
  await expectEvents(id, ['phone-removed'], () => api.call('removePhone', { body: { currentPassword: password } }));
  there.person = { id: '99001', name: 'Wat Ched', email: 'wat@example.org', verified: true };
  await expectEvents(id, ['identity-connected'], async () => {
    const { url } = await api.call('beginIdentityConnection', { body: { provider: 'google', popup: true, currentPassword: password } });
    expect(await comeBack(api, await answerAt(url))).toBe('connected');
  });
  await expectEvents(id, ['session-opened'], async () => expect(await signInAt(elsewhere, 'google')).toBe('signed-in'));
  await expectEvents(id, ['identity-disconnected'], () => api.call('disconnectIdentity', { body: { provider: 'google', currentPassword: password } }));
  await expectEvents(id, ['sessions-ended'], () => api.call('signOutElsewhere', { body: {} }));
  const { secret } = await api.call('beginTwoFactor', { body: { currentPassword: password } });
  await expectEvents(id, ['two-factor-on'], () => api.call('confirmTwoFactor', { body: { code: appCode(secret, server.now() - 30_000) } }));
  await expectEvents(id, ['backup-codes-renewed'], () => api.call('renewBackupCodes', { body: { currentPassword: password } }));
  const third = new ApiClient(server, { 'x-address': '203.0.113.9' });
  await expectEvents(id, ['code-asked'], () => third.call('signIn', { body: { email, password } }));
  await expectEvents(id, ['code-wrong'], () =>
    third.refused('signInWithCode', { body: { method: 'app', code: wrongCode(secret, server.now()), trustDevice: false } }),
  );
  await expectEvents(id, ['session-opened'], () =>
    third.call('signInWithCode', { body: { method: 'app', code: appCode(secret, server.now()), trustDevice: false } }),
  );
  await expectEvents(id, ['two-factor-off'], () => api.call('turnOffTwoFactor', { body: { currentPassword: password } }));

  // A new email, a forgotten password, a deleted account.
  const moved = 'moved.person@example.org';
  await expectEvents(id, ['email-change-asked'], () => api.call('changeEmail', { body: { email: moved, currentPassword: password } }));
  await expectEvents(id, ['email-changed'], async () => api.call('confirmEmail', { body: { token: await mailed(moved, 'confirm-email') } }));
  await api.call('forgotPassword', { body: { email: moved } });
  const reset = new ApiClient(server, { 'x-address': '203.0.113.10' });
  const told = await during(async () => reset.call('resetPassword', { body: { token: await mailed(moved, 'reset-password'), password: 'third-summit-2718' } }));
  expect(told.map(({ security, userId }) => [security, userId])).toEqual([
    ['password-reset', id],
    ['session-opened', id],
  ]);
  for (const line of told) seen.set(line.security, line);
  await expectEvents(id, ['impossible-time'], () => takeExam({ api: reset, email: moved, id }, ({ format }) => (format === 'choice' ? 'A' : '1')));
  const admin = await verifiedStudent(server);
  await server.database.query('update users set is_admin = true where id = $1', [admin.id]);
  await expectEvents(admin.id, ['admin-action'], () => admin.api.call('endAllSessions', { params: { userId: id }, body: { reason: 'a test of events' } }));
  const last = new ApiClient(server, { 'x-address': '203.0.113.11' });
  await expectEvents(id, ['session-opened'], () => last.call('signIn', { body: { email: moved, password: 'third-summit-2718' } }));
  await expectEvents(id, ['account-deleted'], () => last.call('deleteAccount', { body: { currentPassword: 'third-summit-2718', confirmation: 'DELETE' } }));
  await expectEvents(null, [...Array<SecurityEventKind>(10).fill('sign-in-failed'), 'limit-reached'], async () => {
    const guesser = new ApiClient(server, { 'x-address': '203.0.113.12' });
    for (let tries = 0; tries < 11; tries++) await guesser.try('signIn', { body: { email: 'nobody@example.org', password: 'whatever-it-is' } });
  });

  // Becoming an administrator at startup: see below.
  expect(kinds.filter((kind) => !seen.has(kind))).toEqual(['role-changed']);
  // The same IP and the same email always have the same hash, and neither appears in clear text.
  const failed = events().filter(({ security }) => security === 'sign-in-failed');
  expect(new Set(failed.slice(-10).map(({ network, email: hash }) => `${String(network)} ${String(hash)}`)).size).toBe(1);
  expect(failed[0]?.['email']).not.toBe(failed.at(-1)?.['email']);
  expect(events().every(({ network }) => network === undefined || /^[\w-]{22}$/.test(String(network)))).toBe(true);
  const text = JSON.stringify(events());
  for (const secretText of ['203.0.113', email, moved, 'nobody@example.org', password, 'not-the-password', number, secret, token])
    expect(text).not.toContain(secretText);
  // Each kind is counted as often as it was reported.
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  for (const kind of kinds) {
    const count = Number(new RegExp(`^ascent_security_events_total\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(metrics)?.[1]);
    expect(count, kind).toBe(events().filter(({ security }) => security === kind).length);
  }
}, 120_000);

test('whoever becomes an administrator at the start is told of, once', async () => {
  const real = await startRealServer();
  try {
    const told = () => real.output().match(/"security":"role-changed"/g)?.length ?? 0;
    await until(() => told() === 1);
    await real.terminate();
    await real.start();
    expect(told()).toBe(1);
  } finally {
    await real.stop();
  }
}, 90_000);

describe('one event', () => {
  test.each(kinds)('%s is one line with hashes of its own server', (kind) => {
    const written: Record<string, unknown>[] = [];
    const counted: string[] = [];
    const report = (secret: string) =>
      createSecurityEvents({
        log: createLog('info', new Writable({ write: (chunk, _, done) => (written.push(JSON.parse(String(chunk))), done()) })),
        seal: createSeal(secret),
        count: (one) => counted.push(one),
      }).report(kind, { userId: 'u-1', clientIp: '2001:db8::1', email: 'Somebody@Example.org', call: 'signIn', code: 'sign-in-failed' });
    report('a-secret-of-this-server-0001');
    report('a-secret-of-another-one-0002');
    expect(counted).toEqual([kind, kind]);
    expect(written).toHaveLength(2);
    expect(written[0]).toMatchObject({ security: kind, userId: 'u-1', call: 'signIn', code: 'sign-in-failed' });
    expect(JSON.stringify(written)).not.toMatch(/2001:db8|somebody@|example\.org/i);
    expect(written[0]?.['network']).not.toBe(written[1]?.['network']);
  });
});

test('every call that takes a password, a code or a link is told of, done or refused', () => {
  const asks = (call: Call) =>
    /"(currentPassword|password|code|token)"/.test(JSON.stringify(Object.keys((call.body as { shape?: object } | undefined)?.shape ?? {})));
  // Reported where it happens, or changes nothing.
  const elsewhere = [
    'signUp',
    'signIn',
    'signInAtLink',
    'signInWithCode',
    'resetPassword',
    'getPasswordReset',
    'beginTwoFactor',
    'textPhoneCode',
    'beginIdentityConnection',
    'confirmWithMailedCode',
    'checkCoupon',
    'startCheckout',
  ];
  const silent = (Object.values(calls) as Call[])
    .filter((call) => asks(call) && securityEventOf(call, null) === null && !elsewhere.includes(call.id))
    .map(({ id }) => id);
  expect(silent).toEqual([]);
});
