import { expect, test } from 'vitest';
import { stateOf, type FieldState } from './field-state.ts';
import { moved, movedToEnd, movedVertically } from './move.ts';
import { placeWords } from './place-words.ts';
import { typed } from './type.ts';

const none: ReadonlySet<string> = new Set();
const steps = { '←': -1, '→': 1 } as const;

/** What is said after each of these keys, from the left end of a text on. */
function heard(text: string, keys: string): string[] {
  let state: FieldState = movedToEnd(stateOf(text, none), -1);
  return Array.from(keys, (key) => {
    const by = steps[key as keyof typeof steps];
    const next = by ? moved(state, by) : key === '⇥' ? movedToEnd(state, 1) : (movedVertically(state, key === '↑' ? -1 : 1) ?? state);
    const words = placeWords(state, next);
    state = next;
    return words;
  });
}

test('through a fraction: numerator, denominator, and out of it on either side', () => {
  expect(heard('1/2', '→→→→→')).toEqual(['numerator', '', 'denominator', '', 'after the fraction']);
  expect(heard('1/2', '→→→→→←←←←←').slice(5)).toEqual(['denominator', '', 'numerator', '', 'before the fraction']);
  expect(heard('1/2', '→↓')).toEqual(['numerator', 'denominator']);
});

test('exponents, subscripts, roots and brackets have names of their own', () => {
  expect(heard('x^2', '→→→→')).toEqual(['', 'exponent', '', 'after the exponent']);
  expect(heard('a_1', '→→→→')).toEqual(['', 'subscript', '', 'after the subscript']);
  expect(heard('sqrt(x)', '→→→')).toEqual(['under the root', '', 'after the root']);
  expect(heard('cbrt(x)', '→→→→→')).toEqual(['index of the root', '', 'under the root', '', 'after the root']);
  expect(heard('(x)', '→→→')).toEqual(['inside the parentheses', '', 'after the parentheses']);
  expect(heard('|x|', '→→→')).toEqual(['inside the absolute value', '', 'after the absolute value']);
});

test('out of one thing into another that holds it: both are said', () => {
  expect(heard('(x^2)/3', '→→→→→')).toEqual(['numerator', '', 'exponent', '', 'after the exponent, numerator']);
});

test('to the end of the line, and into an empty place', () => {
  expect(heard('1/2+x', '→⇥')).toEqual(['numerator', 'end of the line']);
  const fraction = typed(stateOf('', none), '/');
  expect(placeWords(fraction, moved(fraction, 1))).toBe('denominator, empty');
});

test('nothing is said of what is typed or selected', () => {
  const before = stateOf('x', none);
  expect(placeWords(before, typed(before, '^'))).toBe('');
  const power = movedToEnd(stateOf('x^2', none), 1);
  expect(placeWords(power, moved(power, -1, true))).toBe('');
});
