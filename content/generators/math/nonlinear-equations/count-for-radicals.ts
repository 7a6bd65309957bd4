/** NLE-p, equations with a radical: the constant for a given number of solutions. */
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { bracketed, linearFactor, minusRoot, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { signedInt } from '../draws.ts';

/** The stem around an equation with the constant k. */
export const given = (random: Random, equation: string, condition: string, question: string) =>
  random.pick([
    `${math(equation)}\n\nIn the given equation, ${math('k')} is a constant. The equation has ${condition}. ${question}`,
    `The equation ${math(equation)}, where ${math('k')} is a constant, has ${condition}. ${question}`,
    `${math(equation)}\n\nThe given equation, where ${math('k')} is a constant, has ${condition}. ${question}`,
  ]);

/** Squaring gives two candidates; the one that fails is known, the other is asked. */
export function extraneous(random: Random): Draft | null {
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
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `With ${math(`k = ${k}`)}, squaring gives ${math(`x = ${p}`)} and ${math(`x = ${s}`)}.`,
    bugs: [
      bug(
        'STOP',
        ask === 'other' ? k : s,
        ask === 'other'
          ? `This is the value of ${math('k')}; put it into the squared equation and find the other candidate.`
          : `This is the solution to the equation; substitute ${math(`x = ${p}`)} in the squared equation to find ${math('k')}.`,
      ),
      bug(
        ask === 'other' ? 'VIETA' : 'EXTR',
        ask === 'other' ? 2 * r - p : -gap - a * p,
        ask === 'other'
          ? `This leaves out ${math(a)} in the sum of the two candidates, which is ${math(`${2 * r + a}`)}.`
          : `This sets the radicand equal to ${math(-gap)}, the right side; square it first, so that ${math(`${a * p} + k = ${gap * gap}`)}.`,
      ),
      // The stem itself says that p is no solution.
      ...(ask === 'other'
        ? []
        : [
            bug(
              'SIGN',
              gap * gap + a * p,
              `This moves ${math(term(a, `\\cdot ${bracketed(p)}`))} without changing its sign; subtract it from ${math(gap * gap)}.`,
            ),
          ]),
      bug(
        'SIGN',
        ask === 'other' ? r : (p + r) ** 2 - a * p,
        ask === 'other'
          ? `This only makes the right side 0. Square both sides, and find the candidate other than ${math(p)}.`
          : `This reverses the sign of ${math(Math.abs(r))} on the right side; at ${math(`x = ${p}`)}, it is ${math(`${minusRoot(r, bracketed(p))} = ${-gap}`)}.`,
      ),
      ...(ask === 'other' && -key === p
        ? []
        : [
            bug(
              'SIGN',
              -key,
              ask === 'other'
                ? `The factor ${math(minusRoot(s))} is 0 at ${math(`x = ${s}`)}, not at ${math(`x = ${-s}`)}; substitute your answer on both sides to check.`
                : `From ${math(`${a * p} + k = ${gap * gap}`)}, this subtracts ${math(gap * gap)} from ${math(a * p)}; subtract ${math(a * p)} from ${math(gap * gap)}.`,
            ),
          ]),
      bug(
        'SQBIN',
        ask === 'other' ? a - p : p * p + r * r - a * p,
        ask === 'other'
          ? `This leaves out the middle term of ${math(`(${right})^2`)}, which is ${math(term(-2 * r, 'x'))}.`
          : `This squares the right side term by term; at ${math(`x = ${p}`)} it is ${math(-gap)}, so its square is ${math(gap * gap)}.`,
      ),
    ],
  });
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

