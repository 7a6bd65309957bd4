/** Two-step verification: setting it up, its backup codes, and what ends it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appCode, turnOnTwoFactor, wrongCode } from '#tests/support/authenticator.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { goodPassword, isSignedIn, verifiedStudent } from '#tests/support/students.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { give, password, twoStepStudents } from '#tests/support/two-step-students.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
// Every test has time steps of its own.
beforeEach(() => server.advance(120_000));

const minute = 60_000;

const { waiting, protectedStudent, code, mails } = twoStepStudents(() => server);

describe('setting it up', () => {
  test('needs the password, shows the secret, and counts only after a right code', async () => {
    const { api, email } = await verifiedStudent(server);
    expect(await api.refused('beginTwoFactor', { body: { currentPassword: 'not-it' } })).toMatchObject({ status: 403, code: 'wrong-password' });
    const { secret, otpauthUrl } = await api.call('beginTwoFactor', { body: password });
    expect(new URL(otpauthUrl).searchParams.get('secret')).toBe(secret);
    expect(await api.refused('confirmTwoFactor', { body: { code: wrongCode(secret, server.now()) } })).toMatchObject({
      code: 'wrong-code',
      fields: { code: expect.stringMatching(/incorrect/) },
    });
    expect((await api.call('getTwoFactor')).since).toBeNull();
    expect((await new ApiClient(server).call('signIn', { body: { email, password: goodPassword } })).me?.email).toBe(email);
  });

  test('gives ten backup codes once, keeps neither them nor the secret readable, and tells the owner', async () => {
    const person = await protectedStudent();
    expect(new Set(person.factor.backupCodes).size).toBe(10);
    for (const backup of person.factor.backupCodes) expect(backup).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
    expect(await person.api.call('getTwoFactor')).toMatchObject({ since: expect.any(String), backupCodesLeft: 10, trustedDevices: [] });
    const { rows } = await server.database.query<{ all: string }>(
      `select f.secret || (select string_agg(b.code_hash, ' ') from backup_codes b where b.user_id = f.user_id) as all from two_factor_secrets f where f.user_id = $1`,
      [person.id],
    );
    const kept = rows[0]?.all ?? '';
    expect(kept).not.toContain(person.factor.secret);
    for (const backup of person.factor.backupCodes) expect(kept).not.toContain(backup.replace('-', ''));
    await expect.poll(() => mails(person, 'Two-step verification was turned on')).toBe(1);
    expect(await person.api.refused('beginTwoFactor', { body: password })).toMatchObject({ status: 409, code: 'two-factor-on' });
  });

  test('ends the other sessions, which were opened without a code', async () => {
    const person = await verifiedStudent(server);
    const other = new ApiClient(server);
    await other.call('signIn', { body: { email: person.email, password: goodPassword } });
    await turnOnTwoFactor(person.api, () => server.now());
    expect([await isSignedIn(person.api), await isSignedIn(other)]).toEqual([true, false]);
  });

  test('begins anew after half an hour, and each time with another secret', async () => {
    const { api } = await verifiedStudent(server);
    const first = await api.call('beginTwoFactor', { body: password });
    const second = await api.call('beginTwoFactor', { body: password });
    expect(await api.refused('confirmTwoFactor', { body: { code: appCode(first.secret, server.now()) } })).toMatchObject({ code: 'wrong-code' });
    server.advance(31 * minute);
    expect(await api.refused('confirmTwoFactor', { body: { code: appCode(second.secret, server.now()) } })).toMatchObject({
      status: 410,
      code: 'set-up-expired',
    });
  });
});

describe('backup codes', () => {
  test('work once each, however they are typed, and their use is told', async () => {
    const person = await protectedStudent();
    const backup = person.factor.backupCodes[3] ?? '';
    await (await waiting(person.email)).call('signInWithCode', give(` ${backup.toUpperCase().replace('-', ' ')} `, 'backup'));
    expect((await person.api.call('getTwoFactor')).backupCodesLeft).toBe(9);
    await expect.poll(() => mails(person, '9 codes are left')).toBe(1);
    expect(await (await waiting(person.email)).refused('signInWithCode', give(backup, 'backup'))).toMatchObject({ code: 'wrong-code' });
  });

  test('sent twice at once, a code works once', async () => {
    const person = await protectedStudent();
    const browsers = [await waiting(person.email), await waiting(person.email)];
    const answers = await Promise.all(browsers.map((api) => api.try('signInWithCode', give(person.factor.backupCodes[0] ?? '', 'backup'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('new ones need the password and end the old ones', async () => {
    const person = await protectedStudent();
    expect(await person.api.refused('renewBackupCodes', { body: { currentPassword: 'not-it' } })).toMatchObject({ code: 'wrong-password' });
    const { backupCodes } = await person.api.call('renewBackupCodes', { body: password });
    const api = await waiting(person.email);
    expect(await api.refused('signInWithCode', give(person.factor.backupCodes[0] ?? '', 'backup'))).toMatchObject({ code: 'wrong-code' });
    await api.call('signInWithCode', give(backupCodes[0] ?? '', 'backup'));
    await expect.poll(() => mails(person, 'New backup codes')).toBe(1);
    const without = await verifiedStudent(server);
    expect(await without.api.refused('renewBackupCodes', { body: password })).toMatchObject({ status: 409, code: 'two-factor-off' });
  });
});

describe('switching it off', () => {
  test('needs the password, is told, and takes trust and backup codes with it', async () => {
    const person = await protectedStudent();
    const home = await waiting(person.email);
    await home.call('signInWithCode', give(code(person), 'app', true));
    expect(await person.api.refused('turnOffTwoFactor', { body: { currentPassword: 'not-it' } })).toMatchObject({ code: 'wrong-password' });
    await waiting(person.email).catch(() => undefined);
    expect(await person.api.call('turnOffTwoFactor', { body: password })).toEqual({ off: true });
    await expect.poll(() => mails(person, 'Two-step verification was turned off')).toBe(1);
    expect((await new ApiClient(server).call('signIn', { body: { email: person.email, password: goodPassword } })).me?.id).toBe(person.id);
    for (const table of ['two_factor_secrets', 'backup_codes', 'trusted_devices', 'failed_code_attempts']) {
      const { rowCount } = await server.database.query(`select 1 from ${table} where user_id = $1`, [person.id]);
      expect(rowCount, table).toBe(0);
    }
    expect(await person.api.refused('turnOffTwoFactor', { body: password })).toMatchObject({ code: 'two-factor-off' });
  });

  test('where it is not on, leaves the setup that has begun', async () => {
    const person = await verifiedStudent(server);
    const { secret } = await person.api.call('beginTwoFactor', { body: password });
    expect(await person.api.refused('turnOffTwoFactor', { body: password })).toMatchObject({ code: 'two-factor-off' });
    await person.api.call('confirmTwoFactor', { body: { code: appCode(secret, server.now()) } });
    expect((await person.api.call('getTwoFactor')).since).not.toBeNull();
  });
});

test('the export names it without its secrets, and deleting the account removes it', async () => {
  const person = await protectedStudent();
  const home = await waiting(person.email);
  await home.call('signInWithCode', give(code(person), 'app', true));
  await home.refused('signInWithCode', give('000000'));
  await waiting(person.email);
  const { rows } = await person.api.call('exportData', { query: { part: 'account' } });
  expect(rows[0]).toMatchObject({ twoStepVerification: { backupCodesLeft: 10 }, trustedDevices: [{ expiresAt: expect.any(String) }], phone: null });
  const { rows: kept } = await server.database.query<{ secret: string }>('select secret from two_factor_secrets where user_id = $1', [person.id]);
  expect(JSON.stringify(rows)).not.toContain(kept[0]?.secret);
  await person.api.call('deleteAccount', { body: { ...password, confirmation: 'DELETE' } });
  for (const table of ['two_factor_secrets', 'backup_codes', 'trusted_devices', 'failed_code_attempts', 'pending_sign_ins']) {
    const { rowCount } = await server.database.query(`select 1 from ${table} where user_id = $1`, [person.id]);
    expect(rowCount, table).toBe(0);
  }
});
