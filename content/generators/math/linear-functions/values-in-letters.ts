/** A linear function through two points whose coordinates are built from the same two letters, often exchanged. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { type Formula, slopeSign, stopped, type Task, type Wrong } from './letter-task.ts';
import { apart, multiples } from './letter-values.ts';

/** f(a) = mb + n and f(b) = ma + n: the slope is −m. */
function exchanged(random: Random): Task {
  const m = random.int(1, 6);
  const n = random.chance(1, 3) ? 0 : random.pick([-1, 1]) * m * random.int(1, 5);
  const slope: Formula = [`${-m}`, () => -m];
  const values = [`${term(m, 'b')}${signed(n)}`, `${term(m, 'a')}${signed(n)}`] as const;
  const slopeStep = `\\frac{f(b) - f(a)}{b - a} = \\frac{${m === 1 ? 'a - b' : `${m}a - ${m}b`}}{b - a} = ${-m}`;
  const start: Formula = [`${term(m, 'a')} + ${term(m, 'b')}${signed(n)}`, (a, b) => m * (a + b) + n];
  const base = { inputs: ['a', 'b'] as const, values, slope, slopeStep };
  const from = (text: string) => `From ${math(`(a, ${values[0]})`)}, ${text}`;
  const kind = random.pick(['y', 'x', 'value', 'value'] as const);
  if (kind === 'y')
    return {
      ...base,
      asked: { kind },
      key: start,
      lastStep: from(`going back ${math('a')} to ${math('x = 0')} adds ${math(`${term(m, 'a')}`)}: ${math(`f(0) = ${start[0]}`)}.`),
      wrong: [
        [[`${term(m, 'b')} - ${term(m, 'a')}${signed(n)}`, (a, b) => m * (b - a) + n], ...slopeSign(slope)],
        [[values[0], (_, b) => m * b + n], ...stopped(math('f(a)'), slope, 'f(0)')],
        [
          [`a + b${signed(n === 0 ? 0 : n / m)}`, (a, b) => a + b + n / m],
          'INTC',
          `This is the value of ${math('x')} for which ${math('f(x) = 0')}; the question asks for ${math('f(0)')}, so put ${math('0')} in for ${math('x')}.`,
        ],
        [
          [`${term(m, 'a')} - ${term(m, 'b')}${signed(n)}`, (a, b) => m * (a - b) + n],
          'SWAP',
          `This exchanges ${math('a')} and ${math('b')} and uses the wrong sign of the slope; from ${math(`f(a) = ${values[0]}`)}, going back to ${math('x = 0')} adds ${math(term(m, 'a'))}.`,
        ],
        [
          [`${n === 0 ? `${term(m, 'ab')}` : `${n}`}`, (a, b) => (n === 0 ? m * a * b : n)],
          'RATE0',
          n === 0
            ? `This multiplies ${math('f(a)')} by ${math('a')}; going from ${math('x = a')} back to ${math('x = 0')} adds ${math(term(m, 'a'))} instead.`
            : `This takes ${math(n)} for ${math('f(0)')}, as if ${math('f(a)')} had ${math('a')} in it; it has ${math('b')}, so find the slope, ${math(-m)}, first.`,
        ],
      ],
    };
  if (kind === 'x')
    return {
      ...base,
      asked: { kind },
      key: [`a + b${signed(n / m)}`, (a, b) => a + b + n / m],
      lastStep: `So ${math(`f(x) = ${term(-m, 'x')} + ${start[0]}`)}, and this is 0 for ${math(`x = a + b${signed(n / m)}`)}.`,
      wrong: [
        [start, 'INTC', `This is ${math('f(0)')}, where the graph crosses the ${math('y')}-axis; solve ${math('f(x) = 0')} instead.`],
        [[`a - b${signed(-n / m)}`, (a, b) => a - b - n / m], ...slopeSign(slope)],
        [
          [`-a - b${signed(-n / m)}`, (a, b) => -a - b - n / m],
          'SIGN',
          `This loses a sign when solving ${math('f(x) = 0')}; it leads to ${math(`${term(m, 'x')} = ${start[0]}`)}${m === 1 ? '' : `, and then divide by ${math(m)}`}.`,
        ],
        [
          [`b${signed(n / m)}`, (_, b) => b + n / m],
          'STOP',
          `This is how far the point with ${math('x = a')} is from the ${math('x')}-intercept; add it to ${math('a')}.`,
        ],
        [
          [`a - b${signed(n / m)}`, (a, b) => a - b + n / m],
          'SIGN',
          `The sign of ${math('b')} is reversed; from ${math(`f(a) = ${values[0]}`)} to ${math('0')}, ${math('x')} increases by ${math(`b${signed(n / m)}`)}.`,
        ],
      ],
    };
  const [input, key, alsoWrong] = random.pick<[string, Formula, Wrong[]]>([
    [
      '2a',
      [`${term(m, 'b')} - ${term(m, 'a')}${signed(n)}`, (a, b) => m * (b - a) + n],
      [
        [
          [`${term(2 * m, 'b')}${signed(2 * n)}`, (_, b) => 2 * (m * b + n)],
          'RATE0',
          `This doubles ${math('f(a)')}, as if the function were proportional; going on by ${math('a')} changes the value by ${math(term(-m, 'a'))}.`,
        ],
        [
          [`${term(2 * m, 'b')}${signed(n)}`, (_, b) => 2 * m * b + n],
          'RATE0',
          `This replaces ${math('b')} with ${math('2b')} in ${math('f(a)')}; only the input changes, so add ${math('a')} times the slope, ${math(-m)}, to ${math('f(a)')}.`,
        ],
      ],
    ],
    [
      'a + b',
      [`${n}`, () => n],
      [
        [
          [`${term(m, 'a')} + ${term(m, 'b')}${signed(2 * n)}`, (a, b) => m * (a + b) + 2 * n],
          'DIST',
          `This adds ${math('f(a)')} and ${math('f(b)')}, but ${math('f(a + b)')} is not their sum; go on by ${math('b')} from ${math('x = a')} with the slope ${math(-m)}.`,
        ],
        [[`${term(2 * m, 'a')} + ${term(2 * m, 'b')}${signed(n)}`, (a, b) => 2 * m * (a + b) + n], ...slopeSign(slope)],
      ],
    ],
    [
      'a - b',
      [`${term(2 * m, 'b')}${signed(n)}`, (_, b) => 2 * m * b + n],
      [
        [
          [`${term(m, 'b')} - ${term(m, 'a')}`, (a, b) => m * (b - a)],
          'DIST',
          `This subtracts ${math('f(b)')} from ${math('f(a)')}, but ${math('f(a - b)')} is not their difference; go back by ${math('b')} from ${math('x = a')} with the slope ${math(-m)}.`,
        ],
        [[`${n}`, () => n], ...slopeSign(slope)],
      ],
    ],
    [
      '-a',
      [`${term(2 * m, 'a')} + ${term(m, 'b')}${signed(n)}`, (a, b) => m * (2 * a + b) + n],
      [
        [
          [`${term(-m, 'b')}${signed(-n)}`, (_, b) => -m * b - n],
          'SIGN',
          `This is the opposite of ${math('f(a)')}; going back by ${math('2a')} from ${math('x = a')} adds ${math(term(2 * m, 'a'))} to ${math('f(a)')}.`,
        ],
        [[`${term(m, 'b')} - ${term(2 * m, 'a')}${signed(n)}`, (a, b) => m * (b - 2 * a) + n], ...slopeSign(slope)],
      ],
    ],
  ]);
  return {
    ...base,
    asked: { kind, input },
    key,
    lastStep: `So ${math(`f(x) = ${term(-m, 'x')} + ${start[0]}`)}. Replacing ${math('x')} with ${math(input)} gives ${math(`f(${input}) = ${key[0]}`)}.`,
    wrong: [
      ...alsoWrong,
      [start, ...stopped(math('f(0)'), slope, `f(${input})`)],
      [[values[0], (_, b) => m * b + n], ...stopped(math('f(a)'), slope, `f(${input})`)],
      [[values[1], (a) => m * a + n], ...stopped(math('f(b)'), slope, `f(${input})`)],
    ],
  };
}

