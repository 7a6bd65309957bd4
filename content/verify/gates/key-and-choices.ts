/** G1–G3 and G9: schema, one enterable key, four different choices of one form. */
import { checkEntry } from '#core/questions/spr.ts';
import { choiceIds } from '#core/questions/choices.ts';
import { questionSchema, type ChoiceQuestion, type Question } from '#core/questions/question.ts';
import type { TopicId } from '#core/topics/topics.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import { jaccard } from './duplicates.ts';
import { plainWords, prose } from './question-texts.ts';

export const prefixes: Readonly<Record<TopicId, string>> = {
  1: 'CID',
  2: 'INF',
  3: 'COE',
  4: 'WIC',
  5: 'TSP',
  6: 'CTC',
  7: 'SYN',
  8: 'TRA',
  9: 'BOU',
  10: 'FSS',
  11: 'LE1',
  12: 'LF',
  13: 'LE2',
  14: 'SYS',
  15: 'INEQ',
  16: 'NLF',
  17: 'NLE',
  18: 'EQX',
  19: 'RAT',
  20: 'PCT',
  21: 'ONE',
  22: 'TWO',
  23: 'PRO',
  24: 'IS',
  25: 'CL',
  26: 'AR',
  27: 'AN',
  28: 'TR',
  29: 'CI',
};

/** G1: the schema holds and the archetype belongs to the topic. */
export function schemaProblems(question: Question): string[] {
  const parsed = questionSchema.safeParse(question);
  const issues = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const prefix = question.archetype.split('-')[0];
  return prefix === prefixes[question.topicId] ? issues : [...issues, `${question.archetype} is no archetype of topic ${question.topicId}`];
}

/** G2: exactly one key that exists, or a key that earns the point when typed. */
export function keyProblems(question: Question): string[] {
  if (question.format === 'spr') {
    const { keys, mistakes } = question.solution;
    return [
      ...keys.filter((key) => key.length > (key.startsWith('-') ? 6 : 5) || !checkEntry(key, keys)).map((key) => `key ${key} cannot be entered`),
      ...mistakes.filter(({ entry }) => checkEntry(entry, keys)).map(({ entry }) => `the mistake ${entry} is right`),
    ];
  }
  const { choices, solution } = question;
  const order = choices.map(({ id }) => id).join('');
  const flagged = choiceIds.filter((id) => solution.choices[id].misconception === undefined);
  return [
    ...(order === 'ABCD' ? [] : [`choices stand in the order ${order}`]),
    ...(flagged.length === 1 && flagged[0] === solution.key
      ? []
      : [`exactly the right choice (${solution.key}) has no error behind it; now ${flagged.join(', ') || 'none'}`]),
  ];
}

/** The number a choice shows, or null if it is none (words, equations, several numbers). */
export function shownNumber(text: string): number | null {
  if (/\(.*, .*\)/.test(text.replaceAll('\\(', ''))) return null;
  const bare = text
    .trim()
    .replace(/^\\\(([^]*)\\\)$/, '$1')
    .replaceAll(/\\[,;!]|\{,\}|(?<=\d),(?=\d{3})|\\?\$|\\?%|\^\{?\\circ\}?/g, '')
    .replace(/(?<=\d)\s+(square |cubic )?[a-z]+( per [a-z]+)?$/, '');
  if (
    /[=<>]|\\text|\\le|\\ge|[a-zA-Z]{2,}(?<!\\frac|\\sqrt|\\pi|\\cdot|\\tfrac|\\dfrac)/.test(bare.replaceAll(/\\(frac|sqrt|pi|cdot)/g, '')) ||
    !/\d|\\pi/.test(bare)
  )
    return null;
  try {
    return nearly(parseLatex(bare));
  } catch {
    return null;
  }
}

/** Different letters get different values here, and what two expressions have in common three times is no chance. */
const tried = [1.37, 2.61, 3.19];
const valueOf = (letter: string, at: number) => 1 + ((letter.charCodeAt(0) * at) % 2.3);

