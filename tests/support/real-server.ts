/** The product as people start it: a separate process with its own embedded database, which a test may kill. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { newestMails } from './outbox.ts';

// The server listens on one of localhost's two addresses. On a busy machine the default 250 ms for
// trying the first is too short, and the other one refuses.
net.setDefaultAutoSelectFamilyAttemptTimeout(10_000);

const root = path.join(import.meta.dirname, '../..');
const node = path.join(root, 'node_modules/.bin/node');

export interface RealServer {
  readonly url: string;
  readonly dataDir: string;
  readonly adminEmail: string;
  readonly adminPassword: string;
  /** kill -9: no warning, no cleanup. */
  kill(): Promise<void>;
  /** kill -9 of the database server; the next start recovers it. */
  killDatabase(): void;
  /** Starts again on the same data and address. */
  start(): Promise<void>;
  /** Sends SIGTERM and waits for the exit; keeps the data. */
  terminate(): Promise<void>;
  /** The same, and deletes the data. */
  stop(): Promise<void>;
  /** Everything it printed. */
  output(): string;
  /** The verification link last mailed to this address, as a path on this server. */
  verificationPath(email: string): Promise<string>;
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))));
    });
  });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(what: () => string, condition: () => Promise<boolean> | boolean, timeoutMs = 30_000): Promise<void> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(50)) if (await condition()) return;
  throw new Error(`timed out waiting for ${what()}`);
}

/** Names a data folder that a server has already filled and closed; servers begin with a copy of it. Without it they begin with nothing. */
const filledFolder = 'ASCENT_TEST_FILLED_FOLDER';

/** From here on servers begin with a filled database, in a third of the time. Returns what removes the original. */
export async function fillFolderForCopies(): Promise<() => void> {
  const { dataDir, terminate } = await startRealServer({ LOG_LEVEL: 'warn' });
  await terminate();
  // Who starts on a copy owns its database, and has received no mails.
  for (const own of ['owner', 'run', 'outbox']) fs.rmSync(path.join(dataDir, own), { recursive: true, force: true });
  process.env[filledFolder] = dataDir;
  return () => fs.rmSync(dataDir, { recursive: true, force: true });
}

export async function startRealServer(environment: Readonly<Record<string, string>> = {}): Promise<RealServer> {
  const memory = fs.existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir();
  const dataDir = fs.mkdtempSync(path.join(memory, 'ascent-real-'));
  const filled = process.env[filledFolder];
  // With the owners of the files: the database's belong to another user.
  if (filled !== undefined) execFileSync('cp', ['-a', `${filled}/.`, dataDir]);
  fs.chmodSync(dataDir, 0o755);
  const port = Number(environment['PORT'] ?? (await freePort()));
  const url = `http://localhost:${port}`;
  const admin = { email: 'admin@example.org', password: 'summit-view-77' };
  let child: ChildProcess | null = null;
  let output = '';

  const start = async () => {
    const started = spawn(node, ['--import', './tests/support/quick-argon2-hook.ts', 'server/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(port),
        HOST: 'localhost',
        PUBLIC_URL: '',
        DATA_DIR: dataDir,
        ADMIN_EMAIL: admin.email,
        ADMIN_PASSWORD: admin.password,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    const ready = Promise.withResolvers<void>();
    let printed = '';
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (text) => {
        output += String(text);
        printed += String(text);
        if (printed.includes('Ascent is ready at')) ready.resolve();
      });
    // What it printed last may arrive a moment after it has ended.
    started.once('exit', () => setTimeout(() => ready.reject(new Error(`the server ended:\n${output}`)), 200));
    const timer = setTimeout(() => ready.reject(new Error(`timed out waiting for the server at ${url}\n${output}`)), 90_000);
    // It says so itself: asking again and again would take more processor time than much of what is tested.
    await ready.promise.finally(() => clearTimeout(timer));
    await until(
      () => `the server at ${url}\n${output}`,
      () =>
        fetch(`${url}/readyz`).then(
          (response) => response.ok,
          () => false,
        ),
    );
  };
  const gone = (ended: ChildProcess) =>
    ended.exitCode !== null || ended.signalCode !== null ? Promise.resolve() : new Promise<void>((resolve) => ended.once('exit', () => resolve()));
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!child) return;
    const ended = child;
    child = null;
    ended.kill(signal);
    await gone(ended);
  };

  await start();
  return {
    url,
    dataDir,
    adminEmail: admin.email,
    adminPassword: admin.password,
    kill: () => end('SIGKILL'),
    killDatabase: () => {
      const pid = Number(fs.readFileSync(path.join(dataDir, 'pg18/postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGKILL');
    },
    start,
    terminate: () => end('SIGTERM'),
    stop: async () => {
      await end('SIGTERM');
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
    output: () => output,
    verificationPath: async (email) => {
      let link = '';
      await until(
        () => `a mail to ${email}`,
        () => {
          // A notice that came later has no such link.
          for (const mail of newestMails(dataDir))
            if (mail.includes(email)) {
              link = /\/verify-email\?token=[\w.-]+/.exec(mail)?.[0] ?? '';
              if (link) break;
            }
          return link !== '';
        },
      );
      return link;
    },
  };
}
