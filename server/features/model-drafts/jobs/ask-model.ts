/**
 * Carries out a request: the model writes, the gates check (with one more try if something blocks), a second call solves the question
 * without its key, and what came out is stored in one transaction. A repeat after a crash begins with the first call again.
 */
import * as z from 'zod';
import { readObject, solveAnswerSchema, type Read } from '#core/authoring/model-drafts/answers.ts';
import { mendMessages, solveMessages } from '#core/authoring/model-drafts/prompts.ts';
import { isCorrect } from '#core/questions/check-answer.ts';
import type { Question } from '#core/questions/question.ts';
import type { Base } from '#server/feature.ts';
import { ModelFailure } from '#server/integrations/language-model.ts';
import type { Job, Task } from '#server/jobs/task.ts';
import { asAdmin } from '#server/features/admin/store.ts';
import { problemsOf } from '#server/features/authoring/shared/problems.ts';
import { insertAuthored, insertDrafts } from '#server/features/authoring/store.ts';
import * as store from '../store.ts';
import { wantedSchema, type RequestResult, type Wanted } from '../wanted.ts';
import { callModel, Stopped } from './call-model.ts';
import { writingOf, type Writing } from './writing.ts';

export const askModelPayload = z.strictObject({ requestId: z.uuid() });

/** What the answer became, or everything that blocks it. */
function checked({ read }: Writing, answer: string): Read<Question> {
  const question = read(answer);
  if (!question.ok) return question;
  const { blocking } = problemsOf(question.value);
  return blocking.length > 0 ? { ok: false, problems: blocking } : question;
}

async function write(base: Base, requestId: string, writing: Writing, signal: AbortSignal): Promise<Read<Question>> {
  const answer = await callModel(base, requestId, 'write', writing.messages, signal);
  const first = checked(writing, answer);
  if (first.ok) return first;
  const again = await callModel(base, requestId, 'mend', mendMessages(writing.messages, answer.slice(0, 12_000), first.problems), signal);
  return checked(writing, again);
}

/** A question that could not be solved is kept: what was paid for is not lost, and the author sees why. */
async function solve(base: Base, requestId: string, question: Question, signal: AbortSignal): Promise<RequestResult['blind']> {
  let text: string;
  try {
    text = await callModel(base, requestId, 'solve', solveMessages(question), signal);
  } catch (error) {
    if (error instanceof ModelFailure) return { answer: '', isRight: false, reason: error.message };
    throw error;
  }
  const answer = readObject(text, solveAnswerSchema);
  if (!answer.ok) return { answer: '', isRight: false, reason: `It could not be read: ${answer.problems.join(' ')}` };
  const given =
    question.format === 'choice'
      ? answer.value.answer
          .toUpperCase()
          .replace(/^CHOICE\s+/, '')
          .slice(0, 1)
      : answer.value.answer;
  return { answer: given, isRight: isCorrect(question, given), reason: answer.value.reason.slice(0, 1000) };
}

/** Stores what came out, with the end of the request; nothing if somebody has stopped it by then. */
async function keep(
  { database, now }: Pick<Base, 'database' | 'now'>,
  request: store.RequestRow,
  { use }: Wanted,
  question: Question,
  blind: RequestResult['blind'],
): Promise<void> {
  const isDraft = request.kind === 'draft';
  const key = question.format === 'choice' ? question.solution.key : question.solution.keys.join(', ');
  const result: RequestResult = {
    question: isDraft ? null : question,
    savedVersion: isDraft ? 1 : null,
    advice: [...problemsOf(question).advice],
    blind,
    key,
  };
  await asAdmin(database, request.author_id, now(), async (queryable) => {
    const locked = await store.lockRequest(queryable, request.id);
    const time = new Date(now());
    if (locked?.state !== 'running') throw new Stopped();
    await store.endRequest(queryable, request.id, { state: 'done', result, ...(isDraft && { questionId: question.id }) }, time);
    if (!isDraft) return { action: null, answer: {} };
    await insertDrafts(queryable, [question.id], 'drafted', use, time);
    await insertAuthored(queryable, [question], request.author_id, time);
    return {
      action: { actionType: 'create-question', contentType: 'question', contentId: question.id, metadata: { use, requestId: request.id } },
      answer: {},
    };
  });
}

const brokenOff: store.Ending = { state: 'failed', problems: ['Something went wrong on this server. Try again.'] };

const end = ({ database, now }: Pick<Base, 'database' | 'now'>, id: string, ending: store.Ending) =>
  database.transaction((queryable) => store.endRequest(queryable, id, ending, new Date(now())));

async function carryOut(base: Base, request: store.RequestRow, signal: AbortSignal): Promise<void> {
  const wanted = wantedSchema.parse(request.wanted);
  const question = await write(base, request.id, await writingOf(base, request, wanted), signal);
  if (!question.ok) {
    await end(base, request.id, {
      state: 'failed',
      problems: ['What the model wrote does not pass the checks, so nothing was saved.', ...question.problems.slice(0, 12)],
    });
    return;
  }
  const isSolved = request.kind === 'draft' || request.kind === 'rewrite';
  await keep(base, request, wanted, question.value, isSolved ? await solve(base, request.id, question.value, signal) : null);
}

export const askModel = (base: Base): Task<z.output<typeof askModelPayload>> => ({
  payload: askModelPayload,
  maxAttempts: 4,
  abandon: (queryable, { requestId }) => store.endRequest(queryable, requestId, brokenOff, new Date(base.now())),
  run: async ({ requestId }, { signal }: Job) => {
    const { database } = base;
    const request = (await store.beginRequest(database, requestId)) ? await store.selectRequest(database, requestId) : null;
    if (!request) {
      // Stopped while nobody was carrying it out.
      await end(base, requestId, { state: 'canceled' });
      return;
    }
    try {
      await carryOut(base, request, signal);
    } catch (error) {
      if (error instanceof Stopped) await end(base, requestId, { state: 'canceled' });
      else if (error instanceof ModelFailure) await end(base, requestId, { state: 'failed', problems: [error.message] });
      else throw error;
    }
  },
});
