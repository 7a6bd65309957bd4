/** A proxy in front of a server that can pretend the service worker was replaced by a deploy. */
import http from 'node:http';

export interface AlteringProxy {
  readonly url: string;
  /** From now on /sw.js is another file. */
  deploy(): void;
  stop(): Promise<void>;
}

export async function startAlteringProxy(target: string): Promise<AlteringProxy> {
  const { hostname, port } = new URL(target);
  let deployed = false;
  const proxy = http.createServer((request, response) => {
    const isWorker = request.url === '/sw.js';
    // Asked whether the file is still the same, the server would answer that it is.
    const { 'if-none-match': _etag, 'if-modified-since': _since, ...asked } = request.headers;
    const headers = isWorker ? { ...asked, 'accept-encoding': 'identity' } : request.headers;
    const forwarded = http.request({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
      if (!isWorker || !deployed) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { 'content-length': _length, etag: _oldEtag, ...rest } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, rest);
        response.end(Buffer.concat([...chunks, Buffer.from('\n// the next version\n')]));
      });
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const address = proxy.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    deploy: () => {
      deployed = true;
    },
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
