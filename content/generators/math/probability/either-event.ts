/** PRO-i: one event or the other, with an overlap. */
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
  tableStimulus,
} from './two-way.ts';

export const eitherEvent: Generator = {
  archetype: 'PRO-i',
  topicId: 23,
  version: 4,
  levels: [3],
  skillTags: ['probability', 'two-way-tables'],
  draft(random) {
    const setting = random.pick(settings);
    const counts = drawCounts(random, setting, 24);
    const [r, c] = [random.int(0, setting.rows.length - 1), random.int(0, setting.columns.length - 1)];
    const [row, column] = [setting.rows[r], setting.columns[c]];
    if (!row || !column) return null;
    const [inRow, inColumn, both, total] = [rowSum(counts, r), columnSum(counts, c), cell(counts, r, c), grandTotal(counts)];
    const either = inRow + inColumn - both;
    const key = rat(either, total);
    const bugs: Bug[] = [
      bug(
        'COND',
        inRow + inColumn < total ? fraction(inRow + inColumn, total) : null,
        `This counts the ${both} that are in both groups twice; subtract them once.`,
      ),
      bug('COND', fraction(both, total), 'This is the probability of being in both groups; for “or,” add the two groups, and subtract the overlap once.'),
      bug('COND', fraction(inRow, total), `This counts only the ${row.group}; add the ${inColumn - both} other ${column.group}.`),
      bug('COND', fraction(inColumn, total), `This counts only the ${column.group}; add the ${inRow - both} other ${row.group}.`),
      bug('COND', fraction(either - both, total), `This leaves out the ${both} that are in both groups; “or” includes them, so count all ${either}.`),
      bug('COMP', fraction(total - either, total), 'This is the probability of being in neither group; subtract it from 1.'),
      bug('COND', fraction(both, either), `This divides the overlap, ${both}, by the ${either} in at least one group; divide ${either} by all ${total}.`),
      bug('COMP', fraction(total - both, total), `This leaves out the overlap; leave out the ${total - either} in neither group instead.`),
      bug('COND', fraction(either, total - both), `This also subtracts the overlap from the total; the total is still ${total}.`),
      bug('COND', fraction(either, total + both), `This divides by a total that counts the overlap twice; the total is ${total}.`),
    ];
    const entry = random.chance(1, 3);
    const answer = numberAnswer({
      ...asDecimals,
      typed: entry,
      key,
      why: `${math(`${inRow}+${inColumn}-${both}=${either}`)} of the ${total} ${setting.many} are in at least one of the two groups.`,
      bugs,
      show: showFraction,
      believable: probabilityLike(400),
    });
    return (
      answer && {
        parameters: { caption: setting.caption, counts, row: r, column: c },
        stimulus: tableStimulus(setting, counts),
        stem: random.pick([
          `The table shows the distribution of ${total} ${setting.many} ${setting.where} by ${setting.by}. If one of these ${setting.many} is selected at random, what is the probability of selecting ${single(setting, row)} or ${single(setting, column)}?`,
          `The two-way table summarizes data on ${total} ${setting.many} ${setting.where}. One ${setting.one} is selected at random. What is the probability of selecting ${single(setting, row)} or ${single(setting, column)}?`,
          `One of the ${total} ${setting.many} in the table is chosen at random. What is the probability of choosing ${single(setting, row)} or ${single(setting, column)}?`,
          `The table shows data on ${total} ${setting.many} ${setting.where}. If one of the ${setting.many} is chosen at random, what is the probability of choosing ${single(setting, row)} or ${single(setting, column)}?`,
        ]),
        answer,
        steps: [
          'For “or,” add both groups and subtract the overlap, which would otherwise be counted twice.',
          `The row total is ${inRow}, the column total is ${inColumn}, and the cell they share is ${both}: ${math(`${inRow}+${inColumn}-${both}=${either}`)}.`,
          `The probability is ${math(reduction(either, total))}.`,
          `Check: ${total - either} of the ${total} are in neither group, and ${math(`${either}+${total - either}=${total}`)}.`,
        ],
        takeaway: 'For an “or” probability, add both groups and subtract the overlap once.',
      }
    );
  },
};
