/** Logs what administrators do, in the transaction that does it. */
import type { Database, Queryable } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { isRefusal, type Refusal } from '#server/refusal.ts';

interface AdminAction {
  readonly actionType: string;
  readonly contentType: string;
  readonly contentId: string;
  /** Whose data it concerns under `userId`, and what is needed to understand it later; no secrets. */
  readonly metadata: object;
}

/** Later than everything logged about the same thing: `time` was read before its lock was waited for, maybe on another machine. */
async function insertAdminAction(queryable: Queryable, adminId: string, action: AdminAction, time: number): Promise<void> {
  await queryable.query(
    `insert into admin_actions (id, admin_id, action_type, content_type, content_id, metadata, timestamp)
     values ($1, $2, $3, $4, $5, $6,
       greatest($7::timestamptz, (select max(timestamp) + interval '1 millisecond' from admin_actions where content_id = $5)))`,
    [uuidv7(time), adminId, action.actionType, action.contentType, action.contentId, JSON.stringify(action.metadata), new Date(time)],
  );
}

/**
 * Whether this entry of the log is the last of these actions on what it concerns, so that taking it back undoes nothing newer. Asked
 * once what it concerns is locked.
 */
export async function isLastAction(queryable: Queryable, entryId: string, contentId: string, actionTypes: readonly string[]): Promise<boolean> {
  const { rows } = await queryable.query<{ id: string }>(
    'select id from admin_actions where content_id = $1 and action_type = any($2) order by timestamp desc, id desc limit 1',
    [contentId, actionTypes],
  );
  return rows[0]?.id === entryId;
}

export interface Done<Answer> {
  /** Null where nothing was changed after all. */
  readonly action: AdminAction | null;
  readonly answer: Answer | Refusal;
}

/**
 * The one way an administrator changes something: the change and its log entry are one transaction, so neither exists
 * without the other. `change` refuses, or says what it did. `time` in ms.
 */
export const asAdmin = <Answer>(
  database: Database,
  adminId: string,
  time: number,
  change: (queryable: Queryable) => Promise<Done<Answer> | Refusal>,
): Promise<Answer | Refusal> =>
  database.transaction(async (queryable) => {
    const done = await change(queryable);
    if (isRefusal(done)) return done;
    if (done.action) await insertAdminAction(queryable, adminId, done.action, time);
    return done.answer;
  });
