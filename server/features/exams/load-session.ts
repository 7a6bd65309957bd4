/** Reads one session to change it: its row, its module attempts, and their content. */
import type { Queryable } from '../../database/database.ts';
import type { SessionContent } from './exam-content.ts';
import { selectSession, selectModuleAttempts, type SessionRow, type ModuleAttemptRow } from './session-store.ts';

export interface LoadedSession {
  readonly content: SessionContent;
  readonly session: SessionRow;
  readonly moduleAttempts: readonly ModuleAttemptRow[];
}

/** The session if it is still there, held until the transaction ends. `content` is the session's, read before the transaction begins. */
export async function lockSession(queryable: Queryable, content: SessionContent, userId: string, sessionId: string): Promise<LoadedSession | null> {
  const session = await selectSession(queryable, userId, sessionId, true);
  if (!session) return null;
  // In a statement of its own, so that it sees what whoever held the session has changed.
  return { content, session, moduleAttempts: await selectModuleAttempts(queryable, userId, sessionId) };
}
