/** Factoring: common factor, trinomial, difference of squares. */
import { multiplyPolynomials, polynomial, polynomialLatex, polynomialText, scalePolynomial, type Polynomial } from '#content/exact/polynomial.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { leading, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { rightFormula, wrongFormula } from '../options.ts';

const bracket = (p: Polynomial) => `(${polynomialLatex(p)})`;

interface Form {
  readonly latex: string;
  readonly p: Polynomial;
}
/** k·(…)(…) as text and as expanded polynomial. */
const product = (k: number, ...factors: readonly Polynomial[]): Form => ({
  latex: `${leading(k)}${factors.map(bracket).join('')}`,
  p: scalePolynomial(factors.reduce(multiplyPolynomials), k),
});
const option = ({ latex, p }: Form, code: Misconception, why: string) => wrongFormula(code, latex, polynomialText(p), why);

function finish(
  parameters: Draft['parameters'],
  random: Random,
  right: Form,
  wrong: ReturnType<typeof option>[],
  steps: readonly string[],
  takeaway: string,
): Draft {
  const shown = polynomialLatex(right.p);
  return {
    parameters,
    stem: random.pick([
      `Which expression is equivalent to ${math(shown)}?`,
      `Which of the following is a factored form of ${math(shown)}?`,
      `${math(shown)}\n\nWhich of the following is equivalent to the given expression?`,
      `The expression ${math(shown)} is equivalent to which of the following?`,
      `Which product is equal to ${math(shown)} for all values of ${math('x')}?`,
      `${math(shown)}\n\nWhich of the following is a factored form of the given expression?`,
      `For all values of ${math('x')}, ${math(shown)} is equal to which of the following?`,
      `Which of the following shows ${math(shown)} in factored form?`,
    ]),
    answer: { format: 'choice', correct: rightFormula(right.latex, polynomialText(right.p), `Expanding this product gives ${math(shown)}.`), wrong },
    steps: [...steps, `Check by expanding: ${math(`${right.latex} = ${shown}`)}.`],
    takeaway,
  };
}

/** Up to two pairs of integers with this product and the signs of the given pair, those nearest to each other first. */
function otherPairs(value: number, [r, s]: readonly [number, number]): (readonly [number, number])[] {
  const size = Math.abs(value);
  return Array.from({ length: Math.floor(Math.sqrt(size)) }, (_, index) => index + 1)
    .filter((m) => size % m === 0 && m !== size / m && m !== Math.min(Math.abs(r), Math.abs(s)))
    .reverse()
    .slice(0, 2)
    .map((m) => [Math.sign(Math.abs(r) < Math.abs(s) ? r : s) * m, (Math.sign(Math.abs(r) < Math.abs(s) ? s : r) * size) / m] as const);
}

function trinomial(random: Random): Draft | null {
  const plain = random.chance(1, 2);
  const [r, s] = [random.pick([-1, 1]) * random.int(1, 11), random.pick([-1, 1]) * random.int(1, 11)];
  const a = plain ? 1 : random.pick([2, 3, 5]);
  const k = plain ? random.pick([1, 1, 2, 3]) : 1;
  if (r === s || r === -s || r === 1 || (a > 1 && (r % a === 0 || s + a * r === 0 || r + a * s === 0))) return null;
  const f = (u: number, v: number) => product(k, polynomial(a, u), polynomial(1, v));
  const right = f(r, s);
  const b = r + a * s;
  return finish(
    { kind: 'trinomial', r, s, a, k },
    random,
    right,
    [
      option(
        f(-r, -s),
        'ROOTS',
        `Both signs are reversed: expanding gives ${math(term(-k * b, 'x'))}. Use ${math(signed(r).trim())} and ${math(signed(s).trim())}.`,
      ),
      option(
        f(r, -s),
        'SIGN',
        `Expanding this gives a constant of ${math(-k * r * s)}, which has the wrong sign; use ${math(signed(s).trim())} in the second factor.`,
      ),
      option(
        f(-r, s),
        'SIGN',
        `Expanding this gives a constant of ${math(-k * r * s)}, which has the wrong sign; use ${math(signed(r).trim())} in the first factor.`,
      ),
      ...(a === 1
        ? // Another pair with the right product, not always 1 and the product itself.
          otherPairs(r * s, [r, s]).map(([m, n]) =>
            option(
              product(k, polynomial(1, m), polynomial(1, n)),
              'DIST',
              `The constants have the right product, but their sum is ${math(m + n)}; take the pair with the sum ${math(r + s)}, which is ${math(r)} and ${math(s)}.`,
            ),
          )
        : [
            option(
              f(-s, -r),
              'ROOTS',
              `The constants are in the wrong factors with reversed signs; ${math(r)} belongs beside ${math(`${a}x`)}, and ${math(s)} beside ${math('x')}.`,
            ),
            option(
              f(s, -r),
              'SIGN',
              `The constants are in the wrong factors, one with the wrong sign; ${math(r)} belongs beside ${math(`${a}x`)}, and ${math(s)} beside ${math('x')}.`,
            ),
          ]),
      ...(a === 1
        ? []
        : [
            option(
              f(s, r),
              'DIST',
              `The constants are in the wrong factors: expanding gives ${math(term(s + a * r, 'x'))}. Put ${math(r)} beside ${math(`${a}x`)}.`,
            ),
          ]),
    ],
    [
      a === 1
        ? `${k > 1 ? `Factor out the common factor ${math(k)} first. ` : ''}For ${math('x^2 + bx + c')}, look for two numbers with sum ${math('b')} and product ${math('c')}.`
        : `Look for factors ${math(`(${a}x + m)(x + n)`)} with ${math(`mn = ${r * s}`)} and ${math(`m + ${a}n = ${b}`)}.`,
      a === 1
        ? `The sum must be ${math(r + s)} and the product must be ${math(r * s)}, so the numbers are ${math(r)} and ${math(s)}.`
        : `The numbers that work are ${math(`m = ${r}`)} and ${math(`n = ${s}`)}.`,
    ],
    'To factor a trinomial, find numbers that give both the constant and the middle term, then expand to check.',
  );
}

