/** Powers of negative numbers: real for a fraction with an odd denominator that is written down, not for an exponent that runs through all numbers. */
import { expect, test } from 'vitest';
import { rowReader } from '../rows/row-reader.ts';

function valueIn(...texts: readonly string[]): number {
  const [found] = rowReader()(
    texts.map((text, index) => ({ id: String(index), text, hidden: false })),
    'radians',
  );
  if (found?.meaning.kind === 'value' && found.meaning.result.type === 'number') return found.meaning.result.value;
  throw new Error(`${texts[0]} is ${found?.meaning.kind}`);
}

test.each([
  ['f(-8)', 'f(x)=x^(1/3)', -2],
  ['f(-8)', 'f(x)=x^(2/3)', 4],
  ['f(3)', 'f(x)=(-2)^x', -8],
  ['f(1/3)', 'f(x)=8^x', 2],
  ['f(-1)', 'f(x)=x^(3-3x)', 1],
])('%s with %s', (asked, rule, value) => expect(valueIn(asked, rule)).toBeCloseTo(value, 12));

test.each([
  ['f(1/3)', 'f(x)=(-2)^x'],
  ['f(0.6)', 'f(x)=(-2)^x'],
  ['f(-1.1)', 'f(x)=x^(3-3x)'],
  ['f(-4)', 'f(x)=x^(1/2)'],
])('%s with %s has none', (asked, rule) => expect(valueIn(asked, rule)).toBeNaN());
