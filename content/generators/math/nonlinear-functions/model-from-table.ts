/** The level-2 question of NLF-j: the exponential function that a table shows. */
import { rat, toLatex } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Stimulus } from '#core/questions/question.ts';
import type { Draft, WrongOption } from '#content/generators/generator.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { signed } from '../formulas.ts';

/** `way`: how such an amount can change; `most`: by which factor at most from one time to the next; `least`: the least first value that is worth a table. */
const settings = [
  { caption: 'Cells in a culture', way: 'both', x: 'Time (hours)', y: 'Number of cells', gives: 'the number of cells', t: 'hours after an experiment began' },
  {
    caption: 'Views of a video',
    way: 'up',
    least: 50,
    x: 'Time (days)',
    y: 'Views',
    gives: 'the number of views',
    t: 'days after an advertising campaign began',
  },
  {
    caption: 'Area of a pond covered by algae',
    way: 'both',
    x: 'Time (weeks)',
    y: 'Area (square meters)',
    gives: 'the area, in square meters, of the pond covered by algae',
    t: 'weeks after June 1',
  },
  {
    caption: 'Mass of a sample',
    way: 'down',
    x: 'Time (days)',
    y: 'Mass (grams)',
    gives: 'the mass, in grams, of the sample',
    t: 'days after it was prepared',
  },
  {
    caption: 'Members of an online forum',
    way: 'up',
    most: 2,
    x: 'Time (months)',
    y: 'Members',
    gives: 'the number of members',
    t: 'months after the forum was opened',
  },
  {
    caption: 'Concentration of a medicine',
    way: 'down',
    x: 'Time (hours)',
    y: 'Concentration (nanograms per milliliter)',
    gives: 'the concentration, in nanograms per milliliter, of the medicine',
    t: 'hours after it was given',
  },
  {
    caption: 'Subscribers to a newsletter',
    way: 'up',
    most: 2,
    x: 'Time (months)',
    y: 'Subscribers',
    gives: 'the number of subscribers',
    t: 'months after the newsletter was started',
  },
] as const;

const table = (caption: string, columns: readonly [string, string], rows: readonly (readonly [string, string])[]): Stimulus => ({
  kind: 'table',
  table: { caption, columns: [...columns], rows: rows.map((row) => [...row]) },
});

/** `(3)`, `\left(\frac{1}{2}\right)`. */
const inBrackets = (n: number, d: number) => (n % d === 0 ? `(${n / d})` : `\\left(${toLatex(rat(n, d))}\\right)`);

