/** Sessions that nobody can guess, plant or keep, passwords accepted unchanged, and responses that do not reveal who has an account. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { ApiClient } from '../support/api-client.ts';
import { fingerprint } from '../support/fingerprint.ts';
import { atFullCost } from '../support/quick-argon2.ts';
import { goodPassword, signUp, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const json = { 'content-type': 'application/json' };
const tokenOf = (api: ApiClient) => api.cookies().find(({ name }) => name === 'ascent')?.value ?? '';
/** Whose session a browser with this token has. */
const ownerOf = async (token: string): Promise<unknown> =>
  Object(Object(await (await fetch(`${server.url}/api/accounts/me`, { headers: { cookie: `ascent=${token}` } })).json()).me).id;

describe('the token of a session', () => {
  test('is new at every way in: one that was planted before opens nothing', async () => {
    const { email, id } = await signUp(server);
    const planted = 'p'.repeat(43);
    for (const [path, body] of [
      ['/api/accounts/sign-in', { email, password: goodPassword }],
      ['/api/accounts/sign-up', { name: 'Noor', email: `planted.${email}`, password: goodPassword }],
    ] as const) {
      const api = new ApiClient(server);
      await api.request('POST', path, { body: JSON.stringify(body), headers: { ...json, cookie: `ascent=${planted}` } });
      expect(tokenOf(api)).not.toBe('');
      expect(tokenOf(api)).not.toBe(planted);
      expect(await ownerOf(planted)).toBeUndefined();
    }
    const again = new ApiClient(server);
    await again.call('signIn', { body: { email, password: goodPassword } });
    const first = tokenOf(again);
    await again.call('signIn', { body: { email, password: goodPassword } });
    expect(tokenOf(again)).not.toBe(first);
    expect(await ownerOf(tokenOf(again))).toBe(id);
  });

  test('of a guest does not become the account’s', async () => {
    const { email, id } = await signUp(server);
    const api = new ApiClient(server);
    await api.call('startQuiz', { body: { practiceSet: 'algebra' } });
    const before = tokenOf(api);
    await api.call('signIn', { body: { email, password: goodPassword } });
    expect(tokenOf(api)).not.toBe(before);
    expect([await ownerOf(tokenOf(api)), await ownerOf(before)]).toEqual([id, undefined]);
  });

  test('has 256 bits that nobody can foresee', async () => {
    const { email } = await signUp(server);
    const tokens: Buffer[] = [];
    for (let i = 0; i < 64; i++) {
      const api = new ApiClient(server);
      await api.call('signIn', { body: { email, password: goodPassword } });
      tokens.push(Buffer.from(tokenOf(api), 'base64url'));
    }
    expect(new Set(tokens.map(({ length }) => length))).toEqual(new Set([32]));
    expect(new Set(tokens.map((token) => token.toString('hex'))).size).toBe(64);
    // No bit is constant; for random bits the chance of that is 2^-63.
    for (let bit = 0; bit < 256; bit++) expect(new Set(tokens.map((token) => ((token[bit >> 3] ?? 0) >> (bit & 7)) & 1)).size, `bit ${bit}`).toBe(2);
  });

  test('is nowhere in the database, nor is its hash a way in', async () => {
    const { api } = await signUp(server);
    const token = tokenOf(api);
    const { rows: tables } = await server.database.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    for (const { name } of tables)
      expect((await server.database.query(`select 1 from ${name} t where strpos(t::text, $1) > 0`, [token])).rowCount, name).toBe(0);
    const hash = createHash('sha256').update(token).digest('base64url');
    expect((await server.database.query('select 1 from sessions where token = $1', [hash])).rowCount).toBe(1);
    expect(await ownerOf(hash)).toBeUndefined();
  });

  test('that was signed out is dead, wherever it was copied to', async () => {
    const { api, id } = await signUp(server);
    const copied = tokenOf(api);
    expect(await ownerOf(copied)).toBe(id);
    await api.call('signOut');
    expect(await ownerOf(copied)).toBeUndefined();
    const answer = await fetch(server.url + calls.getProfile.path, { headers: { cookie: `ascent=${copied}` } });
    expect(answer.status).toBe(401);
  });
});

