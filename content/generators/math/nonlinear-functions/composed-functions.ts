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
import type { Draft, Generator } from '../../generator.ts';
import { bracketed, numberAnswer, rightPolynomial, tex, times, wrongNumber, wrongPolynomial } from '../option-kit.ts';

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
  const answer = numberAnswer(random.chance(1, 2) ? 'spr' : 'choice', value, `${tex(`${i}(${x}) = ${between}`)} and ${tex(`${o}(${between}) = ${value}`)}.`, [
    wrongNumber(reversed, 'SWAP', `This is ${tex(`${i}(${o}(${x}))`)}, which applies the functions in the wrong order.`),
    wrongNumber(
      at(f, x) * at(g, x),
      'INVOP',
      `This multiplies ${tex(`f(${x})`)} by ${tex(`g(${x})`)}; instead, use one output as the input of the other function.`,
    ),
    wrongNumber(between, 'STOP', `This is ${tex(`${i}(${x})`)}; you still need to use it as the input of ${tex(o)}.`),
    wrongNumber(at(outer, x), 'STOP', `This is ${tex(`${o}(${x})`)}; the input of ${tex(o)} should be ${tex(`${i}(${x})`)}.`),
    wrongNumber(at(f, x) + at(g, x), 'INVOP', `This adds ${tex(`f(${x})`)} and ${tex(`g(${x})`)} instead of using one output as the next input.`),
    wrongNumber(at(outer, -between), 'SIGN', `This uses ${tex(-between)} as the input of ${tex(o)}, but ${tex(`${i}(${x})`)} is ${tex(between)}.`),
  ]);
  if (!answer) return null;
  return {
    parameters: { kind: 'number', f: polynomialLatex(f), g: polynomialLatex(g), x, outerF },
    stem: random.pick([
      `The functions ${tex('f')} and ${tex('g')} are defined by ${tex(`f(x) = ${polynomialLatex(f)}`)} and ${tex(`g(x) = ${polynomialLatex(g)}`)}. What is the value of ${tex(`${o}(${i}(${x}))`)}?`,
      `If ${tex(`f(x) = ${polynomialLatex(f)}`)} and ${tex(`g(x) = ${polynomialLatex(g)}`)}, what is the value of ${tex(`${o}(${i}(${x}))`)}?`,
    ]),
    answer,
    steps: [
      `Work from the inside out: find ${tex(`${i}(${x})`)} first, and then use the result as the input of ${tex(o)}.`,
      `${tex(`${i}(${x}) = ${between}`)}.`,
      `${tex(`${o}(${i}(${x})) = ${o}(${between}) = ${value}`)}. Check: the other order would give ${tex(`${i}(${o}(${x})) = ${reversed}`)}, ${reversed === value ? 'which happens to agree here' : 'a different number, so the order matters'}.`,
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
  const back = f(x) <= 5 ? [wrongNumber(g(f(x)), 'SWAP', `This is ${tex(`g(f(${x}))`)}, which applies the functions in the wrong order.`)] : [];
  const answer = numberAnswer('choice', value, `The table gives ${tex(`g(${x}) = ${g(x)}`)} and then ${tex(`f(${g(x)}) = ${value}`)}.`, [
    ...back,
    wrongNumber(f(x), 'STOP', `This is ${tex(`f(${x})`)}; the input of ${tex('f')} should be ${tex(`g(${x})`)}.`),
    wrongNumber(g(x), 'STOP', `This is ${tex(`g(${x})`)}; you still need to use it as the input of ${tex('f')}.`),
    wrongNumber(f(x) * g(x), 'INVOP', `This multiplies ${tex(`f(${x})`)} by ${tex(`g(${x})`)} instead of using one output as the next input.`),
    wrongNumber(g(g(x)), 'SWAP', `This is ${tex(`g(g(${x}))`)}, which uses ${tex('g')} twice.`),
    wrongNumber(f(x) + g(x), 'INVOP', `This adds ${tex(`f(${x})`)} and ${tex(`g(${x})`)} instead of using one output as the next input.`),
  ]);
  if (!answer) return null;
  return {
    parameters: { kind: 'table', fs, gs, x },
    stimulus: {
      kind: 'table',
      table: {
        caption: 'Values of the functions f and g',
        columns: [tex('x'), tex('f(x)'), tex('g(x)')],
        rows: inputs.map((n) => [`${n}`, `${f(n)}`, `${g(n)}`]),
      },
    },
    stem: `The table gives values of the functions ${tex('f')} and ${tex('g')} for some values of ${tex('x')}. What is the value of ${tex(`f(g(${x}))`)}?`,
    answer,
    steps: [
      `Work from the inside out: read ${tex(`g(${x})`)} from the table and use it as the input of ${tex('f')}.`,
      `In the row ${tex(`x = ${x}`)}, ${tex(`g(${x}) = ${g(x)}`)}.`,
      `In the row ${tex(`x = ${g(x)}`)}, ${tex(`f(${g(x)}) = ${value}`)}. Be sure to use the row for ${tex(g(x))} this time, not the row for ${tex(x)}.`,
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
      ? `The function ${tex('f')} is defined by ${tex(`f(x) = ${polynomialLatex(f)}`)}. Which expression is equivalent to ${tex(`f(x + ${d})`)}?`
      : `The function ${tex('f')} is defined by ${tex(`f(x) = ${polynomialLatex(f)}`)}. Which expression is equivalent to ${tex(`f(x + ${d}) - f(x)`)}?`,
    answer: {
      format: 'choice',
      correct: rightPolynomial(
        shown,
        onlySum
          ? `Expanding ${tex(`${a}(x + ${d})^2`)} and ${tex(`${times(b, '')}(x + ${d})`)} and combining like terms gives ${tex(polynomialLatex(shown))}.`
          : `${tex(`f(x + ${d}) = ${polynomialLatex(moved)}`)}, and subtracting ${tex('f(x)')} leaves ${tex(polynomialLatex(shown))}.`,
      ),
      wrong: [
        wrongPolynomial(
          linear(polynomial(a * d * d + b * d)),
          'SQBIN',
          `This expands ${tex(`(x + ${d})^2`)} as ${tex(`x^2 + ${d * d}`)} and leaves out the middle term ${tex(`${2 * d}x`)}.`,
        ),
        wrongPolynomial(linear(polynomial(2 * a * d, a * d * d)), 'DIST', `This does not multiply ${tex(b)} by the ${tex(d)} in ${tex(`x + ${d}`)}.`),
        wrongPolynomial(
          onlySum ? addPolynomials(f, polynomial(d)) : constantTwice,
          onlySum ? 'SHIFT' : 'SIGN',
          onlySum
            ? `This is ${tex(`f(x) + ${d}`)}; add ${tex(d)} to the input, not to the output.`
            : `This subtracts only the terms with ${tex('x')}; the constant ${tex(c)} in ${tex('f(x)')} must be subtracted too.`,
        ),
        wrongPolynomial(
          onlySum ? compose(f, polynomial(1, -d)) : polynomial(a * d * d + b * d + c),
          onlySum ? 'SHIFT' : 'SWAP',
          onlySum
            ? `This is ${tex(`f(x - ${d})`)}, not ${tex(`f(x + ${d})`)}.`
            : `This is ${tex(`f(${d})`)}; ${tex(`f(x + ${d}) - f(x)`)} still depends on ${tex('x')}.`,
        ),
        wrongPolynomial(
          linear(polynomial(a * d, a * d * d + b * d)),
          'SQBIN',
          `This takes the middle term of ${tex(`(x + ${d})^2`)} as ${tex(d === 1 ? 'x' : `${d}x`)} instead of ${tex(`${2 * d}x`)}.`,
        ),
      ],
    },
    steps: [
      `To find ${tex(`f(x + ${d})`)}, substitute ${tex(`(x + ${d})`)} for every ${tex('x')}.`,
      `${tex(`f(x + ${d}) = ${polynomialLatex(scalePolynomial(polynomial(1), a))}(x + ${d})^2 ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}(x + ${d}) ${c < 0 ? '-' : '+'} ${Math.abs(c)} = ${polynomialLatex(moved)}`)}.`,
      ...(onlySum ? [] : [`Subtracting ${tex(`f(x) = ${polynomialLatex(f)}`)} leaves ${tex(polynomialLatex(right))}.`]),
      `Check at ${tex('x = 0')}: ${onlySum ? tex(`f(${d}) = ${a * d * d + b * d + c}`) : tex(`f(${d}) - f(0) = ${a * d * d + b * d + c} - ${bracketed(rat(c))} = ${a * d * d + b * d}`)}, which matches the constant in the result.`,
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
