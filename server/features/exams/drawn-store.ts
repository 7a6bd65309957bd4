/** SQL of modules whose questions are chosen for one student. */
import type { Section } from '#core/topics/topics.ts';
import type { Queryable } from '../../database/database.ts';
import type { PinnedQuestion } from '../../content/question-store.ts';

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
  { userId, sessionId, position, section, questions, now }: DrawnModule & { readonly userId: string; readonly sessionId: string; readonly now: Date },
): Promise<void> {
  await queryable.query(
    `insert into drawn_modules (user_id, session_id, position, section, question_ids, question_versions, drawn_at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [userId, sessionId, position, section, questions.map(({ id }) => id), questions.map(({ version }) => version), now],
  );
}

/** Of these questions, those a student has met anywhere, and when last (ms). */
export async function selectMet(queryable: Queryable, userId: string, questionIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await queryable.query<{ question_id: string; last: Date }>(
    `select question_id, max(met_at) as last from (
       select a.question_id, a.attempted_at as met_at from question_attempts a where a.user_id = $1 and a.question_id = any ($2)
       union all
       select q.question_id, z.started_at from quiz_questions q join quizzes z on z.user_id = q.user_id and z.id = q.quiz_id where q.user_id = $1
       union all
       select unnest(d.question_ids), d.drawn_at from drawn_modules d where d.user_id = $1) as met
     group by question_id`,
    [userId, questionIds],
  );
  return new Map(rows.map(({ question_id, last }) => [question_id, last.getTime()]));
}

/** When exams came to their second stage, which is when they count, newest first. Discarded ones count, too. */
export async function selectSecondStages(queryable: Queryable, userId: string, since: Date): Promise<Date[]> {
  const { rows } = await queryable.query<{ drawn_at: Date }>(
    'select drawn_at from drawn_modules where user_id = $1 and drawn_at > $2 and position = 1 order by drawn_at desc limit 10',
    [userId, since],
  );
  return rows.map(({ drawn_at }) => drawn_at);
}
