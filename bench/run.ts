/**
 * `npm run bench`, or `npm run bench -- submit` for the parts with that word: autosave, sign-in, start, submit and results of this product beside a bare reference,
 * in short rounds in turn (ours, bare, bare, ours and so on), on the same durable database, and compared by their sums: what else the machine does
 * changes from second to second, and meets both. Absolute numbers belong to the machine; ratios travel.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { startEmbeddedDatabase } from '#server/database/embedded/start.ts';
import { measure, measureTogether, peakMb, residentMb, together, type Measured, type Round } from './measure.ts';
import { openSide, submitters, type Side } from './sides.ts';

/** Only operations with this word in their name; results need a submit before them. */
const wanted = process.argv[2] ?? '';
const isWanted = (name: string) => name.includes(wanted);
/** Of every operation on each side, and of one round. In a few seconds of submits much of the time is in code that V8 has not optimized yet. */
const [seconds, roundSeconds] = [Number(process.env['BENCH_SECONDS'] ?? (wanted === 'submit' ? 12 : 5)), 0.5];
const rounds = Math.max(2, Math.round(seconds / roundSeconds));
/** Who comes at once when there are more than the machine can serve: 512 connections, and a scrape of the metrics. */
const crowd = { saving: 224, submitting: 64, starting: 160, looking: 64 } as const;
/** Exams that the crowd may submit. */
const crowdSubmits = isWanted('overload, 512 clients') ? 2_000 : 0;
/** Submits before those that are measured: the first hundreds cost the server half as much again. */
const warmSubmits = 1_000;
/** How long the server may take to give memory back, ms. */
const restMs = 60_000;
/** Students who sign in at the same moment. */
const signingIn = 8;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ascent-bench-'));
fs.chmodSync(folder, 0o755);
const cluster = await startEmbeddedDatabase(folder);
const bare = await openSide('bare', 'bench/reference-server.ts', cluster.connection, folder);
const ours = await openSide('ours', 'server/main.ts', cluster.connection, folder);
const sides = [ours, bare] as const;

const figures = new Map<string, ReadonlyMap<Side, Measured>>();

/** Measures rounds of both sides in turn, after one of each that does not count: code that has not run yet costs many times as much. */
async function inTurn(work: (side: Side) => Promise<Readonly<Record<string, Round>>>): Promise<void> {
  for (const side of sides) await work(side);
  const measured: { readonly side: Side; readonly round: Readonly<Record<string, Round>> }[] = [];
  for (let round = 0; round < rounds; round++)
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) measured.push({ side, round: await work(side) });
  for (const name of Object.keys(measured[0]?.round ?? {})) {
    const of = (side: Side) => together(measured.flatMap((one) => (one.side === side && one.round[name] ? [one.round[name]] : [])));
    figures.set(name, new Map(sides.map((side) => [side, of(side)])));
  }
}

const part = async (name: string, clients: number, requests: (side: Side) => string[]) => {
  if (isWanted(name))
    await inTurn(async (side) => ({ [name]: await measure({ port: side.port, clients, requests: requests(side), seconds: roundSeconds }, side) }));
};

/** For requests that are sent once: what a round has left over is the next one's. */
function partOnce(name: string, from: number, requests: (side: Side) => readonly string[]): Promise<void> {
  const done = new Map(sides.map((side) => [side, from]));
  return isWanted(name)
    ? inTurn(async (side) => {
        const start = done.get(side) ?? 0;
        const plan = { port: side.port, clients: 16, requests: requests(side).slice(start, start + 5_000 * roundSeconds * 2), seconds: roundSeconds };
        const round = await measure(plan, side);
        done.set(side, start + round.answered);
        return { [name]: round };
      })
    : Promise.resolve();
}

const warm = async (requests: (side: Side) => string[]) => {
  for (const side of sides) await measure({ port: side.port, clients: 16, requests: requests(side), seconds: 60 }, side);
};

/** Of ours only: the reference has nothing to look at. */
async function overload(): Promise<void> {
  const { port, pid, requests } = ours;
  const restingBefore = await residentMb(port);
  const count = Math.round(3_000 * seconds);
  const measured = await measureTogether({
    'overload: saving': { port, clients: crowd.saving, requests: requests.saves(4 * count), seconds },
    'overload: submitting': { port, clients: crowd.submitting, requests: requests.submits.slice(submitters - crowdSubmits), seconds },
    'overload: starting': { port, clients: crowd.starting, requests: [...requests.otherStarts], seconds },
    'overload: looking': { port, clients: crowd.looking, requests: requests.looks(count), seconds },
    'overload: metrics': { port, clients: 1, requests: Array.from({ length: 10_000 }, () => 'GET /metrics HTTP/1.1\r\nhost: localhost\r\n\r\n'), seconds },
  });
  const peak = peakMb(pid);
  await new Promise((resolve) => setTimeout(resolve, restMs));
  console.log(
    `memory, MB: ${restingBefore.toFixed(0)} before, at most ${peak.toFixed(0)} with 512 clients, ${(await residentMb(port)).toFixed(0)} a minute later`,
  );
  for (const [name, round] of Object.entries(measured)) figures.set(name, new Map([[ours, together([round])]]));
}

