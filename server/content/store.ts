/** SQL of loading content. Inserts only what is missing; published rows are never changed. */
import type { Question } from '#core/questions/question.ts';
import type { Queryable } from '../database/database.ts';

export interface QuestionToLoad {
  readonly question: Question;
  readonly hash: string;
}

/** The version under which each question is stored: an existing one with the same content, else the next number. */
export async function insertQuestions(queryable: Queryable, questions: readonly QuestionToLoad[]): Promise<number[]> {
  const ids = questions.map(({ question }) => question.id);
  const { rows } = await queryable.query<{ id: string; version: number; content_hash: string }>(
    'select id, version, content_hash from questions where id = any($1)',
    [ids],
  );
  const placed = questions.map(({ question, hash }) => {
    const own = rows.filter(({ id }) => id === question.id);
    const same = own.find(({ content_hash }) => content_hash === hash);
    const version = same?.version ?? Math.max(0, ...own.map(({ version: old }) => old)) + 1;
    return { question: { ...question, version }, hash, isNew: !same };
  });
  const added = placed.filter(({ isNew }) => isNew);
  await queryable.query(
    `insert into questions (id, version, topic_id, archetype, difficulty, format, usage_context, body, content_hash)
     select * from unnest($1::text[], $2::integer[], $3::smallint[], $4::text[], $5::smallint[], $6::text[], $7::text[], $8::jsonb[], $9::text[]) on conflict do nothing`,
    [
      added.map(({ question }) => question.id),
      added.map(({ question }) => question.version),
      added.map(({ question }) => question.topicId),
      added.map(({ question }) => question.archetype),
      added.map(({ question }) => question.difficulty),
      added.map(({ question }) => question.format),
      added.map(({ question }) => question.usageContext),
      added.map(({ question }) => JSON.stringify(question)),
      added.map(({ hash }) => hash),
    ],
  );
  return placed.map(({ question }) => question.version);
}

export interface ModuleToLoad {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly stage: number;
  readonly moduleNumber: number;
  readonly route: string;
  readonly timeLimit: number;
  readonly calculatorAllowed: boolean;
  readonly difficulties: readonly number[];
  readonly questions: readonly { readonly questionId: string; readonly version: number; readonly isPretest: boolean }[];
}

export async function insertModule(queryable: Queryable, module: ModuleToLoad): Promise<void> {
  const { rowCount } = await queryable.query(
    `insert into exam_modules (id, title, section, stage, module_number, route, time_limit, calculator_allowed, question_count, generated_automatically, difficulty_min, difficulty_max)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, true, $10, $11) on conflict (id) do nothing`,
    [
      module.id,
      module.title,
      module.section,
      module.stage,
      module.moduleNumber,
      module.route,
      module.timeLimit,
      module.calculatorAllowed,
      module.questions.length,
      Math.min(...module.difficulties),
      Math.max(...module.difficulties),
    ],
  );
  if (!rowCount) return;
  await queryable.query(
    `insert into exam_module_questions (module_id, position, question_id, question_version, is_pretest)
     select $1, t.position, t.question_id, t.version, t.is_pretest from unnest($2::smallint[], $3::text[], $4::integer[], $5::boolean[]) as t (position, question_id, version, is_pretest)`,
    [
      module.id,
      module.questions.map((_, index) => index),
      module.questions.map(({ questionId }) => questionId),
      module.questions.map(({ version }) => version),
      module.questions.map(({ isPretest }) => isPretest),
    ],
  );
}

export interface ExamToLoad {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly isDiagnostic: boolean;
}

/** Publishes the exam with these modules; sessions under way keep the modules they opened. */
export async function insertExam(
  queryable: Queryable,
  exam: ExamToLoad,
  modules: readonly { readonly id: string; readonly position: number }[],
): Promise<void> {
  await queryable.query(
    `insert into practice_exams (id, number, title, description, is_diagnostic) values ($1, $2, $3, $4, $5)
     on conflict (id) do update set number = excluded.number, title = excluded.title, description = excluded.description, is_diagnostic = excluded.is_diagnostic, updated_at = now()`,
    [exam.id, exam.number, exam.title, exam.description, exam.isDiagnostic],
  );
  await queryable.query('delete from practice_exam_modules where practice_exam_id = $1', [exam.id]);
  await queryable.query('insert into practice_exam_modules (practice_exam_id, position, module_id) select $1, * from unnest($2::smallint[], $3::text[])', [
    exam.id,
    modules.map(({ position }) => position),
    modules.map(({ id }) => id),
  ]);
}

/** From now on quizzes draw from these questions and no others; quizzes under way keep theirs. */
export async function replacePracticeBank(queryable: Queryable, questions: readonly Question[]): Promise<void> {
  await queryable.query('delete from practice_questions');
  await queryable.query(
    `insert into practice_questions (question_id, question_version, topic_id, difficulty, archetype)
     select * from unnest($1::text[], $2::integer[], $3::smallint[], $4::smallint[], $5::text[])`,
    [
      questions.map(({ id }) => id),
      questions.map(({ version }) => version),
      questions.map(({ topicId }) => topicId),
      questions.map(({ difficulty }) => difficulty),
      questions.map(({ archetype }) => archetype),
    ],
  );
}

export async function selectLoadedHash(queryable: Queryable): Promise<string | null> {
  const { rows } = await queryable.query<{ fingerprint: string }>('select fingerprint from loaded_content');
  return rows[0]?.fingerprint ?? null;
}

export async function updateLoadedHash(queryable: Queryable, fingerprint: string): Promise<void> {
  await queryable.query('insert into loaded_content (id, fingerprint) values (1, $1) on conflict (id) do update set fingerprint = excluded.fingerprint', [
    fingerprint,
  ]);
}
