/** What a student reads of a batch item before the choices, as plain text. */
import type { BatchItem } from '#content/items/batch.ts';
import { passage, prose } from '../gates/question-texts.ts';

/** Running text of the stimulus: notes, both texts of a pair, the words beside a table or graph. No headnote. */
export const passageOf = ({ stimulus }: Pick<BatchItem, 'stimulus'>): string => passage(stimulus);

/** What a table or graph shows in words and numbers. */
export function dataOf({ stimulus }: Pick<BatchItem, 'stimulus'>): string[] {
  switch (stimulus.kind) {
    case 'table':
      return [stimulus.table.caption, ...stimulus.table.columns, ...stimulus.table.rows.flat()];
    case 'bar graph':
      return [stimulus.title, ...stimulus.categories, ...stimulus.series.flatMap(({ name, values }) => [name, ...values.map(String)])];
    case 'line graph':
      return [stimulus.title, ...stimulus.positions, ...stimulus.series.flatMap(({ name, values }) => [name, ...values.map(String)])];
    default:
      return [];
  }
}

export const headnoteOf = ({ stimulus }: Pick<BatchItem, 'stimulus'>): string | undefined => ('headnote' in stimulus ? stimulus.headnote : undefined);

/** Where the text breaks: paragraphs, notes, the two texts of a pair. Quotations are compared piece by piece. */
export function piecesOf({ stimulus }: Pick<BatchItem, 'stimulus'>): string[] {
  switch (stimulus.kind) {
    case 'notes':
      return [...stimulus.notes];
    case 'pair':
      return [stimulus.text1, stimulus.text2];
    default:
      return stimulus.text ? [stimulus.text] : [];
  }
}

/** Words of running text, without markup, in lower case, with straight apostrophes. */
export const lowerWords = (text: string): string[] =>
  prose(text, ' ')
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\d]+(?:['-][\p{L}\d]+)*/gu) ?? [];
