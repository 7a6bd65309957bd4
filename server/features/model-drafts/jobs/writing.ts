/** What the model is asked for a request, and how its answer becomes a question. */
import { randomInt } from 'node:crypto';
import { draftAnswerSchema, editAnswerSchema, readObject, type DraftAnswer, type Read } from '#core/authoring/model-drafts/answers.ts';
import { questionFromAnswer, withEdits, type Place } from '#core/authoring/model-drafts/build.ts';
import { draftMessages, editMessages, type Message } from '#core/authoring/model-drafts/prompts.ts';
import { questionSchema, type Provenance, type Question } from '#core/questions/question.ts';
import { seededRandom } from '#core/random.ts';
import { choiceFormProblems } from '#content/verify/gates/key-and-choices.ts';
import { siteOf, type Dossier } from '#content/dossiers/dossier.ts';
import { keptDossiers } from '#server/content/dossiers.ts';
import type { Base } from '#server/feature.ts';
import { ModelFailure } from '#server/integrations/language-model.ts';
import { newQuestionId } from '#server/features/authoring/shared/question-id.ts';
import { selectBody } from '#server/features/authoring/store.ts';
import { knownArchetypes } from '../archetypes.ts';
import { selectExample, type RequestRow } from '../store.ts';
import type { Wanted } from '../wanted.ts';

type Sources = Pick<Base, 'database' | 'learningContent'>;

export interface Writing {
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

/** The question that a drafted answer is, at its place in the bank. */
function drafted(answer: DraftAnswer, request: RequestRow, dossier: Dossier | null, place: Omit<Place, 'provenance' | 'order'>): Read<Question> {
  const facts = factsOf(dossier, answer.claims);
  if (!facts.ok) return facts;
  const provenance: Provenance = {
    kind: 'drafted',
    model: request.model,
    requestId: request.id,
    basis: dossier ? `dossier ${dossier.id}, archetype ${place.archetype}` : `archetype ${place.archetype}`,
    setting: dossier ? 'factual' : 'fictional',
    facts: facts.value,
  };
  return placed((order) => questionFromAnswer(answer, { ...place, provenance, order }));
}

async function draftWriting({ database, learningContent }: Sources, request: RequestRow, wanted: Wanted): Promise<Writing> {
  const { level, dossier: dossierId, wishes } = wanted;
  const known = (await knownArchetypes(await learningContent())).get(wanted.archetype ?? '');
  const dossier = dossierId === null ? null : ((await keptDossiers()).get(dossierId) ?? null);
  if (!known || level === null || (dossierId !== null && !dossier)) throw new ModelFailure('The archetype or the dossier no longer exists.');
  const { archetype, topicId, concept } = known;
  const body = await selectExample(database, archetype, level);
  const example = body === null ? null : questionSchema.parse(body);
  const shown = dossier && { title: dossier.title, claims: dossier.claims.map(({ id, claim, attributedTo }) => ({ id, claim, attributedTo })) };
  const id = newQuestionId();
  return {
    messages: draftMessages({ archetype, topicId, level, concept, example, dossier: shown, wishes }),
    read: (text) => {
      const answer = readObject(text, draftAnswerSchema);
      return answer.ok ? drafted(answer.value, request, dossier, { id, topicId, archetype, level }) : answer;
    },
  };
}

async function editWriting({ database }: Sources, request: RequestRow, { wishes }: Wanted): Promise<Writing> {
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

/** @throws ModelFailure if what the request is about is gone. */
export const writingOf = (sources: Sources, request: RequestRow, wanted: Wanted): Promise<Writing> =>
  request.kind === 'draft' ? draftWriting(sources, request, wanted) : editWriting(sources, request, wanted);
