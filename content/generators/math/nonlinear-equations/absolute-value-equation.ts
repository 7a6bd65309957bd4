/** Absolute value equations. */
import { add, compare, mul, neg, rat, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';

function draft(random: Random, level: number): Draft | null {
  const a = level === 2 ? random.pick([1, 2, 3]) : random.pick([2, 3, 4, 5]);
  const [b, c] = [random.pick([-1, 1]) * random.int(1, 15), random.int(2, 24)];
  const [high, low] = [rat(c - b, a), rat(-c - b, a)];
  if (level === 2 && (high.d !== 1n || low.d !== 1n)) return null;
  const [k, m] = level === 2 ? [1, 0] : [random.int(1, 4), random.pick([-1, 1]) * random.int(1, 12)];
  const right = k * c + m;
  if (high.n === 0n || low.n === 0n || add(high, low).n === 0n) return null;
  const sameSign = compare(high, rat(0)) * compare(low, rat(0)) > 0;
  const asks =
    level === 2
      ? sameSign
        ? random.pick(['greater', 'lesser'] as const)
        : random.pick(['positive', 'negative'] as const)
      : random.pick(['sum', 'product', 'lesser', 'sum'] as const);
  const value = { greater: high, positive: high, lesser: low, negative: low, sum: add(high, low), product: mul(high, low) }[asks];
  const single = asks === 'greater' || asks === 'positive' ? low : high;
  const inside = `${term(a, 'x')}${signed(b)}`;
  const isolated = rat(right, k);
  // Where the bars are dropped for the solution that is asked.
  const branch = asks === 'lesser' || asks === 'negative' ? -c : c;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: value,
    why: `The solutions are ${math(toLatex(low))} and ${math(toLatex(high))}.`,
    bugs: [
      bug(
        'LOST',
        single,
        asks === 'sum' || asks === 'product'
          ? `This is only one of the two solutions; ${asks === 'sum' ? 'add' : 'multiply it by'} the other one, ${math(toLatex(low))}${asks === 'sum' ? ', to it' : ''}.`
          : `This solves ${math(`${inside} = ${-branch}`)}; for the ${asks} solution, solve ${math(`${inside} = ${branch}`)}.`,
      ),
      bug(
        'SIGN',
        neg(value),
        `The sign is reversed; ${asks === 'sum' ? math(`${toLatex(low)} + ${bracketed(high)} = ${toLatex(value)}`) : asks === 'product' ? math(`${bracketed(low)} \\cdot ${bracketed(high)} = ${toLatex(value)}`) : `solving ${math(`${inside} = ${branch}`)} gives ${math(`x = ${toLatex(value)}`)}`}.`,
      ),
      bug('SIGN', neg(single), `This is the opposite of a solution. The expression inside the bars can be ${math(c)} or ${math(-c)}; solve both equations.`),
      asks === 'sum'
        ? bug(
            'SIGN',
            rat(2 * c, a),
            `This is the distance between the two solutions; add ${math(toLatex(low))} and ${math(toLatex(high))} instead of subtracting.`,
          )
        : bug(
            asks === 'product' ? 'VIETA' : 'STOP',
            asks === 'product' ? add(high, low) : rat(value.n * BigInt(a), value.d),
            asks === 'product'
              ? `This is the sum of the solutions; multiply ${math(toLatex(low))} by ${math(toLatex(high))}.`
              : `This is the value of ${math(term(a, 'x'))}; divide it by ${math(a)} to get ${math('x')}.`,
          ),
      ...(level === 3
        ? [
            bug(
              'INVOP',
              asks === 'sum' ? rat(-b, a) : asks === 'product' ? rat(b * b - c * c, a) : rat(-right - b, a),
              asks === 'sum'
                ? `This is the number halfway between the two solutions; their sum is twice as great.`
                : asks === 'product'
                  ? `This divides by ${math(a)} only once; both solutions must be divided by ${math(a)}.`
                  : `This drops the bars too early. Isolate the absolute value first, which gives ${math(`|${inside}| = ${c}`)}.`,
            ),
          ]
        : [
            bug(
              'SIGN',
              asks === 'greater' || asks === 'positive' ? rat(c + b, a) : rat(b - c, a),
              `This ${b > 0 ? 'adds' : 'subtracts'} ${math(Math.abs(b))}; to solve ${math(`${inside} = ${branch}`)}, ${b > 0 ? 'subtract it from' : 'add it to'} both sides.`,
            ),
          ]),
      ...(level === 3 && asks === 'sum'
        ? [
            bug(
              'SIGN',
              0,
              `This assumes that the two solutions are opposites, but ${math(b)} inside the bars shifts both. Add ${math(toLatex(low))} and ${math(toLatex(high))}.`,
            ),
          ]
        : []),
    ],
  });
  if (!answer || isolated.n <= 0n) return null;
  const equation = `${k === 1 ? '' : k}|${inside}|${signed(m)} = ${right}`;
  const question = {
    greater: 'What is the greater of the two solutions',
    lesser: 'What is the lesser of the two solutions',
    positive: 'What is the positive solution',
    negative: 'What is the negative solution',
    sum: 'What is the sum of the solutions',
    product: 'What is the product of the solutions',
  }[asks];
  return {
    parameters: { a, b, c, k, m, asks },
    stem: random.pick([`${math(equation)}${'\n\n'}${question} to the given equation?`, `${question} to the equation ${math(equation)}?`]),
    answer,
    steps: [
      `${level === 3 ? `Isolate the absolute value first: ${math(`|${inside}| = ${c}`)}. ` : ''}The expression inside the bars must be either ${math(c)} or ${math(-c)}.`,
      `${math(`${inside} = ${c}`)} gives ${math(`x = ${toLatex(high)}`)}, and ${math(`${inside} = ${-c}`)} gives ${math(`x = ${toLatex(low)}`)}.`,
      `${asks === 'sum' ? `The sum is ${math(`${toLatex(high)} + ${bracketed(low)} = ${toLatex(value)}`)}.` : asks === 'product' ? `The product is ${math(`${bracketed(high)} \\cdot ${bracketed(low)} = ${toLatex(value)}`)}.` : `The ${asks} solution is ${math(toLatex(value))}.`} Check: the two solutions make the expression inside the bars ${math(c)} and ${math(-c)}, which have the same absolute value.`,
    ],
    takeaway: 'Isolate the absolute value, then solve two equations: set what is inside the bars equal to c and to −c.',
  };
}

export const absoluteValueEquation: Generator = { archetype: 'NLE-f', topicId: 17, version: 2, levels: [2, 3], skillTags: ['absolute-value-equation'], draft };
