/** Systems with unknown constants in both equations: what can be said about them together. */
import { equal, mul, neg, rat, type Rational, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, stacked, sum } from '../formulas.ts';
import { math } from '../text.ts';
import { constantsFromSolution } from './constants-from-solution.ts';
import { collected, letterPairs, productOfTwo, ratioOfTwo } from './parallel-systems.ts';
import { rightFormula, wrongFormula } from '../options.ts';
import { signedInt } from '../draws.ts';

/** The right sides are letters: a combination of x and y in terms of them. */
function lettersOnTheRight(random: Random): Draft | null {
  const [a, b] = random.pick(letterPairs);
  // s times the first equation plus t times the second is X times x + y or x − y.
  const [s, t] = random.pick([
    [1, 1],
    [1, -1],
    [2, 1],
    [2, -1],
    [3, 1],
    [3, -1],
  ] as const);
  const [A, B, X] = [random.int(2, 9), signedInt(random, 1, 9), signedInt(random, 2, 12)];
  const Y = random.pick([-1, 1]) * X;
  const [C, D] = [t * (X - s * A), t * (Y - s * B)];
  const g = Math.abs(X);
  if (C < 1 || D === 0 || Math.max(C, Math.abs(D)) > 14 || (A === C && B === D) || A * D === B * C || Math.abs(A) === Math.abs(B) || C === Math.abs(D))
    return null;
  const sign = X > 0 ? 1 : -1;
  const wanted = Y * sign > 0 ? 'x+y' : 'x-y';
  const shown = (m: number, n: number, under: number) => {
    const top = sum([
      [m, a],
      [n, b],
    ]);
    return under === 1 ? top : `\\frac{${top}}{${under}}`;
  };
  const value = (m: number, n: number, under: number) => ((m * 7.31 + n * 2.57) / under).toFixed(6);
  const wrong = (m: number, n: number, under: number, code: Misconception, why: string) => wrongFormula(code, shown(m, n, under), value(m, n, under), why);
  const [p, q] = [s * sign, t * sign];
  const how = `${s === 1 ? 'the first equation' : `${s} times the first equation`} ${t > 0 ? 'plus' : 'minus'} the second leaves ${math(
    sum([
      [X, 'x'],
      [Y, 'y'],
    ]),
  )}`;
  return {
    parameters: { kind: 'letters', A, B, C, D, a, b },
    stem: random.pick([
      `${math(
        stacked([
          `${sum([
            [A, 'x'],
            [B, 'y'],
          ])}=${a}`,
          `${sum([
            [C, 'x'],
            [D, 'y'],
          ])}=${b}`,
        ]),
      )}\n\nIn the given system of equations, ${math(a)} and ${math(b)} are constants. The solution to the system is ${math('(x, y)')}. Which expression is equal to ${math(wanted)}?`,
      `${math(
        stacked([
          `${sum([
            [A, 'x'],
            [B, 'y'],
          ])}=${a}`,
          `${sum([
            [C, 'x'],
            [D, 'y'],
          ])}=${b}`,
        ]),
      )}\n\nIf ${math('(x, y)')} is the solution to the given system of equations, where ${math(a)} and ${math(b)} are constants, which of the following gives the value of ${math(wanted)} in terms of ${math(a)} and ${math(b)}?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightFormula(shown(p, q, g), value(p, q, g), `This combination of the equations leaves ${math(`${g}(${wanted})`)} on the left.`),
      wrong: [
        wrong(p, q, 1, 'STOP', `This is ${math(`${g}(${wanted})`)}; divide by ${math(g)}.`),
        wrong(p, -q, g, 'SIGN', `This combines the equations with the wrong sign; ${how}.`),
        wrong(p, -q, 1, 'STOP', `This combines the equations with the wrong sign and does not divide by ${math(g)}; ${how}.`),
        wrong(-p, q, g, 'SIGN', `The sign is reversed for one of the equations; ${how}.`),
        wrong(q, p, g, 'SWAP', `This switches ${math(a)} and ${math(b)}; ${math(a)} belongs to the first equation, and ${how}.`),
        wrong(1, 1, A + C, 'INVOP', `This adds the equations and divides by the sum of the ${math('x')}-coefficients only; ${how}.`),
        wrong(1, -1, g, 'INVOP', `This subtracts the equations as they are, which does not leave a multiple of ${math(wanted)}; ${how}.`),
      ],
    },
    steps: [
      `Do not solve for ${math('x')} and ${math('y')} one at a time. Look for a combination of the equations in which the two coefficients become equal in size.`,
      `${s === 1 ? 'The first equation' : `${s} times the first equation`} ${t > 0 ? 'plus' : 'minus'} ${Math.abs(t) === 1 ? 'the second' : `${Math.abs(t)} times the second`} gives ${math(
        `${sum([
          [X, 'x'],
          [Y, 'y'],
        ])}=${sum([
          [s, a],
          [t, b],
        ])}`,
      )}.`,
      `Dividing by ${math(X)} gives ${math(`${wanted}=${shown(p, q, g)}`)}.`,
      `Check with numbers: for ${math('x = 2')} and ${math('y = 1')}, ${math(`${a} = ${2 * A + B}`)} and ${math(`${b} = ${2 * C + D}`)}, and the expression is ${math(wanted === 'x+y' ? 3 : 1)}.`,
    ],
    takeaway: 'When a sum or difference of x and y is asked, combine the equations instead of solving them.',
  };
}

/** Both constants of one equation are unknown: what no or infinitely many solutions say about them. */
function conditions(random: Random): Draft | null {
  const [k, m] = random.pick([
    ['k', 'm'],
    ['a', 'b'],
    ['p', 'q'],
    ['h', 'n'],
  ] as const);
  const [A, B, C] = [signedInt(random, 2, 9), signedInt(random, 2, 9), signedInt(random, 3, 20)];
  const t = random.pick([rat(2), rat(3), rat(-2), rat(3, 2), rat(1, 2), rat(-3), rat(5, 2)]);
  const [K, M, E] = [mul(t, rat(A)), mul(t, rat(C)), mul(t, rat(B))];
  if (E.d !== 1n || K.d !== 1n || M.d !== 1n || A === B || equal(K, M)) return null;
  const none = random.chance(2, 3);
  const known = `${sum([
    [A, 'x'],
    [B, 'y'],
  ])}=${C}`;
  const unknown = random.pick([`${k}x${E.n < 0n ? '' : '+'}${sum([[E, 'y']])}=${m}`, `${sum([[E, 'y']])}=${m}-${k}x`]);
  const claim = (value: Rational, equalM: boolean, other: Rational, equalK = true) =>
    `${math(`${k} ${equalK ? '=' : '\\ne'} ${toLatex(value)}`)} and ${math(`${m} ${equalM ? '=' : '\\ne'} ${toLatex(other)}`)}`;
  const text = claim(K, !none, M);
  const other = neg(K);
  const option = (shown: string, code: Misconception, why: string) => ({ text: shown, value: shown, misconception: code, why });
  return {
    parameters: { kind: 'conditions', A, B, C, t: toLatex(t), none, k },
    stem: random.pick([
      `${math(stacked([known, unknown]))}\n\nIn the given system of equations, ${math(k)} and ${math(m)} are constants. If the system has ${none ? 'no solution' : 'infinitely many solutions'}, which of the following must be true?`,
      `${math(stacked([unknown, known]))}\n\nThe given system of equations, where ${math(k)} and ${math(m)} are constants, has ${none ? 'no solution' : 'infinitely many solutions'}. Which of the following must be true?`,
    ]),
    answer: {
      format: 'choice',
      correct: {
        text,
        value: text,
        why: none ? 'The coefficients are proportional, and the constant terms are not.' : 'All three pairs of numbers are proportional.',
      },
      wrong: [
        option(
          claim(K, none, M),
          'NOINF',
          none
            ? `Then the equations have the same graph, and there are infinitely many solutions; for none, ${math(m)} must not be ${math(toLatex(M))}.`
            : `Then the lines are parallel and different, and there is no solution; for infinitely many, ${math(m)} must be ${math(toLatex(M))}.`,
        ),
        option(
          claim(K, true, M, false),
          'NOINF',
          `If ${math(k)} has another value, the lines have different slopes and meet in exactly one point; the slopes are equal when ${math(`${k}=${toLatex(K)}`)}.`,
        ),
        option(
          claim(K, false, M, false),
          'NOINF',
          `If ${math(k)} has another value, the lines have different slopes and meet in exactly one point; the slopes are equal when ${math(`${k}=${toLatex(K)}`)}.`,
        ),
        option(
          claim(other, !none, M),
          'SIGN',
          `The sign of ${math(k)} is wrong; in the same form, the coefficients are multiplied by ${math(toLatex(t))}, so ${math(`${k}=${toLatex(K)}`)}.`,
        ),
        option(
          claim(rat(A), !none, rat(C)),
          'RECIP',
          `This leaves out the factor ${math(toLatex(t))} between the equations; multiply ${math(A)} and ${math(C)} by it.`,
        ),
        option(
          claim(rat(A), none, rat(C)),
          'RECIP',
          `This leaves out the factor ${math(toLatex(t))} between the equations; multiply ${math(A)} and ${math(C)} by it.`,
        ),
      ],
    },
    steps: [
      none
        ? 'No solution means parallel lines that are different: the coefficients of x and y are proportional, but the constant terms are not.'
        : 'Infinitely many solutions means that one equation is a multiple of the other, constant terms included.',
      `The ${math('y')}-coefficients in standard form are ${math(B)} and ${math(toLatex(E))}, so the factor is ${math(toLatex(t))}.`,
      `Then ${math(`${k} = ${toLatex(t)} \\cdot ${bracketed(A)} = ${toLatex(K)}`)}. The constant term that would make the equations the same is ${math(`${toLatex(t)} \\cdot ${bracketed(C)} = ${toLatex(M)}`)}.`,
      none ? `So ${math(m)} must not be ${math(toLatex(M))}.` : `So ${math(m)} must be ${math(toLatex(M))}.`,
    ],
    takeaway: 'Proportional coefficients decide between one solution and none or all; the constant terms decide between none and all.',
  };
}

export const twoUnknownConstants: Generator = {
  archetype: 'SYS-l',
  topicId: 14,
  version: 3,
  levels: [4],
  skillTags: ['systems-linear', 'number-of-solutions', 'unknown-coefficients'],
  draft: (random) => random.pick([productOfTwo, ratioOfTwo, collected, lettersOnTheRight, constantsFromSolution, conditions])(random),
};
