/** INEQ-h: the table whose every row satisfies an inequality or a system of two. */
import { linear, stacked } from '../formulas.ts';
import { math } from '../text.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import { sign } from '../draws.ts';

interface Bound {
  readonly m: number;
  readonly b: number;
  readonly up: boolean;
  readonly strict: boolean;
}
type Row = readonly [number, number];

const line = ({ m, b }: Bound, x: number) => m * x + b;
const holds = (bound: Bound, [x, y]: Row) => {
  const gap = (y - line(bound, x)) * (bound.up ? 1 : -1);
  return bound.strict ? gap > 0 : gap >= 0;
};
const latexOf = ({ m, b, up, strict }: Bound) => `y${up ? (strict ? '>' : '\\ge ') : strict ? '<' : '\\le '}${linear(m, b)}`;
/** Three items with the last comma. */
const listed = ([first, second, third]: readonly string[]) => `${first}, ${second}, and ${third}`;
const tableLatex = (rows: readonly Row[]) => `\\begin{array}{c|c}x&y\\\\\\hline ${rows.map(([x, y]) => `${x}&${y}`).join('\\\\')}\\end{array}`;

function draft(random: Random): Draft | null {
  const alone = random.chance(1, 2);
  const strict = random.chance(2, 3);
  const low: Bound = { m: random.int(1, 4) * sign(random), b: random.int(-6, 6), up: true, strict };
  const high: Bound = { m: random.int(1, 4) * sign(random), b: random.int(4, 20), up: false, strict: random.chance(1, 2) };
  const single: Bound = random.chance(1, 2) ? low : { ...high, b: random.int(-6, 8), strict };
  const bounds = alone ? [single] : [low, high];
  const start = random.int(-3, 3);
  const step = random.int(1, 3);
  const xs = [start, start + step, start + 2 * step];
  if (low.m === high.m || low.b === 0 || single.b === 0) return null;
  const range = (x: number): [number, number] => {
    if (alone)
      return single.up ? [line(single, x) + (single.strict ? 1 : 0), line(single, x) + 6] : [line(single, x) - 6, line(single, x) - (single.strict ? 1 : 0)];
    return [line(low, x) + (low.strict ? 1 : 0), line(high, x) - (high.strict ? 1 : 0)];
  };
  if (xs.some((x) => range(x)[1] < range(x)[0] + (alone ? 0 : 1))) return null;
  const good = (x: number): Row => [x, random.int(...range(x))];
  const rows = xs.map(good);
  const fresh = () => xs.map(good);
  const replaced = (table: readonly Row[], index: number, y: number) => table.map((row, i): Row => (i === index ? [row[0], y] : row));
  const wrong: WrongOption[] = [];
  const push = (table: readonly Row[], misconception: Misconception, index: number, reason: string) => {
    const [x, y] = table[index] ?? [0, 0];
    if (!bounds.every((bound) => holds(bound, [x, y])))
      wrong.push({ text: math(tableLatex(table)), value: JSON.stringify(table), misconception, why: `The row ${math(`(${x}, ${y})`)} fails: ${reason}.` });
  };
  const says = (bound: Bound, x: number) =>
    `when ${math(`x=${x}`)}, ${math(latexOf(bound))} requires ${math(`y${bound.up ? (bound.strict ? '>' : '\\ge ') : bound.strict ? '<' : '\\le '}${line(bound, x)}`)}`;
  for (const [number, bound] of bounds.entries()) {
    const spots = random.shuffle([0, 1, 2]);
    const [first = 0, second = 1, third = 2] = spots;
    const at = (index: number) => xs[index] ?? 0;
    if (bound.strict) push(replaced(fresh(), first, line(bound, at(first))), 'STRICT', first, says(bound, at(first)));
    push(replaced(fresh(), second, line(bound, at(second)) + (bound.up ? -1 : 1) * random.int(1, 3)), 'ARITH', second, says(bound, at(second)));
    push(
      replaced(fresh(), third, -range(at(third))[number === 0 ? 1 : 0]),
      'SIGN',
      third,
      says(bounds.find((other) => !holds(other, [at(third), -range(at(third))[number === 0 ? 1 : 0]])) ?? bound, at(third)),
    );
    const flipped = xs.map((x): Row => [x, line(bound, x) + (bound.up ? -1 : 1) * random.int(bound.strict ? 0 : 1, 4)]);
    push(flipped, 'FLIP', first, says(bound, at(first)));
  }
  const shown = alone ? math(latexOf(single)) : math(stacked(bounds.map(latexOf)));
  const [x0 = 0] = xs;
  return {
    parameters: { bounds: bounds.map(latexOf), xs },
    stem: alone
      ? random.pick([
          `${shown}\n\nFor which of the following tables are all the values of ${math('x')} and their corresponding values of ${math('y')} solutions to the given inequality?`,
          `${shown}\n\nIn which of the following tables is every row a solution ${math('(x, y)')} to the given inequality?`,
          `Each table gives three ordered pairs ${math('(x, y)')}. For which table are all three ordered pairs solutions to the inequality ${shown}?`,
          `For which table are all pairs of values of ${math('x')} and ${math('y')} solutions to the inequality ${shown}?`,
        ])
      : random.pick([
          `${shown}\n\nFor which of the following tables are all the values of ${math('x')} and their corresponding values of ${math('y')} solutions to the given system of inequalities?`,
          `${shown}\n\nIn which of the following tables is every row a solution ${math('(x, y)')} to the given system of inequalities?`,
          `${shown}\n\nEach table gives three ordered pairs ${math('(x, y)')}. For which table are all three ordered pairs solutions to the given system?`,
          `${shown}\n\nWhich table lists only solutions ${math('(x, y)')} to the given system of inequalities?`,
        ]),
    answer: {
      format: 'choice',
      correct: {
        text: math(tableLatex(rows)),
        value: JSON.stringify(rows),
        why: `Each row satisfies ${alone ? 'the inequality' : 'both inequalities'}.`,
      },
      wrong,
    },
    steps: [
      `Every table uses the ${math('x')}-values ${listed(xs.map((x) => math(`${x}`)))}, so find the allowed values of ${math('y')} for each of them. One row that fails rules out a table.`,
      `When ${math(`x=${x0}`)}: ${bounds.map((bound) => math(`y${bound.up ? (bound.strict ? '>' : '\\ge ') : bound.strict ? '<' : '\\le '}${line(bound, x0)}`)).join(' and ')}.`,
      `When ${math(`x=${xs[1]}`)}: ${bounds.map((bound) => math(`y${bound.up ? (bound.strict ? '>' : '\\ge ') : bound.strict ? '<' : '\\le '}${line(bound, xs[1] ?? 0)}`)).join(' and ')}. When ${math(`x=${xs[2]}`)}: ${bounds.map((bound) => math(`y${bound.up ? (bound.strict ? '>' : '\\ge ') : bound.strict ? '<' : '\\le '}${line(bound, xs[2] ?? 0)}`)).join(' and ')}.`,
      `Check: only the table with the rows ${listed(rows.map(([x, y]) => math(`(${x}, ${y})`)))} meets every condition.`,
    ],
    takeaway: 'Check a table row by row: a single row that fails, often one exactly on a strict boundary, rules it out.',
  };
}

export const rowsThatSatisfy: Generator = {
  archetype: 'INEQ-h',
  topicId: 15,
  version: 4,
  levels: [3],
  skillTags: ['linear-inequalities', 'tables', 'systems-of-inequalities'],
  draft,
};
