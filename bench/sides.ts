/** What `npm run bench` compares: a server, the database it has to itself, and the requests that the bench sends to it. */
import { fork, type ChildProcess } from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '#server/database/database.ts';
import { examContent } from '#server/features/exams/exam-content.ts';
import { freshDatabase, serverFlags } from './filled-server.ts';
import { clientIpHeader, request, signInRequest } from './measure.ts';
import { benchPassword, emailOf, insertPasswords, insertSessions, insertStudents, sessionId, student } from './population.ts';

const root = path.join(import.meta.dirname, '..');

/** Students who save, start an exam, and submit one, in this order. */
const [savers, starters] = [2_000, 20_000];
export const submitters = 6_000;
/** Students who have a password. */
const signers = 2_000;

export interface Side {
  readonly who: 'ours' | 'bare';
  readonly port: number;
  readonly pid: number;
  readonly client: pg.Client;
  readonly requests: Requests;
  readonly stop: () => Promise<void>;
}

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
  await client.query('vacuum analyze');
  await client.end();
  return { connection, questions: questions.map(({ question_id }) => question_id) };
}

async function serve(file: string, port: number, environment: Record<string, string>): Promise<ChildProcess> {
  const child = fork(path.join(root, file), {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...environment },
    execArgv: serverFlags,
    silent: true,
  });
  // A full pipe would keep it from ending.
  child.stdout?.resume();
  child.stderr?.pipe(process.stderr);
  // Whatever ends the bench.
  process.once('exit', () => child.kill());
  for (let tries = 0; tries < 1_200; tries++) {
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

/** All that is sent; whoever comes once is in a list, from which rounds take what they need. */
interface Requests {
  readonly saves: (count: number) => string[];
  readonly signIns: (count: number) => string[];
  readonly starts: readonly string[];
  /** Starts of another exam. */
  readonly otherStarts: readonly string[];
  /** Opens the module that is submitted, as whoever submits it has. */
  readonly opens: readonly string[];
  readonly submits: readonly string[];
  readonly results: () => Promise<readonly string[]>;
  readonly looks: (count: number) => string[];
}

function requestsOf(client: pg.Client, questions: readonly string[]): Requests {
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
  const list = <T>(count: number, one: (index: number) => T) => Array.from({ length: count }, (_, index) => one(index));
  const ofModule = (index: number, what: string, body?: unknown) => {
    const place = savers + starters + index;
    return request('POST', `/api/exam-sessions/${sessionId(place)}/modules/3/${what}`, student(place).token, body, index);
  };
  const start = (index: number, practiceExamId: string) => request('POST', '/api/exam-sessions', student(savers + index).token, { practiceExamId }, index);
  return {
    saves: (count) => list(count, (index) => save(index % savers)),
    signIns: (count) => list(count, (index) => signInRequest(emailOf(index % signers), benchPassword, index)),
    starts: list(starters, (index) => start(index, 'practice-exam-1')),
    otherStarts: list(starters, (index) => start(index, 'practice-exam-2')),
    opens: list(submitters, (index) => ofModule(index, 'start')),
    submits: list(submitters, (index) => ofModule(index, 'submit', { reason: 'student', saves: [] })),
    results: async () => {
      const { rows } = await client.query<{ user_id: string; id: string }>('select user_id, id from exam_results');
      return rows.map(({ user_id, id }) => request('GET', `/api/exam-results/${id}`, student(Number.parseInt(user_id.slice(-12), 16)).token));
    },
    looks: (count) =>
      list(count, (index) => [
        request('GET', '/api/practice-exams', student(index % savers).token),
        request('GET', `/api/exam-sessions/${sessionId(index % savers)}`, student(index % savers).token),
      ]).flat(),
  };
}

/** @param folder for the server's files */
export async function openSide(who: Side['who'], file: string, cluster: pg.ClientConfig, folder: string): Promise<Side> {
  const { host = '', user, password } = cluster;
  const name = `bench_${who}`;
  const { connection, questions } = await prepare({ host, user, password } as pg.ClientConfig, name);
  const port = await freePort();
  const child = await serve(file, port, {
    DATABASE_URL: `postgres://${user}:${String(password)}@/${name}?host=${encodeURIComponent(host)}`,
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
  return {
    who,
    port,
    pid: child.pid ?? 0,
    client,
    requests: requestsOf(client, questions),
    stop: async () => {
      await client.end();
      child.kill('SIGTERM');
    },
  };
}
