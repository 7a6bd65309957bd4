/** Equations with a radical, a fraction, a product or bars: the constant for a given number of solutions. */
import { neg, rat, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, linearFactor, minusRoot, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { extraneous, given, radicalCount } from './count-for-radicals.ts';
import { signedInt } from '../draws.ts';

/** n|ax + b| + k = q: the extreme whole k for two solutions or none. */
function bars(random: Random): Draft | null {
  const [n, a, b, q, s] = [random.int(2, 6), random.int(2, 7), signedInt(random, 1, 15), signedInt(random, 2, 25), random.pick([1, 2, 3, 5])];
  const two = random.chance(1, 2);
  const onRight = random.chance(1, 2);
  // n|…| = q − sk, or with sk on the right: n|…| + q = sk.
  const limit = rat(q, s);
  const floor = Math.floor(q / s);
  const ceil = Math.ceil(q / s);
  // Two solutions: sk < q (or sk > q with k on the right); none the other way round.
  const below = two !== onRight;
  const key = below ? ceil - 1 : floor + 1;
  if (key === 0 || (s > 1 && limit.d === 1n)) return null;
  const sk = `${s === 1 ? '' : s}k`;
  const inner = `|${term(a, 'x')}${signed(b)}|`;
  const equation = onRight ? `${n}${inner}${signed(q)} = ${sk}` : `${n}${inner} + ${sk} = ${q}`;
  const word = below ? 'greatest' : 'least';
  const condition = `isolating the absolute value gives ${math(`k ${below ? '<' : '>'} ${toLatex(limit)}`)}.`;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `Then ${math(`${n}${inner}`)} is equal to a ${two ? 'positive' : 'negative'} number.`,
    bugs: [
      bug(
        s === 1 ? 'STRICT' : 'ROUND',
        below ? key + 1 : key - 1,
        s === 1
          ? `With this value, the absolute value is equal to ${math('0')}, and there is exactly one solution; ${math('k')} has to be ${below ? 'less' : 'greater'} than ${math(q)}.`
          : `This rounds ${math(toLatex(limit))} the wrong way; ${condition}`,
      ),
      bug('FLIP', below ? floor + 1 : ceil - 1, `This is on the wrong side of the bound; ${condition}`),
      bug('STRICT', below ? key - 1 : key + 1, `This meets the condition, but the next integer, ${math(key)}, meets it too, so it is not the ${word}.`),
      bug('SIGN', -key, `This comes from ${math(`k ${below ? '>' : '<'} ${toLatex(neg(limit))}`)}, with every sign reversed; ${condition}`),
      bug('SIGN', below ? -floor - 1 : -ceil + 1, `This comes from ${math(`k ${below ? '<' : '>'} ${toLatex(neg(limit))}`)}; ${condition}`),
      bug(
        'STOP',
        q,
        s === 1
          ? `For this value there is exactly one solution; ${math('k')} has to be ${below ? 'less' : 'greater'}.`
          : `This leaves out the division by ${math(s)}; ${condition}`,
      ),
      bug(
        'STOP',
        below ? -1 : 1,
        `This compares ${math('k')} with ${math('0')}; it is the whole right side that has to be ${two ? 'positive' : 'negative'}, so ${math(`k ${below ? '<' : '>'} ${toLatex(limit)}`)}.`,
      ),
      bug('STOP', Math.round(q / n), `This divides by ${math(n)}, but the factor does not change whether the right side is positive or negative; ${condition}`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'bars', n, a, b, q, s, two, onRight },
      stem: given(
        random,
        equation,
        two ? 'exactly two solutions' : 'no real solution',
        `If ${math('k')} is an integer, what is the ${word} possible value of ${math('k')}?`,
      ),
      answer,
      steps: [
        'Isolate the absolute value. It has two solutions if it equals a positive number, one if it equals 0, and none if it equals a negative number.',
        `${math(`${inner} = \\frac{${onRight ? `${sk}${signed(-q)}` : `${q} - ${sk}`}}{${n}}`)}.`,
        `So ${math(`${onRight ? `${sk}${signed(-q)}` : `${q} - ${sk}`} ${two ? '>' : '<'} 0`)}, that is ${math(`k ${below ? '<' : '>'} ${toLatex(limit)}`)}. The ${word} integer is ${math(key)}.`,
        `Check: with ${math(`k = ${key}`)}, the absolute value would be ${math(`\\frac{${onRight ? s * key - q : q - s * key}}{${n}}`)}, and with ${math(`k = ${below ? key + 1 : key - 1}`)}, it would be ${math(`\\frac{${onRight ? s * (below ? key + 1 : key - 1) - q : q - s * (below ? key + 1 : key - 1)}}{${n}}`)}.`,
      ],
      takeaway: 'An absolute value equation has two, one, or no solutions as the isolated absolute value is positive, zero, or negative.',
    }
  );
}

