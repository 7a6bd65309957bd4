/** SQL of what administrators see of the job queue: of a payload, only `userId` and `subject`. */
import type { Queryable } from '../database/database.ts';

export interface JobRow {
  readonly id: number;
  readonly task: string;
  readonly subject: string | null;
  readonly user_id: string | null;
  readonly state: 'waiting' | 'running' | 'retrying' | 'failed';
  readonly attempts: number;
  readonly last_error: string | null;
  readonly created_at: Date;
  readonly run_at: Date;
}

const state = `case when j.locked_at is not null then 'running' when j.attempts >= j.max_attempts then 'failed'
  when j.attempts > 0 then 'retrying' else 'waiting' end`;
const columns = `j.id, t.identifier as task, j.payload->>'subject' as subject, j.payload->>'userId' as user_id, ${state} as state,
  j.attempts, j.last_error, j.created_at, j.run_at`;
const source = 'graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id';

/** Jobs before this id, newest first; `only` a state if one is given. */
export async function selectJobs(queryable: Queryable, only: string | null, before: number | null, limit: number): Promise<JobRow[]> {
  const { rows } = await queryable.query<JobRow>(
    `select ${columns} from ${source} where ($1::text is null or ${state} = $1) and ($2::bigint is null or j.id < $2) order by j.id desc limit $3`,
    [only, before, limit],
  );
  return rows;
}

/** The job, its row locked until the transaction ends. */
export async function selectJob(queryable: Queryable, id: number): Promise<JobRow | null> {
  const { rows } = await queryable.query<JobRow>(`select ${columns} from ${source} where j.id = $1 for update of j`, [id]);
  return rows[0] ?? null;
}

/** Makes it due now, with as many attempts as a new one. */
export async function rescheduleJob(queryable: Queryable, id: number): Promise<void> {
  await queryable.query('select id from graphile_worker.reschedule_jobs(array[$1::bigint], run_at => now(), attempts => 0, max_attempts => 25)', [id]);
}

/** For its task alone. */
export async function selectPayload(queryable: Queryable, id: number): Promise<unknown> {
  const { rows } = await queryable.query<{ payload: unknown }>('select payload from graphile_worker._private_jobs where id = $1', [id]);
  return rows[0]?.payload;
}

export async function deleteJobRow(queryable: Queryable, id: number): Promise<void> {
  await queryable.query('select id from graphile_worker.complete_jobs(array[$1::bigint])', [id]);
}

export interface JobCounts {
  readonly waiting: number;
  readonly running: number;
  readonly retrying: number;
  readonly failed: number;
  /** The due time of the job that has been due the longest. */
  readonly oldest_due_at: Date | null;
}

export async function countJobs(queryable: Queryable): Promise<JobCounts> {
  const { rows } = await queryable.query<JobCounts>(
    `select count(*) filter (where ${state} = 'waiting')::int as waiting, count(*) filter (where ${state} = 'running')::int as running,
       count(*) filter (where ${state} = 'retrying')::int as retrying, count(*) filter (where ${state} = 'failed')::int as failed,
       min(run_at) filter (where is_available and run_at <= now()) as oldest_due_at
     from graphile_worker._private_jobs j`,
  );
  return rows[0] ?? { waiting: 0, running: 0, retrying: 0, failed: 0, oldest_due_at: null };
}

export interface RegularRunRow {
  readonly task: string;
  readonly last_success_at: Date | null;
  readonly last_duration_ms: number | null;
  readonly last_failure_at: Date | null;
  readonly last_error: string | null;
}

export async function selectRegularRuns(queryable: Queryable): Promise<RegularRunRow[]> {
  const { rows } = await queryable.query<RegularRunRow>(
    'select task, last_success_at, last_duration_ms, last_failure_at, last_error from scheduled_task_runs order by task',
  );
  return rows;
}
