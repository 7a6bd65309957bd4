/** TWO-b: slope and intercept in context. TWO-e: linear or exponential. TWO-g: average rate of change. TWO-i: x from y by a model. TWO-k: limits of a model. */
import type { Generator, WrongOption } from '../../generator.ts';
import { div, isInteger, mul, rat, sub } from '../../../exact/rational.ts';
import { bug, latex, math, numericAnswer, prose, ratio } from '../data-kit.ts';

interface Story {
  /** `the height, in centimeters, of a plant`. */
  readonly y: string;
  readonly unit: string;
  /** `weeks after it was planted`. */
  readonly x: string;
  readonly one: string;
  readonly units: string;
  readonly start: readonly [number, number];
  readonly rate: readonly [number, number];
  readonly letter: string;
}

const stories: readonly Story[] = [
  {
    y: 'the height, in centimeters, of a plant',
    unit: 'centimeters',
    x: 'weeks after it was planted',
    one: 'week',
    units: 'weeks',
    start: [3, 20],
    rate: [2, 9],
    letter: 'h',
  },
  {
    y: 'the cost, in dollars, of renting a boat',
    unit: 'dollars',
    x: 'hours of rental',
    one: 'hour',
    units: 'hours',
    start: [10, 60],
    rate: [12, 40],
    letter: 'C',
  },
  {
    y: 'the number of members of a club',
    unit: 'members',
    x: 'months after January 2020',
    one: 'month',
    units: 'months',
    start: [30, 200],
    rate: [3, 15],
    letter: 'M',
  },
  {
    y: 'the depth, in inches, of the snow at a station',
    unit: 'inches',
    x: 'hours after a storm began',
    one: 'hour',
    units: 'hours',
    start: [1, 12],
    rate: [2, 4],
    letter: 'd',
  },
  { y: 'the mass, in grams, of a bird', unit: 'grams', x: 'days after it hatched', one: 'day', units: 'days', start: [8, 40], rate: [3, 9], letter: 'm' },
  {
    y: 'the amount of water, in liters, in a tank',
    unit: 'liters',
    x: 'minutes after a valve was opened',
    one: 'minute',
    units: 'minutes',
    start: [20, 90],
    rate: [4, 30],
    letter: 'W',
  },
  {
    y: 'the total distance, in kilometers, that a hiker had walked',
    unit: 'kilometers',
    x: 'hours after noon',
    one: 'hour',
    units: 'hours',
    start: [2, 14],
    rate: [3, 5],
    letter: 'D',
  },
  {
    y: 'the charge, in percent, of a battery',
    unit: 'percentage points',
    x: 'minutes after it was plugged in',
    one: 'minute',
    units: 'minutes',
    start: [5, 30],
    rate: [2, 3],
    letter: 'B',
  },
];
const wrong = (text: string, misconception: WrongOption['misconception'], why: string): WrongOption => ({ text, value: text, misconception, why });
const cap = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const meaningOfModel: Generator = {
  archetype: 'TWO-b',
  topicId: 22,
  version: 1,
  levels: [2],
  skillTags: ['linear-models', 'slope', 'intercept'],
  draft(random) {
    const story = random.pick(stories);
    const [b, m] = [random.int(...story.start), random.int(...story.rate)];
    if (b === m || m === 1 || b === 1) return null;
    const slope = random.chance(1, 2);
    const number = slope ? m : b;
    const perUnit = (n: number) => `${cap(story.y)} increases by ${n} ${story.unit} for each additional ${story.one}, on average.`;
    const start = (n: number) => `${cap(story.y)} is predicted to be ${n} at the beginning, when ${math('x=0')}.`;
    const key = slope ? perUnit(m) : start(b);
    const model = math(`y=${m}x+${b}`);
    return {
      parameters: { b, m, slope, y: story.y },
      stem: random.pick([
        `A scatterplot shows ${story.y}, ${math('y')}, and the number ${math('x')} of ${story.x}. An equation of the line of best fit is ${model}. What is the best interpretation of the number ${number} in this context?`,
        `The line of best fit ${model} models ${story.y}, where ${math('x')} is the number of ${story.x}. Which of the following is the best interpretation of ${number} in the equation?`,
        `For a set of data, ${math('y')} is ${story.y} and ${math('x')} is the number of ${story.x}. The equation ${model} gives the line of best fit. What does the number ${number} mean in this context?`,
        `A linear model for ${story.y} is ${model}, where ${math('x')} is the number of ${story.x}. Which statement is the best interpretation of ${number} in the model?`,
      ]),
      answer: {
        format: 'choice',
        correct: {
          text: key,
          value: key,
          why: slope
            ? `The slope ${m} is the change of ${math('y')} when ${math('x')} grows by 1.`
            : `The constant ${b} is the value of ${math('y')} when ${math('x=0')}.`,
        },
        wrong: [
          wrong(
            slope ? start(m) : perUnit(b),
            'RATE0',
            slope ? `That would be the constant term, ${b}; ${m} is the slope.` : `That would be the slope, ${m}; ${b} is the constant term.`,
          ),
          wrong(
            `It takes ${number} ${story.units} for ${story.y} to increase by 1.`,
            'RECIP',
            `This turns the rate upside down${slope ? '' : ', and the number is not a rate'}.`,
          ),
          wrong(
            `${cap(story.y)} is predicted to be 0 when ${math('x')} is ${number}.`,
            'INTC',
            `This would be an ${math('x')}-intercept; put ${math(`x=${number}`)} into the equation to see that it does not give 0.`,
          ),
          wrong(
            `${cap(story.y)} becomes ${number} times as great with each additional ${story.one}, on average.`,
            'GROW',
            'A linear model adds the same amount each time; it does not multiply.',
          ),
          wrong(
            `${cap(story.y)} is predicted to be ${number} after the first ${story.one}, when ${math('x=1')}.`,
            'STOP',
            `After 1 ${story.one} the model gives ${math(`${m}+${b}=${m + b}`)}.`,
          ),
          wrong(`The data were collected for ${number} ${story.units}.`, 'SWAP', 'The equation does not say how long data were collected.'),
        ],
      },
      steps: [
        `In ${math('y=mx+b')}, ${math('m')} is the change of ${math('y')} for each unit of ${math('x')}, and ${math('b')} is the value at ${math('x=0')}.`,
        slope
          ? `The number ${m} multiplies ${math('x')}, so it is the change for each additional ${story.one}.`
          : `The number ${b} stands alone, so it is the value at the beginning.`,
        `Check: from ${math('x=0')} to ${math('x=1')} the model goes from ${b} to ${m + b}.`,
      ],
      takeaway: 'The number at x is the rate; the number alone is the start.',
    };
  },
};

