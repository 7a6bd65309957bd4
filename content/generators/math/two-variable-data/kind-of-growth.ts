/** TWO-e: linear or exponential. */
import type { Generator } from '#content/generators/generator.ts';
import { rat } from '#core/rational.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { wrongStatement } from '../options.ts';
import { hiddenGrowth } from './hidden-growth.ts';

/** What grows, how it is called later, in which steps, and whether it can also shrink or only does. */
const growths = [
  ['The balance, in dollars, of an account', 'balance', 'year', 'up'],
  ['The number of bacteria in a culture', 'number of bacteria', 'day', 'up'],
  ['The number of trees of one kind in a forest', 'number of trees', 'year', 'both'],
  ['The number of users of a website', 'number of users', 'month', 'both'],
  ['The population of a town', 'population', 'year', 'both'],
  ['The value, in dollars, of a machine', 'value', 'year', 'down'],
  ['The area, in square meters, of a pond that is covered by algae', 'area covered by algae', 'month', 'both'],
  ['The number of items in a collection', 'number of items', 'year', 'up'],
  ['The number of fish in a pond', 'number of fish', 'year', 'both'],
] as const;

/** What is counted in whole things changes only about by a percent. */
const isCounted = (noun: string) => noun.startsWith('number') || noun === 'population';

/** What may double or lose half from one time to the next. */
const multiplying: ReadonlySet<string> = new Set(['number of bacteria', 'area covered by algae', 'number of users', 'value']);

export const kindOfGrowth: Generator = {
  archetype: 'TWO-e',
  topicId: 22,
  version: 8,
  levels: [2, 3],
  skillTags: ['linear-models', 'exponential-models'],
  draft(random, level) {
    const [what, noun, unit, direction] = random.pick(growths);
    // A machine costs thousands and soon loses much of its value.
    const costly = noun === 'value';
    const start = random.int(4, 60) * (costly ? 500 : 50);
    const up = direction === 'both' ? random.chance(1, 2) : direction === 'up';
    const hidden = level === 3 ? hiddenGrowth(random, { noun, unit, up, start, least: costly ? 8 : 3, isCounted: isCounted(noun) }) : undefined;
    // Few things double or halve in a few years, and no machine loses just some dollars.
    if (hidden?.parameters.kind === 'listed' && costly && !hidden.exponential) return null;
    if (hidden === null || (hidden?.parameters.kind === 'listed' && hidden.exponential && !multiplying.has(noun))) return null;
    const exponential = hidden ? hidden.exponential : random.chance(1, 2);
    const percent = costly ? random.int(8, 20) : noun === 'balance' ? random.int(2, 6) : random.int(2, 15);
    const amount = random.int(2, 15) * (costly ? 100 : 5);
    if (amount * 6 > start) return null;
    const change = exponential
      ? `${up ? 'increases' : 'decreases'} by ${isCounted(noun) ? 'approximately ' : ''}${percent}% each ${unit}`
      : `${up ? 'increases' : 'decreases'} by ${prose(amount)} each ${unit}`;
    const name = (exp: boolean, rising: boolean) => `${rising ? 'Increasing' : 'Decreasing'} ${exp ? 'exponential' : 'linear'}`;
    const key = name(exponential, up);
    const sentence = hidden ? `${what} is initially ${prose(start)}. ${hidden.told}` : `${what} is initially ${prose(start)} and ${change}`;
    const why = (exp: boolean, rising: boolean) =>
      `${exp === exponential ? '' : hidden ? `${hidden.reason} ` : exp ? `The same amount is ${up ? 'added' : 'subtracted'} each time, so the model is linear. ` : 'The value is multiplied by the same factor each time, so the model is exponential. '}${rising === up ? '' : `The values ${up ? 'increase' : 'decrease'}, so choose ${up ? 'an increasing' : 'a decreasing'} function.`}`.trim();
    const wrongs = [true, false].flatMap((exp) =>
      [true, false].flatMap((rising) =>
        exp === exponential && rising === up ? [] : [wrongStatement(exp === exponential ? 'SIGN' : 'GROW', name(exp, rising), why(exp, rising))],
      ),
    );
    return {
      parameters: { start, exponential, up, what, ...(hidden ? hidden.parameters : { change }) },
      stem: random.pick([
        `${sentence}. Which type of function best models the relationship between the ${noun} and time?`,
        `${sentence}. Which of the following best describes the function that models the ${noun} over time?`,
        `${sentence}. What type of function best models the ${noun} as a function of time, in ${unit}s?`,
        `${sentence}. Which of the following functions is the most appropriate model for this situation?`,
      ]),
      answer: {
        format: 'choice',
        correct: {
          text: key,
          value: key,
          why: exponential
            ? `Each value is the previous value multiplied by the same factor, and the values ${up ? 'increase' : 'decrease'}.`
            : `The same amount is ${up ? 'added to' : 'subtracted from'} the value each time.`,
        },
        wrong: wrongs,
      },
      steps: [
        'Equal differences mean a linear model; equal ratios, or equal percent changes, mean an exponential model.',
        hidden
          ? hidden.reason
          : exponential
            ? `A change of ${percent}% each ${unit} multiplies the value by ${math(decimalLatex(rat(up ? 100 + percent : 100 - percent, 100)))} each time.`
            : `The same amount, ${amount}, is ${up ? 'added' : 'subtracted'} each ${unit}.`,
        `The values get ${up ? 'larger' : 'smaller'}, so the model is ${key.toLowerCase()}. Check: the next change would be ${exponential ? 'a different amount but the same percent' : 'the same amount again'}.`,
      ],
      takeaway: 'Changing by the same amount is linear; changing by the same percent or factor is exponential.',
    };
  },
};
