/** Text of an expression, cut into tokens. Understands plain text, print (², √, ≤) and LaTeX as other calculators copy it. */
import { ExpressionError } from './expression-error.ts';
import { isComparison, signPairs, spellings, subscripts, superscripts, symbols } from './signs.ts';
import type { Comparison } from './syntax.ts';
import { listMembers, plainWord, productWord, words } from './words.ts';

export type Token =
  | { readonly kind: 'number'; readonly value: number; readonly text: string }
  /** A function, a constant or a letter, perhaps with a subscript: a, x_1. */
  | { readonly kind: 'name'; readonly name: string /** The word, if it can also be a letter times a function: asin. */; readonly product?: string }
  | { readonly kind: 'comparison'; readonly sign: Comparison }
  | { readonly kind: 'sign'; readonly sign: string };

/** Signs in print, by the words and signs that are read in their place. */
const printed: Readonly<Record<string, string>> = {
  ...spellings,
  // For the parser only: the field keeps it apart from /, which makes a fraction.
  '÷': '/',
  '√': 'sqrt',
  '∛': 'cbrt',
  ...Object.fromEntries(Object.entries(symbols).map(([word, symbol]) => [symbol, word])),
};
const signs = new Set(['+', '-', '*', '/', '^', '!', '%', '(', ')', '[', ']', '{', '}', '|', ',', '_', '°', ':', '~', "'", '∑', '∏', '∫', '...']);
const latex: readonly (readonly [RegExp, string])[] = [
  // Without braces, each part of a fraction is one digit: \frac12 is a half.
  [/\\[cdt]?frac(?![a-zA-Z])\s*(\d)/g, '\\frac{$1}'],
  [/\\[cdt]?frac(?![a-zA-Z])\s*(\{[^{}]*\})\s*(\d)/g, '\\frac$1{$2}'],
  [/\\[cdt]frac(?![a-zA-Z])/g, '\\frac'],
  [/\\(?:left|right|,|;|!|:| )/g, ' '],
  [/\\operatorname\{([a-zA-Z]+)\}/g, ' $1 '],
  [/\\(?:cdot|times)(?![a-zA-Z])/g, '*'],
  [/\\div(?![a-zA-Z])/g, '/'],
  [/\\leq?(?![a-zA-Z])/g, '≤'],
  [/\\geq?(?![a-zA-Z])/g, '≥'],
  [/\\lt(?![a-zA-Z])/g, '<'],
  [/\\gt(?![a-zA-Z])/g, '>'],
  [/\\sim(?![a-zA-Z])/g, '~'],
  [/\\(?:ldots|dots)(?![a-zA-Z])/g, '...'],
  [/\\([{}%])/g, '$1'],
  [/\\([a-zA-Z]+)/g, ' $1 '],
];

/** Digits; a point counts only if it is not the first of three. */
const numberPattern = /(?:\d+(?:\.(?!\.)\d*)?|\.\d+)(?:E[+\-−]?\d+)?/y;
const subscriptPattern = /_\{([a-zA-Z0-9]+)\}|_([a-zA-Z0-9])|(\d+)|([₀₁₂₃₄₅₆₇₈₉]+)/y;

const smallPattern = /[₀₁₂₃₄₅₆₇₈₉]+/y;
const plainDigits = (small: string) => Array.from(small, (character) => subscripts.indexOf(character)).join('');

const sign = (text: string): Token => ({ kind: 'sign', sign: text });
const match = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

interface Read {
  readonly tokens: readonly Token[];
  readonly end: number;
}

/** 3 1/2, with a space: three and a half, not three times a half. */
const mixedPattern = /(\d+)\s+(\d+)\s*[/⁄]\s*([1-9]\d*)(?![\d.])/y;

/** Digits, a space, digits: thousands to most, a product to some, or a slip. The dots of 1...10 belong to no number. */
const spacedPattern = /(\d+(?:\.(?!\.)\d*)?)((?:\s+\d+(?:\.(?!\.)\d*)?)+)/y;

/** What stands before a number in small print: log_2 8/4 has a base before the space, and x^2 1/2 an exponent. */
const smallPrint = (text: string, at: number) => /([a-z]{2})?([_^])[-+−–]?$/i.exec(text.slice(Math.max(0, at - 12), at).replaceAll(' ', ''));