/** What an expression with letters, or the right side of an equation, comes to at a few values; null for other choices. */
function valuesOf(text: string): { readonly of: string; readonly values: readonly number[] } | null {
  const [left = '', right, ...rest] = (/^\\\(([^]*)\\\)$/.exec(text.trim())?.[1] ?? '').split('=');
  const [of, expression] = right === undefined ? ['', left] : [left.trim(), right];
  if (rest.length > 0 || !/[a-zA-Z]/.test(expression.replaceAll(/\\[a-z]+/g, '')) || /\\\(|,|[<>]|\\[lgn]e/.test(expression)) return null;
  const letters = [...new Set(expression.replaceAll(/\\[a-z]+/g, '').match(/[a-zA-Z]/g))];
  try {
    const parsed = parseLatex(expression, 'fgh');
    return { of, values: tried.map((at) => nearly(parsed, Object.fromEntries(letters.map((letter) => [letter, valueOf(letter, at)])))) };
  } catch {
    return null;
  }
}

/** Whether two choices are the same expression in other words. */
function sayTheSame(one: string, other: string): boolean {
  const [a, b] = [valuesOf(one), valuesOf(other)];
  return a !== null && b !== null && a.of === b.of && a.values.every((value, index) => Math.abs(value - (b.values[index] ?? NaN)) <= 1e-9 * Math.abs(value));
}

const folded = (text: string) => prose(text, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
/** Neighboring words and numbers, so that turning a comparison round counts as a difference. */
const wordPairs = (text: string) => {
  const words = folded(text).match(/[\p{L}’]+|\d[\d,.]*/gu) ?? [];
  return new Set(words.map((word, index) => `${word} ${words[index + 1] ?? ''}`));
};
const pairs = <T>(list: readonly T[]): [T, T][] => list.flatMap((first, index) => list.slice(index + 1).map((second): [T, T] => [first, second]));

/** G3: no two choices are the same number, the same words or nearly the same words. */
export function distinctProblems(question: Question): string[] {
  if (question.format === 'spr') return [];
  // Which form of one expression displays something is a fair question.
  const comparesForms = /\bas (?:a |the |its )?(?:constants?|coefficient)/.test(question.stem);
  return pairs(question.choices).flatMap(([one, other]) => {
    const shown = ({ figure, table }: typeof one) => JSON.stringify([figure?.shapes, table?.rows]);
    if (one.figure || other.figure || one.table || other.table) return shown(one) === shown(other) ? [`${one.id} and ${other.id} show the same`] : [];
    if (one.text.trim() === other.text.trim()) return [`${one.id} and ${other.id} read the same`];
    const [a, b] = [shownNumber(one.text), shownNumber(other.text)];
    if (a !== null && b !== null) return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a)) ? [`${one.id} and ${other.id} are the same number`] : [];
    if (!comparesForms && sayTheSame(one.text, other.text)) return [`${one.id} and ${other.id} are the same expression`];
    // Conventions differ by punctuation or form alone, mathematics by a symbol; for the rest words must decide.
    if (question.topicId > 8) return [];
    const alike = jaccard(wordPairs(one.text), wordPairs(other.text));
    return folded(one.text) === folded(other.text) || alike >= 0.9 ? [`${one.id} and ${other.id} are nearly the same words`] : [];
  });
}

/** Longest choice over shortest, for choices of running prose. */
const largestRatio = 1.6;
/** Lengths of phrases of a few words say nothing: three words against five is ratio 1.7. */
const proseWords = 7;
const terminal = (text: string) => /[.?!]$/.exec(text.trim())?.[0] ?? '';

/** Length of the longest choice over that of the shortest, or null where choices are no running prose. */
export function lengthRatio({ choices }: ChoiceQuestion): number | null {
  if (choices.some(({ text, figure, table }) => figure || table || /\\\(/.test(text))) return null;
  const counts = choices.map(({ text }) => plainWords(text).length);
  if (Math.max(...counts) < proseWords) return null;
  const lengths = choices.map(({ text }) => text.length);
  return Math.max(...lengths) / Math.min(...lengths);
}

/** G9: choices of one form, numbers in order, none that refers to the others. Boundaries choices differ in punctuation by design. */
export function choiceFormProblems(question: Question): string[] {
  if (question.format === 'spr') return [];
  const { choices, topicId } = question;
  const problems: string[] = [];
  const ratio = lengthRatio(question);
  if (ratio !== null && ratio > largestRatio) problems.push(`longest choice is ${ratio.toFixed(2)} times the shortest`);
  if (topicId !== 9 && new Set(choices.map(({ text }) => terminal(text))).size > 1) problems.push('choices end differently');
  if (choices.some(({ text }) => /\b(all|none|both|neither) of (the|these)\b.*\b(above|choices|answers)\b/i.test(text)))
    problems.push('a choice refers to the others');
  // Fractions, roots and multiples of π are shuffled where sorting would always put the key in the middle.
  const numbers = choices.map(({ text }) => (/\\(?:sqrt|pi)/.test(text) ? null : shownNumber(text)));
  if (numbers.every((value) => value !== null) && numbers.some((value, index) => index > 0 && value <= (numbers[index - 1] ?? -Infinity)))
    problems.push(`numbers are not ascending: ${choices.map(({ text }) => text).join(' ')}`);
  return problems;
}
