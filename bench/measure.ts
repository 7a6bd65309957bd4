/** Runs a load plan in a process of its own and reads what the server under test spent on it. */
import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { loadResultSchema, type LoadResult, type Plan } from './load.ts';

/** Where requests say whom they come from. */
export const clientIpHeader = 'x-bench-address';

/** What one server answered under one load, and what that cost. */
export interface Round extends LoadResult {
  /** CPU of the server process, ms; null where different requests ran side by side. */
  readonly serverMs: number | null;
  /** The same of the database's processes. */
  readonly databaseMs: number | null;
}

export interface Measured extends Omit<LoadResult, 'times'> {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly worst: number;
  /** CPU of the server process per request, ms; null where different requests ran side by side. */
  readonly cpuMs: number | null;
  /** The same of the database. */
  readonly databaseMs: number | null;
}

/** Time on a processor so far of what such files of the system are about, ms; 0 where it does not tell. */
const msOnProcessor = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + (fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : 0), 0);

/** CPU of a process so far, with all its threads. */
function serverCpuMs(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  return fs.existsSync(tasks) ? msOnProcessor(fs.readdirSync(tasks).map((task) => `${tasks}/${task}/schedstat`)) : 0;
}

/** CPU of the server's connections to this database so far, ms; 0 where the system does not tell. */
export async function databaseCpuMs(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');
  return msOnProcessor(rows.map(({ pid }) => `/proc/${pid}/schedstat`));
}

/** A process that is ready to run a plan; the function begins it. */
async function loaded(plan: Plan): Promise<() => Promise<LoadResult>> {
  const child = fork(path.join(import.meta.dirname, 'load.ts'));
  const next = () =>
    new Promise<unknown>((resolve, reject) => {
      child.once('message', resolve);
      child.once('error', reject);
      child.once('exit', (code) => code && reject(new Error(`the load generator ended with ${code}`)));
    });
  const ready = next();
  child.send(plan);
  await ready;
  return async () => {
    const result = next();
    child.send('begin');
    return loadResultSchema.parse(await result);
  };
}

/** `pid`: of the server. */
export async function measure(plan: Plan, { client, pid }: { readonly client: pg.Client; readonly pid: number }): Promise<Round> {
  const run = await loaded(plan);
  const before = { server: serverCpuMs(pid), database: await databaseCpuMs(client) };
  const result = await run();
  return { ...result, serverMs: serverCpuMs(pid) - before.server, databaseMs: (await databaseCpuMs(client)) - before.database };
}

/** Plans side by side, on one server. */
export async function measureTogether<Name extends string>(plans: Readonly<Record<Name, Plan>>): Promise<Record<Name, Round>> {
  const entries = Object.entries<Plan>(plans);
  const runs = await Promise.all(entries.map(([, plan]) => loaded(plan)));
  const results = await Promise.all(runs.map((run) => run()));
  const measured = results.map((result) => ({ ...result, serverMs: null, databaseMs: null }));
  return Object.fromEntries(entries.map(([name], index) => [name, measured[index]])) as Record<Name, Round>;
}

const sumOf = <T>(all: readonly T[], value: (one: T) => number) => all.reduce((sum, one) => sum + value(one), 0);

/** Rounds as one: sums over all of them, and the percentiles of all their times. */
export function together(rounds: readonly Round[]): Measured {
  const sorted = Float64Array.from(rounds.flatMap(({ times }) => times)).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const answered = sorted.length;
  const seconds = sumOf(rounds, (round) => round.seconds);
  const each = (cost: (round: Round) => number | null) =>
    rounds.some((round) => cost(round) === null) ? null : sumOf(rounds, (round) => cost(round) ?? 0) / Math.max(1, answered);
  const statuses: Record<string, number> = {};
  for (const round of rounds) for (const [status, count] of Object.entries(round.statuses)) statuses[status] = (statuses[status] ?? 0) + count;
  return {
    answered,
    statuses,
    seconds,
    bytes: sumOf(rounds, ({ bytes }) => bytes),
    perSecond: answered / Math.max(seconds, 1e-9),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    worst: sorted.at(-1) ?? 0,
    cpuMs: each(({ serverMs }) => serverMs),
    databaseMs: each(({ databaseMs }) => databaseMs),
  };
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
