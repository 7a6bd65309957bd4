/** Reads one complete session: its row, its module attempts, and their content. */
import type { Queryable } from '../../database/database.ts';
import type { SessionContent } from './exam-content.ts';
import { selectSession, selectModuleAttempts, type SessionRow, type ModuleAttemptRow } from './session-store.ts';

export interface LoadedSession {
  readonly content: SessionContent;
  readonly session: SessionRow;
  readonly moduleAttempts: readonly ModuleAttemptRow[];
}

/** The session if it is still there. `content` is the session's, read before a transaction begins. `lock` holds the session until it ends. */
export async function loadSession(
  queryable: Queryable,
  content: SessionContent,
  userId: string,
  sessionId: string,
  lock = false,
): Promise<LoadedSession | null> {
  const session = await selectSession(queryable, userId, sessionId, lock);
  if (!session) return null;
  return { content, session, moduleAttempts: await selectModuleAttempts(queryable, userId, [sessionId]) };
}
