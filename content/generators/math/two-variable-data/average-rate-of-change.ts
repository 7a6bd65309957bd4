/** TWO-g: average rate of change. */
import type { Generator } from '#content/generators/generator.ts';
import { rat } from '#core/rational.ts';
import { capitalized, decimalLatex, math, prose } from '../text.ts';
import { ratio } from '#content/exact/value.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { stories } from './model-stories.ts';

export const averageRateOfChange: Generator = {
  archetype: 'TWO-g',
  topicId: 22,
  version: 7,
  levels: [2, 3],
  skillTags: ['rate-of-change', 'tables'],
  draft(random, level) {
    const story = random.pick(stories.filter(({ noun }) => !/cost/.test(noun)));
    const step = level === 2 ? 1 : random.int(2, 4);
    const values = [random.int(...story.start)];
    if (5 * step > story.longest) return null;
    // A little slower and a little faster than usual: no plant grows 2 centimeters in one week and 40 in the next.
    const usual = random.int(...story.rate) * step;
    const [slow, fast] = [Math.max(1, Math.round(0.6 * usual)), Math.round(1.4 * usual)];
    for (let index = 1; index < 6; index++) values.push((values[index - 1] ?? 0) + random.int(slow, fast));
    const xs = values.map((_, index) => index * step);
    const [from, to] = random.sample([0, 1, 2, 3, 4, 5], 2).sort((a, b) => a - b) as [number, number];
    const change = (values[to] ?? 0) - (values[from] ?? 0);
    const time = (xs[to] ?? 0) - (xs[from] ?? 0);
    const key = rat(change, time);
    if (to - from < 2 || !(key.d === 1n || key.d === 2n || key.d === 4n || key.d === 5n) || (story.unit.startsWith('percent') && (values[5] ?? 0) > 100))
      return null;
    const bugs = [
      bug('STOP', change, `This is the total change; divide it by the ${time} ${story.units}.`),
      bug('RECIP', ratio(time, change), `This is upside down: divide the change in ${math('y')}, ${change}, by the change in ${math('x')}, ${time}.`),
      bug(
        'STOP',
        ratio(values[to] ?? 0, xs[to] ?? 1),
        `This divides the last value of ${math('y')} by the last value of ${math('x')}; divide the changes, ${change} by ${time}.`,
      ),
      ...(from > 0
        ? [bug('STOP', ratio(change, xs[to] ?? 1), `This divides by ${xs[to]}, the last value of ${math('x')}; divide by the change in ${math('x')}, ${time}.`)]
        : []),
      bug('STOP', ratio(change, to - from + 1), `This divides by ${to - from + 1}, the number of rows; divide by the change in ${math('x')}, ${time}.`),
      bug('WT', ratio((values[to] ?? 0) + (values[from] ?? 0), 2), `This is the mean of the two values; divide their difference, ${change}, by ${time}.`),
      bug(
        'STOP',
        ratio((values[5] ?? 0) - (values[0] ?? 0), xs[5] ?? 1),
        `This uses the whole table; use only the rows from ${math(`x = ${xs[from]}`)} to ${math(`x = ${xs[to]}`)}.`,
      ),
      bug(
        'STOP',
        ratio(change, to - from),
        `This divides by ${to - from}, the number of steps in the table; each is ${step} ${story.units}, so divide by ${time}.`,
      ),
      bug(
        'SWAP',
        ratio((values[to] ?? 0) - (values[to - 1] ?? 0), step),
        `This is the rate of change in only the last step; divide the whole change, ${change}, by ${time}.`,
      ),
      bug(
        'SWAP',
        ratio((values[from + 1] ?? 0) - (values[from] ?? 0), step),
        `This is the rate of change in only the first step; divide the whole change, ${change}, by ${time}.`,
      ),
    ];
    const answer = numberAnswer({
      ...asDecimals,
      typed: random.chance(1, 3),
      key,
      why: `The change of ${change} over ${time} ${story.units} is ${prose(key)} per ${story.one}.`,
      bugs,
    });
    const [x1, x2] = [xs[from] ?? 0, xs[to] ?? 0];
    return (
      answer && {
        parameters: { values, step, from: x1, to: x2, y: story.y },
        stimulus: {
          kind: 'table',
          table: {
            caption: capitalized(story.y.replace(/^the /, '')),
            columns: [`Number of ${story.units}, ${math('x')}`, math('y')],
            rows: values.map((value, index) => [`${xs[index]}`, prose(value)]),
          },
        },
        stem: random.pick([
          `The table shows selected values of ${math('x')} and ${math('y')}, where ${math('y')} is ${story.y}, and ${math('x')} is the number of ${story.x}. What is the average rate of change of ${math('y')}, in ${story.unit} per ${story.one}, from ${math(`x=${x1}`)} to ${math(`x=${x2}`)}?`,
          `In the table, ${math('y')} is ${story.y}, and ${math('x')} is the number of ${story.x}. By how many ${story.unit} per ${story.one} did ${math('y')} increase, on average, from ${math(`x=${x1}`)} to ${math(`x=${x2}`)}?`,
          `The table gives values of ${math('x')}, the number of ${story.x}, and ${math('y')}, ${story.y}. What was the average increase, in ${story.unit} per ${story.one}, of ${math('y')} between ${math(`x=${x1}`)} and ${math(`x=${x2}`)}?`,
          `In the table, each value of ${math('y')} is ${story.y}, and each value of ${math('x')} is the number of ${story.x}. What was the average change in ${math('y')}, in ${story.unit} per ${story.one}, from ${math(`x=${x1}`)} to ${math(`x=${x2}`)}?`,
        ]),
        answer,
        steps: [
          `The average rate of change is the change in ${math('y')} divided by the change in ${math('x')}.`,
          `${math(`\\frac{${values[to]}-${values[from]}}{${x2}-${x1}}=\\frac{${change}}{${time}}=${decimalLatex(key)}`)}.`,
          `Check: ${math(`${decimalLatex(key)}\\cdot ${time}=${change}`)}, the change in the table.`,
        ],
        takeaway: 'Average rate of change = change in y divided by change in x.',
      }
    );
  },
};
