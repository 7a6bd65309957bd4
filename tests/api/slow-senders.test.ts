/** Senders that take for ever, to hold connections: they are cut off, by heads and by bodies, and nobody else waits for them. */
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { startTestServer, type TestServer } from '../support/test-server.ts';

const [headersTimeout, requestTimeout] = [500, 1500];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ timeouts: { headersTimeout, requestTimeout, connectionsCheckingInterval: 100 } });
});
afterAll(() => server.stop());

/** Sends the beginning at once and then a piece every so often, until the server has had enough or the pieces are sent; what it answered, and after how many ms it hung up. */
function slowly(beginning: string, pieces: readonly string[], everyMs: number): Promise<{ readonly answer: string; readonly afterMs: number }> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(server.url);
    const started = performance.now();
    const left = [...pieces];
    let answer = '';
    const socket = net.connect(Number(port), hostname, () => socket.write(beginning));
    const timer = setInterval(() => socket.write(left.shift() ?? ''), everyMs);
    socket.on('data', (chunk) => (answer += String(chunk)));
    // Cut off in the middle of sending.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ answer, afterMs: performance.now() - started });
    });
    socket.setTimeout(20_000, () => socket.destroy());
  });
}

const endless = Array.from({ length: 400 }, (_, index) => `X-${index}: y\r\n`);
const post = 'POST /api/accounts/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

describe('a sender that takes for ever is cut off', () => {
  test('over its headers', async () => {
    const { answer, afterMs } = await slowly('GET /healthz HTTP/1.1\r\nHost: localhost\r\n', endless, 50);
    expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
    expect(afterMs).toBeGreaterThan(headersTimeout - 50);
    expect(afterMs).toBeLessThan(10_000);
  });

  test('over its body', async () => {
    const { answer, afterMs } = await slowly(
      `${post}Content-Length: 1000\r\n\r\n{`,
      Array.from({ length: 400 }, () => ' '),
      50,
    );
    expect(answer).not.toContain(' 200 ');
    expect(afterMs).toBeGreaterThan(requestTimeout - 50);
    expect(afterMs).toBeLessThan(10_000);
  });

  test('over the chunks of its body', async () => {
    const { answer, afterMs } = await slowly(
      `${post}Transfer-Encoding: chunked\r\n\r\n`,
      Array.from({ length: 400 }, () => '1\r\n \r\n'),
      50,
    );
    expect(answer).not.toContain(' 200 ');
    expect(afterMs).toBeLessThan(10_000);
  });

  test('one that is merely slow is answered', async () => {
    const body = JSON.stringify({ email: 'nobody@example.org', password: 'not-it-at-all' });
    const { answer } = await slowly(`${post}Connection: close\r\nContent-Length: ${body.length}\r\n\r\n`, body.match(/.{1,20}/g) ?? [], 50);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  });

  test('and a hundred of them keep nobody from being answered', async () => {
    const slow = Array.from({ length: 100 }, () => slowly('GET /healthz HTTP/1.1\r\nHost: localhost\r\n', endless, 100));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await new ApiClient(server).call('me')).me).toBeNull();
    for (const { afterMs } of await Promise.all(slow)) expect(afterMs).toBeLessThan(15_000);
  });
});