/** What grows, in which steps, and whether it can also shrink or only does. */
const growths = [
  ['The amount of money, in dollars, in an account', 'year', 'up'],
  ['The number of bacteria in a culture', 'day', 'up'],
  ['The number of trees of one kind in a forest', 'year', 'both'],
  ['The number of users of a website', 'month', 'both'],
  ['The population of a town', 'year', 'both'],
  ['The value, in dollars, of a machine', 'year', 'down'],
  ['The amount of algae, in tons, in a lake', 'month', 'both'],
  ['The number of items in a collection', 'year', 'up'],
  ['The number of fish in a pond', 'year', 'both'],
] as const;

export const kindOfGrowth: Generator = {
  archetype: 'TWO-e',
  topicId: 22,
  version: 1,
  levels: [2, 3],
  skillTags: ['linear-models', 'exponential-models'],
  draft(random, level) {
    const [what, unit, direction] = random.pick(growths);
    const start = random.int(4, 60) * 50;
    const exponential = random.chance(1, 2);
    const up = direction === 'both' ? random.chance(1, 2) : direction === 'up';
    const percent = random.int(2, 15);
    const amount = random.int(2, 15) * 5;
    const table = level === 3;
    const factor = up ? random.pick([rat(2), rat(3), rat(3, 2)]) : random.pick([rat(1, 2), rat(4, 5), rat(3, 5)]);
    const rows = [0, 1, 2, 3].map((t) =>
      exponential
        ? Array.from({ length: t }).reduce((value: ReturnType<typeof rat>) => mul(value, factor), rat(start))
        : rat(start + (up ? 1 : -1) * amount * t),
    );
    if (table && rows.some((value) => !isInteger(value) || value.n < 5n)) return null;
    const change = exponential
      ? `${up ? 'increases' : 'decreases'} by ${percent}% each ${unit}`
      : `${up ? 'increases' : 'decreases'} by ${amount} each ${unit}`;
    const name = (exp: boolean, rising: boolean) => `${rising ? 'Increasing' : 'Decreasing'} ${exp ? 'exponential' : 'linear'}`;
    const key = name(exponential, up);
    const sentence = table
      ? `${what} was ${rows
          .map((value) => prose(value))
          .slice(0, 3)
          .join(', ')}, and ${prose(rows[3] ?? rat(0))} at the ends of four ${unit}s in a row`
      : `${what} is ${prose(start)} at first and ${change}`;
    const why = (exp: boolean, rising: boolean) =>
      `${exp === exponential ? '' : exp ? 'Equal amounts are added or taken off, which is linear. ' : 'The value is multiplied by the same factor each time, which is exponential. '}${rising === up ? '' : `The values ${up ? 'increase' : 'decrease'}.`}`.trim();
    const wrongs = [true, false].flatMap((exp) =>
      [true, false].flatMap((rising) =>
        exp === exponential && rising === up ? [] : [wrong(name(exp, rising), exp === exponential ? 'SIGN' : 'GROW', why(exp, rising))],
      ),
    );
    return {
      parameters: { start, exponential, up, change: table ? `${latex(factor)} ${amount}` : change, what, table },
      stem: random.pick([
        `${sentence}. Which type of function best models this as a function of time?`,
        `${sentence}. Which of the following best describes the function that models it over time?`,
        `${sentence}. What kind of model fits the relationship between time and this quantity best?`,
        `${sentence}. Which of these functions is the best model for the quantity as a function of time?`,
      ]),
      answer: {
        format: 'choice',
        correct: {
          text: key,
          value: key,
          why: exponential ? 'Each value is the one before multiplied by the same factor.' : 'Each value differs from the one before by the same amount.',
        },
        wrong: wrongs,
      },
      steps: [
        'Equal differences mean a linear model; equal ratios, or equal percents, mean an exponential one.',
        table
          ? exponential
            ? `The ratios are equal: ${math(`\\frac{${latex(rows[1] ?? 0)}}{${latex(rows[0] ?? 0)}}=\\frac{${latex(rows[2] ?? 0)}}{${latex(rows[1] ?? 0)}}=${latex(factor)}`)}.`
            : `The differences are equal: ${math(`${latex(rows[1] ?? 0)}-${latex(rows[0] ?? 0)}=${latex(rows[2] ?? 0)}-${latex(rows[1] ?? 0)}=${up ? '' : '-'}${amount}`)}.`
          : exponential
            ? `A change of ${percent}% each ${unit} multiplies the value by ${math(latex(rat(up ? 100 + percent : 100 - percent, 100)))} each time.`
            : `The same amount, ${amount}, is ${up ? 'added' : 'taken off'} each ${unit}.`,
        `The values get ${up ? 'larger' : 'smaller'}, so the model is ${key.toLowerCase()}. Check: the next change would be ${exponential ? 'another amount, but the same percent' : 'the same amount again'}.`,
      ],
      takeaway: 'Same amount: linear. Same percent or factor: exponential.',
    };
  },
};

