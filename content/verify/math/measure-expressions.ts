/** Re-solver for expressions of areas and volumes: the other length is found by bisection at trial lengths, and the shape is measured. */
import { nearly, parseLatex } from '../latex-expression.ts';
import { choicesWhere, firstMath, near, probes } from '../reading.ts';
import type { LearnerQuestion } from '#core/questions/learner-view.ts';
import type { Resolver, Verdict } from '../resolver.ts';
import { integral, rootOf, shoelace } from './geometry-reading.ts';
import { textParameter } from './read-numbers.ts';

const rectangle = (w: number, h: number) =>
  shoelace([
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ]);

/** The choices that give the measured size at all trial lengths. */
const choicesGiving = (question: LearnerQuestion, letter: string, lengths: readonly number[], measure: (x: number) => number): Verdict =>
  choicesWhere(question, (text) => {
    const expression = parseLatex(firstMath(text));
    return lengths.every((x) => near(nearly(expression, { [letter]: x }), measure(x)));
  });

/** What two unknown lengths have in common, at trial lengths small enough that the shape exists. */
function fromTotal(question: LearnerQuestion, letter: string): Verdict {
  const { stem } = question;
  const given = [...stem.replaceAll(/\\\(.*?\\\)/g, '').matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const [total = Number.NaN, second = Number.NaN] = given;
  const parts = [0.11, 0.29, 0.43, 0.67, 0.83];
  const upTo = (most: number) => parts.map((part) => part * most);
  const other = (used: (length: number) => number) => rootOf((length) => used(length) - total, 0, total);
  if (/cylind/.test(stem)) {
    const height = (r: number) => other((h) => h + r + r);
    return choicesGiving(question, letter, upTo(total / 2), (r) => integral(() => Math.PI * r * r, 0, height(r)));
  }
  if (stem.includes('12 edges')) {
    const sum = Math.max(total, second || 0);
    const height = (x: number) => rootOf((h) => 8 * x + 4 * h - sum, 0, sum);
    return choicesGiving(question, letter, upTo(sum / 8), (x) => integral(() => rectangle(x, x), 0, height(x)));
  }
  if (/wire|tubing|coach|string of lights|perimeter of (?:a|the) square|perimeters of two squares/.test(stem)) {
    const side = (perimeter: number) => rootOf((s) => s + s + s + s - perimeter, 0, total);
    const squareOf = (perimeter: number) => rectangle(side(perimeter), side(perimeter));
    const disc = (around: number) => {
      const r = rootOf((radius) => integral(() => 2 * radius, 0, Math.PI) - around, 0, total);
      return 4 * integral((t) => (r * Math.cos(t)) ** 2, 0, Math.PI / 2);
    };
    return choicesGiving(question, letter, upTo(total), (x) => squareOf(x) + (/circle|circular sign/.test(stem) ? disc(total - x) : squareOf(total - x)));
  }
  if (/cut|folded/.test(stem)) {
    const base = (x: number) =>
      shoelace([
        [x, x],
        [total - x, x],
        [total - x, second - x],
        [x, second - x],
      ]);
    return choicesGiving(question, letter, upTo(Math.min(total, second) / 2), (x) => integral(() => base(x), 0, x));
  }
  if (/surface|six faces|five faces|sheet metal|five glass faces|four sides in terms/.test(stem)) {
    const open = /without a (lid|top)|open-top/.test(stem);
    const height = (x: number) => rootOf((h) => integral(() => rectangle(x, x), 0, h) - total, 0, 1e5);
    return choicesGiving(question, letter, [2, 3.7, 5.1, 8.9], (x) => (open ? 1 : 2) * rectangle(x, x) + 4 * rectangle(x, height(x)));
  }
  if (/volume/.test(stem))
    return choicesGiving(question, letter, upTo(total / 4), (x) => {
      const length = other((y) => y + x + x + x + x);
      return integral(() => rectangle(x, x), 0, length);
    });
  const across = /two pens|two parts|bar across|divider|dividing/.test(stem);
  return choicesGiving(question, letter, upTo(total / (across ? 3 : 2)), (x) =>
    rectangle(
      x,
      other((y) => (across ? 3 * x + 2 * y : 2 * x + y)),
    ),
  );
}

/** What questions frozen by the first two versions ask: one length, all others told in terms of it. */
const firstGenerations: ReadonlySet<string> = new Set(['rectangle', 'triangle', 'border', 'box', 'square']);

export const expressionOfMeasure: Resolver = (question, parameters) => {
  const letter = textParameter(parameters, 'letter');
  if (!firstGenerations.has(textParameter(parameters, 'kind'))) return fromTotal(question, letter);
  const { stem } = question;
  const n = [...stem.matchAll(/\\\((\d+)\\\)/g)].map(([, digits]) => Number(digits));
  const [a = 0, b = 0] = n;
  const measure = (x: number): number => {
    if (/frame|path/.test(stem)) {
      const [w, h] = n.length === 1 ? [a, a] : [a, b];
      const outer = rectangle(w + 2 * x, h + 2 * x);
      return stem.includes('alone') ? outer - rectangle(w, h) : outer;
    }
    if (stem.includes('volume')) return rectangle(x, x + a) * (x - b);
    const side = a + b * x;
    return /triang/.test(stem)
      ? shoelace([
          [0, 0],
          [x, 0],
          [0, side],
        ])
      : rectangle(x, side);
  };
  return choicesGiving(
    question,
    letter,
    probes.map((probe) => probe + 6),
    measure,
  );
};
