/** Sums, products and other combinations of the solutions of a quadratic equation that are not to be solved. */
import { asFractions } from '../manners.ts';
import { div, mul, rat, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { multiple, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { rightFormula, wrongFormula } from '../options.ts';
import { lettersLatex, productsAndQuotients, valueAt, worth } from './letter-forms.ts';
import { squares } from './square-forms.ts';
import { gcd } from '#content/exact/value.ts';
import { constantFromSolutions } from './constant-from-solutions.ts';

const letterPairs = [
  ['a', 'b'],
  ['p', 'q'],
  ['m', 'n'],
  ['c', 'd'],
] as const;

/** Mx² + (Mb + Na)x + Nab = 0, which is (x + b)(Mx + Na) = 0: the product or the sum as a multiple of letters. */
function factored(random: Random): Draft | null {
  const [M, N] = [random.int(3, 64), random.pick([1, 1, random.int(2, 15)])];
  if (gcd(M, N) > 1 || N === M) return null;
  const [a, b] = random.pick(letterPairs);
  const lastPlus = random.chance(2, 3);
  const Na = `${N === 1 ? '' : N}${a}`;
  const inner = random.chance(1, 2) && lastPlus ? `${Na} + ${M}${b}` : `${M}${b} ${lastPlus ? '+' : '-'} ${Na}`;
  const equation = `${M}x^2 + (${inner})x ${lastPlus ? '+' : '-'} ${N === 1 ? '' : N}${a}${b} = 0`;
  const asked = random.pick(['product', 'sum', 'other'] as const);
  // The second solution is −(N/M)a, or (N/M)a where the last term is subtracted.
  const size = rat(N, M);
  const solution = lastPlus ? rat(-N, M) : size;
  const key = asked === 'product' ? (lastPlus ? size : rat(-N, M)) : solution;
  const letter = asked === 'product' ? `${a}${b}` : a;
  const minus = rat(-key.n, key.d);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `The left side is ${math(`(x + ${b})(${M}x ${lastPlus ? '+' : '-'} ${Na})`)}.`,
    bugs: [
      bug('RECIP', div(rat(1), key), `This is the reciprocal; the leading coefficient, ${math(M)}, belongs in the denominator.`),
      bug('RECIP', div(rat(1), minus), `This is the reciprocal with the wrong sign; divide by the leading coefficient, ${math(M)}.`),
      bug(
        'SIGN',
        minus,
        asked === 'product'
          ? `The product of the solutions is the last term divided by ${math(M)}; keep the sign of the last term.`
          : `The factor ${math(`${M}x ${lastPlus ? '+' : '-'} ${Na}`)} is 0 at ${math(`x = ${term(solution, a)}`)}; moving ${math(Na)} across the equals sign changes its sign.`,
      ),
      bug('VIETA', mul(key, rat(M)), `This leaves out the leading coefficient; divide by ${math(M)}.`),
      bug('VIETA', mul(minus, rat(M)), `This leaves out the leading coefficient and reverses the sign; divide by ${math(M)} to get ${math(toLatex(key))}.`),
      bug('STOP', M, `This is the leading coefficient; divide by it to get the ${asked === 'product' ? 'product' : 'solutions'}.`),
      bug(
        'DIST',
        rat(M + N, M),
        `This adds the coefficients of ${math(a)} and ${math(b)} in parentheses, but ${math('k')} belongs to ${math(letter)} alone: use the factor ${math(`${M}x ${lastPlus ? '+' : '-'} ${Na}`)}.`,
      ),
      bug(
        'DISC',
        mul(key, rat(1, 2)),
        `This divides by ${math('2')} times the leading coefficient, as the quadratic formula does; here, divide by ${math(M)} only.`,
      ),
    ],
  });
  if (!answer) return null;
  const claims = {
    product: [
      `The product of the solutions to the given equation is ${math(`k${a}${b}`)}, where ${math('k')} is a constant.`,
      `The product of the two solutions to the equation can be written as ${math(`k${a}${b}`)}, where ${math('k')} is a constant.`,
      `For the given equation, the product of the solutions is equal to ${math(`k${a}${b}`)}, where ${math('k')} is a constant.`,
    ],
    sum: [
      `The sum of the solutions to the given equation is ${math(`k${a} - ${b}`)}, where ${math('k')} is a constant.`,
      `The sum of the two solutions to the equation can be written as ${math(`k${a} - ${b}`)}, where ${math('k')} is a constant.`,
      `For the given equation, the sum of the solutions is equal to ${math(`k${a} - ${b}`)}, where ${math('k')} is a constant.`,
    ],
    other: [
      `One of the solutions to the given equation is ${math(`x = -${b}`)}, and the other is ${math(`x = k${a}`)}, where ${math('k')} is a constant.`,
      `The solutions to the equation are ${math(`x = -${b}`)} and ${math(`x = k${a}`)}, where ${math('k')} is a constant.`,
      `The given equation is true when ${math(`x = -${b}`)} and when ${math(`x = k${a}`)}, where ${math('k')} is a constant.`,
    ],
  }[asked];
  return {
    parameters: { kind: 'factored', M, N, plus: lastPlus, asked, a, b },
    stem: `${math(equation)}\n\nIn the given equation, ${math(a)} and ${math(b)} are positive constants. ${random.pick(claims)} What is the value of ${math('k')}?`,
    answer,
    steps: [
      'The letters stay letters, so look at the structure: either factor, or use the sum and product of the solutions of a quadratic equation.',
      `The left side factors as ${math(`(x + ${b})(${M}x ${lastPlus ? '+' : '-'} ${Na})`)}, so the solutions are ${math(`x = -${b}`)} and ${math(`x = ${toLatex(solution)}${a}`)}.`,
      asked === 'product'
        ? `Their product is ${math(`${toLatex(key)}${a}${b}`)}, so ${math(`k = ${toLatex(key)}`)}.`
        : asked === 'sum'
          ? `Their sum is ${math(`${toLatex(solution)}${a} - ${b}`)}, so ${math(`k = ${toLatex(key)}`)}.`
          : `The second one is ${math(`k${a}`)}, so ${math(`k = ${toLatex(key)}`)}.`,
      `Check: expanding the product gives the ${math('x')}-coefficient ${math(inner)} and the last term ${math(`${lastPlus ? '' : '-'}${Na}${b}`)}, as in the equation.`,
    ],
    takeaway: 'The sum and the product of the solutions of a quadratic equation follow from its coefficients, even when these contain letters.',
  };
}

