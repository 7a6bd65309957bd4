/** A user's exams in progress as views, last touched first. */
import type { SessionView } from '#contract/exam-sessions.ts';
import type { Queryable } from '#server/database/database.ts';
import { selectLiveSessions } from './session-store.ts';
import { toView } from './session-view.ts';

export const liveSessionViews = async (queryable: Queryable, userId: string, now: number): Promise<SessionView[]> =>
  (await selectLiveSessions(queryable, userId)).map(({ session, moduleAttempts }) => toView(session, moduleAttempts, now));
