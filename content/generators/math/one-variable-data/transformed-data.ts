/** ONE-i: statistics after all values are shifted or scaled. ONE-j: the share of the data in a class. */
import type { Generator } from '../../generator.ts';
import { barChart } from '../../../figures/bar-chart.ts';
import { dotPlot } from '../../../figures/distribution-plots.ts';
import { isInteger, rat, toText } from '../../../exact/rational.ts';
import { bug, math, numericAnswer, numericChoice, fractionLatex, type Bug } from '../data-kit.ts';
import { settings as countSettings } from './data-sets.ts';

const settings = [
  ['the prices, in dollars, of the items in a shop', 'price', 'dollars', 'every price is'],
  ['the scores of the students on a test', 'score', 'points', 'every score is'],
  ['the heights, in centimeters, of the seedlings in a tray', 'height', 'centimeters', 'a week later every height is'],
  ['the lengths, in seconds, of the songs on an album', 'length', 'seconds', 'in a new recording every length is'],
  ['the lengths, in minutes, of the talks at a conference', 'length', 'minutes', 'in a new schedule every length is'],
  ['the masses, in grams, of the loaves at a bakery', 'mass', 'grams', 'with a new recipe every mass is'],
  ['the numbers of seats in the theaters of a city', 'number of seats', 'seats', 'after a renovation every number is'],
  ['the readings, in volts, of a sensor', 'reading', 'volts', 'in a corrected table every reading is'],
] as const;
const measures = ['mean', 'median', 'range', 'standard deviation'] as const;

export const transformedData: Generator = {
  archetype: 'ONE-i',
  topicId: 21,
  version: 2,
  levels: [4],
  skillTags: ['mean', 'median', 'range', 'standard-deviation'],
  draft(random) {
    const [what, one, unit, then] = random.pick(settings);
    const kind = random.pick(['shift', 'scale', 'both'] as const);
    const [k, c] = [kind === 'shift' ? 1 : random.int(2, 5), kind === 'scale' ? 0 : random.int(2, 8)];
    const values = { mean: random.int(30, 90), median: random.int(30, 90), range: random.int(20, 60), 'standard deviation': random.int(3, 15) };
    const [asked, other] = random.sample(measures, 2) as [(typeof measures)[number], (typeof measures)[number]];
    const center = (name: (typeof measures)[number]) => name === 'mean' || name === 'median';
    const after = (name: (typeof measures)[number]) => k * values[name] + (center(name) ? c : 0);
    const key = after(asked);
    if (values.mean === values.median || values[asked] === values[other]) return null;
    const change = { shift: `increased by ${c} ${unit}`, scale: `multiplied by ${k}`, both: `multiplied by ${k} and then increased by ${c} ${unit}` }[kind];
    const bugs: Bug[] = [
      bug(
        center(asked) ? 'STOP' : 'SDR',
        k * values[asked] + (center(asked) ? 0 : c),
        center(asked)
          ? `This leaves out the ${c}; a shift moves the ${asked} too.`
          : `This adds ${c}; a shift moves all values alike, so the ${asked} does not feel it.`,
      ),
      bug('STOP', values[asked], `This is the ${asked} before the change${center(asked) || k > 1 ? '; apply the change to it' : ''}.`),
      bug('MM', after(other), `This is the ${other} after the change.`),
      bug('MM', values[other], `This is the ${other} before the change.`),
      bug(
        'SDR',
        center(asked) ? k * (values[asked] + c) : values[asked] + c,
        center(asked)
          ? `This adds before multiplying; the values are multiplied first.`
          : `This adds the shift instead of ${k === 1 ? 'leaving the spread as it is' : `multiplying by ${k}`}.`,
      ),
      bug('SDR', k * k * values[asked] + (center(asked) ? c : 0), `This multiplies by ${k} twice.`),
      bug('SIGN', values[asked] + k + c, 'This adds everything; a factor has to be multiplied.'),
      bug('SIGN', values[asked] - c > 0 ? values[asked] - c : values[asked] + 2 * c, `This moves the ${asked} in the wrong way.`),
    ];
    const answer = numericAnswer(random.chance(1, 2), {
      key: rat(key),
      why: `${center(asked) ? `The ${asked} changes like every value` : `A shift does not change the ${asked}; a factor does`}.`,
      bugs,
    });
    const facts = random
      .shuffle([asked, other])
      .map((name) => `the ${name} of the data is ${values[name]} ${unit}`)
      .join(', and ');
    return (
      answer && {
        parameters: { kind, k, c, asked, before: values[asked], other: values[other], one },
        stem: random.pick([
          `A data set gives ${what}: ${facts}. If ${then} ${change}, what is the ${asked} of the new data, in ${unit}?`,
          `A data set consists of ${what}. In this data set, ${facts}. Then ${then} ${change}. What is the ${asked}, in ${unit}, of the resulting data?`,
          `For ${what}, ${facts}. Suppose that ${then} ${change}. What will the ${asked} be, in ${unit}?`,
        ]),
        answer,
        steps: [
          'Adding the same number to all values moves mean and median by it and leaves range and standard deviation alone. Multiplying all values multiplies all four.',
          `Here the ${asked} is a measure of ${center(asked) ? 'center' : 'spread'}, so ${math(center(asked) ? `${k === 1 ? '' : `${k}\\cdot `}${values[asked]}${c ? `+${c}` : ''}=${key}` : `${k === 1 ? '' : `${k}\\cdot `}${values[asked]}${k === 1 ? '' : `=${key}`}`)}.`,
          `Check with the values 1, 2, 6: apply the change to all of them and compare the ${asked}.`,
        ],
        takeaway: 'Shifts move the center only; factors change center and spread.',
      }
    );
  },
};