const probes: readonly (readonly [number, number])[] = [
  [1.7, 4.3],
  [0.6, 2.9],
];
const same = (one: Formula, two: Formula) => probes.some(([a, b]) => Math.abs(one[1](a, b) - two[1](a, b)) < 1e-9);

/** Pairs of letters that the constants go by. */
const names = ['ab', 'ab', 'pq', 'rs', 'cd', 'hk'] as const;
const renamed = (text: string, letters: string) =>
  text.replaceAll(/\\\((.*?)\\\)/g, (math) =>
    math.replaceAll(/\\[a-z]+|[ab]/g, (token) => (token === 'a' ? letters.charAt(0) : token === 'b' ? letters.charAt(1) : token)),
  );

function draft(random: Random): Draft | null {
  const kind = random.pick([exchanged, apart, multiples]);
  const task = kind(random);
  if (!task) return null;
  const { inputs, values, asked, key } = task;
  const letters = random.pick(names);
  const named = (text: string) => renamed(text, letters);
  const distinct = task.wrong.filter(([formula], index, all) => !same(formula, key) && all.findIndex(([other]) => same(other, formula)) === index);
  if (distinct.length < 3) return null;
  const constants =
    kind !== exchanged ? `${math('a')} and ${math('b')} are positive constants` : `${math('a')} and ${math('b')} are constants and ${math('a \\ne b')}`;
  const told = inputs.map((input, index) => math(`f(${input}) = ${values[index]}`));
  const opening = random.pick([
    `The linear function ${math('f')} satisfies ${told[0]} and ${told[1]}, where ${constants}.`,
    `For the linear function ${math('f')}, ${told[0]} and ${told[1]}, where ${constants}.`,
    `In the ${math('xy')}-plane, the graph of the linear function ${math('y = f(x)')} passes through the points ${math(`(${inputs[0]}, ${values[0]})`)} and ${math(`(${inputs[1]}, ${values[1]})`)}, where ${constants}.`,
    `The function ${math('f')} is linear, ${told[0]}, and ${told[1]}, where ${constants}.`,
  ]);
  // Multiples of one letter stand in order, and the question names no other.
  const inB = kind === multiples;
  const terms = inB ? math('b') : `${math('a')} and ${math('b')}`;
  const order = ([, of]: Formula) => (inB ? { order: of(1, 1) } : {});
  const question = {
    y: [
      `Which expression is equal to ${math('f(0)')}?`,
      `What is the ${math('y')}-coordinate of the ${math('y')}-intercept of the graph of ${math('y = f(x)')}, in terms of ${terms}?`,
    ],
    x: [
      `In terms of ${math('a')} and ${math('b')}, for what value of ${math('x')} is ${math('f(x) = 0')}?`,
      `What is the ${math('x')}-coordinate of the ${math('x')}-intercept of the graph of ${math('y = f(x)')}, in terms of ${math('a')} and ${math('b')}?`,
    ],
    value:
      asked.kind === 'value'
        ? [`Which expression is equal to ${math(`f(${asked.input})`)}?`, `What is the value of ${math(`f(${asked.input})`)}, in terms of ${terms}?`]
        : [],
  }[asked.kind];
  return {
    parameters: { inputs: [...inputs], values: [...values], asked: asked.kind, input: asked.kind === 'value' ? asked.input : '', letters },
    stem: named(`${opening} ${random.pick(question)}`),
    answer: {
      format: 'choice',
      correct: {
        text: named(math(key[0])),
        value: key[0],
        ...order(key),
        why: named(`The slope is ${math(task.slope[0])}, and ${math(key[0])} follows from it and one of the points.`),
      },
      wrong: distinct.map(([formula, misconception, why]) => ({
        text: named(math(formula[0])),
        value: formula[0],
        ...order(formula),
        misconception,
        why: named(why),
      })),
    },
    steps: [
      'Treat the letters as numbers: find the slope from the two points, then use one of the points.',
      `The slope is ${math(task.slopeStep)}.`,
      task.lastStep,
      `Check with numbers, such as ${math('a = 1')} and ${math('b = 2')}: the line through the two points gives the same as ${math(key[0])}, which is then ${math(numberText(key[1](1, 2)))}.`,
    ].map(named),
    takeaway: 'Letters are numbers: the slope of a linear function comes from two points, even when their coordinates are expressions.',
  };
}

const numberText = (value: number) =>
  Number.isInteger(value) ? `${value}` : Number.isInteger(2 * value) ? `${value < 0 ? '-' : ''}\\frac{${Math.abs(2 * value)}}{2}` : `${value}`;

export const valuesInLetters: Generator = {
  archetype: 'LF-n',
  topicId: 12,
  version: 4,
  levels: [5],
  skillTags: ['linear-functions', 'slope', 'parameters'],
  draft,
};