/** Multiplying by the denominator gives the excluded value: no solution. */
function excluded(random: Random): Draft | null {
  const [r, n, m] = [signedInt(random, 1, 12), random.int(2, 9), random.int(2, 7)];
  const kind = random.pick(['x over', 'mx over', 'sum'] as const);
  const under = minusRoot(r);
  // x/(x − r) = n + k/(x − r): k = r; mx/(x − r) = n + k/(x − r): k = mr; (mx + n)/(x − r) + … = k/(x − r): k = mr + n.
  const key = kind === 'x over' ? r : kind === 'mx over' ? m * r : m * r + n;
  if (key === 0 || (kind === 'mx over' && m === n)) return null;
  const top = kind === 'x over' ? 'x' : kind === 'mx over' ? `${m}x` : `${m}x + ${n}`;
  const add = kind === 'sum' ? m + random.int(1, 5) : n;
  const equation = random.pick([`\\frac{${top}}{${under}} = ${add} + \\frac{k}{${under}}`, `\\frac{${top}}{${under}} - \\frac{k}{${under}} = ${add}`]);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `The only candidate is then ${math(`x = ${r}`)}, for which the denominators are 0.`,
    bugs: [
      bug(
        'SIGN',
        -key,
        kind === 'sum'
          ? `This is ${math('-k')}: at ${math(`x = ${r}`)}, the numerators ${math(top)} and ${math('k')} have to be equal.`
          : `This uses ${math(`x = ${-r}`)}; the denominator ${math(under)} is 0 at ${math(`x = ${r}`)}.`,
      ),
      bug(
        'CANC',
        add * r,
        `This sets ${math('k')} equal to ${math(`${add} \\cdot ${bracketed(r)}`)} and leaves out the numerator; substitute ${math(`x = ${r}`)} on both sides.`,
      ),
      bug(
        'EXTR',
        kind === 'x over' ? -add * r : r,
        kind === 'x over'
          ? `For this value, the candidate is ${math('x = 0')}, which is a solution; the candidate has to be ${math(`x = ${r}`)}.`
          : `This is the excluded value of ${math('x')}; substitute it in ${math(top)} to find ${math('k')}.`,
      ),
      bug(
        'SIGN',
        kind === 'sum' ? m * r - n : key - add * r,
        kind === 'sum'
          ? `This subtracts ${math(n)}; at ${math(`x = ${r}`)}, the numerator is ${math(`${m} \\cdot ${bracketed(r)} + ${n}`)}.`
          : `This subtracts ${math(`${add} \\cdot ${bracketed(r)}`)}; at ${math(`x = ${r}`)}, the term ${math(`${add}(${under})`)} is 0.`,
      ),
      bug(
        'STOP',
        kind === 'sum' ? m * r : key + add,
        kind === 'sum'
          ? `This leaves out the ${math(n)} in the numerator; substitute ${math(`x = ${r}`)} in all of ${math(top)}.`
          : `This adds ${math(add)}; at ${math(`x = ${r}`)}, the term ${math(`${add}(${under})`)} is 0.`,
      ),
      bug('NOINF', add, `This is the constant that is added; the numerators have to agree at ${math(`x = ${r}`)}.`),
      bug('EXTR', 0, `With ${math('k = 0')}, the equation has a solution; choose ${math('k')} so that the only candidate is ${math(`x = ${r}`)}.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'excluded', equation, r },
      stem: given(random, equation, 'no solution', `What is the value of ${math('k')}?`),
      answer,
      steps: [
        `Multiplying by ${math(under)} gives a linear equation with one solution. The given equation has none only if that solution is excluded, that is ${math(`x = ${r}`)}.`,
        `${math(`${top} = ${add}(${under}) + k`)}.`,
        `At ${math(`x = ${r}`)}, the term with ${math(add)} is 0, so ${math(`k = ${kind === 'x over' ? r : kind === 'mx over' ? `${m} \\cdot ${bracketed(r)}` : `${m} \\cdot ${bracketed(r)} + ${n}`}${kind === 'x over' ? '' : ` = ${key}`}`)}.`,
        `Check: for every other ${math('k')}, the linear equation has a solution that is not ${math(r)}, and the given equation has it too.`,
      ],
      takeaway: 'A rational equation has no solution when the only candidate makes a denominator 0.',
    }
  );
}

/** (x − r)(x² − bx + k) = 0 has exactly two solutions for two values of k. */
function twoWays(random: Random): Draft | null {
  const fraction = random.chance(1, 2);
  const [r, h] = [signedInt(random, 1, 9), signedInt(random, 2, 9)];
  const b = 2 * h;
  // The quadratic has a double root, or r is one of its roots.
  const [double, shared] = [h * h, b * r - r * r];
  if (double === shared || shared === 0 || r === b || Math.abs(shared) > 150) return null;
  const quadratic = `x^2${signed(-b)}x + k`;
  const equation = fraction ? `\\frac{${quadratic}}{${minusRoot(r)}} = 0` : `${linearFactor(r)}(${quadratic}) = 0`;
  const sum = random.chance(1, 3);
  const key = sum ? double + shared : shared;
  const count = fraction ? 'exactly one solution' : 'exactly two distinct real solutions';
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `The values are ${math(double)} and ${math(shared)}.`,
    bugs: [
      bug('LOST', double, `With this value the quadratic has one solution, but ${math(`k = ${shared}`)} gives ${count} too.`),
      bug(
        'STOP',
        sum ? shared : double + shared,
        sum
          ? `This is only one of the two values; add the other one, ${math(double)}.`
          : `This is the sum of the two values; the question asks for one of them, ${math(double)} or ${math(shared)}.`,
      ),
      bug('DISC', 4 * double, `This leaves out the ${math('4')} in the discriminant: ${math(`${b * b} - 4k = 0`)} gives ${math(`k = ${double}`)}.`),
      bug(
        'ROOTS',
        sum ? double - b * r - r * r : -b * r - r * r,
        `This uses ${math(`x = ${-r}`)}; the factor ${math(minusRoot(r))} is 0 at ${math(`x = ${r}`)}.`,
      ),
      bug(
        'SIGN',
        -key,
        sum
          ? `This reverses the signs of both values; ${math(`4k = ${b * b}`)} gives ${math(`k = ${double}`)}, not ${math(-double)}.`
          : `This is the value of ${math(`${bracketed(r)}^2${signed(-b)} \\cdot ${bracketed(r)}`)}; moving it across the equals sign changes its sign.`,
      ),
      bug(
        'VIETA',
        sum ? double + b - r : b - r,
        `This is the other root of the quadratic; ${math('k')} is the product of its roots, ${math(`${bracketed(r)} \\cdot ${bracketed(b - r)}`)}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'two ways', r, h, fraction, sum },
      stem: sum
        ? given(random, equation, `${count} for two values of ${math('k')}`, 'What is the sum of these two values?')
        : given(random, equation, `${count} for two values of ${math('k')}`, `What is the ${shared < double ? 'lesser' : 'greater'} of these values?`),
      answer,
      steps: [
        fraction
          ? `Solutions are zeros of the numerator, except ${math(`x = ${r}`)}, which makes the denominator 0. So there is exactly one solution if the numerator has one zero, or if it has two and one of them is ${math(r)}.`
          : `One solution is ${math(`x = ${r}`)}. There are two in all if the quadratic has exactly one zero, or if it has two and one of them is ${math(r)}.`,
        `One zero: ${math(`${bracketed(-b)}^2 - 4k = 0`)}, so ${math(`k = ${double}`)}.`,
        `Zero at ${math(r)}: ${math(`${bracketed(r)}^2${signed(-b)} \\cdot ${bracketed(r)} + k = 0`)}, so ${math(`k = ${shared}`)}.`,
        sum
          ? `The sum of the two values is ${math(`${double} + ${bracketed(shared)} = ${key}`)}.`
          : `The ${shared < double ? 'lesser' : 'greater'} value is ${math(shared)}.`,
      ],
      takeaway: fraction
        ? 'A zero of the numerator that is also a zero of the denominator does not count.'
        : 'Factors of a product may share a zero, so count distinct zeros.',
    }
  );
}

export const constantForACount: Generator = {
  archetype: 'NLE-p',
  topicId: 17,
  version: 3,
  levels: [4],
  skillTags: ['number-of-solutions', 'extraneous-solutions', 'unknown-coefficients'],
  draft: (random) => random.pick([bars, excluded, twoWays, radicalCount, extraneous])(random),
};
