/** Changed and corrected addresses, the name, and devices. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient } from '#tests/support/api-client.ts';
import { mailedLink, mailsTo, tokenIn } from '#tests/support/outbox.ts';
import { goodPassword, isSignedIn, signIn, signUp, verifiedStudent, type Person } from '#tests/support/students.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const newPassword = 'another-peak-31';
const minute = 60_000;

describe('changing the address', () => {
  const ask = (person: Person, email: string, currentPassword = goodPassword) => person.api.call('changeEmail', { body: { email, currentPassword } });

  test('needs the password, and the old address stays until the new one is confirmed', async () => {
    const person = await verifiedStudent(server);
    const address = `new.${person.email}`;
    expect(await person.api.refused('changeEmail', { body: { email: address, currentPassword: 'not-it' } })).toMatchObject({ code: 'wrong-password' });
    expect((await person.api.refused('changeEmail', { body: { email: person.email, currentPassword: goodPassword } })).fields).toHaveProperty('email');
    await ask(person, address.toUpperCase());
    const link = await mailedLink(server.config.dataDir, address, '/confirm-email');
    await expect.poll(() => mailsTo(server.config.dataDir, person.email).some((mail) => mail.includes('about to change'))).toBe(true);
    expect((await person.api.call('me')).me?.email).toBe(person.email);
    expect((await person.api.call('getProfile')).pendingEmail).toBe(address);
    await person.api.request('GET', link);
    expect(await person.api.call('confirmEmail', { body: { token: tokenIn(link) } })).toEqual({ email: address });
    expect((await person.api.call('me')).me).toMatchObject({ email: address, emailVerified: true });
    expect((await person.api.call('getProfile')).pendingEmail).toBeNull();
    await expect.poll(() => mailsTo(server.config.dataDir, person.email).some((mail) => mail.includes('email was changed'))).toBe(true);
    expect(await isSignedIn(await signIn(server, address))).toBe(true);
    expect(await new ApiClient(server).refused('signIn', { body: { email: person.email, password: goodPassword } })).toMatchObject({ status: 401 });
    expect(await new ApiClient(server).refused('confirmEmail', { body: { token: tokenIn(link) } })).toMatchObject({ status: 410, code: 'link-expired' });
  });

  test('its link expires after an hour, and a new password cancels it', async () => {
    const person = await verifiedStudent(server);
    await ask(person, `late.${person.email}`);
    const token = tokenIn(await mailedLink(server.config.dataDir, `late.${person.email}`, '/confirm-email'));
    server.advance(61 * minute);
    expect(await person.api.refused('confirmEmail', { body: { token } })).toMatchObject({ code: 'link-expired' });
    server.advance(-61 * minute);
    await person.api.call('changePassword', { body: { currentPassword: goodPassword, password: newPassword } });
    expect(await person.api.refused('confirmEmail', { body: { token } })).toMatchObject({ code: 'link-expired' });
  });

  test('an address with an account cannot be taken, and the answer does not tell', async () => {
    const [person, other] = [await verifiedStudent(server), await verifiedStudent(server)];
    expect(await ask(person, other.email)).toEqual({ sent: true });
    await expect.poll(() => mailsTo(server.config.dataDir, other.email).at(-1)).toMatch(/already has an Ascent account/);
    expect(mailsTo(server.config.dataDir, other.email).some((mail) => mail.includes('/confirm-email'))).toBe(false);
  });

  test('an address that got an account meanwhile cannot be taken either', async () => {
    const person = await verifiedStudent(server);
    const address = `raced.${person.email}`;
    await ask(person, address);
    const token = tokenIn(await mailedLink(server.config.dataDir, address, '/confirm-email'));
    await new ApiClient(server).call('signUp', { body: { name: 'Quick', email: address, password: goodPassword } });
    expect(await person.api.refused('confirmEmail', { body: { token } })).toMatchObject({ code: 'link-expired' });
    expect((await person.api.call('me')).me?.email).toBe(person.email);
  });
});

describe('an address that was never verified', () => {
  test('can be corrected; the old link no longer works, the new one does', async () => {
    const person = await signUp(server);
    const old = tokenIn(await mailedLink(server.config.dataDir, person.email, '/verify-email'));
    const right = `right.${person.email}`;
    expect((await person.api.call('correctEmail', { body: { email: right.toUpperCase() } })).me).toMatchObject({ email: right, emailVerified: false });
    const token = tokenIn(await mailedLink(server.config.dataDir, right, '/verify-email'));
    expect(await person.api.refused('verifyEmail', { body: { token: old } })).toMatchObject({ code: 'link-expired' });
    await person.api.call('verifyEmail', { body: { token } });
    expect((await person.api.call('me')).me).toMatchObject({ email: right, emailVerified: true });
  });

  test('cannot become somebody else’s, and a verified one is not changed this way', async () => {
    const [person, other] = [await signUp(server), await verifiedStudent(server)];
    expect(await person.api.refused('correctEmail', { body: { email: other.email } })).toMatchObject({ status: 409, code: 'email-taken' });
    expect(await other.api.refused('correctEmail', { body: { email: `new.${other.email}` } })).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await other.api.call('me')).me?.email).toBe(other.email);
  });
});

test('the name can be changed, not emptied', async () => {
  const { api } = await verifiedStudent(server);
  expect((await api.call('updateProfile', { body: { name: '  Ada Lovelace ' } })).me.name).toBe('Ada Lovelace');
  expect((await api.call('me')).me?.name).toBe('Ada Lovelace');
  for (const name of ['', '   ', 'x'.repeat(81), 'a\u0000b']) expect(await api.refused('updateProfile', { body: { name } })).toMatchObject({ status: 400 });
  expect(await api.refused('updateProfile', { body: { name: 'A', isAdmin: true } })).toMatchObject({ status: 400 });
});

test('devices are listed in words, and all others can be signed out', async () => {
  const [person, stranger] = [await verifiedStudent(server), await verifiedStudent(server)];
  const phone = await signIn(
    server,
    person.email,
    goodPassword,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Version/18.4 Mobile/15E148 Safari/604.1',
  );
  const { devices } = await phone.call('getProfile');
  expect(devices.map(({ name, current }) => ({ name, current }))).toEqual([
    { name: 'Safari on iPhone', current: true },
    { name: 'Unknown device', current: false },
  ]);
  expect(JSON.stringify(devices)).not.toContain(stranger.id);
  expect(await phone.call('signOutElsewhere')).toEqual({ ended: 1 });
  expect([await isSignedIn(phone), await isSignedIn(person.api), await isSignedIn(stranger.api)]).toEqual([true, false, true]);
});

test('one device is signed out by itself, and not the one that asks', async () => {
  const person = await verifiedStudent(server);
  const [phone, tablet] = [await signIn(server, person.email, goodPassword, 'phone'), await signIn(server, person.email, goodPassword, 'tablet')];
  const idOf = async (api: ApiClient) => (await api.call('getProfile')).devices.find(({ current }) => current)?.id ?? '';
  const params = { signedInDeviceId: await idOf(tablet) };
  expect(await phone.call('signOutDevice', { params })).toEqual({ ended: true });
  expect([await isSignedIn(phone), await isSignedIn(tablet), await isSignedIn(person.api)]).toEqual([true, false, true]);
  expect(await phone.refused('signOutDevice', { params }), 'twice').toMatchObject({ status: 404, code: 'not-found' });
  expect(await phone.refused('signOutDevice', { params: { signedInDeviceId: await idOf(phone) } }), 'its own').toMatchObject({ code: 'not-found' });
  expect(await isSignedIn(phone)).toBe(true);
});
