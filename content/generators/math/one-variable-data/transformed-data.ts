/** ONE-i: statistics after all values are shifted or scaled. ONE-j: the fraction of the data in a class. */
import type { Generator } from '#content/generators/generator.ts';
import { barChart } from '#content/figures/bar-chart.ts';
import { dotPlot } from '#content/figures/distribution-plots.ts';
import { isInteger, rat, toText } from '#core/rational.ts';
import { capitalized, fractionLatex, math } from '../text.ts';
import { type Bug, bug, numberAnswer, numberChoices } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { settings as countSettings } from './data-sets.ts';
import { settings } from './transformations.ts';
import { unknownTransformation } from './unknown-transformation.ts';

const measures = ['mean', 'median', 'range', 'standard deviation'] as const;

export const transformedData: Generator = {
  archetype: 'ONE-i',
  topicId: 21,
  version: 10,
  levels: [2, 4],
  skillTags: ['mean', 'median', 'range', 'standard-deviation'],
  draft(random, level) {
    if (level === 4) return unknownTransformation(random);
    const setting = random.pick(settings);
    const { what, unit, kind, result } = setting;
    const newUnit = setting.newUnit ?? unit;
    const [k, c] = [random.int(...(setting.times ?? [1, 1])), random.int(...(setting.plus ?? [0, 0]))];
    const range = random.int(...setting.range);
    const values = {
      mean: random.int(...setting.center),
      median: random.int(...setting.center),
      range,
      'standard deviation': random.int(2, Math.max(2, Math.floor(range / 3))),
    };
    const [asked, other] = random.sample(measures, 2) as [(typeof measures)[number], (typeof measures)[number]];
    const center = (name: (typeof measures)[number]) => name === 'mean' || name === 'median';
    const after = (name: (typeof measures)[number]) => k * values[name] + (center(name) ? c : 0);
    const key = after(asked);
    // A standard deviation is from about a fifth to a third of the range.
    if (values.mean === values.median || values[asked] === values[other] || 5 * values['standard deviation'] < values.range) return null;
    // Mean and median of the same data are not far apart, and the least value is positive.
    if (2 * Math.abs(values.mean - values.median) > values['standard deviation'] || 2 * Math.min(values.mean, values.median) < range) return null;
    const change = { shift: `increased by ${c}`, scale: `multiplied by ${k}`, both: `multiplied by ${k} and then increased by ${c}` }[kind];
    const rule = center(asked)
      ? `the ${asked} is ${change}`
      : k === 1
        ? `adding the same number to every value does not change it`
        : `the ${asked} is only multiplied by ${k}`;
    const bugs: Bug[] = [
      bug(
        center(asked) ? 'STOP' : 'SDR',
        k * values[asked] + (center(asked) ? 0 : c),
        center(asked)
          ? `This leaves out the ${c}; adding ${c} to every value increases the ${asked} by ${c}.`
          : `This adds ${c}, but adding the same number to every value does not change the ${asked}.`,
      ),
      ...(kind === 'shift' && center(asked) ? [bug('STOP', values[asked], `This is the ${asked} before the change; add ${c} to it, as to every value.`)] : []),
      bug(
        'MM',
        after(other),
        `This is the ${other} after the change; the ${asked} becomes ${k === 1 ? '' : `${k} times `}${values[asked]}${center(asked) && c > 0 ? ` plus ${c}` : ''}.`,
      ),
      bug(
        'SDR',
        center(asked) ? k * (values[asked] + c) : values[asked] + c,
        center(asked)
          ? `This adds ${c} before multiplying; multiply ${values[asked]} by ${k} first.`
          : k === 1
            ? `This adds ${c}, but adding the same number to every value does not change the ${asked}.`
            : `This adds ${c}; only the factor changes the ${asked}, so multiply ${values[asked]} by ${k}.`,
      ),
      ...(asked === 'standard deviation' && k < 10
        ? [bug('SDR', k * k * values[asked], `This multiplies by ${math(`${k}^2`)}, as for a sum of squares; the standard deviation is multiplied by ${k}.`)]
        : []),
      ...(k > 1 ? [bug('SDR', rat(values[asked], k), `This divides by ${k}; every value is multiplied by it, so multiply ${values[asked]} by ${k}.`)] : []),
      ...(k > 1 && c === 0 ? [bug('SDR', values[asked] + k, `This adds ${k}; multiply ${values[asked]} by ${k} instead.`)] : []),
      ...(kind === 'scale' && k < 10 ? [bug('MM', k * values[asked] * k, `This multiplies by ${k} twice; every value is multiplied by it once.`)] : []),
      ...(kind === 'both' ? [bug('SDR', k * (values[asked] + c), `This adds ${c} before multiplying, but the values are multiplied by ${k} first.`)] : []),
      ...(kind === 'both' ? [bug('SIGN', k * values[asked] - c, `This subtracts ${c} from the product; ${rule}.`)] : []),
      ...(k === 1 && values[asked] - c > 0 ? [bug('SIGN', values[asked] - c, `This subtracts ${c} from the ${asked}; ${rule}.`)] : []),
    ];
    const answer = numberAnswer({
      ...asDecimals,
      typed: random.chance(1, 3),
      key: rat(key),
      why: center(asked)
        ? `The ${asked} changes the same way each value does: it is ${change}.`
        : `The ${asked} ${k === 1 ? `does not change when the same number is added to every value` : `is multiplied by ${k}, like every value${c ? `; adding ${c} does not change it` : ''}`}.`,
      bugs,
    });
    const shown = random.shuffle([asked, other]).map((name) => `${name} of ${unit === 'dollars' ? `$${values[name]}` : `${values[name]} ${unit}`}`);
    const facts = `a ${shown.join(' and a ')}`;
    const told = setting.told(k, c);
    // After “if,” only what happens, without its reason.
    const happens = told.split(', so ').at(-1) ?? told;
    return (
      answer && {
        parameters: { kind, k, c, asked, before: values[asked], other: values[other], result },
        stem: random.pick([
          `${capitalized(what)} have ${facts}. If ${happens}, what is the ${asked}, in ${newUnit}, of the ${result}?`,
          `A data set consists of ${what}. The data set has ${facts}. ${capitalized(told)}. What is the ${asked}, in ${newUnit}, of the ${result}?`,
          `${capitalized(what)} have ${facts}. ${capitalized(told)}. What is the ${asked} of the ${result}, in ${newUnit}?`,
          `For ${what}, ${random
            .shuffle([asked, other])
            .map((name) => `the ${name} is ${unit === 'dollars' ? `$${values[name]}` : `${values[name]} ${unit}`}`)
            .join(' and ')}. ${capitalized(told)}. What is the ${asked} of the ${result}, in ${newUnit}?`,
        ]),
        answer,
        steps: [
          'Adding a number to every value adds it to the mean and median but does not change the range or standard deviation. Multiplying every value multiplies all four.',
          `Here the ${asked} is a measure of ${center(asked) ? 'center' : 'spread'}, so ${k === 1 && !center(asked) ? 'it stays ' : ''}${math(center(asked) ? `${k === 1 ? '' : `${k}\\cdot `}${values[asked]}${c ? `+${c}` : ''}=${key}` : `${k === 1 ? '' : `${k}\\cdot `}${values[asked]}${k === 1 ? '' : `=${key}`}`)}.`,
          `Check with the values 1, 2, 6: apply the change to each one and compare the ${asked} before and after.`,
        ],
        takeaway: 'Adding a constant changes only the center; multiplying by a constant changes both center and spread.',
      }
    );
  },
};