export const averageRateOfChange: Generator = {
  archetype: 'TWO-g',
  topicId: 22,
  version: 1,
  levels: [2, 3],
  skillTags: ['rate-of-change', 'tables'],
  draft(random, level) {
    const story = random.pick(stories);
    const step = level === 2 ? 1 : random.int(2, 4);
    const values = [random.int(...story.start)];
    for (let index = 1; index < 6; index++) values.push((values[index - 1] ?? 0) + random.int(1, 3 * story.rate[1]));
    const xs = values.map((_, index) => index * step);
    const [from, to] = random.sample([0, 1, 2, 3, 4, 5], 2).sort((a, b) => a - b) as [number, number];
    const change = (values[to] ?? 0) - (values[from] ?? 0);
    const time = (xs[to] ?? 0) - (xs[from] ?? 0);
    const key = rat(change, time);
    if (to - from < 2 || !(key.d === 1n || key.d === 2n || key.d === 4n || key.d === 5n) || (story.unit.startsWith('percent') && (values[5] ?? 0) > 100))
      return null;
    const bugs = [
      bug('STOP', change, `This is the total change; divide it by the ${time} ${story.units}.`),
      bug('RECIP', ratio(time, change), 'This is upside down: divide the change by the time.'),
      bug('STOP', ratio(values[to] ?? 0, xs[to] ?? 1), 'This divides the last value instead of the change.'),
      bug('STOP', ratio(change, to - from + 1), 'This divides by the number of rows instead of by the time.'),
      bug('WT', ratio((values[to] ?? 0) + (values[from] ?? 0), 2), 'This is the mean of the two values, not a rate of change.'),
      bug('STOP', ratio((values[5] ?? 0) - (values[0] ?? 0), xs[5] ?? 1), 'This uses the whole table instead of the part that is asked about.'),
      bug('STOP', ratio(change, to - from), 'This divides by the number of rows passed, not by the time between them.'),
      bug('SWAP', (values[to] ?? 0) - (values[to - 1] ?? 0), 'This is the change in the last step only.'),
      bug('SWAP', (values[from + 1] ?? 0) - (values[from] ?? 0), 'This is the change in the first step only.'),
    ];
    const answer = numericAnswer(random.chance(1, 2), { key, why: `The change of ${change} took ${time} ${story.units}.`, bugs });
    const [x1, x2] = [xs[from] ?? 0, xs[to] ?? 0];
    return (
      answer && {
        parameters: { values, step, from: x1, to: x2, y: story.y },
        stimulus: {
          kind: 'table',
          table: {
            caption: cap(story.y),
            columns: [`Number of ${story.units}, ${math('x')}`, math('y')],
            rows: values.map((value, index) => [`${xs[index]}`, prose(value)]),
          },
        },
        stem: random.pick([
          `The table shows ${story.y}, ${math('y')}, at different numbers ${math('x')} of ${story.x}. What is the average rate of change, in ${story.unit} per ${story.one}, from ${math(`x=${x1}`)} to ${math(`x=${x2}`)}?`,
          `In the table, ${math('y')} is ${story.y} and ${math('x')} is the number of ${story.x}. By how many ${story.unit} per ${story.one} did ${math('y')} increase, on average, from ${math(`x=${x1}`)} to ${math(`x=${x2}`)}?`,
          `The table gives ${story.y} for several values of ${math('x')}, the number of ${story.x}. What was the mean increase, in ${story.unit} per ${story.one}, between ${math(`x=${x1}`)} and ${math(`x=${x2}`)}?`,
          `Based on the table, which shows ${story.y} as ${math('y')} and the number of ${story.x} as ${math('x')}, at what average rate, in ${story.unit} per ${story.one}, did ${math('y')} change from ${math(`x=${x1}`)} to ${math(`x=${x2}`)}?`,
        ]),
        answer,
        steps: [
          'An average rate of change is the change of one quantity divided by the change of the other.',
          `${math(`\\frac{${values[to]}-${values[from]}}{${x2}-${x1}}=\\frac{${change}}{${time}}=${latex(key)}`)}.`,
          `Check: ${math(`${latex(key)}\\cdot ${time}=${change}`)}, the change in the table.`,
        ],
        takeaway: 'Average rate of change: difference of the values over difference of the times.',
      }
    );
  },
};

