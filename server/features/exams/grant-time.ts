/** Time that an administrator gives back to a student whose module is open. */
import type { grantTime } from '#contract/exam-sessions.ts';
import { grant } from '#core/exams/clock.ts';
import { nextPhase } from '#core/exams/session.ts';
import { isUuid, uuidv7 } from '#server/database/uuid.ts';
import { signedIn, type Handler } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { asAdmin } from '../admin/store.ts';
import type { ExamDependencies } from './dependencies.ts';
import { lockSession } from './load-session.ts';
import { insertTimingAudit, selectWholeSession, toClock, updateClock } from './session-store.ts';
import { toState, toView } from './session-view.ts';

export const grantTimeHandler = ({ database, content, now }: ExamDependencies): Handler<typeof grantTime> =>
  signedIn(async ({ params: { userId, sessionId }, body, caller }) => {
    const own = isUuid(userId) ? await content.ofSession(userId, sessionId) : null;
    if (!own) return refuse('session-not-found');
    const time = now();
    return asAdmin(database, caller.id, time, async (queryable) => {
      const loaded = await lockSession(queryable, own, userId, sessionId);
      if (!loaded) return refuse('session-not-found');
      const phase = nextPhase(toState(loaded.session, loaded.moduleAttempts, time), time);
      const attempt = phase.kind === 'module' ? loaded.moduleAttempts.find(({ position }) => position === phase.position) : undefined;
      if (!attempt) return refuse('module-not-open');
      const { position } = attempt;
      const detail = { minutes: body.minutes, reason: body.reason, adminId: caller.id };
      await updateClock(queryable, { userId, sessionId, position }, grant(toClock(attempt, time), body.minutes * 60_000, time), new Date(time));
      await insertTimingAudit(queryable, { userId, id: uuidv7(time), sessionId, position, event: 'granted', at: new Date(time), detail });
      const after = await selectWholeSession(queryable, userId, sessionId);
      if (!after) throw new Error('a locked session vanished');
      const action = { actionType: 'grant-time', contentType: 'exam-session', contentId: sessionId, metadata: { userId, ...detail } };
      return { action, answer: toView(after.session, after.moduleAttempts, time) };
    });
  });
