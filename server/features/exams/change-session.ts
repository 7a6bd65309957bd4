/** The one way a session under way is changed: held while its next state is decided and written, and shown as it is then. */
import type { SessionView } from '#contract/exam-sessions.ts';
import { withRetry } from '#server/database/retry.ts';
import type { Queryable } from '#server/database/database.ts';
import { isRefusal, refuse, type Refusal } from '#server/refusal.ts';
import type { Completed } from './completion.ts';
import type { ExamDependencies } from './dependencies.ts';
import { lockSession, type LoadedSession } from './load-session.ts';
import { selectWholeSession } from './session-store.ts';
import { toView } from './session-view.ts';

type Sessions = Pick<ExamDependencies, 'database' | 'content' | 'now'>;

/** What a change of a session came to. */
export interface Worked<Found> {
  readonly found: Found;
  /** The session as it is then; not given: it is read again. */
  readonly after?: Completed['after'];
}

/**
 * Loads and locks a session, lets `work` decide and write, and answers with what it found and the session as it is then: as `work`
 * returns it, or read again. Every such change may arrive, or be made, twice: the second finds that the first is done.
 */
export const changeSession = <Found>(
  { database, content, now }: Sessions,
  userId: string,
  sessionId: string,
  work: (loaded: LoadedSession, queryable: Queryable, time: number) => Promise<Refusal | Worked<Found>>,
): Promise<{ readonly session: SessionView; readonly found: Found } | Refusal> =>
  withRetry(async () => {
    const own = await content.ofSession(userId, sessionId);
    if (!own) return refuse('session-not-found');
    return database.transaction(async (queryable) => {
      const loaded = await lockSession(queryable, own, userId, sessionId);
      if (!loaded) return refuse('session-not-found');
      const time = now();
      const worked = await work(loaded, queryable, time);
      if (isRefusal(worked)) return worked;
      const after = worked.after ?? (await selectWholeSession(queryable, userId, sessionId));
      if (!after) throw new Error('a locked session vanished');
      return { session: toView(after.session, after.moduleAttempts, time), found: worked.found };
    });
  });

/** The same, where only the session matters. */
export async function changeSessionAlone(
  sessions: Sessions,
  userId: string,
  sessionId: string,
  work: (loaded: LoadedSession, queryable: Queryable, time: number) => Promise<Refusal | null>,
): Promise<SessionView | Refusal> {
  const changed = await changeSession(sessions, userId, sessionId, async (...given) => (await work(...given)) ?? { found: null });
  return isRefusal(changed) ? changed : changed.session;
}
