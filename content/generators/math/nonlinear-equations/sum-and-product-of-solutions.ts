/** Sum and product of the solutions of a quadratic equation, also with letters. */
import { div, neg, rat, toLatex } from '#core/rational.ts';
import { polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { rightFormula, wrongFormula } from '../options.ts';

function withNumbers(random: Random): Draft | null {
  const [a, b, c] = [random.int(2, 12), random.pick([-1, 1]) * random.int(5, 90), random.pick([-1, 1]) * random.int(1, 60)];
  if (b * b - 4 * a * c <= 0) return null;
  const asks = random.pick(['sum', 'product'] as const);
  const [sum, product] = [rat(-b, a), rat(c, a)];
  const value = asks === 'sum' ? sum : product;
  if (value.d > 12n) return null;
  const moved = random.chance(1, 2);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: value,
    why: `The ${asks} of the solutions is ${math(asks === 'sum' ? '-\\frac{b}{a}' : '\\frac{c}{a}')}.`,
    bugs: [
      bug(
        'SIGN',
        neg(value),
        asks === 'sum'
          ? `The sum is ${math('-\\frac{b}{a}')}; this leaves out the minus sign, and ${math(`-b = ${-b}`)}.`
          : `The sign is reversed; the product is ${math('\\frac{c}{a}')} in standard form, where ${math(`c = ${c}`)}.`,
      ),
      bug(
        'VIETA',
        asks === 'sum' ? product : sum,
        `This is the ${asks === 'sum' ? 'product' : 'sum'} of the solutions; the ${asks} is ${math(asks === 'sum' ? '-\\frac{b}{a}' : '\\frac{c}{a}')}.`,
      ),
      bug('INVOP', asks === 'sum' ? -b : c, `This is ${math(asks === 'sum' ? '-b' : 'c')}; divide it by the leading coefficient, ${math(a)}.`),
      bug(
        asks === 'sum' ? 'VERT' : 'VIETA',
        asks === 'sum' ? rat(-b, 2 * a) : neg(sum),
        asks === 'sum'
          ? `This is the number halfway between the solutions; their sum is twice as great.`
          : `This is ${math('\\frac{b}{a}')}, the opposite of the sum; the product is ${math('\\frac{c}{a}')}.`,
      ),
      bug('RECIP', div(rat(1), value), `This is the reciprocal of the ${asks}; the leading coefficient, ${math(a)}, belongs in the denominator.`),
      bug(
        'SIGN',
        asks === 'sum' ? b : -c,
        `The sign is reversed, and the division by ${math(a)} is missing: use ${math(asks === 'sum' ? '-\\frac{b}{a}' : '\\frac{c}{a}')}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'numbers', a, b, c, asks, moved },
      stem: `${math(moved ? `${polynomialLatex(polynomial(a, b, 0))} = ${-c}` : `${polynomialLatex(polynomial(a, b, c))} = 0`)}${'\n\n'}What is the ${asks} of the solutions to the given equation?`,
      answer,
      steps: [
        `For ${math('ax^2 + bx + c = 0')}, the solutions have sum ${math('-\\frac{b}{a}')} and product ${math('\\frac{c}{a}')}, so you do not need to find them.`,
        `${moved ? 'In standard form' : 'Here'}, ${math(`a = ${a}`)}, ${math(`b = ${b}`)}, and ${math(`c = ${c}`)}.`,
        `The ${asks} is ${math(asks === 'sum' ? `-\\frac{${b}}{${a}} = ${toLatex(value)}` : `\\frac{${c}}{${a}} = ${toLatex(value)}`)}. Check: the discriminant ${math(`${b * b - 4 * a * c}`)} is positive, so there are two real solutions.`,
      ],
      takeaway: `The sum ${math('-\\frac{b}{a}')} and the product ${math('\\frac{c}{a}')} of the solutions come straight from the equation in standard form.`,
    }
  );
}

/** One solution is m times the other. */
function ratio(random: Random): Draft | null {
  const [a, r, m] = [random.int(1, 5), random.int(1, 8), random.int(2, 6)];
  const product = m * r * r;
  const c = a * product;
  const value = a * r * (1 + m);
  if (c > 900) return null;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: value,
    why: `The solutions are ${math(r)} and ${math(m * r)}; their sum ${math(r + m * r)} equals ${math(a === 1 ? 'k' : `\\frac{k}{${a}}`)}.`,
    bugs: [
      bug(
        a === 1 ? 'VIETA' : 'STOP',
        a === 1 ? product : r + m * r,
        a === 1
          ? `This is the product of the solutions; ${math('k')} is their sum, ${math(`${r} + ${m * r}`)}.`
          : `This is the sum of the solutions; it equals ${math(`\\frac{k}{${a}}`)}, so multiply by ${math(a)}.`,
      ),
      bug('VIETA', a * product + a * r, `This adds one solution to the product of the solutions; add the two solutions, ${math(r)} and ${math(m * r)}.`),
      bug('STOP', r, `This is the lesser solution; the other one is ${math(m * r)}, and ${math('k')} follows from their sum.`),
      bug('STOP', a * m * r, `This uses only the greater solution, ${math(m * r)}; add the other one, ${math(r)}, first.`),
      bug('SIGN', a * r * (m - 1), `This subtracts the solutions; add them: ${math(`${r} + ${m * r} = ${r + m * r}`)}.`),
      bug('ARITH', 2 * value, 'This counts the sum of the solutions twice.'),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'ratio', a, r, m },
      stem: `${math(`${term(a, 'x^2')} - kx + ${c} = 0`)}${'\n\n'}In the given equation, ${math('k')} is a positive constant. One solution of the equation is ${['', '', 'twice', 'three times', 'four times', 'five times', 'six times'][m]} the other solution. What is the value of ${math('k')}?`,
      answer,
      steps: [
        `Call the solutions ${math('r')} and ${math(`${m}r`)}. Their product is ${math(`\\frac{c}{a}`)} and their sum is ${math('-\\frac{b}{a}')}.`,
        `Product: ${math(`${m}r^2 = ${a === 1 ? c : `\\frac{${c}}{${a}} = ${product}`}`)}, so ${math(`r^2 = ${r * r}`)}. Since ${math('k')} is positive, the sum is positive and ${math(`r = ${r}`)}.`,
        `Sum: ${math(`${a === 1 ? 'k' : `\\frac{k}{${a}}`} = ${r} + ${m * r} = ${r + m * r}`)}, so ${math(`k = ${value}`)}.`,
        `Check: ${math(`x = ${r}`)} gives ${math(`${a * r * r} - ${value * r} + ${c} = 0`)}.`,
      ],
      takeaway: 'When one solution is a multiple of the other, use their product to find them and their sum to find k.',
    }
  );
}

/** Letters only: the sum or product of the solutions of a(x − p)(x − q) = … . */
function withLetters(random: Random): Draft | null {
  const [a, m, n, d] = [random.int(2, 9), random.pick([-1, 1]) * random.int(1, 9), random.pick([-1, 1]) * random.int(1, 9), random.int(2, 40)];
  const [u, v] = random.pick([
    ['b', 'c'],
    ['p', 'q'],
    ['h', 'k'],
    ['r', 's'],
  ] as const);
  // The sum of the solutions is shown as one fraction in lowest terms.
  if (m === n || [2, 3, 5, 7].some((k) => a % k === 0 && m % k === 0)) return null;
  const asksSum = random.chance(1, 2);
  // (ax + m·u)(x + n·v) = d : sum −(m u + a n v)/a, product (m n u v − d)/a
  const mu = term(Math.abs(m), u);
  const nv = term(Math.abs(n), v);
  const s = (k: number) => (k < 0 ? '-' : '+');
  const joined = (first: number, second: number) => `${first < 0 ? '-' : ''}${mu} ${s(second)} ${term(Math.abs(second), v)}`;
  const sum = (i: number, j: number, below: number) => ({
    latex: below === 1 ? joined(i, j) : `\\frac{${joined(i, j)}}{${below}}`,
    value: `${i},${j},${below}`,
  });
  const uv = (k: number) => term(k, `${u}${v}`);
  const prod = (k: number, e: number, below: number) => ({
    latex: below === 1 ? `${uv(k)}${signed(e)}` : `\\frac{${uv(k)}${signed(e)}}{${below}}`,
    value: `${k},${e},${below}`,
  });
  const key = asksSum ? sum(-m, -a * n, a) : prod(m * n, -d, a);
  const wrong = asksSum
    ? [
        {
          ...sum(m, a * n, a),
          code: 'SIGN' as const,
          why: `The sum of the solutions is ${math('-\\frac{B}{A}')}; this leaves out the minus sign, so reverse both signs in the numerator.`,
        },
        {
          ...sum(-m, -n, a),
          code: 'DIST' as const,
          why: `This adds only ${math(term(n, v))}; the product ${math(`${a}x \\cdot ${n < 0 ? `(${term(n, v)})` : term(n, v)}`)} adds ${math(term(a * n, v))} to the coefficient of ${math('x')}.`,
        },
        { ...sum(-m, -a * n, 1), code: 'INVOP' as const, why: `This is ${math('-B')}; divide it by the leading coefficient, ${math(a)}.` },
        {
          ...sum(-m, -n, 1),
          code: 'ROOTS' as const,
          why: `This treats both factors as if they began with ${math('x')}; the first one begins with ${math(`${a}x`)}, so multiply out first.`,
        },
      ]
    : [
        {
          ...((m * n) % a === 0 ? prod((m * n) / a, 0, 1) : prod(m * n, 0, a)),
          code: 'STOP' as const,
          why: `The right side is ${math(d)}, not 0, so subtract ${math(d)} from both sides first.`,
        },
        {
          ...prod(m * n, d, a),
          code: 'SIGN' as const,
          why: `This adds ${math(d)} on the left side; subtract it from both sides, so that the constant term ends in ${math(`- ${d}`)}.`,
        },
        { ...prod(m * n, -d, 1), code: 'INVOP' as const, why: `This is only the constant term; divide it by the leading coefficient, ${math(a)}.` },
        {
          ...prod(-m * n, d, a),
          code: 'VIETA' as const,
          why: `This puts a minus sign before the product; only the sum has one, so use ${math('\\frac{C}{A}')}.`,
        },
      ];
  const left = `(${a}x ${s(m)} ${mu})(x ${s(n)} ${nv})`;
  return {
    parameters: { kind: 'letters', a, m, n, d, u, asksSum },
    stem: `${math(`${left} = ${d}`)}${'\n\n'}In the given equation, ${math(u)} and ${math(v)} are positive constants, and the equation has two real solutions. Which expression represents the ${asksSum ? 'sum' : 'product'} of the solutions?`,
    answer: {
      format: 'choice',
      correct: rightFormula(
        key.latex,
        key.value,
        `For ${math('Ax^2 + Bx + C = 0')}, the ${asksSum ? 'sum' : 'product'} of the solutions is ${math(asksSum ? '-\\frac{B}{A}' : '\\frac{C}{A}')}.`,
      ),
      wrong: wrong.map(({ latex, value, code, why }) => wrongFormula(code, latex, value, why)),
    },
    steps: [
      `Write the equation in the form ${math('Ax^2 + Bx + C = 0')}. Then the solutions have sum ${math('-\\frac{B}{A}')} and product ${math('\\frac{C}{A}')}.`,
      `Expanding gives ${math(`${a}x^2 + (${joined(m, a * n)})x ${m * n < 0 ? '-' : '+'} ${uv(Math.abs(m * n))} - ${d} = 0`)}.`,
      `The ${asksSum ? 'sum' : 'product'} is ${math(key.latex)}.`,
      `Check: the right side ${math(d)} affects only the constant ${math('C')}, so it ${asksSum ? 'has no effect on the sum' : 'appears in the product'}.`,
    ],
    takeaway: 'In standard form, you can read the sum and product of the solutions even when coefficients are letters.',
  };
}

export const sumAndProductOfSolutions: Generator = {
  archetype: 'NLE-i',
  topicId: 17,
  version: 5,
  levels: [3, 5],
  skillTags: ['sum-of-solutions', 'product-of-solutions'],
  draft: (random, level) => (level === 3 ? withNumbers(random) : random.chance(1, 2) ? ratio(random) : withLetters(random)),
};