export const inputFromModel: Generator = {
  archetype: 'TWO-i',
  topicId: 22,
  version: 1,
  levels: [3],
  skillTags: ['linear-models', 'prediction'],
  draft(random) {
    const story = random.pick(stories);
    const [b, x] = [random.int(...story.start), random.int(3, 30)];
    const m = rat(random.int(story.rate[0] * 2, story.rate[1] * 2), 2);
    const y = mul(m, rat(x));
    const value = div(sub(mul(rat(2), y), rat(-2 * b)), rat(2));
    if (!isInteger(value) || m.n === m.d || (story.unit.startsWith('percent') && value.n > 100n)) return null;
    const answer = numericAnswer(random.chance(3, 4), {
      key: rat(x),
      why: `${math(`${latex(m)}\\cdot ${x}+${b}=${latex(value)}`)}.`,
      bugs: [
        bug('STOP', div(value, m), `This divides without subtracting ${b} first.`),
        bug('SIGN', ratio(mul(rat(1), sub(value, rat(-b))), m), `This adds ${b} before dividing; subtract it.`),
        bug('STOP', sub(value, rat(b)), `This subtracts ${b} but does not divide by ${prose(m)}.`),
        bug('SWAP', sub(mul(m, value), rat(-b)), 'This puts the value in for x; it is the value of y.'),
        bug('RATE0', ratio(sub(value, m), b), 'This interchanges the slope and the constant.'),
        bug('INTC', ratio(b, m), 'This solves for the time at which the model would have been 0.'),
        bug('STOP', mul(rat(x), rat(2)), 'This doubles the time.'),
      ],
      keep: (each) => each.n > 0n && each.d <= 4n && each.d !== 3n,
    });
    const model = math(`y=${latex(m)}x+${b}`);
    return (
      answer && {
        parameters: { b, m: prose(m), x, y: story.y },
        stem: random.pick([
          `The equation ${model} is a linear model for ${story.y}, where ${math('x')} is the number of ${story.x}. According to the model, for what value of ${math('x')} is ${math(`y=${latex(value)}`)}?`,
          `A line of best fit for a set of data has the equation ${model}, where ${math('y')} is ${story.y} and ${math('x')} is the number of ${story.x}. For which value of ${math('x')} does the line predict ${math(`y=${latex(value)}`)}?`,
          `According to the model ${model}, ${math('y')} is ${story.y}, and ${math('x')} is the number of ${story.x}. What is the value of ${math('x')} when ${math(`y=${latex(value)}`)}?`,
          `Data on ${story.y} are modeled by ${model}, where ${math('x')} is the number of ${story.x}. At what value of ${math('x')} does the model reach ${math(`y=${latex(value)}`)}?`,
        ]),
        answer,
        steps: [
          `The value of ${math('y')} is given, so put it into the equation and solve for ${math('x')}.`,
          `${math(`${latex(value)}=${latex(m)}x+${b}`)}, so ${math(`${latex(m)}x=${latex(y)}`)}.`,
          `Dividing gives ${math(`x=${x}`)}. Check: ${math(`${latex(m)}\\cdot ${x}+${b}=${latex(value)}`)}. With the graphing calculator: graph the line and ${math(`y=${latex(value)}`)} and read where they meet.`,
        ],
        takeaway: 'Given y, solve the model for x; given x, calculate y.',
      }
    );
  },
};

