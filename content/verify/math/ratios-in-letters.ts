/** Re-solver for ratios given by letters: triangles with numbers in place of the letters are built and measured, and every choice is evaluated. */
import { nearly, parseLatex } from '../latex-expression.ts';
import { choicesWhere, firstMath, near } from '../reading.ts';
import type { Resolver } from '../resolver.ts';
import { distance, rootOf, shoelace, type Point } from './geometry-reading.ts';
import { textParameter } from './read-numbers.ts';

const origin: Point = [0, 0];
const around = (points: readonly Point[]) => points.reduce((sum, point, index) => sum + distance(point, points[(index + 1) % points.length] ?? point), 0);

/** An angle whose ratio has the given value, by bisection. */
const angleWith = (name: string, value: number) =>
  rootOf((angle) => ({ sin: Math.sin(angle), cos: Math.cos(angle), tan: Math.tan(angle) })[name as 'sin'] - value, 1e-9, Math.PI / 2 - 1e-9);

/** What is asked, measured, for a ratio k and a length n. */
const measured: Readonly<Record<string, (k: number, n: number) => number>> = {
  'perimeter-tan': (k, n) => around([origin, [n, 0], [n, n * Math.tan(angleWith('tan', k))]]),
  'area-sin': (k, n) => shoelace([origin, [n * Math.cos(angleWith('sin', k)), 0], [n * Math.cos(angleWith('sin', k)), n * Math.sin(angleWith('sin', k))]]),
  'isosceles-area': (k, n) => {
    const apex: Point = [n * Math.cos(angleWith('cos', k)), n * Math.sin(angleWith('cos', k))];
    return shoelace([origin, [2 * apex[0], 0], apex]);
  },
  'isosceles-perimeter': (k, n) => {
    const apex: Point = [n * Math.cos(angleWith('sin', k)), n * Math.sin(angleWith('sin', k))];
    return around([origin, [2 * apex[0], 0], apex]);
  },
  'rectangle-area': (k, n) => {
    const [x, y] = [n * Math.cos(angleWith('tan', k)), n * Math.sin(angleWith('tan', k))];
    return shoelace([origin, [x, 0], [x, y], [0, y]]);
  },
  // C above the origin; A and B where the legs meet the axis.
  'altitude-hypotenuse': (k, n) => {
    const a = -n / Math.tan(angleWith('tan', k));
    const b = rootOf((x) => a * x + n * n, 1e-9, 1e6);
    return distance([a, 0], [b, 0]);
  },
  'hypotenuse-cos': (k, n) => rootOf((length) => length * Math.sin(angleWith('cos', k)) - n, 0, 1e6),
};

export const ratiosInLetters: Resolver = (question, parameters) => {
  const kind = textParameter(parameters, 'kind');
  const { stem } = question;
  if (kind !== 'ratio') {
    const [k, n] = [textParameter(parameters, 'k'), textParameter(parameters, 'n')];
    const measure = measured[kind];
    if (!measure) throw new Error(`unknown kind ${kind}`);
    return choicesWhere(question, (text) =>
      [
        [0.37, 2.3],
        [0.81, 5.9],
      ].every(([ratio = 0, length = 0]) => near(nearly(parseLatex(firstMath(text)), { [k]: ratio, [n]: length }), measure(ratio, length))),
    );
  }
  const [, given = '', name = '', side = ''] = /\\(sin|cos|tan) ([A-Z])=(.*?)\\\)/.exec(stem) ?? [];
  const [, asked = '', at = ''] = /\\(sin|cos|tan) ([A-Z])\\\)\?$/.exec(stem) ?? /\\(sin|cos|tan) ([A-Z])/.exec(stem) ?? [];
  const letters = [...new Set(side.replace('\\frac', '').match(/[a-z]/g))];
  return choicesWhere(question, (text) =>
    [0.37, 0.62].every((first) => {
      const env = Object.fromEntries(letters.map((letter, index) => [letter, index === 0 ? first : 1.7]));
      const angle = angleWith(given, nearly(parseLatex(side), env));
      const own = at === name ? angle : Math.PI / 2 - angle;
      const value = { sin: Math.sin(own), cos: Math.cos(own), tan: Math.tan(own) }[asked as 'sin'];
      const shown = parseLatex(firstMath(text));
      return near(nearly(shown, env), value);
    }),
  );
};
