/** SQL of the error log: what recording an answer changes, and what is due. */
import type { AttemptContext } from '#core/learning/attempt.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Difficulty } from '#core/questions/question.ts';
import type { RedoChoice } from '#core/review/choose-redos.ts';
import type { ErrorCause } from '#core/review/error-causes.ts';
import type { LoggedError } from '#core/review/error-log.ts';
import { isTopicId } from '#core/topics/topics.ts';
import type { Queryable } from '#server/database/database.ts';

export interface ErrorRow {
  readonly question_id: string;
  readonly question_version: number;
  readonly topic_id: number;
  readonly archetype: string;
  readonly difficulty: Difficulty;
  readonly context: AttemptContext;
  readonly answer: string;
  readonly correct: boolean;
  readonly misconception: Misconception | null;
  readonly first_missed_at: Date;
  readonly missed_at: Date;
  readonly misses: number;
  readonly cause: ErrorCause | null;
  readonly closed_at: Date | null;
  readonly stability: number;
  readonly redo_difficulty: number;
  readonly due_at: Date;
  readonly seen_at: Date;
  readonly redos: number;
  readonly lapses: number;
  readonly right_after_ms: number | null;
  readonly spread: number;
}

export const errorColumns = `question_id, question_version, topic_id, archetype, difficulty, context, answer, correct, misconception, first_missed_at,
  missed_at, misses, cause, closed_at, stability, redo_difficulty, due_at, seen_at, redos, lapses, right_after_ms::float8, spread`;

export const toLogged = (rows: readonly ErrorRow[]): LoggedError[] =>
  rows.flatMap((row) =>
    isTopicId(row.topic_id)
      ? [
          {
            questionId: row.question_id,
            questionVersion: row.question_version,
            topicId: row.topic_id,
            archetype: row.archetype,
            difficulty: row.difficulty,
            context: row.context,
            answer: row.answer,
            correct: row.correct,
            misconception: row.misconception,
            firstMissedAt: row.first_missed_at.getTime(),
            missedAt: row.missed_at.getTime(),
            misses: row.misses,
            cause: row.cause,
            closedAt: row.closed_at?.getTime() ?? null,
            stability: row.stability,
            difficultyOfRedo: row.redo_difficulty,
            dueAt: row.due_at.getTime(),
            seenAt: row.seen_at.getTime(),
            redos: row.redos,
            lapses: row.lapses,
            rightAfter: row.right_after_ms,
            spread: row.spread,
          },
        ]
      : [],
  );

const instant = (at: number): string => new Date(at).toISOString();

/** Writes entries as they are now. What the student says about one that is there stays: its cause and its note. */
export async function saveLogged(queryable: Queryable, userId: string, entries: readonly LoggedError[]): Promise<void> {
  const rows = entries.map((entry) => ({
    question_id: entry.questionId,
    question_version: entry.questionVersion,
    topic_id: entry.topicId,
    archetype: entry.archetype,
    difficulty: entry.difficulty,
    context: entry.context,
    answer: entry.answer,
    correct: entry.correct,
    misconception: entry.misconception,
    first_missed_at: instant(entry.firstMissedAt),
    missed_at: instant(entry.missedAt),
    misses: entry.misses,
    cause: entry.cause,
    closed_at: entry.closedAt === null ? null : instant(entry.closedAt),
    stability: entry.stability,
    redo_difficulty: entry.difficultyOfRedo,
    due_at: instant(entry.dueAt),
    seen_at: instant(entry.seenAt),
    redos: entry.redos,
    lapses: entry.lapses,
    right_after_ms: entry.rightAfter,
    spread: entry.spread,
  }));
  await queryable.query(
    `insert into error_log (user_id, question_id, question_version, topic_id, archetype, difficulty, context, answer, correct, misconception,
       first_missed_at, missed_at, misses, cause, closed_at, stability, redo_difficulty, due_at, seen_at, redos, lapses, right_after_ms, spread)
     select $1, question_id, question_version, topic_id, archetype, difficulty, context, answer, correct, misconception,
       first_missed_at, missed_at, misses, cause, closed_at, stability, redo_difficulty, due_at, seen_at, redos, lapses, right_after_ms, spread
     from jsonb_to_recordset($2::jsonb) as e (question_id text, question_version integer, topic_id smallint, archetype text, difficulty smallint, context text,
       answer text, correct boolean, misconception text, first_missed_at timestamptz, missed_at timestamptz, misses integer, cause text, closed_at timestamptz,
       stability float8, redo_difficulty float8, due_at timestamptz, seen_at timestamptz, redos integer, lapses integer, right_after_ms bigint, spread real)
     on conflict (user_id, question_id) do update set question_version = excluded.question_version, context = excluded.context, answer = excluded.answer,
       correct = excluded.correct, misconception = excluded.misconception, missed_at = excluded.missed_at, misses = excluded.misses,
       closed_at = excluded.closed_at, stability = excluded.stability, redo_difficulty = excluded.redo_difficulty, due_at = excluded.due_at,
       seen_at = excluded.seen_at, redos = excluded.redos, lapses = excluded.lapses, right_after_ms = excluded.right_after_ms`,
    [userId, JSON.stringify(rows)],
  );
}

const spreadBefore = (row: string, end: string): string =>
  `least(${row}.due_at, ${end} - ${row}.spread::float8 * least(interval '7 days', (${end} - ${row}.seen_at) / 4))`;

/**
 * When a row is due with the exam at `$2`: `dueBefore` of core/review/redo-schedule.ts, which leaves the last 48 hours out for what was seen
 * a day before them or earlier, and spreads over at most 7 days.
 */
export const dueAheadOfExam = (row: 'e' | 'c'): string =>
  `case when $2::timestamptz - interval '72 hours' > ${row}.seen_at then ${spreadBefore(row, "($2::timestamptz - interval '48 hours')")}
     when $2::timestamptz > ${row}.seen_at then ${spreadBefore(row, '$2::timestamptz')} else ${row}.due_at end`;

/** Of an entry `e`. */
export const whenDue = dueAheadOfExam('e');

export interface DueRow {
  readonly question_id: string;
  readonly topic_id: number;
  readonly archetype: string;
  readonly difficulty: Difficulty;
  readonly seen_at: Date;
}

export interface DueFilter {
  readonly topicIds: readonly number[];
  readonly exam: Date | null;
  readonly now: Date;
}

/** The open entries of these topics that are due, those due longest first. */
export async function selectDue(queryable: Queryable, userId: string, { topicIds, exam, now }: DueFilter, limit: number): Promise<DueRow[]> {
  const { rows } = await queryable.query<DueRow>(
    `select e.question_id, e.topic_id, e.archetype, e.difficulty, e.seen_at
     from error_log e cross join lateral (select ${whenDue} as due) as d
     where e.user_id = $1 and e.topic_id = any($4::smallint[]) and e.closed_at is null and d.due <= $3 order by d.due, e.question_id limit $5`,
    [userId, exam, now, topicIds, limit],
  );
  return rows;
}

/** Puts off entries that cannot be redone yet, each until its own moment. Call it while recordings wait. */
export async function putOff(queryable: Queryable, userId: string, waiting: RedoChoice['waiting']): Promise<void> {
  await queryable.query(
    `update error_log e set due_at = greatest(e.due_at, w.until) from unnest($2::text[], $3::timestamptz[]) as w (question_id, until)
     where e.user_id = $1 and e.question_id = w.question_id`,
    [userId, waiting.map(({ questionId }) => questionId), waiting.map(({ until }) => new Date(until))],
  );
}
