/** PCT-c: the result of a change. */
import type { Generator } from '#content/generators/generator.ts';
import { rat } from '#core/rational.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { ratio } from '#content/exact/value.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';

/** What is told and asked, between which numbers it starts, and by how many percent it may change. */
const changes = [
  ['A town had # residents in 2015. By 2020, the number of residents had @', 'How many residents did the town have in 2020?', 200, 4000, 20],
  ['Last season a farm harvested # melons. This season the harvest @', 'How many melons did the farm harvest this season?', 100, 2000, 45],
  [
    'A library had # members at the beginning of the year. During the year, the number of members @',
    'How many members did the library have at the end of the year?',
    200,
    3000,
    35,
  ],
  ['A museum had # visitors in June. In July, the number of visitors @', 'How many visitors did the museum have in July?', 400, 6000, 60],
  [
    'A factory used # liters of water per day. After new machines were installed, the amount @',
    'How many liters of water per day did the factory use after that?',
    500,
    8000,
    45,
  ],
  ['A bakery sold # loaves of bread in March. In April, the number of loaves sold @', 'How many loaves of bread did the bakery sell in April?', 300, 2400, 40],
  ['A website had # subscribers in March. In April, the number of subscribers @', 'How many subscribers did the website have in April?', 500, 9000, 35],
  [
    'A school collected # kilograms of paper last year. This year, the amount @',
    'How many kilograms of paper did the school collect this year?',
    200,
    1200,
    45,
  ],
] as const;

export const resultOfChange: Generator = {
  archetype: 'PCT-c',
  topicId: 20,
  version: 4,
  levels: [2],
  skillTags: ['percent-change'],
  draft(random) {
    const context = random.int(0, changes.length - 1);
    const [told, ask, low, high, most] = changes[context] ?? changes[0];
    const start = random.int(low / 20, high / 20) * 20;
    const percent = random.int(1, 12) * 5;
    const up = random.chance(1, 2);
    const change = (start * percent) / 100;
    const key = up ? start + change : start - change;
    if (!Number.isInteger(change) || percent > most) return null;
    const word = up ? `increased by ${percent}%.` : `decreased by ${percent}%.`;
    const answer = numberAnswer({
      ...asDecimals,
      typed: random.chance(1, 2),
      key: rat(key),
      why: `After the ${up ? 'increase' : 'decrease'}, the new amount is ${up ? 100 + percent : 100 - percent}% of ${prose(start)}.`,
      bugs: [
        bug('STOP', change, `This is only the change; ${up ? 'add it to' : 'subtract it from'} ${prose(start)}.`),
        bug(
          'SIGN',
          up ? start - change : start + change,
          `This ${up ? 'decreases' : 'increases'} the amount by ${percent}%, but the amount ${up ? 'increased' : 'decreased'}; ${up ? 'add' : 'subtract'} ${prose(change)}.`,
        ),
        bug(
          'PP',
          up ? start + percent : start - percent,
          `This ${up ? 'adds' : 'subtracts'} ${percent} itself; ${up ? 'add' : 'subtract'} ${percent}% of ${prose(start)}, which is ${prose(change)}.`,
        ),
        bug(
          'OFMORE',
          ratio(start * 100, up ? 100 - percent : 100 + percent),
          `This divides by ${up ? 100 - percent : 100 + percent}% instead of multiplying by ${up ? 100 + percent : 100 - percent}%.`,
        ),
        bug(
          'BASE',
          ratio(start * 100, up ? 100 + percent : 100 - percent),
          `This divides by ${up ? 100 + percent : 100 - percent}%, which undoes the change; multiply by it.`,
        ),
        bug(
          'OFMORE',
          ratio(start * (up ? 100 + percent : 100 - percent) ** 2, 10000),
          `This applies the ${percent}% ${up ? 'increase' : 'decrease'} twice; stop at ${prose(key)}.`,
        ),
        bug(
          'OFMORE',
          up ? start + 2 * change : start - 2 * change,
          `This ${up ? 'adds' : 'subtracts'} ${percent}% of ${prose(start)} twice; ${up ? 'add' : 'subtract'} ${prose(change)} only once.`,
        ),
      ],
    });
    return (
      answer && {
        parameters: { context, start, percent, up },
        stem: `${told.replace('#', prose(start)).replace('@', word)} ${ask}`,
        answer,
        steps: [
          `The ${percent}% ${up ? 'increase' : 'decrease'} is ${percent}% of the starting amount, ${prose(start)}.`,
          `${math(`\\frac{${percent}}{100}\\cdot ${decimalLatex(start)}=${decimalLatex(change)}`)}, so the new amount is ${math(`${decimalLatex(start)}${up ? '+' : '-'}${decimalLatex(change)}=${decimalLatex(key)}`)}.`,
          `Check in one step: ${math(`${decimalLatex(rat(up ? 100 + percent : 100 - percent, 100))}\\cdot ${decimalLatex(start)}=${decimalLatex(key)}`)}.`,
        ],
        takeaway: 'For a p% increase, multiply by 1 + p/100; for a p% decrease, multiply by 1 − p/100.',
      }
    );
  },
};
