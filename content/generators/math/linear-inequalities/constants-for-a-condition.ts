/** INEQ-j: constants for which a system of inequalities has solutions or a given one, and what the solutions have in common. */
import { rat, toNumber, toText, type Rational } from '#core/rational.ts';
import { linear, stacked } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import { sign } from '../draws.ts';
import { wrongOption } from '../options.ts';
import { coordinates, extremeCoordinate } from './bounded-coordinates.ts';

const symbols = ['<', '>', '\\le ', '\\ge '] as const;
type Symbol = (typeof symbols)[number];
const opposite: Record<Symbol, Symbol> = { '<': '>', '>': '<', '\\le ': '\\ge ', '\\ge ': '\\le ' };
const other: Record<Symbol, Symbol> = { '<': '\\le ', '\\le ': '<', '>': '\\ge ', '\\ge ': '>' };

/** Parallel boundaries: for which k has the system no solution? */
function emptyRegion(random: Random): Draft | null {
  const m = rat(random.int(1, 7) * sign(random), random.pick([1, 1, 2, 3]));
  const b = random.int(-12, 12);
  const firstAbove = random.chance(1, 2);
  const [strictOne, strictTwo] = [random.chance(1, 2), random.chance(1, 2)];
  const symbol = (above: boolean, strict: boolean): Symbol => (above ? (strict ? '>' : '\\ge ') : strict ? '<' : '\\le ');
  const [one, two] = [symbol(firstAbove, strictOne), symbol(!firstAbove, strictTwo)];
  if (b === 0 || toText(m) === `${b}`) return null;
  const none = random.chance(1, 2);
  // firstAbove: y above mx + b and below mx + k: solutions exist iff k > b (or k ≥ b when both include the boundary).
  const touching = !strictOne && !strictTwo;
  const exists: Symbol = firstAbove ? (touching ? '\\ge ' : '>') : touching ? '\\le ' : '<';
  const onK: Symbol = none ? other[opposite[exists]] : exists;
  const option = (sign: Symbol, value: number) => ({ text: math(`k${sign}${value}`), value: `${sign}${value}` });
  const key = option(onK, b);
  const [flipped, complement] = [opposite[onK], other[opposite[onK]]];
  const beyond = `beyond ${math(`k=${b}`)}, these values make the two regions ${none ? 'overlap, so the system has solutions' : 'separate, so the system has no solution'}`;
  const edge = `When ${math(`k=${b}`)}, the boundary lines are the same, and ${touching ? 'every point on that line is a solution' : 'the system has no solution, because at least one inequality excludes that line'}; ${math(b)} ${touching === none ? 'is not one of the values' : 'is one of the values'}.`;
  const negative = `This uses ${math(`${-b}`)} instead of ${math(`${b}`)} as the ${math('y')}-intercept of the first line.`;
  const wholly = wrongOption(
    'FLIP',
    option(complement, b),
    `These are the values for which the system has ${none ? 'at least one solution; it has none for all the others' : 'no solution; the two regions overlap for all the others'}, ${key.text}.`,
  );
  const wrong = random.chance(2, 3)
    ? [wholly, wrongOption('FLIP', option(flipped, b), `The symbol is reversed: ${beyond}.`), wrongOption('STRICT', option(other[onK], b), edge)]
    : [
        wholly,
        wrongOption('SIGN', option(onK, -b), negative),
        wrongOption('SIGN', option(complement, -b), `${negative} The symbol also has to turn around, as in ${key.text}.`),
      ];
  const equations = [`y${one}${linear(m, b)}`, `y${two}${m.n === m.d ? 'x' : -m.n === m.d ? '-x' : linear(m, 0)}+k`];
  return {
    parameters: { task: 'region', equations, none },
    stem: `${math(stacked(equations))}\n\nIn the given system of inequalities, ${math('k')} is a constant. ${random.pick([
      `Which of the following describes all values of ${math('k')} for which the system has ${none ? 'no solution' : 'at least one solution'}?`,
      `For which values of ${math('k')} does the system have ${none ? 'no solution' : 'at least one solution'}?`,
      `The system has ${none ? 'no solution' : 'at least one solution'}. Which of the following gives all possible values of ${math('k')}?`,
      `If the system has ${none ? 'no solution' : 'at least one solution'}, which of the following gives all possible values of ${math('k')}?`,
    ])}`,
    answer: {
      format: 'choice',
      correct: { ...key, why: `For exactly these values of ${math('k')}, the two regions have ${none ? 'no point' : 'at least one point'} in common.` },
      wrong,
    },
    steps: [
      `The boundary lines have the same slope ${math(fractionLatex(m))}, so they are parallel or the same. A solution is ${firstAbove ? 'above' : 'below'} the first line and ${firstAbove ? 'below' : 'above'} the second.`,
      `When the lines are different, this is possible only if the second line is ${firstAbove ? 'above' : 'below'} the first, so ${math(`k${firstAbove ? '>' : '<'}${b}`)}.`,
      `When ${math(`k=${b}`)}, the lines are the same; ${touching ? 'both inequalities include the line, so there are solutions' : 'at least one inequality excludes the line, so there is no solution'}.`,
      `So the system has ${none ? 'no solution' : 'at least one solution'} exactly when ${key.text}.`,
    ],
    takeaway: 'When boundary lines have the same slope, compare their \\(y\\)-intercepts, and check the case of equal intercepts separately.',
  };
}

