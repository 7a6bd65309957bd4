/** SQL of what guests leave behind: their practice moves into an account, or is deleted. */
import type { Queryable } from '../database/database.ts';
import { claimUserData, deleteUserData } from './store.ts';
import type { Claim } from './user-data.ts';

/**
 * Makes a guest's practice the account's own: the same quizzes and attempts under its id, the statistics added. Call it in a
 * transaction. Afterward there is no guest: a second call, or one at the same time, finds nothing. Returns how many answers moved.
 */
export async function claimGuestPractice(queryable: Queryable, claim: Claim): Promise<number> {
  // Locked to the end: the guest's answers and starts lock this row too, so none can arrive in between and be left behind.
  const held = await queryable.query('select 1 from users where id = $1 and is_anonymous for update', [claim.guestId]);
  if (held.rowCount === 0) return 0;
  const answers = await claimUserData(queryable, claim);
  await deleteGuest(queryable, claim.guestId);
  return answers;
}

async function deleteGuest(queryable: Queryable, id: string): Promise<void> {
  await deleteUserData(queryable, id);
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
