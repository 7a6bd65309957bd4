/** Percent change read from a table or a line graph. */
import { add, div, isInteger, mul, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import type { Generator } from '#content/generators/generator.ts';
import { lineGraph } from '#content/figures/line-graph.ts';
import { decimalLatex, math, prose } from '../text.ts';
import { bug, numberChoices } from '../answers.ts';
import { asDecimals } from '../manners.ts';

const settings = [
  { title: 'Members of a Rowing Club', what: 'number of members of the rowing club', axis: 'Number of members' },
  { title: 'Trees Planted by a City', what: 'number of trees planted by the city', axis: 'Number of trees planted' },
  { title: 'Books in a Classroom Library', what: 'number of books in the classroom library', axis: 'Number of books' },
  { title: 'Bicycles Sold at a Shop', what: 'number of bicycles sold at the shop', axis: 'Number of bicycles sold' },
  { title: 'Participants in a Summer Program', what: 'number of participants in the summer program', axis: 'Number of participants' },
  { title: 'Subscribers to a School Newspaper', what: 'number of subscribers to the school newspaper', axis: 'Number of subscribers' },
  { title: 'Volunteers at an Animal Shelter', what: 'number of volunteers at the animal shelter', axis: 'Number of volunteers' },
  { title: 'Birds Counted in a Nature Reserve', what: 'number of birds counted in the nature reserve', axis: 'Number of birds' },
] as const;

export const percentChangeFromData: Generator = {
  archetype: 'PCT-d',
  topicId: 20,
  version: 6,
  levels: [2, 3],
  skillTags: ['percent-change', 'tables-and-graphs'],
  draft(random, level) {
    const setting = random.pick(settings);
    const firstYear = random.int(2010, 2019);
    const years = [0, 1, 2, 3, 4].map((offset) => `${firstYear + offset}`);
    // On the lines of the grid, so that nothing has to be guessed between them.
    const unit = level === 2 ? 5 : 20;
    const most = level === 2 ? 40 : 20;
    // From year to year the numbers change by at most about half, or a quarter when they fall, mostly in one direction.
    const drift = random.chance(level === 2 ? 3 : 1, level === 2 ? 4 : 2) ? 1 : -1;
    const values: number[] = [unit * random.int(drift > 0 ? Math.round(most / 5) : Math.round(most / 2), drift > 0 ? Math.round(most / 2) : most)];
    for (let at = 1; at < 5; at++) {
      const before = (values[at - 1] ?? unit) / unit;
      const direction = random.chance(4, 5) ? drift : -drift;
      values.push(unit * (before + direction * random.int(1, Math.max(1, Math.round(before / (direction > 0 ? 2 : 4))))));
    }
    if (values.some((value) => value < 2 * unit || value > most * unit)) return null;
    const [from, to] = random.sample([0, 1, 2, 3, 4], 2).sort((a, b) => a - b) as [number, number];
    const [before, after] = [rat(values[from] as number), rat(values[to] as number)];
    const change = sub(after, before);
    const rise = change.n > 0n;
    if (change.n === 0n || (level === 2 && !rise) || new Set(values).size < 5) return null;
    const signed = div(mul(change, rat(100)), before);
    const key = rise ? signed : mul(signed, rat(-1));
    if (!isInteger(key) || toNumber(key) > 160 || toNumber(key) < 5) return null;
    const amount = rise ? change : sub(before, after);
    const percent = (a: Rational, b: Rational) => div(mul(a, rat(100)), b);
    const beside = to === 4 ? 3 : to + 1;
    const neighbour = rat(values[beside] as number);
    const nearby = percent(rise ? sub(neighbour, before) : sub(before, neighbour), before);
    const [y1, y2] = [years[from] as string, years[to] as string];
    const bugs = [
      bug('BASE', percent(amount, after), `This divides the change by the ${y2} value; divide by the starting value, from ${y1}.`),
      bug('PP', amount, `This is the change in number, ${prose(amount)}; divide it by the ${y1} value, ${prose(before)}.`),
      bug('OFMORE', percent(after, before), `This is the ${y2} value as a percentage of the ${y1} value; the percent change is how far that is from 100%.`),
      bug(
        'SWAP',
        percent(before, after),
        `This is the ${y1} value as a percentage of the ${y2} value; divide the change, ${prose(amount)}, by the ${y1} value.`,
      ),
      bug('FREQ', nearby, `This uses the value for ${years[beside]}; for ${y2}, the value is ${prose(after)}.`),
      bug('BASE', percent(amount, div(add(before, after), rat(2))), `This divides the change by the mean of the two values; divide by the ${y1} value alone.`),
      bug('BASE', percent(amount, add(before, after)), `This divides the change by the sum of the two values; divide by the ${y1} value alone.`),
    ];
    const word = rise ? 'increase' : 'decrease';
    const table = level === 2 || random.chance(1, 2);
    // A number of the table with a percent sign is nobody's answer, and nothing decreases by more than 100%.
    const keep = (value: Rational) => isInteger(value) && value.n > 0n && toNumber(value) <= (rise ? 300 : 100) && !values.includes(toNumber(value));
    return {
      parameters: { title: setting.title, values, from, to, firstYear, table },
      stimulus: table
        ? {
            kind: 'table',
            table: { caption: setting.title, columns: ['Year', setting.axis], rows: years.map((year, index) => [year, prose(values[index] as number)]) },
          }
        : {
            kind: 'figure',
            figure: lineGraph({
              title: setting.title,
              showTitle: true,
              positions: years,
              positionTitle: 'Year',
              valueAxis: { title: setting.axis, max: 400, step: 20, labelEvery: 5 },
              series: [{ name: setting.axis, values }],
              plotHeight: 260,
            }),
          },
      stem: random.pick([
        `The ${table ? 'table' : 'graph'} shows the ${setting.what} each year from ${years[0]} to ${years[4]}. What is the percent ${word} in the ${setting.what} from ${y1} to ${y2}?`,
        `Based on the ${table ? 'table' : 'graph'}, by what percentage did the ${setting.what} ${word} from ${y1} to ${y2}?`,
        `The ${table ? 'table' : 'line graph'} gives the ${setting.what} for each of five years. What was the percent ${word} in the ${setting.what} from ${y1} to ${y2}?`,
        `According to the ${table ? 'table' : 'graph'}, what was the percent ${word} in the ${setting.what} from ${y1} to ${y2}?`,
      ]),
      answer: numberChoices({
        ...asDecimals,
        key,
        why: `The change of ${prose(amount)} is ${prose(key)}% of the ${y1} value, ${prose(before)}.`,
        bugs: bugs.map((each) => ({ ...each, value: each.value && rat(Math.round(toNumber(each.value))) })),
        show: (value) => math(`${decimalLatex(value)}\\%`),
        believable: keep,
      }),
      steps: [
        `A percent change compares the change with the starting value, which is the value for ${y1}.`,
        `The values are ${prose(before)} in ${y1} and ${prose(after)} in ${y2}, a change of ${prose(amount)}.`,
        `${math(`\\frac{${decimalLatex(amount)}}{${decimalLatex(before)}} \\cdot 100 = ${decimalLatex(key)}`)}, so the percent ${word} is ${prose(key)}%.`,
        `Check: ${prose(key)}% of ${prose(before)} is ${prose(amount)}, and ${math(`${decimalLatex(before)} ${rise ? '+' : '-'} ${decimalLatex(amount)} = ${decimalLatex(after)}`)}.`,
      ],
      takeaway: 'Percent change = change divided by the starting value.',
    };
  },
};
