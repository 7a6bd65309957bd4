/** A database of its own with the content in it, which a bench fills, and then the real server on it. */
import { fork } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { loadContent } from '#server/content/load.ts';
import { openDatabase } from '#server/database/database.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/start.ts';
import { migrate } from '#server/database/migrate.ts';

const root = path.join(import.meta.dirname, '..');

/** Node's flags for a server that is measured: those of `npm start`. */
export const serverFlags = ['--max-semi-space-size=8'];

export interface FilledServer {
  /** For filling the database, and for looking at it. */
  readonly client: pg.Client;
  /** Starts the server once the database is filled; answers when it is ready. */
  readonly start: () => Promise<void>;
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A database with the shipped content and nobody in it. */
export async function freshDatabase(cluster: pg.ClientConfig, name: string): Promise<pg.ClientConfig> {
  const admin = new pg.Client({ ...cluster, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const connection = { ...cluster, database: name };
  await migrate(connection);
  const database = openDatabase({ connection, poolSize: 2, prepare: true, onIdleError: () => {} });
  await loadContent(database);
  await database.close();
  return connection;
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** @param name of the database */
export async function fillServer(name: string, port: number): Promise<FilledServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ascent-bench-'));
  // Where the database's own user may go; below another folder, its files would be left behind.
  fs.chmodSync(folder, 0o755);
  const cluster = await startEmbeddedDatabase(folder);
  const { host = '', user, password } = cluster.connection;
  const client = new pg.Client(await freshDatabase({ host, user, password } as pg.ClientConfig, name));
  await client.connect();
  const url = `http://localhost:${port}`;
  const controller = new AbortController();
  return {
    client,
    url,
    start: async () => {
      const child = fork(path.join(root, 'server/main.ts'), {
        cwd: root,
        silent: true,
        execArgv: serverFlags,
        env: {
          ...process.env,
          PORT: String(port),
          DATABASE_URL: `postgres://${user}:${String(password)}@/${name}?host=${encodeURIComponent(host)}`,
          // As with its own database.
          DB_PREPARE: '1',
          DATA_DIR: folder,
          LOG_LEVEL: 'warn',
          HOST: 'localhost',
          PUBLIC_URL: url,
        },
      });
      controller.signal.addEventListener('abort', () => child.kill('SIGTERM'));
      for (let tries = 0; tries < 400 && !(await isReady(url)); tries++) await new Promise((resolve) => setTimeout(resolve, 50));
    },
    stop: async () => {
      controller.abort();
      await client.end();
      await cluster.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One line of figures: the median and the 95th percentile of `times`, ms. */
export function printTimes(what: string, times: readonly number[], rest: string): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1);
  console.log(`${what.padEnd(44)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  ${rest}`);
}