/** Four values of a·bˣ from x = 0 or x = 1 on: which rule? */
export function exponentialTable(random: Random): Draft | null {
  const [p, q] = random.pick([
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 1],
    [3, 2],
    [5, 2],
    [1, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [1, 4],
    [5, 4],
  ] as const);
  const start = random.pick([0, 1]);
  const a = q ** (3 + start) * random.int(2, q === 1 ? 60 : q === 2 ? 24 : 8);
  const xs = [0, 1, 2, 3].map((row) => row + start);
  const values = xs.map((x) => (a * p ** x) / q ** x);
  if (values.some((value) => value > 20000 || value < 2)) return null;
  const growing = p > q;
  const setting = random.pick(
    settings.filter(
      (one) =>
        (one.way === 'both' || one.way === (growing ? 'up' : 'down')) &&
        (!('most' in one) || p <= one.most * q) &&
        (!('least' in one) || (values[0] ?? 0) >= one.least),
    ),
  );
  const base = toLatex(rat(p, q));
  const bracket = inBrackets(p, q);
  const [first = 0, second = 0, , last = 0] = values;
  const step = second - first;
  const later = start === 0 ? second : first;
  const option = (rule: string) => ({ text: math(`f(x) = ${rule}`), value: rule });
  const rate: readonly [number, number] | null = growing ? [p + q, q] : p * 2 === q ? null : [q - p, q];
  const wrong: WrongOption[] = [
    {
      ...option(
        `${step < 0 ? '-' : ''}${Math.abs(step) === 1 ? '' : decimalLatex(Math.abs(step))}x${signed(first - start * step).replace(/\d{4,}/, (digits) => decimalLatex(Number(digits)))}`,
      ),
      misconception: 'GROW',
      why: `This works only for the first two rows; the values are multiplied by the same factor each time, not changed by the same amount.`,
    },
    {
      ...option(`${decimalLatex(later)}${bracket}^x`),
      misconception: 'SHIFT',
      why:
        start === 0
          ? `This gives ${math(decimalLatex(later))} at ${math('x = 0')}; the value there is ${math(decimalLatex(a))}.`
          : `This uses ${math(decimalLatex(later))}, the value at ${math('x = 1')}, as the value at ${math('x = 0')}; divide it by the factor once.`,
    },
    {
      ...option(`${decimalLatex(a)}${inBrackets(q, p)}^x`),
      misconception: 'RECIP',
      why: `This uses the reciprocal of the factor; divide each value by the one before it.`,
    },
    {
      ...option(`${q === 1 ? p : `\\left(${base}\\right)`}(${decimalLatex(a)})^x`),
      misconception: 'SWAP',
      why: `This switches the initial value and the factor; ${math(base)} is what is raised to the power of ${math('x')}.`,
    },
    ...(rate === null
      ? []
      : [
          {
            ...option(`${decimalLatex(a)}${inBrackets(...rate)}^x`),
            misconception: 'GROW' as const,
            why: growing
              ? `This adds 1 to the factor as if it were a rate of increase; each value is ${math(base)} times the one before.`
              : `This uses the fraction that is lost as the factor; each value is ${math(base)} times the one before.`,
          },
        ]),
    {
      ...option(`${q === 1 ? p : bracket}^x + ${decimalLatex(a)}`),
      misconception: 'INVOP' as const,
      why: `This adds the initial value to the power; multiply the power by it instead.`,
    },
  ];
  const columns: [string, string] = [setting.x, setting.y];
  return {
    parameters: { kind: 'table', a, p, q, start, setting: setting.caption },
    stimulus: table(
      setting.caption,
      columns,
      values.map((value, row) => [`${row + start}`, prose(value)] as const),
    ),
    stem: `${random.pick(['The table shows four values of an exponential relationship.', 'The table shows four values from an exponential model.', 'The relationship shown in the table is exponential.'])} ${random.pick(
      [
        `Which function ${math('f')} gives ${setting.gives} ${math('x')} ${setting.t}?`,
        `Which equation defines a function ${math('f')} that gives ${setting.gives} ${math('x')} ${setting.t}?`,
      ],
    )}`,
    answer: {
      format: 'choice',
      correct: {
        ...option(`${decimalLatex(a)}${bracket}^x`),
        why: `The value at ${math('x = 0')} is ${math(decimalLatex(a))}, and each value is ${math(base)} times the one before.`,
      },
      wrong,
    },
    steps: [
      'An exponential function has the form \\(f(x) = a(b)^x\\), where \\(a\\) is the value at \\(x = 0\\) and \\(b\\) is the factor from one row to the next.',
      `The factor is ${math(`\\frac{${decimalLatex(second)}}{${decimalLatex(first)}} = ${base}`)}, so the values ${growing ? 'increase' : 'decrease'}.`,
      start === 0
        ? `The value at ${math('x = 0')} is ${math(decimalLatex(a))}.`
        : `The value at ${math('x = 1')} is ${math(decimalLatex(first))}, so the value at ${math('x = 0')} is ${math(`${decimalLatex(first)} \\div ${q === 1 ? p : bracket} = ${decimalLatex(a)}`)}.`,
      `Check the last row: ${math(`${decimalLatex(a)}${bracket}^${3 + start} = ${decimalLatex(last)}`)}.`,
    ],
    takeaway: 'Equal factors from row to row mean an exponential function; equal differences mean a linear one.',
  };
}