const associations = [
  [
    'the daily high temperature and the number of cups of iced tea sold at a café',
    'a higher temperature',
    'more cups of iced tea sold',
    'from 60 to 90 degrees Fahrenheit',
    'a temperature of 20 degrees Fahrenheit',
    true,
  ],
  ['the age of a car and its resale value', 'a greater age', 'a lower value', 'from 1 to 8 years', 'an age of 40 years', false],
  [
    'the number of hours of practice and the number of mistakes in a typing test',
    'more practice',
    'fewer mistakes',
    'from 2 to 20 hours',
    'a practice of 500 hours',
    false,
  ],
  ['the height of a tree and the width of its crown', 'a greater height', 'a wider crown', 'from 10 to 40 feet', 'a height of 300 feet', true],
  [
    'the distance of an apartment from the city center and its monthly rent',
    'a greater distance',
    'a lower rent',
    'from 1 to 12 miles',
    'a distance of 90 miles',
    false,
  ],
  ['the number of pages of a book and its mass', 'more pages', 'a greater mass', 'from 100 to 700 pages', 'a book of 5,000 pages', true],
  [
    'the amount of fertilizer used on a field and its yield',
    'more fertilizer',
    'a greater yield',
    'from 20 to 80 kilograms',
    'an amount of 2,000 kilograms',
    true,
  ],
  [
    'the speed of a bus and the fuel it uses per mile',
    'a greater speed',
    'more fuel used',
    'from 40 to 65 miles per hour',
    'a speed of 150 miles per hour',
    true,
  ],
] as const;

