/** SQL of answers. The rule of core/exams/answer-state.ts (later answer, later rest, longest time, later trail) is applied by the statement itself. */
import { answerStateSchema, mergeAnswer, type AnswerState } from '#core/exams/answer-state.ts';
import { autoPauseAfterMs, saveGraceMs } from '#core/exams/clock.ts';
import type { Queryable } from '#server/database/database.ts';
import type { JsonRow } from '#server/database/json-row.ts';
import { clockFromJson, type ClockColumns, type ModuleAttemptRow } from './session-store.ts';

interface AnswerRow {
  readonly question_id: string;
  readonly answer: string | null;
  readonly eliminated: string;
  readonly marked: boolean;
  readonly annotations: unknown;
  readonly time_spent_ms: number;
  readonly seq: number;
  readonly device: string;
  readonly answer_seq: number;
  readonly answer_device: string;
  readonly trail: string;
}

const answerColumns = 'question_id, answer, eliminated, marked, annotations, time_spent_ms, seq, device, answer_seq, answer_device, trail';

const toState = (row: AnswerRow): AnswerState =>
  answerStateSchema.parse({
    questionId: row.question_id,
    answer: row.answer,
    eliminated: [...row.eliminated],
    marked: row.marked,
    annotations: row.annotations,
    timeSpentMs: row.time_spent_ms,
    seq: row.seq,
    device: row.device,
    answerStamp: { seq: row.answer_seq, device: row.answer_device },
    ...(row.trail === '' ? {} : { trail: row.trail }),
  });

export async function selectAnswers(queryable: Queryable, userId: string, sessionId: string, position: number): Promise<AnswerState[]> {
  const { rows } = await queryable.query<AnswerRow>(`select ${answerColumns} from exam_answers where user_id = $1 and session_id = $2 and position = $3`, [
    userId,
    sessionId,
    position,
  ]);
  return rows.map(toState);
}

/** What a finished exam is scored from and keeps of an answer. */
export type GivenAnswer = Pick<AnswerRow, 'question_id' | 'answer' | 'eliminated' | 'marked' | 'time_spent_ms' | 'trail'>;

/** Every answer of the session, by question. */
export async function selectGivenAnswers(queryable: Queryable, userId: string, sessionId: string): Promise<ReadonlyMap<string, GivenAnswer>> {
  const { rows } = await queryable.query<GivenAnswer>(
    'select question_id, answer, eliminated, marked, time_spent_ms, trail from exam_answers where user_id = $1 and session_id = $2',
    [userId, sessionId],
  );
  return new Map(rows.map((row) => [row.question_id, row]));
}

export async function selectAnswersOf(queryable: Queryable, userId: string, sessionId: string, questionIds: readonly string[]): Promise<AnswerState[]> {
  const { rows } = await queryable.query<AnswerRow>(
    `select ${answerColumns} from exam_answers where user_id = $1 and session_id = $2 and question_id = any($3)`,
    [userId, sessionId, questionIds],
  );
  return rows.map(toState);
}

export interface Save {
  readonly userId: string;
  readonly sessionId: string;
  readonly position: number;
  readonly state: AnswerState;
}

/** One save per question: a statement can touch a row only once. */
function merged(saves: readonly Save[]): Save[] {
  const byQuestion = new Map<string, Save>();
  for (const save of saves) {
    const key = `${save.userId} ${save.sessionId} ${save.state.questionId}`;
    const known = byQuestion.get(key);
    byQuestion.set(key, known ? { ...save, state: mergeAnswer(known.state, save.state) } : save);
  }
  return [...byQuestion.values()];
}

/** The columns of many saves, for `unnest`. */
function columns(all: readonly Save[]): unknown[] {
  const saves = merged(all);
  return [
    saves.map(({ userId }) => userId),
    saves.map(({ sessionId }) => sessionId),
    saves.map(({ position }) => position),
    saves.map(({ state }) => state.questionId),
    saves.map(({ state }) => state.answer),
    saves.map(({ state }) => state.eliminated.join('')),
    saves.map(({ state }) => state.marked),
    saves.map(({ state }) => JSON.stringify(state.annotations)),
    saves.map(({ state }) => state.timeSpentMs),
    saves.map(({ state }) => state.seq),
    saves.map(({ state }) => state.device),
    saves.map(({ state }) => state.answerStamp.seq),
    saves.map(({ state }) => state.answerStamp.device),
    saves.map(({ state }) => state.trail ?? ''),
  ];
}

const sent = `sent as materialized (
  select * from unnest($1::uuid[], $2::uuid[], $3::smallint[], $4::text[], $5::text[], $6::text[], $7::boolean[], $8::text[], $9::integer[], $10::integer[], $11::text[], $12::integer[], $13::text[], $14::text[])
    as t (user_id, session_id, position, question_id, answer, eliminated, marked, annotations, time_spent_ms, seq, device, answer_seq, answer_device, trail))`;

const later = '(excluded.seq, excluded.device) > (kept.seq, kept.device)';
const answerLater = '(excluded.answer_seq, excluded.answer_device) > (kept.answer_seq, kept.answer_device)';
const take = (when: string, columnNames: readonly string[]) =>
  columnNames.map((name) => `${name} = case when ${when} then excluded.${name} else kept.${name} end`).join(', ');

