/** The real server with its own database, a clock that tests can move, and an outbox they can read. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { inject } from 'vitest';
import { readConfig, type Config } from '#server/config.ts';
import { openDatabase, type Database } from '#server/database/database.ts';
import { createLog } from '#server/log.ts';
import { startServer, type ServerOptions } from '#server/server.ts';
import { latestMailMs, newestMails } from './outbox.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { readonly host: string; readonly user: string; readonly password: string; readonly template: string };
  }
}

export interface TestServer {
  readonly url: string;
  readonly metricsUrl: string | null;
  readonly database: Database;
  readonly config: Config;
  /** Moves the server's clock forward (or back). */
  advance(ms: number): void;
  now(): number;
  /** The newest mail to this address, as text; waits up to five seconds for it. */
  mailTo(address: string): Promise<string>;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  readonly enforceRateLimits?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly poolSize?: number;
  /** How long senders may take, ms. */
  readonly timeouts?: ServerOptions['timeouts'];
  /** Receives the log, which is discarded otherwise. */
  readonly log?: Logger;
  /** Redirects the server's database connections, e.g. through a proxy. */
  readonly through?: (connection: pg.ClientConfig & { database: string }) => Promise<pg.ClientConfig>;
  /** Fills an empty database; without it the server gets a copy of the run's template. */
  readonly fill?: (connection: pg.ClientConfig) => Promise<void>;
}

let databases = 0;

/** A new database, empty or copied from the run's template: a few milliseconds. */
export async function createTestDatabase(empty = false): Promise<{ connection: pg.ClientConfig & { database: string }; drop(): Promise<void> }> {
  const { host, user, password, template } = inject('cluster');
  const name = `test_${process.pid}_${++databases}`;
  const admin = new pg.Client({ host, user, password, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name} template ${empty ? 'template0' : template} strategy file_copy`);
  return {
    connection: { host, user, password, database: name },
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

export async function startTestServer({
  enforceRateLimits = false,
  environment = {},
  poolSize = 10,
  log,
  timeouts,
  fill,
  through,
}: TestServerOptions = {}): Promise<TestServer> {
  const { connection, drop } = await createTestDatabase(fill !== undefined);
  await fill?.(connection);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ascent-data-'));
  const config = readConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment });
  const database = openDatabase({ connection: through ? await through(connection) : connection, poolSize, prepare: true, onIdleError: () => {} });
  let offset = 0;
  const now = () => Date.now() + offset;
  const server = await startServer({
    config,
    database,
    log: log ?? createLog(config.logLevel),
    clientFolder: path.join(dataDir, 'no-client'),
    now,
    enforceRateLimits,
    runRegularTasks: false,
    ...(timeouts && { timeouts }),
  });
  return {
    url: server.url,
    metricsUrl: server.metricsUrl,
    database,
    config,
    advance: (ms) => {
      offset += ms;
    },
    now,
    mailTo: async (address) => {
      for (const end = Date.now() + latestMailMs; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 10)))
        for (const mail of newestMails(dataDir)) if (mail.includes(address)) return mail;
      throw new Error(`no mail to ${address}`);
    },
    stop: async () => {
      await server.stop();
      await database.close();
      await drop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
