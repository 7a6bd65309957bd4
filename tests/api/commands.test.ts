/** `npm start` and `npm test` as people and supervisors use them: they install what is missing, and on exit stop everything they have started. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { isAlive } from '#server/database/embedded/postmaster.ts';
import { freePort } from '../support/real-server.ts';

const root = path.join(import.meta.dirname, '../..');
const folders: string[] = [];
const started: ChildProcess[] = [];
const newFolder = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ascent-command-'));
  fs.chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const { pid } of started.splice(0))
    try {
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended, as it should.
    }
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true });
});

async function until(what: string, condition: () => boolean | Promise<boolean>, timeoutMs: number): Promise<void> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) if (await condition()) return;
  throw new Error(`timed out waiting for ${what}`);
}

function launch(command: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return { child, ended, output: () => output };
}

/** Processes of a group that are still running. */
const groupAlive = (pid: number): boolean => {
  try {
    return process.kill(-pid, 0);
  } catch {
    return false;
  }
};

describe('npm start', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s to npm alone ends server and database in order', { timeout: 180_000 }, async (signal) => {
    const [port, dataDir] = [await freePort(), newFolder()];
    const url = `http://localhost:${port}`;
    const { child, ended, output } = launch('npm', ['start'], { NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir, PUBLIC_URL: '' });
    const ready = () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(`the server to start\n${output()}`, ready, 150_000);
    const postmaster = Number(fs.readFileSync(path.join(dataDir, 'pg18/postmaster.pid'), 'utf8').split('\n')[0]);
    child.kill(signal);
    await ended;
    expect(await ready(), 'still answers').toBe(false);
    expect(groupAlive(child.pid ?? 0), output()).toBe(false);
    expect(isAlive(postmaster), 'the database still runs').toBe(false);
    // PostgreSQL removes its pid file only after a clean shutdown.
    expect(fs.existsSync(path.join(dataDir, 'pg18/postmaster.pid'))).toBe(false);
    expect(output()).toContain('stopping');
  });
});

describe('npm test', () => {
  test('a signal ends the tool at work and everything it has started', async () => {
    const pids = path.join(newFolder(), 'pids');
    const tool = `sleep 300 & echo $! $$ > ${pids}; wait`;
    const script = `import('./scripts/run-tool.ts').then(async ({ runTool }) => { const { interrupted } = await runTool('sh', ['-c', ${JSON.stringify(tool)}], { cwd: '.', env: process.env }); console.log({ interrupted }); })`;
    const { child, ended, output } = launch('node_modules/.bin/node', ['-e', script]);
    await until('the tool to start', () => fs.existsSync(pids) && fs.readFileSync(pids, 'utf8').endsWith('\n'), 20_000);
    child.kill('SIGTERM');
    await ended;
    expect(output()).toContain('interrupted: true');
    const left = fs.readFileSync(pids, 'utf8').trim().split(' ').map(Number);
    expect(left).toHaveLength(2);
    await until('its processes to end', () => !left.some(isAlive), 5_000);
  });

  test('a check behind tests has only the processor time that they leave', async () => {
    const script = `import('./scripts/run-tool.ts').then(({ runTool }) => runTool('sh', ['-c', 'nice; cat /proc/self/autogroup || true'], { cwd: '.', env: process.env, niceness: 19 }))`;
    const { ended, output } = launch('node_modules/.bin/node', ['-e', script]);
    await ended;
    expect(output()).toMatch(/^19\n/);
    if (output().includes('/autogroup-')) expect(output()).toMatch(/^\/autogroup-\d+ nice 19$/m);
  });
});

describe('what is missing', () => {
  const lock = (packages: object) => JSON.stringify({ packages });
  const wanted = {
    '': {},
    'node_modules/used': { version: '1.0.0' },
    'node_modules/for-tests': { version: '2.0.0', dev: true },
    'node_modules/for-macs': { version: '3.0.0', optional: true },
  };

  function install(installed: object, ...args: string[]): { output: string; asked: string } {
    const [folder, bin] = [newFolder(), newFolder()];
    fs.writeFileSync(path.join(folder, 'package-lock.json'), lock(wanted));
    for (const place of Object.keys(installed)) fs.mkdirSync(path.join(folder, place), { recursive: true });
    fs.mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
    fs.writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), lock(installed));
    fs.writeFileSync(path.join(bin, 'npm'), `#!/bin/sh\necho "$@" > asked`, { mode: 0o755 });
    const done = spawnSync(process.execPath, [path.join(root, 'scripts/install-missing.mjs'), ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${bin}:/usr/bin:/bin` },
    });
    const asked = path.join(folder, 'asked');
    return { output: done.stdout, asked: fs.existsSync(asked) ? fs.readFileSync(asked, 'utf8').trim() : '' };
  }

  test('is installed, and reported', () => {
    expect(install({})).toEqual({ output: 'Installing 1 missing packages (npm install) …\n', asked: 'install --no-audit --no-fund' });
    expect(install({ 'node_modules/used': { version: '0.9.0' } }).output).toContain('Installing 1');
    expect(install({ 'node_modules/used': { version: '1.0.0' } }, '--dev').asked).toBe('install --no-audit --no-fund --include=dev');
  });

  test('nothing is requested when everything is there', () => {
    const used = { 'node_modules/used': { version: '1.0.0' } };
    expect(install(used)).toEqual({ output: '', asked: '' });
    expect(install({ ...used, 'node_modules/for-tests': { version: '2.0.0' } }, '--dev')).toEqual({ output: '', asked: '' });
  });
});
