/** Ways of shipped questions, and what their rows look like; those of fresh draws are proved by topic, in `ways/`. */
import { expect, test } from 'vitest';
import { shippedContent } from '#content/shipped-content.ts';
import { calculatorWay } from './calculator-way.ts';
import { prove } from './testing/prove.ts';
import { added, polynomial, typed } from './text.ts';
import { ways } from './ways.ts';

test('rows are written as a person types them', () => {
  expect(polynomial([4, 'x'], [-10, ''])).toBe('4x - 10');
  expect(polynomial([-1, 'x^2'], [0, 'x'], ['3/2', ''])).toBe('-x^2 + 3/2');
  expect(polynomial(['-3/2', 'x'], [0, ''])).toBe('-(3/2)x');
  expect(polynomial([0, 'x'], [0, ''])).toBe('0');
  expect(`x${added(-6)}`).toBe('x - 6');
  expect(typed('\\frac{7}{9}x+12')).toBe('(7/9)x + 12');
  expect(typed('y=-\\frac{9}{4}(x+7)-9')).toBe('y = -(9/4)(x + 7) - 9');
  expect(typed('\\dfrac{x^2}{x+4}')).toBe('x^2/(x + 4)');
  expect(typed('x^{\\frac{1}{2}}-\\frac{x-8}{4}')).toBe('x^(1/2) - (x - 8)/4');
  expect(typed('\\left|x-12\\right|-3=|-7|')).toBe('|x - 12| - 3 = |-7|');
  expect(typed('\\frac{25\\pi}{2}-\\frac{9\\sqrt{3}}{2}')).toBe('25π/2 - 9sqrt(3)/2');
  expect(typed('\\frac{h}{\\sqrt{1-t^2}}+h\\sqrt{2}')).toBe('h/sqrt(1 - t^2) + h*sqrt(2)');
  expect(typed('2{,}304\\left(\\frac{7}{6}\\right)^{t}')).toBe('2304(7/6)^t');
  expect(typed('\\sqrt[3]{x^2}\\le -4x+1')).toBe('root(3, x^2) <= -4x + 1');
});

test('shipped questions have ways too, and each finds its key', () => {
  const solved = shippedContent().questions.filter(({ question }) => calculatorWay(question) !== undefined);
  expect(solved.length).toBeGreaterThanOrEqual(25);
  // Fresh draws are proved by topic; of shipped ones, which earlier versions of a generator may have made, a few of each archetype.
  const proved = new Map<string, number>();
  for (const { question } of solved) {
    const before = proved.get(question.archetype) ?? 0;
    const way = before < 3 ? ways[question.archetype]?.(question) : null;
    if (way) prove(question, way);
    proved.set(question.archetype, before + 1);
  }
});

test('a question drawn otherwise than its way expects has none', () => {
  const [first] = shippedContent().questions.flatMap(({ question }) => (question.archetype === 'SYS-a' ? [question] : []));
  if (first?.provenance.kind !== 'generated') throw new Error('no such question');
  expect(ways['SYS-a']?.({ ...first, provenance: { ...first.provenance, parameters: { lines: [] } } })).toBeNull();
});
