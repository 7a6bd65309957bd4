/** Identity providers connected to an account, and accounts that have nothing else. */
import { describe, expect, test } from 'vitest';
import type { ProviderId } from '#contract/identities.ts';
import { ApiClient } from '../support/api-client.ts';
import { me, newPerson, useProviders } from '../support/identity/server-with-providers.ts';
import type { StandIns } from '../support/identity/stand-ins.ts';
import { answerAt, comeBack, connect, outcomeOf, signInAt } from '../support/identity/visit.ts';
import { mailedCode, mailedLink, mailsTo, tokenIn } from '../support/outbox.ts';
import { goodPassword, verifiedStudent } from '../support/students.ts';
import type { TestServer } from '../support/test-server.ts';

let there: StandIns;
let server: TestServer;
useProviders((started) => ({ there, server } = started));

const browser = () => new ApiClient(server);
const minute = 60_000;

describe('connecting', () => {
  test('needs the password, tells the owner, and opens the same account from then on', async () => {
    const owner = await verifiedStudent(server);
    const body = { provider: 'google', popup: true };
    expect(await owner.api.refused('beginIdentityConnection', { body })).toMatchObject({ status: 403, code: 'confirm-first' });
    expect(await owner.api.refused('beginIdentityConnection', { body: { ...body, currentPassword: 'not-it' } })).toMatchObject({ code: 'wrong-password' });
    expect(await connect(owner.api, 'google')).toBe('connected');
    const { identities } = await owner.api.call('getProfile');
    expect(identities).toMatchObject([{ provider: { id: 'google', name: 'Google' }, email: there.person.email }]);
    await expect.poll(() => mailsTo(server.config.dataDir, owner.email).some((mail) => mail.includes('Google was connected'))).toBe(true);
    const api = browser();
    expect(await signInAt(api, 'google')).toBe('signed-in');
    expect((await me(api))?.id).toBe(owner.id);
    expect(await owner.api.refused('beginIdentityConnection', { body: { ...body, currentPassword: goodPassword } })).toMatchObject({
      code: 'already-connected',
    });
  });

  test('an identity belongs to one account', async () => {
    const [first, second] = [await verifiedStudent(server), await verifiedStudent(server)];
    expect(await connect(first.api, 'github')).toBe('connected');
    expect(await connect(second.api, 'github')).toBe('in-use');
    expect((await second.api.call('getProfile')).identities).toEqual([]);
  });

  test('ends in the session it began in, not in another account of the same browser', async () => {
    const [victim, attacker] = [await verifiedStudent(server), await verifiedStudent(server)];
    const { url } = await attacker.api.call('beginIdentityConnection', { body: { provider: 'google', popup: true, currentPassword: goodPassword } });
    const back = await answerAt(url);
    const attempt = attacker.api.cookies().find(({ name }) => name === 'ascent-attempt');
    const session = victim.api.cookies().find(({ name }) => name === 'ascent');
    const cookie = `ascent-attempt=${attempt?.value}; ascent=${session?.value}`;
    expect(await outcomeOf(await browser().request('GET', back, { headers: { cookie } }))).toBe('expired');
    expect((await victim.api.call('getProfile')).identities).toEqual([]);
  });

  test('can be undone with the password; the provider then opens nothing', async () => {
    const owner = await verifiedStudent(server);
    await connect(owner.api, 'google');
    expect(await owner.api.refused('disconnectIdentity', { body: { provider: 'google' } })).toMatchObject({ code: 'confirm-first' });
    expect(await owner.api.refused('disconnectIdentity', { body: { provider: 'x', currentPassword: goodPassword } })).toMatchObject({ status: 404 });
    await owner.api.call('disconnectIdentity', { body: { provider: 'google', currentPassword: goodPassword } });
    expect((await owner.api.call('getProfile')).identities).toEqual([]);
    const api = browser();
    await signInAt(api, 'google');
    expect((await me(api))?.id).not.toBe(owner.id);
    await expect.poll(() => mailsTo(server.config.dataDir, owner.email).some((mail) => mail.includes('Google was disconnected'))).toBe(true);
  });
});

/** The next code mailed after `before`. */
async function otherCode(email: string, before: string): Promise<string> {
  await expect.poll(() => mailedCode(server.config.dataDir, email)).not.toBe(before);
  return mailedCode(server.config.dataDir, email);
}

/** Proves ownership by a visit to the provider. */
async function confirm(api: ApiClient, provider: ProviderId): Promise<string> {
  const { url } = await api.call('beginIdentityConfirmation', { body: { provider, popup: true } });
  return comeBack(api, await answerAt(url));
}

