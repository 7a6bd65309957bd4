/** INEQ-e: which point satisfies an inequality or both inequalities of a system. */
import { linear, point, stacked, sum } from '../formulas.ts';
import { math } from '../text.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Difficulty } from '#core/questions/question.ts';
import type { Random } from '#core/random.ts';

type Sign = '<' | '>' | '\\le ' | '\\ge ';
interface Half {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly sign: Sign;
  readonly solved: boolean;
}

const holds = ({ a, b, c, sign }: Half, x: number, y: number): boolean => {
  const gap = a * x + b * y - c;
  return sign === '<' ? gap < 0 : sign === '>' ? gap > 0 : sign === '\\le ' ? gap <= 0 : gap >= 0;
};
const isOnEdge = ({ a, b, c }: Half, x: number, y: number) => a * x + b * y === c;

function half(random: Random): Half {
  const sign = () => (random.chance(1, 2) ? 1 : -1);
  const solved = random.chance(1, 2);
  const slope = random.int(1, 4) * sign();
  // y against slope·x + c, or a·x + b·y against c
  return solved
    ? { a: -slope, b: 1, c: random.int(1, 8) * sign(), sign: random.pick(['<', '>']), solved }
    : { a: random.int(1, 5), b: random.int(1, 5) * sign(), c: random.int(2, 14) * sign(), sign: random.pick(['<', '>']), solved };
}

const write = ({ a, b, c, sign, solved }: Half) =>
  solved
    ? `y${sign}${linear(-a, c)}`
    : `${sum([
        [a, 'x'],
        [b, 'y'],
      ])}${sign}${c}`;

/** The inequality at a point, with what each side comes to. */
const filledIn = ({ a, b, c, sign, solved }: Half, x: number, y: number) => (solved ? `${y}${sign}${c - a * x}` : `${a * x + b * y}${sign}${c}`);

const one = [
  (s: string) => `Which ordered pair ${math('(x, y)')} is a solution to the inequality ${s}?`,
  (s: string) => `Which of the following points satisfies ${s}?`,
  (s: string) => `${s}\n\nWhich point ${math('(x, y)')} is a solution to the given inequality?`,
  (s: string) => `For which of the following ordered pairs ${math('(x, y)')} is ${s} true?`,
  (s: string) => `In the \\(xy\\)-plane, which of the following points lies in the region that represents all solutions to ${s}?`,
  (s: string) => `${s}\n\nWhich ordered pair satisfies the given inequality?`,
  (s: string) => `The solutions to ${s} form a region of the \\(xy\\)-plane. Which of the following points lies in this region?`,
  (s: string) => `Which of the following ordered pairs makes the inequality ${s} true?`,
] as const;
const both = [
  (s: string) => `${s}\n\nWhich ordered pair ${math('(x, y)')} is a solution to the given system of inequalities?`,
  (s: string) => `${s}\n\nWhich of the following points satisfies both of the given inequalities?`,
  (s: string) => `${s}\n\nWhich point lies in the region of the \\(xy\\)-plane that contains all solutions to the given system?`,
  (s: string) => `${s}\n\nFor which ordered pair ${math('(x, y)')} are both of the given inequalities true?`,
  (s: string) => `${s}\n\nThe point ${math('(x, y)')} is a solution to the given system. Which of the following could be the point?`,
  (s: string) => `${s}\n\nWhich of the following ordered pairs satisfies the given system of inequalities?`,
  (s: string) => `${s}\n\nIn the \\(xy\\)-plane, which of the following points is in the solution set of the given system?`,
  (s: string) => `${s}\n\nWhich ordered pair makes both of the given inequalities true?`,
] as const;

