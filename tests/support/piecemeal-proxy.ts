/** A proxy in front of a server from which pages arrive in pieces, as over a bad connection: the browser paints between them. */
import http from 'node:http';

export interface PiecemealProxy {
  readonly url: string;
  stop(): Promise<void>;
}

const pieceBytes = 700;
/** Several frames. */
const everyMs = 100;

/** All before the page's body at once: nothing is painted without its styles. */
async function sendInPieces(page: Buffer, response: http.ServerResponse): Promise<void> {
  const begin = Math.max(0, page.indexOf('<body'));
  response.write(page.subarray(0, begin));
  for (let at = begin; at < page.length; at += pieceBytes) {
    response.write(page.subarray(at, at + pieceBytes));
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  response.end();
}

export async function startPiecemealProxy(target: string): Promise<PiecemealProxy> {
  const { hostname, port } = new URL(target);
  const proxy = http.createServer((request, response) => {
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const forwarded = http.request({ hostname, port, path: request.url, method: request.method, headers }, async (answer) => {
      const { 'content-length': _length, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, kept);
      if (!answer.headers['content-type']?.startsWith('text/html')) return void answer.pipe(response);
      await sendInPieces(Buffer.concat(await answer.toArray()), response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const address = proxy.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
