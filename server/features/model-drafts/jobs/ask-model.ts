/**
 * Carries out a request: the model writes, the gates check (with one more try if something blocks), a second call solves the question
 * without its key, and what came out is stored in one transaction. A repeat after a crash begins with the first call again.
 */
import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { draftAnswerSchema, editAnswerSchema, readObject, solveAnswerSchema, type Read } from '#core/authoring/model-drafts/answers.ts';
import { questionFromAnswer, withEdits } from '#core/authoring/model-drafts/build.ts';
import { draftMessages, editMessages, mendMessages, solveMessages, type Message } from '#core/authoring/model-drafts/prompts.ts';
import { isCorrect } from '#core/questions/check-answer.ts';
import { questionSchema, type Provenance, type Question } from '#core/questions/question.ts';
import { seededRandom } from '#core/random.ts';
import { choiceFormProblems } from '#content/verify/gates/key-and-choices.ts';
import { siteOf, type Dossier } from '#content/dossiers/dossier.ts';
import { keptDossiers } from '#server/content/dossiers.ts';
import type { Base } from '#server/feature.ts';
import { ModelFailure } from '#server/integrations/language-model.ts';
import type { Job, Task } from '#server/jobs/task.ts';
import { asAdmin } from '#server/features/admin/store.ts';
import { problemsOf } from '#server/features/authoring/shared/problems.ts';
import { newQuestionId } from '#server/features/authoring/shared/question-id.ts';
import { insertAuthored, insertDrafts, selectBody } from '#server/features/authoring/store.ts';
import { knownArchetypes } from '../archetypes.ts';
import * as store from '../store.ts';
import { wantedSchema, type RequestResult, type Wanted } from '../wanted.ts';
import { callModel, Stopped } from './call-model.ts';

export const askModelPayload = z.strictObject({ requestId: z.uuid() });

const maxAttempts = 4;

/** What the model is asked, and how its answer becomes a question. */
interface Writing {
  readonly messages: readonly Message[];
  readonly read: (answer: string) => Read<Question>;
}

/** Every order these can have. */
const ordersOf = (digits: string): string[] =>
  digits === '' ? [''] : [...digits].flatMap((first) => ordersOf(digits.replace(first, '')).map((rest) => first + rest));

/** Nobody knows where the right choice will stand, except that numbers ascend. */
function placed(make: (order: string) => Read<Question>): Read<Question> {
  const made = seededRandom(randomInt(2 ** 31))
    .shuffle(ordersOf('0123'))
    .map(make);
  const isAscending = (each: Read<Question>) => each.ok && !choiceFormProblems(each.value).some((problem) => problem.includes('ascending'));
  return made.find(isAscending) ?? made[0] ?? make('0123');
}

/** A claim with the sources that the dossier names for it: a model never names a source itself. */
function factsOf(dossier: Dossier | null, claims: readonly string[]): Read<{ claim: string; reference: string }[]> {
  if (!dossier) return { ok: true, value: [] };
  const used = dossier.claims.filter(({ id }) => claims.includes(id));
  const strange = claims.filter((id) => !used.some((claim) => claim.id === id));
  if (strange.length > 0) return { ok: false, problems: [`claims: the dossier has no claim ${strange[0]?.slice(0, 60)}`] };
  if (used.length === 0) return { ok: false, problems: ['claims: name the claims of the dossier that the text rests on'] };
  return {
    ok: true,
    value: used.map(({ claim, sources }) => ({
      claim,
      reference: sources
        .map(({ title, url }) => `${title} (${siteOf(url)})`)
        .join('; ')
        .slice(0, 400),
    })),
  };
}

