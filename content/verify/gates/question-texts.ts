/** What a student reads of a question, field by field, and how its words and numbers are counted. */
import type { Figure } from '#core/questions/figure.ts';
import type { Choice, Question, Stimulus } from '#core/questions/question.ts';
import type { BatchItem } from '#content/items/batch.ts';

export interface QuestionText {
  /** `label`, `title` and `alt` belong to figures and hold no mathematics. */
  readonly role: 'stimulus' | 'stem' | 'choice' | 'step' | 'takeaway' | 'why' | 'title' | 'alt' | 'label';
  readonly text: string;
}

/** The pieces of a stimulus that are rich text. */
export function stimulusTexts(stimulus: Stimulus | undefined): string[] {
  if (!stimulus) return [];
  switch (stimulus.kind) {
    case 'table':
      return [
        stimulus.table.caption,
        ...stimulus.table.columns,
        ...stimulus.table.rows.flat().filter((cell) => cell !== ''),
        ...(stimulus.text ? [stimulus.text] : []),
      ];
    case 'figure':
      return stimulus.text ? [stimulus.text] : [];
    case 'notes':
      return [stimulus.intro, ...stimulus.notes];
    case 'pair':
      return [stimulus.text1, stimulus.text2, ...(stimulus.headnote ? [stimulus.headnote] : [])];
    default:
      return [stimulus.text, ...(stimulus.headnote ? [stimulus.headnote] : [])];
  }
}

/** Running prose of a stimulus, without headnotes, tables and the line that introduces notes. */
export function passage(stimulus: Stimulus | BatchItem['stimulus'] | undefined): string {
  if (!stimulus) return '';
  switch (stimulus.kind) {
    case 'notes':
      return stimulus.notes.join(' ');
    case 'pair':
      return `${stimulus.text1} ${stimulus.text2}`;
    default:
      return stimulus.text ?? '';
  }
}

/** Every figure of a question, those that stand as choices included. */
export function figuresOf(question: Question): Figure[] {
  const own = question.stimulus?.kind === 'figure' ? [question.stimulus.figure] : [];
  return question.format === 'choice' ? [...own, ...question.choices.flatMap(({ figure }) => (figure ? [figure] : []))] : own;
}

const choiceTexts = ({ text, table }: Choice) => [...(text === '' ? [] : [text]), ...(table ? [table.caption, ...table.columns, ...table.rows.flat()] : [])];

/** Every text of a question with the part it plays. */
export function questionTexts(question: Question): QuestionText[] {
  const { solution, stem, stimulus } = question;
  const whys = question.format === 'choice' ? Object.values(question.solution.choices) : question.solution.mistakes;
  const as = (role: QuestionText['role'], texts: readonly string[]) => texts.map((text): QuestionText => ({ role, text }));
  return [
    ...as('stimulus', stimulusTexts(stimulus)),
    ...as('stem', [stem]),
    ...as('choice', question.format === 'choice' ? question.choices.flatMap(choiceTexts) : []),
    ...as('step', solution.steps),
    ...as('takeaway', [solution.takeaway]),
    ...as(
      'why',
      whys.map(({ why }) => why),
    ),
    ...figuresOf(question).flatMap(({ title, alt, shapes }) => [
      ...as('title', [title]),
      ...as('alt', [alt]),
      ...as(
        'label',
        shapes.flatMap((shape) => (shape.type === 'text' ? [shape.text] : [])),
      ),
    ]),
  ];
}

const mathSpan = /\\\([\s\S]*?\\\)/g;

/** The text with each piece of mathematics replaced by one word and without markup. */
export const prose = (text: string, math = 'M'): string => text.replace(mathSpan, math).replace(/<\/?[ui]>/g, '');

/** Words as a reader counts them; a piece of mathematics is one. */
export const wordCount = (text: string): number =>
  prose(text)
    .split(/[\s—]+/)
    .filter((word) => /[\p{L}\p{N}_]/u.test(word)).length;

/** Lower-case words without punctuation and mathematics. */
export const plainWords = (text: string): string[] =>
  prose(text, ' ')
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? [];

/** A stem with fewer words than this tells no story: it is an equation with its question. */
const wordsOfStory = 25;

/** How many words of two letters and more a stem has, mathematics apart. */
const wordsInStem = ({ stem }: Question): number => prose(stem).match(/\p{L}{2,}/gu)?.length ?? 0;
export const hasStory = (question: Question, words = wordsOfStory): boolean => wordsInStem(question) >= words;

/** Sentences of a text, mathematics left as one word. */
export const sentences = (text: string): string[] =>
  prose(text)
    .split(/(?<=[.?!][”"’)]*)\s+(?=[\p{Lu}“"(\d])/u)
    .filter((sentence) => /\p{L}/u.test(sentence));

/** Passage and stem with mathematics and numbers masked: two questions of one wording differ in their numbers alone. */
export const wordingOf = ({ stimulus, stem }: Question): string =>
  `${stimulusTexts(stimulus).join(' ')} ${stem}`.replace(/\\\([\s\S]*?\\\)/g, '#').replace(/\d+(?:[.,]\d+)*/g, '#');
