/** A few words by which a student recognizes a question in a list. */
import type { Question } from './question.ts';

const maxLength = 160;

/** Equations below each other, as of a system, one after the other: “y = 6x; 2x + y = 16”. */
const inOneLine = (text: string): string =>
  text.replaceAll(/\\\(\\begin\{aligned\}(.*?)\\end\{aligned\}\\\)/gs, (_, rows: string) =>
    rows
      .split('\\\\')
      .map((row) => `\\(${row.replaceAll('&', '').trim()}\\)`)
      .join('; '),
  );

/** A formula that stands by itself ends like a sentence where the next paragraph begins one. */
const endedFormulas = (text: string): string => text.replaceAll(/(\\\))\s*\n\s*\n\s*(?=\p{Lu})/gu, '$1. ');

/** Cut at a word; plain text with mathematics left whole. */
function cut(text: string): string {
  const plain = endedFormulas(inOneLine(text))
    .replaceAll(/<\/?[ui]>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (plain.length <= maxLength) return plain;
  // A formula belongs to the word it stands in: “\(xy\)-plane”, “\(x\).”
  const pieces = plain.match(/(?:\\\(.*?\\\)|\S)+/gs) ?? [];
  let short = '';
  for (const piece of pieces) {
    if (short.length + piece.length > maxLength) break;
    short = `${short} ${piece}`.trim();
  }
  return `${short} …`;
}

/** In Math the question itself, elsewhere the beginning of its text: there the questions are much the same. */
export function excerptOf({ topicId, stem, stimulus }: Pick<Question, 'topicId' | 'stem' | 'stimulus'>): string {
  if (topicId > 10 || !stimulus) return cut(stem);
  if (stimulus.kind === 'notes') return cut(stimulus.notes.join(' '));
  if (stimulus.kind === 'pair') return cut(stimulus.text1);
  return cut(stimulus.text ?? stem);
}