await warm(({ requests }) => requests.saves(4_000));
await part('autosave, 16 clients', 16, ({ requests }) => requests.saves(12_000 * roundSeconds));
await part('autosave, 64 clients', 64, ({ requests }) => requests.saves(20_000 * roundSeconds));
if (isWanted('sign in, beside autosave'))
  await inTurn(({ port, requests }) =>
    measureTogether({
      'sign in, beside autosave': { port, clients: signingIn, requests: requests.signIns(200 * roundSeconds), seconds: roundSeconds },
      'autosave, beside sign-ins': { port, clients: 16, requests: requests.saves(12_000 * roundSeconds), seconds: roundSeconds },
    }),
  );
if (isWanted('overload, 512 clients')) await overload();
await partOnce('start an exam', 0, ({ requests }) => requests.starts);
if (isWanted('submit, score, statistics')) {
  // The reference keeps nothing from it.
  await measure({ port: ours.port, clients: 16, requests: ours.requests.opens.slice(0, submitters - crowdSubmits), seconds: 30 }, ours);
  await warm(({ requests }) => requests.submits.slice(0, warmSubmits));
}
await partOnce('submit, score, statistics', warmSubmits, ({ requests }) => requests.submits.slice(0, submitters - crowdSubmits));
const results = new Map<Side, readonly string[]>();
for (const side of sides) results.set(side, await side.requests.results());
if ([...results.values()].every((list) => list.length > 0))
  await part('results', 16, (side) => {
    const list = results.get(side) ?? [];
    return Array.from({ length: Math.ceil((20_000 * roundSeconds) / list.length) }, () => list).flat();
  });

/** Where a submitted exam leaves rows. Changes of statistics are not among them: they may have been folded in. */
const submitTables = [
  'exam_results',
  'question_attempts',
  'topic_stats',
  'topic_history',
  'topic_evidence',
  'user_stats',
  'error_log',
  'timing_audit',
] as const;

/** How many rows one submitted exam left in each table: only a server that writes as much can be compared. */
async function rowsOfSubmit(client: pg.Client): Promise<readonly number[]> {
  const counts = submitTables.map((table) => `(select count(*)::int from ${table} t where t.user_id = r.user_id)`);
  const { rows } = await client.query<{ counts: number[] }>(`select array[${counts.join(', ')}] as counts from exam_results r limit 1`);
  return rows[0]?.counts ?? [];
}

const [rowsOfOurs, rowsOfReference] = [await rowsOfSubmit(ours.client), await rowsOfSubmit(bare.client)];
for (const side of sides) await side.stop();
await cluster.stop();
fs.rmSync(folder, { recursive: true, force: true });

const cell = (value: number | null, digits = 1) => (value === null ? '–' : value.toFixed(digits)).padStart(9);
const title = (text: string) => text.padStart(9);
console.log(`\n${'operation'.padEnd(28)}      who${['/s', 'p50 ms', 'p95 ms', 'p99 ms', 'worst', 'CPU ms', 'DB ms', 'kB'].map(title).join('')}  statuses`);
const costOf = ({ cpuMs, databaseMs }: Measured) => (cpuMs === null || databaseMs === null ? null : cpuMs + databaseMs);
for (const [operation, both] of figures) {
  for (const [{ who }, row] of both)
    console.log(
      `${operation.padEnd(28)} ${who.padStart(8)}${cell(row.perSecond, 0)}${[row.p50, row.p95, row.p99, row.worst].map((ms) => cell(ms)).join('')}${cell(row.cpuMs, 3)}${cell(row.databaseMs, 3)}${cell(row.bytes / row.answered / 1000)}  ${JSON.stringify(row.statuses)}`,
    );
  const [mine, other] = [both.get(ours), both.get(bare)];
  if (!mine || !other) continue;
  const [cost, costOfOther] = [costOf(mine), costOf(other)];
  const byCost = cost === null || costOfOther === null ? '' : `, by processor time ${(costOfOther / cost).toFixed(2)}`;
  console.log(`${''.padEnd(28)}    ratio: by rate ${(mine.perSecond / other.perSecond).toFixed(2)}${byCost}`);
}
for (const [index, table] of submitTables.entries())
  if (rowsOfOurs.length > 0) console.log(`rows of a submit in ${table.padEnd(18)} ours ${rowsOfOurs[index]}, bare ${rowsOfReference[index]}`);
