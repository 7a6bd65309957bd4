/** SQL of the estimates that are in use. */
import type { Queryable } from '../database/database.ts';

/** The run in use, and since when; null: none. */
export async function selectRunInUse(queryable: Queryable): Promise<{ run: number; since: string } | null> {
  const { rows } = await queryable.query<{ run: number | null; since: string | null }>(
    "select (value ->> 'run')::integer as run, value ->> 'since' as since from config where name = 'calibration'",
  );
  const [row] = rows;
  return row && row.run !== null && row.since !== null ? { run: row.run, since: row.since } : null;
}

interface UsableRow {
  readonly question_id: string;
  readonly question_version: number;
  readonly is_math: boolean;
  readonly label: number;
  readonly b: number;
}

/** Estimates of a run that rest on at least `minResponses` answers. Topics from 11 on are Math. */
export async function selectUsableEstimates(queryable: Queryable, run: number, minResponses: number): Promise<UsableRow[]> {
  const { rows } = await queryable.query<UsableRow>(
    `select c.question_id, c.question_version, v.topic_id > 10 as is_math, c.label, c.b
     from calibrations c join question_versions v on v.question_id = c.question_id and v.version = c.question_version
     where c.run = $1 and c.responses >= $2`,
    [run, minResponses],
  );
  return rows;
}
