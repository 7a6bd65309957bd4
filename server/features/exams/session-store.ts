/** SQL of exam sessions and module attempts. Everything is read and locked by user_id first. */
import { withAutoPause, type HeardClock, type ModuleClock } from '#core/exams/clock.ts';
import type { ExamMode, TimeMultiplier } from '#core/exams/format.ts';
import type { Routes } from '#core/exams/session.ts';
import type { DefinedShape } from '#core/exams/shape.ts';
import type { Queryable } from '#server/database/database.ts';
import { momentFromJson, type JsonRow } from '#server/database/json-row.ts';

export interface SessionRow {
  readonly user_id: string;
  readonly id: string;
  readonly practice_exam_id: string;
  /** Title and shape are pinned at the start. */
  readonly exam_title: string;
  readonly shape: DefinedShape;
  readonly mode: ExamMode;
  readonly time_multiplier: TimeMultiplier;
  readonly status: 'in-progress' | 'completed';
  readonly current_module_index: number;
  readonly routes: Routes;
  readonly break_ended_before: number | null;
  readonly result_id: string | null;
  readonly started_at: Date;
  readonly updated_at: Date;
}

export interface ModuleAttemptRow {
  readonly session_id: string;
  readonly position: number;
  readonly module_id: string;
  readonly allowed_ms: number;
  readonly started_at: Date;
  readonly paused_at: Date | null;
  readonly paused_ms: number;
  readonly submitted_at: Date | null;
  readonly late_ms: number | null;
  /** Of the question shown last, and when it was reached. */
  readonly question_index: number;
  readonly touched_at: Date | null;
  /** The last sign of life of its player; null where the clock never pauses by itself. */
  readonly alive_at: Date | null;
}

export interface CountedModuleAttempt extends ModuleAttemptRow {
  /** Questions with an answer. */
  readonly answered: number;
}

const sessionColumns = `user_id, id, practice_exam_id, exam_title, shape, mode, time_multiplier, status, current_module_index, routes,
  break_ended_before, result_id, started_at, updated_at`;

export type ClockColumns = Pick<ModuleAttemptRow, 'started_at' | 'allowed_ms' | 'paused_at' | 'paused_ms' | 'alive_at'>;

/** The clock's columns, of a row inside JSON. */
export const clockFromJson = ({ started_at, paused_at, alive_at, allowed_ms, paused_ms }: JsonRow<ClockColumns>): ClockColumns => ({
  started_at: momentFromJson(started_at),
  paused_at: momentFromJson(paused_at),
  alive_at: momentFromJson(alive_at),
  allowed_ms,
  paused_ms,
});

/** The clock as it was last written, and when its player was last heard. */
export const toHeardClock = (row: ClockColumns): HeardClock => ({
  startedAt: row.started_at.getTime(),
  allowedMs: row.allowed_ms,
  pausedAt: row.paused_at?.getTime() ?? null,
  pausedMs: row.paused_ms,
  heardAt: row.alive_at?.getTime() ?? null,
});

/** The clock as it is now, or as it was when the module was submitted. */
export const toClock = (row: ClockColumns & { readonly submitted_at?: Date | null }, now: number): ModuleClock =>
  withAutoPause(toHeardClock(row), row.submitted_at?.getTime() ?? now);

/** The row with this clock, whose player is heard at this moment. */
export const withClock = <Row extends ClockColumns>(row: Row, clock: ModuleClock, now: number): Row => ({
  ...row,
  allowed_ms: clock.allowedMs,
  paused_at: clock.pausedAt === null ? null : new Date(clock.pausedAt),
  paused_ms: Math.round(clock.pausedMs),
  alive_at: row.alive_at && new Date(now),
});

export interface NewSession {
  readonly userId: string;
  readonly id: string;
  readonly practiceExamId: string;
  readonly examTitle: string;
  readonly shape: DefinedShape;
  readonly mode: ExamMode;
  readonly timeMultiplier: TimeMultiplier;
  readonly now: Date;
}

export interface LiveSession {
  readonly row: SessionRow;
  /** False if it was live already. */
  readonly created: boolean;
}

/**
 * Inserts each session unless one is live for this student and exam, in one statement and commit; returns the live ones
 * in the same order. Null where a live one has ended in the meantime, or the account is gone: while this locks the account's row, it cannot be deleted.
 */
