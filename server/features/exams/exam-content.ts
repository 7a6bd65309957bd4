/**
 * Exam content in memory. Modules never change once published, so they are read once per
 * process, with the learner's view made and serialized once; the list of exams is read again
 * every few seconds.
 */
import { moduleViewSchema, type ModuleView } from '#contract/exam-modules.ts';
import type { DefinedShape, Slot } from '#core/exams/shape.ts';
import { learnerView } from '#core/questions/learner-view.ts';
import type { Question } from '#core/questions/question.ts';
import type { Section } from '#core/topics/topics.ts';
import { publishedMaxAgeMs, cached } from '#server/cached.ts';
import type { Database, Queryable } from '#server/database/database.ts';
import { selectQuestions } from '#server/content/question-store.ts';
import { isUuid } from '#server/database/uuid.ts';
import { mergeSerialized, serialized, type SerializedJson } from '#server/http/serialized-json.ts';
import { selectModule, selectModuleQuestions, selectExams, type ExamRow, type ModuleQuestion } from './content-store.ts';
import { definedShape } from './defined-shape.ts';
import { selectDrawnModules } from './drawn-store.ts';
import { selectSession } from './session-store.ts';

export interface LoadedModule {
  readonly id: string;
  readonly section: Section;
  readonly questions: readonly ModuleQuestion[];
  readonly byId: ReadonlyMap<string, Question>;
  /** The learner's view at this place in an exam, under the name it has for this student. */
  view(name: string, slot: Pick<Slot, 'position' | 'stage'>): SerializedJson<ModuleView>;
}

interface LoadedExam {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly description: string;
  /** Other exams can be finished, but not started. */
  readonly isPublic: boolean;
  readonly isDiagnostic: boolean;
  readonly shape: DefinedShape;
  readonly questionCount: number;
  /** Standard time of all modules, without breaks. */
  readonly minutes: number;
}

/** What a session asks, in memory: for use inside a transaction, where nothing else may be waited for. */
export interface SessionContent {
  /** Of the modules the session started with. */
  module(id: string): LoadedModule;
  /** Its modules are drawn one after another; `module` has only those drawn when this was read. */
  readonly isDrawn: boolean;
}

/** Content not in memory is read once for all callers that wait. Never called inside a transaction (server/cached.ts). */
export interface ExamContent {
  exams(): Promise<readonly LoadedExam[]>;
  exam(id: string): Promise<LoadedExam | null>;
  module(userId: string, id: string): Promise<LoadedModule>;
  /** Null if the user has no such session. */
  ofSession(userId: string, sessionId: string): Promise<SessionContent | null>;
}

const rememberedSessions = 20_000;
/** Of modules drawn for one student, each some kilobytes. */
const rememberedDrawn = 4_000;

/** Returns nothing for an exam whose modules form no shape: an exam nobody can take is not shown, and does not keep others from being shown. */
function toExam({ id, number, title, description, status, is_public, is_diagnostic, modules }: ExamRow): LoadedExam[] {
  const shape = definedShape(modules);
  if (!shape) return [];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const questionCount = sum(shape.map((slot) => slot.questionCount));
  const minutes = sum(shape.map(({ timeLimit }) => timeLimit)) / 60;
  return [{ id, number, title, description, isPublic: is_public && status === 'published', isDiagnostic: is_diagnostic, shape, questionCount, minutes }];
}

function loaded(id: string, section: Section, questions: readonly ModuleQuestion[]): LoadedModule {
  const views = new Map<string, SerializedJson<Omit<ModuleView, 'moduleId'>>>();
  const render = ({ position, stage }: Pick<Slot, 'position' | 'stage'>) =>
    serialized(
      moduleViewSchema.omit({ moduleId: true }).parse({ position, section, stage, questions: questions.map(({ question }) => learnerView(question)) }),
    );
  return {
    id,
    section,
    questions,
    byId: new Map(questions.map(({ question }) => [question.id, question])),
    view: (name, slot) => {
      const place = `${slot.position} ${slot.stage}`;
      const view = views.get(place) ?? render(slot);
      views.set(place, view);
      return mergeSerialized(serialized({ moduleId: name }), view);
    },
  };
}

