import { describe, expect, it } from 'vitest';
import { checkGenerator } from './check-generator.ts';
import { textProblems } from './check-question.ts';
import type { Generator } from '../generators/generator.ts';
import type { Resolver } from './resolver.ts';
import { differenceForm, evaluate, numbersIn } from './evaluate-latex.ts';
import { equal, rat } from '#core/rational.ts';

/** x + b = c; `error` is added to the key. */
const addition = (error: number): Generator => ({
  archetype: 'LE1-a',
  topicId: 11,
  version: 1,
  levels: [1],
  skillTags: ['linear-equations'],
  draft(random) {
    const [x, b] = [random.int(10, 99), random.int(10, 99)];
    return {
      parameters: { b, c: x + b },
      stem: `If \\(x+${b}=${x + b}\\), what is the value of \\(x\\)?`,
      answer: { format: 'spr', keys: [`${x + error}`], mistakes: [] },
      steps: ['Subtract the constant from both sides.', `This gives \\(x=${x}\\).`],
      takeaway: 'Undo an addition by subtracting.',
    };
  },
});
const resolver: Resolver = (_question, { b, c }) => ({ format: 'spr', values: [`${Number(c) - Number(b)}`] });
const seeds = Array.from({ length: 300 }, (_, index) => index);
const check = (generator: Generator) => checkGenerator({ generator, resolver, seeds, renderLatex: () => undefined });

describe('checkGenerator', () => {
  it('passes a sound generator', () => {
    expect(check(addition(0)).levels[0]).toMatchObject({ made: 300, failureCount: 0, spr: 300 });
  });
  it('catches a wrong key on every seed', () => {
    expect(check(addition(1)).levels[0]?.failureCount).toBe(300);
  });
  it('reports a generator that refuses its draws', () => {
    const report = check({ ...addition(0), draft: () => null });
    expect(report.levels[0]?.failures.join()).toContain('accepts only 0 of 300');
  });
});

describe('textProblems', () => {
  const problems = (text: string) => textProblems(text, () => undefined);
  it('accepts clean mathematics', () => {
    expect(problems('If \\(2x-\\frac{1}{2}=11\\), what is \\(x\\)?')).toEqual([]);
  });
  it.each(['\\(1x+2\\)', '\\(3+-2\\)', '\\(0x=4\\)', '\\(x^1\\)', '\\(5%\\)', 'It is undefined.', 'It took 1 hours.', 'a\\frac'])('rejects %s', (text) => {
    expect(problems(text)).not.toEqual([]);
  });
  it('passes on what the renderer throws', () => {
    expect(
      textProblems('\\(x\\)', () => {
        throw new Error('bad');
      }),
    ).toEqual(['LaTeX: bad']);
  });
});

describe('evaluating LaTeX', () => {
  it('respects precedence, implied products and fractions', () => {
    expect(equal(evaluate('-\\frac{3}{2}(x-4)^2+2x\\cdot 5', { x: rat(6) }), rat(54))).toBe(true);
  });
  it('gives the coefficients of an equation', () => {
    const form = differenceForm(['2(x-3y)', '-x+7'], ['x', 'y']);
    expect([form['x'], form['y'], form['']]).toEqual([rat(3), rat(-6), rat(-7)]);
  });
  it('throws on an unknown letter', () => {
    expect(() => evaluate('2z')).toThrow();
  });
  it('reads money and thousands', () => {
    expect(numbersIn('It cost $1,250.50 for 3 days.')).toEqual([rat(2501, 2), rat(3)]);
  });
});