export async function insertSessions(queryable: Queryable, sessions: readonly NewSession[]): Promise<(LiveSession | null)[]> {
  const { rows: made } = await queryable.query<SessionRow>(
    `insert into exam_sessions (user_id, id, practice_exam_id, exam_title, shape, mode, time_multiplier, started_at, updated_at)
     select user_id, id, practice_exam_id, exam_title, shape::jsonb, mode, time_multiplier, started_at, started_at
     from (select t.* from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::real[], $8::timestamptz[])
             as t (user_id, id, practice_exam_id, exam_title, shape, mode, time_multiplier, started_at)
           join users u on u.id = t.user_id order by t.user_id, t.practice_exam_id for key share of u) as held
     on conflict (user_id, practice_exam_id) where status = 'in-progress' do nothing
     returning ${sessionColumns}`,
    [
      sessions.map(({ userId }) => userId),
      sessions.map(({ id }) => id),
      sessions.map(({ practiceExamId }) => practiceExamId),
      sessions.map(({ examTitle }) => examTitle),
      sessions.map(({ shape }) => JSON.stringify(shape)),
      sessions.map(({ mode }) => mode),
      sessions.map(({ timeMultiplier }) => timeMultiplier),
      sessions.map(({ now }) => now),
    ],
  );
  const created = new Map(made.map((row) => [row.id, row]));
  const others = sessions.filter(({ id }) => !created.has(id));
  const live = others.length === 0 ? [] : await selectLiveSessionsFor(queryable, others);
  return sessions.map(({ id, userId, practiceExamId }) => {
    const row = created.get(id) ?? live.find((other) => other.user_id === userId && other.practice_exam_id === practiceExamId);
    return row ? { row, created: created.has(id) } : null;
  });
}

async function selectLiveSessionsFor(queryable: Queryable, wanted: readonly Pick<NewSession, 'userId' | 'practiceExamId'>[]): Promise<SessionRow[]> {
  const { rows } = await queryable.query<SessionRow>(
    `select ${sessionColumns} from exam_sessions join unnest($1::uuid[], $2::text[]) as wanted (user_id, practice_exam_id) using (user_id, practice_exam_id)
     where status = 'in-progress'`,
    [wanted.map(({ userId }) => userId), wanted.map(({ practiceExamId }) => practiceExamId)],
  );
  return rows;
}

/** A session with its module attempts, as they were at one moment. */
export interface WholeSession {
  readonly session: SessionRow;
  readonly moduleAttempts: readonly CountedModuleAttempt[];
}

type WholeRow = SessionRow & { readonly module_attempts: readonly JsonRow<CountedModuleAttempt>[] };

const moduleAttemptColumns =
  'session_id, position, module_id, allowed_ms, started_at, paused_at, paused_ms, submitted_at, late_ms, question_index, touched_at, alive_at';

/** In one statement: with two, a submit in between would show a module as submitted but not yet the route it leads to. */
const wholeSession = `select ${sessionColumns},
  coalesce((select json_agg(attempt order by position) from (
    select ${moduleAttemptColumns},
      (select count(*)::int from exam_answers a where a.user_id = t.user_id and a.session_id = t.session_id and a.position = t.position and a.answer is not null) as answered
    from exam_module_attempts t where t.user_id = s.user_id and t.session_id = s.id) as attempt), '[]') as module_attempts
  from exam_sessions s`;

const toWhole = ({ module_attempts, ...session }: WholeRow): WholeSession => ({
  session,
  moduleAttempts: module_attempts.map((row) => ({
    ...row,
    ...clockFromJson(row),
    submitted_at: momentFromJson(row.submitted_at),
    touched_at: momentFromJson(row.touched_at),
  })),
});

export async function selectWholeSession(queryable: Queryable, userId: string, id: string): Promise<WholeSession | null> {
  const { rows } = await queryable.query<WholeRow>(`${wholeSession} where user_id = $1 and id = $2`, [userId, id]);
  return rows[0] ? toWhole(rows[0]) : null;
}

/** The session that ended with this result. */
export async function selectSessionOfResult(queryable: Queryable, userId: string, resultId: string): Promise<SessionRow | null> {
  const { rows } = await queryable.query<SessionRow>(`select ${sessionColumns} from exam_sessions where user_id = $1 and result_id = $2`, [userId, resultId]);
  return rows[0] ?? null;
}

const oneSession = `select ${sessionColumns} from exam_sessions where user_id = $1 and id = $2`;

export async function selectSession(queryable: Queryable, userId: string, id: string): Promise<SessionRow | null> {
  const { rows } = await queryable.query<SessionRow>(oneSession, [userId, id]);
  return rows[0] ?? null;
}

/** Writers of this session wait for each other until the transaction ends. */
export async function lockSessionRow(queryable: Queryable, userId: string, id: string): Promise<SessionRow | null> {
  const { rows } = await queryable.query<SessionRow>(`${oneSession} for no key update`, [userId, id]);
  return rows[0] ?? null;
}

