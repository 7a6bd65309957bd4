/** SQL of modules whose questions are chosen for one student. */
import type { Section } from '#core/topics/topics.ts';
import type { Queryable } from '#server/database/database.ts';
import type { PinnedQuestion } from '#server/content/question-store.ts';
import { onConflictSeen, selectSeen } from '../quizzes/shared/seen-store.ts';

export interface DrawnModule {
  readonly position: number;
  readonly section: Section;
  readonly questions: readonly PinnedQuestion[];
}

interface DrawnRow {
  readonly position: number;
  readonly section: Section;
  readonly question_ids: string[];
  readonly question_versions: number[];
}

/** Those drawn so far for a session, by position. */
export async function selectDrawnModules(queryable: Queryable, userId: string, sessionId: string): Promise<DrawnModule[]> {
  const { rows } = await queryable.query<DrawnRow>(
    'select position, section, question_ids, question_versions from drawn_modules where user_id = $1 and session_id = $2 order by position',
    [userId, sessionId],
  );
  return rows.map(({ position, section, question_ids, question_versions }) => ({
    position,
    section,
    questions: question_ids.map((id, index) => ({ id, version: question_versions[index] ?? 0 })),
  }));
}

export async function insertDrawnModule(
  queryable: Queryable,
  {
    userId,
    sessionId,
    position,
    section,
    questions,
    now,
  }: Omit<DrawnModule, 'questions'> & {
    readonly userId: string;
    readonly sessionId: string;
    readonly questions: readonly (PinnedQuestion & { readonly topicId: number })[];
    readonly now: Date;
  },
): Promise<void> {
  await queryable.query(
    `with seen as (
       insert into seen_questions as seen (user_id, topic_id, question_id, given_at)
       select distinct $1::uuid, topic_id, question_id, $7::timestamptz from unnest($5::text[], $8::smallint[]) as t (question_id, topic_id)
       order by topic_id, question_id ${onConflictSeen})
     insert into drawn_modules (user_id, session_id, position, section, question_ids, question_versions, drawn_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      userId,
      sessionId,
      position,
      section,
      questions.map(({ id }) => id),
      questions.map(({ version }) => version),
      now,
      questions.map(({ topicId }) => topicId),
    ],
  );
}

/** Of these questions of the bank, those a student has seen anywhere, and when last (ms). */
export async function selectLastSeen(
  queryable: Queryable,
  userId: string,
  pool: readonly { readonly id: string; readonly topicId: number }[],
): Promise<Map<string, number>> {
  const seen = await selectSeen(queryable, userId, [...new Set(pool.map(({ topicId }) => topicId))]);
  // A question that is practice today may have stood in an exam.
  const { rows } = await queryable.query<{ question_id: string; last: Date }>(
    `select question_id, max(attempted_at) as last from question_attempts where user_id = $1 and quiz_id is null and question_id = any($2) group by question_id`,
    [userId, pool.map(({ id }) => id)],
  );
  for (const { question_id, last } of rows) seen.set(question_id, Math.max(seen.get(question_id) ?? 0, last.getTime()));
  return seen;
}

/** When exams came to their second stage, which is when they count, newest first. Discarded ones count, too. */
export async function selectSecondStages(queryable: Queryable, userId: string, since: Date): Promise<Date[]> {
  const { rows } = await queryable.query<{ drawn_at: Date }>(
    'select drawn_at from drawn_modules where user_id = $1 and drawn_at > $2 and position = 1 order by drawn_at desc limit 10',
    [userId, since],
  );
  return rows.map(({ drawn_at }) => drawn_at);
}
