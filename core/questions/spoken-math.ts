/**
 * A formula in words, for reading aloud. Knows the LaTeX the questions use; a command it does not
 * know is spoken by its name. Never throws.
 */
const commands: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cdot: 'times',
    times: 'times',
    div: 'divided by',
    pm: 'plus or minus',
    le: 'is less than or equal to',
    leq: 'is less than or equal to',
    ge: 'is greater than or equal to',
    geq: 'is greater than or equal to',
    lt: 'is less than',
    gt: 'is greater than',
    ne: 'is not equal to',
    neq: 'is not equal to',
    approx: 'is approximately equal to',
    cong: 'is congruent to',
    sim: 'is similar to',
    parallel: 'is parallel to',
    perp: 'is perpendicular to',
    circ: 'degrees',
    degree: 'degrees',
    sin: 'sine of',
    cos: 'cosine of',
    tan: 'tangent of',
    ell: 'l',
    infty: 'infinity',
    ldots: 'and so on',
    dots: 'and so on',
    cdots: 'and so on',
    to: 'to',
    '%': 'percent',
    '&': 'and',
  }),
);
const signs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '=': 'equals',
    '<': 'is less than',
    '>': 'is greater than',
    '+': 'plus',
    '/': 'over',
    '*': 'times',
    ':': 'to',
    ',': 'comma',
    '(': 'open parenthesis',
    ')': 'close parenthesis',
    '[': 'open bracket',
    ']': 'close bracket',
    "'": 'prime',
    '!': 'factorial',
  }),
);
const silent = new Set(['left', 'right', 'hline', 'quad', 'qquad', 'displaystyle', 'limits', ',', ';', ':', '!', ' ']);
const roots: ReadonlyMap<string, string> = new Map(Object.entries({ '2': 'square root', '3': 'cube root' }));
const powers: ReadonlyMap<string, string> = new Map(Object.entries({ '2': 'squared', '3': 'cubed', degrees: 'degrees', prime: 'prime' }));
/** After these a minus belongs to the number that follows. */
const beforeNegative = /(^|equals|than|to|plus|minus|negative|times|by|over|comma|open parenthesis|open bracket|of|^[;,])$/;

/** The words for one item; simple items need no "end of …" after them. */
interface Phrase {
  readonly words: string;
  readonly simple: boolean;
}
const simple = (words: string): Phrase => ({ words, simple: true });
const closed = ({ words, simple: short }: Phrase, end: string) => (short ? words : `${words}, ${end},`);

/** Stands for a space inside text, where it counts; elsewhere LaTeX knows none. */
const space = '\u2063';

const tokens = /\\[a-zA-Z]+|\\.|\d+(?:(?:\{,\}|,(?=\d{3}))\d{3})*(?:\.\d+)?|\.\d+|[^\s~]/gs;

class Speaker {
  private at = 0;
  private inBars = false;
  private inTable = false;
  private readonly tokens: string[];
  constructor(tex: string) {
    this.tokens = tex.match(tokens) ?? [];
  }

  /** Everything up to `end`, which is consumed too. */
  sequence(end?: string): Phrase {
    const words: string[] = [];
    while (this.at < this.tokens.length) {
      if (this.tokens[this.at] === end) {
        this.at++;
        break;
      }
      const next = this.atom(words.at(-1) ?? '');
      if (next.words !== '') words.push(next.words);
      if (words.length === 1 && !next.simple) words.push('');
    }
    const spoken = words.filter((word) => word !== '');
    return { words: spoken.join(' '), simple: words.length <= 1 };
  }

  /** A group in braces, or the next single item: of a number, one digit. */
  private argument(): Phrase {
    const next = this.tokens[this.at] ?? '';
    if (/^\d\d/.test(next)) this.tokens.splice(this.at, 1, next.slice(0, 1), next.slice(1));
    if (next !== '{') return this.atom('', false);
    this.at++;
    return this.sequence('}');
  }

