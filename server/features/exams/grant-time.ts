/** Time that an administrator gives back to a student whose module is open. */
import type { grantTime } from '#contract/exam-sessions.ts';
import { grant } from '#core/exams/clock.ts';
import { nextPhase } from '#core/exams/session.ts';
import { madeBefore } from '#server/database/made-once-store.ts';
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
      const auditId = uuidv7(time);
      const view = async () => {
        const whole = await selectWholeSession(queryable, userId, sessionId);
        if (!whole) throw new Error('a locked session vanished');
        return toView(whole.session, whole.moduleAttempts, time);
      };
      if (await madeBefore(queryable, { by: caller.id, asked: { userId, sessionId, ...body } }, auditId, new Date(time)))
        return { action: null, answer: await view() };
      const phase = nextPhase(toState(loaded.session, loaded.moduleAttempts, time), time);
      const attempt = phase.kind === 'module' ? loaded.moduleAttempts.find(({ position }) => position === phase.position) : undefined;
      if (!attempt) return refuse('module-not-open');
      const { position } = attempt;
      const detail = { minutes: body.minutes, reason: body.reason, adminId: caller.id };
      await updateClock(queryable, { userId, sessionId, position }, grant(toClock(attempt, time), body.minutes * 60_000, time), new Date(time));
      await insertTimingAudit(queryable, { userId, id: auditId, sessionId, position, event: 'granted', at: new Date(time), detail });
      const action = { actionType: 'grant-time', contentType: 'exam-session', contentId: sessionId, metadata: { userId, ...detail } };
      return { action, answer: await view() };
    });
  });
