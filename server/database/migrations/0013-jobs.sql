-- What stands beside the job queue, whose own tables are in the schema graphile_worker.

-- One row per running worker pool, renewed while it lives: jobs locked by a pool that is not here, or not any more, are free again.
create table job_workers (
  pool_id text primary key,
  seen_at timestamptz not null
);

-- Intentions that may lead to one job only, however often they are asked for.
create table job_intentions (
  key text primary key,
  enqueued_at timestamptz not null
);
create index job_intentions_enqueued_at on job_intentions (enqueued_at);

-- How the regular tasks went the last time.
create table scheduled_task_runs (
  task text primary key,
  last_success_at timestamptz,
  last_duration_ms integer,
  last_failure_at timestamptz,
  last_error text
);
