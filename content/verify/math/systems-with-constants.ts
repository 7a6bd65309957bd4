/** Re-solver for systems with unknown constants: coefficients are read off the printed equations by evaluating them. */
import { rat, type Rational } from '#core/rational.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import { choicesWhere, firstMath, mathIn, near, valueVerdict } from '../reading.ts';
import type { Resolver } from '../resolver.ts';

type Letters = Readonly<Record<string, number>>;
type Line = (letters: Letters) => readonly [number, number, number];

function fraction(value: number): Rational {
  for (let d = 1; d <= 400; d++) if (Math.abs(value * d - Math.round(value * d)) < 1e-7) return rat(Math.round(value * d), d);
  throw new Error(`${value} is no simple fraction`);
}

/** x- and y-coefficient and constant of an equation, all on the left. */
function lineOf(equation: string): Line {
  const [left = '', right = ''] = equation.replaceAll('&', '').split('=');
  const [one, two] = [parseLatex(left), parseLatex(right)];
  return (letters) => {
    const gap = (x: number, y: number) => nearly(one, { ...letters, x, y }) - nearly(two, { ...letters, x, y });
    return [gap(1, 0) - gap(0, 0), gap(0, 1) - gap(0, 0), gap(0, 0)];
  };
}

function linesIn(stem: string): readonly [Line, Line] {
  const aligned = mathIn(stem).find((latex) => latex.includes('aligned'));
  const rows = aligned
    ? aligned.replace(/\\(begin|end)\{aligned\}/g, '').split('\\\\')
    : mathIn(stem).filter((latex) => /=/.test(latex) && /x/.test(latex) && /y/.test(latex));
  const [one, two] = rows.map(lineOf);
  if (!one || !two) throw new Error('no system');
  return [one, two];
}

const determinant = ([one, two]: readonly [Line, Line], letters: Letters) => {
  const [[a, b], [c, d]] = [one(letters), two(letters)];
  return a * d - b * c;
};

/** The value of a letter that makes a function of it, which is linear in it, 0. */
const zeroOf = (f: (value: number) => number) => f(0) / (f(0) - f(1));

const lettersOf = (stem: string) => {
  const said = /\\\((\w)\\\) and \\\((\w)\\\) are (?:nonzero )?constants/.exec(stem);
  return [said?.[1] ?? '', said?.[2] ?? ''] as const;
};

/** Whether a claim such as k = 3 and m ≠ 4 holds. */
const holds = (text: string, letters: Letters) =>
  mathIn(text).every((claim) => {
    const [left = '', right = ''] = claim.split(/=|\\ne/);
    const same = near(nearly(parseLatex(left), letters), nearly(parseLatex(right), letters));
    return claim.includes('\\ne') ? !same : same;
  });

export const systemWithConstants: Resolver = (question, parameters) => {
  const { stem } = question;
  const lines = linesIn(stem);
  const [a, b] = lettersOf(stem);
  const asked = mathIn(stem).at(-1) ?? '';
  switch (parameters['kind']) {
    case 'collected':
      return valueVerdict(question, fraction(zeroOf((r) => determinant(lines, { r }))));
    case 'product':
    case 'ratio': {
      const [one = 0, two = 0] = [1.5, 4].map((first) =>
        nearly(parseLatex(asked), { [a]: first, [b]: zeroOf((second) => determinant(lines, { [a]: first, [b]: second })) }),
      );
      if (!near(one, two)) throw new Error('not determined');
      return valueVerdict(question, fraction(one));
    }
    case 'letters': {
      const wanted = mathIn(stem).find((latex) => /^x[+-]y$/.test(latex)) ?? '';
      const solution = (letters: Letters) => {
        const [[p, q, r], [s, t, u]] = [lines[0](letters), lines[1](letters)];
        return { x: (q * u - t * r) / (p * t - s * q), y: (r * s - u * p) / (p * t - s * q) };
      };
      const samples = [
        [3.1, 7.7],
        [-2.3, 5.9],
      ].map(([first = 0, second = 0]) => ({ [a]: first, [b]: second }));
      return choicesWhere(question, (text) =>
        samples.every((letters) => near(nearly(parseLatex(firstMath(text)), letters), nearly(parseLatex(wanted), solution(letters)))),
      );
    }
    case 'solution': {
      const [, x = 0, y = 0] = (/\\\(\((-?\d+), (-?\d+)\)\\\)/.exec(stem) ?? []).map(Number);
      const at = (line: Line, letters: Letters) => {
        const [p, q, r] = line(letters);
        return p * x + q * y + r;
      };
      const fits = [];
      for (let first = -30; first <= 30; first++)
        for (let second = -30; second <= 30; second++) {
          const letters = { [a]: first, [b]: second };
          if (lines.every((line) => near(at(line, letters), 0))) fits.push(letters);
        }
      if (fits.length !== 1) throw new Error(`${fits.length} pairs`);
      return valueVerdict(question, fraction(nearly(parseLatex(asked), fits[0])));
    }
    default: {
      const none = stem.includes('no solution');
      const grid = Array.from({ length: 161 }, (_, index) => index - 80);
      const fitting = grid.flatMap((first) =>
        near(determinant(lines, { [a]: first, [b]: 0 }), 0)
          ? grid.flatMap((second) => {
              const letters = { [a]: first, [b]: second };
              const [[p, , r], [s, , u]] = [lines[0](letters), lines[1](letters)];
              return near(p * u, s * r) === none ? [] : [letters];
            })
          : [],
      );
      if (fitting.length === 0) throw new Error('no values fit');
      return choicesWhere(question, (text) => fitting.every((letters) => holds(text, letters)));
    }
  }
};
