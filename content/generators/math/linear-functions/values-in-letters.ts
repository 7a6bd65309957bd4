/** A linear function through two points whose coordinates are built from the same two letters, often exchanged. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '../../generator.ts';
import { signed, tex, times } from '../option-kit.ts';
import { slopeSign, stopped, type Formula, type Task } from './letter-task.ts';
import { reciprocals, squares } from './letter-values.ts';

/** f(a) = mb + n and f(b) = ma + n: the slope is −m. */
function exchanged(random: Random): Task {
  const m = random.int(1, 6);
  const n = random.chance(1, 3) ? 0 : random.pick([-1, 1]) * m * random.int(1, 5);
  const slope: Formula = [`${-m}`, () => -m];
  const values = [`${times(m, 'b')}${signed(n)}`, `${times(m, 'a')}${signed(n)}`] as const;
  const slopeStep = `\\frac{${m === 1 ? 'a - b' : `${m}a - ${m}b`}}{b - a} = ${-m}`;
  const start: Formula = [`${times(m, 'a')} + ${times(m, 'b')}${signed(n)}`, (a, b) => m * (a + b) + n];
  const base = { values, slope, slopeStep };
  const from = (text: string) => `From ${tex(`(a, ${values[0]})`)}, ${text}`;
  const kind = random.pick(['y', 'x', 'value', 'value'] as const);
  if (kind === 'y')
    return {
      ...base,
      asked: { kind },
      key: start,
      lastStep: from(`going back ${tex('a')} to ${tex('x = 0')} adds ${tex(`${times(m, 'a')}`)}: ${tex(`f(0) = ${start[0]}`)}.`),
      wrong: [
        [[`${times(m, 'b')} - ${times(m, 'a')}${signed(n)}`, (a, b) => m * (b - a) + n], ...slopeSign],
        [[values[0], (_, b) => m * b + n], ...stopped(tex('f(a)'))],
        [[`a + b${signed(n === 0 ? 0 : n / m)}`, (a, b) => a + b + n / m], 'INTC', `This is the value of ${tex('x')} for which ${tex('f(x) = 0')}.`],
        [[`${times(m, 'a')} - ${times(m, 'b')}${signed(n)}`, (a, b) => m * (a - b) + n], 'SWAP', `This exchanges ${tex('a')} and ${tex('b')} and uses the wrong sign of the slope.`],
        [[`${n === 0 ? `${times(m, 'ab')}` : `${n}`}`, (a, b) => (n === 0 ? m * a * b : n)], 'RATE0', `This takes the values for ${n === 0 ? 'a product' : `a multiple of ${tex('x')} plus ${tex(n)}`}.`],
      ],
    };
  if (kind === 'x')
    return {
      ...base,
      asked: { kind },
      key: [`a + b${signed(n / m)}`, (a, b) => a + b + n / m],
      lastStep: `So ${tex(`f(x) = ${times(-m, 'x')} + ${start[0]}`)}, and this is 0 for ${tex(`x = a + b${signed(n / m)}`)}.`,
      wrong: [
        [start, 'INTC', `This is ${tex('f(0)')}, where the graph crosses the ${tex('y')}-axis.`],
        [[`a - b${signed(-n / m)}`, (a, b) => a - b - n / m], ...slopeSign],
        [[`-a - b${signed(-n / m)}`, (a, b) => -a - b - n / m], 'SIGN', `This is the opposite; ${tex('f(x) = 0')} was solved with a lost sign.`],
        [[`b${signed(n / m)}`, (_, b) => b + n / m], 'STOP', `This is how far the point with ${tex('x = a')} is from the ${tex('x')}-intercept; add it to ${tex('a')}.`],
        [[`a - b${signed(n / m)}`, (a, b) => a - b + n / m], 'SIGN', `The sign of ${tex('b')} is reversed.`],
      ],
    };
  const [input, key, alsoWrong] = random.pick<[string, Formula, Wrong[]]>([
    [
      '2a',
      [`${times(m, 'b')} - ${times(m, 'a')}${signed(n)}`, (a, b) => m * (b - a) + n],
      [
        [[`${times(2 * m, 'b')}${signed(2 * n)}`, (_, b) => 2 * (m * b + n)], 'RATE0', `This doubles ${tex('f(a)')}, as if the function were proportional.`],
        [[`${times(2 * m, 'b')}${signed(n)}`, (_, b) => 2 * m * b + n], 'RATE0', `This replaces ${tex('b')} with ${tex('2b')} in ${tex('f(a)')}; here, the input changes, not ${tex('b')}.`],
      ],
    ],
    [
      'a + b',
      [`${n}`, () => n],
      [
        [[`${times(m, 'a')} + ${times(m, 'b')}${signed(2 * n)}`, (a, b) => m * (a + b) + 2 * n], 'DIST', `This adds ${tex('f(a)')} and ${tex('f(b)')}, but ${tex('f(a + b)')} is not their sum.`],
        [[`${times(2 * m, 'a')} + ${times(2 * m, 'b')}${signed(n)}`, (a, b) => 2 * m * (a + b) + n], ...slopeSign],
      ],
    ],
    [
      'a - b',
      [`${times(2 * m, 'b')}${signed(n)}`, (_, b) => 2 * m * b + n],
      [
        [[`${times(m, 'b')} - ${times(m, 'a')}`, (a, b) => m * (b - a)], 'DIST', `This subtracts ${tex('f(b)')} from ${tex('f(a)')}, but ${tex('f(a - b)')} is not their difference.`],
        [[`${n}`, () => n], ...slopeSign],
      ],
    ],
    [
      '-a',
      [`${times(2 * m, 'a')} + ${times(m, 'b')}${signed(n)}`, (a, b) => m * (2 * a + b) + n],
      [
        [[`${times(-m, 'b')}${signed(-n)}`, (_, b) => -m * b - n], 'SIGN', `This is the opposite of ${tex('f(a)')}; the graph need not pass through the origin.`],
        [[`${times(m, 'b')} - ${times(2 * m, 'a')}${signed(n)}`, (a, b) => m * (b - 2 * a) + n], ...slopeSign],
      ],
    ],
  ]);
  return {
    ...base,
    asked: { kind, input },
    key,
    lastStep: `So ${tex(`f(x) = ${times(-m, 'x')} + ${start[0]}`)}. Replacing ${tex('x')} with ${tex(input)} gives ${tex(`f(${input}) = ${key[0]}`)}.`,
    wrong: [
      ...alsoWrong,
      [start, ...stopped(tex('f(0)'))],
      [[values[0], (_, b) => m * b + n], ...stopped(tex('f(a)'))],
      [[values[1], (a) => m * a + n], ...stopped(tex('f(b)'))],
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
  text.replaceAll(/\\\((.*?)\\\)/g, (math) => math.replaceAll(/\\[a-z]+|[ab]/g, (token) => (token === 'a' ? letters.charAt(0) : token === 'b' ? letters.charAt(1) : token)));

function draft(random: Random, level: number): Draft | null {
  const task = level === 4 ? exchanged(random) : random.chance(1, 3) ? reciprocals(random) : squares(random);
  const { values, asked, key } = task;
  const letters = random.pick(names);
  const named = (text: string) => renamed(text, letters);
  const distinct = task.wrong.filter(([formula], index, all) => !same(formula, key) && all.findIndex(([other]) => same(other, formula)) === index);
  if (distinct.length < 3) return null;
  const constants = level === 5 ? `${tex('a')} and ${tex('b')} are different positive constants` : `${tex('a')} and ${tex('b')} are constants and ${tex('a \\ne b')}`;
  const opening = random.pick([
    `The linear function ${tex('f')} satisfies ${tex(`f(a) = ${values[0]}`)} and ${tex(`f(b) = ${values[1]}`)}, where ${constants}.`,
    `For the linear function ${tex('f')}, ${tex(`f(a) = ${values[0]}`)} and ${tex(`f(b) = ${values[1]}`)}, where ${constants}.`,
    `In the ${tex('xy')}-plane, the graph of the linear function ${tex('y = f(x)')} passes through the points ${tex(`(a, ${values[0]})`)} and ${tex(`(b, ${values[1]})`)}, where ${constants}.`,
    `The function ${tex('f')} is linear, ${tex(`f(a) = ${values[0]}`)}, and ${tex(`f(b) = ${values[1]}`)}, where ${constants}.`,
  ]);
  const question = {
    slope: [`Which expression gives the slope of the graph of ${tex('y = f(x)')} in the ${tex('xy')}-plane?`, `What is the slope of the graph of ${tex('y = f(x)')}, in terms of ${tex('a')} and ${tex('b')}?`],
    y: [`Which expression is equal to ${tex('f(0)')}?`, `What is the ${tex('y')}-coordinate of the ${tex('y')}-intercept of the graph of ${tex('y = f(x)')}, in terms of ${tex('a')} and ${tex('b')}?`],
    x: [`For what value of ${tex('x')} is ${tex('f(x) = 0')}?`, `What is the ${tex('x')}-coordinate of the ${tex('x')}-intercept of the graph of ${tex('y = f(x)')}, in terms of ${tex('a')} and ${tex('b')}?`],
    value: asked.kind === 'value' ? [`Which expression is equal to ${tex(`f(${asked.input})`)}?`, `What is the value of ${tex(`f(${asked.input})`)}?`] : [],
  }[asked.kind];
  return {
    parameters: { values: [...values], asked: asked.kind, input: asked.kind === 'value' ? asked.input : '', letters },
    stem: named(`${opening} ${random.pick(question)}`),
    answer: {
      format: 'choice',
      correct: {
        text: named(tex(key[0])),
        value: key[0],
        why: named(key === task.slope ? `The change in ${tex('f(x)')} divided by the change in ${tex('x')} is ${tex(key[0])}.` : `The slope is ${tex(task.slope[0])}, and ${tex(key[0])} follows from it and one of the points.`),
      },
      wrong: distinct.map(([[latex], misconception, why]) => ({ text: named(tex(latex)), value: latex, misconception, why: named(why) })),
    },
    steps: [
      'Treat the letters as numbers: find the slope from the two points, then use one of the points.',
      `The slope is ${tex(`\\frac{f(b) - f(a)}{b - a} = ${task.slopeStep}`)}.`,
      task.lastStep,
      `Check with numbers, such as ${tex('a = 1')} and ${tex('b = 2')}: the line through the two points gives the same as ${tex(key[0])}, which is then ${tex(numberText(key[1](1, 2)))}.`,
    ].map(named),
    takeaway: 'Letters are numbers: the slope of a linear function comes from two points, even when their coordinates are expressions.',
  };
}

const numberText = (value: number) => (Number.isInteger(value) ? `${value}` : Number.isInteger(2 * value) ? `${value < 0 ? '-' : ''}\\frac{${Math.abs(2 * value)}}{2}` : `${value}`);

export const valuesInLetters: Generator = {
  archetype: 'LF-n',
  topicId: 12,
  version: 1,
  levels: [4, 5],
  skillTags: ['linear-functions', 'slope', 'parameters'],
  draft,
};
