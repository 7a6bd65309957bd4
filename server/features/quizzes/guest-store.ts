/** SQL of what guests leave behind: their practice goes into an account, or away. */
import type { Queryable } from '../../database/database.ts';
import { claimLearning, learningTables } from '../learning/claim-store.ts';

/**
 * Makes a guest's practice the account's own: the same quizzes and attempts under its id, the statistics added. Call it in a
 * transaction. Afterwards there is no guest: a second call, or one at the same time, finds nothing. How many answers moved.
 */
export async function claimGuestPractice(queryable: Queryable, guestId: string, userId: string): Promise<number> {
  // Held to the end: answers and starts of the guest lock this row too, so none can arrive in between and stay behind.
  const held = await queryable.query('select 1 from users where id = $1 and is_anonymous for update', [guestId]);
  if (held.rowCount === 0) return 0;
  await claimQuizzes(queryable, guestId, userId);
  const answers = await claimLearning(queryable, guestId, userId);
  await deleteGuest(queryable, guestId);
  return answers;
}

/** Copies a guest's quizzes to the account; their answers follow with `claimLearning`. The guest's rows are left for the caller to delete. */
async function claimQuizzes(queryable: Queryable, guestId: string, userId: string): Promise<void> {
  // Rows are written anew rather than given another user_id, by which these tables may be distributed.
  await queryable.query(
    `insert into quizzes (user_id, id, specification, question_count, answered_count, started_at, updated_at, completed_at)
     select $2, id, specification, question_count, answered_count, started_at, updated_at, completed_at from quizzes where user_id = $1`,
    [guestId, userId],
  );
  await queryable.query(
    `insert into quiz_questions (user_id, quiz_id, position, question_id, question_version, topic_id, attempt_id)
     select $2, quiz_id, position, question_id, question_version, topic_id, attempt_id from quiz_questions where user_id = $1`,
    [guestId, userId],
  );
}

/** Everything that is kept of a guest; questions of quizzes go with these. */
const guestTables = ['quizzes', ...learningTables] as const;

async function deleteGuest(queryable: Queryable, id: string): Promise<void> {
  for (const table of guestTables) await queryable.query(`delete from ${table} where user_id = $1`, [id]);
  await queryable.query('delete from users where id = $1 and is_anonymous', [id]);
}

/** Guests looked at in one go. */
const page = 500;

/** Guests whose session has run out, so that nobody can come back to them: by id, those after `after`. */
export async function selectUnusedGuests(queryable: Queryable, now: Date, after: string | null): Promise<string[]> {
  const { rows } = await queryable.query<{ id: string }>(
    `select u.id from users u
     where u.is_anonymous and not exists (select 1 from sessions s where s.user_id = u.id and s.expires_at > $1)
       and ($2::uuid is null or u.id > $2)
     order by u.id limit ${page}`,
    [now, after],
  );
  return rows.map(({ id }) => id);
}

/** Removes a guest. Call it in a transaction; false if there is a session by now, or no such guest. */
export async function deleteUnusedGuest(queryable: Queryable, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `select 1 from users u where u.id = $1 and u.is_anonymous
       and not exists (select 1 from sessions s where s.user_id = u.id and s.expires_at > $2) for update`,
    [id, now],
  );
  if (rowCount !== 1) return false;
  await deleteGuest(queryable, id);
  return true;
}