export async function selectLiveSessions(queryable: Queryable, userId: string): Promise<WholeSession[]> {
  const { rows } = await queryable.query<WholeRow>(
    `${wholeSession} where user_id = $1 and status = 'in-progress'
     order by greatest(updated_at, (select max(touched_at) from exam_module_attempts a where a.user_id = s.user_id and a.session_id = s.id)) desc limit 50`,
    [userId],
  );
  return rows.map(toWhole);
}

export async function selectModuleAttempts(queryable: Queryable, userId: string, sessionId: string): Promise<ModuleAttemptRow[]> {
  const { rows } = await queryable.query<ModuleAttemptRow>(
    `select ${moduleAttemptColumns} from exam_module_attempts where user_id = $1 and session_id = $2 order by position`,
    [userId, sessionId],
  );
  return rows;
}

export async function selectAttemptModuleId(queryable: Queryable, userId: string, sessionId: string, position: number): Promise<string | null> {
  const { rows } = await queryable.query<{ module_id: string }>(
    'select module_id from exam_module_attempts where user_id = $1 and session_id = $2 and position = $3',
    [userId, sessionId, position],
  );
  return rows[0]?.module_id ?? null;
}

export async function insertModuleAttempt(
  queryable: Queryable,
  attempt: { userId: string; sessionId: string; position: number; moduleId: string; allowedMs: number; pausesByItself: boolean; now: Date },
): Promise<void> {
  await queryable.query(
    `insert into exam_module_attempts (user_id, session_id, position, module_id, allowed_ms, started_at, alive_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (user_id, session_id, position) do nothing`,
    [attempt.userId, attempt.sessionId, attempt.position, attempt.moduleId, attempt.allowedMs, attempt.now, attempt.pausesByItself ? attempt.now : null],
  );
}

/** Writes a clock. Where it may pause by itself, this counts as a sign of life. */
export async function updateClock(
  queryable: Queryable,
  { userId, sessionId, position }: { readonly userId: string; readonly sessionId: string; readonly position: number },
  clock: ModuleClock,
  now: Date,
): Promise<void> {
  await queryable.query(
    `update exam_module_attempts set allowed_ms = $4, paused_at = $5, paused_ms = $6, alive_at = case when alive_at is not null then $7::timestamptz end
     where user_id = $1 and session_id = $2 and position = $3`,
    [userId, sessionId, position, clock.allowedMs, clock.pausedAt === null ? null : new Date(clock.pausedAt), Math.round(clock.pausedMs), now],
  );
}

/** One line of the audit of clocks. */
export interface TimingEntry {
  readonly userId: string;
  readonly id: string;
  readonly sessionId: string;
  readonly position: number;
  readonly event: string;
  readonly at: Date;
  readonly detail: object;
}

/**
 * Closes a module attempt, with its line in the audit. The update waits for saves in progress, which lock the row; later ones
 * find it closed. So answers read after this call are final.
 */
export async function markSubmitted(queryable: Queryable, entry: Omit<TimingEntry, 'event'>, lateMs: number | null): Promise<void> {
  await queryable.query(
    `with closed as (
       update exam_module_attempts set submitted_at = $4, late_ms = $5, paused_at = null,
         paused_ms = paused_ms + coalesce(greatest(0, extract(epoch from $4::timestamptz - paused_at) * 1000), 0)::bigint
       where user_id = $1 and session_id = $2 and position = $3)
     insert into timing_audit (user_id, id, session_id, position, event, at, detail) values ($1, $6, $2, $3, 'submitted', $4, $7)`,
    [entry.userId, entry.sessionId, entry.position, entry.at, lateMs, entry.id, JSON.stringify(entry.detail)],
  );
}

export interface SessionChange {
  readonly moduleIndex?: number;
  readonly breakEndedBefore?: number;
  /** Added to those there are. */
  readonly routes?: Routes;
}

/** Writes what changed. */
export async function updateSession(queryable: Queryable, userId: string, id: string, change: SessionChange, now: Date): Promise<void> {
  await queryable.query(
    `update exam_sessions set updated_at = $3, current_module_index = coalesce($4, current_module_index),
       break_ended_before = coalesce($5, break_ended_before), routes = routes || $6::jsonb
     where user_id = $1 and id = $2`,
    [userId, id, now, change.moduleIndex ?? null, change.breakEndedBefore ?? null, JSON.stringify(change.routes ?? {})],
  );
}

export async function insertTimingAudit(queryable: Queryable, entry: TimingEntry): Promise<void> {
  await queryable.query('insert into timing_audit (user_id, id, session_id, position, event, at, detail) values ($1, $2, $3, $4, $5, $6, $7)', [
    entry.userId,
    entry.id,
    entry.sessionId,
    entry.position,
    entry.event,
    entry.at,
    JSON.stringify(entry.detail),
  ]);
}
