/** The sum of squares, or the distance, of the solutions is given; the constant term is asked. */
import { asFractions } from '../manners.ts';
import { add, div, mul, rat, sub, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { signed } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { gcd } from '#content/exact/value.ts';

/** Sum of squares, or distance, of the solutions is given; the constant term is asked. */
export function constantFromSolutions(random: Random): Draft | null {
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
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: c,
    why: `Then ${math(`r + s = ${toLatex(S)}`)} and ${math(`rs = ${toLatex(P)}`)}.`,
    bugs: [
      bug(
        'SIGN',
        -c,
        `This takes ${math(`${toLatex(T)} - ${toLatex(mul(S, S))}`)} for ${math(`${squares ? 2 : 4}rs`)}; subtract ${math(toLatex(T))} from ${math(toLatex(mul(S, S)))}.`,
      ),
      bug(
        'SQBIN',
        back(squares ? 4 : 2),
        `This uses the identity for ${math(squares ? '(r - s)^2' : 'r^2 + s^2')}; here, ${math(`${wanted} = (r + s)^2 - ${squares ? 2 : 4}rs`)}.`,
      ),
      bug('STOP', P, `This is ${math('rs')}; multiply it by the leading coefficient, ${math(a)}, to get ${math('c')}.`),
      bug('SQBIN', back(1), `This takes ${math(`${squares ? 2 : 4}rs`)} for ${math('rs')}; divide by ${math(squares ? 2 : 4)}.`),
      bug(
        'SIGN',
        div(mul(rat(a), add(mul(S, S), T)), rat(squares ? 2 : 4)),
        `This adds ${math(toLatex(T))}; subtract it from ${math('(r + s)^2')} to get ${math(`${squares ? 2 : 4}rs`)}.`,
      ),
      bug('SQBIN', div(sub(S, T), rat(squares ? 2 : 4)), `This does not square ${math('r + s')}; use ${math(`(r + s)^2 = ${toLatex(mul(S, S))}`)}.`),
      bug(
        'VIETA',
        div(sub(rat(b * b), T), rat(squares ? 2 : 4)),
        `This uses ${math(Math.abs(b))} as the sum of the solutions; divide by the leading coefficient, so that ${math(`r + s = ${toLatex(S)}`)}.`,
      ),
    ],
  });
  if (!answer) return null;
  const head = `${a === 1 ? '' : a}x^2${signed(b)}x + c = 0`;
  return {
    parameters: { kind: 'constant', a, b, c, squares },
    stem: random.pick([
      `The equation ${math(head)}, where ${math('c')} is a constant, has two distinct real solutions, ${math('r')} and ${math('s')}. If ${math(`${wanted} = ${toLatex(T)}`)}, what is the value of ${math('c')}?`,
      `${math(head)}\n\nIn the given equation, ${math('c')} is a constant. The solutions to the equation are ${math('r')} and ${math('s')}, and ${math(`${wanted} = ${toLatex(T)}`)}. What is the value of ${math('c')}?`,
      squares
        ? `${math(head)}\n\nIn the given equation, ${math('c')} is a constant. The sum of the squares of the two solutions to the equation is ${math(toLatex(T))}. What is the value of ${math('c')}?`
        : `${math(head)}\n\nIn the given equation, ${math('c')} is a constant. The square of the difference of the two solutions to the equation is ${math(toLatex(T))}. What is the value of ${math('c')}?`,
    ]),
    answer,
    steps: [
      `For solutions ${math('r')} and ${math('s')}, the coefficients give ${math(`r + s = ${toLatex(S)}`)} and ${math(a === 1 ? 'rs = c' : `rs = \\frac{c}{${a}}`)}.`,
      squares
        ? `Since ${math('(r + s)^2 = r^2 + 2rs + s^2')}, ${math('r^2 + s^2 = (r + s)^2 - 2rs')}.`
        : `Since ${math('(r - s)^2 = r^2 - 2rs + s^2')}, ${math('(r - s)^2 = (r + s)^2 - 4rs')}.`,
      `So ${math(`${toLatex(T)} = ${toLatex(mul(S, S))} - ${squares ? 2 : 4}rs`)}, which gives ${math(`rs = ${toLatex(P)}`)} and ${math(`c = ${c}`)}.`,
      `Check: the discriminant ${math(`${b * b}${signed(-4 * a * c)} = ${disc}`)} is positive, so there are two real solutions.`,
    ],
    takeaway: 'Squares and differences of the solutions follow from their sum and product.',
  };
}
