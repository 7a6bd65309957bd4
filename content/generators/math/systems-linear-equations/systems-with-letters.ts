/** SYS-k: systems with letters: a parameter fixed by a third condition, two constants at once. */
import { add, mul, rat, sub, toText, type Rational } from '#core/rational.ts';
import { linear, stacked, sum } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import { sign } from '../draws.ts';
import { pointOfDependentSystem } from './point-of-dependent-system.ts';

/** Two equations with p on the right; a third condition fixes p. */
function parameter(random: Random): Draft | null {
  // x = s·p, y = t·p
  const [s, t] = [random.int(1, 6) * sign(random), random.int(1, 6) * sign(random)];
  const [a, b] = [random.int(1, 6), random.int(1, 6) * sign(random)];
  const [c, d] = [random.int(1, 6), random.int(1, 6) * sign(random)];
  const [u, v] = [random.int(1, 3), random.int(1, 3) * sign(random)];
  const [m, n, w] = [a * s + b * t, c * s + d * t, u * s + v * t];
  const p = rat(random.int(2, 9) * sign(random), random.pick([1, 1, 2, 3]));
  const right = mul(p, rat(w));
  if (
    s === t ||
    a * d === b * c ||
    m === 0 ||
    n === 0 ||
    w === 0 ||
    Math.abs(w) === 1 ||
    Math.abs(m) > 40 ||
    Math.abs(n) > 40 ||
    right.d !== 1n ||
    (a === c && b === d)
  )
    return null;
  const R = Number(right.n);
  const forP = math(`${linear(w, 0, 'p')}=${R}`);
  const bugs: Bug[] = [
    bug(
      'STOP',
      R,
      `This is the value of ${math(
        sum([
          [u, 'x'],
          [v, 'y'],
        ]),
      )}; it equals ${math(linear(w, 0, 'p'))}, so solve ${forP} for ${math('p')}.`,
    ),
    bug('STOP', mul(p, rat(s)), `This is the value of ${math('x')}; the system gives ${math(`x=${linear(s, 0, 'p')}`)}, so solve for ${math('p')}.`),
    bug('STOP', mul(p, rat(t)), `This is the value of ${math('y')}; the system gives ${math(`y=${linear(t, 0, 'p')}`)}, so solve for ${math('p')}.`),
    bug('SIGN', mul(p, rat(-1)), `This is the opposite of ${math('p')}; the third equation becomes ${forP}, which gives ${math(`p=${fractionLatex(p)}`)}.`),
    ...(u * s === v * t
      ? []
      : [
          bug(
            'SIGN',
            rat(R, u * s - v * t),
            `This uses ${math(
              sum([
                [u, 'x'],
                [-v, 'y'],
              ]),
            )} in the third equation; keep the sign of the ${math('y')}-term, which gives ${forP}.`,
          ),
        ]),
    ...(u * t + v * s === 0
      ? []
      : [
          bug(
            'SWAP',
            rat(R, u * t + v * s),
            `This switches ${math('x')} and ${math('y')} in the third equation; put ${math(linear(s, 0, 'p'))} in for ${math('x')} and ${math(linear(t, 0, 'p'))} for ${math('y')}.`,
          ),
        ]),
  ];
  const equations = [
    `${sum([
      [a, 'x'],
      [b, 'y'],
    ])}=${linear(m, 0, 'p')}`,
    `${sum([
      [c, 'x'],
      [d, 'y'],
    ])}=${linear(n, 0, 'p')}`,
  ];
  const third = `${sum([
    [u, 'x'],
    [v, 'y'],
  ])}=${R}`;
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 2),
    key: p,
    why: `With this value, ${math(`x=${fractionLatex(mul(p, rat(s)))}`)} and ${math(`y=${fractionLatex(mul(p, rat(t)))}`)} satisfy all three equations.`,
    bugs: bugs.filter(({ value }) => isTame(value, 200, 6)),
  });
  return (
    answer && {
      parameters: { task: 'parameter', equations, third },
      stem: `${math(stacked(equations))}\n\n${random.pick([
        `In the given system of equations, ${math('p')} is a constant. If the solution ${math('(x, y)')} to the system also satisfies ${math(third)}, what is the value of ${math('p')}?`,
        `The ordered pair ${math('(x, y)')} is the solution to the given system, where ${math('p')} is a constant. If ${math(third)}, what is the value of ${math('p')}?`,
      ])}`,
      answer,
      steps: [
        `Solve the system for ${math('x')} and ${math('y')} in terms of ${math('p')}, and then use the third equation.`,
        `Elimination gives ${math(`x=${linear(s, 0, 'p')}`)} and ${math(`y=${linear(t, 0, 'p')}`)}.`,
        `Substitute: ${math(
          `${sum([
            [u, s === 1 ? 'p' : `(${linear(s, 0, 'p')})`],
            [v, `(${linear(t, 0, 'p')})`],
          ])}=${R}`,
        )}, so ${math(`${linear(w, 0, 'p')}=${R}`)} and ${math(`p=${fractionLatex(p)}`)}.`,
        `Check the first equation in terms of ${math('p')}: ${math(
          `${sum([
            [a * s, 'p'],
            [b * t, 'p'],
          ])}=${linear(m, 0, 'p')}`,
        )}.`,
      ],
      takeaway: 'Treat an unknown constant like a number: solve in terms of it, and then use the third equation to find its value.',
    }
  );
}

