/** Email addresses and names in every script, and invisible characters. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { mailsTo } from '../support/outbox.ts';
import { goodPassword, verifiedStudent } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const signUp = (email: string, name = 'Ada Okafor') => new ApiClient(server).try('signUp', { body: { name, email, password: goodPassword } });

describe('an international address', () => {
  test('is one account, however it is written', async () => {
    expect(await signUp('Jörg@Exämple.org')).toMatchObject({ status: 201, body: { me: { email: 'jörg@exämple.org' } } });
    for (const same of ['jörg@exämple.org', 'jo\u0308rg@exa\u0308mple.org', 'JÖRG@xn--exmple-cua.org']) {
      expect((await signUp(same)).body).toMatchObject({ error: { code: 'email-taken' } });
      expect((await new ApiClient(server).call('signIn', { body: { email: same, password: goodPassword } })).me?.email).toBe('jörg@exämple.org');
    }
  });

  test.each(['用户@例子.广告', 'अजय@डाटा.भारत', 'ñandú.sat@correo.example'])('%s gets its mail', async (email) => {
    expect((await signUp(email)).status).toBe(201);
    await new ApiClient(server).call('sendVerification', { body: { email } });
    const local = email.slice(0, email.indexOf('@'));
    await expect.poll(() => mailsTo(server.config.dataDir, local).length).toBe(1);
  });
});

test.each([
  'a\u0000b@example.org',
  'a\ud800b@example.org',
  'a\u202eb@example.org',
  'a\u200bb@example.org',
  'a b@example.org',
  '.a@example.org',
  'a..b@example.org',
  'a@-example.org',
  'a@example',
  'a@exa%00mple.org',
  'x'.repeat(250) + '@example.org',
])('%j is no address', async (email) => {
  expect(await signUp(email)).toMatchObject({ status: 400, body: { error: { code: 'bad-input' } } });
  for (const id of ['sendVerification', 'forgotPassword'] as const) expect((await new ApiClient(server).try(id, { body: { email } })).status, id).toBe(400);
  // A login attempt with it reveals no more than that it does not work.
  expect([400, 401]).toContain((await new ApiClient(server).try('signIn', { body: { email, password: goodPassword } })).status);
});

test.each(['\u202enimda', 'Ada\u2066\u2067', 'A\u200fda', 'Ada\u061c'])('a name with characters that turn text around is refused: %j', async (name) => {
  expect(await signUp(`turned${name.length}@example.org`, name)).toMatchObject({
    status: 400,
    body: { error: { fields: { name: expect.stringContaining('invisible') } } },
  });
  const { api } = await verifiedStudent(server);
  expect((await api.refused('updateProfile', { body: { name } })).fields).toHaveProperty('name');
});

test.each(['שרה כהן', 'فاطمة الزهراء', 'Nguyễn Thị Minh Khai', '山田 花子', 'Zoë 😀'])('%s is a name', async (name) => {
  const { api } = await verifiedStudent(server);
  expect((await api.call('updateProfile', { body: { name } })).me.name).toBe(name);
});
