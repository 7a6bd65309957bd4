/** The question of LF-k about a rule that is given for another input: f(x + m) or f(mx). */
import { rat, toText, type Rational } from '#core/rational.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { sign, signedInt } from '../draws.ts';
import { linear, signed, sum } from '../formulas.ts';
import { asTameFractions } from '../manners.ts';
import { rightFormula, wrongFormula } from '../options.ts';
import { fractionLatex, math } from '../text.ts';

/** The input of f in terms of x, the rule for it, and how f is found from it. */
interface Given {
  readonly inner: string;
  readonly outer: string;
  /** Slope and constant of f itself. */
  readonly slope: number;
  readonly constant: number;
  /** x where the input is u. */
  readonly undone: string;
  readonly atInput: (input: number) => Rational;
  /** Wrong rules for f. */
  readonly wrong: readonly (readonly [Rational, Rational, Misconception, string])[];
}

/** f(x + m) = ax + c. */
function shifted(random: Random): Given {
  const [m, a, c] = [signedInt(random, 2, 9), random.int(2, 8) * sign(random), signedInt(random, 1, 20)];
  const size = Math.abs(m);
  const way = m > 0 ? `subtract ${math(`${size}`)} from` : `add ${math(`${size}`)} to`;
  const rule = math(
    sum([
      [a, `(${linear(1, -m)})`],
      [c, ''],
    ]),
  );
  return {
    inner: linear(1, m),
    outer: linear(a, c),
    slope: a,
    constant: c - a * m,
    undone: linear(1, -m, 'u'),
    atInput: (input) => rat(input - m),
    wrong: [
      [
        rat(a),
        rat(c),
        'STOP',
        `This uses the rule for ${math(`f(${linear(1, m)})`)} as the one for ${math('f(x)')}; replace ${math('x')} in it with ${math(linear(1, -m))}.`,
      ],
      [rat(a), rat(c + a * m), 'SHIFT', `This goes the wrong way; to get ${math('x')} from the input, ${way} it.`],
      [
        rat(a),
        rat(c - m),
        'DIST',
        `This ${m > 0 ? 'subtracts' : 'adds'} ${math(`${size}`)} without multiplying it by ${math(`${a}`)}; replace the whole ${math('x')}, as in ${rule}.`,
      ],
      [
        rat(a),
        rat(c + m),
        'DIST',
        `This ${m > 0 ? 'adds' : 'subtracts'} ${math(`${size}`)} without multiplying it by ${math(`${a}`)}, and it goes the wrong way; the rule is ${rule}.`,
      ],
    ],
  };
}

/** f(mx) = ax + c. */
function stretched(random: Random): Given {
  const [m, slope, c] = [random.int(2, 5), random.int(2, 7) * sign(random), signedInt(random, 1, 20)];
  const a = slope * m;
  return {
    inner: `${m}x`,
    outer: linear(a, c),
    slope,
    constant: c,
    undone: `\\frac{u}{${m}}`,
    atInput: (input) => rat(input, m),
    wrong: [
      [
        rat(a),
        rat(c),
        'STOP',
        `This uses the rule for ${math(`f(${m}x)`)} as the one for ${math('f(x)')}; replace ${math('x')} in it with ${math(`\\frac{x}{${m}}`)}.`,
      ],
      [rat(a * m), rat(c), 'INVOP', `This multiplies the input by ${math(`${m}`)}; to get ${math('x')} from the input, divide it by ${math(`${m}`)}.`],
      [
        rat(slope),
        rat(c, m),
        'DIST',
        `This divides the constant term by ${math(`${m}`)} as well; only ${math('x')} is replaced with ${math(`\\frac{x}{${m}}`)}, so ${math(`${c}`)} stays.`,
      ],
      [rat(a * m), rat(c * m), 'INVOP', `This multiplies the whole rule by ${math(`${m}`)}; divide only the input by ${math(`${m}`)}.`],
    ],
  };
}

const valueOf = (slope: Rational, constant: Rational, x: number) => rat(slope.n * BigInt(x) * constant.d + constant.n * slope.d, slope.d * constant.d);

export function ruleForAnotherInput(random: Random): Draft | null {
  const given = random.pick([shifted, shifted, stretched])(random);
  const { inner, outer, slope, constant, undone, atInput, wrong } = given;
  const rule = linear(slope, constant);
  const told = math(`f(${inner})=${outer}`);
  const asked = random.pick(['value', 'value', 'equation'] as const);
  const input = signedInt(random, 2, 12);
  if (constant === 0) return null;
  const shown = random.pick([
    `The function ${math('f')} satisfies ${told} for all values of ${math('x')}.`,
    `For the linear function ${math('f')}, ${told} for all values of ${math('x')}.`,
    `${told}\n\nThe given equation is true for all values of ${math('x')}, where ${math('f')} is a linear function.`,
  ]);
  const steps = [
    `Call the input ${math('u')}, so ${math(`u=${inner}`)} and ${math(`x=${undone}`)}.`,
    `Substitute this for ${math('x')} in the rule: ${math(`f(u)=${linear(slope, constant, 'u')}`)}, which means ${math(`f(x)=${rule}`)}.`,
  ];
  const takeaway = 'When a rule is given for another input, find the x that belongs to the input you need.';
  if (asked === 'equation') {
    const text = (m: Rational, b: Rational) => [`f(x)=${linear(m, b)}`, `${toText(m)};${toText(b)}`] as const;
    return {
      parameters: { task: 'inside', inner, outer, asked },
      stem: `${shown} ${random.pick([`Which equation defines ${math('f')}?`, `Which of the following defines ${math('f(x)')}?`])}`,
      answer: {
        format: 'choice',
        correct: rightFormula(...text(rat(slope), rat(constant)), `Replacing ${math('x')} by ${math(inner)} in this rule gives ${math(outer)}.`),
        wrong: wrong.map(([m, b, code, why]) => wrongFormula(code, ...text(m, b), why)),
      },
      steps: [...steps, `Check: replacing ${math('x')} by ${math(inner)} in ${math(rule)} gives ${math(outer)}.`],
      takeaway,
    };
  }
  const key = slope * input + constant;
  const x = atInput(input);
  if (x.d !== 1n || x.n === 0n) return null;
  const bugs: Bug[] = wrong.map(([m, b, code, why]) => bug(code, valueOf(m, b, input), why));
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 2),
    key,
    why: `The input is ${math(`${input}`)} when ${math(`x=${fractionLatex(x)}`)}.`,
    bugs: [
      ...bugs,
      bug('STOP', x, `This is the value of ${math('x')} for which the input is ${math(`${input}`)}; put it into ${math(outer)} to get ${math(`f(${input})`)}.`),
    ],
  });
  return (
    answer && {
      parameters: { task: 'inside', inner, outer, asked, input },
      stem: `${shown} What is the value of ${math(`f(${input})`)}?`,
      answer,
      steps: [
        `Find the ${math('x')} for which the input is ${math(`${input}`)}: ${math(`${inner}=${input}`)} gives ${math(`x=${fractionLatex(x)}`)}.`,
        `Substitute this for ${math('x')} in the rule: ${math(`f(${input})=${outer.replace('x', `(${fractionLatex(x)})`)}=${key}`)}.`,
        `Check: the rule can be written as ${math(`f(x)=${rule}`)}, and ${math(`${slope}(${input})${signed(constant).replaceAll(' ', '')}=${key}`)}.`,
      ],
      takeaway,
    }
  );
}
