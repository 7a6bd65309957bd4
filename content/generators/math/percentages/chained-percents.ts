/** PCT-c: the result of a change. PCT-g: expressions for discounts and taxes. PCT-i: percent and percentage points. PCT-j: mixtures. */
import type { Generator, WrongOption } from '../../generator.ts';
import { add, div, isInteger, rat, toNumber } from '../../../exact/rational.ts';
import { bug, latex, math, numericAnswer, prose, ratio } from '../data-kit.ts';

const changes = [
  ['A village had # residents in 2015. By 2020, the number of residents had @', 'How many residents did the village have in 2020?', 200, 4000],
  ['Last season a farm harvested # melons. This season the harvest @', 'How many melons did the farm harvest this season?', 100, 2000],
  [
    'A library had # members at the beginning of the year. During the year, the number of members @',
    'How many members did the library have at the end of the year?',
    200,
    3000,
  ],
  ['A museum had # visitors in June. In July, the number of visitors @', 'How many visitors did the museum have in July?', 400, 6000],
  [
    'A factory used # liters of water per day. After new machines were installed, the amount @',
    'How many liters of water per day did the factory use then?',
    500,
    8000,
  ],
  ['A forest had # trees marked for a study. Ten years later, the number of marked trees had @', 'How many marked trees were there ten years later?', 100, 900],
  ['A website had # subscribers in March. In April, the number of subscribers @', 'How many subscribers did the website have in April?', 500, 9000],
  ['A school collected # kilograms of paper last year. This year, the amount @', 'How many kilograms of paper did the school collect this year?', 200, 1200],
] as const;

export const resultOfChange: Generator = {
  archetype: 'PCT-c',
  topicId: 20,
  version: 1,
  levels: [2],
  skillTags: ['percent-change'],
  draft(random) {
    const context = random.int(0, changes.length - 1);
    const [told, ask, low, high] = changes[context] ?? changes[0];
    const start = random.int(low / 20, high / 20) * 20;
    const percent = random.int(1, 12) * 5;
    const up = random.chance(1, 2);
    const change = (start * percent) / 100;
    const key = up ? start + change : start - change;
    if (!Number.isInteger(change) || percent === 50 || percent === 100) return null;
    const word = up ? `increased by ${percent}%.` : `decreased by ${percent}%.`;
    const answer = numericAnswer(random.chance(1, 2), {
      key: rat(key),
      why: `The new amount is ${up ? 100 + percent : 100 - percent}% of ${prose(start)}.`,
      bugs: [
        bug('STOP', change, `This is the change alone; ${up ? 'add it to' : 'subtract it from'} ${prose(start)}.`),
        bug('SIGN', up ? start - change : start + change, `This changes the amount in the wrong direction.`),
        bug('PP', up ? start + percent : start - percent, `This ${up ? 'adds' : 'subtracts'} ${percent} instead of ${percent}% of ${prose(start)}.`),
        bug(
          'OFMORE',
          ratio(start * 100, up ? 100 - percent : 100 + percent),
          `This divides by ${up ? 100 - percent : 100 + percent}% instead of multiplying by ${up ? 100 + percent : 100 - percent}%.`,
        ),
        bug('BASE', ratio(start * 100, up ? 100 + percent : 100 - percent), 'This undoes a change instead of making it.'),
        bug('OFMORE', up ? change * 2 : start - 2 * change, 'This applies the percentage twice or to the wrong amount.'),
        bug('STOP', start, 'This is the amount before the change.'),
      ],
    });
    return (
      answer && {
        parameters: { context, start, percent, up },
        stem: `${told.replace('#', prose(start)).replace('@', word)} ${ask}`,
        answer,
        steps: [
          `A change of ${percent}% is measured against the starting amount, ${prose(start)}.`,
          `${math(`\\frac{${percent}}{100}\\cdot ${latex(start)}=${latex(change)}`)}, so the new amount is ${math(`${latex(start)}${up ? '+' : '-'}${latex(change)}=${latex(key)}`)}.`,
          `Check in one step: ${math(`${latex(rat(up ? 100 + percent : 100 - percent, 100))}\\cdot ${latex(start)}=${latex(key)}`)}.`,
        ],
        takeaway: 'Up by p%: multiply by 1 + p/100. Down by p%: multiply by 1 − p/100.',
      }
    );
  },
};

