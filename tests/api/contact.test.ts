/** Messages to us: stored once, in the order of plans, answered by mail, and safe from programs without asking anybody else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { mailsTo } from '../support/outbox.ts';
import { verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await verifiedStudent(server);
  await server.database.query('update users set is_admin = true where id = $1', [admin.id]);
});
afterAll(() => server.stop());

const text = { topic: 'question', name: 'Rosa Vidal', message: 'How do I print a result?' } as const;
let written = 0;

/** A pass that is old enough. */
async function passFor(api: ApiClient): Promise<string> {
  const { pass } = await api.call('getContactPass');
  server.advance(4_000);
  return pass;
}

async function write(api: ApiClient, change: object = {}) {
  const email = `rosa${++written}@example.org`;
  return { email, ...(await api.call('sendContactMessage', { body: { ...text, email, pass: await passFor(api), ...change } })) };
}

const queue = async () => (await admin.api.call('listContactMessages', { query: { limit: 50 } })).items;

test('a message gets a ticket number and a mail that repeats nothing of it', async () => {
  const { ticket, email } = await write(new ApiClient(server), { message: 'BUY CHEAP PILLS at https://spam.example' });
  expect(ticket).toMatch(/^A-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  const mail = await server.mailTo(email);
  expect(mail).toContain(ticket);
  expect(mail).not.toMatch(/pills|spam\.example|Vidal/i);
  expect((await queue()).map((row) => row.ticket)).toContain(ticket);
});

test('members come first, in the order they wrote', async () => {
  const [plus, max, free] = [await verifiedStudent(server), await verifiedStudent(server), await verifiedStudent(server)];
  for (const [person, tier] of [
    [plus, 'plus'],
    [max, 'max'],
  ] as const)
    await server.database.query("update users set membership_tier = $2, membership_end_date = now() + interval '9 days' where id = $1", [person.id, tier]);
  const tickets: string[] = [];
  for (const who of [free, plus, max, plus]) tickets.push((await write(who.api)).ticket);
  const order = (await queue()).map(({ ticket }) => ticket).filter((ticket) => tickets.includes(ticket));
  expect(order).toEqual([tickets[2], tickets[1], tickets[3], tickets[0]]);
  // Page by page it is the same.
  const paged: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: { ticket: string }[]; nextCursor: string | null } = await admin.api.call('listContactMessages', {
      query: { limit: 2, ...(cursor && { cursor }) },
    });
    paged.push(...page.items.map(({ ticket }) => ticket));
    cursor = page.nextCursor;
  } while (cursor);
  expect(paged).toEqual((await queue()).map(({ ticket }) => ticket));
});

test('an answer is mailed, and the message leaves the queue; closing one is logged, too', async () => {
  const { ticket, email } = await write(new ApiClient(server));
  const message = (await queue()).find((row) => row.ticket === ticket);
  const params = { messageId: message?.id ?? '' };
  await admin.api.call('answerContactMessage', { params, body: { answer: 'Open it & choose <Print>.\n\nThen save it.' } });
  await expect.poll(() => mailsTo(server.config.dataDir, email).length).toBe(2);
  expect(mailsTo(server.config.dataDir, email).join('\n')).toContain('Open it & choose <Print>.');
  expect((await queue()).map((row) => row.ticket)).not.toContain(ticket);
  expect(await admin.api.call('closeContactMessage', { params })).toEqual({ status: 'answered' });
  const { rows } = await server.database.query<{ action_type: string }>('select action_type from admin_actions where content_id = $1', [params.messageId]);
  expect(rows.map(({ action_type }) => action_type)).toEqual(['answer-message']);
});

test('hostile text is kept and shown as text; a name cannot add a header', async () => {
  const message = '</textarea><script>alert(1)</script>\r\nBcc: all@example.org\n\u202Egnp.exe';
  const { ticket, email } = await write(new ApiClient(server), { message, name: 'A\r\nBcc: all@example.org' });
  const stored = (await queue()).find((row) => row.ticket === ticket);
  expect(stored?.message).toContain('<script>alert(1)</script>');
  await admin.api.call('answerContactMessage', { params: { messageId: stored?.id ?? '' }, body: { answer: 'Noted.' } });
  await expect.poll(() => mailsTo(server.config.dataDir, email).length).toBe(2);
  for (const mail of mailsTo(server.config.dataDir, email)) expect(mail).not.toMatch(/^Bcc:/im);
  for (const wrong of [
    { email: 'not an address' },
    { message: 'short' },
    { message: 'x'.repeat(4_001) },
    { topic: 'spam' },
    { name: '' },
    { message: 'nul \u0000 inside it' },
  ])
    expect(await new ApiClient(server).refused('sendContactMessage', { body: { ...text, email, pass: 'p', ...wrong } as never })).toMatchObject({
      status: 400,
    });
});

test('limits: one address gets no more than its mails, one visitor sends no more than five an hour', async () => {
  const strict = await startTestServer({ enforceRateLimits: true });
  const api = new ApiClient(strict);
  const { pass } = await api.call('getContactPass');
  strict.advance(4_000);
  const codes: unknown[] = [];
  for (let index = 0; index < 7; index++) codes.push((await api.try('sendContactMessage', { body: { ...text, email: 'one@example.org', pass } })).status);
  expect(codes.slice(0, 5)).toEqual([201, 201, 201, 201, 201]);
  expect(codes.slice(5)).toEqual([429, 429]);
  await strict.stop();
});

test('the export has what somebody wrote to us, and it goes with the account', async () => {
  const student = await verifiedStudent(server);
  const { ticket } = await write(student.api);
  const { rows } = await student.api.call('exportData', { query: { part: 'account' } });
  expect(JSON.stringify(rows)).toContain(ticket);
  await student.api.call('deleteAccount', { body: { currentPassword: 'altitude-2718', confirmation: 'DELETE' } });
  expect((await queue()).map((row) => row.ticket)).not.toContain(ticket);
});

test('the question on the landing page is judged by the server', async () => {
  const api = new ApiClient(server);
  const right = [];
  for (const choice of ['A', 'B', 'C', 'D'] as const) right.push((await api.call('checkSampleAnswer', { body: { choice } })).right);
  expect(right.filter(Boolean)).toHaveLength(1);
});

test('programs are turned away: a filled trap, an answer at once, an old or invented pass', async () => {
  const api = new ApiClient(server);
  const before = (await queue()).length;
  await write(api, { website: 'https://spam.example' });
  expect(await queue()).toHaveLength(before);
  const { pass } = await api.call('getContactPass');
  const body = { ...text, email: 'quick@example.org', pass };
  expect(await api.refused('sendContactMessage', { body })).toMatchObject({ status: 409, code: 'contact-too-quick' });
  server.advance(25 * 3600_000);
  expect(await api.refused('sendContactMessage', { body })).toMatchObject({ status: 410, code: 'contact-pass-expired' });
  expect(await api.refused('sendContactMessage', { body: { ...body, pass: '0' } })).toMatchObject({ status: 410, code: 'contact-pass-expired' });
  expect(mailsTo(server.config.dataDir, 'quick@example.org')).toEqual([]);
});
