/** SQL of practice exams as authors see them. */
import type { QuestionStatus } from '#core/authoring/question-status.ts';
import type { Queryable } from '#server/database/database.ts';
import { literally } from './module-store.ts';

export interface ListedExamRow {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly status: QuestionStatus;
  readonly is_public: boolean;
  readonly is_diagnostic: boolean;
  readonly owner: 'release' | 'editors';
  readonly current_version: number;
  readonly modules: number;
  readonly questions: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const listed = `e.id, e.title, e.description, e.status, e.is_public, e.is_diagnostic, e.owner, e.current_version,
  (select count(*)::int from practice_exam_modules p where p.practice_exam_id = e.id and p.version = e.current_version) as modules,
  coalesce((select sum(s.most)::int from (select max(m.question_count) as most from practice_exam_modules p join exam_modules m on m.id = p.module_id
    where p.practice_exam_id = e.id and p.version = e.current_version group by p.position) as s), 0) as questions,
  e.created_at, e.updated_at`;

export interface ExamFilter {
  readonly q: string;
  readonly status?: string | undefined;
  readonly isPublic?: 'true' | 'false' | undefined;
}

/** The last changed first; after the exam `cursor` if there is one. */
export async function selectExamList(queryable: Queryable, filter: ExamFilter, cursor: string | null, limit: number): Promise<ListedExamRow[]> {
  const { rows } = await queryable.query<ListedExamRow>(
    `select ${listed} from practice_exams e
     where (e.id = $1 or e.title ilike '%' || $2 || '%') and ($3::text is null or e.status = $3) and ($4::boolean is null or e.is_public = $4)
       and ($5::text is null or (e.updated_at, e.id) < (select c.updated_at, c.id from practice_exams c where c.id = $5))
     order by e.updated_at desc, e.id desc limit $6`,
    [filter.q, literally(filter.q), filter.status ?? null, filter.isPublic === undefined ? null : filter.isPublic === 'true', cursor, limit],
  );
  return rows;
}

export async function selectExamRow(queryable: Queryable, id: string): Promise<ListedExamRow | null> {
  const { rows } = await queryable.query<ListedExamRow>(`select ${listed} from practice_exams e where e.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Until the transaction ends nobody else changes it. */
export async function lockExamRow(queryable: Queryable, id: string): Promise<ListedExamRow | null> {
  await queryable.query('select 1 from practice_exams where id = $1 for update', [id]);
  return selectExamRow(queryable, id);
}

export interface PlacedRow {
  readonly module_id: string;
  readonly position: number;
  readonly label: string | null;
  readonly break_before: number | null;
  readonly routed_by: number | null;
  readonly threshold_of: number | null;
  readonly threshold_out_of: number | null;
}

/** By place, and within it the easier module first. */
export async function selectPlaced(queryable: Queryable, examId: string, version: number): Promise<PlacedRow[]> {
  const { rows } = await queryable.query<PlacedRow>(
    `select p.module_id, p.position, p.label, p.break_before, p.routed_by, p.threshold_of, p.threshold_out_of
     from practice_exam_modules p join exam_modules m on m.id = p.module_id where p.practice_exam_id = $1 and p.version = $2 order by p.position, m.route, m.id`,
    [examId, version],
  );
  return rows;
}

export interface ExamVersionRow {
  readonly version: number;
  readonly created_at: Date;
  readonly release: number | null;
  readonly author_name: string | null;
}

/** Newest first. */
export async function selectExamVersions(queryable: Queryable, examId: string): Promise<ExamVersionRow[]> {
  const { rows } = await queryable.query<ExamVersionRow>(
    `select v.version, v.created_at, v.release, u.name as author_name from practice_exam_versions v left join users u on u.id = v.author_id
     where v.practice_exam_id = $1 order by v.version desc limit 100`,
    [examId],
  );
  return rows;
}

export interface OverlapRow {
  readonly id: string;
  readonly title: string;
  readonly questions: number;
}

/** Other exams, retired ones left out, that ask some of these questions. */
export async function selectOverlaps(queryable: Queryable, examId: string, questionIds: readonly string[]): Promise<OverlapRow[]> {
  const { rows } = await queryable.query<OverlapRow>(
    `select e.id, e.title, count(distinct mq.question_id)::int as questions from exam_module_questions mq
     join practice_exam_modules p on p.module_id = mq.module_id join practice_exams e on e.id = p.practice_exam_id and e.current_version = p.version
     where mq.question_id = any ($1::text[]) and e.id <> $2 and e.status <> 'retired' group by e.id order by questions desc, e.id`,
    [questionIds, examId],
  );
  return rows;
}

export interface ExamFields {
  readonly title: string;
  readonly description: string;
  readonly isPublic: boolean;
  readonly isDiagnostic: boolean;
}

/** A draft, last in the order of exams; its first version follows in the same transaction. */
export async function insertDraftExam(queryable: Queryable, id: string, fields: ExamFields, now: Date): Promise<void> {
  await queryable.query(
    `insert into practice_exams (id, number, title, description, is_public, is_diagnostic, origin, owner, status, current_version, created_at, updated_at)
     select $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, 'authored', 'editors', 'draft', 1, $6, $6 from practice_exams`,
    [id, fields.title, fields.description, fields.isPublic, fields.isDiagnostic, now],
  );
}

export async function updateExam(queryable: Queryable, id: string, fields: ExamFields, version: number, now: Date): Promise<void> {
  await queryable.query(
    `update practice_exams set owner = 'editors', title = $2, description = $3, is_public = $4, is_diagnostic = $5, current_version = $6, updated_at = $7
     where id = $1`,
    [id, fields.title, fields.description, fields.isPublic, fields.isDiagnostic, version, now],
  );
}

export async function updateExamStatus(queryable: Queryable, id: string, status: string, now: Date): Promise<void> {
  await queryable.query("update practice_exams set owner = 'editors', status = $2, updated_at = $3 where id = $1", [id, status, now]);
}

/** The next version of an exam, with these modules. Returns its number. */
export async function insertExamVersion(queryable: Queryable, examId: string, placed: readonly PlacedRow[], authorId: string, now: Date): Promise<number> {
  const { rows } = await queryable.query<{ version: number }>(
    `insert into practice_exam_versions (practice_exam_id, version, author_id, created_at)
     select $1, coalesce(max(version), 0) + 1, $2, $3 from practice_exam_versions where practice_exam_id = $1 returning version`,
    [examId, authorId, now],
  );
  const version = rows[0]?.version ?? 1;
  await queryable.query(
    `insert into practice_exam_modules (practice_exam_id, version, position, module_id, label, break_before, routed_by, threshold_of, threshold_out_of)
     select $1, $2, t.position, t.module_id, t.label, t.break_before, t.routed_by, t.threshold_of, t.threshold_out_of
     from jsonb_to_recordset($3::jsonb) as t (position smallint, module_id text, label text, break_before integer, routed_by smallint,
       threshold_of smallint, threshold_out_of smallint)`,
    [examId, version, JSON.stringify(placed)],
  );
  return version;
}
