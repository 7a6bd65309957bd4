/** Autosave: checks what was sent, writes it together with everybody else's, and returns what is stored now. */
import type { Saved } from '#contract/exam-modules.ts';
import { trailless, type AnswerState } from '#core/exams/answer-state.ts';
import { catchUp, hasAutoPaused, readClock } from '#core/exams/clock.ts';
import { answerFits } from '#core/questions/check-answer.ts';
import { withRetry } from '#server/database/retry.ts';
import { batched } from '#server/database/batched.ts';
import type { Database } from '#server/database/database.ts';
import { refuse, type Refusal } from '#server/refusal.ts';
import { saveBatch, selectAnswersOf, type OpenModuleAttempt, type SavedBatch } from './answer-store.ts';
import type { ExamContent, LoadedModule } from './exam-content.ts';
import { isUuid, uuidv7 } from '#server/database/uuid.ts';
import { moduleName } from './session-view.ts';
import {
  insertTimingAudit,
  lockSessionRow,
  selectSession,
  selectAttemptModuleId,
  selectModuleAttempts,
  toClock,
  toHeardClock,
  updateClock,
  withClock,
  type ClockColumns,
} from './session-store.ts';

export interface SaveRequest {
  readonly userId: string;
  readonly sessionId: string;
  readonly position: number;
  readonly saves: readonly AnswerState[];
  readonly questionIndex: number | undefined;
  /** Time its player had left, if it worked on without being heard. */
  readonly remainingMs: number | undefined;
}

/** Why these saves cannot belong to this module; null when they can. */
export function misfit(module: LoadedModule, saves: readonly AnswerState[]): Refusal | null {
  for (const { questionId, answer, eliminated } of saves) {
    const question = module.byId.get(questionId);
    if (!question) return refuse('unknown-question', { questionId });
    if (!answerFits(question.format, answer) || (question.format === 'spr' && eliminated.length > 0)) return refuse('wrong-answer-format', { questionId });
  }
  return null;
}

const attemptKey = (userId: string, sessionId: string, position: number) => `${userId}/${sessionId}/${position}`;
const rememberedAttempts = 20_000;

/** Finds the module that a save is for. The module of a module attempt never changes, so it is remembered. */
function moduleFinder(database: Database, content: ExamContent): (request: SaveRequest) => Promise<LoadedModule | null> {
  const moduleIds = new Map<string, string>();
  return async ({ userId, sessionId, position }) => {
    const key = attemptKey(userId, sessionId, position);
    const moduleId = moduleIds.get(key) ?? (await selectAttemptModuleId(database, userId, sessionId, position));
    if (moduleId === null) return null;
    if (moduleIds.size >= rememberedAttempts) moduleIds.clear();
    moduleIds.set(key, moduleId);
    return content.module(userId, moduleId);
  };
}

interface BatchResult {
  /** Null: it accepts no saves. */
  readonly attempt: OpenModuleAttempt | null;
  readonly written: SavedBatch['written'];
}

/** Writes what many students have sent in one statement, and tells each request what became of its own. */
async function writeAll(database: Database, requests: readonly SaveRequest[], now: () => number): Promise<BatchResult[]> {
  const saves = requests.flatMap(({ saves: states, userId, sessionId, position }) => states.map((state) => ({ userId, sessionId, position, state })));
  const { open, written } = await withRetry(() => saveBatch(database, saves, requests, new Date(now())));
  const moduleAttempts = new Map(open.map((attempt) => [attemptKey(attempt.user_id, attempt.session_id, attempt.position), attempt]));
  const bySession = Map.groupBy(written, ({ session_id }) => session_id);
  return requests.map(({ userId, sessionId, position }) => ({
    attempt: moduleAttempts.get(attemptKey(userId, sessionId, position)) ?? null,
    written: bySession.get(sessionId) ?? [],
  }));
}

