import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenMath } from './spoken-math.ts';

describe('spokenMath', () => {
  it.each([
    ['7x-12=-5', '7 x minus 12 equals negative 5'],
    ['-4(-1)-2(16)', 'negative 4 open parenthesis negative 1 close parenthesis minus 2 open parenthesis 16 close parenthesis'],
    ['f(x)=x^2+3x^3', 'f of x equals x squared plus 3 x cubed'],
    ['x^{2n+1}-1', 'x to the power of 2 n plus 1, end of power, minus 1'],
    ['\\frac{3}{4}', '3 over 4'],
    ['\\frac{x+1}{2}', 'the fraction x plus 1, over 2, end of fraction'],
    ['\\sqrt{x+30}=6', 'the square root of x plus 30, end of root, equals 6'],
    ['\\sqrt[3]{8}', 'the cube root of 8'],
    ['y\\le 7{,}500', 'y is less than or equal to 7,500'],
    ['35^\\circ', '35 degrees'],
    ['\\left|x-3\\right|=2', 'the absolute value of x minus 3, end of absolute value, equals 2'],
    ['\\begin{aligned}y&=-4x\\\\x+y&=1\\end{aligned}', 'y equals negative 4 x; x plus y equals 1'],
    ['\\begin{array}{c|c}x&y\\\\\\hline 1&-3\\end{array}', 'x, y; 1, negative 3'],
    ['\\text{mass in kg}', 'mass in kg'],
    ['\\$12.50+9\\%', '$12.50 plus 9 percent'],
    ['x^25+\\frac12', 'x squared 5 plus 1 over 2'],
    ['\\triangle ABC', 'triangle A B C'],
    ['x^\\valueOf\\constructor', 'x to the power of valueOf constructor'],
  ])('%s', (tex, words) => expect(spokenMath(tex)).toBe(words));

  it('says every formula of the questions without a sign left over', () => {
    const files = ['frozen', 'practice'].map((name) => readFileSync(new URL(`../../content/items/math/${name}.json`, import.meta.url), 'utf8'));
    const formulas = new Set(files.flatMap((file) => [...file.matchAll(/\\\\\((.*?)\\\\\)/g)].map(([, tex = '']) => JSON.parse(`"${tex}"`) as string)));
    expect(formulas.size).toBeGreaterThan(500);
    for (const tex of formulas) {
      const words = spokenMath(tex);
      expect(words, tex).toMatch(/^[a-zA-Z0-9$][a-zA-Z0-9$.,; ]*$/);
      // No term may go missing: what is a number in the formula is one in the words.
      const numbers = (text: string) =>
        text
          .replaceAll('{,}', '')
          .replace(/(\d),(?=\d{3})/g, '$1')
          .match(/\d+/g)?.length ?? 0;
      const swallowed = (tex.match(/\^(?:[23]|\{[23]\})|\\sqrt\[3\]/g) ?? []).length;
      expect(numbers(words), `${tex} → ${words}`).toBe(numbers(tex) - swallowed);
    }
  });

  it('ends for anything', () => {
    const piece = fc.constantFrom('\\frac', '{', '}', '^', '_', '|', '\\sqrt', '[', ']', '\\begin', '\\end', '\\text', '-', 'x', '(', ')', '2', '\\');
    fc.assert(fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => typeof spokenMath(pieces.join('')) === 'string'));
  });
});
