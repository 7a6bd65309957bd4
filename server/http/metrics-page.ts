/** Who may read the metrics, and their separate port. They show how many people do what, so they are not public. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constantTimeEqual } from '../sealed.ts';
import type { Metrics } from './metrics.ts';

/** Whether a request with this header may read them; without a token, anybody who can reach them may. */
export const mayReadMetrics = (token: string | null, authorization: string | null): boolean =>
  token === null || constantTimeEqual(authorization ?? '', `Bearer ${token}`);

export interface MetricsServer {
  readonly url: string;
  stop(): void;
}

/** Serves them, and nothing else, on their own port. */
export async function startMetricsServer(
  metrics: Metrics,
  options: { readonly host: string; readonly port: number; readonly token: string | null },
): Promise<MetricsServer> {
  const server: Server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    if (!mayReadMetrics(options.token, request.headers.authorization ?? null)) return void response.writeHead(401).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${options.host}:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
