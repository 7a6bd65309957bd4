import { expect, test } from 'vitest';
import { drawTree } from './draw-tree.ts';
import { erasedTidily } from './erase.ts';
import { stateOf, type FieldState } from './field-state.ts';
import { moved } from './move.ts';
import { typed } from './type.ts';
import { writeTree } from './write-tree.ts';

/** What stands in the field after keys: ← → move, ⌫ deletes. */
function after(keys: string, start = ''): FieldState {
  let state = stateOf(start, new Set());
  for (const key of keys)
    if (key === '←' || key === '→') state = moved(state, key === '→' ? 1 : -1);
    else state = key === '⌫' ? erasedTidily(state) : typed(state, key);
  return state;
}
const textAfter = (keys: string, start = '') => writeTree(after(keys, start).line).text;

test.each([
  // As on Desmos: the sign stays in the denominator or the exponent; → leaves it.
  ['1/2+3', '1/(2+3)'],
  ['1/2→+3', '1/2+3'],
  ['x^2+1', 'x^(2+1)'],
  ['x^2→+1', 'x^2+1'],
  ['y=2x+1/3', 'y=2x+1/3'],
  ['(x+1)/x-2', '(x+1)/(x-2)'],
  ['2x/3→y', '2x/3y'],
  ['sqrtx+1→+2', 'sqrt(x+1)+2'],
  ['pi', 'π'],
  ['2pir^2', '2πr^2'],
  ['x<=3', 'x≤3'],
  ['y1~mx1+b', 'y1~mx1+b'],
  ['y_1~mx_1+b', 'y1~mx1+b'],
  ['|x-3|=5', '|x-3|=5'],
  ['||x|-1|', '||x|-1|'],
  ['log_2(8)', 'log_2(8)'],
  ['x^n→(2)', 'x^(n)(2)'],
  ['x^2→3', 'x^(2)3'],
  // What leaves by itself because it has no meaning there, and parentheses typed as in plain text.
  ['y=x^2=3', 'y=x^2=3'],
  ['y<1/2,', 'y<1/2,'],
  ['mean([1/2,3])', 'mean([1/2,3])'],
  ['{x<1/2:x^2,3x}', '{x<1/2:x^2,3x}'],
  ['sqrt(2)+1', 'sqrt(2)+1'],
  ['2^(x+1)-3', '2^(x+1)-3'],
  ['round(500(1+0.04/12)^(12*3),2)', 'round(500(1+0.04/12)^(12*3),2)'],
  ['y = x^2 + 4', 'y = x^2+ 4'],
  ['nthroot(3,8)', 'cbrt(8)'],
  ['root(4, 16)+1', 'root(4, 16)+1'],
  // Numbers beside fractions.
  ['2 1/2', '2 1/2'],
  ['x1', 'x1'],
  ['x12', 'x12'],
  ['e2', 'e2'],
  ['log100', 'log100'],
  // Unfinished.
  ['1/', '1/'],
  ['1/→+2', '1/()+2'],
  ['x^', 'x^'],
  ['f(', 'f('],
  ['(1+2', '(1+2'],
  ['1/⌫', '1'],
  ['(x+1)/⌫', '(x+1)'],
  ['x1⌫', 'x'],
  ['x^2⌫⌫', 'x'],
  ['x^2→⌫⌫⌫', 'x'],
  ['2E3', '2E3'],
  ['sin(x)⌫⌫⌫⌫⌫', 's'],
  // A sign with bounds: as typed on other calculators, as LaTeX writes it, and left again.
  ['sum_n=1→10→n^2', '∑_{n=1}^{10}n^2'],
  ['sumn=1→10→n^2', '∑_{n=1}^{10}n^2'],
  ['sum_n=1^10 n^2', '∑_{n=1}^{10}n^2'],
  ['sum_{n=1}^{10}n^2', '∑_{n=1}^{10}n^2'],
  ['2+∑n=1^3 1/n', '2+∑_{n=1}^{3}1/n'],
  ['prod_k=1^4 k', '∏_{k=1}^{4}k'],
  ['int0^1 x^2 dx', '∫_{0}^{1}x^2dx'],
  ['int_0^1 xdx', '∫_{0}^{1}xdx'],
  ['sum([1,2])', 'sum([1,2])'],
  ['print', 'print'],
  ['sum_⌫', ''],
  ['sum_n=1→10→⌫⌫⌫⌫⌫⌫⌫', '∑_{}^{}'],
  ['sum_n=1→10→⌫⌫⌫⌫⌫⌫⌫⌫', ''],
  ['d/dx x^2', 'd/(dx)x^2'],
  ['d/dx→1/x', 'd/(dx)1/x'],
  ['[n^2 for n=[1...4]]', '[n^2for n=[1...4]]'],
])('%s is %s', (keys, text) => {
  expect(textAfter(keys)).toBe(text);
});

test.each([
  ['x_2^3→_4', 'x_{2}^{3}{}_{4}'],
  ['∑n=1^3 n', '\\sum\\limits_{n=1}^{3}n'],
  ['int0^1 x', '\\int_{0}^{1}x'],
  ['d/dx→x', '\\dfrac{d}{dx}x'],
])('%s is drawn as %s', (keys, tex) => {
  const plain = drawTree(after(keys).line, new Set()).replace(/\\htmlData\{[^}]*\}/g, '');
  // Each item and each row is in braces of its own.
  expect(plain.replace(/[{}]/g, '')).toBe(tex.replace(/[{}]/g, ''));
});
