/** A question as the fields of a form, and back. What an author edits, what a version changed, and what a spreadsheet holds. */
import { choiceIds } from '../questions/choices.ts';
import { misconceptionNames } from '../questions/misconceptions.ts';
import type { Question, Stimulus } from '../questions/question.ts';
import { topics } from '../topics/topics.ts';

/**
 * `line` and `text` are text, short or long; `lines`: one entry a line; `paragraphs`: one entry a paragraph; `rows`: cells divided by `|`;
 * `json`: data; `pick`: one of the options; `number`: one of the options, stored as a number.
 */
type FieldKind = 'line' | 'text' | 'lines' | 'paragraphs' | 'rows' | 'json' | 'pick' | 'number';

export interface QuestionField {
  /** Where it stands in the question, e.g. `solution.choices.A.why`. */
  readonly path: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly value: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Left out of the question while it is empty. */
  readonly optional?: true;
}

const rowText = (cells: readonly string[]) => cells.join(' | ');
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const misconceptionOptions = [
  { value: '', label: 'None named' },
  ...Object.entries(misconceptionNames).map(([code, name]) => ({ value: code, label: `${code}: ${name}` })),
];

function stimulusFields(stimulus: Stimulus | undefined): QuestionField[] {
  if (!stimulus) return [];
  const text = (label: string, path: string, value: string): QuestionField => ({ path: `stimulus.${path}`, label, kind: 'text', value });
  const optional = (field: QuestionField): QuestionField => ({ ...field, optional: true });
  switch (stimulus.kind) {
    case 'notes':
      return [
        { ...text('Introduction to the notes', 'intro', stimulus.intro), kind: 'line' },
        { ...text('Notes, one per line', 'notes', stimulus.notes.join('\n')), kind: 'lines' },
      ];
    case 'pair':
      return [
        optional({ ...text('Headnote', 'headnote', stimulus.headnote ?? ''), kind: 'line' }),
        text('Text 1', 'text1', stimulus.text1),
        text('Text 2', 'text2', stimulus.text2),
      ];
    case 'table':
      return [
        { ...text('Title of the table', 'table.caption', stimulus.table.caption), kind: 'line' },
        { ...text('Columns, separated by |', 'table.columns', rowText(stimulus.table.columns)), kind: 'rows' },
        { ...text('Rows, one per line, cells separated by |', 'table.rows', stimulus.table.rows.map(rowText).join('\n')), kind: 'rows' },
        optional(text('Text with the table', 'text', stimulus.text ?? '')),
      ];
    case 'figure':
      return [
        { ...text('Figure, as data', 'figure', JSON.stringify(stimulus.figure, null, 1)), kind: 'json' },
        optional(text('Text with the figure', 'text', stimulus.text ?? '')),
      ];
    default:
      return [optional({ ...text('Headnote', 'headnote', stimulus.headnote ?? ''), kind: 'line' }), text('Passage', 'text', stimulus.text)];
  }
}

function answerFields(question: Question): QuestionField[] {
  if (question.format === 'spr') {
    const { keys, mistakes } = question.solution;
    const rows = mistakes.map(({ entry, misconception, why }) => rowText([entry, misconception, why])).join('\n');
    return [
      { path: 'solution.keys', label: 'Right entries, one per line', kind: 'lines', value: keys.join('\n') },
      { path: 'solution.mistakes', label: 'Wrong entries we can name: entry | code of the error | why', kind: 'rows', value: rows },
    ];
  }
  const letters = choiceIds.map((id) => ({ value: id, label: id }));
  return [
    ...question.choices.flatMap((choice, index): QuestionField[] => [
      { path: `choices.${index}.text`, label: `Choice ${choice.id}`, kind: 'text', value: choice.text },
      ...(choice.figure
        ? [{ path: `choices.${index}.figure`, label: `Figure of choice ${choice.id}, as data`, kind: 'json' as const, value: JSON.stringify(choice.figure) }]
        : []),
    ]),
    { path: 'solution.key', label: 'Right choice', kind: 'pick', value: question.solution.key, options: letters },
    ...choiceIds.flatMap((id): QuestionField[] => [
      { path: `solution.choices.${id}.why`, label: `Why ${id} is right or wrong`, kind: 'text', value: question.solution.choices[id].why },
      {
        path: `solution.choices.${id}.misconception`,
        label: `Error behind ${id}`,
        kind: 'pick',
        value: question.solution.choices[id].misconception ?? '',
        options: misconceptionOptions,
        optional: true,
      },
    ]),
  ];
}

/** Every field of the question, in the order of the form. */
export const fieldsOf = (question: Question): QuestionField[] => [
  ...stimulusFields(question.stimulus),
  { path: 'stem', label: 'Question', kind: 'text', value: question.stem },
  ...answerFields(question),
  { path: 'solution.steps', label: 'Steps, separated by empty lines', kind: 'paragraphs', value: question.solution.steps.join('\n\n') },
  { path: 'solution.takeaway', label: 'Takeaway', kind: 'text', value: question.solution.takeaway },
  {
    path: 'topicId',
    label: 'Topic',
    kind: 'number',
    value: String(question.topicId),
    options: topics.map(({ id, name }) => ({ value: String(id), label: name })),
  },
  { path: 'archetype', label: 'Archetype', kind: 'line', value: question.archetype },
  {
    path: 'difficulty',
    label: 'Level',
    kind: 'number',
    value: String(question.difficulty),
    options: ['1', '2', '3', '4', '5'].map((level) => ({ value: level, label: level })),
  },
  { path: 'skillTags', label: 'Skills, one per line', kind: 'lines', value: question.skillTags.join('\n') },
  { path: 'provenance', label: 'Where it comes from, as data', kind: 'json', value: JSON.stringify(question.provenance, null, 1) },
];

function decode({ path, kind }: Pick<QuestionField, 'path' | 'kind'>, text: string): unknown {
  switch (kind) {
    case 'number':
      return Number(text);
    case 'lines':
      return linesOf(text);
    case 'paragraphs':
      return text
        .split(/\n\s*\n/)
        .map((part) => part.trim())
        .filter((part) => part !== '');
    case 'rows': {
      const rows = linesOf(text).map(cellsOf);
      if (path === 'stimulus.table.columns') return rows[0] ?? [];
      if (path !== 'solution.mistakes') return rows;
      return rows.map(([entry = '', misconception = '', ...why]) => ({ entry, misconception, why: why.join(' | ') }));
    }
    case 'json':
      try {
        return JSON.parse(text);
      } catch {
        // The schema then says what is expected here.
        return text;
      }
    default:
      return text;
  }
}

type Data = Readonly<Record<string, unknown>>;

function set(target: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown {
  const next = rest.length === 0 ? value : set(Object(target)[name], rest, value);
  if (Array.isArray(target)) return target.map((entry, index) => (String(index) === name ? next : entry));
  const { [name]: _replaced, ...others } = Object(target) as Data;
  return next === undefined ? others : { ...others, [name]: next };
}

/** The question with these entries in place of its own, by path. What comes out may be unsound: parse it with `questionSchema`. */
export function withEntries(question: Question, entries: Readonly<Record<string, string>>): unknown {
  let edited: unknown = question;
  for (const field of fieldsOf(question)) {
    const entry = entries[field.path];
    if (entry === undefined || entry === field.value) continue;
    edited = set(edited, field.path.split('.'), field.optional && entry.trim() === '' ? undefined : decode(field, entry));
  }
  return edited;
}
