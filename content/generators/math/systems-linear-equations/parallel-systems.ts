/** Systems without a solution whose unknown constants follow from the proportion of the coefficients. */
import { div, equal, mul, neg, rat, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { bracketed, linear, stacked, sum } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { signedInt } from '../draws.ts';

export const letterPairs = [
  ['a', 'b'],
  ['p', 'q'],
  ['m', 'n'],
  ['h', 'k'],
] as const;

/** ax + py = c and qx + by = d are parallel: only the product of a and b is known. */
export function productOfTwo(random: Random): Draft | null {
  const [a, b] = random.pick(letterPairs);
  const [p, q, c, d] = [signedInt(random, 2, 15), signedInt(random, 2, 15), signedInt(random, 3, 40), signedInt(random, 3, 40)];
  if (Math.abs(p) === Math.abs(q)) return null;
  // The second equation may have its terms on either side.
  const [shape1, shape2] = [random.int(0, 2), random.int(0, 2)];
  const first = [`${a}x${sum([[p, 'y']]).startsWith('-') ? '' : '+'}${sum([[p, 'y']])}=${c}`, `${a}x=${linear(-p, c, 'y')}`, `${sum([[p, 'y']])}=${c}-${a}x`][
    shape1
  ] as string;
  const second = [`${sum([[q, 'x']])}+${b}y=${d}`, `${b}y=${linear(-q, d)}`, `${sum([[q, 'x']])}=${d}-${b}y`][shape2] as string;
  const key = p * q;
  const product = math(`${a}${b}=${p}\\cdot${bracketed(q)}`);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(3, 5),
    key,
    why: `The lines are parallel when the ${math('x')}- and ${math('y')}-coefficients are proportional: ${math(`${a}${b} = ${key}`)}.`,
    bugs: [
      bug('SIGN', -key, `This has the wrong sign; in standard form, the coefficients are ${math(a)}, ${math(p)} and ${math(q)}, ${math(b)}, so ${product}.`),
      bug('NOINF', c * d, `This uses the constant terms; whether lines are parallel depends on the coefficients alone, which give ${product}.`),
      bug('INVOP', p + q, `This adds the known coefficients instead of multiplying them.`),
      bug('RECIP', rat(p, q), `This is a ratio of the known coefficients; cross-multiplying the proportion gives ${product}.`),
      bug('SIGN', p - q, 'This subtracts the known coefficients instead of multiplying them.'),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'product', p, q, c, d, shapes: `${shape1}${shape2}`, a, b },
      stem: random.pick([
        `${math(stacked([first, second]))}\n\nIn the given system of equations, ${math(a)} and ${math(b)} are constants. If the system has no solution, what is the value of ${math(`${a}${b}`)}?`,
        `${math(stacked([first, second]))}\n\nThe given system of equations, where ${math(a)} and ${math(b)} are constants, has no solution. What is the value of ${math(`${a}${b}`)}?`,
        `In the ${math('xy')}-plane, the graphs of ${math(first)} and ${math(second)}, where ${math(a)} and ${math(b)} are constants, are two parallel lines. What is the value of ${math(`${a}${b}`)}?`,
      ]),
      answer,
      steps: [
        'No solution means parallel lines, so in standard form the coefficients of x and y are proportional. The constants themselves cannot be found, but their product can.',
        `Standard form: ${math(`${a}x${p < 0 ? '' : '+'}${sum([[p, 'y']])}=${c}`)} and ${math(`${sum([[q, 'x']])}+${b}y=${d}`)}.`,
        `So ${math(`\\frac{${a}}{${q}} = \\frac{${p}}{${b}}`)}, which gives ${math(`${a}${b} = ${key}`)}.`,
        `Check: with ${math(`${a} = 1`)} and ${math(`${b} = ${key}`)}, the slopes are ${math(`-\\frac{1}{${bracketed(p)}}`)} and ${math(`-\\frac{${q}}{${bracketed(key)}}`)}, which are equal.`,
      ],
      takeaway: 'Parallel lines have proportional coefficients; cross-multiplying gives a product even when no single constant is known.',
    }
  );
}