describe('an account without a password', () => {
  const withoutPassword = async () => {
    const api = browser();
    await signInAt(api, 'google');
    const account = await me(api);
    if (!account) throw new Error('not signed in');
    return { api, id: account.id, email: account.email, person: there.person };
  };

  test('does what needs a proof after a visit to the provider, for five minutes, in that session', async () => {
    const { api, email, person } = await withoutPassword();
    const change = { body: { email: `new.${email}` } };
    expect((await api.call('getProfile')).hasPassword).toBe(false);
    expect(await api.refused('changeEmail', change)).toMatchObject({ status: 403, code: 'confirm-first' });
    expect(await api.refused('changeEmail', { body: { ...change.body, currentPassword: 'anything' } })).toMatchObject({ code: 'wrong-password' });
    const other = browser();
    await signInAt(other, 'google');
    expect(await confirm(api, 'google')).toBe('confirmed');
    expect(await other.refused('changeEmail', change)).toMatchObject({ code: 'confirm-first' });
    expect(await api.call('changeEmail', change)).toEqual({ sent: true });
    server.advance(6 * minute);
    expect(await api.refused('changeEmail', change)).toMatchObject({ code: 'confirm-first' });
    server.advance(-6 * minute);
    expect(there.person).toEqual(person);
  });

  test('is asked for a fresh login at the provider; without one, for a mailed code of this session, five times', async () => {
    const { api, email } = await withoutPassword();
    const { url } = await api.call('beginIdentityConfirmation', { body: { provider: 'google', popup: true } });
    expect(new URL(url).searchParams.get('max_age')).toBe('0');
    const change = { body: { email: `fresh.${email}` } };
    for (const ago of [600, null]) {
      there.loggedInAgo = ago;
      expect(await confirm(api, 'google'), String(ago)).toBe('code-mailed');
      expect(await api.refused('changeEmail', change)).toMatchObject({ code: 'confirm-first' });
    }
    there.loggedInAgo = 0;
    await expect.poll(() => mailsTo(server.config.dataDir, email).filter((mail) => mail.includes('Your code for Ascent')).length).toBe(2);
    const code = await mailedCode(server.config.dataDir, email);
    const other = browser();
    await signInAt(other, 'google');
    expect(await other.refused('confirmWithMailedCode', { body: { code } })).toMatchObject({ status: 410, code: 'code-expired' });
    const wrong = code === '123456' ? '654321' : '123456';
    for (let tries = 0; tries < 4; tries++) expect(await api.refused('confirmWithMailedCode', { body: { code: wrong } })).toMatchObject({ code: 'wrong-code' });
    expect(await api.call('confirmWithMailedCode', { body: { code } })).toEqual({ confirmed: true });
    expect(await api.refused('confirmWithMailedCode', { body: { code } })).toMatchObject({ code: 'code-expired' });
    expect(await api.call('changeEmail', change)).toEqual({ sent: true });
    // The right code does not help either after five wrong ones, or after ten minutes.
    there.loggedInAgo = null;
    await confirm(other, 'google');
    const guessed = await otherCode(email, code);
    for (let tries = 0; tries < 5; tries++) await other.refused('confirmWithMailedCode', { body: { code: guessed === '111111' ? '222222' : '111111' } });
    expect(await other.refused('confirmWithMailedCode', { body: { code: guessed } })).toMatchObject({ code: 'code-expired' });
    await confirm(other, 'google');
    const late = await otherCode(email, guessed);
    server.advance(11 * minute);
    expect(await other.refused('confirmWithMailedCode', { body: { code: late } })).toMatchObject({ code: 'code-expired' });
    server.advance(-11 * minute);
    there.loggedInAgo = 0;
  });

  test.each(['apple', 'facebook', 'x', 'github'] as const)('%s alone is not believed', async (provider) => {
    const person = newPerson(there, { email: `alone${provider}@example.org` });
    const owner = await verifiedStudent(server);
    there.person = person;
    expect(await connect(owner.api, provider)).toBe('connected');
    there.loggedInAgo = null;
    expect(await confirm(owner.api, provider)).toBe('code-mailed');
    there.loggedInAgo = 0;
  });

  test('somebody else at the provider proves nothing', async () => {
    const { api } = await withoutPassword();
    newPerson(there);
    expect(await confirm(api, 'google')).toBe('other-identity');
    expect(await api.refused('deleteAccount', { body: { confirmation: 'DELETE' } })).toMatchObject({ code: 'confirm-first' });
    expect(await api.refused('beginIdentityConfirmation', { body: { provider: 'x', popup: true } })).toMatchObject({ status: 404 });
  });

  test('keeps its last way in, until there is a password', async () => {
    const { api, email } = await withoutPassword();
    await confirm(api, 'google');
    expect(await api.refused('disconnectIdentity', { body: { provider: 'google' } })).toMatchObject({ status: 409, code: 'last-way-in' });
    await api.call('forgotPassword', { body: { email } });
    const token = tokenIn(await mailedLink(server.config.dataDir, email, '/reset-password'));
    await api.call('resetPassword', { body: { token, password: goodPassword } });
    expect((await api.call('getProfile')).hasPassword).toBe(true);
    expect((await api.call('getProfile')).identities).toHaveLength(1);
    await api.call('disconnectIdentity', { body: { provider: 'google', currentPassword: goodPassword } });
    expect((await browser().call('signIn', { body: { email, password: goodPassword } })).me?.email).toBe(email);
  });

  test('two ways cannot both go at the same moment', async () => {
    const { api } = await withoutPassword();
    await confirm(api, 'google');
    newPerson(there);
    const { url } = await api.call('beginIdentityConnection', { body: { provider: 'github', popup: true } });
    expect(await comeBack(api, await answerAt(url))).toBe('connected');
    const both = await Promise.all((['google', 'github'] as const).map((provider) => api.try('disconnectIdentity', { body: { provider } })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a password it does not have signs nobody in', async () => {
    const { email } = await withoutPassword();
    for (const password of ['x', 'null', goodPassword]) expect(await browser().refused('signIn', { body: { email, password } })).toMatchObject({ status: 401 });
  });

  test('is exported and deleted with its identity', async () => {
    const { api, id, person } = await withoutPassword();
    const { rows } = await api.call('exportData', { query: { part: 'account' } });
    expect(rows[0]).toMatchObject({ identities: [{ provider: 'google', subject: person.id, email: person.email }] });
    expect(JSON.stringify(rows)).not.toMatch(/token|nonce|verifier/i);
    await confirm(api, 'google');
    await api.call('deleteAccount', { body: { confirmation: 'DELETE' } });
    const left = await server.database.query('select 1 from user_identities where user_id = $1', [id]);
    expect(left.rowCount).toBe(0);
    const again = browser();
    expect(await signInAt(again, 'google')).toBe('signed-in');
    expect((await me(again))?.id).not.toBe(id);
  });
});
