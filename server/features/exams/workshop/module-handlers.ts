/** Writing modules. What was published never changes: saving it makes its next version. */
import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import type { AuthoredModule, createExamModule, moduleAuthoringCalls } from '#contract/module-authoring.ts';
import type { examPreviewCalls } from '#contract/exam-preview.ts';
import { sectionOfModule, stageOfModule } from '#core/authoring/exam-modules.ts';
import { questionSchema } from '#core/questions/question.ts';
import { idFromBytes, randomIdBytes } from '#core/random-id.ts';
import { topics } from '#core/topics/topics.ts';
import type { Database, Queryable } from '#server/database/database.ts';
import { madeBefore } from '#server/database/made-once-store.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { toPage } from '#server/http/paging.ts';
import { isRefusal, refuse, refuseAbout, type Refusal } from '#server/refusal.ts';
import { asAdmin } from '#server/features/admin/store.ts';
import { listedModule, moduleView, previewedModule, questionFacts } from './exam-view.ts';
import {
  insertDraftModule,
  isInPublishedExam,
  lockModules,
  selectModuleByNumber,
  selectModuleList,
  selectModulesById,
  selectUnusedQuestions,
  selectUsable,
  updateDraftModule,
  updateModuleStatus,
  type ModuleFields,
} from './module-store.ts';

type Calls = typeof moduleAuthoringCalls & typeof examPreviewCalls;
type Handlers = HandlersFor<Calls>;

type Body = Omit<z.output<NonNullable<typeof createExamModule.body>>, 'requestId'>;

const fieldsOf = (body: Body): ModuleFields => ({ ...body, section: sectionOfModule(body.moduleNumber), stage: stageOfModule(body.moduleNumber) });

/** What the log keeps of a module. */
const noted = ({ title, moduleNumber, route, timeLimit, calculatorAllowed, questions }: AuthoredModule) => ({
  title,
  moduleNumber,
  route,
  timeLimit,
  calculatorAllowed,
  questions: questions.map(({ id }) => id),
});

const named = (actionType: string, contentId: string, metadata: object) => ({ actionType, contentType: 'exam-module', contentId, metadata });

export function moduleAuthoringHandlers({ database, now }: { readonly database: Database; readonly now: () => number }): Handlers {
  const view = async (queryable: Queryable, id: string): Promise<AuthoredModule | Refusal> =>
    (await moduleView(queryable, id)) ?? refuseAbout('module-not-found', id);
  /** Refuses questions that no exam may ask. */
  const unusable = async (queryable: Queryable, { questions }: Body): Promise<Refusal | null> => {
    const usable = new Set(
      await selectUsable(
        queryable,
        questions.map(({ id }) => id),
      ),
    );
    const others = questions.filter(({ id }) => !usable.has(id)).map(({ id }) => id);
    return others.length > 0 ? refuseAbout('module-questions-unusable', others.slice(0, 10).join(', ')) : null;
  };
  const newId = () => idFromBytes('m', randomBytes(randomIdBytes));
  return {
    listExamModules: async ({ query: { cursor, limit, ...filter } }) => {
      const rows = await selectModuleList(database, filter, cursor ?? null, limit + 1);
      return toPage(rows, limit, ({ id }) => id, listedModule);
    },
    getExamModule: ({ params: { moduleId } }) => database.snapshot((queryable) => view(queryable, moduleId)),
    getModuleByNumber: ({ params: { moduleNumber } }) =>
      database.snapshot(async (queryable) => {
        const id = await selectModuleByNumber(queryable, moduleNumber);
        return id === null ? refuseAbout('module-number-not-found', String(moduleNumber)) : view(queryable, id);
      }),
    previewExamModule: ({ params: { moduleId } }) =>
      database.snapshot(async (queryable) => (await previewedModule(queryable, moduleId)) ?? refuseAbout('module-not-found', moduleId)),
    suggestModuleQuestions: async ({ query: { moduleNumber, questionCount, ...filter } }) => {
      const section = sectionOfModule(moduleNumber);
      const topicIds = topics.filter((topic) => topic.section === section).map(({ id }) => id);
      const bodies = await selectUnusedQuestions(database, { ...filter, topicIds, count: questionCount });
      return { questions: bodies.map((body) => questionFacts(questionSchema.parse(body), 'published', false)) };
    },
    createExamModule: signedIn(({ body, caller }) =>
      asAdmin<AuthoredModule>(database, caller.id, now(), async (queryable) => {
        const [id, time] = [newId(), new Date(now())];
        const before = await madeBefore(queryable, { by: caller.id, asked: body }, id, time);
        if (before) return { action: null, answer: await view(queryable, before) };
        const refused = await unusable(queryable, body);
        if (refused) return refused;
        await insertDraftModule(queryable, id, fieldsOf(body), null, time);
        const made = await view(queryable, id);
        return { action: named('create-exam-module', id, isRefusal(made) ? {} : { after: noted(made) }), answer: made };
      }),
    ),
    saveExamModule: signedIn(({ params: { moduleId }, body: { seenAt, ...body }, caller }) =>
      asAdmin<AuthoredModule>(database, caller.id, now(), async (queryable) => {
        await lockModules(queryable, [moduleId]);
        const before = await moduleView(queryable, moduleId);
        if (!before) return refuseAbout('module-not-found', moduleId);
        if (before.updatedAt !== seenAt) return refuse('exam-changed');
        const refused = await unusable(queryable, body);
        if (refused) return refused;
        const time = new Date(now());
        const id = before.status === 'draft' ? moduleId : newId();
        if (id === moduleId) await updateDraftModule(queryable, id, fieldsOf(body), time);
        else await insertDraftModule(queryable, id, fieldsOf(body), moduleId, time);
        const after = await view(queryable, id);
        return { action: named('save-exam-module', id, { before: noted(before), ...(!isRefusal(after) && { after: noted(after) }) }), answer: after };
      }),
    ),
    setExamModuleStatus: signedIn(({ params: { moduleId }, body: { isRetired }, caller }) =>
      asAdmin<AuthoredModule>(database, caller.id, now(), async (queryable) => {
        await lockModules(queryable, [moduleId]);
        const [row] = await selectModulesById(queryable, [moduleId]);
        if (!row) return refuseAbout('module-not-found', moduleId);
        if (isRetired === (row.status === 'retired')) return { action: null, answer: await view(queryable, moduleId) };
        if (isRetired && (await isInPublishedExam(queryable, moduleId))) return refuse('module-in-use');
        // Whether students had it before it was retired is not kept, so it comes back as what never changes.
        await updateModuleStatus(queryable, moduleId, isRetired ? 'retired' : 'published', new Date(now()));
        const metadata = { before: { status: row.status }, after: { status: isRetired ? 'retired' : 'published' } };
        return { action: named(isRetired ? 'retire-exam-module' : 'restore-exam-module', moduleId, metadata), answer: await view(queryable, moduleId) };
      }),
    ),
  };
}
