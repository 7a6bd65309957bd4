/** From a question's LaTeX to what is typed into the calculator. */

/** The argument in braces that begins at `at`, and where it ends. */
function braced(latex: string, at: number): readonly [string, number] | null {
  if (latex[at] !== '{') return null;
  let depth = 0;
  for (let index = at; index < latex.length; index += 1) {
    if (latex[index] === '{') depth += 1;
    if (latex[index] === '}') depth -= 1;
    if (depth === 0) return [latex.slice(at + 1, index), index + 1];
  }
  return null;
}

/** A fraction between what stands before and after it, with only the parentheses that it needs. */
function fraction(above: string, below: string, before: string, after: string): string {
  const top = /^(?:[\wπ.]+(?:\^\d+)?|\d*sqrt\([^()]*\))$/.test(above) ? above : `(${above})`;
  const bottom = /^(?:\d+(?:\.\d+)?|[a-z]|sqrt\([^()]*\))$/i.test(below) ? below : `(${below})`;
  const apart = /(?:^|[=(\s+-])$/.test(before) && /^\s*(?:$|[=)}+-]|\\right\))/.test(after);
  return apart ? `${top}/${bottom}` : `(${top}/${bottom})`;
}

/** Calculator text for a formula, as a person types it; null for anything that is not plain arithmetic of letters. */
export function typed(latex: string): string | null {
  let text = '';
  let bars = 0;
  for (let at = 0; at < latex.length; ) {
    const rest = latex.slice(at);
    const root = /^\\sqrt\[(\d+)\]/.exec(rest);
    if (root) {
      const below = braced(latex, at + root[0].length);
      const under = below && typed(below[0]);
      if (!below || under === null) return null;
      text += `root(${root[1]}, ${under})`;
      [, at] = below;
      continue;
    }
    const command = /^\\(?:d?frac|sqrt)/.exec(rest)?.[0];
    if (command) {
      const first = braced(latex, at + command.length);
      const one = first && typed(first[0]);
      if (!first || one === null) return null;
      if (command === '\\sqrt') {
        text += `${/[a-z]$/i.test(text) ? '*' : ''}sqrt(${one})`;
        [, at] = first;
        continue;
      }
      const second = braced(latex, first[1]);
      const two = second && typed(second[0]);
      if (!second || two === null) return null;
      text += fraction(one, two, text, latex.slice(second[1]));
      [, at] = second;
      continue;
    }
    const pi = /^\\pi\s*/.exec(rest)?.[0];
    if (pi) {
      at += pi.length;
      text += 'π';
      continue;
    }
    const power = /^\^\{(\w+)\}/.exec(rest);
    if (power && /^(?:\d+|[a-z])$/.test(power[1] ?? '')) {
      text += `^${power[1]}`;
      at += power[0].length;
      continue;
    }
    const word = /^(?:\\left|\\right|\\,|\\ |&|\{,\}|\s)/.exec(rest)?.[0];
    if (word) at += word.length;
    else if (rest.startsWith('\\cdot')) {
      text += '*';
      at += 5;
    } else if (/^(?:[=<>]|\\[gl]e(?![a-z]))/.test(rest)) {
      const sign = rest.startsWith('\\') ? { g: '>=', l: '<=' }[rest[1] ?? ''] : rest[0];
      text += ` ${sign} `;
      at += rest.startsWith('\\') ? 3 : 1;
    } else if (/^[+-]/.test(rest) && (/[\wπ)]$/.test(text) || (text.endsWith('|') && bars % 2 === 0))) {
      text += ` ${rest[0]} `;
      at += 1;
    } else if (/^[A-Za-z0-9+\-*/^().|,{}]/.test(rest)) {
      if (rest.startsWith('|')) bars += 1;
      text += { '{': '(', '}': ')' }[rest[0] ?? ''] ?? rest[0];
      at += 1;
    } else return null;
  }
  // Around a single letter and around parentheses there are none.
  return text.replaceAll(/\^\(([a-z])\)/gi, '^$1').replaceAll(/\(\(([^()]*)\)\)/g, '($1)');
}

/** What is added, by its sign; nothing for 0. */
export function added(amount: number | string): string {
  const text = String(amount);
  if (text === '0') return '';
  return text.startsWith('-') ? ` - ${text.slice(1)}` : ` + ${text}`;
}

/** A polynomial as a person types it: no two signs in a row, no 1 before a letter, nothing for 0. */
export function polynomial(...terms: readonly (readonly [coefficient: number | string, power: string])[]): string {
  const text = terms
    .map(([coefficient, power]) => {
      const [, sign = '', size = ''] = /^(-?)(.*)$/.exec(String(coefficient)) ?? [];
      if (size === '0') return '';
      return added(`${sign}${power === '' ? size : size === '1' ? power : size.includes('/') ? `(${size})${power}` : size + power}`);
    })
    .join('');
  return text === '' ? '0' : text.replace(/^ \+ /, '').replace(/^ - /, '-');
}

/** All formulas of a text, in order. */
export const formulas = (text: string): string[] => [...text.matchAll(/\\\((.*?)\\\)/gs)].map(([, formula]) => formula ?? '');

/** Both sides of an equation. */
function sides(equation: string): readonly [string, string] | null {
  const [left, right, ...more] = equation.split(' = ');
  return left && right && more.length === 0 ? [left, right] : null;
}

/** `y = left` and `y = right` for an equation in one letter, which becomes x; null for any other. */
export function bothSides(equation: string): readonly [string, string] | null {
  const text = typed(equation);
  const parts = text === null ? null : sides(text);
  if (!parts) return null;
  const letters = new Set(parts.join(' ').replaceAll('sqrt', ' ').match(/[a-z]/gi) ?? []);
  if (letters.size !== 1) return null;
  const [letter = 'x'] = letters;
  // Inside `sqrt` no letter is replaced: it stands apart.
  const inX = (side: string) => side.replace(/sqrt|[a-z]/gi, (word) => (word === letter ? 'x' : word));
  return [`y = ${inX(parts[0])}`, `y = ${inX(parts[1])}`];
}

/** The two equations of a system as the stem shows it. */
export function systemIn(stem: string): readonly string[] | null {
  const body = /\\begin\{aligned\}(.*?)\\end\{aligned\}/s.exec(stem)?.[1];
  if (body === undefined) return null;
  const lines = body.split('\\\\').map(typed);
  return lines.length === 2 && lines.every((line) => line !== null) ? lines : null;
}
