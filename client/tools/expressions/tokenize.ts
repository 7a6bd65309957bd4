/** Text of an expression, cut into tokens. */

/** What is wrong with an expression, in words for the person who typed it. */
export class ExpressionError extends Error {}

export type Relation = '=' | '<' | '>' | '≤' | '≥';
export type Token =
  | { readonly kind: 'number'; readonly value: number }
  /** A function, a constant or a one-letter variable. */
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'relation'; readonly relation: Relation }
  | { readonly kind: 'sign'; readonly sign: string };

/** Longer names first, so that `arcsin` is not read as a·r·c·sin. */
const words = ['arcsin', 'arccos', 'arctan', 'sqrt', 'cbrt', 'root', 'sin', 'cos', 'tan', 'log', 'abs', 'exp', 'min', 'max', 'ans', 'ln', 'pi'] as const;
const numberPattern = /(?:\d+\.?\d*|\.\d+)(?:E[+\-−]?\d+)?/y;
const relations: Readonly<Record<string, Relation>> = { '=': '=', '<': '<', '>': '>', '≤': '≤', '≥': '≥', '<=': '≤', '>=': '≥' };
const spellings: Readonly<Record<string, string>> = {
  '−': '-',
  '–': '-',
  '×': '*',
  '·': '*',
  '∙': '*',
  '÷': '/',
  '⁄': '/',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
};
const signs = new Set(['+', '-', '*', '/', '^', '!', '%', '(', ')', '|', ',', '_', '°']);
const superscripts: Readonly<Record<string, number>> = { '⁰': 0, '¹': 1, '²': 2, '³': 3, '⁴': 4, '⁵': 5, '⁶': 6, '⁷': 7, '⁸': 8, '⁹': 9 };
const roots: Readonly<Record<string, string>> = { '√': 'sqrt', '∛': 'cbrt', π: 'pi', θ: 't' };

const sign = (text: string): Token => ({ kind: 'sign', sign: text });

/** The tokens at `at` and where the text continues. */
function read(text: string, at: number): { readonly tokens: readonly Token[]; readonly end: number } {
  numberPattern.lastIndex = at;
  const number = numberPattern.exec(text)?.[0];
  const runsOn = number !== undefined && /^[\d.]+/.exec(text.slice(at + number.length))?.[0];
  if (number !== undefined && runsOn) throw new ExpressionError(`“${number}${runsOn}” is not a number.`);
  if (number !== undefined) return { tokens: [{ kind: 'number', value: Number(number.replace('−', '-')) }], end: at + number.length };
  const two = relations[text.slice(at, at + 2)];
  if (two) return { tokens: [{ kind: 'relation', relation: two }], end: at + 2 };
  const character = text[at] ?? '';
  const one = relations[character];
  if (one) return { tokens: [{ kind: 'relation', relation: one }], end: at + 1 };
  if (text.startsWith('**', at)) return { tokens: [sign('^')], end: at + 2 };
  if (text.startsWith('⁻¹', at)) return { tokens: [sign('^'), sign('-'), { kind: 'number', value: 1 }], end: at + 2 };
  if (text.startsWith('ⁿ√', at)) return { tokens: [{ kind: 'name', name: 'root' }], end: at + 2 };
  const power = superscripts[character];
  if (power !== undefined) return { tokens: [sign('^'), { kind: 'number', value: power }], end: at + 1 };
  const root = roots[character];
  if (root) return { tokens: [{ kind: 'name', name: root }], end: at + 1 };
  const word = words.find((candidate) => text.slice(at, at + candidate.length).toLowerCase() === candidate);
  if (word) return { tokens: [{ kind: 'name', name: word }], end: at + word.length };
  if (/^of\b/i.test(text.slice(at))) return { tokens: [sign('*')], end: at + 2 };
  if (/[a-z]/i.test(character))
    return { tokens: [{ kind: 'name', name: character === 'X' || character === 'Y' ? character.toLowerCase() : character }], end: at + 1 };
  const plain = spellings[character] ?? character;
  if (signs.has(plain)) return { tokens: [sign(plain)], end: at + 1 };
  throw new ExpressionError(`“${character}” is not understood here.`);
}

/** All tokens of `text`. @throws ExpressionError for a character that means nothing. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    if (/\s/.test(text[at] ?? '')) {
      at += 1;
      continue;
    }
    const { tokens: found, end } = read(text, at);
    tokens.push(...found);
    at = end;
  }
  return tokens;
}
