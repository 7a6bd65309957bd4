/** Rules for whole-number exponents. */
import { div, mul, pow, rat, toLatex, toText, type Rational } from '#core/rational.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rightFormula, wrongFormula } from '../options.ts';

interface Monomial {
  readonly k: Rational;
  readonly x: number;
  readonly y: number;
}

const letter = (name: string, exponent: number) =>
  exponent === 0 ? '' : exponent === 1 ? name : `${name}^${exponent > 9 || exponent < 0 ? `{${exponent}}` : exponent}`;

/** Positive exponents only: negative ones move below the fraction bar. */
function monomialLatex({ k, x, y }: Monomial, [u, v]: readonly [string, string]): string {
  const top = `${letter(u, Math.max(x, 0))}${letter(v, Math.max(y, 0))}`;
  const bottom = `${letter(u, Math.max(-x, 0))}${letter(v, Math.max(-y, 0))}`;
  const [n, d] = [k.n === 1n && top !== '' ? '' : `${k.n}`, k.d === 1n ? '' : `${k.d}`];
  return bottom === '' && d === '' ? `${n}${top}` || '1' : `\\frac{${n}${top}}{${d}${bottom}}`;
}

const text = ({ k, x, y }: Monomial) => `${toText(k)},${x},${y}`;

function draft(random: Random, level: number): Draft | null {
  const letters = random.pick([
    ['x', 'y'],
    ['a', 'b'],
    ['m', 'n'],
    ['p', 'q'],
  ] as const);
  const [u, v] = letters;
  const [a, p, q, n] = [random.int(2, 5), random.int(2, 6), random.int(1, 6), random.int(2, 3)];
  const [c, r, s] = [random.int(2, 6), random.int(1, 7), random.int(1, 7)];
  const show = (m: Monomial) => monomialLatex(m, letters);
  const option = (m: Monomial, code: Misconception, why: string) => wrongFormula(code, show(m), text(m), why);
  const [ka, kc] = [rat(a), rat(c)];
  const powered: Monomial = { k: pow(ka, n), x: p * n, y: q * n };
  const inner = show({ k: ka, x: p, y: q });
  const other = show({ k: kc, x: r, y: s });
  const divides = level === 3;
  const right: Monomial = divides
    ? { k: div(powered.k, kc), x: powered.x - r, y: powered.y - s }
    : { k: mul(powered.k, kc), x: powered.x + r, y: powered.y + s };
  const combine = (m: Monomial): Monomial => (divides ? { k: div(m.k, kc), x: m.x - r, y: m.y - s } : { k: mul(m.k, kc), x: m.x + r, y: m.y + s });
  if (right.x === 0 || right.y === 0 || right.k.n > 400n || (divides && right.x > 0 && right.y > 0 && random.chance(2, 3))) return null;
  const expression = divides ? `\\frac{(${inner})^${n}}{${other}}` : `(${inner})^${n}(${other})`;
  const notPowered = combine({ ...powered, k: ka });
  return {
    parameters: { a, p, q, n, c, r, s, u, divides },
    stem: random.pick([
      `Which of the following is equivalent to ${math(expression)} for all ${divides ? 'nonzero' : 'positive'} ${math(u)} and ${math(v)}?`,
      `${math(expression)}\n\nWhich of the following is equivalent to the given expression, where ${math(u)} and ${math(v)} are ${divides ? 'nonzero' : 'positive'}?`,
      `${math(expression)}\n\nWhich of the following is equivalent to the given expression, where ${math(u)} and ${math(v)} are ${divides ? 'nonzero' : 'positive'}?`,
      `If ${math(u)} and ${math(v)} are ${divides ? 'nonzero' : 'positive'}, which expression is equal to ${math(expression)}?`,
      `For ${divides ? 'nonzero' : 'positive'} values of ${math(u)} and ${math(v)}, the expression ${math(expression)} is equivalent to which of the following?`,
      `Which of the following is equivalent to ${math(expression)}, where ${math(`${u} \\ne 0`)} and ${math(`${v} \\ne 0`)}?`,
      `Which expression is equivalent to ${math(expression)}, where ${math(u)} and ${math(v)} are ${divides ? 'nonzero' : 'positive'}?`,
      `Which of the following is equivalent to ${math(expression)} for all ${divides ? 'nonzero' : 'positive'} values of ${math(u)} and ${math(v)}?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightFormula(
        show(right),
        text(right),
        `For a power of a power, multiply the exponents; for a ${divides ? 'quotient, subtract' : 'product, add'} them.`,
      ),
      wrong: [
        option(notPowered, 'DIST', `This leaves the coefficient ${math(a)} as it is; raise it to the power, too: ${math(`${a}^${n} = ${a ** n}`)}.`),
        option(
          combine({ k: powered.k, x: p + n, y: q + n }),
          'EXPO',
          `This adds ${math(n)} to the exponents in parentheses; for a power of a power, multiply them.`,
        ),
        option(
          combine({ k: rat(a * n), x: p + n, y: q + n }),
          'EXPO',
          `This multiplies ${math(a)} by ${math(n)} and adds ${math(n)} to the exponents; instead, raise ${math(a)} to that power and multiply the exponents.`,
        ),
        option(
          combine({ k: ka, x: p + n, y: q + n }),
          'DIST',
          `This leaves ${math(a)} unchanged and adds ${math(n)} to the exponents; raise ${math(a)} to the power and multiply the exponents.`,
        ),
        option(
          divides ? { k: notPowered.k, x: -right.x, y: -right.y } : { k: notPowered.k, x: powered.x * r, y: powered.y * s },
          divides ? 'RECIP' : 'EXPO',
          divides
            ? `This leaves ${math(a)} as it is and subtracts in the wrong order; use ${math(`${a}^${n}`)}, and take the exponents below from those above.`
            : `This leaves ${math(a)} as it is and multiplies the exponents; use ${math(`${a}^${n}`)}, and add the exponents of the two factors.`,
        ),
        option(
          combine({ k: rat(a * n), x: powered.x, y: powered.y }),
          'EXPO',
          `This multiplies ${math(a)} by ${math(n)}; raise it to that power: ${math(`${a}^${n} = ${a ** n}`)}.`,
        ),
        option(
          divides ? { k: right.k, x: -right.x, y: -right.y } : { k: right.k, x: powered.x * r, y: powered.y * s },
          divides ? 'RECIP' : 'EXPO',
          divides
            ? `This subtracts the exponents in the wrong order; take those below from those above.`
            : `This multiplies the exponents; to multiply powers of the same base, add them.`,
        ),
        option(
          divides ? { k: right.k, x: powered.x + r, y: powered.y + s } : { k: powered.k, x: right.x, y: right.y },
          divides ? 'SIGN' : 'STOP',
          divides
            ? `This adds the exponents in the denominator; for a quotient, subtract them.`
            : `This leaves out the coefficient ${math(c)}; multiply ${math(a ** n)} by it.`,
        ),
      ],
    },
    steps: [
      `First, apply the outer exponent to every factor in the parentheses.`,
      `${math(`(${inner})^${n} = ${show(powered)}`)}, because ${math(`${a}^${n} = ${toLatex(powered.k)}`)} and the exponents are multiplied.`,
      divides
        ? `To divide by ${math(other)}, subtract exponents: ${math(`${u}^{${powered.x} - ${r}}`)} and ${math(`${v}^{${powered.y} - ${s}}`)}; the coefficients give ${math(toLatex(right.k))}.`
        : `To multiply by ${math(other)}, add exponents and multiply coefficients: ${math(`${toLatex(powered.k)} \\cdot ${c} = ${toLatex(right.k)}`)}.`,
      `The result is ${math(show(right))}. Check with ${math(`${u} = ${v} = 1`)}: both expressions equal ${math(toLatex(right.k))}.`,
    ],
    takeaway: 'An exponent outside parentheses applies to every factor inside, including the coefficient.',
  };
}

export const exponentRules: Generator = { archetype: 'EQX-d', topicId: 18, version: 4, levels: [2, 3], skillTags: ['exponent-rules'], draft };