function squares(random: Random): Draft | null {
  const [a, b, k] = [random.int(2, 9), random.int(1, 11), random.pick([1, 1, 2, 3, 5])];
  // With a common factor, this would not be factored completely.
  if ([2, 3, 5, 7].some((n) => a % n === 0 && b % n === 0)) return null;
  const right = product(k, polynomial(a, b), polynomial(a, -b));
  const square = polynomial(a, -b);
  return finish(
    { kind: 'squares', a, b, k },
    random,
    right,
    [
      option(
        { latex: `${leading(k)}${bracket(square)}^2`, p: scalePolynomial(multiplyPolynomials(square, square), k) },
        'SQBIN',
        `Expanding this square gives a middle term, ${math(term(-2 * a * b * k, 'x'))}, and a positive constant; use one sum and one difference.`,
      ),
      option(
        { latex: `${leading(k)}${bracket(polynomial(a, b))}^2`, p: scalePolynomial(multiplyPolynomials(polynomial(a, b), polynomial(a, b)), k) },
        'SIGN',
        `Expanding this square gives a middle term, ${math(term(2 * a * b * k, 'x'))}, and a positive constant; use one sum and one difference.`,
      ),
      option(
        product(k, polynomial(a * a, b), polynomial(1, -b)),
        'DIST',
        `The outer and inner products leave ${math(term(k * (b - a * a * b), 'x'))}; use ${math(`${a}x`)} in both factors, so that they cancel.`,
      ),
      option(
        product(k, polynomial(a * a, b * b), polynomial(1, -1)),
        'DIST',
        `The outer and inner products leave ${math(term(k * (b * b - a * a), 'x'))}; use the square roots ${math(`${a}x`)} and ${math(b)}, so that they cancel.`,
      ),
    ],
    [
      `${k > 1 ? `Factor out the common factor ${math(k)} first. ` : ''}A difference of squares factors as ${math('u^2 - v^2 = (u + v)(u - v)')}.`,
      `Here ${math(`u = ${a}x`)} and ${math(`v = ${b}`)}, because ${math(`(${a}x)^2 = ${a * a}x^2`)} and ${math(`${b}^2 = ${b * b}`)}.`,
    ],
    'A difference of squares factors as the sum times the difference of the square roots.',
  );
}

function commonFactor(random: Random): Draft | null {
  const [g, power, a, b] = [random.int(2, 9), random.int(1, 3), random.int(1, 7), random.pick([-1, 1]) * random.int(1, 9)];
  if ((a === 1 && b === 1) || [2, 3, 5, 7].some((n) => a % n === 0 && b % n === 0)) return null;
  const monomial = (k: number, e: number) => polynomial(k, ...Array.from({ length: e }, () => 0));
  const x = power === 1 ? 'x' : `x^${power}`;
  const form = (k: number, e: number, inner: Polynomial): Form => ({
    latex: `${term(k, e === 0 ? '' : e === 1 ? 'x' : `x^${e}`)}${bracket(inner)}`,
    p: multiplyPolynomials(monomial(k, e), inner),
  });
  const inner = polynomial(a, b);
  return finish(
    { kind: 'common', g, power, a, b },
    random,
    form(g, power, inner),
    [
      option(form(g, power, polynomial(a, g * b)), 'DIST', `This factors ${math(g)} out of the first term only; divide ${math(g * b)} by it, too.`),
      option(form(g, power, polynomial(a, -b)), 'SIGN', `The sign of the second term is reversed; dividing it by ${math(term(g, x))} leaves ${math(b)}.`),
      option(
        form(g, power, polynomial(g * a, b)),
        'DIST',
        `This does not factor ${math(g)} out of the first term; ${math(g * a)} divided by ${math(g)} leaves ${math(a === 1 ? 'x' : `${a}x`)}.`,
      ),
      option(
        form(g, power + 1, polynomial(a, -b)),
        'EXPO',
        `This factors out one ${math('x')} too many and reverses a sign; factor out ${math(term(g, x))}, which leaves ${math(b)} as the second term.`,
      ),
      option(
        form(g, power + 1, polynomial(a, g * b)),
        'DIST',
        `This factors out one ${math('x')} too many, and it leaves ${math(g)} in the second term; factor ${math(term(g, x))} out of both.`,
      ),
      option(
        form(g, power, polynomial(a, -g * b)),
        'DIST',
        `This factors ${math(g)} out of the first term only and reverses a sign; the second term becomes ${math(b)}.`,
      ),
      option(form(g, power + 1, inner), 'EXPO', `This factors out one ${math('x')} too many; both terms contain only ${math(x)}.`),
      option(
        form(g, power, polynomial(a, b, 0)),
        'EXPO',
        `This has one ${math('x')} too many in the parentheses; dividing by ${math(x)} leaves ${math(polynomialLatex(inner))}.`,
      ),
    ],
    [`Find the greatest common factor of the two terms: ${math(term(g, x))}.`, `Dividing each term by it leaves ${math(`${term(a, 'x')}${signed(b)}`)}.`],
    'A common factor must be factored out of every term.',
  );
}

export const factorPolynomials: Generator = {
  archetype: 'EQX-c',
  topicId: 18,
  version: 6,
  levels: [2],
  skillTags: ['factoring', 'difference-of-squares'],
  draft: (random) => random.pick([commonFactor, squares, trinomial, trinomial])(random),
};
