/** SQL of exam modules as authors see them. */
import type { ModuleRoute } from '#core/exams/format.ts';
import type { QuestionStatus } from '#core/authoring/question-status.ts';
import type { Section } from '#core/topics/topics.ts';
import type { Queryable } from '#server/database/database.ts';

interface ModuleInExam {
  readonly id: string;
  readonly title: string;
}

export interface ListedModuleRow {
  readonly id: string;
  readonly title: string;
  readonly section: Section;
  readonly module_number: number;
  readonly route: ModuleRoute;
  readonly time_limit: number;
  readonly question_count: number;
  readonly unscored: number;
  readonly calculator_allowed: boolean;
  readonly difficulty_min: number;
  readonly difficulty_max: number;
  readonly generated_automatically: boolean;
  readonly status: QuestionStatus;
  readonly exams: readonly ModuleInExam[];
  readonly created_at: Date;
  readonly updated_at: Date;
}

const listed = `m.id, m.title, m.section, m.module_number, m.route, m.time_limit, m.question_count,
  (select count(*)::int from exam_module_questions q where q.module_id = m.id and q.is_pretest) as unscored,
  m.calculator_allowed, m.difficulty_min, m.difficulty_max, m.generated_automatically, m.status,
  coalesce((select json_agg(distinct jsonb_build_object('id', e.id, 'title', e.title)) from practice_exam_modules p
    join practice_exams e on e.id = p.practice_exam_id and e.current_version = p.version where p.module_id = m.id), '[]') as exams,
  m.created_at, m.updated_at`;

export interface ModuleFilter {
  readonly q: string;
  readonly status?: string | undefined;
  readonly moduleNumber?: number | undefined;
}

/** Text with what `like` reads as a pattern taken literally. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The last changed first; after the module `cursor` if there is one. */
export async function selectModuleList(queryable: Queryable, filter: ModuleFilter, cursor: string | null, limit: number): Promise<ListedModuleRow[]> {
  const { rows } = await queryable.query<ListedModuleRow>(
    `select ${listed} from exam_modules m
     where (m.id = $1 or m.title ilike '%' || $2 || '%') and ($3::text is null or m.status = $3) and ($4::integer is null or m.module_number = $4)
       and ($5::text is null or (m.updated_at, m.id) < (select c.updated_at, c.id from exam_modules c where c.id = $5))
     order by m.updated_at desc, m.id desc limit $6`,
    [filter.q, literally(filter.q), filter.status ?? null, filter.moduleNumber ?? null, cursor, limit],
  );
  return rows;
}

export async function selectModulesById(queryable: Queryable, ids: readonly string[]): Promise<ListedModuleRow[]> {
  const { rows } = await queryable.query<ListedModuleRow>(`select ${listed} from exam_modules m where m.id = any ($1::text[])`, [ids]);
  return rows;
}

/** Of several modules with this number the one that was published, and changed, last. */
export async function selectModuleByNumber(queryable: Queryable, moduleNumber: number): Promise<string | null> {
  const { rows } = await queryable.query<{ id: string }>(
    "select id from exam_modules where module_number = $1 and status <> 'retired' order by status = 'published' desc, updated_at desc, id desc limit 1",
    [moduleNumber],
  );
  return rows[0]?.id ?? null;
}

export interface ModuleTextRow {
  readonly description: string;
  readonly replaces: string | null;
  readonly version: number;
}

export async function selectModuleText(queryable: Queryable, id: string): Promise<ModuleTextRow | null> {
  const { rows } = await queryable.query<ModuleTextRow>('select description, replaces, version from exam_modules where id = $1', [id]);
  return rows[0] ?? null;
}

/** Until the transaction ends nobody else changes them. */
export async function lockModules(queryable: Queryable, ids: readonly string[]): Promise<void> {
  await queryable.query('select 1 from exam_modules where id = any ($1::text[]) order by id for update', [ids]);
}

export interface AskedRow {
  readonly module_id: string;
  readonly body: unknown;
  readonly status: QuestionStatus;
  readonly is_pretest: boolean;
}

/** What these modules ask, in order. */
export async function selectAsked(queryable: Queryable, moduleIds: readonly string[]): Promise<AskedRow[]> {
  const { rows } = await queryable.query<AskedRow>(
    `select mq.module_id, v.body, q.status, mq.is_pretest from exam_module_questions mq
     join question_versions v on v.question_id = mq.question_id and v.version = mq.question_version join questions q on q.id = mq.question_id
     where mq.module_id = any ($1::text[]) order by mq.module_id, mq.position`,
    [moduleIds],
  );
  return rows;
}

/** Of these questions, those that a practice exam may ask; none that is kept back for predictive exams. */
export async function selectUsable(queryable: Queryable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await queryable.query<{ id: string }>("select id from questions where id = any ($1::text[]) and 'exam' = any (usage_contexts)", [ids]);
  return rows.map(({ id }) => id);
}