function refuseSpaced(text: string, at: number): void {
  const [, first, rest = ''] = match(spacedPattern, text, at) ?? [];
  if (first === undefined) return;
  const together = `${first}${rest.replace(/\s/g, '')}`;
  const small = smallPrint(text, at);
  if (!small) throw new ExpressionError(`A space between digits doesn’t work here. Write ${together} without the space, or put a sign such as + between them.`);
  // sin^2 300 is the square of sin 300; in 2^10 000 the space is more likely one between thousands.
  const [, functionBefore, sign] = small;
  if (sign === '^' && functionBefore === undefined && /^(?:\s+\d{3})+$/.test(rest))
    throw new ExpressionError(`Is the exponent ${together}? Write it without the space, or put a sign such as + between ${first} and ${rest.trim()}.`);
}

function readMixed(text: string, at: number): Read | null {
  const [found, whole, over, under] = match(mixedPattern, text, at) ?? [];
  // 10 000/5 and 10 250/500 are thousands to whoever types them.
  if (found === undefined || over?.length === 3 || smallPrint(text, at)) return null;
  return { tokens: [{ kind: 'number', value: Number(whole) + Number(over) / Number(under), text: `${whole} ${over}/${under}` }], end: at + found.length };
}

function readNumber(text: string, at: number): Read | null {
  const found = match(numberPattern, text, at)?.[0];
  if (found === undefined) return null;
  refuseSpaced(text, at);
  const runsOn = /^(?:\d|\.(?!\.)|\.\.(?!\.))[\d.]*/.exec(text.slice(at + found.length))?.[0];
  if (runsOn) throw new ExpressionError(`“${found}${runsOn}” is not a number.`);
  return { tokens: [{ kind: 'number', value: Number(found.replace('−', '-')), text: found }], end: at + found.length };
}

/** x², x⁻¹: an exponent in small print. */
function readSuperscript(text: string, at: number): Read | null {
  let end = at;
  while (end < text.length && (superscripts.includes(text[end] ?? '?') || (end === at && text[end] === '⁻'))) end += 1;
  const plain = Array.from(text.slice(at, end), (character) => (character === '⁻' ? '-' : superscripts.indexOf(character))).join('');
  if (!/\d/.test(plain)) return null;
  const digits = plain.replace('-', '');
  return {
    tokens: [sign('^'), ...(plain.startsWith('-') ? [sign('-')] : []), { kind: 'number', value: Number(digits), text: digits }],
    end,
  };
}

/** A letter with its subscript: a, x_1, x1, v_{max}. e2 is e times 2. */
function readLetter(text: string, at: number): Read {
  const letter = text[at] === 'X' ? 'x' : text[at] === 'Y' ? 'y' : (text[at] ?? '');
  const [found, braced, single, digits, small] = match(subscriptPattern, text, at + 1) ?? [];
  if (found === undefined || (letter === 'e' && !found.startsWith('_'))) return { tokens: [{ kind: 'name', name: letter }], end: at + 1 };
  const subscript = braced ?? single ?? digits ?? plainDigits(small ?? '');
  return { tokens: [{ kind: 'name', name: `${letter}_${subscript}` }], end: at + 1 + found.length };
}

function readWord(text: string, at: number): Read | null {
  const rest = text.slice(at, at + 12).toLowerCase();
  const word = words.find((candidate) => rest.startsWith(candidate) && candidate !== 'for');
  if (word === undefined) return null;
  const [name, end] = [plainWord(word), at + word.length];
  // log₂ 8: a base in small print.
  const [small] = (name === 'log' && match(smallPattern, text, end)) || [];
  if (small === undefined) {
    const product = productWord(text.slice(at, end));
    return { tokens: [product === null ? { kind: 'name', name } : { kind: 'name', name, product }], end };
  }
  const base = plainDigits(small);
  return { tokens: [{ kind: 'name', name }, sign('_'), { kind: 'number', value: Number(base), text: base }], end: end + small.length };
}

/** Σ, ∏ and ∫ as signs or as words, where bounds follow them: sum([1, 2]) and i·n·t are something else. */
const seriesPattern = /(?:(sum|∑)|(prod(?:uct)?|∏)|(int(?:egral)?|∫))(?=\s*_)/iy;
function readSeries(text: string, at: number): Read | null {
  const found = match(seriesPattern, text, at);
  return found && { tokens: [sign(found[1] ? '∑' : found[2] ? '∏' : '∫')], end: at + found[0].length };
}

