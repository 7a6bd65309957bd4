/** SQL of questions as authors see them. */
import type { Queryable } from '#server/database/database.ts';
import type { Question } from '#core/questions/question.ts';
import type { ReportReason } from '#core/questions/reports.ts';
import type { QuestionStatus } from '#core/authoring/question-status.ts';

export interface ListedRow {
  readonly id: string;
  readonly origin: 'shipped' | 'authored' | 'imported' | 'generated' | 'drafted';
  readonly status: QuestionStatus;
  readonly current_version: number;
  readonly newest_version: number;
  readonly topic_id: number;
  readonly archetype: string;
  readonly difficulty: number;
  readonly for_exams: boolean;
  readonly reports: number;
  readonly updated_at: Date;
  readonly body: unknown;
}

export interface QuestionFilter {
  readonly q: string;
  readonly status?: string | undefined;
  readonly origin?: string | undefined;
  readonly use?: 'exam' | 'practice' | undefined;
  readonly topicId?: number | undefined;
  readonly level?: number | undefined;
  readonly archetype?: string | undefined;
}

/** Text with what `like` reads as a pattern taken literally. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The last changed first; after the question `cursor` if there is one. */
export async function selectQuestionList(queryable: Queryable, filter: QuestionFilter, cursor: string | null, limit: number): Promise<ListedRow[]> {
  const { rows } = await queryable.query<ListedRow>(
    `select q.id, q.origin, q.status, q.current_version,
       coalesce((select max(n.version) from question_versions n where n.question_id = q.id), q.current_version) as newest_version,
       v.topic_id, v.archetype, v.difficulty, coalesce(q.for_exams, false) as for_exams,
       (select count(*)::int from question_reports r where r.question_id = q.id and r.decision_id is null) as reports, q.updated_at, v.body
     from questions q join question_versions v on v.question_id = q.id and v.version = q.current_version
     where ($1 = '' or q.id = $1 or v.body::text ilike '%' || $2 || '%')
       and ($3::text is null or q.status = $3) and ($4::text is null or q.origin = $4) and ($5::boolean is null or q.for_exams = $5)
       and ($6::integer is null or v.topic_id = $6) and ($7::integer is null or v.difficulty = $7) and ($8::text is null or v.archetype = $8)
       and ($9::text is null or (q.updated_at, q.id) < (select c.updated_at, c.id from questions c where c.id = $9))
     order by q.updated_at desc, q.id desc limit $10`,
    [
      filter.q,
      literally(JSON.stringify(filter.q).slice(1, -1)),
      filter.status ?? null,
      filter.origin ?? null,
      filter.use === undefined ? null : filter.use === 'exam',
      filter.topicId ?? null,
      filter.level ?? null,
      filter.archetype ?? null,
      cursor,
      limit,
    ],
  );
  return rows;
}

export interface QuestionRow {
  readonly id: string;
  readonly origin: ListedRow['origin'];
  readonly status: QuestionStatus;
  readonly current_version: number;
  readonly newest_version: number;
  readonly for_exams: boolean;
  readonly updated_at: Date;
}

