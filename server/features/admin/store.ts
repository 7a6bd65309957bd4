/** SQL of what admins did. */
import type { Queryable } from '../../database/database.ts';

export interface AdminAction {
  readonly id: string;
  readonly adminId: string;
  readonly actionType: string;
  readonly contentType: string;
  readonly contentId: string;
  readonly metadata: object;
  readonly at: Date;
}

export async function insertAdminAction(queryable: Queryable, action: AdminAction): Promise<void> {
  await queryable.query(
    'insert into admin_actions (id, admin_id, action_type, content_type, content_id, metadata, timestamp) values ($1, $2, $3, $4, $5, $6, $7)',
    [action.id, action.adminId, action.actionType, action.contentType, action.contentId, JSON.stringify(action.metadata), action.at],
  );
}