/** [n^2 for n=[1...4]]; within other letters it is none. */
function readFor(text: string, at: number): Read | null {
  return /^for(?![a-z])/i.test(text.slice(at, at + 4)) && !/[a-z]/i.test(text[at - 1] ?? '') ? { tokens: [sign('for')], end: at + 3 } : null;
}

/** A.x, L.total */
function isMember(text: string): boolean {
  const word = /^[a-z]+/i.exec(text)?.[0].toLowerCase() ?? '';
  return word === 'x' || word === 'y' || listMembers.has(plainWord(word));
}

/** The tokens at `at` and where the text continues. */
function read(text: string, at: number): Read {
  const number = readMixed(text, at) ?? readNumber(text, at);
  if (number) return number;
  const pair = signPairs[text.slice(at, at + 2)];
  if (pair) return { tokens: [{ kind: 'comparison', sign: pair }], end: at + 2 };
  if (text.startsWith('...', at)) return { tokens: [sign('...')], end: at + 3 };
  if (text.startsWith('**', at)) return { tokens: [sign('^')], end: at + 2 };
  if (text.startsWith('ⁿ√', at)) return { tokens: [{ kind: 'name', name: 'root' }], end: at + 2 };
  const power = readSuperscript(text, at);
  if (power) return power;
  const word = readSeries(text, at) ?? readFor(text, at) ?? readWord(text, at);
  if (word) return word;
  if (/^of\b/i.test(text.slice(at))) return { tokens: [sign('*')], end: at + 2 };
  const character = text[at] ?? '';
  if (character === '.' && isMember(text.slice(at + 1).trimStart())) return { tokens: [sign('.')], end: at + 1 };
  if (/[a-zα-ωΑ-Ω]/i.test(character) && !(character in printed)) return readLetter(text, at);
  const plain = printed[character] ?? character;
  if (isComparison(plain)) return { tokens: [{ kind: 'comparison', sign: plain }], end: at + 1 };
  if (/^[a-z]/.test(plain)) return { tokens: [{ kind: 'name', name: plain }], end: at + 1 };
  if (signs.has(plain)) return { tokens: [sign(plain)], end: at + 1 };
  if (character === '$') throw new ExpressionError('Leave the dollar sign out: the calculator works with plain numbers.');
  if (character === '"') throw new ExpressionError('The calculator can’t use words in quotation marks.');
  throw new ExpressionError(`“${character}” is not understood here.`);
}

/** LaTeX, as other calculators copy it, in the signs and words of plain text. */
export const plainLatex = (text: string): string =>
  text.includes('\\') ? latex.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text) : text;

/** The tokens with a·sin in place of asin, where that is meant. */
export const withProducts = (tokens: readonly Token[], isProduct: (word: string) => boolean): readonly Token[] =>
  tokens.some((token) => token.kind === 'name' && token.product !== undefined && isProduct(token.product))
    ? tokens.flatMap((token): readonly Token[] =>
        token.kind === 'name' && token.product !== undefined && isProduct(token.product)
          ? [
              { kind: 'name', name: token.product.charAt(0) },
              { kind: 'name', name: token.product.slice(1) },
            ]
          : [token],
      )
    : tokens;

/** Lists of data may be longer. Trees are walked recursively, and a few thousand levels exhaust a browser's stack. */
const maxTokensBetweenCommas = 1000;

/** All tokens of `text`. @throws ExpressionError for a character that means nothing, or if it is too long. */
export function tokenize(text: string): readonly Token[] {
  const plain = plainLatex(text);
  const tokens: Token[] = [];
  let sinceComma = 0;
  for (let at = 0; at < plain.length; ) {
    if (/\s/.test(plain[at] ?? '')) {
      at += 1;
      continue;
    }
    const { tokens: found, end } = read(plain, at);
    tokens.push(...found);
    sinceComma = plain[at] === ',' ? 0 : sinceComma + found.length;
    if (sinceComma > maxTokensBetweenCommas) throw new ExpressionError('This is too long for one line. Split it into parts.');
    at = end;
  }
  return tokens;
}
