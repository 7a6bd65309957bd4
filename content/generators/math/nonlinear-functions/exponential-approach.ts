/** NLF-q: exponential functions plus a told constant: what changes by equal factors is the difference from the constant. */
import { add, div, mul, pow, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed } from '../formulas.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { persist } from '../persist.ts';
import { approachModel } from './approach-model.ts';
import { type Approach, approaches } from './approach-settings.ts';
import { shiftedExponential } from './shifted-exponential.ts';

const factors = [
  [1, 2],
  [2, 3],
  [3, 4],
  [3, 4],
  [4, 5],
  [3, 5],
  [5, 6],
] as const;

const num = (value: Rational) => math(decimalLatex(value));
const after = (setting: Approach, time: number) => (time === 0 ? setting.start : `${time} ${setting.time} ${setting.since}`);

/** Two readings and the value that is approached: another reading, or the time of one. */
function fromLimit(random: Random, setting: Approach): Draft | null {
  const [top, under] = random.pick(factors);
  const q = rat(top, under);
  const [from, to, by] = setting.limits;
  const limit = by * random.int(from / by, to / by);
  const gap0 = random.int(...setting.gaps);
  const step = random.pick(setting.steps);
  const asks = random.pick(['later', 'later', 'start', 'time'] as const);
  const steps = asks === 'start' ? 2 : random.pick([2, 3, 3, 3]);
  const gap = (n: number) => mul(rat(gap0), pow(q, n));
  const value = (n: number) => add(rat(limit), mul(rat(setting.side), gap(n)));
  // Readings are whole numbers; what is asked may have a decimal.
  const readings = asks === 'start' ? [1, 2] : asks === 'time' ? [0, 1, steps] : [0, 1];
  if (readings.some((n) => value(n).d !== 1n) || toNumber(value(0)) <= 2 || [0, steps].some((n) => value(n).d !== 1n)) return null;
  const [v0, v1, v2] = [value(0), value(1), value(2)];
  const change = sub(v1, v0);
  const told = asks === 'start' ? [1, 2] : [0, 1];
  const [a, b] = told.map((n) => value(n)) as [Rational, Rational];
  const key = asks === 'start' ? v0 : asks === 'time' ? rat(steps * step) : value(steps);
  const mirrored = (x: Rational) => sub(rat(2 * limit), x);
  const part = math(`\\frac{${top}}{${under}}`);
  const toWhole = `${setting.side === 1 ? 'add it to' : 'subtract it from'} ${math(limit)} to get the ${setting.quantity}`;
  const wrong =
    asks === 'later'
      ? [
          bug(
            'GROW',
            add(v0, mul(rat(steps), change)),
            `This changes by the same amount every ${step} ${setting.time}; multiply the difference from ${math(limit)} by ${part} instead.`,
          ),
          bug('STOP', gap(steps), `This is the difference from ${math(limit)}; ${toWhole}.`),
          bug(
            'PERIOD',
            value(steps - 1),
            `This is the value ${(steps - 1) * step} ${setting.time} ${setting.since}; multiply the difference by ${part} once more.`,
          ),
          bug('PERIOD', value(steps + 1), `This takes ${steps} more steps of ${step} ${setting.time} after the second value instead of ${steps - 1}.`),
          bug(
            'GROW',
            mul(v0, pow(div(v1, v0), steps)),
            `This applies a factor to the ${setting.quantity} itself; the factor belongs to the difference from ${math(limit)}.`,
          ),
          bug('SIGN', mirrored(value(steps)), `This takes the difference to the wrong side of ${math(limit)}; ${toWhole}.`),
        ]
      : asks === 'start'
        ? [
            bug('GROW', sub(a, sub(b, a)), `This goes back by the same amount; divide the difference from ${math(limit)} by ${part} instead.`),
            bug('STOP', gap(0), `This is the difference from ${math(limit)}; ${toWhole}.`),
            bug('SHIFT', value(3), `This goes forward by another ${step} ${setting.time}; to go back, divide the difference from ${math(limit)} by ${part}.`),
            bug(
              'GROW',
              div(mul(a, a), b),
              `This applies a factor to the ${setting.quantity} itself; the factor belongs to the difference from ${math(limit)}.`,
            ),
            bug('SIGN', mirrored(v0), `This takes the difference to the wrong side of ${math(limit)}; ${toWhole}.`),
          ]
        : [
            bug(
              'GROW',
              div(mul(sub(value(steps), v0), rat(step)), change),
              `This takes a constant rate of change; the difference from ${math(limit)} is multiplied by ${part} every ${step} ${setting.time} instead.`,
            ),
            bug('PERIOD', steps, `This is the number of steps of ${step} ${setting.time}; multiply it by ${math(step)}.`),
            bug('STOP', (steps - 1) * step, `This counts from the second reading; add the ${math(step)} ${setting.time} before it.`),
            bug(
              'PERIOD',
              (steps + 1) * step,
              `This counts one step too many; the difference is multiplied by ${part} ${steps === 2 ? 'twice' : `${steps} times`}.`,
            ),
          ];
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(3, 4),
    key: key,
    why: `The difference from ${math(limit)} is multiplied by ${math(`\\frac{${top}}{${under}}`)} every ${step} ${setting.time}.`,
    bugs: wrong.filter(({ value: x }) => x !== null && x.n > 0n && x.d === 1n),
  });
  const shown = (x: Rational) => setting.shown(prose(x));
  const limitShown = setting.shown(`${limit}`);
  const [t1, t2] = told.map((n) => n * step) as [number, number];
  const law = random.pick([
    `The difference between the ${setting.quantity} and ${setting.approached(limitShown)} decreases exponentially.`,
    `The difference between the ${setting.quantity} and ${setting.approached(limitShown)} decreases by the same percentage every ${step} ${setting.time}.`,
    `An exponential function models the difference between the ${setting.quantity} and ${setting.approached(limitShown)}.`,
  ]);
  const readingsTold = `The ${setting.quantity} was ${shown(a)} ${after(setting, t1)} and ${shown(b)} ${t1 === 0 ? `${t2} ${setting.time} later` : after(setting, t2)}.`;
  const question =
    asks === 'time'
      ? `How many ${setting.time} ${setting.since} was the ${setting.quantity} ${shown(value(steps))}?`
      : `What was the ${setting.quantity}, in ${setting.unit}, ${after(setting, asks === 'start' ? 0 : steps * step)}?`;
  const [ga, gb] = told.map((n) => gap(n)) as [Rational, Rational];
  const factor = `\\frac{${top}}{${under}}`;
  const side = setting.side === 1 ? '+' : '-';
  return (
    answer && {
      parameters: { kind: 'limit', asks, limit, gap0, top, under, step, steps, about: setting.quantity },
      stem: `${setting.story(limitShown)} ${law} ${readingsTold} ${question}`,
      answer,
      steps: [
        `Not the ${setting.quantity} but its difference from ${math(limit)} changes exponentially, so work with the differences.`,
        `The differences are ${num(ga)} and ${num(gb)}, so every ${step} ${setting.time} the difference is multiplied by ${math(`\\frac{${decimalLatex(gb)}}{${decimalLatex(ga)}} = ${factor}`)}.`,
        asks === 'later'
          ? `After ${steps * step} ${setting.time}, it has been multiplied by this factor ${steps} times: ${math(`${gap0} \\cdot \\left(${factor}\\right)^{${steps}} = ${decimalLatex(gap(steps))}`)}. The ${setting.quantity} was then ${math(`${limit} ${side} ${decimalLatex(gap(steps))} = ${decimalLatex(key)}`)}.`
          : asks === 'start'
            ? `${step} ${setting.time} before the first of these times, the difference was ${math(`${decimalLatex(ga)} \\div ${factor} = ${gap0}`)}, and the ${setting.quantity} was ${math(`${limit} ${side} ${gap0} = ${decimalLatex(key)}`)}.`
            : `For ${num(value(steps))}, the difference is ${num(gap(steps))}, which is ${math(`${gap0} \\cdot \\left(${factor}\\right)^{${steps}}`)}. That takes ${steps} steps of ${step} ${setting.time}: ${math(`${steps} \\cdot ${step} = ${steps * step}`)}.`,
        `Check: ${math(`${decimalLatex(v0)} - ${limit} = ${setting.side * gap0}`)} and ${math(`${decimalLatex(v2)} - ${limit} = ${bracketed(setting.side * gap0)} \\cdot \\left(${factor}\\right)^2`)}.`,
      ],
      takeaway: 'When a quantity approaches a fixed value, the difference from that value is what changes exponentially.',
    }
  );
}

export const exponentialApproach: Generator = {
  archetype: 'NLF-q',
  topicId: 16,
  version: 5,
  levels: [5],
  skillTags: ['exponential-models', 'growth-factor', 'modeling'],
  draft: (random) => {
    if (random.chance(1, 3)) return persist(() => shiftedExponential(random));
    // Every setting as often, though few numbers fit some.
    const [setting, make] = [random.pick(approaches), random.pick([fromLimit, fromLimit, approachModel])];
    return persist(() => make(random, setting));
  },
};