/** Called only when a module attempt accepts no saves: returns the reason. */
async function whyClosed(database: Database, { userId, sessionId, position }: SaveRequest): Promise<Refusal> {
  const attempt = (await selectModuleAttempts(database, userId, sessionId)).find((row) => row.position === position);
  if (!attempt) return refuse((await selectSession(database, userId, sessionId)) ? 'module-not-open' : 'session-not-found');
  return refuse(attempt.submitted_at ? 'module-submitted' : 'time-is-up');
}

/** Lets a clock that paused by itself run on, from where its player says it is. */
const wake = (database: Database, { userId, sessionId, position }: SaveRequest, leftMs: number, now: () => number): Promise<ClockColumns | null> =>
  withRetry(() =>
    database.transaction(async (queryable) => {
      const session = await lockSessionRow(queryable, userId, sessionId);
      const attempt = session && (await selectModuleAttempts(queryable, userId, sessionId)).find((row) => row.position === position);
      const time = now();
      if (!attempt || attempt.submitted_at || !hasAutoPaused(toHeardClock(attempt), time)) return attempt ?? null;
      const clock = catchUp(toHeardClock(attempt), leftMs, time);
      const [place, at] = [{ userId, sessionId, position }, new Date(time)];
      await updateClock(queryable, place, clock, at);
      const heard = attempt.alive_at?.toISOString();
      await insertTimingAudit(queryable, { ...place, id: uuidv7(time), event: 'caught-up', at, detail: { heard, leftMs } });
      return withClock(attempt, clock, time);
    }),
  );

const stamp = ({ questionId, seq, device, answerStamp }: Pick<AnswerState, 'questionId' | 'seq' | 'device' | 'answerStamp'>) =>
  `${questionId}/${seq}/${device}/${answerStamp.seq}/${answerStamp.device}`;

/** Which of the saves are stored, and which newer states won against others. */
async function storedNow(
  database: Database,
  { userId, sessionId, saves }: SaveRequest,
  written: BatchResult['written'],
): Promise<Pick<Saved, 'acknowledged' | 'newer'>> {
  const saved = new Set(
    written.map(({ question_id, seq, device, answer_seq, answer_device }) =>
      stamp({ questionId: question_id, seq, device, answerStamp: { seq: answer_seq, device: answer_device } }),
    ),
  );
  const unsaved = saves.filter((state) => !saved.has(stamp(state))).map(({ questionId }) => questionId);
  const current = unsaved.length === 0 ? [] : await selectAnswersOf(database, userId, sessionId, unsaved);
  for (const state of current) saved.add(stamp(state));
  const sent = new Set(saves.map(stamp));
  return {
    acknowledged: saves
      .filter((state) => saved.has(stamp(state)))
      .map(({ questionId, seq, device, answerStamp }) => ({ questionId, seq, device, answerStamp })),
    newer: current.filter((state) => !sent.has(stamp(state))).map(trailless),
  };
}

export function answerSaver(database: Database, content: ExamContent, now: () => number): (request: SaveRequest) => Promise<Saved | Refusal> {
  const moduleOf = moduleFinder(database, content);
  const write = batched<SaveRequest, BatchResult>((requests) => writeAll(database, requests, now));

  return async (request) => {
    const { sessionId, position, saves, remainingMs } = request;
    if (!isUuid(sessionId)) return refuse('session-not-found');
    const module = await moduleOf(request);
    if (!module) return whyClosed(database, request);
    const wrong = misfit(module, saves);
    if (wrong) return wrong;
    const { attempt, written } = await write(request);
    if (!attempt) return whyClosed(database, request);
    const isCatchingUp = remainingMs !== undefined && hasAutoPaused(toHeardClock(attempt), now());
    const clock = (isCatchingUp && (await wake(database, request, remainingMs, now))) || attempt;
    const stored = await storedNow(database, request, written);
    const moduleId = moduleName(sessionId, position);
    return { ...stored, session: { phase: { kind: 'module', position, moduleId, clock: readClock(toClock(clock, now()), now()) } } };
  };
}
