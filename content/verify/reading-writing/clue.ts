/** The clue: the deciding words are in the text and can be removed. */
import type { BatchItem } from '#content/items/batch.ts';
import { wordCount } from '../gates/question-texts.ts';
import { passageOf } from './shown.ts';

/** More than this share of the text is not a clue but the text itself. */
const largestPart = 0.5;

const rowNames = ({ stimulus }: BatchItem): string[] => (stimulus.kind === 'table' ? stimulus.table.rows.map((row) => row[0] ?? '') : []);

/** A clue is words of the text or the stem, or the name of a row of the table. */
export function clueProblems(item: BatchItem): string[] {
  const shown = `${passageOf(item)}\n${item.stem}`;
  const inText = item.clue.filter((clue) => passageOf(item).includes(clue));
  const part = inText.reduce((sum, clue) => sum + wordCount(clue), 0) / Math.max(1, wordCount(passageOf(item)));
  return [
    ...item.clue.filter((clue) => !shown.includes(clue) && !rowNames(item).includes(clue)).map((clue) => `the clue is not in the text: “${clue}”`),
    ...(part > largestPart ? [`the clue is ${Math.round(100 * part)} % of the text; name the few words that decide`] : []),
  ];
}

/** The question without its decisive words: a gap where they stood, a table without the row. */
export function ablated(item: BatchItem): BatchItem {
  const without = (text: string) => item.clue.reduce((left, clue) => left.replaceAll(clue, '[…]'), text);
  const { stimulus } = item;
  const stem = without(item.stem);
  switch (stimulus.kind) {
    case 'notes':
      return { ...item, stem, stimulus: { ...stimulus, notes: stimulus.notes.map(without) } };
    case 'pair':
      return { ...item, stem, stimulus: { ...stimulus, text1: without(stimulus.text1), text2: without(stimulus.text2) } };
    case 'table':
      return {
        ...item,
        stem,
        stimulus: {
          ...stimulus,
          ...(stimulus.text && { text: without(stimulus.text) }),
          table: { ...stimulus.table, rows: stimulus.table.rows.filter(([name = '']) => !item.clue.includes(name)) },
        },
      };
    case 'figure':
      return { ...item, stem, stimulus: { ...stimulus, ...(stimulus.text && { text: without(stimulus.text) }) } };
    default:
      return { ...item, stem, stimulus: { ...stimulus, text: without(stimulus.text) } };
  }
}