async function loadModule(queryable: Queryable, id: string): Promise<LoadedModule> {
  const row = await selectModule(queryable, id);
  if (!row) throw new Error(`Exam module with ID ${id} not found`);
  return loaded(id, row.section, await selectModuleQuestions(queryable, id));
}

/** The modules drawn so far for a session. */
async function loadDrawn(queryable: Queryable, userId: string, sessionId: string): Promise<LoadedModule[]> {
  const drawn = await selectDrawnModules(queryable, userId, sessionId);
  const questions = new Map(
    (
      await selectQuestions(
        queryable,
        drawn.flatMap((module) => module.questions),
      )
    ).map((question) => [question.id, question]),
  );
  return drawn.map(({ position, section, questions: pinned }) =>
    loaded(
      drawnName(sessionId, position),
      section,
      pinned.map(({ id }) => {
        const question = questions.get(id);
        if (!question) throw new Error(`the question ${id} of a drawn module is gone`);
        return { question, isPretest: false };
      }),
    ),
  );
}

/** What a module that is drawn for this session is called in its shape. */
export const drawnName = (sessionId: string, position: number): string => `drawn.${sessionId}.${position}`;
const sessionOfDrawn = (moduleId: string): string | null => /^drawn\.([\w-]+)\.\d+$/.exec(moduleId)?.[1] ?? null;

export function examContent(database: Database, now: () => number): ExamContent {
  const modules = new Map<string, Promise<LoadedModule>>();
  /** The modules of a session never change. */
  const sessions = new Map<string, readonly string[]>();
  const exams = cached(async () => (await selectExams(database)).flatMap(toExam), publishedMaxAgeMs, now);

  const exam = async (id: string): Promise<LoadedExam | null> => (await exams()).find((candidate) => candidate.id === id) ?? null;

  const drawn = new Map<string, LoadedModule>();
  /** Modules drawn since they were last read are read with all others of their session. */
  const drawnModule = async (userId: string, sessionId: string, id: string): Promise<LoadedModule | null> => {
    const known = drawn.get(id);
    if (known) return known;
    if (drawn.size >= rememberedDrawn) drawn.clear();
    for (const module of await loadDrawn(database, userId, sessionId)) drawn.set(module.id, module);
    return drawn.get(id) ?? null;
  };

  const published = (id: string): Promise<LoadedModule> => {
    const known = modules.get(id);
    if (known) return known;
    const loading = loadModule(database, id);
    modules.set(id, loading);
    loading.catch(() => modules.delete(id));
    return loading;
  };

  const modulesOf = async (userId: string, sessionId: string): Promise<readonly string[] | null> => {
    const key = `${userId}/${sessionId}`;
    const known = sessions.get(key);
    if (known) return known;
    const session = await selectSession(database, userId, sessionId);
    if (!session) return null;
    const ids = session.shape.flatMap((slot) => slot.modules.map(({ moduleId }) => moduleId));
    if (sessions.size >= rememberedSessions) sessions.clear();
    sessions.set(key, ids);
    return ids;
  };

  const module = async (userId: string, id: string): Promise<LoadedModule> => {
    const session = sessionOfDrawn(id);
    if (session === null) return published(id);
    const found = await drawnModule(userId, session, id);
    if (!found) throw new Error(`no module ${id} has been drawn`);
    return found;
  };

  return {
    exams,
    exam,
    module,
    ofSession: async (userId, sessionId) => {
      const ids = isUuid(sessionId) ? await modulesOf(userId, sessionId) : null;
      if (!ids) return null;
      const isDrawn = ids.some((id) => sessionOfDrawn(id) !== null);
      const held = new Map<string, LoadedModule>();
      if (isDrawn) for (const module of await loadDrawn(database, userId, sessionId)) held.set(module.id, module);
      else for (const id of ids) held.set(id, await published(id));
      return {
        isDrawn,
        module: (id) => {
          const found = held.get(id);
          if (!found) throw new Error(`session ${sessionId} has no module ${id}`);
          return found;
        },
      };
    },
  };
}
