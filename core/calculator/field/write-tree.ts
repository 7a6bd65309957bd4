/**
 * A tree as the plain text with its meaning: what is stored, sent, copied and read aloud. Parentheses stand only where the text
 * would mean something else without them. Written from the end, because that depends on what follows.
 */
import { plainWord, signatures } from '../language/words.ts';
import { isDigit, isLetter, takesDigits, wordBefore, wordsOf } from './letters.ts';
import { beginsValue, isApart, isChar, isDerivative, isDigits, isDivision, isParenthesized, isSpace, numeratorFrom } from './operators.ts';
import { closerOf, isNote, type Cursor, type Item, type Line, type Path } from './tree.ts';

export interface Written {
  readonly text: string;
  /** Where a place in the tree is in the text. */
  readonly offsetOf: (cursor: Cursor) => number;
  /** The place in the tree nearest to one in the text. */
  readonly cursorAt: (offset: number) => Cursor;
}

const isFunction = (word: string): boolean => word.length > 1 && signatures.has(plainWord(word.toLowerCase()));
const isInfix = (word: string): boolean => /^n[cp]r$/i.test(word);
const postfix = new Set(['!', '%', '°']);
const isPostfix = (item: Item | undefined): boolean => item?.kind === 'char' && postfix.has(item.text);
const skipSpaces = (line: Line, at: number): number => {
  let before = at;
  while (isSpace(line[before - 1])) before -= 1;
  return before;
};

/** A single letter ends before this place, so that a digit or a parenthesis after it would belong to it. */
const letterBefore = (line: Line, at: number): boolean => {
  const word = wordBefore(line, at)?.text;
  return word !== undefined && word.length === 1;
};

/** Where the value that ends before `at` begins: what an exponent stands at. */
function valueFrom(line: Line, at: number): number {
  const before = line[at - 1];
  if (!before || beginsValue(line, at) || isSpace(before)) return at;
  if (before.kind === 'power' || before.kind === 'subscript' || isPostfix(before)) return valueFrom(line, at - 1);
  if (before.kind === 'group') {
    let name = at - 1;
    while (line[name - 1]?.kind === 'power' || line[name - 1]?.kind === 'subscript') name -= 1;
    const word = wordBefore(line, name);
    return word && isFunction(word.text) ? word.from : at - 1;
  }
  if (before.kind !== 'char') return at - 1;
  if (isLetter(before.text)) return wordBefore(line, at)?.from ?? at - 1;
  let from = at - 1;
  while (from > 0 && /^[\d.]$/.test(line[from - 1]?.text ?? '') && /^[\d.]$/.test(before.text)) from -= 1;
  return from;
}

class Writer {
  readonly marks: { readonly cursor: Cursor; readonly fromEnd: number }[] = [];

  /** The row's text with `tail` behind it. */
  line(line: Line, path: Path, tail: string, inBars: boolean): string {
    let text = tail;
    const opening = new Map<number, number>();
    const mark = (at: number) => this.marks.push({ cursor: { path, at }, fromEnd: text.length });
    mark(line.length);
    for (let at = line.length - 1; at >= 0; at -= 1) {
      const item = line[at];
      if (!item) continue;
      const next = line[at + 1];
      const bound = next?.kind === 'power' || isPostfix(next);
      if (item.kind === 'power' && bound) {
        text = `)${text}`;
        const from = valueFrom(line, at);
        opening.set(from, (opening.get(from) ?? 0) + 1);
      }
      text = this.#item(item, line, at, path, text, inBars, bound);
      text = '('.repeat(opening.get(at) ?? 0) + text;
      // The * of x*2 where a digit stands after a letter: x2 would be a name.
      if (item.kind === 'char' && isDigit(item.text) && !isNote(line) && takesDigits(line, at)) text = `*${text}`;
      mark(at);
    }
    return text;
  }

