/** Writing practice exams. Other modules make a new version; sessions keep the shape they pinned at their start. */
import { randomBytes } from 'node:crypto';
import type { AuthoredExam, examAuthoringCalls, PlacedInExam } from '#contract/exam-authoring.ts';
import { idFromBytes, randomIdBytes } from '#core/random-id.ts';
import type { Database, Queryable } from '#server/database/database.ts';
import { madeBefore } from '#server/database/made-once-store.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { toPage } from '#server/http/paging.ts';
import { isRefusal, refuse, refuseAbout, type Refusal } from '#server/refusal.ts';
import { asAdmin } from '#server/features/admin/store.ts';
import { insertDraftExam, insertExamVersion, selectExamList, lockExamRow, selectPlaced, updateExam, updateExamStatus, type PlacedRow } from './exam-store.ts';
import { examView, listedExam } from './exam-view.ts';
import { lockModules, publishModules, selectModulesById } from './module-store.ts';

type Calls = typeof examAuthoringCalls;
type Handlers = HandlersFor<Calls>;

const toRow = ({ moduleId, position, label, breakBefore, routedBy, threshold }: PlacedInExam): PlacedRow => ({
  module_id: moduleId,
  position,
  label: label || null,
  break_before: breakBefore,
  routed_by: routedBy,
  threshold_of: threshold?.of ?? null,
  threshold_out_of: threshold?.outOf ?? null,
});

const inOrder = (rows: readonly PlacedRow[]) => JSON.stringify([...rows].sort((a, b) => a.position - b.position || (a.module_id < b.module_id ? -1 : 1)));

/** What the log keeps of an exam. */
const noted = ({ title, description, isPublic, isDiagnostic, status, version, modules }: AuthoredExam) => ({
  title,
  description,
  isPublic,
  isDiagnostic,
  status,
  version,
  modules: modules.map(({ moduleId, position }) => ({ moduleId, position })),
});

const named = (actionType: string, contentId: string, metadata: object) => ({ actionType, contentType: 'practice-exam', contentId, metadata });
const withProblems = (problems: readonly string[]): Refusal =>
  refuse('exam-has-problems', Object.fromEntries(problems.slice(0, 20).map((text, index) => [String(index), text])));

export function examAuthoringHandlers({ database, now }: { readonly database: Database; readonly now: () => number }): Handlers {
  const view = async (queryable: Queryable, id: string, version?: number): Promise<AuthoredExam | Refusal> =>
    (await examView(queryable, id, version)) ?? refuseAbout('exam-definition-not-found', id);
  /** Locks the modules of an exam, since one that is published must not change. Refuses if one is missing. */
  const locked = async (queryable: Queryable, modules: readonly PlacedInExam[]): Promise<Refusal | null> => {
    if (modules.length === 0) return refuse('exam-without-modules');
    const ids = modules.map(({ moduleId }) => moduleId);
    await lockModules(queryable, ids);
    const known = new Set((await selectModulesById(queryable, ids)).map(({ id }) => id));
    const missing = ids.find((id) => !known.has(id));
    return missing === undefined ? null : refuseAbout('module-missing', missing);
  };
  return {
    listExamDefinitions: async ({ query: { cursor, limit, ...filter } }) => {
      const rows = await selectExamList(database, filter, cursor ?? null, limit + 1);
      return toPage(rows, limit, ({ id }) => id, listedExam);
    },
    getExamDefinition: ({ params: { examId }, query: { version } }) => database.snapshot((queryable) => view(queryable, examId, version)),
    createExamDefinition: signedIn(({ body, caller }) =>
      asAdmin<AuthoredExam>(database, caller.id, now(), async (queryable) => {
        const { modules, requestId: _, ...fields } = body;
        const [id, time] = [idFromBytes('e', randomBytes(randomIdBytes)), new Date(now())];
        const before = await madeBefore(queryable, { by: caller.id, asked: body }, id, time);
        if (before) return { action: null, answer: await view(queryable, before) };
        const refused = await locked(queryable, modules);
        if (refused) return refused;
        await insertDraftExam(queryable, id, fields, time);
        await insertExamVersion(queryable, id, modules.map(toRow), caller.id, time);
        const made = await view(queryable, id);
        return { action: named('create-practice-exam', id, isRefusal(made) ? {} : { after: noted(made) }), answer: made };
      }),
    ),
    saveExamDefinition: signedIn(async ({ params: { examId }, body: { modules, seenAt, ...fields }, caller }) =>
      asAdmin<AuthoredExam>(database, caller.id, now(), async (queryable) => {
        const row = await lockExamRow(queryable, examId);
        const before = row && (await examView(queryable, examId));
        if (!before) return refuseAbout('exam-definition-not-found', examId);
        if (before.updatedAt !== seenAt) return refuse('exam-changed');
        const refused = await locked(queryable, modules);
        if (refused) return refused;
        const time = new Date(now());
        const rows = modules.map(toRow);
        const isSame = inOrder(rows) === inOrder(await selectPlaced(queryable, examId, before.version));
        const version = isSame ? before.version : await insertExamVersion(queryable, examId, rows, caller.id, time);
        await updateExam(queryable, examId, fields, version, time);
        if (before.status === 'published')
          await publishModules(
            queryable,
            modules.map(({ moduleId }) => moduleId),
            time,
          );
        const after = await view(queryable, examId);
        if (isRefusal(after)) return after;
        // Students are offered this exam: the change is undone with the transaction.
        if (before.status === 'published' && after.problems.length > 0) return withProblems(after.problems);
        return { action: named('save-practice-exam', examId, { before: noted(before), after: noted(after) }), answer: after };
      }),
    ),
    setExamStatus: signedIn(({ params: { examId }, body: { status, seenAt }, caller }) =>
      asAdmin<AuthoredExam>(database, caller.id, now(), async (queryable) => {
        const row = await lockExamRow(queryable, examId);
        const before = row && (await examView(queryable, examId));
        if (!before) return refuseAbout('exam-definition-not-found', examId);
        if (before.updatedAt !== seenAt) return refuse('exam-changed');
        const time = new Date(now());
        if (status === 'published') {
          const ids = before.modules.map(({ moduleId }) => moduleId);
          await lockModules(queryable, ids);
          const { problems } = (await examView(queryable, examId)) ?? before;
          if (problems.length > 0) return withProblems(problems);
          await publishModules(queryable, ids, time);
        }
        await updateExamStatus(queryable, examId, status, time);
        const metadata = { before: { status: before.status }, after: { status } };
        return { action: named(`practice-exam-${status}`, examId, metadata), answer: await view(queryable, examId) };
      }),
    ),
  };
}
