/** LE1-i: how many solutions an equation has, or which of four equations has none, one or infinitely many. */
import { rat } from '#core/rational.ts';
import { linear, multiple, sum } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';

type Kind = 'none' | 'one' | 'all';
interface Built {
  readonly latex: string;
  readonly left: readonly [number, number];
  readonly right: readonly [number, number];
}

const names: Record<Kind, string> = { none: 'Zero', one: 'Exactly one', all: 'Infinitely many' };
/** Place of each count when the choices stand in natural order; two solutions are number 2. */
const place: Record<Kind, number> = { none: 0, one: 1, all: 3 };
const phrase: Record<Kind, string> = { none: 'no solution', one: 'exactly one solution', all: 'infinitely many solutions' };

/** p(qx+r)+sx on the left, expanded with the right slope and constant on the right, shown in one of several shapes. */
function build(random: Random, kind: Kind, level: Difficulty): Built | null {
  const [p, q] = [random.int(2, 6) * (random.chance(1, 4) ? -1 : 1), random.int(1, 5)];
  const r = random.int(2, 9) * (random.chance(1, 2) ? 1 : -1);
  const s = level === 2 ? 0 : random.int(1, 6) * (random.chance(1, 2) ? 1 : -1);
  const left = [p * q + s, p * r] as const;
  if (left[0] === 0) return null;
  const constantGap =
    kind === 'all' ? 0 : kind === 'none' ? random.pick([-2, -1, 1, 2]) * random.pick([1, Math.abs(r)]) : random.pick([0, 0, random.int(-9, 9)]);
  const slopeGap = kind === 'one' ? random.pick([-2, -1, 1, 2]) : 0;
  const right = [left[0] + slopeGap, left[1] + constantGap] as const;
  if (right[0] === 0 || right[1] === 0) return null;
  const shared = [2, 3, 4, 5].filter((g) => right[0] % g === 0 && right[1] % g === 0);
  const g = shared.length > 0 && random.chance(1, 2) ? random.pick(shared) : 1;
  const rightLatex =
    g > 1
      ? multiple(g, linear(right[0] / g, right[1] / g))
      : level === 3 && random.chance(1, 3)
        ? `${sum([
            [right[1], ''],
            [right[0], 'x'],
          ])}`
        : linear(right[0], right[1]);
  const leftLatex = sum([
    [p, `(${linear(q, r)})`],
    [s, 'x'],
  ]);
  return leftLatex === rightLatex ? null : { latex: `${leftLatex}=${rightLatex}`, left, right };
}

const working = ({ left, right }: Built) => math(`${linear(left[0], left[1])}=${linear(right[0], right[1])}`);

function outcome({ left, right }: Built, kind: Kind): string {
  if (kind === 'all') return 'The two sides are identical, so every value of \\(x\\) is a solution.';
  if (kind === 'none')
    return `The ${math('x')}-terms are equal, and ${left[0] > 0 ? 'subtracting' : 'adding'} ${math(linear(Math.abs(left[0]), 0))} ${left[0] > 0 ? 'from' : 'to'} both sides leaves ${math(`${left[1]}=${right[1]}`)}. That is false, so no value of ${math('x')} works.`;
  return `The coefficients of ${math('x')} differ (${math(`${left[0]}`)} and ${math(`${right[0]}`)}), so the equation reduces to ${math(`${linear(left[0] - right[0], 0)}=${right[1] - left[1]}`)}, which has exactly one solution.`;
}

const takeaway =
  'Simplify, then compare: different x-coefficients mean one solution; equal x-coefficients mean none or infinitely many, depending on the constants.';

