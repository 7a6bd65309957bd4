/** A line and a parabola with an unknown constant each: exactly one common point settles their difference. */
import { polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import { mul, rat, toLatex, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Draft } from '#content/generators/generator.ts';
import { bracketed, signed, stacked, term } from '../formulas.ts';
import { exact } from '#content/exact/value.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { rightFormula, wrongFormula } from '../options.ts';
import { signedInt } from '../draws.ts';

export const once = ['intersect at exactly one point', 'have exactly one point in common'] as const;
export const system = (parabola: string, line: string) => math(stacked([`y = ${parabola}`, `y = ${line}`]));

/** Both constants are unknown: only their difference follows. */
export function difference(random: Random): Draft | null {
  const [a, b, m] = [random.pick([1, 1, 2, 3, 4, -1, -2]), signedInt(random, 1, 15), signedInt(random, 1, 11)];
  const u = b - m;
  if (u === 0 || Math.abs(u) === 1) return null;
  const D = rat(u * u, 4 * a);
  if (D.d > 4n) return null;
  const [p, q] = random.pick([
    ['p', 'q'],
    ['c', 'd'],
    ['r', 's'],
    ['h', 'k'],
  ] as const);
  const parabola = `${polynomialLatex(polynomial(a, b, 0))} + ${p}`;
  const line = `${term(m, 'x')} + ${q}`;
  const asExpression = random.chance(1, 2);
  const text = `where ${math(p)} and ${math(q)} are constants`;
  const wrongValues: readonly (readonly [Rational | number, Misconception, string])[] = [
    [rat(-D.n, D.d), 'SIGN', `This is ${math(`${q} - ${p}`)}; the question asks for the opposite, ${math(`${p} - ${q}`)}.`],
    [
      rat((b + m) ** 2, 4 * a),
      'SIGN',
      `This adds ${math(term(m, 'x'))} to both sides; subtract it, so that the coefficient of ${math('x')} is ${math(`${b} - ${bracketed(m)} = ${u}`)}.`,
    ],
    [rat(u * u, 4), 'DISC', `This leaves out the leading coefficient: ${math(`${bracketed(u)}^2${signed(-4 * a, `(${p} - ${q})`)}`)} has to be 0.`],
    [
      rat(u * u, a),
      'DISC',
      `This leaves out the ${math('4')} in the discriminant: ${math(`${bracketed(u)}^2${signed(-4 * a, `(${p} - ${q})`)}`)} has to be 0.`,
    ],
    [
      rat(b * b, 4 * a),
      'VERT',
      `This would hold for a horizontal line; subtract ${math(term(m, 'x'))} first, so that ${math(u)} is squared instead of ${math(b)}.`,
    ],
    [rat(-u, 2 * a), 'STOP', `This is the ${math('x')}-coordinate of the common point; the difference follows from a discriminant of 0.`],
    [rat(u * u, 2 * a), 'DISC', `This divides ${math(u * u)} by ${math(2 * a)} instead of by ${math(`4 \\cdot ${bracketed(a)} = ${4 * a}`)}.`],
    [
      mul(rat(-1), rat((b + m) ** 2, 4 * a)),
      'SIGN',
      `Two signs are wrong: subtract ${math(term(m, 'x'))} from both sides to get the coefficient ${math(u)}, and keep ${math(p)} before ${math(q)}.`,
    ],
  ];
  const plus = (value: Rational | number) => {
    const r = exact(value);
    return r.n < 0n ? ` - ${toLatex(rat(-r.n, r.d))}` : ` + ${toLatex(r)}`;
  };
  const minus = (value: Rational | number) => plus(mul(exact(value), rat(-1)));
  const answer = asExpression
    ? {
        format: 'choice' as const,
        correct: rightFormula(`${q} = ${p}${minus(D)}`, toLatex(D), 'Then the discriminant is 0.'),
        wrong: wrongValues
          .filter(([value]) => exact(value).n !== 0n)
          .map(([value, code, why]) =>
            wrongFormula(
              code,
              `${q} = ${p}${minus(value)}`,
              toLatex(exact(value)),
              code === 'SIGN' && exact(value).n * D.n < 0n
                ? `This has the wrong sign; the line has to be ${a > 0 ? 'below' : 'above'} the point where the parabola crosses the y-axis, by ${math(toLatex(D.n < 0n ? rat(-D.n, D.d) : D))}.`.replace(
                    'y-axis',
                    `${math('y')}-axis`,
                  )
                : why,
            ),
          ),
      }
    : numberAnswer({
        ...asFractions,
        typed: random.chance(1, 2),
        key: D,
        why: 'Then the discriminant is 0.',
        bugs: wrongValues.map(([value, code, why]) => bug(code, value, why)),
      });
  return (
    answer && {
      parameters: { kind: 'difference', a, b, m, p, asExpression },
      stem: asExpression
        ? random.pick([
            `In the ${math('xy')}-plane, the graphs of ${math(`y = ${parabola}`)} and ${math(`y = ${line}`)}, ${text}, ${random.pick(once)}. Which equation must be true?`,
            `${system(parabola, line)}\n\nThe given system of equations, ${text}, has exactly one distinct real solution. Which of the following gives ${math(q)} in terms of ${math(p)}?`,
          ])
        : random.pick([
            `In the ${math('xy')}-plane, the graphs of ${math(`y = ${parabola}`)} and ${math(`y = ${line}`)}, ${text}, ${random.pick(once)}. What is the value of ${math(`${p} - ${q}`)}?`,
            `${system(parabola, line)}\n\nThe given system of equations, ${text}, has exactly one distinct real solution. What is the value of ${math(`${p} - ${q}`)}?`,
          ]),
      answer,
      steps: [
        `Set the expressions equal and collect: ${math(`${term(a, 'x^2')}${signed(u)}x + (${p} - ${q}) = 0`)}. The two constants occur only in their difference.`,
        'Exactly one common point means exactly one solution, so the discriminant is 0.',
        `${math(`${bracketed(u)}^2 - 4 \\cdot ${bracketed(a)}(${p} - ${q}) = 0`)}, so ${math(`${p} - ${q} = ${toLatex(D)}`)}${asExpression ? `, that is ${math(`${q} = ${p}${minus(D)}`)}` : ''}.`,
        `Check: the common point is then at ${math(`x = ${toLatex(rat(-u, 2 * a))}`)}, whatever ${math(p)} is.`,
      ],
      takeaway: 'Unknown constants that cannot be found one by one may still have a known difference.',
    }
  );
}
