/** SQL of the job queue. The queue's private tables are used where its functions do not reach; the package's version is fixed. */
import type { Queryable } from '../database/database.ts';

export interface NewJob {
  readonly name: string;
  readonly payload: unknown;
  readonly runAt: Date | null;
  readonly queue: string | null;
  readonly key: string | null;
  readonly mode: 'replace' | 'unsafe_dedupe';
}

export async function insertJob(queryable: Queryable, { name, payload, runAt, queue, key, mode }: NewJob): Promise<void> {
  await queryable.query(
    `select id from graphile_worker.add_job(identifier => $1, payload => $2::json, run_at => $3::timestamptz, job_key => $4, job_key_mode => $5, queue_name => $6)`,
    [name, JSON.stringify(payload), runAt, key, mode, queue],
  );
}

/** False if the same intention was claimed after `since`. */
export async function claimIntention(queryable: Queryable, key: string, now: Date, since: Date): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `insert into job_intentions (key, enqueued_at) values ($1, $2)
     on conflict (key) do update set enqueued_at = excluded.enqueued_at
     where job_intentions.enqueued_at <= $3`,
    [key, now, since],
  );
  return rowCount === 1;
}

/** Deletes intentions that no request repeats any more; returns how many. */
export async function deleteOldIntentions(queryable: Queryable, now: Date): Promise<number> {
  const { rowCount } = await queryable.query("delete from job_intentions where enqueued_at < $1::timestamptz - interval '2 days'", [now]);
  return rowCount ?? 0;
}

/** Removes what is queued about a user whose account is being deleted; a job that is running ends by itself. */
export async function deleteJobsOf(queryable: Queryable, userId: string): Promise<void> {
  await queryable.query("delete from graphile_worker._private_jobs where payload->>'userId' = $1 and locked_at is null", [userId]);
}

/** Makes the current attempt the last one. */
export async function giveUpJob(queryable: Queryable, id: string): Promise<void> {
  await queryable.query('update graphile_worker._private_jobs set max_attempts = attempts where id = $1', [id]);
}

/** Records that this pool is alive; true if it also did so within the last two `everyMs`, so that it was there to see the others. */
export async function renewWorker(queryable: Queryable, poolId: string, everyMs: number): Promise<boolean> {
  const { rows } = await queryable.query<{ steady: boolean }>(
    `with before as (select seen_at from job_workers where pool_id = $1),
     renewed as (insert into job_workers (pool_id, seen_at) values ($1, now()) on conflict (pool_id) do update set seen_at = now())
     select seen_at > now() - make_interval(secs => 2 * $2 / 1000.0) as steady from before`,
    [poolId, everyMs],
  );
  return rows[0]?.steady ?? false;
}

export async function deleteWorker(queryable: Queryable, poolId: string): Promise<void> {
  await queryable.query('delete from job_workers where pool_id = $1', [poolId]);
}

/** Frees the jobs of pools without a heartbeat for this many ms; returns how many such pools there were. */
export async function freeJobsOfDeadWorkers(queryable: Queryable, deadAfterMs: number): Promise<number> {
  const { rows } = await queryable.query<{ pool_id: string }>(
    `select pool_id from (
       select locked_by as pool_id from graphile_worker._private_jobs where locked_at < now() - make_interval(secs => $1 / 1000.0)
       union select locked_by from graphile_worker._private_job_queues where locked_at < now() - make_interval(secs => $1 / 1000.0)
     ) as holders
     where not exists (select 1 from job_workers w where w.pool_id = holders.pool_id and w.seen_at > now() - make_interval(secs => $1 / 1000.0))`,
    [deadAfterMs],
  );
  const dead = rows.map(({ pool_id }) => pool_id);
  if (dead.length > 0) await queryable.query('select graphile_worker.force_unlock_workers($1::text[])', [dead]);
  await queryable.query("delete from job_workers where seen_at < now() - interval '1 day'");
  return dead.length;
}

export async function recordSuccess(queryable: Queryable, task: string, durationMs: number): Promise<void> {
  await queryable.query(
    `insert into scheduled_task_runs (task, last_success_at, last_duration_ms) values ($1, now(), $2)
     on conflict (task) do update set last_success_at = now(), last_duration_ms = $2`,
    [task, durationMs],
  );
}

export async function recordFailure(queryable: Queryable, task: string, error: string): Promise<void> {
  await queryable.query(
    `insert into scheduled_task_runs (task, last_failure_at, last_error) values ($1, now(), $2)
     on conflict (task) do update set last_failure_at = now(), last_error = $2`,
    [task, error],
  );
}
