import http from 'node:http';
import net from 'node:net';
import { expect, test } from 'vitest';
import { listenOnSharedPort } from './listen.ts';

test('a crowd of new connections is let in within a few turns of a busy event loop', async () => {
  let accepted = 0;
  const server = http.createServer((_, response) => response.end('here'));
  server.on('connection', () => accepted++);
  const { port, close } = await listenOnSharedPort(server, { port: 0, host: 'localhost' });
  const crowd = Array.from({ length: 200 }, () => net.connect(port, 'localhost'));
  const turns = await new Promise<number>((resolve) => {
    const turn = (count: number) => {
      const until = performance.now() + 2;
      while (performance.now() < until);
      if (accepted === crowd.length || count === 1_000) resolve(count);
      else setImmediate(turn, count + 1);
    };
    turn(0);
  });
  for (const socket of crowd) socket.destroy();
  await close();
  // One at a time takes more than 200.
  expect(turns).toBeLessThan(120);
});

test('serves over every socket, and a port in use is refused', async () => {
  const server = http.createServer((_, response) => response.end('here'));
  const { port, close } = await listenOnSharedPort(server, { port: 0, host: 'localhost' });
  const texts = await Promise.all(
    Array.from({ length: 80 }, async () => (await fetch(`http://localhost:${port}`, { headers: { connection: 'close' } })).text()),
  );
  expect(new Set(texts)).toEqual(new Set(['here']));
  await expect(listenOnSharedPort(http.createServer(), { port, host: 'localhost' })).rejects.toThrow(/EADDRINUSE/);
  await close();
});
