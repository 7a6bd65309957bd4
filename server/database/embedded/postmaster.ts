/** Whether a database server runs on a cluster, is ready, and is the one we think it is. */
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';

export interface PostmasterState {
  readonly pid: number;
  readonly ready: boolean;
  readonly mtime: number;
}

export interface SocketConnection {
  readonly host: string;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/** A process that exists and is not a zombie (containers without a reaper keep those). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  try {
    return !/\) Z /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return process.platform !== 'linux';
  }
}

/** A process we could signal, zombie or not: PostgreSQL refuses to start beside one that holds its pid file. */
export function isSignallable(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export const pidFile = (cluster: string) => path.join(cluster, 'postmaster.pid');

export function postmasterState(cluster: string): PostmasterState | null {
  try {
    const lines = fs.readFileSync(pidFile(cluster), 'utf8').split('\n');
    return { pid: Number(lines[0]), ready: /ready/.test(lines[7] ?? ''), mtime: fs.statSync(pidFile(cluster)).mtimeMs };
  } catch {
    return null;
  }
}

/** True if this process is the server of this cluster and not an unrelated one that got its pid. */
export function servesCluster(pid: number, cluster: string): boolean {
  try {
    return isAlive(pid) && (process.platform !== 'linux' || fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(cluster));
  } catch {
    return false;
  }
}

export async function acceptsConnections(connection: SocketConnection): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => {});
  }
}
