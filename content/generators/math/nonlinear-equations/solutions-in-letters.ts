/** Sums, products and other combinations of the solutions of a quadratic equation that are not to be solved. */
import { add, div, mul, rat, sub, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '../../generator.ts';
import { numberAnswer, rightFormula, signed, tex, wrongFormula, wrongNumber } from '../option-kit.ts';
import { lettersLatex, productsAndQuotients, valueAt } from './letter-forms.ts';
import { squares } from './square-forms.ts';

const letterPairs = [
  ['a', 'b'],
  ['p', 'q'],
  ['m', 'n'],
  ['c', 'd'],
] as const;
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const format = (random: Random) => (random.chance(1, 2) ? 'spr' : 'choice') as 'spr' | 'choice';

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
  const answer = numberAnswer(format(random), key, `The left side is ${tex(`(x + ${b})(${M}x ${lastPlus ? '+' : '-'} ${Na})`)}.`, [
    wrongNumber(div(rat(1), key), 'RECIP', `This is the reciprocal; the leading coefficient, ${tex(M)}, is the divisor.`),
    wrongNumber(div(rat(1), minus), 'RECIP', 'This is the reciprocal, and the sign is reversed.'),
    wrongNumber(minus, 'SIGN', 'The sign is reversed.'),
    wrongNumber(mul(key, rat(M)), 'VIETA', `This does not divide by the leading coefficient, ${tex(M)}.`),
    wrongNumber(mul(minus, rat(M)), 'VIETA', `This does not divide by the leading coefficient, ${tex(M)}, and the sign is reversed.`),
    wrongNumber(M, 'STOP', `This is the leading coefficient; divide by it to get the ${asked === 'product' ? 'product' : 'solutions'}.`),
    wrongNumber(
      rat(M + N, M),
      'DIST',
      `This adds the coefficients of ${tex(a)} and ${tex(b)} in parentheses, but ${tex('k')} belongs to ${tex(letter)} alone.`,
    ),
    wrongNumber(mul(key, rat(1, 2)), 'DISC', `This divides by ${tex('2')} times the leading coefficient, as in the quadratic formula.`),
  ]);
  if (!answer) return null;
  const claims = {
    product: [
      `The product of the solutions to the given equation is ${tex(`k${a}${b}`)}, where ${tex('k')} is a constant.`,
      `The product of the two solutions to the equation can be written as ${tex(`k${a}${b}`)}, where ${tex('k')} is a constant.`,
      `For the given equation, the product of the solutions is equal to ${tex(`k${a}${b}`)}, where ${tex('k')} is a constant.`,
    ],
    sum: [
      `The sum of the solutions to the given equation is ${tex(`k${a} - ${b}`)}, where ${tex('k')} is a constant.`,
      `The sum of the two solutions to the equation can be written as ${tex(`k${a} - ${b}`)}, where ${tex('k')} is a constant.`,
      `For the given equation, the sum of the solutions is equal to ${tex(`k${a} - ${b}`)}, where ${tex('k')} is a constant.`,
    ],
    other: [
      `One of the solutions to the given equation is ${tex(`x = -${b}`)}, and the other is ${tex(`x = k${a}`)}, where ${tex('k')} is a constant.`,
      `The solutions to the equation are ${tex(`x = -${b}`)} and ${tex(`x = k${a}`)}, where ${tex('k')} is a constant.`,
      `The given equation is true when ${tex(`x = -${b}`)} and when ${tex(`x = k${a}`)}, where ${tex('k')} is a constant.`,
    ],
  }[asked];
  return {
    parameters: { kind: 'factored', M, N, plus: lastPlus, asked, a, b },
    stem: `${tex(equation)}\n\nIn the given equation, ${tex(a)} and ${tex(b)} are positive constants. ${random.pick(claims)} What is the value of ${tex('k')}?`,
    answer,
    steps: [
      'The letters stay letters, so look at the structure: either factor, or use the sum and product of the solutions of a quadratic equation.',
      `The left side factors as ${tex(`(x + ${b})(${M}x ${lastPlus ? '+' : '-'} ${Na})`)}, so the solutions are ${tex(`x = -${b}`)} and ${tex(`x = ${toLatex(solution)}${a}`)}.`,
      asked === 'product'
        ? `Their product is ${tex(`${toLatex(key)}${a}${b}`)}, so ${tex(`k = ${toLatex(key)}`)}.`
        : asked === 'sum'
          ? `Their sum is ${tex(`${toLatex(solution)}${a} - ${b}`)}, so ${tex(`k = ${toLatex(key)}`)}.`
          : `The second one is ${tex(`k${a}`)}, so ${tex(`k = ${toLatex(key)}`)}.`,
      `Check: expanding the product gives the ${tex('x')}-coefficient ${tex(inner)} and the last term ${tex(`${lastPlus ? '' : '-'}${Na}${b}`)}, as in the equation.`,
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
      `The solutions to the equation ${tex(equation)}, where ${tex(b)} and ${tex(c)} are nonzero constants, are ${tex('r')} and ${tex('s')}. Which of the following is equivalent to ${tex(wanted)}?`,
      `${tex(equation)}\n\nIn the given equation, ${tex(b)} and ${tex(c)} are nonzero constants. If the solutions to the equation are ${tex('r')} and ${tex('s')}, which expression is equal to ${tex(wanted)}?`,
      `${tex(equation)}\n\nThe given equation, where ${tex(b)} and ${tex(c)} are nonzero constants, has the solutions ${tex('r')} and ${tex('s')}. Which expression represents ${tex(wanted)} in terms of ${tex(b)} and ${tex(c)}?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightFormula(shown(right.terms), valueAt(right.terms), right.why),
      wrong: wrong.map(({ terms, code, why }) => wrongFormula(shown(terms), valueAt(terms), code, why)),
    },
    steps: [
      `The solutions need not be found: ${tex(`r + s = ${u < 0 ? '-' : ''}${b}`)} and ${tex(`rs = ${v < 0 ? '-' : ''}${c}`)}, because ${tex('(x - r)(x - s) = x^2 - (r + s)x + rs')}.`,
      `Write the expression with ${tex('r + s')} and ${tex('rs')} only: ${tex(`${wanted} = ${form.rewritten(n)}`)}.`,
      `Substituting gives ${tex(shown(right.terms))}.`,
      `Check with numbers: try solutions such as ${tex('1')} and ${tex('2')}, for which ${tex('r + s = 3')} and ${tex('rs = 2')}.`,
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
  const answer = numberAnswer(format(random), key, `The new solutions have the sum ${tex(-newB)} and the product ${tex(newC)}.`, [
    wrongNumber(
      multiplied ? pick(B * n, C * n) : pick(B + 2 * n, C + n * B + n * n),
      multiplied ? 'VIETA' : 'SIGN',
      multiplied
        ? `This multiplies the product of the solutions by ${tex(n)} only once; each of the two factors is multiplied.`
        : `This moves the solutions by ${tex(Math.abs(n))} in the other direction, or takes ${tex(B)} as their sum.`,
    ),
    wrongNumber(
      multiplied ? pick(B, C * n) : pick(B - n, C + n),
      'DIST',
      multiplied ? `This multiplies only the constant term by ${tex(n)}.` : `This changes each coefficient by ${tex(Math.abs(n))} instead of each solution.`,
    ),
    wrongNumber(pick(-newB, newC), 'VIETA', `This uses the sum of the new solutions as ${tex('b')}; the coefficient of ${tex('x')} is its negative.`),
    wrongNumber(
      multiplied ? pick(B, C * n * n) : pick(B - 2 * n, C + n * n),
      'SQBIN',
      multiplied
        ? `This leaves the sum of the solutions as it was.`
        : `This leaves out the middle term when ${tex(`(${changed[0]})(${changed[1]})`)} is multiplied out.`,
    ),
    wrongNumber(pick(B, C), 'STOP', 'This belongs to the first equation.'),
    wrongNumber(pick(newC, newB), 'SWAP', `This switches ${tex('b')} and ${tex('c')}.`),
    wrongNumber(asked === 'b + c' ? newC : newB + newC, 'STOP', asked === 'b + c' ? `This is only ${tex('c')}.` : `This is ${tex('b + c')}.`),
  ]);
  if (!answer) return null;
  const ask = asked === 'b + c' ? 'What is the value of \\(b + c\\)?' : `What is the value of ${tex(asked)}?`;
  const [w1, w2] = changed as [string, string];
  return {
    parameters: { kind: 'moved', B, C, n, multiplied, asked },
    stem: random.pick([
      `The solutions to the equation ${tex(first)} are ${tex('r')} and ${tex('s')}. The solutions to the equation ${tex('x^2 + bx + c = 0')}, where ${tex('b')} and ${tex('c')} are constants, are ${tex(w1)} and ${tex(w2)}. ${ask}`,
      `${tex(first)}\n\nThe given equation has the solutions ${tex('r')} and ${tex('s')}. If ${tex(w1)} and ${tex(w2)} are the solutions to ${tex('x^2 + bx + c = 0')}, where ${tex('b')} and ${tex('c')} are constants, what is the value of ${tex(asked)}?`,
      `In the equation ${tex('x^2 + bx + c = 0')}, ${tex('b')} and ${tex('c')} are constants. The solutions to this equation are ${tex(w1)} and ${tex(w2)}, where ${tex('r')} and ${tex('s')} are the solutions to ${tex(first)}. ${ask}`,
    ]),
    answer,
    steps: [
      `From the first equation, ${tex(`r + s = ${-B}`)} and ${tex(`rs = ${C}`)}; the solutions themselves are not whole numbers and are not needed.`,
      multiplied
        ? `The new sum is ${tex(`${n}(r + s) = ${-newB}`)}, and the new product is ${tex(`${n * n}rs = ${newC}`)}.`
        : `The new sum is ${tex(`r + s${signed(2 * n)} = ${-newB}`)}, and the new product is ${tex(`rs${signed(n)}(r + s)${signed(n * n)} = ${newC}`)}.`,
      `So the second equation is ${tex(`x^2${signed(newB)}x${signed(newC)} = 0`)}: ${tex(`b = ${newB}`)} and ${tex(`c = ${newC}`)}.${asked === 'b + c' ? ` Their sum is ${tex(`b + c = ${key}`)}.` : ''}`,
      'Check: on a graph, the second parabola crosses the x-axis at the places that the changed solutions give.',
    ],
    takeaway: 'When x² + bx + c = 0 has the solutions r and s, b is the negative of their sum and c is their product.',
  };
}

/** Sum of squares, or distance, of the solutions is given; the constant term is asked. */
function constantFromSolutions(random: Random): Draft | null {
  const [a, b] = [random.pick([1, 1, 2, 3]), random.pick([-1, 1]) * random.int(3, 16)];
  const c = random.pick([-1, 1]) * random.int(1, 24);
  const disc = b * b - 4 * a * c;
  if (disc <= 0 || gcd(gcd(a, Math.abs(b)), Math.abs(c)) > 1 || Number.isInteger(Math.sqrt(disc))) return null;
  const S = rat(-b, a);
  const P = rat(c, a);
  const squares = random.chance(1, 2);
  const T = sub(mul(S, S), mul(rat(squares ? 2 : 4), P));
  if (T.d > 4n) return null;
  const wanted = squares ? 'r^2 + s^2' : '(r - s)^2';
  const back = (by: number) => div(mul(rat(a), sub(mul(S, S), T)), rat(by));
  const answer = numberAnswer(format(random), c, `Then ${tex(`r + s = ${toLatex(S)}`)} and ${tex(`rs = ${toLatex(P)}`)}.`, [
    wrongNumber(-c, 'SIGN', 'The sign is reversed.'),
    wrongNumber(back(squares ? 4 : 2), 'SQBIN', `This uses the identity for ${tex(squares ? '(r - s)^2' : 'r^2 + s^2')}.`),
    wrongNumber(P, 'STOP', `This is ${tex('rs')}; multiply it by the leading coefficient.`),
    wrongNumber(back(1), 'SQBIN', `This does not divide by ${tex(squares ? 2 : 4)}, the coefficient of ${tex('rs')}.`),
    wrongNumber(div(mul(rat(a), add(mul(S, S), T)), rat(squares ? 2 : 4)), 'SIGN', `This adds ${tex(toLatex(T))} instead of subtracting it.`),
    wrongNumber(div(sub(S, T), rat(squares ? 2 : 4)), 'SQBIN', `This does not square ${tex('r + s')}.`),
    wrongNumber(
      div(sub(rat(b * b), T), rat(squares ? 2 : 4)),
      'VIETA',
      `This uses ${tex(Math.abs(b))} as the sum of the solutions without dividing by the leading coefficient.`,
    ),
  ]);
  if (!answer) return null;
  const head = `${a === 1 ? '' : a}x^2${signed(b)}x + c = 0`;
  return {
    parameters: { kind: 'constant', a, b, c, squares },
    stem: random.pick([
      `The equation ${tex(head)}, where ${tex('c')} is a constant, has two distinct real solutions, ${tex('r')} and ${tex('s')}. If ${tex(`${wanted} = ${toLatex(T)}`)}, what is the value of ${tex('c')}?`,
      `${tex(head)}\n\nIn the given equation, ${tex('c')} is a constant. The solutions to the equation are ${tex('r')} and ${tex('s')}, and ${tex(`${wanted} = ${toLatex(T)}`)}. What is the value of ${tex('c')}?`,
      squares
        ? `${tex(head)}\n\nIn the given equation, ${tex('c')} is a constant. The sum of the squares of the two solutions to the equation is ${tex(toLatex(T))}. What is the value of ${tex('c')}?`
        : `${tex(head)}\n\nIn the given equation, ${tex('c')} is a constant. The square of the difference of the two solutions to the equation is ${tex(toLatex(T))}. What is the value of ${tex('c')}?`,
    ]),
    answer,
    steps: [
      `For solutions ${tex('r')} and ${tex('s')}, the coefficients give ${tex(`r + s = ${toLatex(S)}`)} and ${tex(a === 1 ? 'rs = c' : `rs = \\frac{c}{${a}}`)}.`,
      squares
        ? `Since ${tex('(r + s)^2 = r^2 + 2rs + s^2')}, ${tex('r^2 + s^2 = (r + s)^2 - 2rs')}.`
        : `Since ${tex('(r - s)^2 = r^2 - 2rs + s^2')}, ${tex('(r - s)^2 = (r + s)^2 - 4rs')}.`,
      `So ${tex(`${toLatex(T)} = ${toLatex(mul(S, S))} - ${squares ? 2 : 4}rs`)}, which gives ${tex(`rs = ${toLatex(P)}`)} and ${tex(`c = ${c}`)}.`,
      `Check: the discriminant ${tex(`${b * b}${signed(-4 * a * c)} = ${disc}`)} is positive, so there are two real solutions.`,
    ],
    takeaway: 'Squares and differences of the solutions follow from their sum and product.',
  };
}

export const solutionsInLetters: Generator = {
  archetype: 'NLE-n',
  topicId: 17,
  version: 2,
  levels: [4, 5],
  skillTags: ['sum-and-product', 'unknown-coefficients'],
  draft: (random, level) =>
    level === 4
      ? random.chance(2, 3)
        ? factored(random)
        : combined(random, 4)
      : random.pick([() => combined(random, 5), () => movedSolutions(random), () => constantFromSolutions(random)])(),
};