export const shareOfData: Generator = {
  archetype: 'ONE-j',
  topicId: 21,
  version: 2,
  levels: [1, 2],
  skillTags: ['frequency-tables', 'fractions', 'percent'],
  draft(random, level) {
    const setting = random.pick(countSettings);
    const kinds = Array.from({ length: random.int(4, 6) }, (_, index) => setting.low + index);
    const counts = kinds.map(() => random.int(1, 8));
    const total = counts.reduce((sum, count) => sum + count, 0);
    const border = kinds[random.int(1, kinds.length - 2)] ?? 0;
    const how =
      level === 1 ? random.pick(['exactly', 'at least', 'at most'] as const) : random.pick(['at least', 'at most', 'more than', 'fewer than'] as const);
    if (border < 2) return null;
    const test = {
      exactly: (x: number) => x === border,
      'at least': (x: number) => x >= border,
      'at most': (x: number) => x <= border,
      'more than': (x: number) => x > border,
      'fewer than': (x: number) => x < border,
    }[how];
    const sum = (keep: (x: number) => boolean) => counts.reduce((all, count, index) => all + (keep(kinds[index] ?? 0) ? count : 0), 0);
    const part = sum(test);
    const percent = random.chance(1, 2);
    if (percent && !isInteger(rat(100 * part, total))) return null;
    const show = (n: number, d: number) => (percent ? rat(100 * n, d) : rat(n, d));
    const key = show(part, total);
    const shape = random.pick(['table', 'dots', 'bars'] as const);
    const nearby =
      how === 'exactly' ? 0 : sum((x) => (how === 'at least' ? x > border : how === 'more than' ? x >= border : how === 'at most' ? x < border : x <= border));
    const at = sum((x) => x === border);
    const bugs: Bug[] = [
      bug('COMP', show(total - part, total), 'This is the share of all the others.'),
      ...(part === total ? [] : [bug('PART', show(part, total - part), 'This compares the part with the rest; compare it with the whole.')]),
      bug('FREQ', show(kinds.filter(test).length, kinds.length), `This counts the different values; each of them counts as often as it occurs.`),
      ...(nearby > 0
        ? [
            bug(
              'STRICT',
              show(nearby, total),
              `This ${how === 'at least' || how === 'at most' ? 'leaves out' : 'includes'} the value ${border}; read “${how}” again.`,
            ),
          ]
        : []),
      bug('FREQ', show(at, total), `This counts only the value ${border}.`),
      bug(
        'FREQ',
        show(
          sum((x) => x <= border),
          total,
        ),
        `This counts all values up to ${border}.`,
      ),
      bug(
        'FREQ',
        show(
          sum((x) => x >= border),
          total,
        ),
        `This counts all values from ${border} on.`,
      ),
      bug('FREQ', show(1, kinds.length), 'This takes all values to be equally frequent.'),
    ];
    const answer = numericChoice({
      key,
      why: `${part} of the ${total} ${setting.eachPlural} count.`,
      bugs,
      show: (value) => (percent ? math(`${toText(value)}\\%`) : math(fractionLatex(value))),
      keep: (value) => value.n > 0n && (percent ? isInteger(value) && value.n <= 100n : value.n < value.d),
    });
    const rows = kinds.map((kind, index) => [kind, counts[index] ?? 0] as const);
    const title = `${setting.axis} for ${total} ${setting.eachPlural}`;
    const word = percent ? 'percentage' : 'fraction';
    const number = `${how === 'exactly' ? 'exactly ' : `${how} `}${border} ${setting.unit}`;
    const noun = { table: 'frequency table', dots: 'dot plot', bars: 'bar graph' }[shape];
    return {
      parameters: { counts, low: kinds[0] ?? 0, how, border, percent, shape, unit: setting.unit },
      stimulus:
        shape === 'table'
          ? {
              kind: 'table',
              table: { caption: title, columns: [setting.axis, `Number of ${setting.eachPlural}`], rows: rows.map(([kind, count]) => [`${kind}`, `${count}`]) },
            }
          : {
              kind: 'figure',
              figure:
                shape === 'dots'
                  ? dotPlot({
                      title,
                      axis: { title: setting.axis, min: (kinds[0] ?? 1) - 1, max: (kinds.at(-1) ?? 0) + 1, step: 1 },
                      groups: [{ counts: rows }],
                    })
                  : barChart({
                      title,
                      categories: kinds.map(String),
                      categoryTitle: setting.axis,
                      valueAxis: { title: `Number of ${setting.eachPlural}`, max: 10, step: 1, labelEvery: 2 },
                      series: [{ name: setting.axis, values: counts }],
                    }),
            },
      stem: random.pick([
        `The ${noun} summarizes ${setting.sentence(total)}. For what ${word} of the ${setting.eachPlural} is the ${setting.axis.charAt(0).toLowerCase()}${setting.axis.slice(1)} ${number.replace(` ${setting.unit}`, '')}?`,
        `The ${noun} shows ${setting.sentence(total)}. What ${word} of the ${setting.eachPlural} had ${number}?`,
        `Based on the ${noun}, which shows ${setting.sentence(total)}, what ${word} of the ${setting.eachPlural} had ${number}?`,
        `The ${noun} gives ${setting.sentence(total)}. What ${word} of the ${setting.eachPlural} have ${number}?`,
      ]),
      answer,
      steps: [
        `Add the frequencies that fit “${number}” and divide by the number of all ${setting.eachPlural}.`,
        `${part} of ${total} fit, so the ${word} is ${math(percent ? `\\frac{${part}}{${total}}\\cdot 100=${toText(key)}` : `\\frac{${part}}{${total}}${toText(key) === `${part}/${total}` ? '' : `=${fractionLatex(key)}`}`)}${percent ? '%' : ''}.`,
        `Check: what fits and what does not fit add to all ${total} ${setting.eachPlural}.`,
      ],
      takeaway: 'A share is the frequency that fits, divided by the total of all frequencies.',
    };
  },
};
