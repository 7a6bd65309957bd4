/** LF-k: a linear function known through a property that holds for all x. */
import { add, compare, div, mul, neg, rat, sub, toText, type Rational } from '#core/rational.ts';
import { linear, sum } from '../formulas.ts';
import { fractionLatex, math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asTameFractions } from '../manners.ts';
import { isTame } from '#content/exact/value.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import { sign } from '../draws.ts';
import { ruleForAnotherInput } from './rule-for-another-input.ts';

/** What says that f changes by n over m units: for all x, in words, or between two inputs with a letter. */
function changeTold(random: Random, m: number, n: number): { readonly told: string; readonly second: number | null } {
  const f = math('f');
  const second = random.int(2, 7);
  const [told, letters] = random.pick([
    [`The linear function ${f} satisfies ${math(`f(x+${m})-f(x)=${n}`)} for all values of ${math('x')}.`, false],
    [`For the linear function ${f}, ${math(`f(x+${m})=f(x)${n > 0 ? '+' : ''}${n}`)} for all values of ${math('x')}.`, false],
    [
      `For the linear function ${f}, the value of ${math('f(x)')} ${n > 0 ? 'increases' : 'decreases'} by ${math(`${Math.abs(n)}`)} when the value of ${math('x')} increases by ${math(`${m}`)}.`,
      false,
    ],
    [`The function ${f} is linear, and ${math(`f(a+${m + second})-f(a+${second})=${n}`)}, where ${math('a')} is a constant.`, true],
    [`For the linear function ${f} and a constant ${math('a')}, ${math(`f(a+${m + second})-f(a+${second})=${n}`)}.`, true],
  ] as const);
  return { told, second: letters ? second : null };
}

/** f(x+m) − f(x) = n for all x, and one value. */
function stepProperty(random: Random): Draft | null {
  const [m, n] = [random.int(2, 8), random.int(2, 20) * sign(random)];
  const [p, r] = random.sample([-5, -4, -2, -1, 0, 1, 2, 3, 4, 6, 7, 9, 10, 11, 14], 2) as [number, number];
  const q = random.int(-12, 20);
  const slope = rat(n, m);
  const at = (rate: Rational) => add(rat(q), mul(rate, rat(r - p)));
  const key = at(slope);
  if (slope.d === 1n || slope.d > 6n || (r - p) % m === 0 || !isTame(key, 90, 6)) return null;
  if (p === 0) return null;
  const { told, second } = changeTold(random, m, n);
  const bugs: Bug[] = [
    ...(second === null
      ? []
      : [
          bug(
            'RATE0',
            at(rat(n, m + second)),
            `This divides ${math(`${n}`)} by ${math(`${m + second}`)}; the two inputs are ${math(`${m}`)} units apart, so divide by ${math(`${m}`)}.`,
          ),
        ]),
    bug(
      'RATE0',
      at(rat(n)),
      `This uses ${math(`${n}`)} as the slope, but ${math(`${n}`)} is the change over ${math(`${m}`)} units of ${math('x')}; divide it by ${math(`${m}`)} first.`,
    ),
    bug(
      'RECIP',
      at(div(rat(m), rat(n))),
      `This uses the reciprocal of the slope; divide ${math(`${n}`)} by ${math(`${m}`)}, not ${math(`${m}`)} by ${math(`${n}`)}.`,
    ),
    bug(
      'SIGN',
      at(neg(slope)),
      `This uses the slope with the wrong sign; the output changes by ${math(`${n}`)} when ${math('x')} increases, so the slope is ${math(fractionLatex(slope))}.`,
    ),
    bug(
      'INTC',
      add(rat(q), mul(slope, rat(r))),
      `This uses ${math(`${q}`)} as the value at ${math('x=0')}, but it is the value at ${math(`x=${p}`)}; multiply the slope by ${math(`${r - p}`)}, not by ${math(`${r}`)}.`,
    ),
    bug(
      'STOP',
      add(rat(q), rat(n)),
      `This is ${math(`f(${p + m})`)}, which is ${math(`${m}`)} units from ${math(`x=${p}`)}; to reach ${math(`f(${r})`)}, the input changes by ${math(`${r - p}`)}.`,
    ),
    bug(
      'STOP',
      mul(slope, rat(r)),
      `This is the slope times ${math(`${r}`)}; start from the given value ${math(`f(${p})=${q}`)} and add the slope times ${math(`${r - p}`)}.`,
    ),
  ];
  const typed = random.chance(1, 2);
  const tame = bugs.filter(({ value }) => isTame(value, 300, 12));
  // Whoever sees whether f increases knows on which side of the told value the answer is; two more choices are there.
  const [sameSide, others] = [true, false].map((same) =>
    tame.filter(({ value }) => value !== null && (compare(value, rat(q)) === compare(key, rat(q))) === same),
  ) as [Bug[], Bug[]];
  const answer = numberAnswer({
    ...asTameFractions,
    typed,
    key,
    why: `The slope is ${math(fractionLatex(slope))}, so ${math(`f(${r})=${fractionLatex(key)}`)}.`,
    bugs: typed ? tame : [...random.shuffle(sameSide).slice(0, 3), ...random.shuffle(others).slice(0, 1)],
  });
  return (
    answer && {
      parameters: { task: 'step', m, n, p, q, r, second },
      stem: `${told} ${random.pick([
        `If ${math(`f(${p})=${q}`)}, what is the value of ${math(`f(${r})`)}?`,
        `Given that ${math(`f(${p})=${q}`)}, what is the value of ${math(`f(${r})`)}?`,
      ])}`,
      answer,
      steps: [
        `When the input increases by ${math(`${m}`)}, the output changes by ${math(`${n}`)}, so the slope is ${math(`\\frac{${n}}{${m}}${toText(slope) === `${n}/${m}` ? '' : `=${fractionLatex(slope)}`}`)}.`,
        `From ${math(`x=${p}`)} to ${math(`x=${r}`)}, the input changes by ${math(`${r - p}`)}.`,
        `${math(`f(${r})=${q}+\\left(${fractionLatex(slope)}\\right)(${r - p})=${fractionLatex(key)}`)}.`,
        `Check: the change ${math(`${fractionLatex(key)}-${q < 0 ? `(${q})` : q}=${fractionLatex(sub(key, rat(q)))}`)} divided by ${math(`${r - p}`)} is ${math(fractionLatex(slope))}.`,
      ],
      takeaway: 'If a linear function changes by n when x increases by m, its slope is n/m.',
    }
  );
}