export async function selectQuestionRow(queryable: Queryable, id: string): Promise<QuestionRow | null> {
  const { rows } = await queryable.query<QuestionRow>(
    `select q.id, q.origin, q.status, q.current_version,
       coalesce((select max(n.version) from question_versions n where n.question_id = q.id), q.current_version) as newest_version,
       coalesce(q.for_exams, false) as for_exams, q.updated_at
     from questions q where q.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Until the transaction ends nobody else changes it. */
export async function lockQuestionRow(queryable: Queryable, id: string): Promise<QuestionRow | null> {
  // In a statement of its own: one that waited for the lock would still read the versions as they were before.
  await queryable.query('select 1 from questions where id = $1 for update', [id]);
  return selectQuestionRow(queryable, id);
}

export interface VersionRow {
  readonly version: number;
  readonly created_at: Date;
  readonly release: number | null;
  readonly author_name: string | null;
}

/** Newest first. */
export async function selectVersions(queryable: Queryable, id: string): Promise<VersionRow[]> {
  const { rows } = await queryable.query<VersionRow>(
    `select v.version, v.created_at, v.release, u.name as author_name
     from question_versions v left join users u on u.id = v.author_id where v.question_id = $1 order by v.version desc limit 200`,
    [id],
  );
  return rows;
}

export async function selectBody(queryable: Queryable, id: string, version: number): Promise<unknown> {
  const { rows } = await queryable.query<{ body: unknown }>('select body from question_versions where question_id = $1 and version = $2', [id, version]);
  return rows[0]?.body ?? null;
}

/** The texts of these versions, to say in a list which questions they are. */
export async function selectBodies(
  queryable: Queryable,
  versions: readonly { readonly question_id: string; readonly question_version: number }[],
): Promise<{ readonly question_id: string; readonly version: number; readonly body: unknown }[]> {
  const { rows } = await queryable.query<{ question_id: string; version: number; body: unknown }>(
    `select v.question_id, v.version, v.body from question_versions v
     join unnest($1::text[], $2::integer[]) as wanted (question_id, version) on v.question_id = wanted.question_id and v.version = wanted.version`,
    [versions.map(({ question_id }) => question_id), versions.map(({ question_version }) => question_version)],
  );
  return rows;
}

export interface StatisticsRow {
  readonly question_version: number;
  readonly responses: number;
  readonly correct: number;
  readonly omitted: number;
  readonly chose_a: number;
  readonly chose_b: number;
  readonly chose_c: number;
  readonly chose_d: number;
  readonly time_spent_ms: number;
}

/** First responses to each version, as of the last minute. */
export async function selectStatistics(queryable: Queryable, id: string): Promise<StatisticsRow[]> {
  const { rows } = await queryable.query<StatisticsRow>(
    `select question_version, responses, correct, omitted, chose_a, chose_b, chose_c, chose_d, time_spent_ms
     from item_statistics where question_id = $1 order by question_version desc`,
    [id],
  );
  return rows;
}

/** Exams that ask it now. */
export async function selectExamsOf(queryable: Queryable, id: string): Promise<{ readonly id: string; readonly title: string }[]> {
  const { rows } = await queryable.query<{ id: string; title: string }>(
    `select distinct e.id, e.title from exam_module_questions m
     join practice_exam_modules p on p.module_id = m.module_id
     join practice_exams e on e.id = p.practice_exam_id and e.current_version = p.version
     where m.question_id = $1 order by e.title`,
    [id],
  );
  return rows;
}

export interface ReportRow {
  readonly id: string;
  readonly reason: ReportReason;
  readonly note: string;
  readonly created_at: Date;
}

export async function selectReportsOf(queryable: Queryable, id: string): Promise<ReportRow[]> {
  const { rows } = await queryable.query<ReportRow>(
    'select id, reason, note, created_at from question_reports where question_id = $1 and decision_id is null order by id desc limit 50',
    [id],
  );
  return rows;
}

/** Adds versions; their ids and numbers stand in the questions. */
export async function insertAuthored(queryable: Queryable, questions: readonly Question[], authorId: string, now: Date): Promise<void> {
  await queryable.query(
    `insert into question_versions (question_id, version, topic_id, archetype, difficulty, format, skill_tags, body, author_id, created_at)
     select s.body ->> 'id', (s.body ->> 'version')::integer, (s.body ->> 'topicId')::smallint, s.body ->> 'archetype', (s.body ->> 'difficulty')::smallint,
            s.body ->> 'format', array(select jsonb_array_elements_text(s.body -> 'skillTags')), s.body, $2, $3
     from unnest($1::jsonb[]) as s (body)`,
    [questions.map((question) => JSON.stringify(question)), authorId, now],
  );
}

/** Adds questions as drafts; their first versions follow in the same transaction. */
export async function insertDrafts(
  queryable: Queryable,
  ids: readonly string[],
  origin: 'authored' | 'imported' | 'generated' | 'drafted',
  use: 'exam' | 'practice',
  now: Date,
): Promise<void> {
  await queryable.query(
    `insert into questions (id, origin, owner, status, current_version, usage_contexts, created_at, updated_at)
     select s.id, $2, 'editors', 'draft', 1, array[$3], $4, $4 from unnest($1::text[]) as s (id)`,
    [ids, origin, use, now],
  );
}

export async function updateQuestion(queryable: Queryable, id: string, status: QuestionStatus, version: number, now: Date): Promise<void> {
  await queryable.query("update questions set owner = 'editors', status = $2, current_version = $3, updated_at = $4 where id = $1", [id, status, version, now]);
}

interface FigureRow {
  readonly id: string;
  readonly newest_version: number;
  readonly topic_id: number;
  readonly body: unknown;
}

/** Questions with a figure in their newest versions, but for retired ones, by id; after the question `cursor` if there is one. */
export async function selectFigures(queryable: Queryable, cursor: string | null, limit: number): Promise<FigureRow[]> {
  const { rows } = await queryable.query<FigureRow>(
    `select q.id, v.version as newest_version, v.topic_id, v.body from questions q
     join lateral (select n.version, n.topic_id, n.body from question_versions n where n.question_id = q.id order by n.version desc limit 1) as v on true
     where q.status <> 'retired' and v.body -> 'stimulus' ->> 'kind' = 'figure' and ($1::text is null or q.id > $1) order by q.id limit $2`,
    [cursor, limit],
  );
  return rows;
}