/** √(2ax + k) = x: two solutions for −a² < k ≤ 0. */
export function radicalCount(random: Random): Draft | null {
  const [a, shift] = [random.int(2, 9), random.pick([0, random.int(1, 9)])];
  // With x + shift on the right: substitute u = x + shift, so 2a(u − shift) + k = u², and k' = k − 2a·shift.
  const [low, high] = [-a * a + 2 * a * shift, 2 * a * shift];
  const ask = random.pick(['least', 'greatest', 'one'] as const);
  const key = ask === 'least' ? low + 1 : ask === 'greatest' ? high : low;
  if (key === 0 && ask !== 'greatest') return null;
  const root = `\\sqrt{${2 * a}x + k}`;
  const right = `x${signed(shift)}`;
  const equation = `${root} = ${right}`;
  // What is squared, and the constant term of the equation in standard form.
  const [square, constant] = shift === 0 ? ['x^2', '-k'] : [`(${right})^2`, `${shift * shift} - k`];
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `There are two solutions for ${math(`${low} < k \\le ${high}`)}.`,
    bugs: [
      bug(
        'STRICT',
        ask === 'least' ? low : ask === 'one' ? low + 1 : high - 1,
        ask === 'least'
          ? `For this value, the two solutions coincide, so there is only one; ${math('k')} has to be greater.`
          : ask === 'one'
            ? `For this value, there are two solutions; a discriminant of 0 gives ${math(`k = ${low}`)}.`
            : `For ${math(`k = ${high}`)}, the lesser candidate is ${math(-shift)}, which does satisfy the equation.`,
      ),
      bug(
        ask === 'greatest' ? 'EXTR' : 'SWAP',
        ask === 'greatest' ? high + 1 : high,
        ask === 'greatest'
          ? 'For this value, one of the candidates makes the right side negative, so there is one solution only; go one integer lower.'
          : `This is the other end of the interval ${math(`${low} < k \\le ${high}`)}; the question asks about its lower end.`,
      ),
      bug(
        ask === 'greatest' ? 'SWAP' : 'SQBIN',
        ask === 'greatest' ? low + 1 : -a * a + (ask === 'least' ? 1 : 0),
        ask === 'greatest'
          ? `This is the least such integer; the greatest makes both sides 0 at ${math(`x = ${-shift}`)}.`
          : `This squares only ${math('x')} on the right side; square all of ${math(`x${signed(shift)}`)}.`,
      ),
      bug(
        'DISC',
        ask === 'greatest' ? a * a : -4 * a * a + 2 * a * shift,
        ask === 'greatest'
          ? `This uses only the discriminant, with a sign reversed and without ${math(shift)}; the greatest value comes from ${math(`x${signed(shift)} \\ge 0`)}.`
          : `This leaves out the division by 4 when the discriminant${shift === 0 ? '' : `, written with ${math(`u = x${signed(shift)}`)},`} is set equal to 0.`,
      ),
      bug(
        'SIGN',
        -key,
        ask === 'least'
          ? `This comes from ${math(`k < ${-low}`)}, with every sign reversed; the discriminant is positive for ${math(`k > ${low}`)}.`
          : ask === 'one'
            ? `This is ${math('-k')}: a discriminant of 0 means ${math(`k = ${low}`)}. Substitute it to check.`
            : `At ${math(`x = ${-shift}`)}, both sides are 0, so ${math(`${-high} + k = 0`)}; moving ${math(-high)} across the equals sign changes its sign.`,
      ),
      bug(
        'STOP',
        a,
        `This is the value of ${math(`x${signed(shift)}`)} when there is exactly one solution; the question asks for ${math('k')}, which is ${math(`${bracketed(a)}^2 - ${2 * a}x`)} there.`,
      ),
      bug('DISC', 2 * a, `This is the coefficient of ${math('x')} under the root; ${math('k')} comes from the squared equation.`),
    ],
  });
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
        `Squaring gives ${math(`${2 * a}x + k = ${square}`)}. A solution of this also satisfies the given equation if the right side, ${math(`x${signed(shift)}`)}, is not negative.`,
        `In standard form: ${math(`x^2${signed(2 * shift - 2 * a, 'x')} ${shift === 0 ? '- k' : `+ (${constant})`} = 0`)}. Its discriminant is ${math(`${bracketed(2 * shift - 2 * a)}^2 - 4(${constant})`)}, which is positive for ${math(`k > ${low}`)} and 0 for ${math(`k = ${low}`)}.`,
        ask === 'one'
          ? `For ${math(`k = ${low}`)}, the one solution is ${math(`x = ${a - shift}`)}, and the right side is ${math(a)}, which is not negative. So the least value is ${math(low)}.`
          : `The lesser solution has ${math(`x${signed(shift)} \\ge 0`)} as long as ${math(`k \\le ${high}`)}. So ${math(`${low} < k \\le ${high}`)}, and the ${ask} integer is ${math(key)}.`,
        `Check: at ${math(`x = ${-shift}`)}, the right side is 0, and so is the radicand when ${math(`k = ${high}`)}.`,
      ],
      takeaway: 'For a radical equation, count the solutions of the squared equation, then leave out those that make the other side negative.',
    }
  );
}