export const limitsOfModel: Generator = {
  archetype: 'TWO-k',
  topicId: 22,
  version: 1,
  levels: [3, 4],
  skillTags: ['association', 'extrapolation'],
  draft(random, level) {
    const [pair, first, second, span, beyond, positive] = random.pick(associations);
    const n = random.int(12, 60);
    const range = level === 4;
    const sign = positive ? 'positive' : 'negative';
    const association = `The data show that ${first} is associated with ${second}.`;
    const extrapolated = `A prediction for ${beyond} is not supported by the data.`;
    const key = range ? extrapolated : association;
    return {
      parameters: { n, pair, range },
      stem: `${random.pick([
        `A scatterplot shows ${pair} for ${n} cases, with values of the first quantity ${span}. A line of best fit shows a strong ${sign} linear association.`,
        `For ${n} cases, ${pair} were recorded; the first quantity was ${span}. The data show a strong ${sign} linear association.`,
        `In an observational study, ${pair} were recorded for ${n} cases. The first quantity ranged ${span}, and a line with a ${sign} slope fits the data well.`,
        `Data on ${pair} were collected for ${n} cases, the first quantity ${span}. A line of best fit with a ${sign} slope models the data well.`,
      ])} ${range ? random.pick(['Which statement about the use of the line is appropriate?', 'Which of the following statements about the model is true?']) : random.pick(['Which conclusion is best supported?', 'Which of the following is an appropriate conclusion?'])}`,
      answer: {
        format: 'choice',
        correct: {
          text: key,
          value: key,
          why: range
            ? `The value lies far outside the data, ${span}; nothing shows that the line goes on there.`
            : 'The data were only observed, so they show an association and its direction.',
        },
        wrong: [
          wrong(`The data show that ${first} causes ${second}.`, 'CAUSE', 'Observed data show an association; other quantities may be the cause.'),
          wrong(`The data show that ${second} causes ${first}.`, 'CAUSE', 'Observed data show an association, not a cause, in either direction.'),
          wrong(`Every single case with ${first} also has ${second}.`, 'GEN', 'A line of best fit describes a tendency; single cases may differ.'),
          wrong(`The line gives an exact prediction for ${beyond}.`, 'EXTRAP', `This lies far outside the data, ${span}; the line need not go on there.`),
          wrong(
            `The line also gives a reliable prediction for ${beyond}, because it fits the data well.`,
            'EXTRAP',
            `A good fit holds only where there are data, ${span}.`,
          ),
          wrong(`The data show that there is no association between the two quantities.`, 'SIGN', `A strong ${sign} linear association is an association.`),
          wrong(`The data show that ${first} is associated with the opposite of ${second}.`, 'SIGN', `The association is ${sign}, so this turns it around.`),
        ],
      },
      steps: [
        'A line of best fit describes a tendency within the range of the data. It shows neither causes nor single cases, and it need not hold outside the range.',
        range ? `The data lie ${span}; the value in question lies far outside.` : `The association is ${sign}: ${first} goes with ${second}.`,
        `Check: the right statement claims ${range ? 'nothing beyond the range of the data' : 'an association only, in the right direction'}.`,
      ],
      takeaway: 'Association is not cause, and a model holds only where there are data.',
    };
  },
};
