/** Reads one session to change it: its row, its module attempts, and their content. */
import type { Queryable } from '#server/database/database.ts';
import type { SessionContent } from './exam-content.ts';
import { lockSessionRow, selectModuleAttempts, type SessionRow, type ModuleAttemptRow } from './session-store.ts';

export interface LoadedSession {
  readonly content: SessionContent;
  readonly session: SessionRow;
  readonly moduleAttempts: readonly ModuleAttemptRow[];
}

/** The session if it is still there, held until the transaction ends. `content` is the session's, read before the transaction begins. */
export async function lockSession(queryable: Queryable, content: SessionContent, userId: string, sessionId: string): Promise<LoadedSession | null> {
  // In one flight, but statements of their own: the second sees what whoever held the session has changed.
  const [session, moduleAttempts] = await Promise.all([lockSessionRow(queryable, userId, sessionId), selectModuleAttempts(queryable, userId, sessionId)]);
  return session && { content, session, moduleAttempts };
}
