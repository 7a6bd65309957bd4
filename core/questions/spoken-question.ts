/** A question, or the text around one, as it is read aloud: part by part, each with where its words stand in the question's text. */
import type { DataTable } from './question.ts';
import type { Figure } from './figure.ts';
import type { ShownQuestion, ShownStimulus } from './learner-view.ts';
import { notesText, parseRichText, type Inline } from './rich-text.ts';
import { spokenMath } from './spoken-math.ts';

/** Parts of the screen that are read one after another. */
export type ReadPart =
  | 'headnote'
  | 'table'
  | 'figure'
  | 'stimulus'
  | 'stimulus2'
  | 'stem'
  | 'choice-A'
  | 'choice-B'
  | 'choice-C'
  | 'choice-D'
  | `block-${string}`;

interface Piece {
  /** Where the piece begins in the spoken text, and its length there. */
  readonly at: number;
  readonly length: number;
  /** The plain text it stands for. */
  readonly start: number;
  readonly end: number;
  /** A formula or a blank: one thing, not words. */
  readonly whole: boolean;
}

export interface SpokenText {
  readonly text: string;
  readonly pieces: readonly Piece[];
}

export interface SpokenPart extends SpokenText {
  readonly part: ReadPart;
  /** What to call it, e.g. `Choice A`. */
  readonly name: string;
}

/** Question text in words: formulas spoken, a blank called "blank", underlining announced. */
export function spokenText(source: string, before = ''): SpokenText {
  let text = before;
  const pieces: Piece[] = [];
  const separate = () => {
    if (/\S$/.test(text) && !/[(“"‘'—–-]$/.test(text)) text += ' ';
  };
  const say = (words: string, start: number, end: number, whole: boolean) => {
    pieces.push({ at: text.length, length: words.length, start, end, whole });
    text += words;
  };
  const walk = (nodes: readonly Inline[]) => {
    for (const node of nodes) {
      if ('children' in node) {
        if (node.kind === 'underline') {
          separate();
          text += 'underlined: ';
        }
        walk(node.children);
        if (node.kind === 'underline') text += ', end of underline';
      } else {
        const end = node.start + node.text.length;
        if (node.kind === 'text') say(node.text, node.start, end, false);
        else {
          separate();
          say(node.kind === 'blank' ? 'blank' : spokenMath(node.text), node.start, end, true);
        }
      }
    }
  };
  for (const { children } of parseRichText(source).paragraphs) {
    if (/\S$/.test(text)) text += '\n';
    walk(children);
  }
  return { text, pieces };
}

const unmapped = (text: string): SpokenText => ({ text, pieces: [] });
const words = (source: string) => spokenText(source).text;

const spokenFigure = ({ title, alt }: Figure) => `Figure: ${title}. ${alt}`;

/** Row by row, each cell with the heading of its column, so that nobody has to remember the columns. */
function spokenTable({ caption, columns, rows }: DataTable): string {
  const lines = rows.map(
    ([head = '', ...cells]) => `${words(head)}: ${cells.map((cell, index) => `${words(columns[index + 1] ?? '')}, ${words(cell)}`).join('; ')}.`,
  );
  return [`Table: ${words(caption)}.`, ...lines].join('\n');
}

function stimulusParts(stimulus: ShownStimulus): SpokenPart[] {
  const passage = (text: string | undefined): SpokenPart[] => (text === undefined ? [] : [{ part: 'stimulus', name: 'Passage', ...spokenText(text) }]);
  const headnote = (text: string | undefined): SpokenPart[] => (text === undefined ? [] : [{ part: 'headnote', name: 'Introduction', ...spokenText(text) }]);
  switch (stimulus.kind) {
    case 'unknown':
      return [];
    case 'prose':
    case 'poem':
    case 'drama':
      return [...headnote(stimulus.headnote), ...passage(stimulus.text)];
    case 'pair':
      return [
        ...headnote(stimulus.headnote),
        { part: 'stimulus', name: 'Text 1', ...spokenText(stimulus.text1, 'Text 1.\n') },
        { part: 'stimulus2', name: 'Text 2', ...spokenText(stimulus.text2, 'Text 2.\n') },
      ];
    case 'notes':
      return [...headnote(stimulus.intro), { part: 'stimulus', name: 'Notes', ...spokenText(notesText(stimulus.notes)) }];
    case 'table':
      return [{ part: 'table', name: 'Table', ...unmapped(spokenTable(stimulus.table)) }, ...passage(stimulus.text)];
    case 'figure':
      return [{ part: 'figure', name: 'Figure', ...unmapped(spokenFigure(stimulus.figure)) }, ...passage(stimulus.text)];
  }
}

/** Passage, question, choices, in the order they are read. */
export function spokenQuestion(question: ShownQuestion): SpokenPart[] {
  const choices = question.format === 'choice' ? question.choices : [];
  return [
    ...(question.stimulus ? stimulusParts(question.stimulus) : []),
    { part: 'stem', name: 'Question', ...spokenText(question.stem) },
    ...choices.map(({ id, text, figure, table }): SpokenPart => {
      const spoken = spokenText(text, `Choice ${id}. `);
      const shown = [...(figure ? [spokenFigure(figure)] : []), ...(table ? [spokenTable(table)] : [])];
      const said = text === '' ? [spoken.text.trim()] : shown.length > 0 ? [`${spoken.text}.`] : [spoken.text];
      return { part: `choice-${id}`, name: `Choice ${id}`, ...spoken, text: [...said, ...shown].join(' ') };
    }),
  ];
}

/** The plain text that the spoken word beginning at `at` stands for; null for words that stand for none. */
export function placeOfWord({ text, pieces }: SpokenText, at: number): { start: number; end: number } | null {
  const piece = pieces.find((candidate) => at >= candidate.at && at < candidate.at + candidate.length);
  if (!piece) return null;
  if (piece.whole) return { start: piece.start, end: piece.end };
  const said = text.slice(piece.at, piece.at + piece.length);
  const from = at - piece.at;
  const rest = /^[^\s—]+/.exec(said.slice(from))?.[0].length ?? 0;
  return rest === 0 ? null : { start: piece.start + from, end: piece.start + from + rest };
}
