/** Browsers that are not asked for a code again: for how long, for whom, and what ends it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ApiClient } from '#tests/support/api-client.ts';
import { goodPassword } from '#tests/support/students.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { give, twoStepStudents } from '#tests/support/two-step-students.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
// Every test has time steps of its own.
beforeEach(() => server.advance(120_000));

const minute = 60_000;
const day = 24 * 3600_000;
const { waiting, protectedStudent, code } = twoStepStudents(() => server);

describe('a trusted browser', () => {
  test('is not asked for thirty days; another browser and another account are', async () => {
    const [person, other] = [await protectedStudent(), await protectedStudent()];
    const home = await waiting(person.email);
    await home.call('signInWithCode', give(code(person), 'app', true));
    await home.call('signOut');
    expect((await home.call('signIn', { body: { email: person.email, password: goodPassword } })).me?.id).toBe(person.id);
    await waiting(person.email);
    // A sibling at the same computer has to enter their own code; then both accounts trust the browser.
    await home.call('signOut');
    expect((await home.call('signIn', { body: { email: other.email, password: goodPassword } })).me).toBeNull();
    await home.call('signInWithCode', give(code(other), 'app', true));
    for (const { email, id } of [person, other]) expect((await home.call('signIn', { body: { email, password: goodPassword } })).me?.id).toBe(id);
    server.advance(30 * day + minute);
    expect((await home.call('signIn', { body: { email: person.email, password: goodPassword } })).me).toBeNull();
    server.advance(-30 * day - minute);
  });

  test('is listed, forgotten one by one or with all other devices, and never by somebody else', async () => {
    const [person, stranger] = [await protectedStudent(), await protectedStudent()];
    const home = await waiting(person.email);
    await home.call('signInWithCode', give(code(person), 'app', true));
    const { trustedDevices } = await home.call('getTwoFactor');
    expect(trustedDevices).toMatchObject([{ name: 'Unknown device', current: true }]);
    expect((await person.api.call('getTwoFactor')).trustedDevices).toMatchObject([{ current: false }]);
    const params = { deviceId: trustedDevices[0]?.id ?? '' };
    expect(await stranger.api.refused('forgetTrustedDevice', { params })).toMatchObject({ status: 404 });
    await home.call('signOutElsewhere');
    expect((await home.call('getTwoFactor')).trustedDevices).toHaveLength(1);
    await home.call('forgetTrustedDevice', { params });
    await home.call('signOut');
    expect((await home.call('signIn', { body: { email: person.email, password: goodPassword } })).me).toBeNull();
    server.advance(30_000);
    await home.call('signInWithCode', give(code(person), 'app', true));
    const elsewhere = await waiting(person.email);
    await elsewhere.call('signInWithCode', give(person.factor.backupCodes[0] ?? '', 'backup'));
    await elsewhere.call('signOutElsewhere');
    expect((await elsewhere.call('getTwoFactor')).trustedDevices).toEqual([]);
  });

  test('is no longer trusted once the password was changed', async () => {
    const person = await protectedStudent();
    const home = await waiting(person.email);
    await home.call('signInWithCode', give(code(person), 'app', true));
    await home.call('changePassword', { body: { currentPassword: goodPassword, password: 'another-peak-31' } });
    await home.call('signOut');
    expect((await home.call('signIn', { body: { email: person.email, password: 'another-peak-31' } })).me).toBeNull();
  });

  test('gets a token of its own, not one that was planted before', async () => {
    const person = await protectedStudent();
    const planted = 'A'.repeat(43);
    const victim = new ApiClient(server, { cookie: `ascent-trusted=${planted}` });
    await victim.call('signIn', { body: { email: person.email, password: goodPassword } });
    const pending = victim
      .cookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    await new ApiClient(server, { cookie: `ascent-trusted=${planted}; ${pending}` }).call('signInWithCode', give(code(person), 'app', true));
    const thief = new ApiClient(server, { cookie: `ascent-trusted=${planted}` });
    expect((await thief.call('signIn', { body: { email: person.email, password: goodPassword } })).me).toBeNull();
  });
});