const wrong = (text: string, misconception: WrongOption['misconception'], why: string): WrongOption => ({ text: math(text), value: text, misconception, why });
const hundredths = (n: number) => latex(rat(n, 100));

export const discountAndTax: Generator = {
  archetype: 'PCT-g',
  topicId: 20,
  version: 1,
  levels: [3, 4],
  skillTags: ['percent-change', 'expressions'],
  draft(random, level) {
    const letter = random.pick(['p', 'x', 'c', 'd'] as const);
    const [off, tax] = [random.int(2, 9) * 5, random.pick([4, 5, 6, 7, 8, 9])];
    const [down, up] = [hundredths(100 - off), hundredths(100 + tax)];
    const item = random.pick(['a jacket', 'a lamp', 'a backpack', 'a bicycle helmet', 'a pair of shoes', 'a tent', 'a keyboard', 'a set of dishes']);
    const price = `${math(letter)} dollars`;
    const backwards = level === 4 && random.chance(1, 2);
    const fee = level === 4 && !backwards ? random.int(2, 12) : 0;
    const key = backwards ? `\\frac{${letter}}{(${down})(${up})}` : fee ? `(${up})(${down}${letter})+${fee}` : `(${up})(${down}${letter})`;
    const add_ = fee ? `+${fee}` : '';
    const options = backwards
      ? [
          wrong(`(${down})(${up})${letter}`, 'INVOP', `This goes forward from the final price; to get back to the original price, divide.`),
          wrong(`\\frac{${letter}}{${hundredths(100 - off + tax)}}`, 'ADDP', `This adds the percentages ${off} and ${tax}, which belong to different amounts.`),
          wrong(`\\frac{(${down})${letter}}{${up}}`, 'INVOP', 'This undoes the tax but applies the discount again; both have to be undone.'),
          wrong(`\\frac{(${up})${letter}}{${down}}`, 'INVOP', 'This undoes the discount but applies the tax again; both have to be undone.'),
          wrong(`\\frac{${letter}}{(${hundredths(off)})(${up})}`, 'OFMORE', `This divides by ${off}%, the part taken off; ${100 - off}% remains.`),
          wrong(
            `(${hundredths(100 + off)})(${hundredths(100 - tax)})${letter}`,
            'BASE',
            'This takes percentages of the final price; they belong to the original and to the reduced price.',
          ),
        ]
      : [
          wrong(`(${hundredths(tax)})(${down}${letter})${add_}`, 'OFMORE', 'This is the tax alone; the reduced price has to be paid too.'),
          wrong(`(${up})(${hundredths(off)}${letter})${add_}`, 'OFMORE', `This takes ${off}% of the price as the reduced price; ${100 - off}% remains.`),
          wrong(`${hundredths(100 - off + tax)}${letter}${add_}`, 'ADDP', 'This adds the percentages, which belong to different amounts.'),
          wrong(`(${hundredths(100 + off)})(${hundredths(100 - tax)}${letter})${add_}`, 'SWAP', 'This raises by the discount and lowers by the tax.'),
          wrong(`${letter}-${hundredths(off)}+${hundredths(tax)}${add_}`, 'PP', 'This subtracts and adds percentages as if they were dollars.'),
          wrong(`${hundredths(100 - off - tax)}${letter}${add_}`, 'SIGN', 'This subtracts the tax as well, and adds percentages of different amounts.'),
          ...(fee ? [wrong(`(${up})(${down}${letter}+${fee})`, 'BASE', 'This taxes the fee too; it is added after the tax.')] : []),
        ];
    const discount = random.pick([
      `The price is reduced by ${off}%`,
      `A discount of ${off}% is taken off the price`,
      `With a coupon, the price is ${off}% less`,
    ]);
    return {
      parameters: { letter, off, tax, backwards, fee, item },
      stem: backwards
        ? random.pick([
            `The original price of ${item} is reduced by ${off}%, and a sales tax of ${tax}% is added to the reduced price. The total is ${price}. Which expression represents the original price, in dollars?`,
            `Including a sales tax of ${tax}% on the reduced price, ${item} costs ${price} after a discount of ${off}%. Which expression gives the original price, in dollars, in terms of ${math(letter)}?`,
            `A customer pays ${price} for ${item}. This is the price after a discount of ${off}% and with a sales tax of ${tax}% on the discounted price. Which expression represents the price, in dollars, before discount and tax?`,
          ])
        : `${random.pick([`The original price of ${item} is ${price}.`, `${item.charAt(0).toUpperCase()}${item.slice(1)} is listed at ${price}.`, `In a store, ${item} costs ${price}.`])} ${discount}, and then a sales tax of ${tax}% is added to the reduced price.${fee ? ` Finally, a delivery fee of $${fee} is charged.` : ''} ${random.pick(['Which expression represents the total cost, in dollars?', `Which expression gives the total, in dollars, in terms of ${math(letter)}?`, 'Which of the following represents the amount to be paid, in dollars?'])}`,
      answer: {
        format: 'choice',
        correct: {
          text: math(key),
          value: key,
          why: backwards
            ? 'Dividing by both factors undoes the tax and the discount.'
            : `${100 - off}% of the price remains, and tax makes ${100 + tax}% of that.`,
        },
        wrong: options,
      },
      steps: [
        'Each percent change is a factor; changes that follow one another multiply.',
        `The discount leaves ${math(`${down}`)} of the price, and the tax multiplies the reduced price by ${math(`${up}`)}.`,
        `${backwards ? `The original price times both factors is ${math(letter)}, so it is ${math(key)}.` : `Together: ${math(key)}.`} Check with 100 dollars: ${math(`${up}\\cdot ${100 - off}=${latex(rat((100 + tax) * (100 - off), 100))}`)}${backwards ? ' dollars are paid, and the expression leads back to 100' : fee ? ' dollars, before the fee' : ' dollars'}.`,
      ],
      takeaway: 'Successive percent changes multiply; their percentages are never added.',
    };
  },
};

