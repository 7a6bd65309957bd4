/**
 * PostgreSQL as part of the process: started on demand over a Unix socket (no TCP port at all),
 * durable, adopted when an earlier process left it running, stopped when its owner ends.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createCluster, fsyncFolder, giveTo, superuser, usableBinaries } from './cluster.ts';
import { chooseLocation, clusterFolder, databaseEnvironment, passwordFile, shortHash, type ClusterLocation } from './location.ts';
import { acceptsConnections, isAlive, isSignallable, pidFile, postmasterState, servesCluster, type SocketConnection } from './postmaster.ts';

export interface EmbeddedDatabase {
  readonly connection: SocketConnection;
  readonly pid: number;
  readonly base: string;
  /** Fast shutdown, if this process owns the server; otherwise nothing. */
  stop(): Promise<void>;
}

const startTimeoutMs = 60_000;
const unixSocketPathLimit = 80;

const durableSettings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '60',
  shared_buffers: '128MB',
  max_wal_size: '2GB',
  timezone: 'UTC',
  logging_collector: 'on',
  log_filename: 'pg-%a.log',
  log_truncate_on_rotation: 'on',
};

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The superuser's password, made once; a link makes two simultaneous starts agree on one. */
function readSuperuserPassword(base: string): string {
  const file = path.join(base, passwordFile);
  if (!fs.existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, randomBytes(24).toString('hex'), { mode: 0o600 });
    fsyncFolder(draft);
    try {
      fs.linkSync(draft, file);
    } catch {
      // The other start won.
    }
    fs.unlinkSync(draft);
    fsyncFolder(base);
  }
  return fs.readFileSync(file, 'utf8');
}

function socketFolder(base: string, cluster: string, location: ClusterLocation): string {
  const inside = path.join(base, 'run');
  const folder = inside.length < unixSocketPathLimit ? inside : path.join(os.tmpdir(), `ascent-${shortHash(cluster, 12)}`);
  fs.mkdirSync(folder, { recursive: true });
  giveTo(folder, location.osUser, 0o700);
  return folder;
}

/** Removes a pid file that a dead or foreign process holds; the folder's creation elects one remover. */
function removeStalePidFile(base: string, cluster: string, sockets: string, pid: number, mtime: number): void {
  try {
    fs.mkdirSync(path.join(base, `stale-${pid}-${mtime}`));
  } catch {
    return;
  }
  if (postmasterState(cluster)?.mtime !== mtime) return;
  for (const file of [path.join(sockets, '.s.PGSQL.5432.lock'), pidFile(cluster)]) fs.rmSync(file, { force: true });
}

/** Takes ownership unless a living process has it; our death closes the watcher's pipe, which stops the server. */
function takeOwnership(location: ClusterLocation, cluster: string, pid: number, connection: SocketConnection): EmbeddedDatabase {
  const ownerFile = path.join(location.base, 'owner');
  const previous = fs.existsSync(ownerFile) ? Number(fs.readFileSync(ownerFile, 'utf8')) : 0;
  const mine = !(previous && previous !== process.pid && isAlive(previous));
  if (!mine) return { connection, pid, base: location.base, stop: async () => {} };
  fs.writeFileSync(ownerFile, `${process.pid}`);
  const watcher = spawn('/bin/sh', ['-c', 'read _; kill -INT "$0"', `${pid}`], {
    ...location.osUser,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  if ('unref' in watcher.stdin && typeof watcher.stdin.unref === 'function') watcher.stdin.unref();
  return {
    connection,
    pid,
    base: location.base,
    stop: async () => {
      if (isSignallable(pid)) process.kill(pid, 'SIGINT');
      while (servesCluster(pid, cluster)) await sleep(10);
      watcher.stdin.destroy();
    },
  };
}

/** Starts, adopts or waits for the server of DATA_DIR. `settings` override the durable defaults (tests only). */
export async function startEmbeddedDatabase(dataDir: string, settings: Readonly<Record<string, string>> = {}): Promise<EmbeddedDatabase> {
  const location = chooseLocation(dataDir);
  const cluster = path.join(location.base, clusterFolder);
  const sockets = socketFolder(location.base, cluster, location);
  const password = readSuperuserPassword(location.base);
  const binaries = usableBinaries(location.base, location.osUser);
  if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) createCluster(location.base, cluster, binaries, location.osUser, password);
  const connection = { host: sockets, user: superuser, password, database: 'postgres' };
  const options = { listen_addresses: '', unix_socket_directories: sockets, unix_socket_permissions: '0700', ...durableSettings, ...settings };
  const log = path.join(location.base, 'postgres-start.log');
  let blockedBy = { pid: 0, since: 0 };

  for (const end = Date.now() + startTimeoutMs; Date.now() < end; await sleep(40)) {
    const state = postmasterState(cluster);
    if (state && servesCluster(state.pid, cluster)) {
      if (state.ready && (await acceptsConnections(connection))) return takeOwnership(location, cluster, state.pid, connection);
      continue; // starting or stopping: wait
    }
    if (state && isSignallable(state.pid)) {
      if (blockedBy.pid !== state.pid) blockedBy = { pid: state.pid, since: Date.now() };
      if (Date.now() - blockedBy.since < 3000) continue;
      removeStalePidFile(location.base, cluster, sockets, state.pid, state.mtime);
    }
    const output = fs.openSync(log, 'w');
    const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(path.join(binaries, 'bin/postgres'), ['-D', cluster, ...args], {
      ...location.osUser,
      cwd: '/',
      env: databaseEnvironment,
      detached: true,
      stdio: ['ignore', output, output],
    });
    fs.closeSync(output);
    child.unref();
    let exited = false;
    child.once('exit', () => {
      exited = true;
    });
    while (!exited && Date.now() < end) {
      const now = postmasterState(cluster);
      if (child.pid !== undefined && now?.pid === child.pid && now.ready && (await acceptsConnections(connection)))
        return takeOwnership(location, cluster, child.pid, connection);
      await sleep(15);
    }
  }
  throw new Error(`The embedded database did not start. What it said is in ${log}.`);
}
