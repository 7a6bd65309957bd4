/** A phone number: shown to be the student's by a texted code, and a second way to the code of a sign-in. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appCode, turnOnTwoFactor } from '../support/authenticator.ts';
import { ApiClient } from '../support/api-client.ts';
import { mailsTo } from '../support/outbox.ts';
import { goodPassword, verifiedStudent, type Person } from '../support/students.ts';
import { ask, newNumber, startTextMessageServer, type TextMessageServer } from '../support/text-message-server.ts';
import type { TextGateway } from '../support/text-gateway.ts';
import type { TestServer } from '../support/test-server.ts';

const minute = 60_000;
let server: TestServer;
let gateway: TextGateway;
let stop: TextMessageServer['stop'];
beforeAll(async () => {
  ({ server, gateway, stop } = await startTextMessageServer());
});
afterAll(() => stop());
// One address sends no more than its share an hour.
beforeEach(() => server.advance(61 * minute));

const other = (code: string) => (code === '000000' ? '000001' : '000000');

async function withPhone(): Promise<Person & { readonly number: string }> {
  const person = await verifiedStudent(server);
  const number = newNumber();
  await person.api.call('textPhoneCode', ask(number));
  await person.api.call('verifyPhone', { body: { code: gateway.codeTo(number) } });
  return { ...person, number };
}

describe('a phone number', () => {
  test('is verified with the texted code, after the password, and the owner is told', async () => {
    const person = await verifiedStudent(server);
    const number = newNumber();
    expect(await person.api.call('getPhone')).toEqual({ available: true, number: null, pending: null });
    expect(await person.api.refused('textPhoneCode', ask(number, 'not-it'))).toMatchObject({ status: 403, code: 'wrong-password' });
    expect(gateway.sent.some(({ to }) => to === number)).toBe(false);
    const { waitSeconds } = await person.api.call('textPhoneCode', ask(number));
    expect(waitSeconds).toBeGreaterThan(55);
    expect(gateway.sent.at(-1)).toMatchObject({ to: number, from: '+15005550006', text: expect.stringMatching(/^\d{6} is your Ascent code\./) });
    expect(await person.api.call('getPhone')).toMatchObject({ number: null, pending: { number } });
    expect(await person.api.call('verifyPhone', { body: { code: ` ${gateway.codeTo(number)} ` } })).toEqual({ number });
    expect(await person.api.call('getPhone')).toEqual({ available: true, number, pending: null });
    await expect.poll(() => mailsTo(server.config.dataDir, person.email).some((mail) => mail.includes(`ending in ${number.slice(-2)} was added`))).toBe(true);
    expect(await person.api.refused('verifyPhone', { body: { code: gateway.codeTo(number) } })).toMatchObject({ status: 410, code: 'code-expired' });
  });

  test.each(['4155552671', '+0123456789', '+1', '+999123456789', "+1415'; drop table", '+1415555267112345'])('is not %s', async (number) => {
    const { api } = await verifiedStudent(server);
    expect((await api.refused('textPhoneCode', ask(number))).fields).toHaveProperty('number');
  });

  test('its code ends after ten minutes and after five wrong tries', async () => {
    const { api } = await verifiedStudent(server);
    const number = newNumber();
    await api.call('textPhoneCode', ask(number));
    server.advance(11 * minute);
    expect(await api.refused('verifyPhone', { body: { code: gateway.codeTo(number) } })).toMatchObject({ code: 'code-expired' });
    expect(await api.refused('resendPhoneCode')).toMatchObject({ code: 'code-expired' });
    await api.call('textPhoneCode', ask(number));
    const code = gateway.codeTo(number);
    const tries = [];
    for (let i = 0; i < 5; i++) tries.push((await api.refused('verifyPhone', { body: { code: other(code) } })).code);
    expect(tries).toEqual(Array.from({ length: 5 }, () => 'wrong-code'));
    expect(await api.refused('verifyPhone', { body: { code } })).toMatchObject({ code: 'code-expired' });
  });

  test('many tries at once count like many tries', async () => {
    const { api } = await verifiedStudent(server);
    const number = newNumber();
    await api.call('textPhoneCode', ask(number));
    const code = gateway.codeTo(number);
    const tries = await Promise.all(Array.from({ length: 15 }, () => api.refused('verifyPhone', { body: { code: other(code) } })));
    expect(tries.filter((answer) => answer.code === 'wrong-code')).toHaveLength(5);
  });

  test('its code proves that number for that account only', async () => {
    const [person, stranger] = [await verifiedStudent(server), await verifiedStudent(server)];
    const [mine, theirs] = [newNumber(), newNumber()];
    await person.api.call('textPhoneCode', ask(mine));
    await stranger.api.call('textPhoneCode', ask(theirs));
    const [a, b] = [gateway.codeTo(mine), gateway.codeTo(theirs)];
    if (a !== b) expect(await stranger.api.refused('verifyPhone', { body: { code: a } })).toMatchObject({ code: 'wrong-code' });
    // Moving the wait to another number makes the first code worthless.
    server.advance(minute + 1000);
    const second = newNumber();
    await person.api.call('textPhoneCode', ask(second));
    if (a !== gateway.codeTo(second)) expect(await person.api.refused('verifyPhone', { body: { code: a } })).toMatchObject({ code: 'wrong-code' });
    expect(await person.api.call('verifyPhone', { body: { code: gateway.codeTo(second) } })).toEqual({ number: second });
    const { rows } = await server.database.query<{ code_hash: string }>('select code_hash from phone_codes where user_id = $1', [stranger.id]);
    expect(rows[0]?.code_hash).toMatch(/^[\w-]{43}$/);
    // The same row under another number or account would not open with this code either.
    await server.database.query('update phone_codes set number = $2 where user_id = $1', [stranger.id, newNumber()]);
    expect(await stranger.api.refused('verifyPhone', { body: { code: b } })).toMatchObject({ code: 'wrong-code' });
  });

  test('belongs to one account, which only who holds the phone learns', async () => {
    const [person, second] = [await withPhone(), await verifiedStudent(server)];
    server.advance(minute + 1000);
    await second.api.call('textPhoneCode', ask(person.number));
    expect(await second.api.refused('verifyPhone', { body: { code: gateway.codeTo(person.number) } })).toMatchObject({ status: 409, code: 'phone-taken' });
    expect((await second.api.call('getPhone')).number).toBeNull();
    expect((await person.api.call('getPhone')).number).toBe(person.number);
  });

  test('can be replaced, and removed with the password', async () => {
    const person = await withPhone();
    server.advance(minute + 1000);
    const next = newNumber();
    await person.api.call('textPhoneCode', ask(next));
    expect((await person.api.call('getPhone')).number).toBe(person.number);
    await person.api.call('verifyPhone', { body: { code: gateway.codeTo(next) } });
    expect((await person.api.call('getPhone')).number).toBe(next);
    expect(await person.api.refused('removePhone', { body: { currentPassword: 'not-it' } })).toMatchObject({ code: 'wrong-password' });
    expect(await person.api.call('removePhone', { body: { currentPassword: goodPassword } })).toEqual({ removed: true });
    expect((await person.api.call('getPhone')).number).toBeNull();
  });

  test('is part of the export and goes with the account', async () => {
    const person = await withPhone();
    expect((await person.api.call('exportData', { query: { part: 'account' } })).rows[0]).toMatchObject({ phone: { number: person.number } });
    server.advance(minute + 1000);
    await person.api.call('textPhoneCode', ask(newNumber()));
    await person.api.call('deleteAccount', { body: { currentPassword: goodPassword, confirmation: 'DELETE' } });
    for (const table of ['phones', 'phone_codes']) {
      const { rowCount } = await server.database.query(`select 1 from ${table} where user_id = $1`, [person.id]);
      expect(rowCount, table).toBe(0);
    }
  });
});

describe('a texted code as second step', () => {
  async function waiting(email: string): Promise<{ api: ApiClient; phoneEnding: string | null }> {
    const api = new ApiClient(server);
    const { challenge } = await api.call('signIn', { body: { email, password: goodPassword } });
    return { api, phoneEnding: challenge?.phoneEnding ?? null };
  }
  const give = (code: string) => ({ body: { method: 'text', code } });

  test('signs in, once, and only the end of the number is shown before', async () => {
    const person = await withPhone();
    await turnOnTwoFactor(person.api, () => server.now());
    const { api, phoneEnding } = await waiting(person.email);
    expect(phoneEnding).toBe(person.number.slice(-2));
    const answer = await api.try('textSignInCode');
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).not.toContain(person.number.slice(1));
    const code = gateway.codeTo(person.number);
    expect(await api.refused('signInWithCode', give(other(code)))).toMatchObject({ code: 'wrong-code' });
    expect((await api.call('signInWithCode', give(code))).me.id).toBe(person.id);
    const again = await waiting(person.email);
    expect(await again.api.refused('signInWithCode', give(code))).toMatchObject({ code: 'wrong-code' });
  });

  test('counts wrong codes together with those of the app', async () => {
    const person = await withPhone();
    const { secret } = await turnOnTwoFactor(person.api, () => server.now());
    const { api } = await waiting(person.email);
    await api.call('textSignInCode');
    const code = gateway.codeTo(person.number);
    for (let i = 0; i < 5; i++) await api.refused('signInWithCode', give(other(code)));
    expect(await api.refused('signInWithCode', give(code))).toMatchObject({ code: 'too-many-codes' });
    expect(await api.refused('signInWithCode', { body: { method: 'app', code: appCode(secret, server.now()) } })).toMatchObject({ code: 'too-many-codes' });
  });

  test('is sent to nobody without the password, without a phone, or without two-step verification', async () => {
    expect(await new ApiClient(server).refused('textSignInCode')).toMatchObject({ status: 410, code: 'sign-in-expired' });
    const person = await verifiedStudent(server);
    await turnOnTwoFactor(person.api, () => server.now());
    const { api, phoneEnding } = await waiting(person.email);
    expect(phoneEnding).toBeNull();
    expect(await api.refused('textSignInCode')).toMatchObject({ status: 409, code: 'no-phone' });
    const open = await withPhone();
    expect((await new ApiClient(server).call('signIn', { body: { email: open.email, password: goodPassword } })).me?.id).toBe(open.id);
  });

  test('opens nothing once the number was removed, and a code to verify a number is no code to sign in', async () => {
    const person = await withPhone();
    await turnOnTwoFactor(person.api, () => server.now());
    const { api } = await waiting(person.email);
    server.advance(minute + 1000);
    await person.api.call('textPhoneCode', ask(person.number));
    expect(await api.refused('signInWithCode', give(gateway.codeTo(person.number)))).toMatchObject({ code: 'wrong-code' });
    await api.call('textSignInCode');
    const code = gateway.codeTo(person.number);
    await server.database.query('update phones set number = $2 where user_id = $1', [person.id, newNumber()]);
    expect(await api.refused('signInWithCode', give(code))).toMatchObject({ code: 'wrong-code' });
  });
});
