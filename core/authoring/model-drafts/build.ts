/** From a model's answer to a question, new or rewritten. What comes out is a sound question or sentences. */
import { choiceIds, type ChoiceId } from '#core/questions/choices.ts';
import { questionSchema, type Provenance, type Question } from '#core/questions/question.ts';
import type { TopicId } from '#core/topics/topics.ts';
import { fieldsOf, withEntries } from '../question-fields.ts';
import type { DraftAnswer, Read } from './answers.ts';
import type { EditKind } from './requests.ts';

export interface Place {
  readonly id: string;
  readonly topicId: TopicId;
  readonly archetype: string;
  readonly level: number;
  readonly provenance: Provenance;
  /** Which option is at A, B, C and D: 0 is the right one, e.g. `2031`. */
  readonly order: string;
}

function sound(data: unknown): Read<Question> {
  const read = questionSchema.safeParse(data);
  if (read.success) return { ok: true, value: read.data };
  return { ok: false, problems: read.error.issues.slice(0, 8).map(({ path, message }) => `${path.join('.')}: ${message}`) };
}

export function questionFromAnswer(answer: DraftAnswer, { id, topicId, archetype, level, provenance, order }: Place): Read<Question> {
  const { stimulus, stem, steps, takeaway, skillTags } = answer;
  const shared = { id, version: 1, topicId, archetype, difficulty: level, skillTags, ...(stimulus && { stimulus }), stem, provenance };
  if (answer.format === 'spr') {
    const { keys, mistakes } = answer;
    return sound({ ...shared, format: 'spr', solution: { keys, steps, takeaway, mistakes } });
  }
  const options = [answer.correct, ...answer.wrong];
  const placed = [...order].map((digit) => options[Number(digit)]);
  const key = choiceIds[order.indexOf('0')] as ChoiceId;
  return sound({
    ...shared,
    format: 'choice',
    choices: placed.map((option, index) => ({ id: choiceIds[index], text: option?.text })),
    solution: {
      key,
      steps: [...steps, `The answer is ${key}.`],
      takeaway,
      choices: Object.fromEntries(
        placed.map((option, index) => {
          const { text: _text, ...told } = option ?? { text: '' };
          return [choiceIds[index], told];
        }),
      ),
    },
  });
}

export interface EditableText {
  readonly path: string;
  readonly label: string;
  readonly text: string;
}

const rewritten = /^(stimulus\.(text|text1|text2|intro|notes|headnote|table\.caption)|stem|choices\.\d\.text|solution\.(steps|takeaway|choices\.[A-D]\.why))$/;
const editable: Readonly<Record<Exclude<EditKind, 'alt-text'>, RegExp>> = {
  rewrite: rewritten,
  rationales: /^solution\.(steps|takeaway|choices\.[A-D]\.why)$/,
  'skill-tags': /^skillTags$/,
};

const altPath = 'stimulus.figure.alt';

/** What a model may change of a question. A quoted work is not ours to rewrite, and what is worked out never changes: key, entries, topic, level. */
export function editableTexts(question: Question, kind: EditKind): EditableText[] {
  const { stimulus, provenance } = question;
  if (kind === 'alt-text') return stimulus?.kind === 'figure' ? [{ path: altPath, label: 'Alternative text of the figure', text: stimulus.figure.alt }] : [];
  const isQuoted = provenance.kind === 'public-domain';
  return fieldsOf(question)
    .filter(({ path, value }) => editable[kind].test(path) && value !== '' && !(isQuoted && path.startsWith('stimulus.')))
    .map(({ path, label, value }) => ({ path, label, text: value }));
}

/** The question with these texts in place of its own; only those that may change are read. */
export function withEdits(question: Question, kind: EditKind, edits: Readonly<Record<string, string>>): Read<Question> {
  const allowed = editableTexts(question, kind).map(({ path }) => path);
  const strange = Object.keys(edits).filter((path) => !allowed.includes(path));
  if (strange.length > 0) return { ok: false, problems: [`The model changed what it was not asked for: ${strange.slice(0, 3).join(', ').slice(0, 120)}.`] };
  const entries = Object.fromEntries(allowed.flatMap((path) => (Object.hasOwn(edits, path) ? [[path, edits[path]?.trim() ?? '']] : [])));
  const { stimulus } = question;
  const alt = entries[altPath];
  const changed =
    alt !== undefined && stimulus?.kind === 'figure'
      ? { ...question, stimulus: { ...stimulus, figure: { ...stimulus.figure, alt } } }
      : withEntries(question, entries);
  const read = sound(changed);
  if (read.ok && JSON.stringify(read.value) === JSON.stringify(question)) return { ok: false, problems: ['The model changed nothing.'] };
  return read;
}
