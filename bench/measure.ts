/** Runs a load plan in a process of its own and reads what the server under test spent on it. */
import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { loadResultSchema, type LoadResult, type Plan } from './load.ts';

/** Where requests say whom they come from. */
export const clientIpHeader = 'x-bench-address';

export interface Measured extends LoadResult {
  readonly perSecond: number;
  /** CPU of the server process per request, ms; null where different requests ran side by side. */
  readonly cpuMs: number | null;
  /** The same of the database. */
  readonly databaseMs: number | null;
}

async function cpuSeconds(port: number): Promise<number> {
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1] ?? 0);
}

/** CPU of the server's connections to this database so far, ms; 0 where the system does not tell. A tick is 10 ms. */
export async function databaseCpuMs(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');
  return rows.reduce((sum, { pid }) => {
    const file = `/proc/${pid}/stat`;
    const fields = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split(') ')[1]?.split(' ') : undefined;
    return sum + 10 * (Number(fields?.[11] ?? 0) + Number(fields?.[12] ?? 0));
  }, 0);
}

function load(plan: Plan): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'load.ts'));
    child.once('message', (message) => resolve(loadResultSchema.parse(message)));
    child.once('error', reject);
    child.once('exit', (code) => code && reject(new Error(`the load generator ended with ${code}`)));
    child.send(plan);
  });
}

export async function measure(plan: Plan, client: pg.Client): Promise<Measured> {
  const before = { server: await cpuSeconds(plan.port), database: await databaseCpuMs(client) };
  const result = await load(plan);
  const each = (ms: number) => ms / Math.max(1, result.answered);
  const [server, database] = [(await cpuSeconds(plan.port)) - before.server, (await databaseCpuMs(client)) - before.database];
  return { ...result, perSecond: result.answered / result.seconds, cpuMs: each(server * 1000), databaseMs: each(database) };
}

/** Plans side by side, on one server. */
export async function measureTogether<Name extends string>(plans: Readonly<Record<Name, Plan>>): Promise<Record<Name, Measured>> {
  const entries = Object.entries<Plan>(plans);
  const results = await Promise.all(entries.map(([, plan]) => load(plan)));
  const measured = results.map((result) => ({ ...result, perSecond: result.answered / result.seconds, cpuMs: null, databaseMs: null }));
  return Object.fromEntries(entries.map(([name], index) => [name, measured[index]])) as Record<Name, Measured>;
}

/** Resident memory of the server, MB, by its own account. */
export async function residentMb(port: number): Promise<number> {
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0) / 1e6;
}

/** The most it ever had; 0 where the system does not tell. */
export const peakMb = (pid: number): number => {
  const file = `/proc/${pid}/status`;
  return fs.existsSync(file) ? Number(/VmHWM:\s+(\d+) kB/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? 0) * 0.001024 : 0;
};

const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;

/** A sign-in from an address of its own: the limits are for one address, and many people are meant. */
export const signInRequest = (email: string, password: string, index: number): string => {
  const text = JSON.stringify({ email, password });
  return `POST /api/accounts/sign-in HTTP/1.1\r\nhost: localhost\r\n${clientIpHeader}: ${addressOf(index)}\r\naccept-encoding: identity\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
};

/** `index`: of the address it comes from. */
export const request = (method: string, target: string, cookie: string, body?: unknown, index = 0): string => {
  const text = body === undefined ? '' : JSON.stringify(body);
  const content = body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`;
  return `${method} ${target} HTTP/1.1\r\nhost: localhost\r\n${clientIpHeader}: ${addressOf(index)}\r\ncookie: ascent=${cookie}\r\naccept-encoding: identity\r\n${content}\r\n${text}`;
};
