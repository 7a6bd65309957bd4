/** PRO-c: joint and marginal probabilities from a two-way table. */
import type { Generator } from '../../generator.ts';
import { rat } from '../../../exact/rational.ts';
import { bug, entryAnswer, math, numericChoice, type Bug } from '../data-kit.ts';
import { cell, columnSum, drawCounts, fraction, grandTotal, probabilityLike, rowSum, settings, showFraction, tableStimulus } from './two-way.ts';

export const jointProbability: Generator = {
  archetype: 'PRO-c',
  topicId: 23,
  version: 1,
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
    const bugs: Bug[] = [
      ...(kind === 'joint' ? [] : [bug('COND', fraction(both, total), 'This is the share of one cell; the whole group counts.')]),
      bug('COND', fraction(both, inRow), 'This divides by the total of the row; the selection is from all.'),
      bug('COND', fraction(both, inColumn), 'This divides by the total of the column; the selection is from all.'),
      ...(kind === 'row' ? [] : [bug('COND', fraction(inRow, total), 'This is the share of the whole row.')]),
      ...(kind === 'column' ? [] : [bug('COND', fraction(inColumn, total), 'This is the share of the whole column.')]),
      bug('PART', fraction(part, total - part), 'This compares with the rest; divide by the number of all.'),
      bug('COMP', fraction(total - part, total), 'This is the share of all the others.'),
    ];
    const entry = random.chance(1, 3);
    const answer = entry
      ? entryAnswer(key, bugs)
      : numericChoice({ key, why: `${part} of the ${total} count.`, bugs, show: showFraction, keep: probabilityLike(400) });
    const who = { joint: `${row.phrase} and ${column.phrase}`, row: row.phrase, column: column.phrase }[kind];
    return (
      answer && {
        parameters: { caption: setting.caption, counts, row: r, column: c, kind },
        stimulus: tableStimulus(setting, counts, random.chance(2, 3)),
        stem: random.pick([
          `The table shows the distribution of ${total} ${setting.many}. If one of the ${setting.many} is selected at random, what is the probability of selecting a ${setting.one} ${who}?`,
          `The table summarizes data on ${total} ${setting.many}. One ${setting.one} is selected at random. What is the probability of selecting a ${setting.one} ${who}?`,
          `One of the ${total} ${setting.many} represented in the table is chosen at random. What is the probability of choosing a ${setting.one} ${who}?`,
          `Based on the table, what is the probability that a selection at random from all ${total} ${setting.many} gives a ${setting.one} ${who}?`,
        ]),
        answer,
        steps: [
          `The selection is from all ${total} ${setting.many}, so the denominator is the grand total.`,
          `${part} of them fit: the probability is ${math(`\\frac{${part}}{${total}}`)}, in lowest terms ${math(`\\frac{${key.n}}{${key.d}}`)}, or ${key.n}/${key.d}.`,
          `Check: the other ${total - part} make up the rest, ${math(`${part}+${total - part}=${total}`)}.`,
        ],
        takeaway: 'Read from which group the selection is made: its total is the denominator.',
      }
    );
  },
};
