/** The question of NLF-k about a coefficient: which value makes a factor, a point or a remainder right? */
import { add, rat, sub, type Rational } from '#core/rational.ts';
import { polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import type { Random } from '#core/random.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Draft } from '#content/generators/generator.ts';
import { bracketed, minusRoot, offBothSides, signed } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';

/** p(x) = x³ + kx² + bx + c or x³ + bx² + kx + c with p(r) = R. */
export function factorCondition(random: Random): Draft | null {
  const nonZero = (size: number) => random.int(1, size) * (random.chance(1, 2) ? 1 : -1);
  const r = nonZero(5);
  const key = nonZero(12);
  const other = nonZero(15);
  const rest = random.pick([0, 0, nonZero(12)]);
  const power = random.pick([1, 2] as const);
  const known = r ** 3 + other * r ** (3 - power);
  const constant = rest - known - key * r ** power;
  if (Math.abs(r) === 1 || Math.abs(constant) > 150 || constant === 0 || Math.abs(rest) === Math.abs(r)) return null;
  // k as the answer of p(at) = value, when its term is k times `factor`.
  const kFrom = (at: number, value: number, factor: number): Rational => rat(value - at ** 3 - other * at ** (3 - power) - constant, factor);
  const wrong = (value: Rational, code: Misconception, why: string) => (value.d <= 3n ? [bug(code, value, why)] : []);
  const condition = math(`p(${r}) = ${rest}`);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 3),
    key,
    why: `With ${math(`k = ${key}`)}, ${condition}.`,
    bugs: [
      ...wrong(rat(-key), 'SIGN', `This has the wrong sign; ${condition} becomes ${math(`${r ** power}k${signed(known + constant)} = ${rest}`)}.`),
      ...wrong(kFrom(-r, rest, (-r) ** power), 'ROOTS', `This uses ${math(`p(${-r}) = ${rest}`)}; the condition is about ${math(`x = ${r}`)}.`),
      ...wrong(
        rat(key * r ** power),
        'STOP',
        `This is the value of ${math(`${power === 2 ? `${r * r}k` : `${r}k`}`)}; divide it by ${math(r ** power)} to find ${math('k')}.`,
      ),
      ...(power === 2
        ? wrong(kFrom(r, rest, r), 'EXPO', `This multiplies ${math('k')} by ${math(r)} instead of by ${math(`${bracketed(r)}^2 = ${r * r}`)}.`)
        : wrong(kFrom(r, rest, r * r), 'EXPO', `This multiplies ${math('k')} by ${math(`${bracketed(r)}^2`)} instead of by ${math(r)}.`)),
      ...(rest === 0
        ? wrong(kFrom(r, r, r ** power), 'SWAP', `This uses ${math(`p(${r}) = ${r}`)}; the value of the function is 0 at ${math(`x = ${r}`)}.`)
        : wrong(kFrom(r, 0, r ** power), 'STOP', `This uses ${math(`p(${r}) = 0`)}, but the value there is ${math(rest)}.`)),
      ...wrong(
        sub(kFrom(r, rest, r ** power), rat(-2 * constant, r ** power)),
        'SIGN',
        `This does not change the sign of the constant term ${math(constant)} when it moves to the other side; ${offBothSides(constant)} instead.`,
      ),
    ],
  });
  const squared = power === 2 ? 'kx^2' : `${polynomialLatex(polynomial(other, 0, 0))}`;
  const linear = power === 2 ? signed(other).replace(/ ([+-]) 1$/, ' $1 ') + 'x' : ' + kx';
  const rule = `x^3${squared.startsWith('-') ? ` - ${squared.slice(1)}` : ` + ${squared}`}${linear}${signed(constant)}`;
  const told =
    rest === 0
      ? random.pick([
          `If ${math(minusRoot(r))} is a factor of ${math('p(x)')}, what is the value of ${math('k')}?`,
          `The graph of ${math('y = p(x)')} in the ${math('xy')}-plane passes through the point ${math(`(${r}, 0)`)}. What is the value of ${math('k')}?`,
          `One of the zeros of ${math('p')} is ${math(r)}. What is the value of ${math('k')}?`,
        ])
      : random.pick([
          `When ${math('p(x)')} is divided by ${math(minusRoot(r))}, the remainder is ${math(rest)}. What is the value of ${math('k')}?`,
          `The graph of ${math('y = p(x)')} in the ${math('xy')}-plane passes through the point ${math(`(${r}, ${rest})`)}. What is the value of ${math('k')}?`,
        ]);
  const sum = add(rat(known), rat(constant));
  return (
    answer && {
      parameters: { kind: 'coefficient', r, rest, power, other, constant },
      stem: `${random.pick([
        `The polynomial function ${math('p')} is defined by ${math(`p(x) = ${rule}`)}, where ${math('k')} is a constant.`,
        `In the function ${math(`p(x) = ${rule}`)}, ${math('k')} is a constant.`,
      ])} ${told}`,
      answer,
      steps: [
        `${rest === 0 ? `A factor ${math(minusRoot(r))}, a zero ${math(r)}, and an ${math('x')}-intercept ${math(`(${r}, 0)`)} all mean the same` : `The remainder on division by ${math(minusRoot(r))} is the value of the function at ${math(r)}`}: ${condition}.`,
        `Substituting ${math(r)} for ${math('x')} gives ${math(`${r ** 3}${power === 2 ? ` + ${r * r}k${signed(other * r)}` : `${signed(other * r * r)}${signed(r)}k`}${signed(constant)} = ${rest}`)}.`,
        `So ${math(`${power === 2 ? r * r : r}k = ${rest - Number(sum.n)}`)}, and ${math(`k = ${key}`)}.`,
        `Check: ${math(`${r ** 3}${signed(key * r ** power)}${signed(other * r ** (3 - power))}${signed(constant)} = ${rest}`)}.`,
      ],
      takeaway: 'x − r is a factor of p(x) exactly when p(r) = 0; substitute r and solve for the constant.',
    }
  );
}
