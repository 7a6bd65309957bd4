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
import { publishedMaxAgeMs, refreshed } from '../../content/refreshed.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { isUuid } from '../../database/uuid.ts';
import { selectModule, selectModuleQuestions, selectExams, type ExamRow, type ModuleQuestion } from './content-store.ts';
import { selectSession, type SessionRow } from './session-store.ts';

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

/** What a session asks, in memory: for use inside a transaction, where nothing else may be waited for. */
export interface SessionContent {
  readonly exam: LoadedExam;
  /** Of the modules the session started with. */
  module(id: string): LoadedModule;
}

/** What is not in memory is read once for all who wait. Never called inside a transaction (server/content/refreshed.ts). */
export interface ExamContent {
  exams(): Promise<readonly LoadedExam[]>;
  exam(id: string): Promise<LoadedExam | null>;
  module(id: string): Promise<LoadedModule>;
  /** Null if the user has no such session. */
  ofSession(userId: string, sessionId: string): Promise<SessionContent | null>;
}

const rememberedSessions = 20_000;

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

export function examContent(database: Database, now: () => number): ExamContent {
  const modules = new Map<string, Promise<LoadedModule>>();
  /** Which exam and modules a session has never changes. */
  const sessions = new Map<string, Pick<SessionRow, 'practice_exam_id' | 'modules'>>();
  const exams = refreshed(async () => (await selectExams(database)).map(toExam), publishedMaxAgeMs, now);

  const exam = async (id: string): Promise<LoadedExam | null> => (await exams()).find((candidate) => candidate.id === id) ?? null;

  const module = (id: string): Promise<LoadedModule> => {
    const known = modules.get(id);
    if (known) return known;
    const loading = loadModule(database, id);
    modules.set(id, loading);
    loading.catch(() => modules.delete(id));
    return loading;
  };

  const definitionOf = async (userId: string, sessionId: string) => {
    const key = `${userId}/${sessionId}`;
    const known = sessions.get(key) ?? (await selectSession(database, userId, sessionId));
    if (!known) return null;
    if (sessions.size >= rememberedSessions) sessions.clear();
    sessions.set(key, { practice_exam_id: known.practice_exam_id, modules: known.modules });
    return known;
  };

  return {
    exams,
    exam,
    module,
    ofSession: async (userId, sessionId) => {
      if (!isUuid(sessionId)) return null;
      const definition = await definitionOf(userId, sessionId);
      if (!definition) return null;
      // Another process may have published it since the list was read.
      const taken = (await exam(definition.practice_exam_id)) ?? (await selectExams(database)).map(toExam).find(({ id }) => id === definition.practice_exam_id);
      if (!taken) throw new Error(`session ${sessionId} refers to the missing exam ${definition.practice_exam_id}`);
      const loaded = new Map<string, LoadedModule>();
      for (const { moduleId } of definition.modules) loaded.set(moduleId, await module(moduleId));
      return {
        exam: taken,
        module: (id) => {
          const found = loaded.get(id);
          if (!found) throw new Error(`session ${sessionId} has no module ${id}`);
          return found;
        },
      };
    },
  };
}