/** f(a) = b with letters; f(a + t) as an expression. */
function literal(random: Random): Draft | null {
  const [m, n, t] = [random.int(2, 5), random.int(2, 18) * sign(random), random.int(2, 15) * sign(random)];
  const slope = rat(n, m);
  const change = mul(slope, rat(t));
  if (t % m === 0 || slope.d === 1n || !isTame(change, 90, 5) || m === n) return null;
  const option = (value: Rational) => ({
    text: math(
      sum([
        [1, 'b'],
        [value, ''],
      ]),
    ),
    value: toText(value),
  });
  const wrong: WrongOption[] = [];
  const push = (value: Rational, misconception: Misconception, why: string) => wrong.push({ ...option(value), misconception, why });
  push(
    mul(rat(n), rat(t)),
    'RATE0',
    `This uses ${math(`${n}`)} as the slope, but ${math(`${n}`)} is the change over ${math(`${m}`)} units; divide it by ${math(`${m}`)} first.`,
  );
  push(
    neg(change),
    'SIGN',
    `This changes the output in the wrong direction; the slope, ${math(fractionLatex(slope))}, times ${math(`${t}`)} is ${math(fractionLatex(change))}.`,
  );
  push(
    div(mul(rat(m), rat(t)), rat(n)),
    'RECIP',
    `This uses the reciprocal of the slope; divide ${math(`${n}`)} by ${math(`${m}`)}, not ${math(`${m}`)} by ${math(`${n}`)}.`,
  );
  push(add(rat(t), rat(n)), 'SHIFT', `This adds ${math(`${t}`)} and ${math(`${n}`)} to ${math('b')}; multiply the change in input by the slope instead.`);
  push(
    rat(t),
    'SHIFT',
    `This adds the change in input, ${math(`${t}`)}, directly to the output; multiply it by the slope, ${math(fractionLatex(slope))}, first.`,
  );
  return {
    parameters: { task: 'literal', m, n, t },
    stem: random.pick([
      `The linear function ${math('f')} satisfies ${math(`f(x+${m})=f(x)${n > 0 ? '+' : ''}${n}`)} for all values of ${math('x')}. If ${math('f(a)=b')}, where ${math('a')} and ${math('b')} are constants, which expression represents ${math(`f(${linear(1, t, 'a')})`)}?`,
      `For the linear function ${math('f')}, ${math('f(a)=b')}, where ${math('a')} and ${math('b')} are constants. If ${math(`f(x+${m})-f(x)=${n}`)} for all values of ${math('x')}, which of the following is equal to ${math(`f(${linear(1, t, 'a')})`)}?`,
      `For the linear function ${math('f')}, the value of ${math('f(x)')} ${n > 0 ? 'increases' : 'decreases'} by ${math(`${Math.abs(n)}`)} when the value of ${math('x')} increases by ${math(`${m}`)}. If ${math('f(a)=b')}, where ${math('a')} and ${math('b')} are constants, which expression represents ${math(`f(${linear(1, t, 'a')})`)}?`,
    ]),
    answer: {
      format: 'choice',
      correct: { ...option(change), why: `The slope is ${math(fractionLatex(slope))}, and the input changes by ${math(`${t}`)}.` },
      wrong: wrong.filter(({ text }) => text !== math('b')),
    },
    steps: [
      `The output changes by ${math(`${n}`)} when the input increases by ${math(`${m}`)}, so the slope of ${math('f')} is ${math(fractionLatex(slope))}.`,
      `From ${math('a')} to ${math(linear(1, t, 'a'))}, the input changes by ${math(`${t}`)}, so the output changes by ${math(`${fractionLatex(slope)}\\cdot ${t < 0 ? `(${t})` : t}=${fractionLatex(change)}`)}.`,
      `Starting from ${math('f(a)=b')}, the new output is ${math(
        sum([
          [1, 'b'],
          [change, ''],
        ]),
      )}.`,
      `Check: when the input increases by ${math(`${m}`)}, the output changes by ${math(`${fractionLatex(slope)}\\cdot ${m}=${n}`)}, as given.`,
    ],
    takeaway: 'For a linear function, the change in the output is the slope times the change in the input, wherever you start.',
  };
}

const draft = (random: Random, level: number) => (level === 4 ? ruleForAnotherInput : random.pick([stepProperty, literal]))(random);

export const propertyForAllX: Generator = {
  archetype: 'LF-k',
  topicId: 12,
  version: 5,
  levels: [4, 5],
  skillTags: ['linear-functions', 'function-notation', 'structure'],
  draft,
};
