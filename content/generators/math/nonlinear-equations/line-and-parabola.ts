/** A line and a parabola: coordinates of an intersection, or how many there are. */
import { polynomial, polynomialLatex, subtractPolynomials } from '#content/exact/polynomial.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { leading, linearFactor, signed, stacked, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';

const system = (...rows: readonly string[]) => math(stacked(rows));

function draft(random: Random): Draft | null {
  const asksX = random.chance(1, 2);
  const [p, q] = [random.pick([-1, 1]) * random.int(1, 7), random.pick([-1, 1]) * random.int(1, 7)];
  const [m, k] = [random.pick([-3, -2, -1, 1, 2, 3, 4]), random.pick([-1, 1]) * random.int(1, 12)];
  const a = asksX ? 1 : random.pick([1, 2, -1]);
  if (p === q || p === -q) return null;
  const line = polynomial(m, k);
  const parabola = polynomial(a, m - a * (p + q), k + a * p * q);
  if ((parabola[1]?.n ?? 0n) === 0n || (parabola[0]?.n ?? 0n) === 0n || parabola.some((c) => c.n > 60n || c.n < -60n)) return null;
  const [low, high] = p < q ? [p, q] : [q, p];
  const y = (x: number) => m * x + k;
  const asks = asksX ? (low * high < 0 ? 'positive-x' : 'greater-x') : random.pick(['y-of-greater', 'sum-y', 'product'] as const);
  const value = { 'positive-x': high, 'greater-x': high, 'y-of-greater': y(high), 'sum-y': y(high) + y(low), product: high * y(high) }[asks];
  const answer = numberAnswer({
    ...asFractions,
    // Among choices, the condition x > 0 would leave only one or two.
    typed: asks === 'positive-x' || random.chance(2, 5),
    key: value,
    why: `The graphs intersect at ${math(`(${low}, ${y(low)})`)} and ${math(`(${high}, ${y(high)})`)}.`,
    bugs: [
      bug(
        'SWAP',
        asksX ? y(high) : high,
        asksX
          ? `This is the ${math('y')}-coordinate of the point; the question asks for ${math('x')}.`
          : `This is only the ${math('x')}-coordinate of an intersection point; put it into ${math(`y = ${term(m, 'x')}${signed(k)}`)}.`,
      ),
      bug(
        'STOP',
        asksX ? low : asks === 'sum-y' ? y(high) : asks === 'product' ? low * y(low) : y(low),
        asks === 'sum-y'
          ? `This is the ${math('y')}-coordinate of only one of the points; add the other one, ${math(y(low))}.`
          : `This comes from the other intersection point; use the one at ${math(`x = ${high}`)}.`,
      ),
      bug(
        'ROOTS',
        asksX ? -low : asks === 'sum-y' ? y(-high) + y(-low) : asks === 'product' ? -high * y(-high) : y(-high),
        `This uses the constants in the factors as values of ${math('x')}; the solutions have the opposite signs, ${math(low)} and ${math(high)}.`,
      ),
      bug(
        asksX ? 'ROOTS' : asks === 'y-of-greater' ? 'ROOTS' : 'SWAP',
        asksX ? -high : asks === 'sum-y' ? high + low : asks === 'product' ? high * low : y(-low),
        asksX || asks === 'y-of-greater'
          ? `This uses the constants in the factors as values of ${math('x')}; the solutions have the opposite signs, ${math(low)} and ${math(high)}.`
          : `This combines the two ${math('x')}-coordinates; ${asks === 'sum-y' ? `add the ${math('y')}-coordinates, ${math(y(low))} and ${math(y(high))}` : `multiply ${math(high)} by its own ${math('y')}-coordinate, ${math(y(high))}`}.`,
      ),
      bug(
        asksX ? 'VIETA' : asks === 'sum-y' ? 'VIETA' : 'STOP',
        asksX ? high + low : asks === 'sum-y' ? y(high) * y(low) : m * high,
        asksX
          ? `This is the sum of the two ${math('x')}-coordinates; solve the quadratic equation for each of them.`
          : asks === 'sum-y'
            ? `This is the product of the ${math('y')}-coordinates; add ${math(y(low))} and ${math(y(high))}.`
            : `This leaves out the constant in the equation of the line; ${k > 0 ? 'add' : 'subtract'} ${math(Math.abs(k))}${asks === 'product' ? ` to get ${math('y')}, and multiply that by ${math(high)}` : ''}.`,
      ),
      bug(
        asksX ? 'VIETA' : 'SIGN',
        asksX ? high * low : asks === 'sum-y' ? y(high) - y(low) : high + y(high),
        asksX
          ? `This is the product of the two ${math('x')}-coordinates; solve the quadratic equation for each of them.`
          : asks === 'sum-y'
            ? `This is the difference of the ${math('y')}-coordinates; add ${math(y(low))} and ${math(y(high))}.`
            : `This is ${math('x + y')} for that solution; ${asks === 'product' ? `multiply ${math(high)} by ${math(y(high))}` : `the question asks for ${math('y')} alone`}.`,
      ),
    ],
  });
  if (!answer) return null;
  const point = math('(x, y)');
  const question = {
    'positive-x': `If ${point} is a solution to the system and ${math('x > 0')}, what is the value of ${math('x')}?`,
    'greater-x': `The graphs of the equations intersect at two points in the ${math('xy')}-plane. What is the greater of the ${math('x')}-coordinates of these points?`,
    'y-of-greater': `The system has two solutions ${point}. What is the value of ${math('y')} for the solution with the greater value of ${math('x')}?`,
    'sum-y': `The graphs of the equations intersect at the points ${math('(x_1, y_1)')} and ${math('(x_2, y_2)')} in the ${math('xy')}-plane. What is the value of ${math('y_1 + y_2')}?`,
    product: `The system has two solutions ${point}. For the solution with the greater value of ${math('x')}, what is the value of ${math('xy')}?`,
  }[asks];
  const difference = subtractPolynomials(parabola, line);
  return {
    parameters: { p, q, m, k, a, asks },
    stem: `${system(`y = ${polynomialLatex(parabola)}`, `y = ${polynomialLatex(line)}`)}${'\n\n'}${question}`,
    answer,
    steps: [
      `Both expressions equal ${math('y')}, so set them equal to each other: ${math(`${polynomialLatex(parabola)} = ${polynomialLatex(line)}`)}.`,
      `Combining like terms gives ${math(`${polynomialLatex(difference)} = 0`)}, or ${math(`${leading(a)}${linearFactor(low)}${linearFactor(high)} = 0`)}, so ${math(`x = ${low}`)} or ${math(`x = ${high}`)}.`,
      `The line gives ${math(`y = ${y(low)}`)} at ${math(`x = ${low}`)} and ${math(`y = ${y(high)}`)} at ${math(`x = ${high}`)}.${asks === 'sum-y' ? ` The sum is ${math(value)}.` : asks === 'product' ? ` The product is ${math(`${high}(${y(high)}) = ${value}`)}.` : ''}`,
      `Check in the parabola: at ${math(`x = ${high}`)}, ${math(`${leading(a)}(${high})^2${signed(Number(parabola[1]?.n ?? 0n) * high)}${signed(Number(parabola[0]?.n ?? 0n))} = ${y(high)}`)}.`,
    ],
    takeaway: 'Set the two expressions for y equal, solve for x, and then check which coordinate the question asks for.',
  };
}

export const lineAndParabola: Generator = { archetype: 'NLE-g', topicId: 17, version: 4, levels: [3], skillTags: ['linear-quadratic-system'], draft };
