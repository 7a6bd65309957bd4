/** Content that is the same for everybody is generated once, compressed, and not sent again to clients that have it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Hono } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';
import { mountWellKnown } from '#server/http/well-known.ts';
import { createStaticClient } from '#server/http/static-client.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe.each(['/api/docs', '/api/openapi.json', '/api/docs.css'])('%s', (address) => {
  test('has a validator, and is not sent again to whoever knows it', async () => {
    const first = await fetch(server.url + address, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe((await first.text()).length > 1024 ? 'br' : null);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    for (const known of [etag, `"other", ${etag}`, '*']) {
      const again = await fetch(server.url + address, { headers: { 'if-none-match': known } });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await fetch(server.url + address, { headers: { 'if-none-match': '"older"' } })).status).toBe(200);
  });
});

test('the page of the API is made once: a hundred requests take less than two seconds', async () => {
  const etag = (await fetch(`${server.url}/api/docs`)).headers.get('etag') ?? '';
  const headers = { 'if-none-match': etag };
  const started = performance.now();
  await Promise.all(Array.from({ length: 100 }, async () => (await fetch(`${server.url}/api/docs`, { headers })).arrayBuffer()));
  // Rebuilding it each time took 60 ms of the single thread, so six seconds in all.
  expect(performance.now() - started).toBeLessThan(2000);
});

describe('files of the client', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ascent-static-'));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  const text = 'export const a = 1;\n'.repeat(200);
  fs.mkdirSync(path.join(folder, 'assets'));
  fs.writeFileSync(path.join(folder, 'assets/a.js'), text);
  fs.writeFileSync(path.join(folder, 'assets/a.js.br'), brotliCompressSync(text));
  fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html>');
  const ask = (address: string, headers: Record<string, string> = {}) =>
    createStaticClient({ folder, origin: 'https://prep.example.org' }).serve(new Request(`http://localhost${address}`, { headers }));

  test('go out in the form that was compressed at build', async () => {
    const made = fs.readFileSync(path.join(folder, 'assets/a.js.br'));
    const answer = ask('/assets/a.js', { 'accept-encoding': 'gzip, br' });
    expect(answer?.headers.get('content-encoding')).toBe('br');
    const sent = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(sent.equals(made)).toBe(true);
    expect(brotliDecompressSync(sent).toString()).toBe(text);
    expect(await ask('/assets/a.js')?.text()).toBe(text);
  });

  test('that are pages are found in capitals and with a slash at the end, as screens are', async () => {
    fs.mkdirSync(path.join(folder, 'sat-guide'));
    fs.writeFileSync(path.join(folder, 'sat-guide/index.html'), 'the guide');
    for (const address of ['/sat-guide', '/sat-guide/', '/SAT-Guide']) expect([address, await ask(address)?.text()]).toEqual([address, 'the guide']);
  });

  test('are not sent again to whoever has them', () => {
    const etag = ask('/')?.headers.get('etag') ?? '';
    expect(ask('/', { 'if-none-match': etag })?.status).toBe(304);
    fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html><p>new');
    expect(ask('/', { 'if-none-match': etag })?.status).toBe(200);
  });

  describe('that begin the app', () => {
    const own = Array.from({ length: 14 }, (_, index) => `/assets/screen-${index}.js`);
    beforeAll(() => {
      const begin = { entry: '/assets/index-1.js', modules: ['/assets/base-2.js', '/assets/runtime-3.js'], style: '/assets/base-4.css' };
      fs.writeFileSync(path.join(folder, '.modules.json'), JSON.stringify(begin));
      fs.writeFileSync(
        path.join(folder, '.screens.json'),
        JSON.stringify([
          { path: '^/login/?$', modules: [] },
          { path: '^/exam/(?<moduleId>[^/]+)/?$', modules: own },
        ]),
      );
      const page = '<!doctype html><script type="module" src="/assets/index-1.js"></script>';
      fs.mkdirSync(path.join(folder, 'login'));
      fs.writeFileSync(path.join(folder, 'login/index.html'), page);
      fs.writeFileSync(path.join(folder, '_shell.html'), page);
    });
    const linked = (target: string) =>
      ask(target)
        ?.headers.get('link')
        ?.split(', ')
        .map((link) => link.replace('; crossorigin', ''));
    const first = [
      '</assets/base-4.css>; rel=preload; as=style',
      '</boot.js>; rel=preload; as=script',
      '</assets/base-2.js>; rel=modulepreload',
      '</assets/runtime-3.js>; rel=modulepreload',
      '</assets/index-1.js>; rel=modulepreload',
    ];

    test('name in a header what the first paint and the app need, and no others do', () => {
      expect(linked('/login')).toEqual(first);
      expect(ask('/')?.headers.get('link')).toBeNull();
      expect(ask('/.modules.json')?.headers.get('content-type'), 'a record of the build is no file').not.toBe('application/json');
    });

    test('name the largest modules of the screen at their address, not so many that its calls would wait', () => {
      expect(linked('/exam/m1')).toEqual([...first, ...own.slice(0, 12).map((module) => `<${module}>; rel=modulepreload`)]);
      expect(ask('/exam/m1')?.headers.get('link')?.length).toBeLessThan(2_000);
    });

    test('and are kept for every screen name only what every screen has', () => {
      expect(linked('/_shell.html')).toEqual(['</assets/base-2.js>; rel=modulepreload', '</assets/runtime-3.js>; rel=modulepreload']);
    });
  });

  test('their compressed forms are no addresses', () => {
    expect(ask('/assets/a.js.br')).toBeNull();
  });
});

describe('addresses known by heart', () => {
  test('lead to the place where a password is changed, and name a contact where there is one', async () => {
    const change = await fetch(`${server.url}/.well-known/change-password`, { redirect: 'manual' });
    expect([change.status, change.headers.get('location')]).toEqual([302, '/profile#security']);
    expect((await fetch(`${server.url}/.well-known/security.txt`)).status).toBe(404);
    // A URL that must not exist: password managers request it to learn whether to trust the others.
    expect((await fetch(`${server.url}/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200`)).status).toBe(404);
    const app = new Hono<AppEnv>();
    mountWellKnown(app, { publicUrl: 'https://prep.example.org', securityContact: 'mailto:security@example.org' });
    const text = await (await app.request('/.well-known/security.txt')).text();
    expect(text).toMatch(
      /^Contact: mailto:security@example\.org\nExpires: \d{4}-[\dT:.-]+Z\nCanonical: https:\/\/prep\.example\.org\/\.well-known\/security\.txt\n/,
    );
    const expires = Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3600_000);
  });
});
