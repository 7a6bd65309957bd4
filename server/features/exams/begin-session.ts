/** The one way an exam begins: its session is stored, judged and counted in one transaction, so that there is never one that was not allowed. */
import type { SessionView } from '#contract/exam-sessions.ts';
import { batched } from '#server/database/batched.ts';
import type { Queryable } from '#server/database/database.ts';
import { withRetry } from '#server/database/retry.ts';
import { isRefusal, refuse, refuseFor, type Refusal } from '#server/refusal.ts';
import type { ExamDependencies } from './dependencies.ts';
import { discardSession } from './seen-store.ts';
import { insertSessions, selectWholeSession, type LiveSession, type NewSession } from './session-store.ts';
import { toView } from './session-view.ts';

export interface Start extends NewSession {
  readonly clientIp: string;
  /** Whether the plan includes a new one; one that is under way goes on without being asked. */
  readonly judge: (queryable: Queryable) => Promise<Refusal | null>;
}

/** Begins a session, or returns the one of its exam that is under way. */
export function sessionBeginner({
  database,
  countStarts,
}: Pick<ExamDependencies, 'database' | 'countStarts'>): (start: Start) => Promise<SessionView | Refusal> {
  /** Of many simultaneous starts of an exam one creates its session; the others wait for this transaction to end, and only the one counts. */
  const beginAll = (starts: readonly Start[]) =>
    database.transaction(async (queryable): Promise<(LiveSession | Refusal | null)[]> => {
      // Judged after they are stored, in the same flight: by then a start or a submit of the same exam that was under way has ended.
      const [live, verdicts] = await Promise.all([insertSessions(queryable, starts), Promise.all(starts.map(({ judge }) => judge(queryable)))]);
      const created = starts.filter((_, index) => live[index]?.created);
      const refusals = new Map<string, Refusal>();
      for (const [index, { id }] of starts.entries()) if (verdicts[index]) refusals.set(id, verdicts[index]);
      const counted = created.filter(({ id }) => !refusals.has(id));
      const waits = await countStarts(queryable, counted, Math.max(...starts.map(({ now }) => now.getTime())));
      for (const [index, { id }] of counted.entries()) if (waits[index]) refusals.set(id, refuseFor(waits[index], 'too-many-starts'));
      await Promise.all(created.filter(({ id }) => refusals.has(id)).map(({ userId, id }) => discardSession(queryable, userId, id)));
      // Starts in this batch that found the session of another one share its fate.
      return live.map((one) => (one && refusals.get(one.row.id)) ?? one);
    });
  const begin = batched<Start, LiveSession | Refusal | null>((starts) => withRetry(() => beginAll(starts)));

  return async (start) => {
    // The live session may be discarded between the two looks; then the second try creates a new one.
    const begun = (await begin(start)) ?? (await begin(start));
    // Not then either: the account is being deleted.
    if (!begun) return refuse('not-signed-in');
    if (isRefusal(begun)) return begun;
    const whole = begun.created ? { session: begun.row, moduleAttempts: [] } : await selectWholeSession(database, start.userId, begun.row.id);
    return whole ? toView(whole.session, whole.moduleAttempts, start.now.getTime()) : refuse('session-not-found');
  };
}
