/** Which kind of model fits a table: linear or exponential, growing or decaying. */
import { rat } from '#core/rational.ts';
import type { Generator, Option } from '#content/generators/generator.ts';
import { decimalLatex, math, prose } from '../text.ts';

interface Setting {
  readonly what: string;
  readonly time: string;
  readonly y: string;
  readonly caption: string;
}

const growing: readonly Setting[] = [
  { what: 'the number of bacteria in a sample', time: 'hours', y: 'Number of bacteria', caption: 'Bacteria in a Sample' },
  { what: 'the number of users of an app', time: 'months', y: 'Number of users', caption: 'Users of an App' },
  { what: 'the number of views of a video', time: 'weeks', y: 'Number of views', caption: 'Views of a Video' },
];
const shrinking: readonly Setting[] = [
  { what: 'the mass of a pollutant in a pond, in grams,', time: 'days', y: 'Mass (grams)', caption: 'Mass of a Pollutant in a Pond' },
  { what: 'the value of a machine, in dollars,', time: 'years', y: 'Value (dollars)', caption: 'Value of a Machine' },
  { what: 'the number of frogs in a pond', time: 'years', y: 'Number of frogs', caption: 'Frogs in a Pond' },
];

export const linearOrExponential: Generator = {
  archetype: 'TWO-h',
  topicId: 22,
  version: 5,
  levels: [3, 4],
  skillTags: ['exponential-models', 'linear-models'],
  draft(random, level) {
    const exponential = level === 4 || random.chance(1, 2);
    const grows = random.chance(1, 2);
    const setting = random.pick(grows ? growing : shrinking);
    const step = level === 4 ? random.pick([2, 3, 4, 5]) : 1;
    const factor = grows ? random.pick([rat(2), rat(3), rat(3, 2), rat(5, 4), rat(6, 5)]) : random.pick([rat(1, 2), rat(4, 5), rat(3, 4), rat(3, 5)]);
    const start = random.int(2, 40) * random.pick([8, 16, 25, 64, 125, 100]) * (level === 3 ? 4 : 1);
    const slope = Math.max(4, Math.round(start / random.int(5, 20))) * (grows ? 1 : -1);
    const rows = [0, 1, 2, 3].map(
      (index) => [index * step, exponential ? (start * Number(factor.n) ** index) / Number(factor.d) ** index : start + slope * index] as const,
    );
    const rounded = rows.map(([t, y]): [number, number] => [t, Math.round(y)]);
    if (rounded.some(([, y]) => y < 8 || y > 60000) || new Set(rounded.map(([, y]) => y)).size < 4) return null;
    if (exponential && rows.some(([, y]) => Math.abs(y - Math.round(y)) > 1e-9)) return null;
    const base = decimalLatex(factor);
    const power = step === 1 ? 't' : `\\frac{t}{${step}}`;
    const second = (rounded[1] as [number, number])[1];
    const change = second - start;
    const rate = rat(change, step);
    const line = (c: number, m: typeof rate) =>
      `${decimalLatex(c)} ${m.n < 0n ? '-' : '+'} ${m.d === 1n || ['2', '4', '5'].includes(`${m.d}`) ? decimalLatex(m.n < 0n ? rat(-m.n, m.d) : m) : decimalLatex(m.n < 0n ? rat(-m.n, m.d) : m)}t`.replace(
        / 1t/,
        ' t',
      );
    const growth = (c: number, f: string, p: string) =>
      f.includes('frac') ? `${decimalLatex(c)}\\left(${f}\\right)^{${p}}` : `${decimalLatex(c)}(${f})^{${p}}`;
    const option = (text: string): Option => ({ text: math(`f(t) = ${text}`), value: text });
    const inverse = decimalLatex(rat(factor.d, factor.n));
    const ratioFactor = rat(second, start);
    const shownRatio = decimalLatex(ratioFactor);
    const key = exponential ? growth(start, base, power) : line(start, rate);
    const percent = rat(Math.abs(Number(factor.n) - Number(factor.d)), Number(factor.d));
    const wrong = exponential
      ? [
          {
            ...option(line(start, rate)),
            misconception: 'GROW' as const,
            why: `This linear model fits only the first two rows; each value is ${prose(factor)} times the one before, so the model is exponential.`,
          },
          // At 1 and at the factor itself, this would be no choice.
          ...(percent.n === percent.d
            ? []
            : [
                {
                  ...option(growth(start, decimalLatex(percent), power)),
                  misconception: 'GROW' as const,
                  why: `This uses ${prose(percent)}, the fraction by which the values change, as the factor; each value is ${prose(factor)} times the one before.`,
                },
              ]),
          {
            ...option(growth(second, base, power)),
            misconception: 'SHIFT' as const,
            why: `This starts with the second value in the table; start with the value at ${math('t = 0')}, ${prose(start)}.`,
          },
          {
            ...option(growth(start, inverse, power)),
            misconception: 'RECIP' as const,
            why: `This uses the reciprocal of the factor; divide each value by the one before it to get ${prose(factor)}.`,
          },
          ...(step > 1
            ? [
                {
                  ...option(growth(start, base, 't')),
                  misconception: 'PERIOD' as const,
                  why: `This multiplies by the factor every ${setting.time.replace(/s$/, '')}, but that happens only every ${step} ${setting.time}, so divide ${math('t')} by ${step}.`,
                },
                {
                  ...option(growth(start, base, `${step}t`)),
                  misconception: 'PERIOD' as const,
                  why: `In the exponent, this multiplies ${math('t')} by ${step}; divide it by ${step}, since one factor takes ${step} ${setting.time}.`,
                },
              ]
            : [
                {
                  ...option(line(second, rate)),
                  misconception: 'GROW' as const,
                  why: `This line starts with the second value in the table, and no line fits; each value is ${prose(factor)} times the one before.`,
                },
              ]),
        ]
      : [
          {
            ...option(growth(start, shownRatio, 't')),
            misconception: 'GROW' as const,
            why: `This exponential model fits only the first two rows; the table shows equal differences, so the model is linear.`,
          },
          {
            ...option(growth(second, shownRatio, 't')),
            misconception: 'GROW' as const,
            why: `This exponential model starts with the second value, and the table shows equal differences, not equal ratios: start at ${prose(start)}, and ${change < 0 ? 'subtract' : 'add'} ${prose(Math.abs(change))} each time.`,
          },
          {
            ...option(line(Math.abs(change), rat(start))),
            misconception: 'RATE0' as const,
            why: `This switches the starting value and the change; ${prose(start)} is the value at ${math('t = 0')}, and ${prose(rate)} the change per unit of time.`,
          },
          {
            ...option(line(second, rate)),
            misconception: 'SHIFT' as const,
            why: `This starts with the value at ${math('t = 1')}; start with the value at ${math('t = 0')}, ${prose(start)}.`,
          },
        ];
    const latexFraction = /\\frac\{\d{3,}/.test(shownRatio) && !exponential;
    if (latexFraction) return null;
    const [, , third, fourth] = rounded as [[number, number], [number, number], [number, number], [number, number]];
    return {
      parameters: { rows: rounded.map((row) => [...row]), exponential, what: setting.what },
      stimulus: {
        kind: 'table',
        table: { caption: setting.caption, columns: [`Time, ${math('t')} (${setting.time})`, setting.y], rows: rounded.map(([t, y]) => [`${t}`, prose(y)]) },
      },
      stem: random.chance(1, 2)
        ? `The table gives ${setting.what} at different times. Which of the following functions best models ${setting.what.replaceAll(/ an? /g, ' the ')} after ${math('t')} ${setting.time}?`
        : `The table shows ${setting.what} ${math('t')} ${setting.time} after the first observation. Which function ${math('f')} best models these data?`,
      answer: {
        format: 'choice',
        correct: {
          ...option(key),
          why: exponential
            ? `The values start at ${prose(start)} and are multiplied by the same factor from each row to the next.`
            : `The values start at ${prose(start)} and change by the same amount from each row to the next.`,
        },
        wrong,
      },
      steps: [
        `Compare consecutive values: equal differences mean a linear model, and equal ratios mean an exponential model.`,
        exponential
          ? `The ratios are equal: ${math(`\\frac{${decimalLatex(second)}}{${decimalLatex(start)}} = \\frac{${decimalLatex(third[1])}}{${decimalLatex(second)}} = \\frac{${decimalLatex(fourth[1])}}{${decimalLatex(third[1])}} = ${base}`)}.`
          : `The differences are equal: ${math(`${decimalLatex(second)} - ${decimalLatex(start)} = ${decimalLatex(third[1])} - ${decimalLatex(second)} = ${decimalLatex(change)}`)}.`,
        exponential
          ? `The starting value is ${prose(start)}, and the factor applies ${step === 1 ? 'once per unit of time' : `once every ${step} ${setting.time}, so the exponent is ${math(power)}`}.`
          : `The starting value is ${prose(start)}, and the change per unit of time is ${math(decimalLatex(rate))}.`,
        `Check at ${math(`t = ${third[0]}`)}: the model gives ${math(decimalLatex(third[1]))}, as in the table.`,
      ],
      takeaway: 'Equal differences mean linear; equal ratios mean exponential. The exponent counts how many times the factor is applied.',
    };
  },
};