/** (p, q) solves y < ax + m and y > bx + n: what follows for the constants at a point on the y-axis or in general. */
function pointCondition(random: Random): Draft | null {
  const [p, q] = [random.int(-6, 6), random.int(-9, 9)];
  const m = random.int(2, 7) * sign(random);
  const n = random.int(2, 7) * sign(random);
  if (p === 0 || q === 0 || m === n) return null;
  // y ≤ mx + a and y > nx + b at (p, q): a ≥ q − mp, b < q − np; then a − b > …
  const [bottomA, topB] = [q - m * p, q - n * p];
  const strict = random.chance(1, 2);
  const one: Symbol = strict ? '<' : '\\le ';
  const bound = bottomA - topB;
  if (bound === 0 || bottomA === 0) return null;
  const bad: [Rational, Misconception, string][] = [
    [
      rat(-bound),
      'SIGN',
      `This subtracts the bounds for ${math('a')} and ${math('b')} in the wrong order; subtract the one for ${math('b')}, ${math(topB)}, from the one for ${math('a')}, ${math(bottomA)}.`,
    ],
    [rat(bottomA + topB), 'INVOP', `This adds the bounds for ${math('a')} and ${math('b')}; subtract the one for ${math('b')}, ${math(topB)}, instead.`],
    [rat(bottomA), 'STOP', `This uses the bound for ${math('a')} alone; for ${math('a-b')}, subtract the bound for ${math('b')}, ${math(topB)}.`],
  ];
  const option = (symbol: '<' | '>', value: Rational) => ({ text: math(`a-b${symbol}${fractionLatex(value)}`), value: `${symbol}${toText(value)}` });
  const key = option('>', rat(bound));
  // A smaller lower bound would be true as well. Two choices with each symbol, so that the symbol alone does not give the answer away.
  const greater = bad.filter(([value]) => toNumber(value) > bound);
  if (greater.length === 0) return null;
  const [value, misconception, why] = random.pick(greater);
  const wrong: WrongOption[] = [
    {
      ...option('<', rat(bound)),
      misconception: 'FLIP',
      why: `This reverses the inequality; ${math('a')} has a lower bound and ${math('b')} an upper bound, so ${math('a-b')} has a lower bound.`,
    },
    { ...option('<', value), misconception, why: `${why} The symbol also has to be ${math('>')}, since ${math('a-b')} has a lower bound.` },
    { ...option('>', value), misconception, why },
  ];
  const equations = [`y${one}${linear(m, 0)}+a`, `y>${linear(n, 0)}+b`];
  return {
    parameters: { task: 'point', equations, p, q },
    stem: `${math(stacked(equations))}\n\n${random.pick([
      `In the given system of inequalities, ${math('a')} and ${math('b')} are constants. If ${math(`(${p}, ${q})`)} is a solution to the system, which of the following must be true?`,
      `The ordered pair ${math(`(${p}, ${q})`)} is a solution to the given system of inequalities, where ${math('a')} and ${math('b')} are constants. Which of the following must be true?`,
      `For constants ${math('a')} and ${math('b')}, the point ${math(`(${p}, ${q})`)} satisfies the given system of inequalities. Which of the following must be true?`,
    ])}`,
    answer: {
      format: 'choice',
      correct: { ...key, why: `Substituting the point gives a lower bound for ${math('a')} and an upper bound for ${math('b')}.` },
      wrong,
    },
    steps: [
      `Substitute the point into both inequalities: ${math(`${q}${one}${m}(${p})+a`)} and ${math(`${q}>${n}(${p})+b`)}.`,
      `So ${math(`a${opposite[one]}${bottomA}`)} and ${math(`b<${topB}`)}, or ${math(`-b>${-topB}`)}.`,
      `Adding these inequalities gives ${math(`a-b>${bottomA}-${topB < 0 ? `(${topB})` : topB}`)}, which is ${key.text}.`,
      `Check with ${math(`a=${bottomA + 1}`)} and ${math(`b=${topB - 1}`)}, which satisfy both conditions: ${math(`a-b=${bound + 2}`)}, and ${math(`${bound + 2}>${bound}`)}.`,
    ],
    takeaway: 'A lower bound for \\(a\\) and an upper bound for \\(b\\) combine into a lower bound for \\(a-b\\).',
  };
}

const draft = (random: Random) => random.pick([coordinates, extremeCoordinate, emptyRegion, pointCondition])(random);

export const constantsForACondition: Generator = {
  archetype: 'INEQ-j',
  topicId: 15,
  version: 8,
  levels: [5],
  skillTags: ['linear-inequalities', 'constants', 'structure'],
  draft,
};
