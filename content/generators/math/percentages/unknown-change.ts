/** Three percent changes in a row, one of them unknown, and what they come to: the factor that is missing. */
import { div, mul, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { decimalLatex, decimalText, math, prose } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { changed, changeWord, factorOf, percentBelow, percentOver } from '../percents.ts';
import type { Setting } from './successive-settings.ts';

const p = math('p\\%');
const product = (factors: readonly Rational[]) => factors.reduce((all, factor) => mul(all, factor));
const sizeOf = (value: Rational) => (value.n < 0n ? mul(value, rat(-1)) : value);

export function unknownChange(random: Random, setting: Setting, percents: readonly [number, number, number]): Draft | null {
  const unknown = random.int(0, 2);
  const missing = percents[unknown] as number;
  const known = percents.filter((_, index) => index !== unknown);
  const overall = product(percents.map(factorOf));
  const total = percentOver(overall);
  const knownFactor = product(known.map(factorOf));
  if (
    total.n === 0n ||
    knownFactor.n === knownFactor.d ||
    decimalText(total, 1) === null ||
    decimalText(knownFactor, 4) === null ||
    Math.abs(toNumber(total)) > 90
  )
    return null;
  const isRise = missing > 0;
  /** What a change in percent is called if it goes in the direction that the stem tells. */
  const asked = (change: Rational) => (isRise ? change : mul(change, rat(-1)));
  const key = Math.abs(missing);
  const story = percents.map((percent, index) => `${index === unknown ? `${changeWord(percent)}d by ${p}` : changed(percent)} ${setting.when[index]}`);
  const noun = setting.thing.replace(/ an? (?=[\w ]+$)/, ' the ');
  const told = `${setting.thing.charAt(0).toUpperCase()}${setting.thing.slice(1)} ${story[0]}, ${story[1]}, and ${story[2]}.`;
  const result = `${prose(sizeOf(total))}% ${total.n > 0n ? 'greater' : 'less'} than`;
  const knownText = known.map((percent) => decimalLatex(factorOf(percent)));
  const right = `${math(`f=\\frac{${decimalLatex(overall)}}{${decimalLatex(knownFactor)}}=${decimalLatex(factorOf(missing))}`)}`;
  const sum = known.reduce((all, percent) => all + percent, 0);
  const flipped = product([factorOf(-(known[0] as number)), factorOf(known[1] as number)]);
  const answer = numberAnswer({
    ...asDecimals,
    believable: percentBelow(isRise ? 200 : 100),
    typed: random.chance(1, 3),
    key,
    why: `The missing factor is ${prose(factorOf(missing))}, ${isRise ? 'an increase' : 'a decrease'} of ${key}%.`,
    bugs: [
      bug(
        'ADDP',
        asked(sub(total, rat(sum))),
        `This adds the percents, but each is a percent of a different amount; divide ${prose(overall)} by the other factors instead.`,
      ),
      bug(
        'BASE',
        asked(sub(total, percentOver(knownFactor))),
        `This subtracts the ${knownFactor.n > knownFactor.d ? 'increase' : 'decrease'} of ${prose(sizeOf(percentOver(knownFactor)))}% that the other two make from the overall change; divide the factors, ${prose(overall)} by ${prose(knownFactor)}.`,
      ),
      bug(
        'STOP',
        mul(factorOf(missing), rat(100)),
        `The missing factor is ${prose(factorOf(missing))}, which leaves ${prose(mul(factorOf(missing), rat(100)))}%; the change is the difference from 100%.`,
      ),
      bug(
        'STOP',
        asked(percentOver(div(rat(1), knownFactor))),
        `This brings the value back to what it was before; in the end it was ${result} that, so divide ${prose(overall)}, not 1, by ${prose(knownFactor)}.`,
      ),
      bug('STOP', sizeOf(total), `This is the overall change; the change by ${p} is only one of the three.`),
      bug(
        'SIGN',
        asked(percentOver(div(overall, flipped))),
        `This treats the change of ${Math.abs(known[0] as number)}% as ${(known[0] as number) > 0 ? 'a decrease' : 'an increase'}; its factor is ${prose(factorOf(known[0] as number))}.`,
      ),
      bug('ADDP', Math.abs(sum), `This combines only the other two percents; the three factors multiply to ${prose(overall)}.`),
    ],
  });
  const steps = percents.map((_, index) => prose(mul(product(percents.slice(0, index + 1).map(factorOf)), rat(100))));
  return (
    answer && {
      parameters: { percents: [...percents], thing: setting.thing, unknown },
      stem: `${told} ${random.pick([
        `After these three changes, ${noun} was ${result} it was before them. What is the value of ${math('p')}?`,
        `If, after all three changes, ${noun} was ${result} it was originally, what is the value of ${math('p')}?`,
        `As a result of all three changes, ${noun} was ${result} it was at first. What is the value of ${math('p')}?`,
      ])}`,
      answer,
      steps: [
        `Each change multiplies by a factor, so the starting value does not matter. Let ${math('f')} be the factor of the change by ${p}.`,
        `A result ${result} the original has the factor ${prose(overall)}, so ${math(`${knownText.join(' \\cdot ')} \\cdot f = ${decimalLatex(overall)}`)}.`,
        `Therefore, ${right}. This is ${isRise ? 'an increase' : 'a decrease'} of ${key}%, so ${math(`p = ${key}`)}.`,
        `Check with 100: it becomes ${steps.join(', then ')}.`,
      ],
      takeaway: 'Turn every percent change into a factor; the factors multiply to the overall factor, and division finds the missing one.',
    }
  );
}
