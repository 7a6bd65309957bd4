import { expect, test } from 'vitest';
import { parseRichText } from '#core/questions/rich-text.ts';
import { keptTogether } from './kept-together.ts';

const groups = (text: string) =>
  keptTogether(parseRichText(text).paragraphs.flatMap(({ children }) => children)).map((group) => group.map((node) => 'text' in node && node.text));

test('the punctuation after a short formula stays with it', () => {
  expect(groups(String.raw`The value of \(x^2\), or \(y\).`)).toEqual([['The value of '], ['x^2', ','], [' or '], ['y', '.']]);
});

test('a word with a hyphen stays with the letter it belongs to', () => {
  expect(groups(String.raw`the \(xy\)-plane? The \(x\)-intercepts of`)).toEqual([['the '], ['xy', '-plane?'], [' The '], ['x', '-intercepts'], [' of']]);
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
