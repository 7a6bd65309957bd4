/** Equations with a radical, a fraction, a product or bars: the constant for a given number of solutions. */
import { rat, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '../../generator.ts';
import { bracketed, linearFactor, minusRoot, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { numberAnswer, wrongNumber } from '../option-kit.ts';

const format = (random: Random) => (random.chance(1, 2) ? 'spr' : 'choice') as 'spr' | 'choice';
const signedInt = (random: Random, low: number, high: number) => random.pick([-1, 1]) * random.int(low, high);

/** The stem around an equation with the constant k. */
const given = (random: Random, equation: string, condition: string, question: string) =>
  random.pick([
    `${math(equation)}\n\nIn the given equation, ${math('k')} is a constant. The equation has ${condition}. ${question}`,
    `The equation ${math(equation)}, where ${math('k')} is a constant, has ${condition}. ${question}`,
    `${math(equation)}\n\nThe given equation, where ${math('k')} is a constant, has ${condition}. ${question}`,
  ]);

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
  const answer = numberAnswer(format(random), key, `Then ${math(`${n}${inner}`)} is equal to a ${two ? 'positive' : 'negative'} number.`, [
    wrongNumber(
      below ? key + 1 : key - 1,
      s === 1 ? 'STRICT' : 'ROUND',
      s === 1 ? `With this value, the absolute value is equal to ${math('0')}, and there is exactly one solution.` : 'This rounds the bound the wrong way.',
    ),
    wrongNumber(below ? floor + 1 : ceil - 1, 'FLIP', 'This is on the wrong side of the bound.'),
    wrongNumber(below ? key - 1 : key + 1, 'STRICT', `This meets the condition, but it is not the ${word} such integer.`),
    wrongNumber(-key, 'SIGN', 'The sign is reversed.'),
    wrongNumber(below ? -floor - 1 : -ceil + 1, 'SIGN', 'This has the wrong sign and is on the wrong side of the bound.'),
    wrongNumber(q, 'STOP', s === 1 ? 'This is the value for which there is exactly one solution.' : `This leaves out the division by ${math(s)}.`),
    wrongNumber(
      below ? -1 : 1,
      'STOP',
      `This compares ${math('k')} with ${math('0')}; it is the whole right side that has to be ${two ? 'positive' : 'negative'}.`,
    ),
    wrongNumber(Math.round(q / n), 'STOP', `The factor ${math(n)} does not change whether the right side is positive or negative.`),
  ]);
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

/** Squaring gives two candidates; the one that fails is known, the other is asked. */
function extraneous(random: Random): Draft | null {
  const [a, r] = [random.int(2, 9), signedInt(random, 1, 9)];
  const gap = random.int(1, 8);
  // x² − (2r + a)x + (r² − k): the solutions p < r ≤ s add to 2r + a.
  const p = r - gap;
  const s = 2 * r + a - p;
  const k = gap * gap - a * p;
  if (s < r || Math.abs(2 * r + a) < 2 || k === 0 || s === p || s === 0) return null;
  const ask = random.pick(['other', 'other', 'k'] as const);
  const key = ask === 'other' ? s : k;
  const root = `\\sqrt{${term(a, 'x')} + k}`;
  const right = minusRoot(r);
  const answer = numberAnswer(format(random), key, `With ${math(`k = ${k}`)}, squaring gives ${math(`x = ${p}`)} and ${math(`x = ${s}`)}.`, [
    wrongNumber(ask === 'other' ? k : s, 'STOP', ask === 'other' ? `This is the value of ${math('k')}.` : 'This is the solution to the equation.'),
    wrongNumber(
      ask === 'other' ? 2 * r - p : -gap - a * p,
      ask === 'other' ? 'VIETA' : 'EXTR',
      ask === 'other'
        ? `This leaves out ${math(a)} in the sum of the two candidates.`
        : `This sets the radicand equal to ${math(-gap)}, the right side, without squaring it.`,
    ),
    // The stem itself says that p is no solution.
    ...(ask === 'other' ? [] : [wrongNumber(gap * gap + a * p, 'SIGN', `This moves ${math(term(a, `\\cdot ${bracketed(p)}`))} without changing its sign.`)]),
    wrongNumber(
      ask === 'other' ? r : (p + r) ** 2 - a * p,
      'SIGN',
      ask === 'other' ? 'This makes the right side 0.' : `This reverses the sign of ${math(Math.abs(r))} on the right side.`,
    ),
    ...(ask === 'other' && -key === p ? [] : [wrongNumber(-key, 'SIGN', 'The sign is reversed.')]),
    wrongNumber(
      ask === 'other' ? a - p : p * p + r * r - a * p,
      'SQBIN',
      ask === 'other' ? `This leaves out the middle term of ${math(`(${right})^2`)}.` : 'This squares the right side term by term.',
    ),
  ]);
  return (
    answer && {
      parameters: { kind: 'extraneous', a, r, p, ask },
      stem: random.pick([
        `${math(`${root} = ${right}`)}\n\nIn the given equation, ${math('k')} is a constant. When both sides are squared, the resulting equation has two solutions, one of which, ${math(`x = ${p}`)}, is not a solution to the given equation. ${ask === 'other' ? 'What is the solution to the given equation?' : 'What is the value of \\(k\\)?'}`,
        `The equation ${math(`${root} = ${right}`)}, where ${math('k')} is a constant, has exactly one solution. Squaring both sides gives an equation with two solutions, but one of them, ${math(`x = ${p}`)}, does not satisfy the original equation. ${ask === 'other' ? 'What is the solution to the original equation?' : 'What is the value of \\(k\\)?'}`,
      ]),
      answer,
      steps: [
        `The false solution satisfies the squared equation ${math(`${term(a, 'x')} + k = (${right})^2`)}. Use it to find ${math('k')}.`,
        `At ${math(`x = ${p}`)}: ${math(`${a * p} + k = (${-gap})^2 = ${gap * gap}`)}, so ${math(`k = ${k}`)}.`,
        `Then ${math(`${term(a, 'x')}${signed(k)} = (${right})^2`)} becomes ${math(`x^2${signed(-(2 * r + a))}x${signed(r * r - k)} = 0`)}, that is ${math(`${linearFactor(p)}${linearFactor(s)} = 0`)}. The other solution is ${math(`x = ${s}`)}.`,
        `Check: ${math(`\\sqrt{${a * s + k}} = ${s - r}`)} is true, while at ${math(`x = ${p}`)} the right side is ${math(-gap)}, and a square root is never negative.`,
      ],
      takeaway: 'An extraneous solution satisfies the squared equation, so it can still be used to find a constant.',
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
  const answer = numberAnswer(format(random), key, `The only candidate is then ${math(`x = ${r}`)}, for which the denominators are 0.`, [
    wrongNumber(-key, 'SIGN', 'The sign is reversed.'),
    wrongNumber(add * r, 'CANC', `This makes the constant terms ${math(`${add}x`)} and ${math('k')} agree instead of leading to ${math(`x = ${r}`)}.`),
    wrongNumber(
      kind === 'x over' ? -add * r : r,
      'EXTR',
      kind === 'x over'
        ? `For this value, the candidate is ${math('x = 0')}, which is a solution.`
        : `This is the excluded value of ${math('x')}, not ${math('k')}.`,
    ),
    wrongNumber(kind === 'sum' ? m * r - n : key - add * r, 'SIGN', 'This has the wrong sign in front of one of the terms.'),
    wrongNumber(kind === 'sum' ? m * r : key + add, 'STOP', 'This does not use the whole numerator.'),
    wrongNumber(add, 'NOINF', `This is the constant that is added; the numerators have to agree at ${math(`x = ${r}`)}.`),
    wrongNumber(0, 'EXTR', `With ${math('k = 0')}, the equation has a solution.`),
  ]);
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
  const answer = numberAnswer(format(random), key, `The values are ${math(double)} and ${math(shared)}.`, [
    wrongNumber(double, 'LOST', `With this value the quadratic has one solution, but ${math(`k = ${shared}`)} gives ${count} too.`),
    wrongNumber(sum ? shared : double + shared, 'STOP', sum ? 'This is only one of the two values.' : 'This is the sum of the two values.'),
    wrongNumber(4 * double, 'DISC', `This leaves out the ${math('4')} in the discriminant.`),
    wrongNumber(
      sum ? double - b * r - r * r : -b * r - r * r,
      'ROOTS',
      `This uses ${math(`x = ${-r}`)}; the factor ${math(minusRoot(r))} is 0 at ${math(`x = ${r}`)}.`,
    ),
    wrongNumber(-key, 'SIGN', 'The sign is reversed.'),
    wrongNumber(sum ? double + b - r : b - r, 'VIETA', `This is the other root of the quadratic; ${math('k')} is the product of its roots.`),
  ]);
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

/** √(2ax + k) = x: two solutions for −a² < k ≤ 0. */
function radicalCount(random: Random): Draft | null {
  const [a, shift] = [random.int(2, 9), random.pick([0, random.int(1, 9)])];
  // With x + shift on the right: substitute u = x + shift, so 2a(u − shift) + k = u², and k' = k − 2a·shift.
  const [low, high] = [-a * a + 2 * a * shift, 2 * a * shift];
  const ask = random.pick(['least', 'greatest', 'one'] as const);
  const key = ask === 'least' ? low + 1 : ask === 'greatest' ? high : low;
  if (key === 0 && ask !== 'greatest') return null;
  const root = `\\sqrt{${2 * a}x + k}`;
  const equation = `${root} = x${signed(shift)}`;
  const answer = numberAnswer(format(random), key, `There are two solutions for ${math(`${low} < k \\le ${high}`)}.`, [
    wrongNumber(
      ask === 'least' ? low : ask === 'one' ? low + 1 : high - 1,
      'STRICT',
      ask === 'least'
        ? 'For this value, there is exactly one solution.'
        : ask === 'one'
          ? 'For this value, there are two solutions.'
          : `For ${math(`k = ${high}`)}, the lesser candidate is ${math(-shift)}, which does satisfy the equation.`,
    ),
    wrongNumber(
      ask === 'greatest' ? high + 1 : high,
      ask === 'greatest' ? 'EXTR' : 'SWAP',
      ask === 'greatest'
        ? 'For this value, one of the candidates makes the right side negative, so there is one solution only.'
        : 'This is the other end of the interval for which there are two solutions.',
    ),
    wrongNumber(
      ask === 'greatest' ? low + 1 : -a * a + (ask === 'least' ? 1 : 0),
      ask === 'greatest' ? 'SWAP' : 'SQBIN',
      ask === 'greatest' ? 'This is the least such integer.' : `This leaves out the middle term of ${math(`(x${signed(shift)})^2`)}.`,
    ),
    wrongNumber(
      ask === 'greatest' ? a * a : -4 * a * a + 2 * a * shift,
      'DISC',
      ask === 'greatest'
        ? 'This uses only the condition on the discriminant, with the wrong sign.'
        : 'This makes a mistake of the factor 4 in the discriminant.',
    ),
    wrongNumber(-key, 'SIGN', 'The sign is reversed.'),
    wrongNumber(a, 'STOP', `This is the solution when there is exactly one.`),
    wrongNumber(2 * a, 'DISC', `This is the coefficient of ${math('x')} under the root.`),
  ]);
  if (shift === 0 && ask === 'greatest') return null;
  return (
    answer && {
      parameters: { kind: 'radical', a, shift, ask },
      stem:
        ask === 'one'
          ? `${math(equation)}\n\nIn the given equation, ${math('k')} is a constant. What is the least value of ${math('k')} for which the equation has a real solution?`
          : given(random, equation, 'exactly two distinct real solutions', `If ${math('k')} is an integer, what is the ${ask} possible value of ${math('k')}?`),
      answer,
      steps: [
        `Squaring gives ${math(`${2 * a}x + k = (x${signed(shift)})^2`)}. A solution of this also satisfies the given equation if the right side, ${math(`x${signed(shift)}`)}, is not negative.`,
        `In standard form: ${math(`x^2${signed(2 * shift - 2 * a)}x + (${shift * shift} - k) = 0`)}. Its discriminant is ${math(`${bracketed(2 * shift - 2 * a)}^2 - 4(${shift * shift} - k)`)}, which is positive for ${math(`k > ${low}`)} and 0 for ${math(`k = ${low}`)}.`,
        ask === 'one'
          ? `For ${math(`k = ${low}`)}, the one solution is ${math(`x = ${a - shift}`)}, and the right side is ${math(a)}, which is not negative. So the least value is ${math(low)}.`
          : `The lesser solution has ${math(`x${signed(shift)} \\ge 0`)} as long as ${math(`k \\le ${high}`)}. So ${math(`${low} < k \\le ${high}`)}, and the ${ask} integer is ${math(key)}.`,
        `Check: at ${math(`x = ${-shift}`)}, the right side is 0, and so is the radicand when ${math(`k = ${high}`)}.`,
      ],
      takeaway: 'For a radical equation, count the solutions of the squared equation, then leave out those that make the other side negative.',
    }
  );
}

export const constantForACount: Generator = {
  archetype: 'NLE-p',
  topicId: 17,
  version: 2,
  levels: [4, 5],
  skillTags: ['number-of-solutions', 'extraneous-solutions', 'unknown-coefficients'],
  draft: (random, level) => random.pick(level === 4 ? [bars, excluded, excluded] : [twoWays, twoWays, radicalCount, extraneous, extraneous])(random),
};