const shares = [
  ['the share of students who walk to school', 'school', 'students who walk to school'],
  ['the share of energy from wind in a region', 'region', 'the energy from wind'],
  ['the share of members who pay online', 'club', 'members who pay online'],
  ['the share of trips made by bicycle in a city', 'city', 'trips made by bicycle'],
  ['the share of households with a garden in a town', 'town', 'households with a garden'],
  ['the share of books borrowed as e-books from a library', 'library', 'e-books borrowed'],
  ['the share of visitors who buy a ticket in advance', 'museum', 'visitors who buy in advance'],
  ['the share of employees who work from home on Fridays', 'company', 'employees at home on Fridays'],
] as const;

export const percentagePoints: Generator = {
  archetype: 'PCT-i',
  topicId: 20,
  version: 1,
  levels: [4],
  skillTags: ['percent-change', 'percentage-points'],
  draft(random) {
    const [share, place] = random.pick(shares);
    const [a, b] = [random.int(4, 60), random.int(4, 75)];
    const points = b - a;
    const up = points > 0;
    const relative = rat(100 * Math.abs(points), a);
    const kind = random.pick(['percent', 'final'] as const);
    if (points === 0 || !isInteger(relative) || toNumber(relative) > 150 || Math.abs(points) < 2) return null;
    const key = kind === 'percent' ? relative : rat(b);
    const word = up ? 'increase' : 'decrease';
    const r = toNumber(relative);
    const answer = numericAnswer(random.chance(1, 3), {
      key,
      why:
        kind === 'percent'
          ? `The change of ${Math.abs(points)} percentage points is ${r}% of ${a}%.`
          : `${r}% of ${a}% is ${Math.abs(points)} percentage points.`,
      show: (value) => math(`${latex(value)}\\%`),
      bugs:
        kind === 'percent'
          ? [
              bug('PP', Math.abs(points), 'This is the change in percentage points; the percent change compares it with the first percentage.'),
              bug('BASE', ratio(100 * Math.abs(points), b), 'This divides by the second percentage; a change is measured against the first.'),
              bug('OFMORE', ratio(100 * b, a), 'This is the second percentage as a percentage of the first; the change is its distance from 100%.'),
              bug('BASE', ratio(100 * a, b), 'This is the first percentage as a percentage of the second.'),
              bug('ADDP', a + b, 'This adds the two percentages.'),
              bug('STOP', b, 'This is the second percentage.'),
              bug('STOP', a, 'This is the first percentage.'),
            ]
          : [
              bug('PP', up ? a + r : a - r, `This moves by ${r} percentage points; the change is ${r}% of ${a}%.`),
              bug('SIGN', 2 * a - b, 'This changes the percentage in the wrong direction.'),
              bug('STOP', Math.abs(points), `This is the change alone, in percentage points.`),
              bug('BASE', ratio(a * 100, up ? 100 + r : 100 - r), 'This undoes the change instead of making it.'),
              bug('OFMORE', r, 'This is the percent change itself.'),
              bug('SIGN', up ? Math.abs(a - r) : a + r, `This moves by ${r} percentage points, and in the wrong direction.`),
              bug('STOP', a, 'This is the percentage before the change.'),
            ],
      keep: (value) => value.n > 0n && value.d <= 2n,
    });
    const note = answer?.format === 'spr' ? ' (Disregard the % sign when entering your answer.)' : '';
    const cap = `${share.charAt(0).toUpperCase()}${share.slice(1)}`;
    return (
      answer && {
        parameters: { kind, a, b, place },
        stem: `${
          kind === 'percent'
            ? random.pick([
                `${cap} changed from ${a}% to ${b}% within five years. By what percent did it ${word}?`,
                `In a report, ${share} was ${a}% in the first year and ${b}% in the second. What is the percent ${word} from the first year to the second?`,
                `${cap} was ${a}% in 2015 and ${b}% in 2020. What was the percent ${word} of this share?`,
                `A survey found that ${share} went from ${a}% to ${b}%. What is the percent ${word}?`,
              ])
            : random.pick([
                `${cap} was ${a}% at first. Within five years, this share ${word}d by ${r}% of its value. What was the share after five years?`,
                `In a report, ${share} was ${a}% in the first year. In the second year, it was ${r}% ${up ? 'greater' : 'less'} than in the first. What was it in the second year?`,
                `At the beginning of a study, ${share} was ${a}%. At the end, the share had ${word}d by ${r}% of what it was at the beginning. What was the share at the end?`,
                `${cap} was ${a}% in 2015. By 2020, it had ${word}d by ${r}% of that value. What was the share in 2020?`,
              ])
        }${note}`,
        answer,
        steps: [
          'A percent change of a percentage is measured against the first percentage; the plain difference is in percentage points.',
          kind === 'percent'
            ? `The difference is ${math(`${Math.max(a, b)}-${Math.min(a, b)}=${Math.abs(points)}`)} percentage points, and ${math(`\\frac{${Math.abs(points)}}{${a}}\\cdot 100=${r}`)}.`
            : `${math(`\\frac{${r}}{100}\\cdot ${a}=${Math.abs(points)}`)} percentage points, and ${math(`${a}${up ? '+' : '-'}${Math.abs(points)}=${b}`)}.`,
          `Check: ${math(`${a}\\cdot ${latex(rat(b, a))}=${b}`)}.`,
        ],
        takeaway: 'From 20% to 30% is 10 percentage points, but an increase of 50%.',
      }
    );
  },
};

