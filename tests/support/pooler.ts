/** What a pooler in transaction mode does that a database does not: it refuses settings it does not know, and keeps connections whose clients have gone. */
import net from 'node:net';
import type pg from 'pg';

/** An ErrorResponse of the PostgreSQL protocol: length and fields, each a letter and text that ends with a zero. */
function fatal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, fields]);
}

const terminate = Buffer.from([0x58, 0, 0, 0, 4]);
const withoutGoodbye = (bytes: Buffer): Buffer => (bytes.subarray(-5).equals(terminate) ? bytes.subarray(0, -5) : bytes);

export interface Pooler {
  /** The port on 127.0.0.1 where the same database is. */
  readonly port: number;
  /** Ends all connections to the database. */
  stop(): Promise<void>;
}

export async function startPooler({ host, port: upstream = 5432 }: pg.ClientConfig): Promise<Pooler> {
  const kept = new Set<net.Socket>();
  const server = net.createServer((near) => {
    near.on('error', () => {});
    near.once('data', (startup) => {
      if (startup.includes('statement_timeout')) return near.end(fatal('08P01', 'unsupported startup parameter: statement_timeout'));
      const far = net.connect(`${host}/.s.PGSQL.${upstream}`);
      kept.add(far);
      far.on('error', () => {});
      far.on('data', (bytes) => near.writable && near.write(bytes));
      far.write(startup);
      near.on('data', (bytes) => far.write(withoutGoodbye(bytes)));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    stop: async () => {
      for (const far of kept) far.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
