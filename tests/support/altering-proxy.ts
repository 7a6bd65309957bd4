/** A proxy in front of a server that can pretend the service worker was replaced by a deploy. */
import http from 'node:http';

export interface AlteringProxy {
  readonly url: string;
  /** From now on /sw.js is another file than before. */
  deploy(): void;
  stop(): Promise<void>;
}

export async function startAlteringProxy(target: string): Promise<AlteringProxy> {
  const { hostname, port } = new URL(target);
  let deploys = 0;
  const proxy = http.createServer((request, response) => {
    const isWorker = request.url === '/sw.js';
    // Asked whether the file is still the same, the server would answer that it is.
    const { 'if-none-match': _etag, 'if-modified-since': _since, ...asked } = request.headers;
    const headers = isWorker ? { ...asked, 'accept-encoding': 'identity' } : request.headers;
    const forwarded = http.request({ hostname, port, path: request.url, method: request.method, headers }, (answer) => {
      if (!isWorker || deploys === 0) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { 'content-length': _length, etag: _oldEtag, ...rest } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, rest);
        response.end(Buffer.concat([...chunks, Buffer.from(`\n// version ${deploys}\n`)]));
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
      deploys += 1;
    },
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
