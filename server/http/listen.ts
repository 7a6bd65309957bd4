/**
 * Listening for crowds. A listening socket hands over one connection per turn of the event loop, and under load a turn takes
 * tens of ms: the last of 500 new connections then waits for seconds, whatever it asks for. So there are many
 * sockets on the port, where the system allows it (Linux), and the system deals the connections among them.
 */
import type { Server as HttpServer } from 'node:http';
import net from 'node:net';

const socketCount = process.platform === 'linux' ? 32 : 1;
/** Connections that may wait at a socket. Beyond that the system drops packets, and who connected waits until they are repeated. */
const backlog = 1_024;

const listen = (server: net.Server, options: net.ListenOptions): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

const close = (server: net.Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
  });

export interface Listening {
  readonly port: number;
  /** Accepts no new connections; resolves once those there are have ended. */
  close(): Promise<void>;
}

/** Throws like `listen` if the port is in use. */
export async function listenOnSharedPort(http: HttpServer, { port: wanted, host }: { readonly port: number; readonly host: string }): Promise<Listening> {
  // Sockets that share a port would share it with another server, too: it must be nobody's.
  const probe = net.createServer();
  await listen(probe, { port: wanted, host });
  await close(probe);
  const reusePort = socketCount > 1;
  const port = await listen(http, { port: wanted, host, backlog, reusePort });
  const others = Array.from({ length: socketCount - 1 }, () =>
    net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) => http.emit('connection', socket)),
  );
  for (const other of others) await listen(other, { port, host, backlog, reusePort });
  return {
    port,
    close: async () => {
      await Promise.all([http, ...others].map(close));
    },
  };
}