function draft(random: Random, level: Difficulty): Draft | null {
  const halves = level === 2 ? [half(random)] : [half(random), half(random)];
  const [first, second] = halves;
  if (second && first && first.a * second.b === first.b * second.a) return null;
  const grid = Array.from({ length: 15 }, (_, i) => i - 7)
    .flatMap((x) => Array.from({ length: 15 }, (_, j) => [x, j - 7] as const))
    .filter(([x, y]) => x !== y && !(x === 0 && y === 0));
  const meets = (x: number, y: number) => halves.every((one) => holds(one, x, y));
  const option = (x: number, y: number) => ({ text: math(point(x, y)), value: `${x},${y}` });
  const correct = random.pick(grid.filter(([x, y]) => meets(x, y)).length > 0 ? grid.filter(([x, y]) => meets(x, y)) : [[0, 0] as const]);
  if (!meets(...correct)) return null;
  const [kx, ky] = correct;
  const fails = (x: number, y: number) => !meets(x, y) && Math.abs(x) <= 9 && Math.abs(y) <= 9;
  const wrong: WrongOption[] = [];
  const push = (x: number, y: number, misconception: WrongOption['misconception'], why: string) => {
    if (fails(x, y)) wrong.push({ ...option(x, y), misconception, why });
  };
  const sides = (x: number, y: number) => {
    const broken = halves.find((inequality) => !holds(inequality, x, y)) ?? halves[0];
    return broken ? `substituting it turns ${math(write(broken))} into ${math(filledIn(broken, x, y))}, which is false` : '';
  };
  const edges = random.shuffle(grid.filter(([x, y]) => halves.some((one) => isOnEdge(one, x, y)) && fails(x, y))).slice(0, 2);
  for (const [x, y] of edges) push(x, y, 'STRICT', `This point lies on a boundary line, and the symbol does not include equality; ${sides(x, y)}.`);
  push(ky, kx, 'SWAP', `This switches the coordinates of a solution; the first coordinate is ${math('x')}, and ${sides(ky, kx)}.`);
  push(-kx, ky, 'SIGN', `This has the wrong sign for the ${math('x')}-coordinate of a solution; ${sides(-kx, ky)}.`);
  push(kx, -ky, 'SIGN', `This has the wrong sign for the ${math('y')}-coordinate of a solution; ${sides(kx, -ky)}.`);
  if (second) {
    const partial = random
      .shuffle(grid.filter(([x, y]) => halves.filter((one) => holds(one, x, y)).length === 1 && !halves.some((one) => isOnEdge(one, x, y))))
      .slice(0, 3);
    for (const [x, y] of partial) push(x, y, 'STOP', `This point satisfies only one of the inequalities, but both have to be true; ${sides(x, y)}.`);
  } else {
    const reversed = random.shuffle(grid.filter(([x, y]) => fails(x, y) && !isOnEdge(halves[0] as Half, x, y))).slice(0, 3);
    for (const [x, y] of reversed) push(x, y, 'FLIP', `This point lies on the other side of the boundary line; ${sides(x, y)}.`);
  }
  const texts = halves.map(write);
  return {
    parameters: { inequalities: texts, key: [kx, ky] },
    stem: second ? random.pick(both)(math(stacked(texts))) : random.pick(one)(math(texts[0] ?? '')),
    answer: {
      format: 'choice',
      correct: { ...option(kx, ky), why: `Substituting these coordinates makes ${second ? 'both inequalities' : 'the inequality'} true.` },
      wrong,
    },
    steps: [
      `Substitute the coordinates of each point into ${second ? 'both inequalities' : 'the inequality'}.`,
      ...halves.map(
        (one) =>
          `At ${math(point(kx, ky))}, ${one.solved ? `${math(`y=${ky}`)} and ${math(`${linear(-one.a, one.c).replace('x', `(${kx})`)}=${-one.a * kx + one.c}`)}` : `${math(`${one.a === 1 ? '' : one.a}(${kx})${one.b < 0 ? '-' : '+'}${Math.abs(one.b) === 1 ? '' : Math.abs(one.b)}(${ky})=${one.a * kx + one.b * ky}`)}`}, so ${math(write(one))} is true.`,
      ),
      `Each of the other points makes ${second ? 'at least one inequality' : 'the inequality'} false; a point on a boundary line is not a solution, because the symbol does not include equality.`,
    ],
    takeaway: 'A point is a solution only if it makes every given inequality true; be careful with points on a boundary line.',
  };
}

export const pointThatSatisfies: Generator = {
  archetype: 'INEQ-e',
  topicId: 15,
  version: 1,
  levels: [2, 3],
  skillTags: ['linear-inequalities', 'points'],
  draft,
};
