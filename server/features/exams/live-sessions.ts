/** A user's exams in progress as views, last touched first. */
import type { SessionView } from '#contract/exams.ts';
import type { ExamDependencies } from './dependencies.ts';
import { selectLiveSessions, selectModuleAttempts } from './session-store.ts';
import { toView } from './session-view.ts';

export async function liveSessionViews({ database, now }: Pick<ExamDependencies, 'database' | 'now'>, userId: string): Promise<SessionView[]> {
  const rows = await selectLiveSessions(database, userId);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const bySession = Map.groupBy(await selectModuleAttempts(database, userId, ids), ({ session_id }) => session_id);
  return rows.map((row) => toView(row, bySession.get(row.id) ?? [], now()));
}
