/** SQL of practice exams, their modules and questions: small reference tables. */
import { questionSchema, type Question } from '#core/questions/question.ts';
import type { ModuleRoute } from '#core/exams/format.ts';
import type { Section } from '#core/topics/topics.ts';
import type { Queryable } from '#server/database/database.ts';

export interface ExamRow {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly status: 'draft' | 'in-review' | 'published' | 'retired';
  readonly is_public: boolean;
  readonly is_diagnostic: boolean;
  /** By position. */
  readonly modules: readonly PlacedModule[];
}

/** A module at its place in an exam; null where the exam uses the default. */
export interface PlacedModule {
  readonly moduleId: string;
  readonly position: number;
  readonly section: Section;
  readonly route: ModuleRoute;
  readonly timeLimit: number;
  readonly questionCount: number;
  readonly unscoredCount: number;
  readonly calculatorAllowed: boolean;
  readonly label: string | null;
  readonly breakBefore: number | null;
  readonly routedBy: number | null;
  readonly thresholdOf: number | null;
  readonly thresholdOutOf: number | null;
}

/** All practice exams with the modules of their current version, by number; retired ones too, for those who are in one. */
export async function selectExams(queryable: Queryable): Promise<ExamRow[]> {
  const { rows } = await queryable.query<ExamRow>(
    `select e.id, e.number, e.title, e.description, e.status, e.is_public, e.is_diagnostic,
            json_agg(json_build_object('moduleId', m.id, 'position', p.position, 'section', m.section, 'route', m.route, 'timeLimit', m.time_limit,
                       'questionCount', m.question_count, 'calculatorAllowed', m.calculator_allowed, 'label', p.label, 'breakBefore', p.break_before,
                       'unscoredCount', (select count(*) from exam_module_questions q where q.module_id = m.id and q.is_pretest),
                       'routedBy', p.routed_by, 'thresholdOf', p.threshold_of, 'thresholdOutOf', p.threshold_out_of)
                     order by p.position, m.route) as modules
     from practice_exams e join practice_exam_modules p on p.practice_exam_id = e.id and p.version = e.current_version join exam_modules m on m.id = p.module_id
     group by e.id order by e.number, e.id`,
  );
  return rows;
}

export interface ModuleRow {
  readonly id: string;
  readonly section: Section;
}

export interface ModuleQuestion {
  readonly question: Question;
  readonly isPretest: boolean;
}

export async function selectModule(queryable: Queryable, moduleId: string): Promise<ModuleRow | null> {
  const { rows } = await queryable.query<ModuleRow>('select id, section from exam_modules where id = $1', [moduleId]);
  return rows[0] ?? null;
}

/** The module's questions in order, each checked against the question's shape. */
export async function selectModuleQuestions(queryable: Queryable, moduleId: string): Promise<ModuleQuestion[]> {
  const { rows } = await queryable.query<{ body: unknown; is_pretest: boolean }>(
    `select q.body, mq.is_pretest from exam_module_questions mq
     join question_versions q on q.question_id = mq.question_id and q.version = mq.question_version
     where mq.module_id = $1 order by mq.position`,
    [moduleId],
  );
  return rows.map(({ body, is_pretest }) => ({ question: questionSchema.parse(body), isPretest: is_pretest }));
}