/** A combination of the solutions r and s in terms of the coefficients. */
function combined(random: Random, level: 4 | 5): Draft | null {
  const [b, c] = random.pick([
    ['b', 'c'],
    ['p', 'q'],
    ['m', 'n'],
    ['h', 'k'],
  ] as const);
  const [minusB, minusC] = [random.chance(3, 5), random.chance(1, 4)];
  const n = random.int(1, 7);
  // Sum of the solutions u·b, product v·c.
  const [u, v] = [minusB ? 1 : -1, minusC ? -1 : 1];
  const form = random.pick(level === 4 ? productsAndQuotients : squares);
  const [right, ...wrong] = form.results({ u, v, n });
  const shown = (terms: (typeof right)['terms']) => lettersLatex(terms, b, c);
  const equation = `x^2 ${minusB ? '-' : '+'} ${b}x ${minusC ? '-' : '+'} ${c} = 0`;
  const wanted = form.latex(n);
  return {
    parameters: { kind: 'combined', equation, wanted, b, c },
    stem: random.pick([
      `The solutions to the equation ${math(equation)}, where ${math(b)} and ${math(c)} are nonzero constants, are ${math('r')} and ${math('s')}. Which of the following is equivalent to ${math(wanted)}?`,
      `${math(equation)}\n\nIn the given equation, ${math(b)} and ${math(c)} are nonzero constants. If the solutions to the equation are ${math('r')} and ${math('s')}, which expression is equal to ${math(wanted)}?`,
      `${math(equation)}\n\nThe given equation, where ${math(b)} and ${math(c)} are nonzero constants, has the solutions ${math('r')} and ${math('s')}. Which expression represents ${math(wanted)} in terms of ${math(b)} and ${math(c)}?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightFormula(shown(right.terms), valueAt(right.terms), right.why),
      wrong: wrong.map(({ terms, code, why }) => wrongFormula(code, shown(terms), valueAt(terms), why)),
    },
    steps: [
      `The solutions need not be found: ${math(`r + s = ${u < 0 ? '-' : ''}${b}`)} and ${math(`rs = ${v < 0 ? '-' : ''}${c}`)}, because ${math('(x - r)(x - s) = x^2 - (r + s)x + rs')}.`,
      `Write the expression with ${math('r + s')} and ${math('rs')} only: ${math(`${wanted} = ${form.rewritten(n)}`)}.`,
      `Substituting gives ${math(shown(right.terms))}.`,
      `Check with ${math('r = 1')} and ${math('s = 2')}, for which ${math(`${b} = ${3 * u}`)} and ${math(`${c} = ${2 * v}`)}: both expressions are ${math(toLatex(worth(right.terms, 3 * u, 2 * v)))}.`,
    ],
    takeaway: 'An expression that treats r and s alike can be written with their sum and product, which the coefficients show.',
  };
}

/** The solutions of a second equation are those of the first, moved or multiplied. */
function movedSolutions(random: Random): Draft | null {
  const multiplied = random.chance(1, 3);
  const n = multiplied ? random.int(2, 6) : random.pick([-1, 1]) * random.int(1, 9);
  const [B, C] = [random.pick([-1, 1]) * random.int(3, 19), random.pick([-1, 1]) * random.int(1, 30)];
  const disc = B * B - 4 * C;
  if (disc <= 0 || Number.isInteger(Math.sqrt(disc))) return null;
  // Sum −B, product C; of the new ones:
  const newC = multiplied ? C * n * n : C - n * B + n * n;
  const newB = multiplied ? B * n : B - 2 * n;
  const asked = random.pick(['c', 'b', 'b + c'] as const);
  const key = asked === 'c' ? newC : asked === 'b' ? newB : newB + newC;
  if (newC === 0 || Math.abs(newB) < 2 || key === 0) return null;
  const pick = (one: number, other: number) => (asked === 'c' ? other : asked === 'b' ? one : one + other);
  const changed = multiplied ? [`${n}r`, `${n}s`] : [`r${signed(n)}`, `s${signed(n)}`];
  const first = `x^2${signed(B)}x${signed(C)} = 0`;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key,
    why: `The new solutions have the sum ${math(-newB)} and the product ${math(newC)}.`,
    bugs: [
      bug(
        multiplied ? 'VIETA' : 'SIGN',
        multiplied ? pick(B * n, C * n) : pick(B + 2 * n, C + n * B + n * n),
        multiplied
          ? `This multiplies the product of the solutions by ${math(n)} only once; each of the two factors is multiplied.`
          : `This uses ${math(`r${signed(-n)}`)} and ${math(`s${signed(-n)}`)}; the new solutions are ${math(`r${signed(n)}`)} and ${math(`s${signed(n)}`)}.`,
      ),
      bug(
        'DIST',
        multiplied ? pick(B, C * n) : pick(B - n, C + n),
        multiplied
          ? `This multiplies only the constant term by ${math(n)}; the sum of the solutions is ${math(n)} times, the product ${math(n * n)} times what it was.`
          : `This changes each coefficient by ${math(Math.abs(n))}; change each solution, so that the sum of the solutions becomes ${math(`${-B}${signed(2 * n)}`)}.`,
      ),
      bug('VIETA', pick(-newB, newC), `This uses the sum of the new solutions as ${math('b')}; the coefficient of ${math('x')} is its negative.`),
      bug(
        'SQBIN',
        multiplied ? pick(B, C * n * n) : pick(B - 2 * n, C + n * n),
        multiplied
          ? `This leaves the sum of the solutions as it was; each solution is ${math(n)} times as great, so the sum is, too.`
          : `This leaves out the middle term when ${math(`(${changed[0]})(${changed[1]})`)} is multiplied out; add ${math(multiple(n, 'r + s'))}.`,
      ),
      bug(
        'STOP',
        pick(B, C),
        `This belongs to the first equation; find the sum and the product of ${math(changed[0] as string)} and ${math(changed[1] as string)}.`,
      ),
      bug(
        'SWAP',
        pick(newC, newB),
        `This switches ${math('b')} and ${math('c')}; ${math('c')} is the product of the new solutions, ${math('-b')} is their sum.`,
      ),
      bug(
        'STOP',
        asked === 'b + c' ? newC : newB + newC,
        asked === 'b + c' ? `This is only ${math('c')}; add ${math(`b = ${newB}`)}.` : `This is ${math('b + c')}; the question asks only for ${math(asked)}.`,
      ),
    ],
  });
  if (!answer) return null;
  const ask = asked === 'b + c' ? 'What is the value of \\(b + c\\)?' : `What is the value of ${math(asked)}?`;
  const [w1, w2] = changed as [string, string];
  return {
    parameters: { kind: 'moved', B, C, n, multiplied, asked },
    stem: random.pick([
      `The solutions to the equation ${math(first)} are ${math('r')} and ${math('s')}. The solutions to the equation ${math('x^2 + bx + c = 0')}, where ${math('b')} and ${math('c')} are constants, are ${math(w1)} and ${math(w2)}. ${ask}`,
      `${math(first)}\n\nThe given equation has the solutions ${math('r')} and ${math('s')}. If ${math(w1)} and ${math(w2)} are the solutions to ${math('x^2 + bx + c = 0')}, where ${math('b')} and ${math('c')} are constants, what is the value of ${math(asked)}?`,
      `In the equation ${math('x^2 + bx + c = 0')}, ${math('b')} and ${math('c')} are constants. The solutions to this equation are ${math(w1)} and ${math(w2)}, where ${math('r')} and ${math('s')} are the solutions to ${math(first)}. ${ask}`,
    ]),
    answer,
    steps: [
      `From the first equation, ${math(`r + s = ${-B}`)} and ${math(`rs = ${C}`)}; the solutions themselves are not whole numbers and are not needed.`,
      multiplied
        ? `The new sum is ${math(`${n}(r + s) = ${-newB}`)}, and the new product is ${math(`${n * n}rs = ${newC}`)}.`
        : `The new sum is ${math(`r + s${signed(2 * n)} = ${-newB}`)}, and the new product is ${math(`rs${signed(n)}(r + s)${signed(n * n)} = ${newC}`)}.`,
      `So the second equation is ${math(`x^2${signed(newB)}x${signed(newC)} = 0`)}: ${math(`b = ${newB}`)} and ${math(`c = ${newC}`)}.${asked === 'b + c' ? ` Their sum is ${math(`b + c = ${key}`)}.` : ''}`,
      multiplied
        ? `Check with the discriminants: the difference of the solutions is ${n} times as great, and ${math(`${newB * newB}${signed(-4 * newC)} = ${n}^2 \\cdot (${B * B}${signed(-4 * C)})`)}.`
        : `Check with the discriminants: the difference of the solutions is the same, and ${math(`${newB * newB}${signed(-4 * newC)} = ${B * B}${signed(-4 * C)}`)}.`,
    ],
    takeaway: 'When x² + bx + c = 0 has the solutions r and s, b is the negative of their sum and c is their product.',
  };
}

export const solutionsInLetters: Generator = {
  archetype: 'NLE-n',
  topicId: 17,
  version: 3,
  levels: [4, 5],
  skillTags: ['sum-and-product', 'unknown-coefficients'],
  draft: (random, level) =>
    level === 4
      ? random.chance(2, 3)
        ? factored(random)
        : combined(random, 4)
      : random.pick([() => combined(random, 5), () => movedSolutions(random), () => constantFromSolutions(random)])(),
};
