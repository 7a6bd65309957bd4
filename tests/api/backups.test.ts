/** Backups of the embedded database: made while rows are written, restored somewhere else, and complete. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiClient } from '../support/api-client.ts';
import { startRealServer, type RealServer } from '../support/real-server.ts';
import { goodPassword } from '../support/students.ts';

const root = path.join(import.meta.dirname, '../..');
let real: RealServer;
let folder: string;
beforeAll(async () => {
  real = await startRealServer();
  folder = `${real.dataDir}-backups`;
  // The database's user must reach what is restored in it.
  fs.mkdirSync(folder, { mode: 0o755 });
}, 120_000);
afterAll(async () => {
  await real.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** What the command printed, and the code it ended with. */
function run(
  command: 'back-up' | 'restore',
  dataDir: string | NodeJS.ProcessEnv,
  ...named: string[]
): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(path.join(root, 'node_modules/.bin/node'), [`scripts/${command}.ts`, ...named], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', ...(typeof dataDir === 'string' ? { DATA_DIR: dataDir } : dataDir) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += String(text);
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

/** The database of a server, as its owner. */
async function connect(dataDir: string): Promise<pg.Client> {
  const password = fs.readFileSync(path.join(dataDir, 'db-secret'), 'utf8');
  const client = new pg.Client({ host: path.join(dataDir, 'run'), user: 'ascent_owner', password, database: 'ascent' });
  await client.connect();
  return client;
}

/** Writes numbered rows, each confirmed before the next, until it is told to end. */
function startWriting(client: pg.Client) {
  const writer = { confirmed: 0, goesOn: true };
  const write = async () => {
    await client.query('create table written (number integer primary key, filler text not null)');
    for (; writer.goesOn; writer.confirmed++)
      await client.query("insert into written select $1::integer, string_agg(md5(g::text), '') from generate_series(1, 100) as g", [writer.confirmed]);
  };
  return { writer, done: write() };
}

test('a backup made while rows are written has everything that was confirmed before, and what a server needs to go on', async () => {
  const { dataDir } = real;
  const email = 'kept@example.org';
  await new ApiClient(real).call('signUp', { body: { name: 'Amina Diallo', email, password: goodPassword } });
  fs.mkdirSync(path.join(dataDir, 'files'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'files', 'upload'), 'bytes');
  const client = await connect(dataDir);
  const { writer, done } = startWriting(client);
  while (writer.confirmed < 200) await new Promise((resolve) => setTimeout(resolve, 20));

  const before = writer.confirmed;
  const backup = path.join(folder, 'first');
  expect(await run('back-up', dataDir, backup)).toMatchObject({ code: 0 });
  expect(writer.confirmed).toBeGreaterThan(before);
  writer.goesOn = false;
  await done;
  await client.end();
  // For its owner alone, and without what belongs to the server that runs.
  expect([fs.statSync(backup).mode & 0o777, fs.statSync(path.join(backup, 'db-secret')).mode & 0o777]).toEqual([0o700, 0o600]);
  expect(fs.readdirSync(folder)).toEqual(['first']);
  expect(fs.existsSync(path.join(backup, 'pg18/postmaster.pid'))).toBe(false);

  const restoredDir = path.join(folder, 'restored');
  expect(await run('restore', restoredDir, backup)).toMatchObject({ code: 0 });
  expect(fs.readFileSync(path.join(restoredDir, 'secret'), 'utf8')).toBe(fs.readFileSync(path.join(dataDir, 'secret'), 'utf8'));
  expect(fs.readFileSync(path.join(restoredDir, 'files', 'upload'), 'utf8')).toBe('bytes');
  const restored = await startRealServer({ DATA_DIR: restoredDir });
  try {
    const { me } = await new ApiClient(restored).call('signIn', { body: { email, password: goodPassword } });
    expect(me?.name).toBe('Amina Diallo');
    const again = await connect(restoredDir);
    const { rows } = await again.query<{ n: number; last: number; short: number }>(
      'select count(*)::int as n, max(number) as last, count(*) filter (where length(filler) <> 3200)::int as short from written',
    );
    await again.end();
    const { n = 0, last = 0, short = 0 } = rows[0] ?? {};
    expect([n, short]).toEqual([last + 1, 0]);
    expect(n).toBeGreaterThanOrEqual(before);
  } finally {
    await restored.stop();
  }
}, 180_000);

test('nothing that is there is written over, and a sentence says so', async () => {
  const { dataDir } = real;
  const backup = path.join(folder, 'first');
  expect(await run('back-up', dataDir, backup)).toEqual({ code: 1, output: `${backup} exists already. Name a folder that does not.\n` });
  const inside = path.join(dataDir, 'backup');
  expect(await run('back-up', dataDir, inside)).toMatchObject({ code: 1, output: expect.stringContaining('lies within what is backed up') });
  expect(await run('restore', dataDir, backup)).toMatchObject({ code: 1, output: expect.stringContaining(`There is a database in ${dataDir}`) });
  const nowhere = path.join(folder, 'nowhere');
  expect(await run('back-up', nowhere, path.join(folder, 'second'))).toEqual({ code: 1, output: `There is no database in ${nowhere} yet.\n` });
  expect(await run('restore', nowhere, folder)).toMatchObject({ code: 1, output: expect.stringContaining('is no backup') });
  const elsewhere = { DATA_DIR: dataDir, DATABASE_URL: 'localhost:5432/ascent' };
  expect(await run('back-up', elsewhere, nowhere)).toEqual({ code: 1, output: 'DATABASE_URL is not valid: must begin with postgres://.\n' });
  expect((await run('back-up', dataDir)).output).toBe('Usage: npm run backup -- FOLDER\n');
}, 60_000);