export const shareOfData: Generator = {
  archetype: 'ONE-j',
  topicId: 21,
  version: 5,
  levels: [2],
  skillTags: ['frequency-tables', 'fractions', 'percent'],
  draft(random) {
    // “The games had fewer than 2 goals” would count both teams.
    const setting = random.pick(countSettings.filter(({ unit }) => unit !== 'goals'));
    const kinds = Array.from({ length: random.int(4, 6) }, (_, index) => setting.low + index);
    const counts = kinds.map(() => random.int(1, 8));
    const total = counts.reduce((sum, count) => sum + count, 0);
    const border = kinds[random.int(1, kinds.length - 2)] ?? 0;
    const how = random.pick(['exactly', 'at least', 'at most', 'more than', 'fewer than'] as const);
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
    const word = percent ? 'percentage' : 'fraction';
    const number = `${how} ${border} ${setting.unit}`;
    const rel = /members|students/.test(setting.eachPlural) ? 'who' : 'that';
    const did = { books: 'read', visits: 'made' }[setting.unit] ?? 'had';
    const bugs: Bug[] = [
      bug('COMP', show(total - part, total), `This is the ${word} of the ${setting.eachPlural} ${rel} do not fit “${number}”; count those that do.`),
      ...(part === total
        ? []
        : [bug('PART', show(part, total - part), `This divides by the ${total - part} ${setting.eachPlural} ${rel} do not fit; divide by all ${total}.`)]),
      bug('FREQ', show(kinds.filter(test).length, kinds.length), `This counts each different value once; count each value as many times as it occurs.`),
      ...(nearby > 0
        ? [
            bug(
              'STRICT',
              show(nearby, total),
              how === 'at least' || how === 'at most'
                ? `This leaves out the value ${border}; “${how} ${border}” includes ${border}.`
                : `This includes the value ${border}; “${how} ${border}” does not include ${border}.`,
            ),
          ]
        : []),
      bug('FREQ', show(at, total), `This counts only the value ${border}; count all values that fit “${number}.”`),
      bug(
        'FREQ',
        show(
          sum((x) => x <= border),
          total,
        ),
        `This counts the values up to and including ${border}; count those that fit “${number}.”`,
      ),
      bug(
        'FREQ',
        show(
          sum((x) => x >= border),
          total,
        ),
        `This counts the values that are ${border} or greater; count those that fit “${number}.”`,
      ),
    ];
    const answer = numberChoices({
      ...asDecimals,
      key,
      why: `${part} of the ${total} ${setting.eachPlural} ${did} ${number}.`,
      bugs,
      show: (value) => (percent ? math(`${toText(value)}\\%`) : math(fractionLatex(value))),
      believable: (value) => value.n > 0n && (percent ? isInteger(value) && value.n <= 100n : value.n < value.d),
    });
    const rows = kinds.map((kind, index) => [kind, counts[index] ?? 0] as const);
    const title = `${setting.axis} for ${total} ${setting.eachPlural}`;
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
        `The ${noun} summarizes ${setting.sentence(total)}. Of these ${total} ${setting.eachPlural}, what ${word} ${did} ${number}?`,
        `The ${noun} shows ${setting.sentence(total)}. What ${word} of the ${setting.eachPlural} ${did} ${number}?`,
        `Based on the ${noun}, which shows ${setting.sentence(total)}, what ${word} of the ${setting.eachPlural} ${did} ${number}?`,
        `${capitalized(setting.sentence(total))} is given in the ${noun}. What ${word} of the ${setting.eachPlural} ${did} ${number}?`,
      ]),
      answer,
      steps: [
        `Add the frequencies that fit “${number},” and divide by the total number of ${setting.eachPlural}.`,
        `${part} of the ${total} ${setting.eachPlural} ${part === 1 ? 'fits' : 'fit'}, so the ${word} is ${math(percent ? `\\frac{${part}}{${total}}\\cdot 100=${toText(key)}` : `\\frac{${part}}{${total}}${toText(key) === `${part}/${total}` ? '' : `=${fractionLatex(key)}`}`)}${percent ? '%' : ''}.`,
        `Check: the ${part} that ${part === 1 ? 'fits' : 'fit'} and the ${total - part} that ${total - part === 1 ? 'does' : 'do'} not fit add up to ${total}.`,
      ],
      takeaway: 'To find a fraction or percentage of the data, divide the frequency you want by the total of all the frequencies.',
    };
  },
};
