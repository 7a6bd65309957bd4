/** From rows of a file to questions: names of columns, what each must hold, and a sentence for everything that does not fit. */
import { choiceIds, type ChoiceId } from '../questions/choices.ts';
import { questionSchema, type Question } from '../questions/question.ts';
import { topicIdFromLegacy } from '../topics/legacy.ts';
import { topics, type TopicId } from '../topics/topics.ts';

export const importFields = [
  'question',
  'passage',
  'choiceA',
  'choiceB',
  'choiceC',
  'choiceD',
  'answer',
  'topic',
  'level',
  'archetype',
  'skills',
  'whyA',
  'whyB',
  'whyC',
  'whyD',
  'steps',
  'takeaway',
  'id',
] as const;
export type ImportField = (typeof importFields)[number];

export type ImportRow = Readonly<Partial<Record<ImportField, string>>>;

export interface RowError {
  /** From 1; 0: the file as a whole. */
  readonly row: number;
  readonly field: string;
  readonly message: string;
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Other names that columns have elsewhere. */
const aliases: ReadonlyMap<string, ImportField> = new Map(
  Object.entries<ImportField>({
    stem: 'question',
    prompt: 'question',
    text: 'passage',
    stimulus: 'passage',
    a: 'choiceA',
    b: 'choiceB',
    c: 'choiceC',
    d: 'choiceD',
    key: 'answer',
    correct: 'answer',
    correctanswer: 'answer',
    subcategory: 'topic',
    subcategoryid: 'topic',
    topicid: 'topic',
    difficulty: 'level',
    skilltags: 'skills',
    explanation: 'steps',
    identifier: 'id',
  }),
);

/** The field that a column most likely holds; null if it fits none. */
export const guessField = (column: string): ImportField | null =>
  importFields.find((field) => plain(field) === plain(column)) ?? aliases.get(plain(column)) ?? null;

/** By its present name, or by a slug, name or path of earlier versions. */
const topicOf = (text: string): TopicId | null => topics.find(({ name }) => plain(name) === plain(text))?.id ?? topicIdFromLegacy(text);

export interface ImportSettings {
  /** For rows that name no topic. */
  readonly topicId: TopicId;
  readonly file: string;
  /** Whose the questions are, and under which terms. */
  readonly rights: string;
  /** By topic, how its archetypes begin, e.g. `LE1`. */
  readonly prefixes: Readonly<Record<TopicId, string>>;
}

const entries = (text: string, divider: RegExp): string[] =>
  text
    .split(divider)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The letter that a row gives as its answer: itself, or the choice that reads the same. */
const letterOf = (answer: string, texts: readonly string[]): ChoiceId | null =>
  choiceIds.find((id) => id === answer.toUpperCase()) ?? choiceIds[texts.findIndex((text) => text === answer)] ?? null;

/** What a row does not say stands as in a template, so that the draft cannot be published before somebody has written it. */
const toWrite = { why: '[Why it is right or wrong]', steps: ['[The first step]', '[The second step]'], takeaway: '[What to remember next time]' };

/** A question under this id, or what is wrong with the row. */
export function questionFromRow(row: ImportRow, number: number, id: string, settings: ImportSettings): Question | RowError[] {
  const value = (field: ImportField) => row[field]?.trim() ?? '';
  const errors: RowError[] = [];
  const wrong = (field: ImportField, message: string) => void errors.push({ row: number, field, message });
  const topicId = value('topic') === '' ? settings.topicId : topicOf(value('topic'));
  if (topicId === null) wrong('topic', `There is no topic “${value('topic').slice(0, 40)}”.`);
  const level = value('level') === '' ? 3 : Number(value('level'));
  if (![1, 2, 3, 4, 5].includes(level)) wrong('level', 'The level is a number from 1 to 5.');
  if (value('question') === '') wrong('question', 'The question is missing.');
  if (value('answer') === '') wrong('answer', 'The right answer is missing.');
  const texts = choiceIds.map((letter) => value(`choice${letter}`));
  const given = texts.filter((text) => text !== '').length;
  if (given !== 0 && given !== 4) wrong('choiceA', 'A question has four choices or none.');
  const key = letterOf(value('answer'), texts);
  if (given === 4 && value('answer') !== '' && key === null) wrong('answer', 'The answer is not one of the choices.');
  if (errors.length > 0 || topicId === null) return errors;
  const steps = entries(value('steps'), /\n\s*\n|\n/);
  const told = {
    steps: steps.length >= 2 ? steps : [...steps, ...toWrite.steps].slice(0, Math.max(2, steps.length)),
    takeaway: value('takeaway') || toWrite.takeaway,
  };
  const skills = entries(value('skills').toLowerCase(), /[\n,;]/).map((skill) => skill.replaceAll(/[^a-z0-9]+/g, '-'));
  const shared = {
    id,
    version: 1,
    topicId,
    archetype: value('archetype') || `${settings.prefixes[topicId]}-a`,
    difficulty: level,
    skillTags: skills.length > 0 ? skills : ['to-be-named'],
    ...(value('passage') && { stimulus: { kind: 'prose', text: value('passage') } }),
    stem: value('question'),
    provenance: {
      kind: 'imported',
      file: settings.file,
      ...(value('id') && { originalId: value('id') }),
      rights: settings.rights,
      facts: [],
    },
  };
  const whyOf = (letter: ChoiceId) => ({ why: value(`why${letter}`) || toWrite.why });
  const read = questionSchema.safeParse(
    given === 4
      ? {
          ...shared,
          format: 'choice',
          choices: choiceIds.map((letter, index) => ({ id: letter, text: texts[index] })),
          solution: { ...told, key, choices: { A: whyOf('A'), B: whyOf('B'), C: whyOf('C'), D: whyOf('D') } },
        }
      : { ...shared, format: 'spr', solution: { ...told, keys: entries(value('answer'), /[;\n]/), mistakes: [] } },
  );
  if (read.success) return read.data;
  return read.error.issues.map(({ path, message }) => ({ row: number, field: path.join('.'), message }));
}
