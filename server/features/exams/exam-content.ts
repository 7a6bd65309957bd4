/**
 * Exam content in memory. Modules never change once published, so they are read once per
 * process, with the learner's view made and serialized once; the list of exams is read again
 * every few seconds.
 */
import { moduleViewSchema } from '#contract/exams.ts';
import type { DefinedModule } from '#core/exams/session.ts';
import { positionFacts, type ModulePosition } from '#core/exams/format.ts';
import { learnerView } from '#core/questions/learner-view.ts';
import type { Question } from '#core/questions/question.ts';
import type { Section } from '#core/topics/topics.ts';
import type { Queryable } from '../../database/database.ts';
import { selectModule, selectModuleQuestions, selectExams, type ExamRow, type ModuleQuestion } from './content-store.ts';

export interface LoadedModule {
  readonly id: string;
  readonly section: Section;
  readonly questions: readonly ModuleQuestion[];
  readonly byId: ReadonlyMap<string, Question>;
  /** The learner's view at a position, as JSON text. */
  viewJson(position: ModulePosition): string;
}

export interface LoadedExam {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly description: string;
  /** Others can be finished, not started. */
  readonly isPublic: boolean;
  readonly isDiagnostic: boolean;
  readonly modules: readonly DefinedModule[];
  /** Of one module attempt: the base modules and one second module per section. */
  readonly questionCount: number;
  readonly minutes: number;
}

/**
 * What is not in memory yet is read through the caller's `queryable`: inside a transaction that is
 * the transaction's own connection, so that a full pool cannot wait for itself.
 */
export interface ExamContent {
  exams(queryable: Queryable): Promise<readonly LoadedExam[]>;
  exam(queryable: Queryable, id: string): Promise<LoadedExam | null>;
  module(queryable: Queryable, id: string): Promise<LoadedModule>;
}

const examListMaxAgeMs = 5_000;

function toExam({ id, number, title, description, status, is_public, is_diagnostic, modules }: ExamRow): LoadedExam {
  const taken = modules.filter(({ route }) => route !== 'harder');
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    id,
    number,
    title,
    description,
    isPublic: is_public && status === 'published',
    isDiagnostic: is_diagnostic,
    modules: modules.map(({ moduleId, position, route }) => ({ moduleId, position, route })),
    questionCount: sum(taken.map(({ questionCount }) => questionCount)),
    minutes: sum(taken.map(({ timeLimit }) => timeLimit)) / 60,
  };
}

async function loadModule(queryable: Queryable, id: string): Promise<LoadedModule> {
  const row = await selectModule(queryable, id);
  const questions = await selectModuleQuestions(queryable, id);
  if (!row) throw new Error(`Exam module with ID ${id} not found`);
  const views = new Map<ModulePosition, string>();
  const render = (position: ModulePosition) =>
    JSON.stringify(
      moduleViewSchema.parse({
        moduleId: id,
        position,
        section: row.section,
        stage: positionFacts[position].stage,
        questions: questions.map(({ question }) => learnerView(question)),
      }),
    );
  return {
    id,
    section: row.section,
    questions,
    byId: new Map(questions.map(({ question }) => [question.id, question])),
    viewJson: (position) => {
      const json = views.get(position) ?? render(position);
      views.set(position, json);
      return json;
    },
  };
}

export function examContent(now: () => number): ExamContent {
  const modules = new Map<string, Promise<LoadedModule>>();
  let list: { readonly at: number; readonly exams: Promise<readonly LoadedExam[]> } | null = null;

  const exams = (queryable: Queryable) => {
    const time = now();
    if (list && time - list.at < examListMaxAgeMs && time >= list.at) return list.exams;
    const loading = selectExams(queryable).then((rows) => rows.map(toExam));
    list = { at: time, exams: loading };
    loading.catch(() => {
      list = null;
    });
    return loading;
  };

  return {
    exams,
    exam: async (queryable, id) => (await exams(queryable)).find((exam) => exam.id === id) ?? null,
    module: (queryable, id) => {
      const known = modules.get(id);
      if (known) return known;
      const loading = loadModule(queryable, id);
      modules.set(id, loading);
      loading.catch(() => modules.delete(id));
      return loading;
    },
  };
}
