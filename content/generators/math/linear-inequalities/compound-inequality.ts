/** INEQ-d: a compound inequality, or the range of another expression that follows from it. */
import { add, div, mul, rat, sub, toText, type Rational } from '#core/rational.ts';
import { linear } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import { sign } from '../draws.ts';

type Sign = '<' | '\\le ';

const asks = [
  (shown: string, of: string) => `If ${shown}, which inequality gives all possible values of ${of}?`,
  (shown: string, of: string) => `The inequality ${shown} is true. Which of the following gives all possible values of ${of}?`,
  (shown: string, of: string) => `${shown}\n\nBased on the given inequality, which of the following gives all possible values of ${of}?`,
  (shown: string, of: string) => `Given that ${shown}, which of the following describes all possible values of ${of}?`,
  (shown: string, of: string) => `For all values of ${math('x')} such that ${shown}, which inequality gives the possible values of ${of}?`,
  (shown: string, of: string) => `Which inequality describes all possible values of ${of} if ${shown}?`,
  (shown: string, of: string) => `${shown}\n\nIf the given inequality is true, what are all possible values of ${of}?`,
  (shown: string, of: string) => `Suppose that ${shown}. Which of the following gives all possible values of ${of}?`,
] as const;

function draft(random: Random): Draft | null {
  const [m, n] = [random.int(2, 6) * sign(random), random.int(1, 12) * sign(random)];
  const low = random.int(-6, 5);
  const high = low + random.int(2, 8);
  const [openLow, openHigh]: [Sign, Sign] = [random.pick(['<', '\\le ']), random.pick(['<', '\\le '])];
  const [p, q] = random.chance(1, 3) ? [1, 0] : [random.int(2, 5) * sign(random), random.int(1, 9) * sign(random)];
  if (p === m && q === n) return null;
  // The given inequality speaks of mx + n, with the ends in ascending order.
  const given = (x: number) => m * x + n;
  const asked = (x: Rational) => add(mul(rat(p), x), rat(q));
  const [a, b] = m > 0 ? [given(low), given(high)] : [given(high), given(low)];
  const [left, right] = m > 0 ? [openLow, openHigh] : [openHigh, openLow];
  const range = (one: Rational, two: Rational, s1: Sign, s2: Sign): [Rational, Rational, Sign, Sign] =>
    Number(one.n) / Number(one.d) < Number(two.n) / Number(two.d) ? [one, two, s1, s2] : [two, one, s2, s1];
  const of = linear(p, q);
  const option = ([one, two, s1, s2]: readonly [Rational, Rational, Sign, Sign]) => ({
    text: math(`${fractionLatex(one)}${s1}${of}${s2}${fractionLatex(two)}`),
    value: `${toText(one)}${s1}${toText(two)}${s2}`,
  });
  const correct = option(range(asked(rat(low)), asked(rat(high)), openLow, openHigh));
  const xRange = `${low}${openLow}x${openHigh}${high}`;
  const wrong: WrongOption[] = [];
  const push = (x1: Rational, x2: Rational, s1: Sign, s2: Sign, misconception: Misconception, why: string) => {
    const [one, two] = [asked(x1), asked(x2)];
    if (isTame(one, 150, 6) && isTame(two, 150, 6) && toText(one) !== toText(two)) wrong.push({ ...option(range(one, two, s1, s2)), misconception, why });
  };
  const ends = [rat(a), rat(b)] as const;
  const undone = ends.map((end) => div(add(end, rat(n)), rat(m))) as [Rational, Rational];
  push(
    undone[0],
    undone[1],
    left,
    right,
    'INVOP',
    `This ${n > 0 ? 'adds' : 'subtracts'} ${math(`${Math.abs(n)}`)} in solving for ${math('x')}; ${n > 0 ? 'subtract' : 'add'} ${math(`${Math.abs(n)}`)} instead.`,
  );
  const half = ends.map((end) => sub(div(end, rat(m)), rat(n))) as [Rational, Rational];
  push(
    half[0],
    half[1],
    left,
    right,
    'DIST',
    `This divides the outer parts by ${math(`${m}`)} but not ${math(`${n}`)}; ${n > 0 ? 'subtract' : 'add'} ${math(`${Math.abs(n)}`)} first.`,
  );
  push(rat(-low), rat(-high), openLow, openHigh, 'SIGN', `This uses the wrong signs for the endpoints of ${math('x')}; solving gives ${math(xRange)}.`);
  if (p !== 1 || q !== 0) {
    wrong.push({
      ...option([rat(low), rat(high), openLow, openHigh]),
      misconception: 'STOP',
      why: `These are the endpoints for ${math('x')}; multiply by ${math(`${p}`)} and ${q > 0 ? 'add' : 'subtract'} ${math(`${Math.abs(q)}`)} to get the endpoints for ${math(of)}.`,
    });
    const scaled = range(mul(rat(p), rat(low)), mul(rat(p), rat(high)), openLow, openHigh);
    wrong.push({
      ...option(scaled),
      misconception: 'STOP',
      why: `These are the endpoints for ${math(linear(p, 0))}; you still need to ${q > 0 ? 'add' : 'subtract'} ${math(`${Math.abs(q)}`)}.`,
    });
    const each = range(asked(rat(low)), add(mul(rat(p), rat(high)), rat(-q)), openLow, openHigh);
    wrong.push({
      ...option(each),
      misconception: 'DIST',
      why: `This ${q > 0 ? 'adds' : 'subtracts'} ${math(`${Math.abs(q)}`)} at only one endpoint; do the same at both endpoints.`,
    });
    wrong.push({
      ...option(range(rat(a), rat(b), left, right)),
      misconception: 'STOP',
      why: `These are the given endpoints for ${math(linear(m, n))}; solving for ${math('x')} gives ${math(xRange)}, and then find those for ${math(of)}.`,
    });
  } else {
    wrong.push({
      ...option([rat(a - n), rat(b - n), left, right]),
      misconception: 'STOP',
      why: `These are the endpoints for ${math(linear(m, 0))}; divide by ${math(`${m}`)} to finish.`,
    });
    wrong.push({
      ...option(range(sub(rat(a - n), rat(m)), sub(rat(b - n), rat(m)), left, right)),
      misconception: 'INVOP',
      why: `This subtracts ${math(`${m}`)} in the last step; divide by ${math(`${m}`)} instead.`,
    });
    const one = range(rat(low), sub(rat(m > 0 ? b : a), rat(n)), openLow, openHigh);
    wrong.push({ ...option(one), misconception: 'DIST', why: `This divides only one of the endpoints by ${math(`${m}`)}; divide both of them.` });
  }
  const swap: Record<Sign, Sign> = { '<': '\\le ', '\\le ': '<' };
  const strict = range(asked(rat(low)), asked(rat(high)), swap[openLow], swap[openHigh]);
  wrong.push({ ...option(strict), misconception: 'STRICT', why: `This changes which endpoints are included; keep them as they are in ${math(xRange)}.` });
  const shown = `${a}${left}${linear(m, n)}${right}${b}`;
  return {
    parameters: { m, n, a, b, left: left.trim(), right: right.trim(), p, q },
    stem: random.pick(asks)(math(shown), math(of)),
    answer: {
      format: 'choice',
      correct: { ...correct, why: `The given inequality is equivalent to ${math(xRange)}.` },
      // A range from a number to itself is no range.
      wrong: wrong.filter(({ text, value }) => !/--/.test(text) && !/^([-\d/]+)(?:<|\\le )\1(?:<|\\le )$/.test(value)),
    },
    steps: [
      'Do the same thing to all three parts; multiplying or dividing by a negative number reverses both symbols.',
      `${n > 0 ? `Subtracting ${math(`${n}`)}` : `Adding ${math(`${-n}`)}`} and dividing by ${math(`${m}`)} gives ${math(xRange)}.`,
      ...(p === 1 && q === 0
        ? []
        : [`Multiplying by ${math(`${p}`)} and ${q > 0 ? 'adding' : 'subtracting'} ${math(`${Math.abs(q)}`)} gives ${correct.text}.`]),
      `Check the endpoint ${math(`x=${low}`)}: ${math(`${linear(m, n).replace('x', `(${low})`)}=${given(low)}`)}, an endpoint of the given inequality.`,
    ],
    takeaway: 'In a compound inequality, do the same thing to all three parts.',
  };
}

export const compoundInequality: Generator = {
  archetype: 'INEQ-d',
  topicId: 15,
  version: 2,
  levels: [3],
  skillTags: ['linear-inequalities', 'compound'],
  draft,
};