export interface ModuleFields {
  readonly title: string;
  readonly description: string;
  readonly section: Section;
  readonly stage: number;
  readonly moduleNumber: number;
  readonly route: ModuleRoute;
  readonly timeLimit: number;
  readonly calculatorAllowed: boolean;
  readonly generatedAutomatically: boolean;
  readonly difficultyRange: { readonly min: number; readonly max: number };
  readonly questions: readonly { readonly id: string; readonly isPretest: boolean }[];
}

/** A draft; `replaces` names the module whose next version it is. */
export async function insertDraftModule(queryable: Queryable, id: string, fields: ModuleFields, replaces: string | null, now: Date): Promise<void> {
  await queryable.query(
    `insert into exam_modules (id, title, description, section, stage, module_number, route, time_limit, calculator_allowed, question_count,
       generated_automatically, difficulty_min, difficulty_max, origin, owner, status, version, replaces, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'authored', 'editors', 'draft',
       coalesce((select version from exam_modules where id = $14), 0) + 1, $14, $15, $15)`,
    [...values(id, fields), replaces, now],
  );
  await insertAsked(queryable, id, fields.questions);
}

export async function updateDraftModule(queryable: Queryable, id: string, fields: ModuleFields, now: Date): Promise<void> {
  await queryable.query(
    `update exam_modules set title = $2, description = $3, section = $4, stage = $5, module_number = $6, route = $7, time_limit = $8, calculator_allowed = $9,
       question_count = $10, generated_automatically = $11, difficulty_min = $12, difficulty_max = $13, updated_at = $14 where id = $1`,
    [...values(id, fields), now],
  );
  await queryable.query('delete from exam_module_questions where module_id = $1', [id]);
  await insertAsked(queryable, id, fields.questions);
}

const values = (id: string, fields: ModuleFields) => [
  id,
  fields.title,
  fields.description,
  fields.section,
  fields.stage,
  fields.moduleNumber,
  fields.route,
  fields.timeLimit,
  fields.calculatorAllowed,
  fields.questions.length,
  fields.generatedAutomatically,
  fields.difficultyRange.min,
  fields.difficultyRange.max,
];

/** In their current versions. */
async function insertAsked(queryable: Queryable, moduleId: string, questions: ModuleFields['questions']): Promise<void> {
  await queryable.query(
    `insert into exam_module_questions (module_id, position, question_id, question_version, is_pretest)
     select $1, t.place - 1, q.id, q.current_version, t.is_pretest
     from unnest($2::text[], $3::boolean[]) with ordinality as t (question_id, is_pretest, place) join questions q on q.id = t.question_id`,
    [moduleId, questions.map(({ id }) => id), questions.map(({ isPretest }) => isPretest)],
  );
}

export async function updateModuleStatus(queryable: Queryable, id: string, status: 'published' | 'retired', now: Date): Promise<void> {
  await queryable.query("update exam_modules set owner = 'editors', status = $2, updated_at = $3 where id = $1", [id, status, now]);
}

/** Drafts among these modules become what never changes. */
export async function publishModules(queryable: Queryable, ids: readonly string[], now: Date): Promise<void> {
  await queryable.query("update exam_modules set status = 'published', updated_at = $2 where id = any ($1::text[]) and status <> 'published'", [ids, now]);
}

export async function isInPublishedExam(queryable: Queryable, moduleId: string): Promise<boolean> {
  const { rows } = await queryable.query<{ used: boolean }>(
    `select coalesce(bool_or(true), false) as used from practice_exam_modules p join practice_exams e on e.id = p.practice_exam_id and e.current_version = p.version
     where p.module_id = $1 and e.status = 'published'`,
    [moduleId],
  );
  return rows[0]?.used ?? false;
}

/** Published exam questions of these topics and levels that no module of a current exam asks, one topic after another: those with a greater recipe weight more often. */
export async function selectUnusedQuestions(
  queryable: Queryable,
  { topicIds, min, max, seed, count }: { topicIds: readonly number[]; min: number; max: number; seed: number; count: number },
): Promise<unknown[]> {
  const { rows } = await queryable.query<{ body: unknown }>(
    `select v.body from (
       select q.id, q.current_version, n.topic_id, n.difficulty,
         (row_number() over (partition by n.topic_id order by md5(q.id || $4::text)) - 0.5) / coalesce(s.recipe_weight, 1) as place
       from questions q join question_versions n on n.question_id = q.id and n.version = q.current_version
         left join topic_settings s on s.topic_id = n.topic_id
       where coalesce(s.recipe_weight, 1) > 0 and 'exam' = any (q.usage_contexts) and q.status = 'published' and n.topic_id = any ($1::integer[]) and n.difficulty between $2 and $3
         and not exists (select from exam_module_questions mq join practice_exam_modules p on p.module_id = mq.module_id
           join practice_exams e on e.id = p.practice_exam_id and e.current_version = p.version where mq.question_id = q.id and e.status <> 'retired')
       order by place, n.topic_id limit $5) as s
     join question_versions v on v.question_id = s.id and v.version = s.current_version
     order by s.difficulty, s.topic_id, s.id`,
    [topicIds, min, max, String(seed), count],
  );
  return rows.map(({ body }) => body);
}
