/** The edges of the server: what it serves besides its pages, hand-made requests, and how much input it accepts. */
import net from 'node:net';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { createStaticClient } from '#server/http/static-client.ts';
import { sampleInput } from '../support/sample-input.ts';
import { startExam, verifiedStudent, type Person } from '../support/students.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await verifiedStudent(server);
  await server.database.query("update users set is_admin = true, membership_tier = 'max' where id = $1", [admin.id]);
});
afterAll(() => server.stop());

const all = Object.entries(calls) as [keyof typeof calls, Call][];

/** What the server answers to these raw bytes. */
const raw = (lines: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(server.url);
    let answer = '';
    const socket = net.connect(Number(port), hostname, () => socket.write(lines.join('\r\n')));
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('close', () => resolve(answer));
    // Cut off while sending: what was answered before that counts.
    socket.on('error', () => resolve(answer));
    socket.setTimeout(3000, () => socket.destroy());
  });

describe('a request that two readers would split differently is refused', () => {
  const smuggled = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
  test.each([
    ['two lengths', ['POST /api/accounts/sign-out HTTP/1.1', 'Host: localhost', 'Content-Length: 0', `Content-Length: ${smuggled.length}`, '', smuggled]],
    [
      'a length and chunks',
      ['POST /api/accounts/sign-out HTTP/1.1', 'Host: localhost', 'Content-Length: 5', 'Transfer-Encoding: chunked', '', `0\r\n\r\n${smuggled}`],
    ],
    ['another encoding', ['POST /api/accounts/sign-out HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked, identity', '', `0\r\n\r\n${smuggled}`]],
    ['a blank in a name', ['POST /api/accounts/sign-out HTTP/1.1', 'Host: localhost', 'Transfer-Encoding : chunked', '', `0\r\n\r\n${smuggled}`]],
    ['a folded line', ['POST /api/accounts/sign-out HTTP/1.1', 'Host: localhost', 'Transfer-Encoding:', ' chunked', '', `0\r\n\r\n${smuggled}`]],
  ] as const)('%s', async (_what, lines) => {
    const answer = await raw(lines);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  test('endless headers are not buffered', async () => {
    const endless = Array.from({ length: 3000 }, (_, index) => `X-${index}: ${'y'.repeat(20)}`);
    expect(await raw(['GET /healthz HTTP/1.1', 'Host: localhost', ...endless, '', ''])).not.toContain(' 200 ');
  });
});

test('only files of the built client are served: no source, no map, nothing beside its folder', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ascent-client-'));
  for (const [name, text] of [
    ['dist/index.html', 'shell'],
    ['dist/assets/app.js', 'code'],
    ['dist/assets/app.js.map', 'secret'],
    ['dist/.env', 'secret'],
    ['dist/.git/config', 'secret'],
    ['secret.txt', 'secret'],
  ] as const) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  const client = createStaticClient({ folder: path.join(folder, 'dist'), origin: 'https://prep.example.org' });
  const paths = [
    '.env',
    '.git/config',
    '.git/HEAD',
    'assets/app.js.map',
    '../secret.txt',
    '..%2fsecret.txt',
    '%2e%2e/secret.txt',
    'assets/..%2f..%2fsecret.txt',
    '..%5csecret.txt',
    '%00',
    'package.json',
    'server/config.ts',
    'data/secret',
    'dump.sql',
  ];
  const served = paths.map((wanted) => client.serve(new Request(`http://localhost/${wanted}`)));
  return Promise.all(served.map(async (response) => ((await response?.text()) ?? '').replace('shell', ''))).then((texts) => {
    fs.rmSync(folder, { recursive: true });
    expect(texts).toEqual(paths.map(() => ''));
  });
});

test.each(all.filter(([, { query }]) => Object.keys(sampleInput({ query } as Call).query).includes('limit')))(
  'a page of %s has a hundred entries at most',
  async (id, call) => {
    const { params } = sampleInput(call);
    for (const limit of [101, 50_000, -1]) expect((await admin.api.try(id, { params, query: { limit } })).status).toBe(400);
  },
);

test('a body that would change what all objects inherit is refused, and changes nothing', async () => {
  for (const [id, call] of all.filter(([, { body }]) => body)) {
    const body = JSON.stringify(sampleInput(call).body ?? {});
    for (const poison of ['"__proto__":{"isAdmin":true}', '"constructor":{"prototype":{"isAdmin":true}}']) {
      const poisoned = body === '{}' ? `{${poison}}` : `{${poison},${body.slice(1)}`;
      const target = call.path.replace(/:(\w+)/g, '01900000-0000-7000-8000-000000000000');
      const { status } = await admin.api.request(call.method, target, { body: poisoned, headers: { 'content-type': 'application/json' } });
      expect(status, id).toBeLessThan(500);
      expect(status, id).toBeGreaterThanOrEqual(400);
    }
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect((await admin.api.call('me')).me?.id).toBe(admin.id);
});

test('no answer names a file to save: what is downloaded is made by the page that asked', async () => {
  for (const [id, call] of all.filter(([, { method }]) => method === 'GET'))
    expect((await admin.api.try(id, sampleInput(call))).headers.get('content-disposition'), id).toBeNull();
});

test('a module is not to be had before the one before it is submitted', async () => {
  const student = await verifiedStudent(server);
  const { session } = await startExam(student);
  for (const { position } of session.shape.slice(1))
    for (const id of ['startModule', 'saveAnswers', 'submitModule'] as const) {
      const body = { startModule: undefined, saveAnswers: { saves: [] }, submitModule: { saves: [], reason: 'student' } }[id];
      const answer = await student.api.refused(id, { params: { sessionId: session.id, position }, ...(body && { body }) });
      expect([answer.status, answer.code], `${id} ${position}`).toEqual([409, 'module-not-open']);
    }
  const { rows } = await server.database.query('select 1 from exam_module_attempts where user_id = $1', [student.id]);
  expect(rows).toHaveLength(1);
});
