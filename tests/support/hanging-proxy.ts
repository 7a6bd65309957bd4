/** A network between the server and PostgreSQL that can swallow everything without closing a connection. */
import net from 'node:net';
import pg from 'pg';

export interface HangingProxy {
  /** The same database through the proxy. */
  readonly connection: pg.ClientConfig;
  /** Nothing gets through any more, on open connections or new ones. */
  hang(): void;
  /** Nothing ever gets through the connections open now; new ones work. */
  loseOpen(): void;
  /** Delivers what was held back and closes lost connections. */
  resume(): void;
  stop(): Promise<void>;
}

export async function hangingProxy(connection: pg.ClientConfig & { database: string }): Promise<HangingProxy> {
  const pairs = new Set<{ readonly sides: readonly [net.Socket, net.Socket]; lost: boolean }>();
  let hanging = false;
  const flow = () => {
    for (const { sides, lost } of pairs)
      for (const side of sides)
        if (hanging || lost) side.pause();
        else side.resume();
  };
  const proxy = net.createServer((near) => {
    const far = net.connect(`${connection.host}/.s.PGSQL.${connection.port ?? 5432}`);
    const pair = { sides: [near, far] as const, lost: false };
    pairs.add(pair);
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => near.write(bytes));
    for (const side of pair.sides) {
      side.on('error', () => {});
      side.on('close', () => {
        pairs.delete(pair);
        for (const other of pair.sides) other.destroy();
      });
    }
    flow();
  });
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  const address = proxy.address();
  return {
    connection: { ...connection, host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 },
    hang: () => {
      hanging = true;
      flow();
    },
    loseOpen: () => {
      for (const pair of pairs) pair.lost = true;
      flow();
    },
    resume: () => {
      hanging = false;
      for (const { sides, lost } of pairs) if (lost) for (const side of sides) side.destroy();
      flow();
    },
    stop: async () => {
      for (const { sides } of pairs) for (const side of sides) side.destroy();
      await new Promise((resolve) => {
        proxy.close(resolve);
      });
    },
  };
}