describe('a password', () => {
  let people = 0;
  const enter = async (password: string) => {
    const email = `exact${++people}@example.org`;
    await new ApiClient(server).call('signUp', { body: { name: 'Noor', email, password } });
    return async (typed: string) => (await new ApiClient(server).try('signIn', { body: { email, password: typed } })).status;
  };

  test('counts to its last character: nothing is cut off after 72 bytes', async () => {
    for (const [length, character] of [
      [80, 'a'],
      [256, 'b'],
      [80, 'é'],
      [80, '🏔'],
    ] as const) {
      const password = character.repeat(length / character.length);
      const signIn = await enter(password);
      expect(await signIn(password)).toBe(200);
      const start = Buffer.from(password).subarray(0, 72).toString();
      for (const other of [`${password.slice(0, -2)}xx`, start, `${start}x`]) expect(await signIn(other)).not.toBe(200);
    }
  });

  test.each([
    '  two spaces  ',
    '\ttab inside\t',
    'CaseMatters-27',
    'naïve café 27',
    'ﬁne-27-ligature',
    '密碼密碼密碼',
    '🏔⛰🏔⛰🏔⛰',
    '"\\\'<b>&amp;%00',
    'Ｆｕｌｌ-27',
  ])('is taken as it is typed: %j', async (password) => {
    const signIn = await enter(password);
    expect(await signIn(password)).toBe(200);
    const bent = [password.trim(), password.toLowerCase(), password.toUpperCase(), password.normalize('NFKC'), password.normalize('NFD')].filter(
      (other) => other !== password,
    );
    for (const other of new Set(bent)) expect(await signIn(other), JSON.stringify(other)).not.toBe(200);
  });

  test.each(['123456', 'password', 'Password1', 'QWERTY', 'iloveyou', 'letmein', 'satprep', '111111', 'Summer2024!'])(
    'that everybody tries first is refused: %s',
    async (password) => {
      const answer = await new ApiClient(server).refused('signUp', { body: { name: 'Noor', email: `common${++people}@example.org`, password } });
      expect(answer).toMatchObject({ status: 400, code: 'password-too-common' });
    },
  );

  test('has six characters or more, and five are refused in the field’s words', async () => {
    const tryWith = (password: string) => new ApiClient(server).try('signUp', { body: { name: 'Noor', email: `short${++people}@example.org`, password } });
    expect((await tryWith('k7-qz')).status).toBe(400);
    expect((await tryWith('k7-qzw')).status).toBe(201);
  });
});

test('a stranger who tries passwords does not lock the owner out', async () => {
  const limited = await startTestServer({ enforceRateLimits: true, environment: { CLIENT_IP_HEADER: 'x-address' } });
  const { email } = await verifiedStudent(limited);
  const stranger = new ApiClient(limited, { 'x-address': '203.0.113.7' });
  const statuses = [];
  // More attempts than all IPs together are allowed: refused ones do not use up the owner's.
  for (let i = 0; i < 120; i++) statuses.push((await stranger.try('signIn', { body: { email, password: `guess-${i}-guess` } })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), ...Array.from({ length: 110 }, () => 429)]);
  const owner = new ApiClient(limited, { 'x-address': '198.51.100.4' });
  expect((await owner.try('signIn', { body: { email, password: goodPassword } })).status).toBe(200);
  // Many IPs together cannot go on forever either.
  for (let address = 0; address < 12; address++)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 9 }, () =>
          new ApiClient(limited, { 'x-address': `192.0.2.${address}` }).try('signIn', { body: { email, password: 'guess-again' } }),
        ),
      ).then((answers) => answers.map(({ status }) => status))),
    );
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(100);
  await limited.stop();
});

