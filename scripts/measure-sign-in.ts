/**
 * Measures whether response times reveal who has an account: medians of 200 wrong passwords for a known address and
 * for unknown ones, alternating, against a separate server without request limits.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '../server/config.ts';
import { prepareDatabase } from '../server/database/prepare.ts';
import { createLog } from '../server/log.ts';
import { startServer } from '../server/server.ts';

const tries = 200;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ascent-measure-'));
const config = readConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
const { database, stop } = await prepareDatabase(config, () => {});
const server = await startServer({
  config,
  database,
  log: createLog(config.logLevel),
  clientFolder: path.join(dataDir, 'no-client'),
  enforceRateLimits: false,
});

async function post(call: string, body: object): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${server.url}/api/accounts/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.text();
  return performance.now() - started;
}

const known = 'known@example.org';
await post('sign-up', { name: 'Known', email: known, password: 'altitude-2718' });
const cases = {
  'sign-in': (email: string) => post('sign-in', { email, password: 'wrong-password' }),
  'forgot-password': (email: string) => post('forgot-password', { email }),
};
const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
for (const [name, ask] of Object.entries(cases)) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let i = 0; i < 10; i++) await ask(`warm${i}@example.org`);
  for (let i = 0; i < tries; i++) {
    times.known.push(await ask(known));
    times.unknown.push(await ask(`nobody${i}@example.org`));
  }
  const [a, b] = [median(times.known), median(times.unknown)];
  console.log(`${name}: known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms, difference ${Math.abs(a - b).toFixed(2)} ms (${tries} tries each)`);
}
await server.stop();
await stop();
fs.rmSync(dataDir, { recursive: true, force: true });
