/** LE2-k at level 4: both constants of ax + by = C, from a point and the slope, which is stated or that of another line. */
import { neg, rat, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { gcd, isTame } from '#content/exact/value.ts';
import { fractionLatex, math } from '../text.ts';
import { point, sum } from '../formulas.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { sign } from '../draws.ts';

export function fromSlopeAndPoint(random: Random): Draft | null {
  // The constants are `times` the least ones with this slope, so that the ratio alone does not answer the question.
  const [p, q] = [random.int(1, 7) * sign(random), random.int(1, 7)];
  const times = random.pick([2, 3, 4, 5, -2, -3]);
  const [a, b] = [p * times, q * times];
  const [x, y] = [random.int(1, 9) * sign(random), random.int(1, 9) * sign(random)];
  const least = p * x + q * y;
  const C = least * times;
  const slope = rat(-p, q);
  if (gcd(Math.abs(p), q) > 1 || Math.abs(p) === q || Math.abs(a) > 15 || Math.abs(b) > 15 || C <= 0 || C > 120 || C === 1) return null;
  const asked = random.pick(['a+b', 'a-b', 'ab'] as const);
  const of = (one: number, other: number) => ({ 'a+b': one + other, 'a-b': one - other, ab: one * other })[asked];
  const key = of(a, b);
  if (key === 0) return null;
  /** The same with constants of another ratio that fit the point. */
  const withRatio = (one: number, other: number) => {
    const sumAtPoint = one * x + other * y;
    if (sumAtPoint === 0) return null;
    const t = rat(C, sumAtPoint);
    const value = asked === 'ab' ? rat(one * other * C * C, sumAtPoint * sumAtPoint) : rat(of(one, other) * C, sumAtPoint);
    return t.d <= 3n && isTame(value, 200, 4) ? value : null;
  };
  const how = random.pick(['slope', 'parallel', 'perpendicular'] as const);
  const other = how === 'perpendicular' ? ([q, -p] as const) : ([p, q] as const);
  const scale = random.pick([1, 2, 3]) * (other[0] < 0 ? -1 : 1);
  const right = random.int(2, 25);
  if (how === 'parallel' && right * times === C * scale) return null;
  const given = `${sum([
    [other[0] * scale, 'x'],
    [other[1] * scale, 'y'],
  ])}=${right}`;
  const m = fractionLatex(slope);
  const known = {
    slope: `has a slope of ${math(m)}`,
    parallel: `is parallel to the line with equation ${math(given)}`,
    perpendicular: `is perpendicular to the line with equation ${math(given)}`,
  }[how];
  const at = math(point(x, y));
  const ofB = (coefficient: Rational) => `${fractionLatex(coefficient).replace(/^(-?)1$/, '$1')}b`;
  const ratio = math(`a=${ofB(rat(p, q))}`);
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(2, 5),
    key,
    why: `The slope and the point give ${math(`a=${a}`)} and ${math(`b=${b}`)}.`,
    bugs: [
      bug(
        'STOP',
        of(p, q),
        `With ${math(`a=${p}`)} and ${math(`b=${q}`)}, the slope is right, but at ${at} the left side is ${least}, not ${C}; multiply both by ${times}.`,
      ),
      bug('SIGN', withRatio(-p, q), `This takes ${math('\\frac{a}{b}')} for the slope; the slope is ${math('-\\frac{a}{b}')}.`),
      bug('RECIP', withRatio(q, p), `This turns the ratio over; the slope ${math(m)} is ${math('-\\frac{a}{b}')}, so ${ratio}.`),
      bug(
        how === 'perpendicular' ? 'PERP' : 'RECIP',
        withRatio(q, -p),
        `With these constants, the line has the slope ${math(fractionLatex(rat(q, p)))}; it must be ${math(m)}.`,
      ),
      bug('SWAP', of(b, a), `This switches ${math('a')} and ${math('b')}; the slope ${math('-\\frac{a}{b}')} must be ${math(m)}.`),
      bug('SIGN', of(a, -b), `This has the wrong sign for ${math('b')}; with it, the slope would be ${math(fractionLatex(neg(slope)))}.`),
      bug(
        'SIGN',
        of(Math.abs(a), Math.abs(b)),
        `This ignores a sign; at ${at}, the left side must be ${C}, which takes ${math(`a=${a}`)} and ${math(`b=${b}`)}.`,
      ),
      bug('STOP', a, `This is the value of ${math('a')}; the question asks for ${math(asked)}.`),
      bug('STOP', b, `This is the value of ${math('b')}; the question asks for ${math(asked)}.`),
    ],
  });
  const put = sum([
    [x, 'a'],
    [y, 'b'],
  ]);
  return (
    answer && {
      parameters: { task: 'slope-and-point', how, p, q, x, y, C, asked },
      stem: random.pick([
        `In the \\(xy\\)-plane, the graph of ${math(`ax+by=${C}`)}, where ${math('a')} and ${math('b')} are constants, passes through the point ${at} and ${known}. What is the value of ${math(asked)}?`,
        `${math(`ax+by=${C}`)}\n\nIn the given equation, ${math('a')} and ${math('b')} are constants. The graph of the equation in the \\(xy\\)-plane ${known} and contains the point ${at}. What is the value of ${math(asked)}?`,
      ]),
      answer,
      steps: [
        ...(how === 'slope'
          ? []
          : [
              how === 'parallel'
                ? `The given line has the slope ${math(m)}, and parallel lines have equal slopes.`
                : `The given line has the slope ${math(fractionLatex(rat(q, p)))}, so a line perpendicular to it has the slope ${math(m)}.`,
            ]),
        `Solved for ${math('y')}, the equation has the slope ${math('-\\frac{a}{b}')}. From ${math(`-\\frac{a}{b}=${m}`)}, ${ratio}.`,
        `The point ${at} gives ${math(`${put}=${C}`)}. With ${ratio}, this is ${math(`${ofB(rat(least, q))}=${C}`)}, so ${math(`b=${b}`)} and ${math(`a=${a}`)}.`,
        `Check: ${math(`${a}(${x})${b < 0 ? '-' : '+'}${Math.abs(b)}(${y})=${C}`)}. The question asks for ${math(`${asked}=${key}`)}.`,
      ],
      takeaway: 'The slope fixes only the ratio of the two coefficients; a point then fixes how large they are.',
    }
  );
}