/** Infinitely many solutions with two hidden constants. */
function twoConstants(random: Random): Draft | null {
  const [a, b, c] = [random.int(1, 8) * sign(random), random.int(1, 8) * sign(random), random.int(1, 10) * sign(random)];
  const factor = rat(random.int(2, 7) * sign(random), random.pick([1, 2, 3]));
  // k x + B y = m … with first: a x + b y = c; hidden: the coefficient of x and the constant.
  const [d, e, f] = [mul(factor, rat(a)), mul(factor, rat(b)), mul(factor, rat(c))];
  const asked = random.pick(['p+q', 'p-q', 'q-p'] as const);
  const build = (p: Rational, q: Rational) => ({ 'p+q': add(p, q), 'p-q': sub(p, q), 'q-p': sub(q, p) })[asked];
  const key = build(d, f);
  if (factor.d === 1n && random.chance(1, 2)) return null;
  if ((factor.d === 1n && (factor.n === 1n || factor.n === -1n)) || e.d !== 1n || !isTame(key, 90, 6) || !isTame(e, 40) || toText(d) === toText(f) || a === c)
    return null;
  const bugs: Bug[] = [
    bug(
      'STOP',
      build(rat(a), rat(c)),
      `This copies ${math(`${a}`)} and ${math(`${c}`)} from the first equation without multiplying them by ${math(fractionLatex(factor))}.`,
    ),
    bug('STOP', d, `This is the value of ${math('p')}; use it together with ${math(`q=${fractionLatex(f)}`)} in ${math(asked)}.`),
    bug('STOP', f, `This is the value of ${math('q')}; use it together with ${math(`p=${fractionLatex(d)}`)} in ${math(asked)}.`),
    bug(
      'SIGN',
      build(rat(-d.n, d.d), f),
      `This has the wrong sign for ${math('p')}; ${math(a)} times the factor ${math(fractionLatex(factor))} is ${math(fractionLatex(d))}.`,
    ),
    bug(
      'SIGN',
      build(d, rat(-f.n, f.d)),
      `This has the wrong sign for ${math('q')}; ${math(c)} times the factor ${math(fractionLatex(factor))} is ${math(fractionLatex(f))}.`,
    ),
    bug(
      'RECIP',
      build(rat(BigInt(a) * factor.d, factor.n), rat(BigInt(c) * factor.d, factor.n)),
      `This divides by ${math(fractionLatex(factor))}, the factor that relates the equations, instead of multiplying by it.`,
    ),
  ];
  const equations = [
    `${sum([
      [a, 'x'],
      [b, 'y'],
    ])}=${c}`,
    `px${e.n < 0n ? '' : '+'}${sum([[e, 'y']])}=q`,
  ];
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 2),
    key,
    why: `${math(`p=${fractionLatex(d)}`)} and ${math(`q=${fractionLatex(f)}`)}.`,
    bugs,
  });
  return (
    answer && {
      parameters: { task: 'two', equations, asked },
      stem: `${math(stacked(equations))}\n\nIn the given system of equations, ${math('p')} and ${math('q')} are constants. The system has infinitely many solutions. What is the value of ${math(asked)}?`.replace(
        'The system has infinitely many solutions. What',
        random.pick(['The system has infinitely many solutions. What', 'If the system has infinitely many solutions, what']),
      ),
      answer,
      steps: [
        'When a system has infinitely many solutions, one equation is a multiple of the other, with the same factor for every term.',
        `The coefficients of ${math('y')} give the factor: ${math(`${fractionLatex(e)}\\div ${b < 0 ? `(${b})` : b}=${fractionLatex(factor)}`)}.`,
        `So ${math(`p=${fractionLatex(factor)}\\cdot ${a < 0 ? `(${a})` : a}=${fractionLatex(d)}`)} and ${math(`q=${fractionLatex(factor)}\\cdot ${c < 0 ? `(${c})` : c}=${fractionLatex(f)}`)}, and ${math(`${asked}=${fractionLatex(key)}`)}.`,
        `Check: ${math(`${fractionLatex(factor)}\\cdot ${b < 0 ? `(${b})` : b}=${fractionLatex(e)}`)}, as in the second equation.`,
      ],
      takeaway: 'If a system has infinitely many solutions, the x-coefficients, the y-coefficients, and the constants all have the same ratio.',
    }
  );
}

const draft = (random: Random) => random.pick([pointOfDependentSystem, parameter, twoConstants])(random);

export const systemsWithLetters: Generator = {
  archetype: 'SYS-k',
  topicId: 14,
  version: 3,
  levels: [5],
  skillTags: ['systems-linear', 'constants', 'structure'],
  draft,
};
