/** PRO-c: joint and marginal probabilities from a two-way table. */
import type { Generator } from '#content/generators/generator.ts';
import { rat } from '#core/rational.ts';
import { math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import {
  cell,
  columnSum,
  drawCounts,
  fraction,
  grandTotal,
  probabilityLike,
  reduction,
  rowSum,
  settings,
  showFraction,
  single,
  singleOfBoth,
  tableStimulus,
} from './two-way.ts';

export const jointProbability: Generator = {
  archetype: 'PRO-c',
  topicId: 23,
  version: 3,
  levels: [2],
  skillTags: ['probability', 'two-way-tables'],
  draft(random) {
    const setting = random.pick(settings);
    const counts = drawCounts(random, setting, 30);
    const [r, c] = [random.int(0, setting.rows.length - 1), random.int(0, setting.columns.length - 1)];
    const [row, column] = [setting.rows[r], setting.columns[c]];
    const kind = random.pick(['joint', 'row', 'column'] as const);
    if (!row || !column) return null;
    const [inRow, inColumn, both, total] = [rowSum(counts, r), columnSum(counts, c), cell(counts, r, c), grandTotal(counts)];
    const part = { joint: both, row: inRow, column: inColumn }[kind];
    const key = rat(part, total);
    const which = { joint: singleOfBoth(setting, row, column), row: single(setting, row), column: single(setting, column) }[kind];
    const bugs: Bug[] = [
      ...(kind === 'joint' ? [] : [bug('COND', fraction(both, total), `This uses only one cell of the table; use the total for the whole ${kind}, ${part}.`)]),
      bug('COND', fraction(both, inRow), `This divides by the row total, ${inRow}; the selection is from all ${total} ${setting.many}.`),
      bug('COND', fraction(both, inColumn), `This divides by the column total, ${inColumn}; the selection is from all ${total} ${setting.many}.`),
      ...(kind === 'row'
        ? []
        : [
            bug(
              'COND',
              fraction(inRow, total),
              `This is the probability of selecting one of the ${row.group}; use the ${part} ${kind === 'joint' ? 'in the cell where both meet' : `of the ${column.group}`}.`,
            ),
          ]),
      ...(kind === 'column'
        ? []
        : [
            bug(
              'COND',
              fraction(inColumn, total),
              `This is the probability of selecting one of the ${column.group}; use the ${part} ${kind === 'joint' ? 'in the cell where both meet' : `of the ${row.group}`}.`,
            ),
          ]),
      bug('PART', fraction(part, total - part), `This divides by the other ${total - part} ${setting.many}; divide by all ${total}.`),
      bug('COMP', fraction(total - part, total), `This is the probability of not selecting ${which}; subtract it from 1.`),
    ];
    const entry = random.chance(1, 3);
    const answer = numberAnswer({
      ...asDecimals,
      typed: entry,
      key,
      why: `There are ${part} such ${setting.many} out of ${total}.`,
      bugs,
      show: showFraction,
      believable: probabilityLike(400),
    });
    return (
      answer && {
        parameters: { caption: setting.caption, counts, row: r, column: c, kind },
        stimulus: tableStimulus(setting, counts, random.chance(2, 3)),
        stem: random.pick([
          `The table shows the distribution of ${total} ${setting.many} ${setting.where} by ${setting.by}. If one of the ${setting.many} is selected at random, what is the probability of selecting ${which}?`,
          `The table summarizes data on ${total} ${setting.many} ${setting.where}. One ${setting.one} is selected at random. What is the probability of selecting ${which}?`,
          `One of the ${total} ${setting.many} represented in the table is chosen at random. What is the probability of choosing ${which}?`,
          `The ${setting.by} of each of ${total} ${setting.many} ${setting.where} were recorded, as shown in the table. What is the probability of selecting ${which} if one of these ${setting.many} is selected at random?`,
        ]),
        answer,
        steps: [
          `The selection is from all ${total} ${setting.many}, so the denominator is the grand total.`,
          `Of these, ${part} fit the description, so the probability is ${math(reduction(part, total))}.`,
          `Check: the other ${total - part} do not fit the description, and ${math(`${part}+${total - part}=${total}`)}.`,
        ],
        takeaway: 'Ask which group the selection is made from; its total is the denominator.',
      }
    );
  },
};
