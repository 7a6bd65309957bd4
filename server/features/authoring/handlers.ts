/** Writing, checking, publishing and retiring questions. Versions never change; a step is refused if the question is not as its author saw it. */
import type { DraftProblems } from '#content/verify/draft-problems.ts';
import type { authoringCalls, AuthoredQuestion } from '#contract/authoring.ts';
import { mayBecome } from '#core/authoring/question-status.ts';
import { excerptOf } from '#core/questions/excerpt.ts';
import { questionSchema } from '#core/questions/question.ts';
import type { Database, Queryable } from '#server/database/database.ts';
import { madeBefore } from '#server/database/made-once-store.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { toPage } from '#server/http/paging.ts';
import { refuse, type Refusal } from '#server/refusal.ts';
import { asAdmin } from '../admin/store.ts';
import { selectBlindSolves } from '../model-drafts/store.ts';
import { problemsOf } from './shared/problems.ts';
import { newQuestionId } from './shared/question-id.ts';
import {
  insertAuthored,
  insertDrafts,
  selectBody,
  selectExamsOf,
  selectQuestionList,
  lockQuestionRow,
  selectQuestionRow,
  selectReportsOf,
  selectStatistics,
  selectVersions,
  updateQuestion,
  type ListedRow,
  type QuestionRow,
} from './store.ts';

type Handlers = HandlersFor<typeof authoringCalls>;

const useOf = ({ for_exams }: Pick<QuestionRow, 'for_exams'>) => (for_exams ? 'exam' : 'practice');

function toListed(row: ListedRow) {
  const question = questionSchema.parse(row.body);
  return {
    id: row.id,
    origin: row.origin,
    status: row.status,
    version: row.current_version,
    newestVersion: row.newest_version,
    topicId: row.topic_id,
    archetype: row.archetype,
    difficulty: row.difficulty,
    use: useOf(row),
    excerpt: excerptOf(question),
    reports: row.reports,
    updatedAt: row.updated_at.toISOString(),
  } as const;
}

/** The question with its history; in its newest version unless another is asked for. Null if there is none. */
async function wholeView(queryable: Queryable, id: string, version?: number): Promise<AuthoredQuestion | null> {
  const row = await selectQuestionRow(queryable, id);
  const body = row && (await selectBody(queryable, id, version ?? row.newest_version));
  if (!row || !body) return null;
  const question = questionSchema.parse(body);
  return {
    id,
    origin: row.origin,
    status: row.status,
    version: row.current_version,
    newestVersion: row.newest_version,
    topicId: question.topicId,
    archetype: question.archetype,
    difficulty: question.difficulty,
    use: useOf(row),
    updatedAt: row.updated_at.toISOString(),
    question: JSON.parse(JSON.stringify(question)),
    versions: (await selectVersions(queryable, id)).map((each) => ({
      version: each.version,
      createdAt: each.created_at.toISOString(),
      release: each.release,
      authorName: each.author_name,
    })),
    statistics: (await selectStatistics(queryable, id)).map((each) => ({
      version: each.question_version,
      responses: each.responses,
      correct: each.correct,
      omitted: each.omitted,
      chosen: [each.chose_a, each.chose_b, each.chose_c, each.chose_d],
      meanTimeMs: each.responses > 0 ? Math.round(each.time_spent_ms / each.responses) : null,
    })),
    exams: await selectExamsOf(queryable, id),
    reports: (await selectReportsOf(queryable, id)).map(({ id: reportId, reason, note, created_at }) => ({
      id: reportId,
      reason,
      note,
      createdAt: created_at.toISOString(),
    })),
    blindSolves: (await selectBlindSolves(queryable, id)).map(({ id: requestId, model, version, blind, ended_at }) => ({
      requestId,
      model,
      version,
      ...blind,
      at: ended_at.toISOString(),
    })),
    problems: mutable(problemsOf(question)),
  };
}

const mutable = ({ blocking, advice }: DraftProblems) => ({ blocking: [...blocking], advice: [...advice] });

const named = (actionType: string, contentId: string, metadata: object) => ({ actionType, contentType: 'question', contentId, metadata });

export function authoringHandlers({ database, now }: { readonly database: Database; readonly now: () => number }): Handlers {
  const seen = async (queryable: Queryable, id: string): Promise<AuthoredQuestion | Refusal> =>
    (await wholeView(queryable, id)) ?? refuse('question-not-found');
  return {
    listQuestions: async ({ query: { cursor, limit, ...filter } }) => {
      const rows = await selectQuestionList(database, filter, cursor ?? null, limit + 1);
      return toPage(rows, limit, ({ id }) => id, toListed);
    },
    getQuestion: ({ params: { questionId }, query: { version } }) =>
      database.snapshot(async (queryable) => (await wholeView(queryable, questionId, version)) ?? refuse('question-not-found')),
    checkQuestion: async ({ body: { question } }) => mutable(problemsOf(question)),
    createQuestion: signedIn(({ body, caller }) =>
      asAdmin<AuthoredQuestion>(database, caller.id, now(), async (queryable) => {
        const { question, use } = body;
        const [id, time] = [newQuestionId(), new Date(now())];
        const before = await madeBefore(queryable, { by: caller.id, asked: body }, id, time);
        if (before) return { action: null, answer: await seen(queryable, before) };
        await insertDrafts(queryable, [id], 'authored', use, time);
        await insertAuthored(queryable, [{ ...question, id, version: 1 }], caller.id, time);
        return { action: named('create-question', id, { use }), answer: await seen(queryable, id) };
      }),
    ),
    saveQuestion: signedIn(({ params: { questionId }, body, caller }) =>
      asAdmin<AuthoredQuestion>(database, caller.id, now(), async (queryable) => {
        const row = await lockQuestionRow(queryable, questionId);
        if (!row) return refuse('question-not-found');
        if (row.newest_version !== body.newestVersion) return refuse('question-changed');
        const version = row.newest_version + 1;
        const time = new Date(now());
        await insertAuthored(queryable, [{ ...body.question, id: questionId, version }], caller.id, time);
        const isOffered = row.status === 'published' || row.status === 'retired';
        await updateQuestion(queryable, questionId, row.status, isOffered ? row.current_version : version, time);
        return { action: named('save-question', questionId, { from: body.newestVersion, to: version }), answer: await seen(queryable, questionId) };
      }),
    ),
    setQuestionStatus: signedIn(({ params: { questionId }, body: { status, version, seen: before, reason }, caller }) =>
      asAdmin<AuthoredQuestion>(database, caller.id, now(), async (queryable) => {
        const row = await lockQuestionRow(queryable, questionId);
        if (!row) return refuse('question-not-found');
        if (row.status !== before.status || row.current_version !== before.version) return refuse('question-changed');
        const body = await selectBody(queryable, questionId, version);
        if (!body) return refuse('question-not-found');
        if (!mayBecome(row.status, status)) return refuse('question-step-not-possible');
        const { blocking } = status === 'published' ? problemsOf(questionSchema.parse(body)) : { blocking: [] };
        if (blocking.length > 0) return refuse('question-has-problems', Object.fromEntries(blocking.slice(0, 20).map((text, index) => [String(index), text])));
        await updateQuestion(queryable, questionId, status, version, new Date(now()));
        const metadata = { before, after: { status, version }, ...(reason !== undefined && { reason }) };
        return { action: named(`question-${status}`, questionId, metadata), answer: await seen(queryable, questionId) };
      }),
    ),
  };
}
