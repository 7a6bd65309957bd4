/** LF-j: a table of a linear function in which some entries hold a letter. */
import { rat, type Rational } from '#core/rational.ts';
import { linear, offBothSides, sum } from '../formulas.ts';
import { math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { persist } from '../persist.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import type { Stimulus } from '#core/questions/question.ts';
import type { Random } from '#core/random.ts';

const table = (rows: readonly (readonly [string, string])[], columns: readonly [string, string]): Stimulus => ({
  kind: 'table',
  table: { caption: 'Table of values', columns: columns.map(math), rows: rows.map((row) => row.map(math)) },
});

const intros = [
  'The table shows some values of the linear function \\(f\\).',
  'For the linear function \\(f\\), the table gives three values of \\(x\\) and the corresponding values of \\(f(x)\\).',
  'The function \\(f\\) is linear, and the table shows three of its values.',
] as const;

/** Whole numbers of about the key's size: others would be ruled out at a glance. */
const near = (value: Rational | null, key: number) => value?.d === 1n && Math.abs(Number(value.n)) <= Math.max(30, 4 * Math.abs(key));

/** f(x1) = n, f(x2) = n + rise, f(x3) = m·n + c: find n or f(0). */
function unknownValue(random: Random): Draft | null {
  const [x1, x2, x3] = random.sample([-4, -2, -1, 1, 2, 3, 5, 6, 7, 9, 11], 3).sort((p, q) => p - q) as [number, number, number];
  const slope = random.int(2, 7) * (random.chance(1, 3) ? -1 : 1);
  const n = random.int(3, 20);
  const m = random.pick([2, 3, 4]);
  const last = n + slope * (x3 - x1);
  const c = last - m * n;
  if (x2 - x1 < 2 || c === 0 || Math.abs(c) > 40 || (x3 - x1) % (x2 - x1) === 0) return null;
  const atZero = n - slope * x1;
  const askZero = random.chance(1, 2);
  const key = askZero ? atZero : n;
  if (askZero && (x1 === 0 || atZero === n)) return null;
  const rise = slope * (x2 - x1);
  const bugs: Bug[] = [
    bug(
      'STOP',
      askZero ? n : atZero,
      askZero
        ? `This is ${math('n')}, the value at ${math(`x=${x1}`)}; use the slope, ${math(`${slope}`)}, to get from there to ${math('f(0)')}.`
        : `This is ${math('f(0)')}; the question asks for ${math('n')}, the value at ${math(`x=${x1}`)}.`,
    ),
    bug(
      'STOP',
      slope,
      `This is the slope; over the ${math(`${x3 - x1}`)} units from the first row to the last, it gives ${math(`${linear(m, c, 'n')}-n=${slope * (x3 - x1)}`)}.`,
    ),
    bug(
      'RECIP',
      rat(rise - c, m - 1),
      `This uses ${math(`${rise}`)}, the change between the first two rows, as the change from the first row to the last, which is ${math(`${slope * (x3 - x1)}`)}.`,
    ),
    bug(
      'CORR',
      rat(slope * (x3 - x2) - c, m - 1),
      `This finds the change between the last two rows but adds it to ${math('n')}, the value in the first row; from there to the last row, the change is ${math(`${slope * (x3 - x1)}`)}.`,
    ),
    bug('STOP', rat(rise * (x3 - x1) - c, m - 1), `This uses ${math(`${rise}`)} as the slope; divide it by ${math(`${x2 - x1}`)} first.`),
    bug('SIGN', rat(slope * (x3 - x1) + c, m - 1), `This moves ${math(`${c}`)} to the other side without changing its sign; ${offBothSides(c)} instead.`),
    bug(
      'STOP',
      last,
      `This is the value in the last row; the question asks for ${askZero ? `${math('f(0)')}, the value at ${math('x=0')}` : `${math('n')}, the value in the first row`}.`,
    ),
    bug(
      'SIGN',
      n + slope * x1,
      `This goes from ${math(`x=${x1}`)} in the wrong direction; going to ${math('x=0')} changes the value by ${math(`${-slope * x1}`)}.`,
    ),
  ];
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 2),
    key,
    why: askZero ? `The slope is ${math(`${slope}`)}, and ${math(`n=${n}`)}.` : `With ${math(`n=${n}`)}, the slope is the same between any two rows.`,
    bugs: bugs.filter(({ value }) => near(value, key)),
  });
  return (
    answer && {
      parameters: { kind: 'value', x1, x2, x3, rise, m, c, askZero },
      stimulus: table(
        [
          [`${x1}`, 'n'],
          [
            `${x2}`,
            sum([
              [1, 'n'],
              [rise, ''],
            ]),
          ],
          [
            `${x3}`,
            sum([
              [m, 'n'],
              [c, ''],
            ]),
          ],
        ],
        ['x', 'f(x)'],
      ),
      stem: `${random.pick(intros)} In the table, ${math('n')} is a constant. What is the value of ${math(askZero ? 'f(0)' : 'n')}?`,
      answer,
      steps: [
        `The slope is the same between any two rows. Between the first two, it is ${math(`\\frac{${rise}}{${x2 - x1}}=${slope}`)}.`,
        `From the first row to the last, the input increases by ${math(`${x3 - x1}`)}, so the output changes by ${math(`${slope}(${x3 - x1})=${slope * (x3 - x1)}`)}.`,
        `So ${math(
          `${sum([
            [m, 'n'],
            [c, ''],
          ])}=n${slope > 0 ? '+' : ''}${slope * (x3 - x1)}`,
        )}, which gives ${math(`n=${n}`)}.`,
        ...(askZero
          ? [`From ${math(`x=${x1}`)} to ${math('x=0')}, the output changes by ${math(`${slope * -x1}`)}, so ${math(`f(0)=${atZero}`)}.`]
          : [
              `Check: the outputs are ${math(`${n}`)}, ${math(`${n + rise}`)}, and ${math(`${last}`)}, and the slope between any two rows is ${math(`${slope}`)}.`,
            ]),
      ],
      takeaway: 'The slope of a linear function is the same between any two rows of its table, even when entries contain unknown constants.',
    }
  );
}

