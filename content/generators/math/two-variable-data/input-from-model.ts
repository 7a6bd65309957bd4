/** TWO-i: x from y by a model. */
import type { Generator } from '../../generator.ts';
import { div, isInteger, mul, rat, sub } from '#core/rational.ts';
import { bug, latex, math, numericAnswer, prose, ratio } from '../data-kit.ts';
import { stories } from './model-stories.ts';

export const inputFromModel: Generator = {
  archetype: 'TWO-i',
  topicId: 22,
  version: 3,
  levels: [2],
  skillTags: ['linear-models', 'prediction'],
  draft(random) {
    const story = random.pick(stories);
    const [b, x] = [random.int(...story.start), random.int(3, story.longest)];
    const m = rat(random.int(story.rate[0] * 2, story.rate[1] * 2), 2);
    const y = mul(m, rat(x));
    const value = div(sub(mul(rat(2), y), rat(-2 * b)), rat(2));
    if (!isInteger(value) || m.n === m.d || (story.unit.startsWith('percent') && value.n > 100n)) return null;
    const answer = numericAnswer(random.chance(3, 4), {
      key: rat(x),
      why: `Substituting ${math(`x=${x}`)} gives ${math(`${latex(m)}\\cdot ${x}+${b}=${latex(value)}`)}.`,
      bugs: [
        bug('STOP', div(value, m), `This divides without subtracting ${b} first.`),
        bug('SIGN', ratio(mul(rat(1), sub(value, rat(-b))), m), `This adds ${b} before dividing; subtract it.`),
        bug('STOP', sub(value, rat(b)), `This subtracts ${b} but does not divide by ${prose(m)}.`),
        bug('SWAP', sub(mul(m, value), rat(-b)), `This substitutes ${prose(value)} for ${math('x')}, but it is the value of ${math('y')}.`),
        bug('RATE0', ratio(sub(value, m), b), 'This switches the slope and the constant term.'),
        bug('INTC', ratio(b, m), `This divides the constant term by the slope and does not use ${math(`y=${latex(value)}`)}.`),
        bug('STOP', mul(rat(x), rat(2)), `This is twice the value of ${math('x')}.`),
      ],
      keep: (each) => each.n > 0n && each.d <= 4n && each.d !== 3n,
    });
    const model = math(`y=${latex(m)}x+${b}`);
    return (
      answer && {
        parameters: { b, m: prose(m), x, y: story.y },
        stem: random.pick([
          `The equation ${model} is a linear model for ${story.y}, where ${math('x')} is the number of ${story.x}. According to the model, for what value of ${math('x')} is ${math(`y=${latex(value)}`)}?`,
          `A line of best fit for a set of data has the equation ${model}, where ${math('y')} is ${story.y} and ${math('x')} is the number of ${story.x}. For which value of ${math('x')} does the line predict ${math(`y=${latex(value)}`)}?`,
          `In the linear model ${model}, ${math('y')} is ${story.y}, and ${math('x')} is the number of ${story.x}. What is the value of ${math('x')} when ${math(`y=${latex(value)}`)}?`,
          `The equation ${model} was found to fit a set of data, where ${math('y')} is ${story.y} and ${math('x')} is the number of ${story.x}. For what value of ${math('x')} does the equation give ${math(`y=${latex(value)}`)}?`,
        ]),
        answer,
        steps: [
          `The value of ${math('y')} is given, so substitute it into the equation and solve for ${math('x')}.`,
          `${math(`${latex(value)}=${latex(m)}x+${b}`)}, so ${math(`${latex(m)}x=${latex(y)}`)}.`,
          `Dividing gives ${math(`x=${x}`)}. Check: ${math(`${latex(m)}\\cdot ${x}+${b}=${latex(value)}`)}. On the graphing calculator, graph the line and ${math(`y=${latex(value)}`)} and find where they intersect.`,
        ],
        takeaway: 'Given y, solve the equation for x; given x, substitute to find y.',
      }
    );
  },
};
