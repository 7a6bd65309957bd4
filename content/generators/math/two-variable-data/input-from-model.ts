/** TWO-i: x from y by a model. */
import type { Generator } from '#content/generators/generator.ts';
import { div, isInteger, mul, rat, sub } from '#core/rational.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { ratio } from '#content/exact/value.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { stories } from './model-stories.ts';

export const inputFromModel: Generator = {
  archetype: 'TWO-i',
  topicId: 22,
  version: 5,
  levels: [2],
  skillTags: ['linear-models', 'prediction'],
  draft(random) {
    const story = random.pick(stories);
    const [b, x] = [random.int(...story.start), random.int(3, story.longest)];
    const m = rat(random.int(story.rate[0] * 2, story.rate[1] * 2), 2);
    const y = mul(m, rat(x));
    const value = div(sub(mul(rat(2), y), rat(-2 * b)), rat(2));
    if (!isInteger(value) || m.n === m.d || (story.unit.startsWith('percent') && value.n > 100n)) return null;
    const answer = numberAnswer({
      ...asDecimals,
      typed: random.chance(3, 4),
      key: rat(x),
      why: `Substituting ${math(`x=${x}`)} gives ${math(`${decimalLatex(m)}\\cdot ${x}+${b}=${decimalLatex(value)}`)}.`,
      bugs: [
        bug('STOP', div(value, m), `This divides ${prose(value)} by ${prose(m)} too early; subtract ${b} first.`),
        bug('SIGN', ratio(mul(rat(1), sub(value, rat(-b))), m), `This adds ${b} before dividing; subtract it.`),
        bug('STOP', sub(value, rat(b)), `This subtracts ${b} but stops there; divide ${prose(sub(value, rat(b)))} by ${prose(m)}.`),
        bug(
          'SWAP',
          sub(mul(m, value), rat(-b)),
          `This substitutes ${prose(value)} for ${math('x')}, but it is the value of ${math('y')}; solve for ${math('x')}.`,
        ),
        bug('RATE0', ratio(sub(value, m), b), `This switches the slope and the constant term; subtract ${b}, then divide by ${prose(m)}.`),
        bug(
          'INTC',
          ratio(b, m),
          `This divides the constant term by the slope and does not use ${math(`y=${decimalLatex(value)}`)}; subtract ${b} from ${prose(value)} first.`,
        ),
        bug('STOP', mul(rat(x), rat(2)), `This is twice the value of ${math('x')}; divide ${prose(sub(value, rat(b)))} by ${prose(m)}.`),
      ],
      believable: (each) => each.n > 0n && each.d <= 4n && each.d !== 3n,
    });
    const model = math(`y=${decimalLatex(m)}x+${b}`);
    return (
      answer && {
        parameters: { b, m: prose(m), x, y: story.y },
        stem: random.pick([
          `The equation ${model} is a linear model for ${story.y}, where ${math('x')} is the number of ${story.x}. According to the model, for what value of ${math('x')} is ${math(`y=${decimalLatex(value)}`)}?`,
          `A line of best fit for a set of data has the equation ${model}, where ${math('y')} is ${story.y} and ${math('x')} is the number of ${story.x}. For which value of ${math('x')} does the line predict ${math(`y=${decimalLatex(value)}`)}?`,
          `In the linear model ${model}, ${math('y')} is ${story.y}, and ${math('x')} is the number of ${story.x}. What is the value of ${math('x')} when ${math(`y=${decimalLatex(value)}`)}?`,
          `The equation ${model} was found to fit a set of data, where ${math('y')} is ${story.y} and ${math('x')} is the number of ${story.x}. For what value of ${math('x')} does the equation give ${math(`y=${decimalLatex(value)}`)}?`,
        ]),
        answer,
        steps: [
          `The value of ${math('y')} is given, so substitute it into the equation and solve for ${math('x')}.`,
          `${math(`${decimalLatex(value)}=${decimalLatex(m)}x+${b}`)}, so ${math(`${decimalLatex(m)}x=${decimalLatex(y)}`)}.`,
          `Dividing gives ${math(`x=${x}`)}. Check: ${math(`${decimalLatex(m)}\\cdot ${x}+${b}=${decimalLatex(value)}`)}. On the graphing calculator, graph the line and ${math(`y=${decimalLatex(value)}`)} and find where they intersect.`,
        ],
        takeaway: 'Given y, solve the equation for x; given x, substitute to find y.',
      }
    );
  },
};