  /** A group in braces as it is written. */
  private raw(): string {
    if (this.tokens[this.at] !== '{') return this.tokens[this.at++] ?? '';
    const from = ++this.at;
    while (this.at < this.tokens.length && this.tokens[this.at] !== '}') this.at++;
    return this.tokens.slice(from, this.at++).join('');
  }

  private atom(before: string, functions = true): Phrase {
    const token = this.tokens[this.at++] ?? '';
    if (token.startsWith('\\')) return this.command(token.slice(1));
    if (/^[\d.]/.test(token) && token !== '.') return simple(token.replaceAll('{,}', ','));
    if (token === '{') return this.sequence('}');
    if (token === '^') return this.power();
    if (token === '_') return simple(`sub ${this.argument().words}`);
    if (token === '-' || token === '−') return simple(beforeNegative.test(before) ? 'negative' : 'minus');
    if (token === '|') {
      this.inBars = !this.inBars;
      return simple(this.inBars ? 'the absolute value of' : ', end of absolute value,');
    }
    if (token === '&') return simple(this.inTable ? ',' : '');
    if (token === '}') return simple('');
    if (functions && /^[a-zA-Z]$/.test(token)) return this.letter(token, before);
    return simple(signs.get(token) ?? token);
  }

  /** `f(x)` is "f of x": f, g and h before anything short; other letters only before a letter, when nothing multiplies them. */
  private letter(name: string, before: string): Phrase {
    const [open, inside = '', close] = this.tokens.slice(this.at, this.at + 3);
    const calls = open === '(' && close === ')' && (/^[fgh]$/.test(name) ? /^[a-zA-Z\d.]+$/ : /^[a-z]$/).test(inside);
    if (!calls || (!/^[fgh]$/.test(name) && !beforeNegative.test(before))) return simple(open === '(' && /^[fgh]$/.test(name) ? `${name} of` : name);
    this.at += 3;
    return simple(`${name} of ${inside}`);
  }

  private power(): Phrase {
    const exponent = this.argument();
    return simple(powers.get(exponent.words) ?? `to the power of ${closed(exponent, 'end of power')}`);
  }

  private command(name: string): Phrase {
    if (name === '\\') return simple(';');
    if (silent.has(name)) return simple('');
    if (name === 'frac' || name === 'dfrac' || name === 'tfrac') {
      const [top, bottom] = [this.argument(), this.argument()];
      if (top.simple && bottom.simple) return simple(`${top.words} over ${bottom.words}`);
      return { words: `the fraction ${top.words}, over ${bottom.words}, end of fraction,`, simple: false };
    }
    if (name === 'sqrt') {
      let degree = '2';
      if (this.tokens[this.at] === '[') {
        this.at++;
        degree = this.sequence(']').words;
      }
      return simple(`the ${roots.get(degree) ?? `${degree}th root`} of ${closed(this.argument(), 'end of root')}`);
    }
    if (name === 'overline') return simple(`segment ${this.argument().words}`);
    if (name === 'bar' || name === 'hat') return simple(`${this.argument().words} ${name}`);
    if (name === 'text' || name === 'mathrm' || name === 'operatorname' || name === 'mathit') return simple(this.raw().replaceAll(space, ' ').trim());
    if (name === 'begin' || name === 'end') {
      this.inTable = this.raw() === 'array' && name === 'begin';
      if (this.inTable) this.raw();
      return simple('');
    }
    if (name === '$') return simple(`$${this.atom('').words}`);
    return simple(commands.get(name) ?? name);
  }
}

/** The formula in words, e.g. `x^2\le 9` → "x squared is less than or equal to 9". */
export function spokenMath(tex: string): string {
  const kept = tex.replace(/\\(text|mathrm|operatorname)\{([^{}]*)\}/g, (_, name: string, inside: string) => `\\${name}{${inside.replaceAll(' ', space)}}`);
  return new Speaker(kept)
    .sequence()
    .words.replace(/,? +,/g, ',')
    .replace(/ +;/g, ';')
    .replace(/ +/g, ' ')
    .replace(/^[,; ]+|[,; ]+$/g, '');
}
