/** Plain text to the tree that shows it. Takes anything, finished or not; the same words and signs as the parser. */
import { signPairs, spellings, subscripts, superscripts, symbols } from '../language/signs.ts';
import { plainLatex } from '../language/tokens.ts';
import { plainWord, signatures } from '../language/words.ts';
import { isDigit, isLetter, seriesWords, wordAt } from './letters.ts';
import { beginsValue, isChar, isSpace, numeratorFrom, unwrapped } from './operators.ts';
import { char, chars, closerOf, fraction, group, power, root, series, subscript, type Item, type Line } from './tree.ts';

const roots = new Set(['sqrt', 'cbrt', 'root', 'nthroot']);
/** Deeper than this the parser refuses as well. */
const deepest = 60;

class Reader {
  readonly #text: string;
  readonly #functions: ReadonlySet<string>;
  #at = 0;
  #depth = 0;

  constructor(text: string, functions: ReadonlySet<string>) {
    this.#text = text;
    this.#functions = functions;
  }

  #next(length = 1): string {
    return this.#text.slice(this.#at, this.#at + length);
  }

  #take(text: string): boolean {
    if (!this.#text.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #spaces(): number {
    const before = this.#at;
    while (/^\s/.test(this.#next())) this.#at += 1;
    return this.#at - before;
  }

  /** Items up to a closing bracket, which stays unread, or to the end. */
  line(closer: string): Line {
    let items: Item[] = [];
    while (this.#at < this.#text.length && !(this.#next() === closer && !(closer === '|' && beginsValue(items, items.length)))) {
      if (this.#spaces() > 0) {
        if (items.length > 0) items.push(char(' '));
      } else if (this.#take('/') || this.#take('⁄')) {
        // A slash is ÷: what a ÷ b / c divides is a ÷ b.
        const from = numeratorFrom(items, items.length, () => true);
        const over = items.slice(from);
        while (isSpace(over.at(-1))) over.pop();
        items = [...items.slice(0, from), fraction(unwrapped(over), unwrapped(this.#operand()))];
      } else items.push(...this.#piece(items));
    }
    while (isSpace(items.at(-1)) && this.#at < this.#text.length) items.pop();
    return items;
  }

  #inside(open: string): Item {
    const closer = closerOf[open] ?? '';
    this.#depth += 1;
    if (this.#depth > deepest) throw new RangeError('too deep');
    const inside = this.line(closer);
    this.#depth -= 1;
    return group(open, inside, !this.#take(closer));
  }

  /** The next number, word, letter, bracket or sign, with what belongs to it in small print. */
  #piece(before: Line): Line {
    const next = this.#next();
    if (this.#take('**') || this.#take('^')) return [power(unwrapped(this.#operand()))];
    if (superscripts.includes(next) || (next === '⁻' && superscripts.includes(this.#next(2)[1] ?? '?'))) return [power(this.#small())];
    const number = /^(?:\d+(?:\.(?!\.)\d*)?|\.\d+)(?:E[+\-−]?\d+)?/.exec(this.#text.slice(this.#at))?.[0];
    if (number !== undefined) {
      this.#at += number.length;
      return chars(number.replace('−', '-'));
    }
    if (this.#take('ⁿ√')) return this.#root('root', '');
    if (this.#take('√')) return this.#root('sqrt', '');
    if (this.#take('∛')) return this.#root('cbrt', '');
    const sign = this.#series() ?? this.#derivative();
    if (sign) return [sign];
    const word = wordAt(this.#text.slice(this.#at), this.#functions);
    if (word !== undefined) return this.#word(word);
    if (isLetter(next)) return this.#letter();
    if (next === '_') return this.#base(before);
    if (next in closerOf) {
      this.#at += 1;
      return [this.#inside(next)];
    }
    for (const [sign, shown] of Object.entries(signPairs)) if (this.#take(sign)) return [char(shown)];
    if (this.#take('...')) return [char('...')];
    const [whole = next] = Array.from(this.#next(2));
    this.#at += whole.length;
    return [char(spellings[whole] ?? whole)];
  }

  /** Σ with its bounds, however much of them is there. */
  #series(): Item | null {
    const [found, word = ''] = /^([a-z]+|[∑∏∫])\s*_/i.exec(this.#text.slice(this.#at)) ?? [];
    const [sign] = seriesWords.find(([, pattern]) => pattern.exec(word)?.index === 0) ?? [];
    if (found === undefined || sign === undefined) return null;
    this.#at += found.length;
    const from = this.#bound();
    const before = this.#at;
    this.#spaces();
    if (this.#take('^')) return series(sign, from, this.#bound());
    this.#at = before;
    return series(sign, from);
  }

  #bound(): Line {
    this.#spaces();
    const open = this.#next();
    if (open === '{' || open === '(') {
      this.#at += 1;
      return this.#inside(open).slots[0] ?? [];
    }
    return /^[\d.a-zα-ω]/i.test(open) ? this.#piece([]) : [];
  }

  #derivative(): Item | null {
    const found = /^d\s*\/\s*(?:d\s*([a-zα-ω])|\(\s*d\s*([a-zα-ω])\s*\))/i.exec(this.#text.slice(this.#at));
    const name = found?.[1] ?? found?.[2];
    if (!found || name === undefined || this.#next() !== 'd') return null;
    if (found[1] !== undefined && wordAt(this.#text.slice(this.#at + found[0].length - 1), this.#functions) !== undefined) return null;
    this.#at += found[0].length;
    return fraction(chars('d'), chars(`d${name}`));
  }

  #small(): Line {
    const digits: string[] = this.#take('⁻') ? ['-'] : [];
    while (this.#next() !== '' && superscripts.includes(this.#next())) {
      digits.push(String(superscripts.indexOf(this.#next())));
      this.#at += 1;
    }
    return chars(digits.join(''));
  }

  #letter(): Line {
    const letter = this.#next();
    this.#at += 1;
    const found = /^(?:_\{([a-zA-Z0-9]+)\}|_([a-zA-Z0-9])|(\d+)|([₀-₉]+))/.exec(this.#text.slice(this.#at));
    if (!found || (letter === 'e' && !found[0].startsWith('_'))) return [char(letter)];
    this.#at += found[0].length;
    const inside = found[1] ?? found[2] ?? found[3] ?? Array.from(found[4] ?? '', (digit) => subscripts.indexOf(digit)).join('');
    return [char(letter), subscript(chars(inside))];
  }

  /** The base of log_2, or what stands after another _. */
  #base(before: Line): Line {
    const isLog = ['l', 'o', 'g'].every((text, index) => isChar(before.at(index - 3), text));
    if (!isLog) {
      this.#at += 1;
      const braced = isLetter(before.at(-1)?.text) && this.#next() === '{' ? this.#inside('{') : null;
      return [subscript(braced?.slots[0] ?? [])];
    }
    this.#at += 1;
    if (this.#next() === '{' || this.#next() === '(') {
      const open = this.#next();
      this.#at += 1;
      return [subscript(this.#inside(open).slots[0] ?? [])];
    }
    return [subscript(/^[\d.a-zα-ω]/i.test(this.#next()) ? this.#piece([]) : [])];
  }

  #word(word: string): Line {
    const typed = this.#next(word.length);
    this.#at += word.length;
    const symbol = symbols[plainWord(word)];
    if (symbol !== undefined) return [char(symbol)];
    if (roots.has(word)) return this.#root(plainWord(word), typed);
    if (word === 'frac' && /^\s*\{/.test(this.#text.slice(this.#at))) {
      this.#spaces();
      const part = () => (this.#take('{') ? (this.#inside('{').slots[0] ?? []) : this.#operand());
      const over = part();
      this.#spaces();
      return [fraction(over, part())];
    }
    const digits = word === 'log' ? /^[₀-₉]+/.exec(this.#text.slice(this.#at))?.[0] : undefined;
    if (digits === undefined) return chars(typed);
    this.#at += digits.length;
    return [...chars(typed), subscript(chars(Array.from(digits, (digit) => subscripts.indexOf(digit)).join('')))];
  }

  #root(kind: string, typed: string): Line {
    const start = this.#at;
    this.#spaces();
    if (kind === 'root') {
      const given = this.#take('(') ? this.#inside('(') : null;
      const inside = given?.slots[0] ?? [];
      const comma = inside.findIndex((item) => isChar(item, ','));
      const more = inside.slice(comma + 1);
      if (given && comma >= 0 && !more.some((item) => isChar(item, ','))) return [root(inside.slice(0, comma), isSpace(more[0]) ? more.slice(1) : more)];
      this.#at = start;
      return chars(typed || 'root');
    }
    let degree: readonly Line[] = kind === 'cbrt' ? [chars('3')] : [];
    const latex = kind === 'sqrt' ? /^\[([^[\]]*)\]\s*(?=\{)/.exec(this.#text.slice(this.#at)) : null;
    if (latex) {
      this.#at += latex[0].length;
      degree = [chars(latex[1] ?? '')];
    }
    if (this.#next() === '(' || this.#next() === '{') {
      const open = this.#next();
      this.#at += 1;
      return [root(...degree, this.#inside(open).slots[0] ?? [])];
    }
    // ^2 of √^2(x) stands at the root itself: as it is written.
    if (this.#next() === '^') {
      this.#at = start;
      return chars(typed || kind);
    }
    return [root(...degree, this.#operand(false))];
  }

  /** What / divides by and what ^ raises to: signs, one value, and what is bound to it as tightly. */
  #operand(signed = true): Line {
    this.#spaces();
    const items: Item[] = [];
    while (signed && /^[-+−–]/.test(this.#next())) {
      items.push(char(this.#take('+') ? '+' : '-'));
      this.#at += items.at(-1)?.text === '+' ? 0 : 1;
      this.#spaces();
    }
    if (this.#next() === '' || /^[)\]},:=<>≤≥~*/]/.test(this.#next())) return items;
    const word = wordAt(this.#text.slice(this.#at), this.#functions);
    const name = this.#next();
    items.push(...this.#piece(items));
    if (word !== undefined && signatures.has(plainWord(word)) && !roots.has(word)) this.#arguments(items);
    else if (word === undefined && isLetter(name) && this.#next() === '(' && this.#functions.has(this.#nameOf(items))) items.push(...this.#piece(items));
    for (;;) {
      const before = this.#at;
      this.#spaces();
      if (!/^(?:[!%°^']|\*\*|[⁰¹²³⁴-⁹⁻]|\.\s*[xy](?![a-z])|\[)/.test(this.#text.slice(this.#at)) || (this.#next() === '[' && !isLetter(name) && name !== '[')) {
        this.#at = before;
        return items;
      }
      items.push(...this.#piece(items));
    }
  }

  #nameOf(items: Line): string {
    const inside = items.findLast(({ kind }) => kind === 'subscript')?.slots[0];
    const letter = items.findLast(({ kind }) => kind === 'char')?.text ?? '';
    return inside ? `${letter}_${inside.map(({ text }) => text).join('')}` : letter;
  }

  /** Of a function: in parentheses, or the product that follows it. */
  #arguments(items: Item[]): void {
    const part = () => items.push(...this.#piece(items));
    if (this.#next() === '_') part();
    if (this.#next() === '^') part();
    const space = this.#spaces() > 0;
    if (this.#next() === '(') {
      part();
      return;
    }
    if (space && this.#next() !== '') items.push(char(' '));
    items.push(...this.#operand());
    for (;;) {
      const word = wordAt(this.#text.slice(this.#at), this.#functions);
      if (!(isDigit(this.#next()) || isLetter(this.#next()) || '([π√'.includes(this.#next() || '?')) || (word !== undefined && signatures.has(plainWord(word))))
        break;
      items.push(...this.#operand(false));
    }
  }
}

/** The tree of plain text, however unfinished; null where it is nested deeper than anything has a meaning. */
export function readLine(text: string, functions: ReadonlySet<string>): Line | null {
  const reader = new Reader(plainLatex(text), functions);
  try {
    return reader.line('');
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