/** Upsert of what `source` selects; sorted, so that two batches lock rows in the same order. */
const upsert = (source: string, now: string) => `
  insert into exam_answers as kept
    (user_id, session_id, question_id, position, answer, eliminated, marked, annotations, time_spent_ms, seq, device, answer_seq, answer_device, trail, saved_at)
  select user_id, session_id, question_id, position, answer, eliminated, marked, annotations::jsonb, time_spent_ms, seq, device, answer_seq, answer_device, trail, ${now}
  from ${source} order by user_id, session_id, question_id
  on conflict (user_id, session_id, question_id) do update set
    ${take(answerLater, ['answer', 'answer_seq', 'answer_device'])},
    ${take(later, ['eliminated', 'marked', 'annotations', 'seq', 'device'])},
    time_spent_ms = greatest(excluded.time_spent_ms, kept.time_spent_ms), trail = greatest(excluded.trail, kept.trail), saved_at = excluded.saved_at
  where ${later} or ${answerLater} or excluded.time_spent_ms > kept.time_spent_ms or excluded.trail > kept.trail
  returning user_id, session_id, question_id, seq, device, answer_seq, answer_device`;

export type OpenModuleAttempt = Pick<ModuleAttemptRow, 'session_id' | 'position' | 'module_id'> & ClockColumns & { readonly user_id: string };

export interface SavedBatch {
  /** Module attempts that accept saves now; saves to any other were not written. */
  readonly open: readonly OpenModuleAttempt[];
  /** Rows written, with the stamp they hold now. A save that lost against a newer state, or repeats one, is not among them. */
  readonly written: readonly {
    readonly user_id: string;
    readonly session_id: string;
    readonly question_id: string;
    readonly seq: number;
    readonly device: string;
    readonly answer_seq: number;
    readonly answer_device: string;
  }[];
}

/** A module whose answers are saved, and the question its student looks at now. */
export interface SavingModule extends Pick<Save, 'userId' | 'sessionId' | 'position'> {
  readonly questionIndex?: number | undefined;
}

/** One row per module: a statement can touch a row only once. Of several questions, the last to arrive. */
function distinctModules(modules: readonly SavingModule[]): SavingModule[] {
  const byModule = new Map<string, SavingModule>();
  for (const module of modules) {
    const key = `${module.userId} ${module.sessionId} ${module.position}`;
    byModule.set(key, { ...module, questionIndex: module.questionIndex ?? byModule.get(key)?.questionIndex });
  }
  return [...byModule.values()];
}

/**
 * Saves of many sessions in one statement and commit, answers and the question shown. Whether a module attempt
 * is open is checked, and the row locked, in the same statement: a submit waits for it, or it sees the submit.
 */
export async function saveBatch(queryable: Queryable, saves: readonly Save[], modules: readonly SavingModule[], now: Date): Promise<SavedBatch> {
  const asked = distinctModules(modules);
  const { rows } = await queryable.query<{ open: readonly JsonRow<OpenModuleAttempt>[] | null; written: SavedBatch['written'] | null }>(
    `with ${sent},
     asked as (select * from unnest($17::uuid[], $18::uuid[], $19::smallint[], $20::smallint[]) as a (user_id, session_id, position, question_index)),
     open as materialized (
       select t.user_id, t.session_id, t.position, t.module_id, t.allowed_ms, t.started_at, t.paused_at, t.paused_ms, t.alive_at, asked.question_index
       from exam_module_attempts t join asked using (user_id, session_id, position)
       where t.submitted_at is null
         and (t.paused_at is not null or t.started_at + (t.allowed_ms + t.paused_ms + $16::bigint) * interval '1 ms' >= $15::timestamptz
           -- The clock has paused by itself (core/exams/clock.ts, withAutoPause), and time was not up by then.
           or (t.alive_at + $21::bigint * interval '1 ms' < $15::timestamptz
               and t.alive_at + $21::bigint * interval '1 ms' < t.started_at + (t.allowed_ms + t.paused_ms) * interval '1 ms'))
       order by t.user_id, t.session_id, t.position for no key update of t),
     moved as (
       update exam_module_attempts t set question_index = coalesce(open.question_index, t.question_index),
         touched_at = case when t.question_index <> open.question_index then $15::timestamptz else t.touched_at end,
         -- Saving alone does not end a pause.
         alive_at = case when t.paused_at is null and t.alive_at + $21::bigint * interval '1 ms' >= $15::timestamptz then $15::timestamptz else t.alive_at end
       from open
       where t.user_id = open.user_id and t.session_id = open.session_id and t.position = open.position
         -- A sign of life is written at most every 20 seconds.
         and (t.question_index <> open.question_index
           or (t.paused_at is null and $15::timestamptz - t.alive_at between interval '20 s' and $21::bigint * interval '1 ms'))),
     written as (${upsert('(select sent.* from sent join open using (user_id, session_id, position)) as accepted', '$15::timestamptz')})
     select (select json_agg(open) from open) as open, (select json_agg(written) from written) as written`,
    [
      ...columns(saves),
      now,
      saveGraceMs,
      asked.map(({ userId }) => userId),
      asked.map(({ sessionId }) => sessionId),
      asked.map(({ position }) => position),
      asked.map(({ questionIndex }) => questionIndex ?? null),
      autoPauseAfterMs,
    ],
  );
  const open = (rows[0]?.open ?? []).map((row) => ({ ...row, ...clockFromJson(row) }));
  return { open, written: rows[0]?.written ?? [] };
}

/** Saves within a transaction that already holds the module attempt. */
export async function mergeAnswers(queryable: Queryable, saves: readonly Save[], now: Date): Promise<void> {
  if (saves.length > 0) await queryable.query(`with ${sent} ${upsert('sent', '$15::timestamptz')}`, [...columns(saves), now]);
}
