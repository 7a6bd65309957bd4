/** Asking a language model: the request is stored, what it can cost at most is taken from the day's budget, and a job carries it out. */
import type * as z from 'zod';
import type { startModelRequest } from '#contract/model-drafts.ts';
import { editableTexts } from '#core/authoring/model-drafts/build.ts';
import { questionSchema, type Question } from '#core/questions/question.ts';
import { keptDossiers } from '#server/content/dossiers.ts';
import type { Queryable } from '#server/database/database.ts';
import { madeBefore } from '#server/database/made-once-store.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import type { Base } from '#server/feature.ts';
import { signedIn, type Handler } from '#server/http/handler.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { isRefusal, refuse, type Refusal } from '#server/refusal.ts';
import { asAdmin } from '../admin/store.ts';
import { selectBody, selectQuestionRow } from '../authoring/store.ts';
import { knownArchetypes } from './archetypes.ts';
import { budgetDay, maxCost } from './price.ts';
import { countOpen, insertRequest, reserve } from './store.ts';
import type { Wanted } from './wanted.ts';

type Asked = z.output<NonNullable<typeof startModelRequest.body>>;

/** Requests of one author that wait or run. */
const maxOpen = 5;
/** Requests run one after another in each queue, so that two models' answers at most are waited for, and other jobs have room. */
const queues = ['model-1', 'model-2'] as const;

/** Why a question cannot be drafted from this; null if it can, or if none is asked for. */
async function basisProblem(asked: Asked, learningContent: Base['learningContent']): Promise<Refusal | null> {
  if (asked.kind !== 'draft') return null;
  const known = (await knownArchetypes(await learningContent())).get(asked.archetype);
  if (!known) return refuse('model-basis-not-found');
  // Facts belong into passages: Math has its numbers.
  if (asked.dossier !== undefined && (known.topicId > 10 || !(await keptDossiers()).has(asked.dossier))) return refuse('model-basis-not-found');
  return null;
}

interface Subject {
  readonly question: Question;
  readonly version: number;
}

/** The question that is to be rewritten, in its newest version; null if a new one is asked for. */
async function subjectOf(queryable: Queryable, asked: Asked): Promise<Subject | Refusal | null> {
  if (asked.kind === 'draft') return null;
  const row = await selectQuestionRow(queryable, asked.questionId);
  const body = row && (await selectBody(queryable, asked.questionId, row.newest_version));
  if (!row || !body) return refuse('question-not-found');
  const question = questionSchema.parse(body);
  return editableTexts(question, asked.kind).length === 0 ? refuse('nothing-to-rewrite') : { question, version: row.newest_version };
}

const wantedOf = (asked: Asked): Wanted =>
  asked.kind === 'draft'
    ? { archetype: asked.archetype, level: asked.level, dossier: asked.dossier ?? null, use: asked.use, wishes: asked.wishes }
    : { archetype: null, level: null, dossier: null, use: 'practice', wishes: asked.wishes };

export const startModelRequestHandler = ({ config, database, languageModel, learningContent, now }: Base): Handler<typeof startModelRequest> =>
  signedIn(async ({ body, caller }) => {
    const settings = config.languageModel;
    if (!languageModel || !settings) return refuse('model-not-set-up');
    const problem = await basisProblem(body, learningContent);
    if (problem) return problem;
    return asAdmin<{ id: string }>(database, caller.id, now(), async (queryable) => {
      const id = uuidv7(now());
      const before = await madeBefore(queryable, { by: caller.id, asked: body }, id, new Date(now()));
      if (before) return { action: null, answer: { id: before } };
      if ((await countOpen(queryable, caller.id)) >= maxOpen) return refuse('too-many-model-requests');
      const about = await subjectOf(queryable, body);
      if (isRefusal(about)) return about;
      const reserved = maxCost(body.kind, about?.question ?? null, settings.prices);
      const day = budgetDay(now());
      if (!(await reserve(queryable, day, reserved, settings.dailyBudget))) return refuse('model-budget-spent');
      const wanted = wantedOf(body);
      const questionId = body.kind === 'draft' ? null : body.questionId;
      const request = { id, authorId: caller.id, kind: body.kind, wanted, questionId, questionVersion: about?.version ?? null, model: languageModel.name };
      await insertRequest(queryable, { ...request, day, reserved, now: new Date(now()) });
      await enqueue(queryable, 'ask-model', { requestId: id }, { queue: queues[id.charCodeAt(id.length - 1) % queues.length] ?? queues[0] });
      const metadata = { kind: body.kind, questionId, ...wanted };
      return { action: { actionType: 'ask-model', contentType: 'model-request', contentId: id, metadata }, answer: { id } };
    });
  });
