/** Which function models a quantity whose difference from a told value decreases by a told percentage. */
import type { Random } from '#core/random.ts';
import { rat } from '#core/rational.ts';
import type { Draft } from '#content/generators/generator.ts';
import { rightFormula, wrongFormula } from '../options.ts';
import { decimalText, math } from '../text.ts';
import type { Approach } from './approach-settings.ts';

/** An exponent in which the time is divided by `step`, or multiplied by it when the step is a part of the unit. */
const exponent = (step: number, divided: boolean) => (step === 1 ? 't' : divided ? `t/${step}` : `${step}t`);

export function approachModel(random: Random, setting: Approach): Draft | null {
  const [from, to, by] = setting.limits;
  const limit = by * random.int(from / by, to / by);
  const gap = random.int(...setting.gaps);
  const { side } = setting;
  const first = limit + side * gap;
  const percent = random.pick([10, 15, 20, 25, 30, 35, 40]);
  const step = random.pick(setting.steps);
  // Some minutes are a whole part of an hour.
  const inHours = setting.time === 'minutes' && 60 % step === 0 && random.chance(1, 2);
  if (first <= 2 || gap === first) return null;
  const [kept, lost] = [100 - percent, percent].map((part) => decimalText(rat(part, 100)) ?? '') as [string, string];
  const rule = (start: number, base: string, power: string, added: number, sign: 1 | -1 = 1) => {
    const growing = `${start}(${base})^{${power}}`;
    return `f(t)=${added === 0 ? growing : sign === 1 ? `${growing}+${added}` : `${added}-${growing}`}`;
  };
  const power = inHours ? exponent(60 / step, false) : exponent(step, true);
  const otherPower = inHours ? exponent(60 / step, true) : exponent(step, false);
  const key = rule(gap, kept, power, limit, side);
  const wrong = (code: 'GROW' | 'PERIOD' | 'BASE' | 'STOP', latex: string, why: string) => wrongFormula(code, latex, latex, why);
  const unit = inHours ? 'hours' : setting.time;
  const start = setting.shown(`${first}`);
  return {
    parameters: { kind: 'model', limit, gap0: gap, percent, step, inHours, about: setting.quantity },
    stem: `${setting.story(setting.shown(`${limit}`))} ${random.pick([
      `The ${setting.quantity} was ${start} ${setting.start}, and the difference between the ${setting.quantity} and ${setting.approached(setting.shown(`${limit}`))} decreases by ${percent}% every ${step} ${setting.time}.`,
      `The difference between the ${setting.quantity} and ${setting.approached(setting.shown(`${limit}`))} decreases by ${percent}% every ${step} ${setting.time}. The ${setting.quantity} was ${start} ${setting.start}.`,
    ])} ${random.pick([
      `Which of the following functions models the ${setting.quantity}, in ${setting.unit}, ${math('t')} ${unit} ${setting.since}?`,
      `Which function ${math('f')} best models the ${setting.quantity}, in ${setting.unit}, ${math('t')} ${unit} ${setting.since}?`,
    ])}`,
    answer: {
      format: 'choice',
      correct: rightFormula(
        key,
        key,
        `The difference from ${math(limit)} is ${math(gap)} at the beginning and is multiplied by ${math(kept)} every ${step} ${setting.time}.`,
      ),
      wrong: [
        wrong(
          'GROW',
          rule(first, kept, power, 0),
          `This lets the ${setting.quantity} itself decrease by ${percent}%, toward 0; only its difference from ${math(limit)} does.`,
        ),
        wrong(
          'STOP',
          rule(gap, kept, power, 0),
          `This models only the difference; ${side === 1 ? 'add it to' : 'subtract it from'} ${math(limit)} to get the ${setting.quantity}.`,
        ),
        wrong('GROW', rule(gap, lost, power, limit, side), `This multiplies by ${math(lost)}, the part that is lost; ${math(kept)} of the difference is left.`),
        wrong(
          'PERIOD',
          rule(gap, kept, otherPower, limit, side),
          `With this exponent, the difference is not multiplied by ${math(kept)} every ${step} ${setting.time}; use the exponent ${math(power)}.`,
        ),
        wrong(
          'BASE',
          rule(first, kept, power, limit, side),
          `At ${math('t=0')}, this does not give ${math(first)}; the factor belongs to the difference, ${math(gap)}.`,
        ),
        wrong(
          'GROW',
          rule(gap, lost, otherPower, limit, side),
          `This multiplies by ${math(lost)}, the part that is lost, and its exponent does not fit ${step} ${setting.time}; use ${math(kept)} and the exponent ${math(power)}.`,
        ),
      ],
    },
    steps: [
      `Not the ${setting.quantity} but its difference from ${math(limit)} decreases by ${percent}%, so write that difference first.`,
      `At the beginning, the difference is ${math(`${Math.max(first, limit)}-${Math.min(first, limit)}=${gap}`)}. Every ${step} ${setting.time}, ${100 - percent}% of it is left: it is multiplied by ${math(kept)}.`,
      `In ${math('t')} ${unit}, this happens ${math(power)} times, so the difference is ${math(`${gap}(${kept})^{${power}}`)}.`,
      `The ${setting.quantity} is ${side === 1 ? 'above' : 'below'} ${math(limit)} by this difference: ${math(key)}. Check: ${math(`f(0)=${first}`)}.`,
    ],
    takeaway: 'When a quantity approaches a fixed value, the difference from that value is what changes exponentially.',
  };
}