  #item(item: Item, line: Line, at: number, path: Path, tail: string, inBars: boolean, bound: boolean): string {
    const slot = (index: number, after: string, bars = false) => this.line(item.slots[index] ?? [], [...path, at, index], after, bars);
    const [inside = []] = item.slots;
    switch (item.kind) {
      case 'char':
        return item.text + tail;
      case 'group': {
        if (item.open && tail === '') return item.text + slot(0, '', item.text === '|');
        // Bars inside bars are told apart by what stands before them only.
        if (item.text === '|' && inBars && !beginsValue(line, at)) return `abs(${slot(0, `)${tail}`)}`;
        return item.text + slot(0, (closerOf[item.text] ?? '') + tail, item.text === '|');
      }
      case 'fraction':
        return this.#fraction(item, line, at, path, tail, bound);
      case 'power':
        return isSingle(inside, tail) || (inside.length === 0 && tail === '') ? `^${slot(0, tail)}` : `^(${slot(0, `)${tail}`)}`;
      case 'subscript':
        return this.#subscript(inside, line, at, tail, slot);
      case 'series':
        return `${item.text}_{${slot(0, `}^{${slot(1, `}${tail}`)}`)}`;
      case 'root': {
        const [degree, of] = item.slots;
        if (!of) return `sqrt(${slot(0, `)${tail}`)}`;
        if (degree && degree.length === 1 && isChar(degree[0], '3')) return `cbrt(${this.#degree(slot(1, `)${tail}`), path, at, 1)}`;
        return `root(${slot(0, `, ${slot(1, `)${tail}`)}`)}`;
      }
    }
  }

  /** The 3 of a cube root is in its name: its two places are before what is under the root. */
  #degree(text: string, path: Path, at: number, length: number): string {
    for (let place = length; place >= 0; place -= 1) this.marks.push({ cursor: { path: [...path, at, 0], at: place }, fromEnd: text.length });
    return text;
  }

  #subscript(inside: Line, line: Line, at: number, tail: string, slot: (index: number, after: string) => string): string {
    const plain = inside.every(({ kind, text }) => kind === 'char' && /^[a-zA-Z0-9]$/.test(text));
    const isName = letterBefore(line, at);
    if (inside.length === 0) return `_${slot(0, tail)}`;
    if (isName && plain) {
      if (isDigits(inside) && takesDigits(line, at) && !/^\d/.test(tail)) return slot(0, tail);
      return inside.length === 1 ? `_${slot(0, tail)}` : `_{${slot(0, `}${tail}`)}`;
    }
    if (isName) return `_{${slot(0, `}${tail}`)}`;
    const bare = (isDigits(inside) && !/^[\d.E]/.test(tail)) || (inside.length === 1 && plain && !/^[\da-z_.]/i.test(tail));
    return bare ? `_${slot(0, tail)}` : `_(${slot(0, `)${tail}`)}`;
  }

  #fraction(item: Item, line: Line, at: number, path: Path, tail: string, bound: boolean): string {
    const [over = [], under = []] = item.slots;
    const slot = (index: number, after: string) => this.line(item.slots[index] ?? [], [...path, at, index], after, false);
    if (isDerivative(item) && !bound) return slot(0, `/(${slot(1, `)${tail}`)}`);
    const before = skipSpaces(line, at);
    const previous = line[before - 1];
    const digitBefore = previous?.kind === 'char' && isDigit(previous.text);
    const mixed = digitBefore && !bound && isDigits(over) && isDigits(under) && !line.slice(valueFrom(line, before), before).some((one) => isChar(one, '.'));
    const standsAlone = isApart(previous);
    const wrap = bound || (!standsAlone && !mixed);
    const end = wrap ? `)${tail}` : tail;
    const below = isBareUnder(under, end) || (under.length === 0 && end === '') ? slot(1, end) : `(${slot(1, `)${end}`)}`;
    const bare = isProduct(over) && (wrap || mixed || standsAlone);
    const text = bare ? slot(0, `/${below}`) : `(${slot(0, `)/${below}`)}`;
    if (mixed) return before === at ? ` ${text}` : text;
    if (!wrap) return text;
    const name = letterBefore(line, before) || previous?.kind === 'subscript';
    return `${!standsAlone && name ? '*' : ''}(${text}`;
  }
}

/** A product that a division takes as a whole. */
function isProduct(line: Line): boolean {
  if (line.length === 0 || isSpace(line[0]) || isSpace(line.at(-1))) return false;
  return (
    numeratorFrom(line, line.length) === 0 && !line.some((item) => isDivision(item) || item.open === true) && !wordsOf(line).some(({ text }) => isInfix(text))
  );
}

/** A number, or a letter that nothing after it belongs to. */
function isSingle(line: Line, tail: string): boolean {
  const text = line.map((item) => (item.kind === 'char' ? item.text : '?')).join('');
  if (/^(?:\d+(?:\.\d+)?|\.\d+)$/.test(text)) return !/^\s*[\d.E°!%]/.test(tail);
  const name = (line.length === 1 && /^[a-zA-Zα-ωΑ-Ω]$/.test(text)) || (line.length === 2 && isLetter(line[0]?.text) && line[1]?.kind === 'subscript');
  return (name || text === '∞') && !/^\s*[^\s+*÷/=<>≤≥~,:)\]}|-]/.test(tail);
}
const isBareUnder = (line: Line, tail: string): boolean => {
  const [first, second] = line;
  if (line.length === 1 && first?.kind === 'root') return true;
  if (isParenthesized(line) && first?.open !== true) return !/^\s*\[/.test(tail);
  if (line.length === 2 && second?.kind === 'power' && first?.kind === 'char') return isSingle([first], '') && second.slots[0]?.length !== 0;
  return isSingle(line, tail);
};

/** The plain text of a tree, and which place of the one is which of the other. */
export function writeTree(line: Line): Written {
  const writer = new Writer();
  const text = writer.line(line, [], '', false);
  // In the order of the text; of places that share an offset the outermost first.
  const key = ({ path, at }: Cursor) => `${path.join('.')}:${at}`;
  const offsets = new Map(writer.marks.map(({ cursor, fromEnd }) => [key(cursor), text.length - fromEnd]));
  return {
    text,
    offsetOf: (cursor) => offsets.get(key(cursor)) ?? text.length,
    cursorAt: (offset) => {
      let best: Cursor = { path: [], at: line.length };
      let distance = Number.POSITIVE_INFINITY;
      for (const { cursor, fromEnd } of writer.marks) {
        const away = Math.abs(text.length - fromEnd - offset);
        if (away < distance || (away === distance && cursor.path.length < best.path.length)) [best, distance] = [cursor, away];
      }
      return best;
    },
  };
}