/** Inputs k + p and k + q with known outputs; the y-intercept is (0, k + c): find k. */
function unknownInputs(random: Random): Draft | null {
  const [p, gap] = [random.int(-4, 6), random.int(2, 8)];
  const slope = random.int(2, 6) * (random.chance(1, 2) ? 1 : -1);
  const k = random.int(2, 12) * (random.chance(1, 4) ? -1 : 1);
  const y1 = random.int(-12, 25);
  const y2 = y1 + slope * gap;
  const atZero = y1 - slope * (k + p);
  const c = atZero - k;
  // With an input of 0 in the table, the y-intercept would be printed there.
  if (c === 0 || Math.abs(atZero) > 90 || slope === -1 || p === 0 || k + p === 0 || k + p + gap === 0) return null;
  const askK = random.chance(1, 2);
  const key = askK ? k : atZero;
  const inputs = [linear(1, p, 'k'), linear(1, p + gap, 'k')] as const;
  const way = sum([
    [y1, ''],
    [-slope, `(${inputs[0]})`],
  ]);
  const bugs: Bug[] = [
    bug(
      'STOP',
      askK ? atZero : k,
      askK
        ? `This is the \\(y\\)-coordinate of the \\(y\\)-intercept, ${math(linear(1, c, 'k'))}; ${c > 0 ? 'subtract' : 'add'} ${math(`${Math.abs(c)}`)} to get ${math('k')}.`
        : `This is the value of ${math('k')}; the \\(y\\)-coordinate of the \\(y\\)-intercept is ${math(linear(1, c, 'k'))}.`,
    ),
    bug('STOP', slope, `This is the slope; use it to go from the first row to ${math('x=0')}: ${math(`${way}=${linear(1, c, 'k')}`)}.`),
    ...(slope === 1
      ? []
      : [
          bug(
            'SIGN',
            rat(y1 - slope * p - c, 1 - slope),
            `This goes from the first point in the wrong direction; to reach the \\(y\\)-axis, ${math('x')} changes by ${math(`-(${inputs[0]})`)}.`,
          ),
        ]),
    bug('DIST', rat(y1 - c, slope + 1), `This multiplies only ${math('k')} by the slope; the whole input, ${math(inputs[0])}, must be multiplied.`),
    bug('SIGN', rat(y1 - slope * p + c, slope + 1), `This moves ${math(`${c}`)} to the other side without changing its sign; ${offBothSides(c)} instead.`),
    bug(
      'INTC',
      y1 - slope * p,
      `This uses ${math('0')} for ${math('k')} in the change from the first input to ${math('x=0')}; that change is ${math(`-(${inputs[0]})`)}.`,
    ),
    bug(
      'STOP',
      k + p,
      `This is the input of the first row, ${math(inputs[0])}; ${askK ? `${p > 0 ? 'subtract' : 'add'} ${math(`${Math.abs(p)}`)} to get ${math('k')}` : `the question asks for ${math('y')} where ${math('x=0')}`}.`,
    ),
  ].filter(({ value }) => near(value, key));
  const answer = numberAnswer({
    ...asTameFractions,
    typed: random.chance(1, 2),
    key,
    why: askK
      ? `With ${math(`k=${k}`)}, the line crosses the \\(y\\)-axis at ${math(`(0, ${atZero})`)}.`
      : `${math(`k=${k}`)}, so the \\(y\\)-intercept is ${math(`(0, ${atZero})`)}.`,
    bugs,
  });
  return (
    answer && {
      parameters: { kind: 'input', p, gap, y1, y2, c, askK },
      stimulus: table(
        [
          [inputs[0], `${y1}`],
          [inputs[1], `${y2}`],
        ],
        ['x', 'y'],
      ),
      stem: `The table gives the coordinates of two points on a line in the \\(xy\\)-plane, where ${math('k')} is a constant. ${random.pick([
        `The \\(y\\)-intercept of the line is ${math(`(0, ${linear(1, c, 'k')})`)}.`,
        `The line crosses the \\(y\\)-axis at the point ${math(`(0, ${linear(1, c, 'k')})`)}.`,
        `The point ${math(`(0, ${linear(1, c, 'k')})`)} is also on the line.`,
      ])} ${askK ? random.pick([`What is the value of ${math('k')}?`, `What is the value of the constant ${math('k')}?`]) : random.pick(['What is the \\(y\\)-coordinate of the \\(y\\)-intercept?', 'What is the value of \\(y\\) when \\(x=0\\)?'])}`,
      answer,
      steps: [
        `When the inputs are subtracted, ${math('k')} cancels, so the slope is ${math(`\\frac{${y2}-${y1 < 0 ? `(${y1})` : y1}}{${gap}}=${slope}`)}.`,
        `From the first point to the \\(y\\)-axis, the input decreases by ${math(inputs[0])}, so the \\(y\\)-coordinate of the \\(y\\)-intercept is ${math(`${y1}-${slope < 0 ? `(${slope})` : slope}(${inputs[0]})`)}.`,
        `Setting this equal to ${math(linear(1, c, 'k'))} gives ${math(`${linear(slope + 1, 0, 'k')}=${y1 - slope * p - c}`)}, so ${math(`k=${k}`)}${askK ? '' : ` and the \\(y\\)-intercept is ${math(`(0, ${atZero})`)}`}.`,
        `Check: with ${math(`k=${k}`)}, the points are ${math(`(${k + p}, ${y1})`)}, ${math(`(${k + p + gap}, ${y2})`)}, and ${math(`(0, ${atZero})`)}, all on a line with slope ${math(`${slope}`)}.`,
      ],
      takeaway: 'Inputs that contain the same unknown constant still have a known difference, and that is all the slope needs.',
    }
  );
}

