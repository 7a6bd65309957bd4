/** What can be sent to one mailbox: a few mails of all kinds together, whoever requests them, and no text written by strangers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { mailsTo } from '../support/outbox.ts';
import { goodPassword, signUp, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';
import { until } from '../support/until.ts';

let server: TestServer;
const accounts: Person[] = [];
beforeAll(async () => {
  server = await startTestServer({ enforceRateLimits: true, environment: { CLIENT_IP_HEADER: 'x-address' } });
  for (let i = 0; i < 3; i++) accounts.push(await verifiedStudent(server));
});
afterAll(() => server.stop());

let ips = 0;
/** A client on another IP, with the session of `person` if one is given. */
function elsewhere(person?: Person): ApiClient {
  const cookie = person?.api
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  return new ApiClient(server, { 'x-address': `203.0.113.${++ips}`, ...(cookie && { cookie }) });
}
const quiet = () =>
  until(async () => (await server.database.query('select 1 from graphile_worker._private_jobs where run_at <= now()')).rowCount === 0, 15_000);

/** Several accounts and strangers, each with its own IP, request mails of several kinds to this address; returns the responses. */
async function flood(email: string) {
  const answers = [];
  for (let i = 0; i < 8; i++) {
    for (const person of accounts) answers.push(await elsewhere(person).try('changeEmail', { body: { email, currentPassword: goodPassword } }));
    answers.push(await elsewhere().try('forgotPassword', { body: { email: i % 2 ? email : email.toUpperCase() } }));
    answers.push(await elsewhere().try('sendVerification', { body: { email } }));
  }
  return answers;
}

describe('one mailbox', () => {
  test.each([true, false])('gets ten mails in half an hour, however many ask, and all are told the same; with an account: %s', async (known) => {
    const email = known ? (await signUp(server)).email : `nobody${ips}@example.org`;
    const before = mailsTo(server.config.dataDir, email).length;
    const answers = await flood(email);
    // The account's owner has requested one mail before.
    const allowed = known ? 9 : 10;
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, index) => (index < allowed ? 200 : 429)));
    const last = answers.at(-1);
    expect(last?.body).toMatchObject({ error: { code: 'too-many-mails', message: expect.stringMatching(/ or wait (?:29|30) minutes and try again\.$/) } });
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(1700);
    await quiet();
    expect(mailsTo(server.config.dataDir, email).length - before).toBeLessThanOrEqual(allowed);
    const { rows } = await server.database.query<{ key: string }>('select key from rate_limits');
    expect(rows.filter(({ key }) => key.includes('@') || key.includes(email))).toEqual([]);
    server.advance(31 * 60_000);
    expect((await elsewhere().try('forgotPassword', { body: { email } })).status).toBe(200);
  });

  test('still gets the mails about its account, only later', async () => {
    const owner = await verifiedStudent(server);
    await flood(owner.email);
    await owner.api.call('changePassword', { body: { currentPassword: goodPassword, password: `${goodPassword}-new` } });
    await quiet();
    const told = () => mailsTo(server.config.dataDir, owner.email).filter((mail) => mail.includes('Your Ascent password was changed')).length;
    expect(told()).toBe(0);
    await server.database.query('update graphile_worker._private_jobs set run_at = now()');
    await until(() => told() === 1, 15_000);
  });
});

test.each(['You won! evil.example/prize', 'https://evil.example', 'evil\u3002example'])(
  'a name like "%s" is in no mail to an address nobody has confirmed',
  async (name) => {
    const { api, email } = await signUp(server, name);
    await api.call('sendBackupVerification');
    await until(() => mailsTo(server.config.dataDir, email).length === 2, 15_000);
    for (const mail of mailsTo(server.config.dataDir, email)) {
      expect(mail).toContain('Hi Student,');
      expect(mail).not.toMatch(/evil|prize/);
    }
  },
);
