import { attempt } from '../language/expression-error.ts';
import { parseStatement } from '../language/parse.ts';
import type { Token } from '../language/tokens.ts';
import { tokenize, withProducts } from '../language/tokens.ts';

const depths: Readonly<Record<string, number>> = { '(': 1, '[': 1, '{': 1, ')': -1, ']': -1, '}': -1 };

/** The parts of a row between ~ and the commas outside of all brackets. */
function partsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    const sign = token.kind === 'sign' ? token.sign : '';
    depth += depths[sign] ?? 0;
    if (sign === '~' || (sign === ',' && depth === 0)) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** What a row says, as text to compare: how it is written does not count. Null where it says nothing. */
export function meaningOf(text: string, functions: ReadonlySet<string>): string | null {
  const found = attempt(() => partsOf(withProducts(tokenize(text), (word) => functions.has(word))).map((part) => parseStatement(part, functions)));
  if (!found.ok) return null;
  return JSON.stringify(found.value, (key, value: unknown) => {
    if (key === 'implicit') return undefined;
    // root(3, 8) is cbrt(8).
    if (typeof value === 'object' && value !== null && 'name' in value && 'args' in value && value.name === 'root' && Array.isArray(value.args)) {
      const [degree, of]: readonly unknown[] = value.args;
      if (typeof degree === 'object' && degree !== null && 'value' in degree && degree.value === 3) return { type: 'call', name: 'cbrt', args: [of] };
    }
    return value;
  });
}