/** f(x1) = a and f(x2) = b; which expression gives f(x3)? */
function expressionInLetters(random: Random): Draft | null {
  const x1 = random.int(0, 6);
  const gap = random.int(1, 4);
  const steps = random.int(2, 4);
  const second = x1 + gap;
  const third = x1 + gap * steps;
  const term = (ca: number, cb: number) =>
    sum(
      (cb < 0 && ca > 0
        ? [
            [ca, 'a'],
            [cb, 'b'],
          ]
        : [
            [cb, 'b'],
            [ca, 'a'],
          ]
      ).map(([c, l]) => [c, l] as [number, string]),
    );
  const option = (ca: number, cb: number) => ({ text: math(term(ca, cb)), value: `${ca};${cb}` });
  const wrong = [
    {
      ...option(-steps, steps),
      misconception: 'STOP' as const,
      why: `This is only the change in ${math('f(x)')} from ${math(`x=${x1}`)}; add it to the first value, ${math('a')}.`,
    },
    { ...option(1, steps), misconception: 'SIGN' as const, why: `This adds ${math('b')} for each step; each step adds the difference ${math('b-a')}.` },
    {
      ...option(1 + steps, -steps),
      misconception: 'RECIP' as const,
      why: `This uses ${math('a-b')} as the change for each step; the change is the later value minus the earlier one, ${math('b-a')}.`,
    },
    {
      ...option(-steps, steps + 1),
      misconception: 'CORR' as const,
      why: `This takes ${math(`${steps}`)} steps from ${math('b')}; it takes ${math(`${steps}`)} steps from ${math('a')} but one fewer from ${math('b')}.`,
    },
    {
      ...option(0, steps),
      misconception: 'RATE0' as const,
      why: `This multiplies ${math('b')} by ${math(`${steps}`)}, as if the function were proportional; start from ${math('a')} and add the changes.`,
    },
    {
      ...option(steps, 1),
      misconception: 'SWAP' as const,
      why: `This adds ${math(`${steps}a`)} and ${math('b')}; start from ${math('a')} and add ${math('b-a')} for each step.`,
    },
  ];
  return {
    parameters: { kind: 'letters', x1, gap, steps },
    stimulus: table(
      [
        [`${x1}`, 'a'],
        [`${second}`, 'b'],
      ],
      ['x', 'f(x)'],
    ),
    stem: `${random.pick(['The table shows two values of the linear function \\(f\\), where \\(a\\) and \\(b\\) are constants.', 'The function \\(f\\) is linear. The table gives two of its values in terms of the constants \\(a\\) and \\(b\\).', 'The table gives the values of the linear function \\(f\\) for two values of \\(x\\), where \\(a\\) and \\(b\\) are constants.'])} ${random.pick([`Which expression is equal to ${math(`f(${third})`)}?`, `Which of the following gives the value of ${math(`f(${third})`)} in terms of ${math('a')} and ${math('b')}?`])}`,
    answer: { format: 'choice', correct: { ...option(1 - steps, steps), why: `${math(`a+${steps}(b-a)=${term(1 - steps, steps)}`)}.` }, wrong },
    steps: [
      `From ${math(`x=${x1}`)} to ${math(`x=${second}`)}, the value changes by ${math('b-a')}.`,
      `From ${math(`x=${x1}`)} to ${math(`x=${third}`)}, there are ${math(`${steps}`)} such steps, so the value changes by ${math(`${steps}(b-a)`)}.`,
      `${math(`f(${third})=a+${steps}(b-a)=${term(1 - steps, steps)}`)}.`,
      `Check with numbers: when ${math('a=1')} and ${math('b=3')}, the values increase by ${math('2')} per step, so ${math(`f(${third})=1+${steps}\\cdot2=${1 + 2 * steps}`)}, which matches the expression.`,
    ],
    takeaway: 'For a linear function, equal changes in x give equal changes in f(x), even when the values are unknown constants.',
  };
}

function draft(random: Random): Draft | null {
  const kind = random.pick([unknownValue, unknownValue, unknownInputs, unknownInputs, expressionInLetters]);
  return persist(() => kind(random));
}

export const tableWithLetters: Generator = { archetype: 'LF-j', topicId: 12, version: 7, levels: [4], skillTags: ['linear-functions', 'parameters'], draft };
