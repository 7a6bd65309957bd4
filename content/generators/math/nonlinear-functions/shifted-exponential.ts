/** f(x) = a(b)^x plus a told number: two values, or one and a percentage, give the others. */
import { add, mul, pow, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { DataTable } from '#core/questions/question.ts';
import type { Draft } from '#content/generators/generator.ts';
import { signed } from '../formulas.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { decimalLatex, math } from '../text.ts';

const factors = [
  [2, 1],
  [3, 1],
  [3, 2],
  [5, 2],
  [5, 4],
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
] as const;

const plane = `the ${math('xy')}-plane`;
const show = (value: Rational) => decimalLatex(value);

export function shiftedExponential(random: Random): Draft | null {
  const [top, under] = random.pick(factors);
  const ratio = rat(top, under);
  const c = random.pick([-1, 1, 1]) * random.int(3, 30);
  const form = random.pick(['points', 'values', 'table', 'percent', 'shift'] as const);
  const [x1, span] = [random.int(1, 3), form === 'percent' ? 1 : random.pick([1, 2, 2])];
  const x2 = x1 + span;
  const a = (top < under ? random.pick([-1, 1, 1]) : 1) * random.int(2, 40) * under ** random.int(0, 2);
  /** How far a value is from c. */
  const gap = (x: number) => mul(rat(a), pow(ratio, x));
  const value = (x: number) => add(rat(c), gap(x));
  const asked = random.pick([0, 0, x2 + 1, x2 + span]);
  const key = value(asked);
  const [v1, v2] = [value(x1), value(x2)];
  if (
    [v1, v2, key].some((v) => v.d !== 1n || v.n === 0n || toNumber(v) < -99 || toNumber(v) > 999) ||
    (v1.n < 0n && v2.n < 0n) ||
    Math.abs(toNumber(gap(x1))) < 3
  )
    return null;
  const percent = Math.abs(100 - (100 * top) / under);
  if (form === 'percent' && (!Number.isInteger(percent) || percent === 100 || percent === 200)) return null;
  const name = form === 'shift' ? 'g' : 'f';
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(3, 4),
    key,
    why: `${math(`${name}(x)${signed(-c)}`)} is multiplied by ${math(show(ratio))} when ${math('x')} increases by 1.`,
    bugs: [
      bug(
        'GROW',
        add(v1, mul(rat(asked - x1, span), sub(v2, v1))),
        `This takes equal changes for equal steps; multiply ${math(`${name}(x)${signed(-c)}`)} by equal factors instead.`,
      ),
      bug('STOP', gap(asked), `This leaves out the constant; ${c > 0 ? 'add' : 'subtract'} ${math(Math.abs(c))} at the end.`),
      bug(
        'GROW',
        mul(v1, pow(ratio, asked - x1)),
        `This applies the factor to ${math(`${name}(x)`)} itself; the factor belongs to ${math(`${name}(x)${signed(-c)}`)}.`,
      ),
      bug('SIGN', sub(gap(asked), rat(c)), `This has the wrong sign for the constant; ${c > 0 ? 'add' : 'subtract'} ${math(Math.abs(c))} at the end.`),
      bug(
        'PERIOD',
        value(asked === 0 ? 1 : asked - 1),
        `This is one step short; ${asked === 0 ? 'divide' : 'multiply'} ${math(`${name}(x)${signed(-c)}`)} by ${math(show(ratio))} once more.`,
      ),
      bug(
        'PERIOD',
        span === 2 ? add(rat(c), mul(gap(x1), pow(ratio, 2 * (asked - x1)))) : null,
        `This takes the factor for a step of ${math(2)} as the factor for a step of 1, which is ${math(show(ratio))}.`,
      ),
    ].filter(({ value: x }) => x?.d === 1n),
  });
  const rule = `a(b)^x${signed(c)}`;
  const constants = `where ${math('a')} and ${math('b')} are constants and ${math('b>0')}`;
  const at = (x: number) => math(`f(${x})=${show(value(x))}`);
  const table: DataTable = {
    caption: `Values of x and ${name}(x)`,
    columns: [math('x'), math(`${name}(x)`)],
    rows: [x1, x2].map((x) => [math(x), math(show(value(x)))]),
  };
  const facts = {
    points: `The function ${math('f')} is defined by ${math(`f(x)=${rule}`)}, ${constants}. In ${plane}, the graph of ${math('y=f(x)')} passes through the points ${math(`(${x1}, ${show(v1)})`)} and ${math(`(${x2}, ${show(v2)})`)}.`,
    values: `The function ${math('f')} is defined by ${math(`f(x)=${rule}`)}, ${constants}. For this function, ${at(x1)} and ${at(x2)}.`,
    table: `The table shows two values of ${math('x')} and their corresponding values of ${math('f(x)')}, where ${math(`f(x)=${rule}`)}, ${math('a')} and ${math('b')} are constants, and ${math('b>0')}.`,
    percent: `For the function ${math('f')}, ${at(x1)}. For each increase in the value of ${math('x')} by 1, the value of ${math(`f(x)${signed(-c)}`)} ${top > under ? 'increases' : 'decreases'} by ${math(`${percent}\\%`)}.`,
    shift: `The function ${math('f')} is defined by ${math('f(x)=a(b)^x')}, ${constants}. The table shows two values of ${math('x')} and their corresponding values of ${math('g(x)')}, where ${math(`g(x)=f(x)${signed(c)}`)}.`,
  }[form];
  const question =
    asked === 0 && random.chance(1, 2)
      ? `What is the ${math('y')}-coordinate of the ${math('y')}-intercept of the graph of ${math(`y=${name}(x)`)} in ${plane}?`
      : `What is the value of ${math(`${name}(${asked})`)}?`;
  const [g1, g2] = [gap(x1), gap(x2)].map(show) as [string, string];
  const shifted = math(`${name}(x)${signed(-c)}`);
  return (
    answer && {
      parameters: { kind: 'rule', form, c, a, top, under, xs: [x1, x2], asked },
      ...((form === 'table' || form === 'shift') && { stimulus: { kind: 'table' as const, table } }),
      stem: `${facts} ${question}`,
      answer,
      steps: [
        form === 'percent'
          ? `The percentage is about ${shifted}, so work with its values. For ${math(`x=${x1}`)}, it is ${math(g1)}.`
          : `The constant is known, so work with ${shifted}, which is ${math('a(b)^x')}. For ${math(`x=${x1}`)} it is ${math(g1)}, and for ${math(`x=${x2}`)} it is ${math(g2)}.`,
        form === 'percent'
          ? `When ${math('x')} increases by 1, it is multiplied by ${math(show(ratio))}.`
          : span === 1
            ? `So when ${math('x')} increases by 1, it is multiplied by ${math(`b=${show(ratio)}`)}.`
            : `So ${math(`b^2=${show(pow(ratio, 2))}`)}, and because ${math('b>0')}, ${math(`b=${show(ratio)}`)}.`,
        `From ${math(`x=${x1}`)} to ${math(`x=${asked}`)}, ${asked > x1 ? 'multiply' : 'divide'} ${math(g1)} by this factor ${Math.abs(asked - x1) === 1 ? 'once' : `${Math.abs(asked - x1)} times`}: ${math(show(gap(asked)))}.`,
        `${c > 0 ? 'Add' : 'Subtract'} ${math(Math.abs(c))}: ${math(`${name}(${asked})=${show(key)}`)}.`,
      ],
      takeaway: 'In a(b)^x + c, subtract c first: what remains is multiplied by b at each step.',
    }
  );
}
