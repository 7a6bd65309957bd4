/** Reading one session whole: row, exam, module attempts. */
import type { Queryable } from '../../database/database.ts';
import { isUuid } from '../../database/uuid.ts';
import type { ExamContent, LoadedExam } from './exam-content.ts';
import { selectSession, selectModuleAttempts, type SessionRow, type ModuleAttemptRow } from './session-store.ts';

export interface LoadedSession {
  readonly exam: LoadedExam;
  readonly session: SessionRow;
  readonly moduleAttempts: readonly ModuleAttemptRow[];
}

/** The session if it is this user's; null otherwise. `lock` holds it until the transaction ends. */
export async function loadSession(queryable: Queryable, content: ExamContent, userId: string, sessionId: string, lock = false): Promise<LoadedSession | null> {
  if (!isUuid(sessionId)) return null;
  const session = await selectSession(queryable, userId, sessionId, lock);
  if (!session) return null;
  const exam = await content.exam(queryable, session.practice_exam_id);
  if (!exam) throw new Error(`session ${sessionId} refers to the missing exam ${session.practice_exam_id}`);
  return { exam, session, moduleAttempts: await selectModuleAttempts(queryable, userId, [sessionId]) };
}