/** ax − by on one side of each equation after collecting terms: the ratio of the constants. */
export function ratioOfTwo(random: Random): Draft | null {
  const [a, b] = random.pick(letterPairs);
  const [m, u, v, w, c, d] = [
    random.int(2, 9),
    random.int(1, 7),
    signedInt(random, 2, 9),
    signedInt(random, 2, 12),
    signedInt(random, 3, 30),
    signedInt(random, 3, 30),
  ];
  // m(ux + vy) = d + wy, that is mu·x + (mv − w)y = d; and ax + c = by.
  const [A, B] = [m * u, m * v - w];
  if (B === 0 || B === m * v || Math.abs(A) === Math.abs(B)) return null;
  const known = `${m}(${sum([
    [u, 'x'],
    [v, 'y'],
  ])})=${sum([
    [w, 'y'],
    [d, ''],
  ])}`;
  const unknown = random.pick([`${a}x${c < 0 ? '' : '+'}${c}=${b}y`, `${b}y=${a}x${c < 0 ? '' : '+'}${c}`, `${c}=${b}y-${a}x`]);
  const key = rat(-A, B);
  const collectedTerms = math(
    sum([
      [A, 'x'],
      [B, 'y'],
    ]),
  );
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(3, 5),
    key,
    why: `In standard form, ${math(`${a}x-${b}y`)} is a multiple of ${math(
      sum([
        [A, 'x'],
        [B, 'y'],
      ]),
    )}.`,
    bugs: [
      bug(
        'SIGN',
        neg(key),
        `This overlooks that ${math(`${b}y`)} is on the other side of its equation; collected on one side, the terms are ${math(`${a}x-${b}y`)}.`,
      ),
      bug('RECIP', div(rat(1), key), `This is ${math(`\\frac{${b}}{${a}}`)}; turn it over to get ${math(`\\frac{${a}}{${b}}`)}.`),
      bug('STOP', rat(-u, v), `This leaves out the term ${math(sum([[w, 'y']]))} on the right side; collected on the left, the terms are ${collectedTerms}.`),
      bug(
        'SIGN',
        rat(-A, m * v + w || 1),
        `This moves ${math(sum([[w, 'y']]))} to the left side without changing its sign; collected there, the terms are ${collectedTerms}.`,
      ),
      bug(
        'DIST',
        rat(-A, v - w || 1),
        `This multiplies only the first term in parentheses by ${math(m)}; the second one becomes ${math(sum([[m * v, 'y']]))}.`,
      ),
      bug(
        'RECIP',
        rat(B, A),
        `This is the reciprocal with the sign reversed; ${math(`${a}x-${b}y`)} is a multiple of ${collectedTerms}, so the ratio is ${math(toLatex(key))}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'ratio', m, u, v, w, c, d, a, b },
      stem: random.pick([
        `${math(stacked([known, unknown]))}\n\nIn the given system of equations, ${math(a)} and ${math(b)} are nonzero constants. If the system has no solution, what is the value of ${math(`\\frac{${a}}{${b}}`)}?`,
        `${math(stacked([unknown, known]))}\n\nThe given system of equations has no solution. If ${math(a)} and ${math(b)} are nonzero constants, what is the value of ${math(`\\frac{${a}}{${b}}`)}?`,
        `In the ${math('xy')}-plane, the line with equation ${math(unknown)}, where ${math(a)} and ${math(b)} are nonzero constants, is parallel to the line with equation ${math(known)}. What is the value of ${math(`\\frac{${a}}{${b}}`)}?`,
      ]),
      answer,
      steps: [
        'No solution means parallel lines: write both equations with x and y on one side and compare the coefficients.',
        `The known equation becomes ${math(
          `${sum([
            [A, 'x'],
            [B, 'y'],
          ])}=${d}`,
        )}, and the other one ${math(`${a}x-${b}y=${-c}`)}.`,
        `So ${math(`\\frac{${a}}{${A}} = \\frac{-${b}}{${B}}`)}, and ${math(`\\frac{${a}}{${b}} = ${toLatex(key)}`)}.`,
        `Check: the first line has the slope ${math(toLatex(rat(-A, B)))}, and the slope of the other one is ${math(`\\frac{${a}}{${b}}`)}.`,
      ],
      takeaway: 'Collect the terms of each equation before you compare coefficients.',
    }
  );
}

/** One unknown coefficient; terms stand on both sides and one equation has fractions. */
export function collected(random: Random): Draft | null {
  const [A, B, D] = [random.int(3, 24), random.int(2, 20), random.int(2, 20)];
  const scale = random.pick([2, 3, 4, 5, 6, 8, 9, 10]);
  const [c, d] = [signedInt(random, 3, 30), random.int(1, 5)];
  const left = random.chance(1, 2);
  // Ax − By = Dy + c, that is Ax − (B + D)y = c; and ry = d/s − (A/scale)x.
  const second = rat(A, scale);
  if (D === B || (left && D === A)) return null;
  // With the x-terms on both sides: Ax − By = c − Dx.
  const [X, Y] = left ? [A + D, -B] : [A, -(B + D)];
  const first = left ? `${A}x-${B}y=${c}-${D}x` : `${A}x-${B}y=${D}y${c < 0 ? '' : '+'}${c}`;
  const constant = rat(d, random.pick([2, 3, 4, 7]));
  const r = div(mul(rat(Y), second), rat(X));
  if (r.d > 24n) return null;
  const isInfinite = equal(mul(constant, rat(X)), mul(second, rat(c)));
  if (isInfinite) return null;
  const shown = `ry=${toLatex(constant)}-${second.n === 1n && second.d === 1n ? '' : toLatex(second)}x`;
  const leftSide = math(
    sum([
      [X, 'x'],
      [Y, 'y'],
    ]),
  );
  const forR = math(`r=${Y}\\cdot${toLatex(div(second, rat(X)))}`);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(3, 5),
    key: r,
    why: `With this value, the coefficients of ${math('x')} and ${math('y')} are proportional.`,
    bugs: [
      bug('SIGN', neg(r), `This has the wrong sign; in standard form, the left sides are ${leftSide} and ${math(`${sum([[second, 'x']])}+ry`)}, so ${forR}.`),
      bug(
        'STOP',
        div(mul(rat(-B), second), rat(A)),
        `This ignores the term with ${math(D)} on the right side of the first equation; collected on the left, the terms are ${leftSide}.`,
      ),
      bug(
        'SIGN',
        left ? (A === D ? rat(0) : div(mul(rat(-B), second), rat(A - D))) : div(mul(rat(D - B), second), rat(A)),
        `This moves a term to the other side without changing its sign; collected on the left, the terms of the first equation are ${leftSide}.`,
      ),
      bug(
        'RECIP',
        div(rat(1), r),
        `This is the reciprocal; the factor from ${math(X)} to ${math(toLatex(second))} leads from ${math(Y)} to ${math('r')}, so ${forR}.`,
      ),
      bug(
        'STOP',
        Y,
        `This is the ${math('y')}-coefficient of the first equation; from ${math(X)} to ${math(toLatex(second))}, the ${math('x')}-coefficient changes by a factor, so ${forR}.`,
      ),
      bug(
        'NOINF',
        div(mul(constant, rat(Y)), rat(c)),
        `This compares the constant terms; compare the coefficients of ${math('x')} instead, ${math(X)} and ${math(toLatex(second))}, so ${forR}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'collected', A, B, D, scale, c, left, constant: toLatex(constant) },
      stem: random.pick([
        `${math(stacked([first, shown]))}\n\nIn the given system of equations, ${math('r')} is a constant. If the system has no solution, what is the value of ${math('r')}?`,
        `${math(stacked([first, shown]))}\n\nThe given system of equations, where ${math('r')} is a constant, has no solution. What is the value of ${math('r')}?`,
        `For what value of the constant ${math('r')} does the system of equations ${math(first)} and ${math(shown)} have no solution?`,
      ]),
      answer,
      steps: [
        'No solution means that the coefficients of x and y are proportional, so write both equations in the form with x and y on the left.',
        `First equation: ${math(`${X}x${Y < 0 ? '' : '+'}${Y}y=${c}`)}. Second equation: ${math(`${sum([[second, 'x']])}+ry=${toLatex(constant)}`)}.`,
        `The factor from the first ${math('x')}-coefficient to the second is ${math(toLatex(div(second, rat(X))))}, so ${math(`r = ${toLatex(div(second, rat(X)))} \\cdot (${Y}) = ${toLatex(r)}`)}.`,
        `Check: the constant terms do not have this factor, since ${math(`${toLatex(div(second, rat(X)))} \\cdot ${bracketed(c)} = ${toLatex(mul(div(second, rat(X)), rat(c)))}`)}.`,
      ],
      takeaway: 'Terms on both sides have to be collected before coefficients are compared.',
    }
  );
}
