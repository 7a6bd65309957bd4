/** Of the choices of LE2-g, neither the intercept nor the way the line runs gives the key away. */
import { describe, expect, it } from 'vitest';
import { makeQuestion } from '#content/generators/make-question.ts';
import { equationsIn, differenceForm } from '#content/verify/evaluate-latex.ts';
import { div, neg, parseRational, rat, sub, toText, type Rational } from '#core/rational.ts';
import type { ChoiceQuestion } from '#core/questions/question.ts';
import { equationFromGraph } from './equation-from-graph.ts';

interface Line {
  readonly slope: Rational;
  readonly intercept: Rational;
}

/** The line of a choice, from its equation or from the two points its graph is described by. */
function lineOf({ text, figure }: ChoiceQuestion['choices'][number]): Line {
  if (figure) {
    const [, b = '', x = '', y = ''] = /\(0, (-?\d+)\) and \((-?\d+), (-?\d+)\)/.exec(figure.alt) ?? [];
    const [intercept, across, up] = [b, x, y].map((digits) => parseRational(digits) ?? rat(0)) as [Rational, Rational, Rational];
    return { slope: div(sub(up, intercept), across), intercept };
  }
  const [equation = ['', '']] = equationsIn(text);
  const form = differenceForm(equation, ['x', 'y'], {});
  const [a, b, c] = ['x', 'y', ''].map((part) => form[part] ?? rat(0)) as [Rational, Rational, Rational];
  return { slope: div(neg(a), b), intercept: div(neg(c), b) };
}

describe.each(equationFromGraph.levels)('the equation of a line and its graph at level %d', (level) => {
  const questions = Array.from({ length: 150 }, (_, seed) => makeQuestion(equationFromGraph, seed, level)).filter((question) => question?.format === 'choice');

  it('shows the key’s intercept, its slope and its direction in another choice each', () => {
    expect(questions.length).toBeGreaterThan(140);
    for (const question of questions) {
      const lines = question.choices.map(lineOf);
      const key = lines[question.choices.findIndex(({ id }) => id === question.solution.key)];
      const sharing = (part: (line: Line) => string) => lines.filter((line) => key && part(line) === part(key)).length;
      const shared = {
        intercept: sharing(({ intercept }) => toText(intercept)),
        slope: sharing(({ slope }) => toText(slope)),
        direction: sharing(({ slope }) => `${slope.n > 0n}`),
      };
      expect(Math.min(...Object.values(shared)), question.stem).toBeGreaterThan(1);
      // Nor do all have it: it would not have to be read.
      expect(Math.max(shared.intercept, shared.slope), question.stem).toBeLessThan(4);
    }
  });
});
