/** Composition of functions, and differences such as f(x + 2) − f(x). */
import {
  addPolynomials,
  evaluatePolynomial,
  multiplyPolynomials,
  polynomial,
  polynomialLatex,
  scalePolynomial,
  subtractPolynomials,
  type Polynomial,
} from '#content/exact/polynomial.ts';
import { rat, toNumber } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, leading } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer, numberChoices } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { rightPolynomial, wrongPolynomial } from '../options.ts';

const sign = (random: Random) => random.pick([-1, 1]);

/** p(q(x)). */
const compose = (p: Polynomial, q: Polynomial): Polynomial => p.reduceRight((sum, c) => addPolynomials(multiplyPolynomials(sum, q), [c]), polynomial(0));

function atNumber(random: Random): Draft | null {
  const f = polynomial(random.int(1, 3), sign(random) * random.int(1, 5), sign(random) * random.int(1, 9));
  const g = polynomial(sign(random) * random.int(2, 5), sign(random) * random.int(1, 9));
  const x = random.int(-3, 5);
  const outerF = random.chance(1, 2);
  const at = (p: Polynomial, value: number) => toNumber(evaluatePolynomial(p, value));
  const [outer, inner, o, i] = outerF ? [f, g, 'f', 'g'] : [g, f, 'g', 'f'];
  const between = at(inner, x);
  const value = at(outer, between);
  if (Math.abs(value) > 400 || Math.abs(between) > 12 || between === x) return null;
  const reversed = at(inner, at(outer, x));
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: value,
    why: `${math(`${i}(${x}) = ${between}`)} and ${math(`${o}(${between}) = ${value}`)}.`,
    bugs: [
      bug('SWAP', reversed, `This is ${math(`${i}(${o}(${x}))`)}, which applies the functions in the wrong order; find ${math(`${i}(${x})`)} first.`),
      bug(
        'INVOP',
        at(f, x) * at(g, x),
        `This multiplies ${math(`f(${x})`)} by ${math(`g(${x})`)}; instead, use one output as the input of the other function.`,
      ),
      bug('STOP', between, `This is ${math(`${i}(${x})`)}; you still need to use it as the input of ${math(o)}.`),
      bug('STOP', at(outer, x), `This is ${math(`${o}(${x})`)}; the input of ${math(o)} should be ${math(`${i}(${x})`)}.`),
      bug('INVOP', at(f, x) + at(g, x), `This adds ${math(`f(${x})`)} and ${math(`g(${x})`)} instead of using one output as the next input.`),
      bug('SIGN', at(outer, -between), `This uses ${math(-between)} as the input of ${math(o)}, but ${math(`${i}(${x})`)} is ${math(between)}.`),
    ],
  });
  if (!answer) return null;
  return {
    parameters: { kind: 'number', f: polynomialLatex(f), g: polynomialLatex(g), x, outerF },
    stem: random.pick([
      `The functions ${math('f')} and ${math('g')} are defined by ${math(`f(x) = ${polynomialLatex(f)}`)} and ${math(`g(x) = ${polynomialLatex(g)}`)}. What is the value of ${math(`${o}(${i}(${x}))`)}?`,
      `If ${math(`f(x) = ${polynomialLatex(f)}`)} and ${math(`g(x) = ${polynomialLatex(g)}`)}, what is the value of ${math(`${o}(${i}(${x}))`)}?`,
    ]),
    answer,
    steps: [
      `Work from the inside out: find ${math(`${i}(${x})`)} first, and then use the result as the input of ${math(o)}.`,
      `${math(`${i}(${x}) = ${between}`)}.`,
      `${math(`${o}(${i}(${x})) = ${o}(${between}) = ${value}`)}. Check: the other order would give ${math(`${i}(${o}(${x})) = ${reversed}`)}, ${reversed === value ? 'which happens to agree here' : 'a different number, so the order matters'}.`,
    ],
    takeaway: 'To find f(g(x)), start with the inner function; its output is the input of the outer function.',
  };
}

function fromTable(random: Random): Draft | null {
  const inputs = [1, 2, 3, 4, 5];
  const [fs, gs] = [random.sample([1, 2, 3, 4, 5, 6, 7, 8], 5), random.sample([1, 2, 3, 4, 5], 5)];
  const x = random.pick(inputs);
  const f = (n: number) => fs[n - 1] ?? 0;
  const g = (n: number) => gs[n - 1] ?? 0;
  const value = f(g(x));
  if (g(x) === x) return null;
  const back =
    f(x) <= 5 ? [bug('SWAP', g(f(x)), `This is ${math(`g(f(${x}))`)}, which applies the functions in the wrong order; find ${math(`g(${x})`)} first.`)] : [];
  const answer = numberChoices({
    ...asFractions,
    key: value,
    why: `The table gives ${math(`g(${x}) = ${g(x)}`)} and then ${math(`f(${g(x)}) = ${value}`)}.`,
    bugs: [
      ...back,
      bug('STOP', f(x), `This is ${math(`f(${x})`)}; the input of ${math('f')} should be ${math(`g(${x})`)}.`),
      bug('STOP', g(x), `This is ${math(`g(${x})`)}; you still need to use it as the input of ${math('f')}.`),
      bug('INVOP', f(x) * g(x), `This multiplies ${math(`f(${x})`)} by ${math(`g(${x})`)} instead of using one output as the next input.`),
      bug('SWAP', g(g(x)), `This is ${math(`g(g(${x}))`)}, which uses ${math('g')} twice; read the second value from the column of ${math('f')}.`),
      bug('INVOP', f(x) + g(x), `This adds ${math(`f(${x})`)} and ${math(`g(${x})`)} instead of using one output as the next input.`),
    ],
  });
  if (!answer) return null;
  return {
    parameters: { kind: 'table', fs, gs, x },
    stimulus: {
      kind: 'table',
      table: {
        caption: 'Values of the functions f and g',
        columns: [math('x'), math('f(x)'), math('g(x)')],
        rows: inputs.map((n) => [`${n}`, `${f(n)}`, `${g(n)}`]),
      },
    },
    stem: `The table gives values of the functions ${math('f')} and ${math('g')} for some values of ${math('x')}. What is the value of ${math(`f(g(${x}))`)}?`,
    answer,
    steps: [
      `Work from the inside out: read ${math(`g(${x})`)} from the table and use it as the input of ${math('f')}.`,
      `In the row ${math(`x = ${x}`)}, ${math(`g(${x}) = ${g(x)}`)}.`,
      `In the row ${math(`x = ${g(x)}`)}, ${math(`f(${g(x)}) = ${value}`)}. Be sure to use the row for ${math(g(x))} this time, not the row for ${math(x)}.`,
    ],
    takeaway: 'For f(g(x)), the output of g tells you which row to use for f.',
  };
}

