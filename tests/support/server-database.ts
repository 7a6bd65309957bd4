/** Direct access to a real server's database, for what no screen can do: letting time pass. */
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { RealServer } from './real-server.ts';
import { halfSpent } from './students.ts';

export type Change = (sql: string, values: readonly unknown[]) => Promise<number>;

/** As the owner of the tables. */
async function connected<Result>(server: RealServer, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({
    host: path.join(server.dataDir, 'run'),
    user: 'ascent_owner',
    password: fs.readFileSync(path.join(server.dataDir, 'db-secret'), 'utf8'),
    database: 'ascent',
  });
  // A server that is killed takes its database along, and this connection with it: its next statement says so.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    // A connection closed before its commit rolls the transaction back.
    await client.end();
  }
}

/** Runs statements in one transaction; returns how many rows each changed. */
export const inTransaction = <Result>(server: RealServer, work: (change: Change) => Promise<Result>): Promise<Result> =>
  connected(server, async (client) => {
    await client.query('begin');
    const result = await work(async (sql, values) => (await client.query(sql, [...values])).rowCount ?? 0);
    await client.query('commit');
    return result;
  });

/** The right answer to a question, also to one that was drawn for a student. */
export const rightAnswerTo = (server: RealServer, questionId: string): Promise<string> =>
  connected(server, async (client) => {
    const { rows } = await client.query<{ key: string }>(
      `select coalesce(body #>> '{solution,key}', body #>> '{solution,keys,0}') as key from question_versions where question_id = $1 order by version desc limit 1`,
      [questionId],
    );
    const [found] = rows;
    if (!found) throw new Error(`there is no question ${questionId}`);
    return found.key;
  });

const change = (server: RealServer, sql: string, values: readonly unknown[]): Promise<number> => inTransaction(server, (within) => within(sql, values));

/** Moves the start of the running module into the past, so that this much time is left. */
export async function leaveTime(server: RealServer, sessionId: string, leftMs: number): Promise<void> {
  const moved = await change(
    server,
    `update exam_module_attempts set started_at = now() - make_interval(secs => (allowed_ms - $2) / 1000.0), paused_ms = 0
     where session_id = $1 and submitted_at is null`,
    [sessionId, leftMs],
  );
  if (moved !== 1) throw new Error('no module is running');
}

/** Lets time pass in which the player of the running module is not heard. */
export async function passInSilence(server: RealServer, sessionId: string, ms: number): Promise<void> {
  const moved = await change(
    server,
    `update exam_module_attempts set started_at = started_at - make_interval(secs => $2 / 1000.0), alive_at = alive_at - make_interval(secs => $2 / 1000.0)
     where session_id = $1 and submitted_at is null and alive_at is not null`,
    [sessionId, ms],
  );
  if (moved !== 1) throw new Error('no module that pauses by itself is running');
}

/** Lets half the time of the running module pass; of every running one, if no session is named. */
export const spendHalf = (server: RealServer, sessionId?: string): Promise<number> =>
  sessionId === undefined ? change(server, halfSpent.replace('session_id = $1 and', ''), []) : change(server, halfSpent, [sessionId]);

/** Makes prepaid months run out in so many ms. */
export async function endPlanNow(server: RealServer, email: string, leftMs: number): Promise<void> {
  await change(
    server,
    `update prepaid_months set voided_at = now() + make_interval(secs => $2 / 1000.0) where user_id = (select id from users where email = $1)`,
    [email, leftMs],
  );
  const ended = await change(server, `update users set membership_end_date = now() + make_interval(secs => $2 / 1000.0) where email = $1`, [email, leftMs]);
  if (ended !== 1) throw new Error('there is no such user');
}

/** Makes jobs that failed once count as permanently failed; returns how many there were. */
export const giveUpOnJobs = (server: RealServer): Promise<number> =>
  change(server, 'update graphile_worker._private_jobs set max_attempts = attempts where last_error is not null and locked_at is null', []);

/** Lets the half minute pass after which the jobs of a killed process are free again. */
export const buryWorkers = (server: RealServer): Promise<void> =>
  inTransaction(server, async (within) => {
    await within(
      `update job_workers set seen_at = seen_at - interval '31 seconds'
       where pool_id in (select locked_by from graphile_worker._private_jobs union select locked_by from graphile_worker._private_job_queues)`,
      [],
    );
    await within("update graphile_worker._private_jobs set locked_at = locked_at - interval '31 seconds' where locked_at is not null", []);
    await within("update graphile_worker._private_job_queues set locked_at = locked_at - interval '31 seconds' where locked_at is not null", []);
  });

/** Lets every job begin that waits for its time. */
export const beginJobsNow = (server: RealServer): Promise<number> =>
  change(server, 'update graphile_worker._private_jobs set run_at = now() where locked_at is null', []);

/** Lets so much time pass that every mistake of this student is due. */
export const makeReviewsDue = (server: RealServer, email: string): Promise<number> =>
  change(
    server,
    `update error_log set seen_at = seen_at - interval '2 days', due_at = due_at - interval '2 days' where user_id = (select id from users where email = $1)`,
    [email],
  );

/** Lets a day pass since everything this student has answered. */
export const passADay = (server: RealServer, email: string): Promise<number> =>
  change(server, `update question_attempts set attempted_at = attempted_at - interval '1 day' where user_id = (select id from users where email = $1)`, [
    email,
  ]);

/** Adds so many cards to the student's only deck. */
export const fillDeck = (server: RealServer, email: string, cards: number): Promise<number> =>
  change(
    server,
    `insert into flashcards (user_id, id, deck_id, front, back, source, spread)
     select d.user_id, gen_random_uuid(), d.id, 'filler ' || n, 'back ' || n, 'own', 0.5
     from flashcard_decks d, generate_series(1, $2::integer) as n where d.user_id = (select id from users where email = $1)`,
    [email, cards],
  );
