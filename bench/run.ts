/**
 * `npm run bench`, or `npm run bench -- submit` for the parts with that word: autosave, sign-in, start, submit and results of this product beside a bare reference in
 * the same run, on the same durable database. Absolute numbers belong to the machine; ratios travel.
 */
import { fork, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '#server/database/database.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/start.ts';
import { examContent } from '#server/features/exams/exam-content.ts';
import { freshDatabase } from './filled-server.ts';
import { clientIpHeader, measure, measureTogether, peakMb, request, residentMb, signInRequest, type Measured } from './measure.ts';
import { benchPassword, emailOf, insertPasswords, insertSessions, insertStudents, sessionId, student } from './population.ts';

const root = path.join(import.meta.dirname, '..');
/** Only operations with this word in their name; results need a submit before them. */
const wanted = process.argv[2] ?? '';
const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
const [savers, starters, submitters] = [2_000, 20_000, 6_000];
/** Who comes at once when there are more than the machine can serve: 512 connections, and a scrape of the metrics. */
const crowd = { saving: 224, submitting: 64, starting: 160, looking: 64 } as const;
/** Exams that the crowd may submit. */
const crowdSubmits = 2_000;
/** Submits before those that are measured: the first hundreds cost the server half as much again. */
const warmSubmits = 1_000;
/** How long the server may take to give memory back, ms. */
const restMs = 60_000;
/** Students who sign in, and how many of them at the same moment. */
const [signers, signingIn] = [2_000, 8];

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = net.createServer();
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A fresh database with everybody in place. */
async function prepare(cluster: pg.ClientConfig, name: string): Promise<{ connection: pg.ClientConfig; questions: string[] }> {
  const connection = await freshDatabase(cluster, name);
  const database = openDatabase({ connection, poolSize: 2, prepare: true, onIdleError: () => {} });
  const exam = await examContent(database, Date.now).exam('practice-exam-1');
  if (!exam) throw new Error('there is no exam to take');
  await database.close();
  const client = new pg.Client(connection);
  await client.connect();
  const { rows: questions } = await client.query<{ question_id: string }>(
    'select question_id from exam_module_questions where module_id = $1 order by position',
    [exam.shape[0]?.modules[0]?.moduleId],
  );
  await insertStudents(client, savers + starters + submitters);
  await insertPasswords(client, signers);
  await insertSessions(client, exam, 0, savers, 0);
  await insertSessions(client, exam, savers + starters, submitters, 3);
  await client.query('analyze');
  await client.end();
  return { connection, questions: questions.map(({ question_id }) => question_id) };
}

async function serve(file: string, port: number, environment: Record<string, string>): Promise<ChildProcess> {
  const child = fork(path.join(root, file), {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...environment },
    // As `npm start` does.
    execArgv: ['--max-semi-space-size=8'],
    silent: true,
  });
  // A full pipe would keep it from ending.
  child.stdout?.resume();
  child.stderr?.pipe(process.stderr);
  for (let tries = 0; tries < 200; tries++) {
    if (
      await fetch(`http://localhost:${port}/metrics`).then(
        (response) => response.ok,
        () => false,
      )
    )
      return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${file} did not start`);
}

interface Figures {
  readonly [operation: string]: Measured;
}

async function figures(
  /** Of the server, if it is the product. */
  pid: number | null,
  port: number,
  questions: readonly string[],
  client: pg.Client,
  resultIds: () => Promise<readonly (readonly [number, string])[]>,
): Promise<Figures> {
  let seq = 1;
  // What a client sends: one answer, and the question it went on to.
  const save = (index: number) =>
    request('PUT', `/api/exam-sessions/${sessionId(index)}/modules/0/answers`, student(index).token, {
      saves: [
        {
          questionId: questions[(seq >> 3) % questions.length],
          answer: 'ABCD'[seq % 4],
          eliminated: [],
          marked: false,
          annotations: [],
          timeSpentMs: seq,
          seq: ++seq,
          device: 'benchdevice',
          answerStamp: { seq, device: 'benchdevice' },
        },
      ],
      currentQuestionIndex: seq % questions.length,
    });
  const saves = (count: number) => Array.from({ length: count }, (_, index) => save(index % savers));
  const submit = (index: number) => {
    const place = savers + starters + index;
    return request('POST', `/api/exam-sessions/${sessionId(place)}/modules/3/submit`, student(place).token, { reason: 'student', saves: [] }, index);
  };
  const submits = Array.from({ length: submitters }, (_, index) => submit(index));
  const opens = Array.from({ length: submitters - crowdSubmits }, (_, index) =>
    request('POST', `/api/exam-sessions/${sessionId(savers + starters + index)}/modules/3/start`, student(savers + starters + index).token, undefined, index),
  );
  const out: Record<string, Measured> = {};
  const part = async (name: string, clients: number, requests: () => Parameters<typeof measure>[0]['requests']) => {
    if (name.includes(wanted)) out[name] = await measure({ port, clients, requests: requests(), seconds }, client);
  };
  await measure({ port, clients: 16, requests: saves(4_000), seconds: 30 }, client); // warm
  await part('autosave, 16 clients', 16, () => saves(12_000 * seconds));
  await part('autosave, 64 clients', 64, () => saves(20_000 * seconds));
  if ('sign in, beside autosave'.includes(wanted)) {
    const signIns = Array.from({ length: 200 * seconds }, (_, index) => signInRequest(emailOf(index % signers), benchPassword, index));
    const together = await measureTogether({
      'sign in, beside autosave': { port, clients: signingIn, requests: signIns, seconds },
      'autosave, beside sign-ins': { port, clients: 16, requests: saves(12_000 * seconds), seconds },
    });
    Object.assign(out, together);
  }
  // Of ours only: the reference has nothing to look at.
  if (pid !== null && 'overload, 512 clients'.includes(wanted)) {
    const restingBefore = await residentMb(port);
    const count = 3_000 * seconds;
    const looks = (index: number) => [
      request('GET', '/api/practice-exams', student(index).token),
      request('GET', `/api/exam-sessions/${sessionId(index)}`, student(index).token),
    ];
    const together = await measureTogether({
      'overload: saving': { port, clients: crowd.saving, requests: saves(4 * count), seconds },
      'overload: submitting': { port, clients: crowd.submitting, requests: submits.splice(-crowdSubmits), seconds },
      'overload: starting': {
        port,
        clients: crowd.starting,
        requests: Array.from({ length: starters }, (_, index) =>
          request('POST', '/api/exam-sessions', student(savers + index).token, { practiceExamId: 'practice-exam-2' }, index),
        ),
        seconds,
      },
      'overload: looking': { port, clients: crowd.looking, requests: Array.from({ length: count }, (_, index) => looks(index % savers)).flat(), seconds },
      'overload: metrics': { port, clients: 1, requests: Array.from({ length: 10_000 }, () => request('GET', '/metrics', '')), seconds },
    });
    const peak = peakMb(pid);
    await new Promise((resolve) => setTimeout(resolve, restMs));
    console.log(
      `memory, MB: ${restingBefore.toFixed(0)} before, at most ${peak.toFixed(0)} with 512 clients, ${(await residentMb(port)).toFixed(0)} a minute later`,
    );
    Object.assign(out, together);
  }
  await part('start an exam', 16, () =>
    Array.from({ length: starters }, (_, index) =>
      request('POST', '/api/exam-sessions', student(savers + index).token, { practiceExamId: 'practice-exam-1' }, index),
    ),
  );
  if ('submit, score, statistics'.includes(wanted)) {
    // As whoever submits has done. The reference keeps nothing from it.
    if (pid !== null) await measure({ port, clients: 16, requests: opens, seconds: 30 }, client);
    await measure({ port, clients: 16, requests: submits.splice(0, warmSubmits), seconds: 60 }, client);
  }
  await part('submit, score, statistics', 16, () => submits);
  const results = (await resultIds()).map(([index, id]) => request('GET', `/api/exam-results/${id}`, student(index).token));
  if (results.length > 0) await part('results', 16, () => Array.from({ length: 10 }, () => results).flat());
  return out;
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ascent-bench-'));
fs.chmodSync(folder, 0o755);
const cluster = await startEmbeddedDatabase(folder);
const { host = '', user, password } = cluster.connection;

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

interface Side {
  readonly figures: Figures;
  readonly rows: readonly number[];
}

async function side(name: string, file: string): Promise<Side> {
  const { connection, questions } = await prepare({ host, user, password }, name);
  const port = await freePort();
  const url = `postgres://${user}:${password}@/${name}?host=${encodeURIComponent(host)}`;
  const child = await serve(file, port, {
    DATABASE_URL: url,
    DB_PREPARE: '1',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    BENCH_DATABASE: JSON.stringify(connection),
    HOST: 'localhost',
    CLIENT_IP_HEADER: clientIpHeader,
    PUBLIC_URL: `http://localhost:${port}`,
  });
  const client = new pg.Client(connection);
  await client.connect();
  const resultIds = async () => {
    const { rows } = await client.query<{ user_id: string; id: string }>('select user_id, id from exam_results');
    return rows.map(({ user_id, id }) => [Number.parseInt(user_id.slice(-12), 16), id] as const);
  };
  const measured = await figures(file.startsWith('server/') ? (child.pid ?? null) : null, port, questions, client, resultIds);
  const rows = await rowsOfSubmit(client);
  await client.end();
  child.kill('SIGTERM');
  return { figures: measured, rows };
}

const { figures: reference, rows: rowsOfReference } = await side('bench_reference', 'bench/reference-server.ts');
const { figures: ours, rows: rowsOfOurs } = await side('bench_ours', 'server/main.ts');
await cluster.stop();
fs.rmSync(folder, { recursive: true, force: true });

const cell = (value: number, digits = 1) => value.toFixed(digits).padStart(9);
console.log(`\n${'operation'.padEnd(28)}      who       /s   p50 ms   p95 ms   p99 ms    worst   CPU ms    DB ms       kB  statuses`);
for (const operation of Object.keys(ours)) {
  for (const [who, side] of [
    ['ours', ours[operation]],
    ['bare', reference[operation]],
  ] as const) {
    if (!side) continue;
    console.log(
      `${operation.padEnd(28)} ${who.padStart(8)}${cell(side.perSecond, 0)}${cell(side.p50)}${cell(side.p95)}${cell(side.p99)}${cell(side.worst)}${side.cpuMs === null ? '–'.padStart(9) : cell(side.cpuMs, 3)}${side.databaseMs === null ? '–'.padStart(9) : cell(side.databaseMs, 3)}${cell(side.bytes / side.answered / 1000)}  ${JSON.stringify(side.statuses)}`,
    );
  }
  const [mine, bare] = [ours[operation], reference[operation]];
  if (mine && bare) console.log(`${''.padEnd(28)}    ratio${cell(mine.perSecond / bare.perSecond, 2)}`);
}
for (const [index, table] of submitTables.entries())
  if (rowsOfOurs.length > 0) console.log(`rows of a submit in ${table.padEnd(18)} ours ${rowsOfOurs[index]}, bare ${rowsOfReference[index]}`);
