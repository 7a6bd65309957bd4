/** Re-solver for the easiest right triangles: the drawing or the told legs, measured in floating point. */
import { nearly, parseLatex } from '../latex-expression.ts';
import { choicesWhere, firstMath, near } from '../reading.ts';
import type { Resolver } from '../resolver.ts';
import { distance, figureOf, labelNumbers, polygonOf, promptNumbers, sizeVerdict } from './geometry-reading.ts';

export const firstStep: Resolver = (question) => {
  const { stem } = question;
  if (!question.stimulus) {
    const [first = 0, second = 0] = promptNumbers(question);
    return sizeVerdict(question, distance([first, 0], [0, second]));
  }
  const figure = figureOf(question);
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = polygonOf(figure);
  const [one = 0, last = 0] = labelNumbers(figure);
  // The second number stands on the second leg, or on the hypotenuse where that leg is unknown.
  const onHypotenuse = /is labeled [a-z], /.test(figure.alt);
  const two = onHypotenuse ? Math.sqrt(last * last - one * one) : last;
  // The labels come in the order of the legs; the drawing has to have their ratio.
  if (Math.abs(distance(a, c) / distance(b, c) / (one / two) - 1) > 0.01) throw new Error('figure not to scale');
  if (/equation/.test(stem)) {
    const letter = /is labeled ([a-z])\b/.exec(figure.alt)?.[1] ?? 'x';
    return choicesWhere(question, (text) => {
      const [left = '', right = ''] = firstMath(text).split('=');
      const values = { [letter]: onHypotenuse ? two : Math.hypot(one, two) };
      return near(nearly(parseLatex(left), values), nearly(parseLatex(right), values));
    });
  }
  const corner = /\\tan ([A-Z])|tangent of angle \\\(([A-Z])/.exec(stem);
  if (!corner) return sizeVerdict(question, Math.hypot(one, two));
  const first = /triangle ([A-Z])/.exec(figure.alt)?.[1];
  const angle = (corner[1] ?? corner[2]) === first ? Math.atan2(two, one) : Math.atan2(one, two);
  return sizeVerdict(question, Math.round(Math.tan(angle) * 1e10) / 1e10);
};
