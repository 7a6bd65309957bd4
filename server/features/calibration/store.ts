/** SQL of what calibration runs found. */
import type { Section } from '#core/topics/topics.ts';
import type { Movement } from '#core/learning/calibration-rules.ts';
import type { Queryable } from '#server/database/database.ts';

export interface Abilities {
  readonly section: Section;
  readonly people: number;
  readonly mean: number;
  readonly deviation: number;
}

export interface FoundEstimate {
  readonly question_id: string;
  readonly question_version: number;
  readonly responses: number;
  readonly label: number;
  readonly b: number;
  readonly se: number;
}

export interface FoundRun {
  readonly usable: number;
  readonly spread: number;
  readonly responses: number;
  readonly abilities: readonly Abilities[];
  readonly estimates: readonly FoundEstimate[];
}

/** Adds a run, unless the last one read exactly as many answers: then there is nothing new to find. */
export async function insertRun(queryable: Queryable, { usable, spread, responses, abilities, estimates }: FoundRun, now: Date): Promise<void> {
  await queryable.query("select pg_advisory_xact_lock(hashtextextended('calibration-runs', 0))");
  await queryable.query(
    `with added as (
       insert into calibration_runs (ran_at, questions, usable, spread, responses, abilities)
       select $1, $2, $3, $4, $5, $6::jsonb
       where not exists (select 1 from (select responses, questions from calibration_runs order by run desc limit 1) as last
         where last.responses = $5 and last.questions = $2)
       returning run)
     insert into calibrations (question_id, question_version, run, responses, label, b, se)
     select t.question_id, t.question_version, added.run, t.responses, t.label, t.b, t.se
     from added cross join jsonb_to_recordset($7::jsonb) as t (question_id text, question_version integer, responses integer, label double precision,
       b double precision, se double precision)`,
    [now, estimates.length, usable, spread, responses, JSON.stringify(abilities), JSON.stringify(estimates)],
  );
}

/** Of runs that were never used and are older than this, only the last one of each month stays. */
export async function pruneRuns(queryable: Queryable, olderThan: Date): Promise<void> {
  await queryable.query(
    `delete from calibration_runs r where r.used_at is null and r.ran_at < $1
       and exists (select 1 from calibration_runs later where later.run > r.run
         and date_trunc('month', later.ran_at at time zone 'utc') = date_trunc('month', r.ran_at at time zone 'utc'))`,
    [olderThan],
  );
}

export interface RunRow {
  readonly run: number;
  readonly ran_at: Date;
  readonly questions: number;
  readonly usable: number;
  readonly spread: number;
  readonly responses: number;
  readonly abilities: readonly Abilities[];
}

export async function selectRuns(queryable: Queryable, limit: number): Promise<RunRow[]> {
  const { rows } = await queryable.query<RunRow>(
    'select run, ran_at, questions, usable, spread, responses, abilities from calibration_runs order by run desc limit $1',
    [limit],
  );
  return rows;
}

export async function selectRun(queryable: Queryable, run: number): Promise<Pick<RunRow, 'ran_at' | 'usable'> | null> {
  const { rows } = await queryable.query<Pick<RunRow, 'ran_at' | 'usable'>>('select ran_at, usable from calibration_runs where run = $1', [run]);
  return rows[0] ?? null;
}

/** Until the transaction ends nobody else changes which run is in use. */
export const lockInUse = (queryable: Queryable) => queryable.query("select pg_advisory_xact_lock(hashtextextended('calibration-in-use', 0))");

/** A run that was used once is kept for good: results name it. */
export async function saveInUse(queryable: Queryable, run: number | null, now: Date): Promise<void> {
  await queryable.query(`insert into config (name, value) values ('calibration', $1::jsonb) on conflict (name) do update set value = excluded.value`, [
    JSON.stringify(run === null ? {} : { run, since: now.toISOString() }),
  ]);
  if (run === null) return;
  const { rowCount } = await queryable.query('update calibration_runs set used_at = coalesce(used_at, $2) where run = $1', [run, now]);
  if (rowCount !== 1) throw new Error(`the calibration run ${run} was cleared away while it was switched on`);
}

export interface LevelRow {
  readonly is_math: boolean;
  readonly level: number;
  readonly questions: number;
  readonly movement: number;
  readonly spread: number;
}

/** How far the estimates of a run lie from their levels, on average and as a standard deviation; topics from 11 on are Math. */
export async function selectLevels(queryable: Queryable, run: number): Promise<LevelRow[]> {
  const { rows } = await queryable.query<LevelRow>(
    `select v.topic_id > 10 as is_math, v.difficulty as level, count(*)::int as questions, coalesce(avg(c.b - c.label), 0) as movement,
       coalesce(stddev_pop(c.b - c.label), 0) as spread
     from calibrations c join question_versions v on v.question_id = c.question_id and v.version = c.question_version
     where c.run = $1 group by v.topic_id > 10, v.difficulty order by 1, 2`,
    [run],
  );
  return rows;
}

export interface CalibratedRow extends FoundEstimate {
  readonly topic_id: number;
  readonly archetype: string;
  readonly difficulty: number;
}

export interface CalibrationFilter {
  readonly topicId?: number | undefined;
  readonly level?: number | undefined;
  readonly archetype?: string | undefined;
  readonly movement?: Movement | undefined;
}

/** Estimates of the newest run: those that moved farthest first; `offset` of them left out. */
export async function selectCalibrated(
  queryable: Queryable,
  { topicId, level, archetype, movement }: CalibrationFilter,
  intervalHalf: number,
  offset: number,
  limit: number,
): Promise<CalibratedRow[]> {
  const { rows } = await queryable.query<CalibratedRow>(
    `select c.question_id, c.question_version, v.topic_id, v.archetype, v.difficulty, c.responses, c.label, c.b, c.se
     from calibrations c join question_versions v on v.question_id = c.question_id and v.version = c.question_version
     where c.run = (select max(run) from calibration_runs)
       and ($1::integer is null or v.topic_id = $1) and ($2::integer is null or v.difficulty = $2) and ($3::text is null or v.archetype = $3)
       and ($4::text is null or ($4 <> 'easier' and c.b - c.label > $5 * c.se) or ($4 <> 'harder' and c.label - c.b > $5 * c.se))
     order by abs(c.b - c.label) desc, c.question_id, c.question_version offset $6 limit $7`,
    [topicId ?? null, level ?? null, archetype ?? null, movement ?? null, intervalHalf, offset, limit],
  );
  return rows;
}

export interface QuestionRunRow {
  readonly run: number;
  readonly ran_at: Date;
  readonly responses: number;
  readonly label: number;
  readonly b: number;
  readonly se: number;
}

/** Oldest first; the newest of them. */
export async function selectQuestionRuns(queryable: Queryable, questionId: string, version: number, limit: number): Promise<QuestionRunRow[]> {
  const { rows } = await queryable.query<QuestionRunRow>(
    `select c.run, r.ran_at, c.responses, c.label, c.b, c.se from calibrations c join calibration_runs r on r.run = c.run
     where c.question_id = $1 and c.question_version = $2 order by c.run desc limit $3`,
    [questionId, version, limit],
  );
  return rows.reverse();
}
