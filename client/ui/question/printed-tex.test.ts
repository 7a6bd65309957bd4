import { describe, expect, test } from 'vitest';
import { printedTex } from './printed-tex.ts';

describe('formulas as large as on paper', () => {
  test.each([
    ['x^2', '\\displaystyle x^2'],
    ['\\frac{3}{4}x', '\\displaystyle \\dfrac{3}{4}x'],
    // Without this the digits would be half as large as the text's.
    ['1{,}850(1.18)^{\\frac{x}{6}}', '\\displaystyle 1{,}850(1.18)^{\\small \\dfrac{x}{6}}'],
    ['a^{2}\\cdot b^{\\frac{1}{2}}+\\frac{1}{3}', '\\displaystyle a^{2}\\cdot b^{\\small \\dfrac{1}{2}}+\\dfrac{1}{3}'],
    ['\\frac{\\frac{1}{2}}{3}', '\\displaystyle \\dfrac{\\dfrac{1}{2}}{3}'],
    ['x^{\\{\\frac{1}{2}\\}}', '\\displaystyle x^{\\small \\{\\dfrac{1}{2}\\}}'],
    ['\\tfrac12', '\\displaystyle \\tfrac12'],
  ])('%s', (tex, printed) => expect(printedTex(tex)).toBe(printed));
});