export function askModel(base: Base): Task<z.output<typeof askModelPayload>> {
  const { database, now, learningContent } = base;

  async function draftWriting(request: store.RequestRow, { archetype, level, dossier: dossierId, wishes }: Wanted): Promise<Writing> {
    const known = (await knownArchetypes(await learningContent())).get(archetype ?? '');
    const dossier = dossierId === null ? null : ((await keptDossiers()).get(dossierId) ?? null);
    if (!known || level === null || (dossierId !== null && !dossier)) throw new ModelFailure('The archetype or the dossier no longer exists.');
    const { topicId, concept } = known;
    const body = await store.selectExample(database, known.archetype, level);
    const example = body === null ? null : questionSchema.parse(body);
    const shown = dossier && { title: dossier.title, claims: dossier.claims.map(({ id, claim, attributedTo }) => ({ id, claim, attributedTo })) };
    const id = newQuestionId();
    return {
      messages: draftMessages({ archetype: known.archetype, topicId, level, concept, example, dossier: shown, wishes }),
      read: (text) => {
        const answer = readObject(text, draftAnswerSchema);
        if (!answer.ok) return answer;
        const facts = factsOf(dossier, answer.value.claims);
        if (!facts.ok) return facts;
        const provenance: Provenance = {
          kind: 'drafted',
          model: request.model,
          requestId: request.id,
          basis: dossier ? `dossier ${dossier.id}, archetype ${known.archetype}` : `archetype ${known.archetype}`,
          setting: dossier ? 'factual' : 'fictional',
          facts: facts.value,
        };
        return placed((order) => questionFromAnswer(answer.value, { id, topicId, archetype: known.archetype, level, provenance, order }));
      },
    };
  }

  async function editWriting(request: store.RequestRow, { wishes }: Wanted): Promise<Writing> {
    const { kind, question_id: id, question_version: version } = request;
    const body = kind !== 'draft' && id !== null && version !== null ? await selectBody(database, id, version) : null;
    if (kind === 'draft' || !body) throw new ModelFailure('The question no longer exists.');
    const question = questionSchema.parse(body);
    return {
      messages: editMessages(question, kind, wishes),
      read: (text) => {
        const answer = readObject(text, editAnswerSchema);
        if (!answer.ok) return answer;
        const edited = withEdits(question, kind, answer.value.edits);
        const { provenance } = question;
        if (!edited.ok || kind !== 'rewrite' || provenance.kind === 'imported' || provenance.kind === 'public-domain') return edited;
        // Rewritten texts are the model's; where its facts come from does not change.
        const { setting, facts } = provenance.kind === 'authored' || provenance.kind === 'drafted' ? provenance : { setting: 'fictional' as const, facts: [] };
        const basis = `question ${question.id}, version ${version}`;
        return { ok: true, value: { ...edited.value, provenance: { kind: 'drafted', model: request.model, requestId: request.id, basis, setting, facts } } };
      },
    };
  }

  /** What the answer became, or everything that blocks it. */
  function checked({ read }: Writing, answer: string): Read<Question> {
    const question = read(answer);
    if (!question.ok) return question;
    const { blocking } = problemsOf(question.value);
    return blocking.length > 0 ? { ok: false, problems: blocking } : question;
  }

  async function write(request: store.RequestRow, writing: Writing, signal: AbortSignal): Promise<Read<Question>> {
    const answer = await callModel(base, request.id, 'write', writing.messages, signal);
    const first = checked(writing, answer);
    if (first.ok) return first;
    const again = await callModel(base, request.id, 'mend', mendMessages(writing.messages, answer.slice(0, 12_000), first.problems), signal);
    return checked(writing, again);
  }

  /** A question that could not be solved is kept: what was paid for is not lost, and the author sees why. */
  async function solve(request: store.RequestRow, question: Question, signal: AbortSignal): Promise<RequestResult['blind']> {
    let text: string;
    try {
      text = await callModel(base, request.id, 'solve', solveMessages(question), signal);
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
  async function keep(request: store.RequestRow, { use }: Wanted, question: Question, blind: RequestResult['blind']): Promise<void> {
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

  async function carryOut(request: store.RequestRow, signal: AbortSignal): Promise<void> {
    const wanted = wantedSchema.parse(request.wanted);
    const question = await write(request, await (request.kind === 'draft' ? draftWriting(request, wanted) : editWriting(request, wanted)), signal);
    if (!question.ok) {
      await end(request.id, {
        state: 'failed',
        problems: ['What the model wrote does not pass the checks, so nothing was saved.', ...question.problems.slice(0, 12)],
      });
      return;
    }
    const isSolved = request.kind === 'draft' || request.kind === 'rewrite';
    await keep(request, wanted, question.value, isSolved ? await solve(request, question.value, signal) : null);
  }

  const end = (id: string, ending: store.Ending) => database.transaction((queryable) => store.endRequest(queryable, id, ending, new Date(now())));

  return {
    payload: askModelPayload,
    maxAttempts,
    run: async ({ requestId }, { signal, attempt }: Job) => {
      const request = (await store.beginRequest(database, requestId)) ? await store.selectRequest(database, requestId) : null;
      if (!request) {
        // Stopped while nobody was carrying it out.
        await end(requestId, { state: 'canceled' });
        return;
      }
      try {
        await carryOut(request, signal);
      } catch (error) {
        if (error instanceof Stopped) await end(requestId, { state: 'canceled' });
        else if (error instanceof ModelFailure) await end(requestId, { state: 'failed', problems: [error.message] });
        else {
          if (attempt >= maxAttempts) await end(requestId, { state: 'failed', problems: ['Something went wrong on this server. Try again.'] });
          throw error;
        }
      }
    },
  };
}
