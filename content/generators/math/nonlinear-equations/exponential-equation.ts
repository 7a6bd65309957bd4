/** Exponential equations with a common base. */
import { rat, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';

function draft(random: Random): Draft | null {
  const [base, i, j] = random.pick([
    [2, 1, 2],
    [2, 1, 3],
    [2, 2, 3],
    [2, 3, 2],
    [2, 2, 1],
    [2, 3, 1],
    [3, 1, 2],
    [3, 2, 1],
    [3, 2, 3],
    [3, 3, 2],
    [5, 1, 2],
    [5, 2, 1],
    [2, 4, 1],
    [2, 1, 4],
    [2, 3, 4],
    [2, 5, 2],
  ] as const);
  const [a, b, c, d] = [random.int(1, 4), random.pick([-1, 1]) * random.int(1, 9), random.int(0, 3), random.pick([-1, 1]) * random.int(1, 9)];
  const slope = i * a - j * c;
  if (slope === 0) return null;
  const value = rat(j * d - i * b, slope);
  if (value.d > 6n || value.n === 0n || value.n > 40n || value.n < -40n) return null;
  const [left, right] = [`${term(a, 'x')}${signed(b)}`, c === 0 ? (d > 0 ? `${d}` : null) : `${term(c, 'x')}${signed(d)}`];
  if (right === null) return null;
  const [p, q] = [base ** i, base ** j];
  const total = c === 0 ? base ** (j * d) : 0;
  if (c === 0 && (total > 5000 || d === 1)) return null;
  const equation = `${p}^{${left}} = ${c === 0 ? `${total}` : `${q}^{${right}}`}`;
  const unlike = a === c ? null : rat(d - b, a - c);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: value,
    why: `With this value of ${math('x')}, both sides are the same power of ${math(base)}.`,
    bugs: [
      ...(unlike && c !== 0
        ? [
            bug(
              'EXPO',
              unlike,
              `This sets the exponents equal even though the bases, ${math(p)} and ${math(q)}, are different; first write both as powers of ${math(base)}.`,
            ),
          ]
        : []),
      bug(
        'SIGN',
        rat(-value.n, value.d),
        `The sign is reversed; the exponents give ${math(`${term(slope, 'x')} = ${j * d - i * b}`)}, so ${math(`x = ${toLatex(value)}`)}.`,
      ),
      bug('DIST', rat(j * d - b, slope), `This multiplies only the first term of the exponent ${math(left)} by ${math(i)}; multiply ${math(b)} by it, too.`),
      bug(
        'SIGN',
        rat(j * d + i * b, slope),
        `This ${i * b > 0 ? 'adds' : 'subtracts'} ${math(Math.abs(i * b))} on the right; to move it from the left side, ${i * b > 0 ? 'subtract' : 'add'} it on both sides.`,
      ),
      bug(
        c === 0 ? 'EXPO' : 'SWAP',
        c === 0 ? rat(total - b * p, a * p) : rat(i * d - j * b, j * a - i * c === 0 ? 7 : j * a - i * c),
        c === 0
          ? `This multiplies ${math(p)} by the exponent. Write ${math(total)} as ${math(`${base}^{${j * d}}`)}, and compare the exponents.`
          : `This switches the multipliers; multiply the left exponent by ${math(i)} and the right one by ${math(j)}.`,
      ),
      bug('STOP', j * d - i * b, `This is ${math(term(slope, 'x'))}; you still need to divide by ${math(slope)}.`),
      bug(
        'EXPO',
        rat(j + d - i - b, a === c ? 1 : a - c),
        `This adds ${math(i)} and ${math(j)} to the exponents; for a power of a power, multiply the exponents.`,
      ),
    ],
  });
  const e = (k: number, text: string) => (k === 1 ? text : `${k}(${text})`);
  return (
    answer && {
      parameters: { base, i, j, a, b, c, d },
      stem: random.pick([
        `If ${math(equation)}, what is the value of ${math('x')}?`,
        `${math(equation)}${'\n\n'}What value of ${math('x')} is the solution to the given equation?`,
      ]),
      answer,
      steps: [
        `Rewrite both sides with the same base, here ${math(base)}. Then the exponents must be equal.`,
        `${i > 1 ? `${math(`${p} = ${base}^${i}`)}, so the left side is ${math(`${base}^{${e(i, left)}}`)}. ` : ''}${c === 0 ? `${math(`${total} = ${base}^{${j * d}}`)}.` : j > 1 ? `${math(`${q} = ${base}^${j}`)}, so the right side is ${math(`${base}^{${e(j, right)}}`)}.` : `The right side is already a power of ${math(base)}.`}`,
        `${math(`${e(i, left)} = ${c === 0 ? j * d : e(j, right)}`)} gives ${math(slope === 1 || slope === -1 ? `x = ${toLatex(value)}` : `${term(slope, 'x')} = ${j * d - i * b}`)}${slope === 1 || slope === -1 ? '' : `, so ${math(`x = ${toLatex(value)}`)}`}.`,
        `Check: for this value, both sides equal ${math(`${base}^{${toLatex(rat(BigInt(i * a) * value.n + BigInt(i * b) * value.d, value.d))}}`)}.`.replace(
          /\^\{1\}/,
          '',
        ),
      ],
      takeaway: 'Set the exponents equal only after both sides have the same base.',
    }
  );
}

export const exponentialEquation: Generator = {
  archetype: 'NLE-l',
  topicId: 17,
  version: 2,
  levels: [3],
  skillTags: ['exponential-equation', 'exponent-rules'],
  draft,
};
