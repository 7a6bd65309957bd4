/** SQL over everything that is kept by user, as the registry lists it. */
import type { Queryable } from '../database/database.ts';
import { userData } from './registry.ts';

/** Deletes every row kept by this user, but that in `users`; call it in a transaction. */
export async function deleteUserData(queryable: Queryable, userId: string): Promise<void> {
  for (const { forget } of userData) await forget?.(queryable, userId);
  for (const { tables } of userData) for (const { table } of tables) await queryable.query(`delete from ${table} where user_id = $1`, [userId]);
}

/** Copies what a guest may keep to the account; the guest's own rows are left for the caller to delete. How many answers moved. */
export async function claimUserData(queryable: Queryable, guestId: string, userId: string): Promise<number> {
  let answers = 0;
  for (const { claim } of userData) answers += (await claim?.(queryable, guestId, userId)) ?? 0;
  return answers;
}
