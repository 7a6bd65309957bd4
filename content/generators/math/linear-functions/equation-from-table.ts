/** LF-d: the equation of a linear function from a table of values. */
import { add, div, mul, neg, rat, sub, toText, type Rational } from '#core/rational.ts';
import { linear } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';

const contexts = [
  {
    input: 'Number of months, \\(x\\)',
    output: 'Total cost (dollars), \\(f(x)\\)',
    caption: 'Total cost of a gym membership',
    says: 'total cost, in dollars, of a gym membership for \\(x\\) months',
    unit: 'month',
    rates: [20, 24, 25, 28, 30, 32, 35, 40, 45],
    starts: [15, 20, 25, 30, 40, 50, 60],
  },
  {
    input: 'Distance (miles), \\(x\\)',
    output: 'Fare (dollars), \\(f(x)\\)',
    caption: 'Fares of a car service',
    says: 'fare, in dollars, a car service charges for a ride of \\(x\\) miles',
    unit: 'mile',
    rates: [2, 3, 4],
    starts: [3, 5, 6, 7, 8, 9],
  },
  {
    input: 'Time (minutes), \\(x\\)',
    output: 'Water (liters), \\(f(x)\\)',
    caption: 'Water in a pool',
    says: 'amount of water, in liters, in a pool after \\(x\\) minutes of filling',
    unit: 'minute',
    rates: [12, 14, 15, 18, 20, 22, 24, 25, 28],
    starts: [30, 40, 50, 60, 75, 80, 90, 110],
  },
  {
    input: 'Number of shirts, \\(x\\)',
    output: 'Price (dollars), \\(f(x)\\)',
    caption: 'Prices of printed shirts',
    says: 'total price, in dollars, of an order of \\(x\\) printed shirts',
    unit: 'shirt',
    rates: [8, 9, 10, 11, 12, 13, 14],
    starts: [15, 20, 25, 30, 35, 40],
  },
  {
    input: 'Number of people, \\(x\\)',
    output: 'Total cost (dollars), \\(f(x)\\)',
    caption: 'Cost of a boat tour',
    says: 'total cost, in dollars, of a private boat tour for \\(x\\) people',
    unit: 'person',
    rates: [12, 14, 15, 16, 18, 20, 22, 25],
    starts: [40, 50, 60, 75, 80, 90],
  },
] as const;