function difference(random: Random): Draft | null {
  const [a, b, c] = [random.pick([-3, -2, 2, 3, 4, 5]), sign(random) * random.int(1, 9), sign(random) * random.int(1, 12)];
  const d = random.int(1, 5);
  const f = polynomial(a, b, c);
  const moved = compose(f, polynomial(1, d));
  const right = subtractPolynomials(moved, f);
  const onlySum = random.chance(1, 2);
  const shown = onlySum ? moved : right;
  const linear = (p: Polynomial) => (onlySum ? addPolynomials(p, f) : p);
  const constantTwice = polynomial(2 * a * d, a * d * d + b * d + c);
  return {
    parameters: { kind: onlySum ? 'shift' : 'difference', a, b, c, d },
    stem: onlySum
      ? `The function ${math('f')} is defined by ${math(`f(x) = ${polynomialLatex(f)}`)}. Which expression is equivalent to ${math(`f(x + ${d})`)}?`
      : `The function ${math('f')} is defined by ${math(`f(x) = ${polynomialLatex(f)}`)}. Which expression is equivalent to ${math(`f(x + ${d}) - f(x)`)}?`,
    answer: {
      format: 'choice',
      correct: rightPolynomial(
        shown,
        onlySum
          ? `Expanding ${math(`${a}(x + ${d})^2`)} and ${math(`${leading(b)}(x + ${d})`)} and combining like terms gives ${math(polynomialLatex(shown))}.`
          : `${math(`f(x + ${d}) = ${polynomialLatex(moved)}`)}, and subtracting ${math('f(x)')} leaves ${math(polynomialLatex(shown))}.`,
      ),
      wrong: [
        wrongPolynomial(
          'SQBIN',
          linear(polynomial(a * d * d + b * d)),
          `This expands ${math(`(x + ${d})^2`)} as ${math(`x^2 + ${d * d}`)} and leaves out the middle term ${math(`${2 * d}x`)}.`,
        ),
        wrongPolynomial(
          'DIST',
          linear(polynomial(2 * a * d, a * d * d)),
          `This does not multiply ${math(b)} by the ${math(d)} in ${math(`x + ${d}`)}; that adds ${math(b * d)} to the constant term.`,
        ),
        wrongPolynomial(
          onlySum ? 'SHIFT' : 'SIGN',
          onlySum ? addPolynomials(f, polynomial(d)) : constantTwice,
          onlySum
            ? `This is ${math(`f(x) + ${d}`)}; add ${math(d)} to the input, not to the output.`
            : `This subtracts only the terms with ${math('x')}; the constant ${math(c)} in ${math('f(x)')} must be subtracted too.`,
        ),
        wrongPolynomial(
          onlySum ? 'SHIFT' : 'SWAP',
          onlySum ? compose(f, polynomial(1, -d)) : polynomial(a * d * d + b * d + c),
          onlySum
            ? `This is ${math(`f(x - ${d})`)}; put ${math(`x + ${d}`)} in for ${math('x')}.`
            : `This is ${math(`f(${d})`)}; ${math(`f(x + ${d}) - f(x)`)} still depends on ${math('x')}.`,
        ),
        wrongPolynomial(
          'SQBIN',
          linear(polynomial(a * d, a * d * d + b * d)),
          `This takes the middle term of ${math(`(x + ${d})^2`)} as ${math(d === 1 ? 'x' : `${d}x`)} instead of ${math(`${2 * d}x`)}.`,
        ),
      ],
    },
    steps: [
      `To find ${math(`f(x + ${d})`)}, substitute ${math(`(x + ${d})`)} for every ${math('x')}.`,
      `${math(`f(x + ${d}) = ${polynomialLatex(scalePolynomial(polynomial(1), a))}(x + ${d})^2 ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}(x + ${d}) ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${polynomialLatex(moved)}`)}.`,
      ...(onlySum ? [] : [`Subtracting ${math(`f(x) = ${polynomialLatex(f)}`)} leaves ${math(polynomialLatex(right))}.`]),
      `Check at ${math('x = 0')}: ${onlySum ? math(`f(${d}) = ${a * d * d + b * d + c}`) : math(`f(${d}) - f(0) = ${a * d * d + b * d + c} - ${bracketed(rat(c))} = ${a * d * d + b * d}`)}, which matches the constant in the result.`,
    ],
    takeaway: 'Substitute an input such as x + 2 for every x, in parentheses, and keep the middle term when you expand the square.',
  };
}

export const composedFunctions: Generator = {
  archetype: 'NLF-m',
  topicId: 16,
  version: 3,
  levels: [3],
  skillTags: ['composition', 'function-notation'],
  draft: (random) => random.pick([difference, atNumber, atNumber, fromTable])(random),
};