const mixtures = [
  ['a salt solution', 'milliliters', 'salt'],
  ['orange juice drink', 'liters', 'orange juice'],
  ['a cleaning solution', 'liters', 'vinegar'],
  ['a metal alloy', 'grams', 'copper'],
  ['a trail mix', 'kilograms', 'raisins'],
  ['a seed mixture', 'pounds', 'clover'],
  ['a soil mixture', 'kilograms', 'sand'],
  ['a sugar syrup', 'liters', 'sugar'],
] as const;

export const mixedPercents: Generator = {
  archetype: 'PCT-j',
  topicId: 20,
  version: 1,
  levels: [4],
  skillTags: ['mixtures', 'weighted-average'],
  draft(random) {
    const [what, unit, part] = random.pick(mixtures);
    const [m, n] = [random.int(1, 12) * 10, random.int(1, 12) * 10];
    const [p, q] = [random.int(1, 16) * 5, random.int(1, 16) * 5];
    const share = div(add(rat(m * p), rat(n * q)), rat(m + n));
    const kind = random.pick(['share', 'amount'] as const);
    if (m === n || p === q || !isInteger(share)) return null;
    const s = toNumber(share);
    const key = kind === 'share' ? share : rat(n);
    const entry = random.chance(1, 2);
    const answer = numericAnswer(entry, {
      key,
      why: `The ${part} adds up: ${math(`${latex(rat(m * p, 100))}+${latex(rat(n * q, 100))}=${latex(rat(m * p + n * q, 100))}`)} ${unit}.`,
      ...(kind === 'share' ? { show: (value) => math(`${latex(value)}\\%`) } : {}),
      bugs:
        kind === 'share'
          ? [
              bug('WT', rat(p + q, 2), 'This is the mean of the two percentages; the amounts differ, so weight them.'),
              bug('ADDP', p + q, 'This adds the two percentages.'),
              bug('WT', div(add(rat(m * q), rat(n * p)), rat(m + n)), 'This weights each percentage with the other amount.'),
              bug('SIGN', Math.abs(p - q), 'This is the difference of the percentages.'),
              bug('STOP', p, 'This is the percentage of the first mixture.'),
              bug('STOP', q, 'This is the percentage of the second mixture.'),
              bug('STOP', rat(m * p + n * q, 100), `This is the amount of ${part}, in ${unit}; divide it by the whole amount.`),
            ]
          : [
              bug('WT', rat(m), 'This takes equal amounts; then the percentage would be in the middle.'),
              bug('STOP', rat(m + n), 'This is the amount of the whole mixture.'),
              bug('RECIP', s === p || n === 0 ? null : div(rat(m * m), rat(n)), 'This uses the ratio of the amounts upside down.'),
              bug('BASE', ratio(m * p, q), `This compares the amounts of ${part} as if both mixtures contained equally much of it.`),
              bug('BASE', ratio(m * s, 100), 'This takes the final percentage of the first amount.'),
              bug('BASE', ratio(m * s, q), 'This compares the wrong percentages.'),
              bug('SIGN', Math.abs(m - n), 'This is the difference of the two amounts.'),
            ],
      keep: (value) => value.n > 0n && value.d <= 2n && (kind === 'amount' || toNumber(value) < 100),
    });
    const note = entry && kind === 'share' ? ' (Disregard the % sign when entering your answer.)' : '';
    const one = what.replace(/^an? /, '');
    return (
      answer && {
        parameters: { kind, m, n, p, q, part },
        stem:
          kind === 'share'
            ? `${random.pick([
                `${m} ${unit} of ${one} that is ${p}% ${part} are mixed with ${n} ${unit} of ${one} that is ${q}% ${part}. What percentage of the resulting mixture is ${part}?`,
                `A worker combines ${m} ${unit} of ${one} containing ${p}% ${part} with ${n} ${unit} of ${one} containing ${q}% ${part}. What percentage of the mixture is ${part}?`,
                `To ${m} ${unit} of ${one} with ${p}% ${part}, ${n} ${unit} of ${one} with ${q}% ${part} are added. The result is what percentage ${part}?`,
              ])}${note}`
            : random.pick([
                `How many ${unit} of ${one} that is ${q}% ${part} must be mixed with ${m} ${unit} of ${one} that is ${p}% ${part} to make a mixture that is ${s}% ${part}?`,
                `A worker has ${m} ${unit} of ${one} containing ${p}% ${part} and adds some ${one} containing ${q}% ${part}. The mixture is ${s}% ${part}. How many ${unit} were added?`,
                `To ${m} ${unit} of ${one} with ${p}% ${part}, some ${one} with ${q}% ${part} is added, so that the result is ${s}% ${part}. What amount is added, in ${unit}?`,
              ]),
        answer,
        steps: [
          `Follow the ${part}: its amounts in the parts add up to its amount in the mixture.`,
          kind === 'share'
            ? `${math(`\\frac{${p}}{100}\\cdot ${m}+\\frac{${q}}{100}\\cdot ${n}=${latex(rat(m * p + n * q, 100))}`)} ${unit} of ${math(`${m}+${n}=${m + n}`)}.`
            : `With ${math('x')} for the unknown amount: ${math(`\\frac{${p}}{100}\\cdot ${m}+\\frac{${q}}{100}x=\\frac{${s}}{100}(${m}+x)`)}.`,
          kind === 'share'
            ? `As a percentage: ${math(`\\frac{${latex(rat(m * p + n * q, 100))}}{${m + n}}\\cdot 100=${s}`)}.`
            : `Solving gives ${math(`x=${n}`)}.`,
          `Check: ${s}% lies between ${p}% and ${q}%, nearer to the larger amount. With the graphing calculator: graph both sides and read where they meet.`,
        ],
        takeaway: 'In mixtures, add amounts, never percentages.',
      }
    );
  },
};
