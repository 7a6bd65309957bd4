/** SQL of modules that were seen but did not go into the learning record completely. */
import type { Queryable } from '#server/database/database.ts';
import type { ModuleAttemptRow, SessionRow } from './session-store.ts';

export async function insertSeenModules(
  queryable: Queryable,
  { user_id, id, practice_exam_id }: Pick<SessionRow, 'user_id' | 'id' | 'practice_exam_id'>,
  seen: readonly Pick<ModuleAttemptRow, 'position' | 'module_id' | 'started_at'>[],
): Promise<void> {
  await queryable.query(
    `insert into seen_modules (user_id, session_id, position, module_id, practice_exam_id, seen_at)
     select $1, $2, position, module_id, $3, seen_at from unnest($4::smallint[], $5::text[], $6::timestamptz[]) as t (position, module_id, seen_at)
     on conflict (user_id, session_id, position) do nothing`,
    [user_id, id, practice_exam_id, seen.map(({ position }) => position), seen.map(({ module_id }) => module_id), seen.map(({ started_at }) => started_at)],
  );
}

/**
 * Discards a session in progress and records which of its modules were seen. Its module attempts are locked first, as saves do,
 * so that the two cannot wait for each other.
 */
export async function discardSession(queryable: Queryable, userId: string, id: string): Promise<boolean> {
  const { rows } = await queryable.query<{ discarded: boolean }>(
    `with held as materialized (
       select position, module_id, started_at from exam_module_attempts where user_id = $1 and session_id = $2 order by position for update),
     discarded as (
       delete from exam_sessions where user_id = $1 and id = $2 and status = 'in-progress' and (select count(*) from held) >= 0
       returning user_id, id, practice_exam_id),
     seen as (
       insert into seen_modules (user_id, session_id, position, module_id, practice_exam_id, seen_at)
       select d.user_id, d.id, held.position, held.module_id, d.practice_exam_id, held.started_at from discarded d cross join held)
     select exists (select 1 from discarded) as discarded`,
    [userId, id],
  );
  return rows[0]?.discarded ?? false;
}