function draft(random: Random, level: Difficulty): Draft | null {
  const inContext = random.chance(1, 3);
  const context = random.pick(contexts);
  const positive = inContext || random.chance(1, 2);
  const slope = inContext
    ? rat(random.pick(context.rates))
    : level === 2
      ? rat(random.int(2, 9) * (positive ? 1 : -1))
      : random.pick(
          [rat(random.int(3, 12)), rat(random.pick([1, 3, 5]), 2), rat(random.pick([1, 2, 4, 5]), 3)].map((value) => (positive ? value : neg(value))),
        );
  const step = level === 2 ? 1 : Number(slope.d) * random.int(1, slope.d === 1n ? 3 : 2) + (slope.d === 1n ? 1 : 0);
  const start = level === 2 ? random.pick([1, 2, 2, 3]) : Number(slope.d) * random.int(1, 3);
  const xs = [0, 1, 2, 3].slice(0, random.pick([3, 4])).map((index) => start + step * index);
  const constant = rat(inContext ? random.pick(context.starts) : random.int(-12, 15));
  const ys = xs.map((x) => add(mul(slope, rat(x)), constant));
  const [first, second] = [ys[0] ?? constant, ys[1] ?? constant];
  if (constant.n === 0n || ys.some((y) => !isTame(y, inContext ? 900 : 250)) || toText(slope) === toText(constant)) return null;
  const rise = sub(second, first);
  const through = (m: Rational) => sub(first, mul(m, rat(start)));
  const option = (m: Rational, b: Rational) => ({ text: math(`f(x)=${linear(m, b)}`), value: `${toText(m)};${toText(b)}` });
  const wrong: WrongOption[] = [];
  const push = (m: Rational, b: Rational, misconception: Misconception, why: string) => {
    if (m.n !== 0n && b.n !== 0n && isTame(m, 400, slope.d === 1n ? 4 : 5) && isTame(b, 400, slope.d === 1n ? 2 : 5))
      wrong.push({ ...option(m, b), misconception, why });
  };
  push(
    constant,
    slope,
    'RATE0',
    `This switches the slope and the constant term; the rate of change, ${math(fractionLatex(slope))}, is what multiplies ${math('x')}.`,
  );
  push(
    neg(slope),
    through(neg(slope)),
    'SIGN',
    `This fits the first row of the table but not the second: as ${math('x')} increases, ${math('f(x)')} ${slope.n > 0n ? 'increases' : 'decreases'}, so the slope must be ${slope.n > 0n ? 'positive' : 'negative'}.`,
  );
  push(
    slope,
    first,
    'INTC',
    `This uses ${math(`f(${start})=${fractionLatex(first)}`)} as the constant term; go back to ${math('x=0')}, where ${math(`f(0)=${fractionLatex(constant)}`)}.`,
  );
  push(
    slope,
    neg(constant),
    'SIGN',
    `The constant term has the wrong sign; it must give ${math(`f(${start})=${fractionLatex(first)}`)} as in the table, so it is ${math(fractionLatex(constant))}.`,
  );
  push(
    add(slope, rat(1)),
    sub(constant, rat(start)),
    'STOP',
    `This fits the first row of the table only; for the slope, divide the change in ${math('f(x)')}, ${math(fractionLatex(rise))}, by the change in ${math('x')}, ${math(`${step}`)}.`,
  );
  push(
    neg(slope),
    first,
    'INTC',
    `The slope has the wrong sign, and ${math(`f(${start})`)} is used as the constant term; the slope is ${math(fractionLatex(slope))}, and the constant term is ${math('f(0)')}.`,
  );
  push(
    slope,
    ys.at(-1) ?? first,
    'INTC',
    `This uses the last output in the table as the constant term; go back to ${math('x=0')} to find ${math(`f(0)=${fractionLatex(constant)}`)}.`,
  );
  push(
    first,
    slope,
    'RATE0',
    `This uses the first output as the slope; from row to row, ${math('f(x)')} changes by ${math(fractionLatex(rise))} while ${math('x')} increases by ${math(`${step}`)}.`,
  );
  if (step !== 1)
    push(
      rise,
      through(rise),
      'STOP',
      `This uses the change in ${math('f(x)')}, ${math(fractionLatex(rise))}, as the slope without dividing by the change in ${math('x')}, ${math(`${step}`)}.`,
    );
  if (step !== 1 || slope.d !== 1n)
    push(
      div(rat(1), slope),
      through(div(rat(1), slope)),
      'RECIP',
      `This divides the change in ${math('x')} by the change in ${math('f(x)')}; slope is the change in ${math('f(x)')} over the change in ${math('x')}.`,
    );
  const rows = xs.map((x, index) => [math(`${x}`), math(fractionLatex(ys[index] ?? rat(0)))]);
  const table = inContext
    ? { caption: context.caption, columns: [context.input, context.output], rows }
    : { caption: random.pick(['Values of a linear function', 'Some values of \\(f\\)']), columns: [math('x'), math('f(x)')], rows };
  const stem = inContext
    ? random.pick([
        `The linear function ${math('f')} gives the ${context.says}. The table shows some values of ${math('x')} and ${math('f(x)')}. Which equation defines ${math('f')}?`,
        `The table shows some values of the linear function ${math('f')}, where ${math('f(x)')} is the ${context.says}. Which of the following defines ${math('f')}?`,
      ])
    : random.pick([
        `For the linear function ${math('f')}, the table shows ${xs.length === 3 ? 'three' : 'four'} values of ${math('x')} and their corresponding values of ${math('f(x)')}. Which equation defines ${math('f')}?`,
        `The table gives some values of ${math('x')} and the corresponding values of ${math('f(x)')} for a linear function ${math('f')}. Which of the following defines ${math('f')}?`,
      ]);
  const last = xs.length - 1;
  return {
    parameters: { xs, ys: ys.map(toText), context: inContext ? context.unit : '' },
    stimulus: { kind: 'table', table },
    stem,
    answer: {
      format: 'choice',
      correct: { ...option(slope, constant), why: `Its slope is ${math(fractionLatex(slope))}, and it matches every row of the table.` },
      wrong,
    },
    steps: [
      `Use two rows to find the slope, and then use one of them to find the constant term.`,
      `Slope: ${math(`\\frac{${fractionLatex(second)}-${first.n < 0n ? `(${fractionLatex(first)})` : fractionLatex(first)}}{${xs[1]}-${start}}=${fractionLatex(slope)}`)}.`,
      `Constant term: ${math(`${fractionLatex(first)}=${fractionLatex(slope)}(${start})+b`)}, so ${math(`b=${fractionLatex(constant)}`)}, and ${math(`f(x)=${linear(slope, constant)}`)}.`,
      `Check with the last row: ${math(`f(${xs[last]})=${fractionLatex(ys[last] ?? rat(0))}`)}.`,
    ],
    takeaway: 'Slope is change in output divided by change in input; the constant term is the output when x = 0, even if the table does not show it.',
  };
}

export const equationFromTable: Generator = {
  archetype: 'LF-d',
  topicId: 12,
  version: 5,
  levels: [2, 3],
  skillTags: ['linear-functions', 'tables', 'slope'],
  draft,
};