function countQuestion(random: Random, level: Difficulty): Draft | null {
  const kind = random.pick<Kind>(['none', 'one', 'one', 'one', 'all', 'all', 'all', 'all', 'all']);
  // Both orders are natural: counts upward from zero, or zero after the others.
  const zeroFirst = random.chance(1, 2);
  const order = (which: Kind) => (which === 'none' && !zeroFirst ? 4 : place[which]);
  const built = build(random, kind, level);
  if (!built) return null;
  const { left, right } = built;
  const wrongWhy: Record<Kind, string> = {
    none:
      kind === 'one' && left[1] === right[1]
        ? `The solution is ${math('x=0')}; zero is a number, so the equation does have a solution.`
        : kind === 'one'
          ? `For no solution, the coefficients of ${math('x')} would have to be equal; simplified, they are ${math(`${left[0]}`)} and ${math(`${right[0]}`)}, so exactly one value of ${math('x')} works.`
          : `Both sides simplify to ${math(linear(left[0], left[1]))}; sides that are identical are equal for every value of ${math('x')}.`,
    one:
      kind === 'all'
        ? `The ${math('x')}-terms cancel and leave ${math(`${left[1]}=${right[1]}`)}, which is always true, so every value of ${math('x')} is a solution, not just one.`
        : `The ${math('x')}-terms cancel and leave ${math(`${left[1]}=${right[1]}`)}, which is never true, so no value of ${math('x')} is a solution.`,
    all:
      kind === 'one'
        ? `Infinitely many solutions need identical sides; simplified, the coefficients of ${math('x')} are ${math(`${left[0]}`)} and ${math(`${right[0]}`)}, so only one value of ${math('x')} works.`
        : `Compare the constants, too: the coefficients of ${math('x')} are equal, but ${math(`${left[1]}`)} and ${math(`${right[1]}`)} differ, so the equation is never true.`,
  };
  const wrong: WrongOption[] = (['none', 'one', 'all'] as const)
    .filter((other) => other !== kind)
    .map((other) => ({ text: names[other], value: other, order: order(other), misconception: other === 'one' ? 'CANC' : 'NOINF', why: wrongWhy[other] }));
  return {
    parameters: { equation: built.latex, task: 'count' },
    stem: random.pick([
      `${math(built.latex)}\n\nHow many solutions does the given equation have?`,
      `How many solutions does the equation ${math(built.latex)} have?`,
    ]),
    answer: {
      format: 'choice',
      correct: {
        text: names[kind],
        value: kind,
        order: order(kind),
        why: `Simplifying each side gives ${working(built)}, and this equation has ${phrase[kind]}.`,
      },
      wrong: [
        ...wrong,
        {
          text: 'Exactly two',
          value: 'two',
          order: 2,
          misconception: 'DISC',
          why: `A quadratic equation can have two solutions, but a linear one has zero, one, or infinitely many; compare the two sides of ${working(built)} to decide.`,
        },
      ],
    },
    steps: [
      'Simplify each side, and then compare the coefficients of \\(x\\) and the constants.',
      `${level === 2 ? 'Distributing' : 'Distributing and combining like terms'} gives ${working(built)}.`,
      outcome(built, kind),
      kind === 'one'
        ? `Check: the only solution is ${math(`x=${fractionLatex(rat(right[1] - left[1], left[0] - right[0]))}`)}.`
        : `Check: when ${math('x=0')}, the sides are ${math(`${left[1]}`)} and ${math(`${right[1]}`)}, so the equation is ${kind === 'all' ? 'true' : 'false'}, as expected.`,
    ],
    takeaway,
  };
}

/** What the equation asked for has that this one has not. */
function lookFor(shown: Kind, asked: Kind): string {
  if (asked === 'all') return shown === 'none' ? 'look for equal constants as well' : 'look for two sides that are identical';
  return shown === 'all' ? 'look for constants that differ' : `look for equal coefficients of ${math('x')}`;
}

function whichQuestion(random: Random, level: Difficulty): Draft | null {
  const kind = random.pick<Kind>(['none', 'all']);
  const others: Kind[] = kind === 'none' ? ['one', 'one', 'all'] : ['none', 'none', 'one'];
  const key = build(random, kind, level);
  const rest = others.map((other) => ({ kind: other, built: build(random, other, level) }));
  if (!key) return null;
  const wrong: WrongOption[] = [];
  for (const { kind: other, built } of rest) {
    if (!built) return null;
    wrong.push({
      text: math(built.latex),
      value: built.latex,
      misconception: other === 'one' ? 'CANC' : 'NOINF',
      why: `This simplifies to ${working(built)}, which has ${phrase[other]}; ${lookFor(other, kind)}.`,
    });
  }
  return {
    parameters: { equation: key.latex, task: kind },
    stem: random.pick([`Which of the following equations has ${phrase[kind]}?`, `Which equation in ${math('x')} has ${phrase[kind]}?`]),
    answer: {
      format: 'choice',
      correct: { text: math(key.latex), value: key.latex, why: `This simplifies to ${working(key)}, which has ${phrase[kind]}.` },
      wrong,
    },
    steps: [
      'Simplify both sides of each equation, and compare the coefficients of \\(x\\) and the constants.',
      `The equation ${math(key.latex)} simplifies to ${working(key)}.`,
      outcome(key, kind),
      `Check: each of the other three equations has ${others
        .map((other) => phrase[other])
        .filter((text, index, all) => all.indexOf(text) === index)
        .join(' or ')}.`,
    ],
    takeaway,
  };
}

const draft = (random: Random, level: Difficulty) => (level === 3 && random.chance(1, 2) ? whichQuestion(random, level) : countQuestion(random, level));

export const numberOfSolutions: Generator = {
  archetype: 'LE1-i',
  topicId: 11,
  version: 2,
  levels: [2, 3],
  skillTags: ['linear-equations', 'number-of-solutions'],
  draft,
};
