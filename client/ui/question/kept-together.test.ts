import { expect, test } from 'vitest';
import { parseRichText } from '#core/questions/rich-text.ts';
import { keptTogether, lastWordsTogether } from './kept-together.ts';

const groups = (text: string) =>
  keptTogether(parseRichText(text).paragraphs.flatMap(({ children }) => children)).map((group) => group.map((node) => 'text' in node && node.text));

test('the punctuation after a short formula stays with it', () => {
  expect(groups(String.raw`The value of \(x^2\), or \(y\).`)).toEqual([['The value of '], ['x^2', ','], [' or '], ['y', '.']]);
});

test('a word with a hyphen stays with the letter it belongs to', () => {
  expect(groups(String.raw`the \(xy\)-plane? The \(x\)-intercepts of`)).toEqual([['the '], ['xy', '-plane?'], [' The '], ['x', '-intercepts'], [' of']]);
});

test('a word stays with the formula that it is about', () => {
  expect(groups(String.raw`In triangle \(ABC\), angle \(B\) is right.`)).toEqual([['In '], ['triangle ', 'ABC', ','], [' '], ['angle ', 'B'], [' is right.']]);
  const long = String.raw`y = 12x + 345678 + 9z`;
  expect(groups(String.raw`the line \(${long}\)`)).toEqual([['the line '], [long]]);
});

test('the last word before a formula that ends a paragraph stays with it, as a no-break space would not keep it', () => {
  const [paragraph] = parseRichText(String.raw`What is the solution to the equation \(3(x+6)=4x+17\)?`).paragraphs;
  const bound = keptTogether(lastWordsTogether(paragraph?.children ?? [], 60));
  expect(bound.map((group) => group.map((node) => 'text' in node && node.text))).toEqual([
    ['What is the solution to the '],
    ['equation\u00a0', '3(x+6)=4x+17', '?'],
  ]);
});

test('nor does a line begin with the dash after a formula', () => {
  expect(groups(String.raw`of \(x\)—the number of`)).toEqual([['of '], ['x', '—'], ['the number of']]);
});

test('offsets stay those of the text', () => {
  const nodes = keptTogether(parseRichText(String.raw`If \(x\), then`).paragraphs.flatMap(({ children }) => children)).flat();
  expect(nodes.map(({ start }) => start)).toEqual([0, 3, 4, 5]);
});

test('words after a formula may begin a line, and so may what follows a long one', () => {
  expect(groups(String.raw`\(x\) is one`)).toEqual([['x'], [' is one']]);
  const long = 'x+'.repeat(30);
  expect(groups(String.raw`\(${long}1\).`)).toEqual([[`${long}1`], ['.']]);
});

const ending = (text: string) => {
  const { plain, paragraphs } = parseRichText(text);
  const leaves = (nodes: ReturnType<typeof lastWordsTogether>): string =>
    nodes.map((node) => ('children' in node ? leaves(node.children) : node.text)).join('');
  const bound = paragraphs.map(({ start, end, children }) => leaves(lastWordsTogether(children, end - start))).join('\n\n');
  expect(bound.replaceAll('\u00a0', ' '), 'nothing else changes').toBe(plain);
  return bound.replaceAll('\u00a0', '~');
};

test('the last two words of a paragraph stay on one line', () => {
  expect(ending('As far as its first critics could observe, it was in no need of improvement.')).toMatch(/ need of~improvement\.$/);
  expect(ending(String.raw`When \(x\) increases by \(k\), by how much does \(y\) decrease?`)).toMatch(/ does y~decrease\?$/);
  expect(ending(String.raw`Which of the following expressions is equivalent to \(a^2\)?`)).toMatch(/ equivalent to~a\^2\?$/);
});

test('but not in the head of a column, nor where together they would be longer than a phone’s line', () => {
  expect(ending('Number of students')).toBe('Number of students');
  expect(ending('What the two scholars had in common was unmistakably antidisestablishmentarianism.')).not.toContain('~');
});