test('a session is no way around the limits: throw-away accounts count like strangers, and hear how long to wait', async () => {
  const limited = await startTestServer({ enforceRateLimits: true });
  const owner = await verifiedStudent(limited);
  // A new email for each call: mails to one address have their own limit.
  const about = (call: string) => `${call}.${owner.email}`;
  const throwAways = await Promise.all(Array.from({ length: 4 }, () => signUp(limited)));
  for (const [id, body] of [
    ['signIn', { email: owner.email, password: 'guess-again' }],
    ['signUp', { email: about('sign-up'), password: goodPassword, name: 'Noor' }],
    ['forgotPassword', { email: about('forgot') }],
    ['sendVerification', { email: about('verify') }],
    ['correctEmail', { email: about('correct') }],
  ] as const) {
    const tries = [];
    for (const { api } of throwAways) for (let i = 0; i < 4; i++) tries.push(await api.try(id, { body }));
    expect(
      tries.findIndex(({ status }) => status === 429),
      id,
    ).toBe(10);
    expect(
      tries.slice(10).every(({ status }) => status === 429),
      id,
    ).toBe(true);
    expect(tries[10]?.body, id).toMatchObject({
      error: { message: expect.stringMatching(/^Too many attempts\. Please wait (?:9|10) minutes and try again\.$/) },
    });
    expect(Number(tries[10]?.headers.get('retry-after')), id).toBeGreaterThan(480);
  }
  await limited.stop();
});

test('one IP has one budget for what anybody may ask, signed in or not', async () => {
  const limited = await startTestServer({ enforceRateLimits: true });
  const asking = [...(await Promise.all(Array.from({ length: 4 }, () => signUp(limited)))).map(({ api }) => api), new ApiClient(limited)];
  const answers = [];
  for (let i = 0; i < 205; i += 5)
    answers.push(...(await Promise.all(asking.map((api, n) => api.try('forgotPassword', { body: { email: `somebody${i + n}@example.org` } })))));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  await limited.stop();
});

describe('who has an account', () => {
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

  /** Alternates the same call about an email that has an account and one that has none. */
  async function compared(id: 'signIn' | 'forgotPassword' | 'sendVerification', rounds: number, inputFor: (email: string) => object) {
    const { email } = await verifiedStudent(server);
    const api = new ApiClient(server);
    const differences: number[] = [];
    const times: number[] = [];
    const told: unknown[] = [];
    const once = async (address: string) => {
      const started = performance.now();
      const { status, body, headers } = await api.try(id, { body: inputFor(address) });
      const error: unknown = Object(body).error;
      told.push({
        status,
        body: error ? { ...Object(error), requestId: '' } : body,
        headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
      });
      times.push(performance.now() - started);
      return times.at(-1) ?? 0;
    };
    for (let round = 0; round < rounds; round++) {
      const none = `nobody${round}.${email}`;
      // In turns, so that neither is always the one that comes second.
      if (round % 2) differences.push((await once(email)) - (await once(none)));
      else differences.push(-(await once(none)) + (await once(email)));
    }
    expect(new Set(told.map((answer) => JSON.stringify(answer))).size).toBe(1);
    // Five milliseconds, or more on a busy machine, where each attempt takes long; a skipped hash check would differ by far more.
    return { apart: Math.abs(median(differences)), bearable: Math.max(8, median(times) / 2) };
  }

  test('is not told by logging in with a wrong password', async () => {
    const { apart, bearable } = await atFullCost(() => compared('signIn', 40, (email) => ({ email, password: 'not-it-at-all' })));
    expect(apart).toBeLessThan(bearable);
  });

  test('is not told by asking for a new password', async () => {
    const { apart, bearable } = await compared('forgotPassword', 60, (email) => ({ email }));
    expect(apart).toBeLessThan(bearable);
  });

  test('is not told by asking for the verification mail again', async () => {
    const { apart, bearable } = await compared('sendVerification', 60, (email) => ({ email }));
    expect(apart).toBeLessThan(bearable);
  });

  test('is not told by moving to an address', async () => {
    const [{ api }, { email }] = [await verifiedStudent(server), await verifiedStudent(server)];
    const answers = [];
    for (const address of [email, `free.${email}`]) {
      const { status, body } = await api.try('changeEmail', { body: { email: address, currentPassword: goodPassword } });
      answers.push({ status, body });
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

test('a refused sign-up leaves nothing behind', async () => {
  const { email } = await signUp(server);
  const before = await fingerprint(server);
  const api = new ApiClient(server);
  expect((await api.try('signUp', { body: { name: 'Second', email: email.toUpperCase(), password: goodPassword } })).status).toBe(409);
  expect(api.cookies()).toEqual([]);
  expect(await fingerprint(server)).toEqual(before);
});
