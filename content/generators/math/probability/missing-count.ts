/** A missing count from a stated probability. */
import { rat, equal } from '#core/rational.ts';
import type { Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { bug, numberEntry } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { cell, columnSum, drawCounts, grandTotal, rowSum, settings, showFraction, single, tableStimulus } from './two-way.ts';

export const missingCount: Generator = {
  archetype: 'PRO-e',
  topicId: 23,
  version: 5,
  levels: [3],
  skillTags: ['conditional-probability', 'two-way-tables', 'missing-value'],
  draft(random) {
    // Either the unknown cell is one of those asked about, or it only enlarges the whole.
    const inside = random.chance(1, 2);
    const setting = random.pick(settings);
    const counts = drawCounts(random, setting, 40);
    const [row, column] = [random.int(0, setting.rows.length - 1), random.int(0, setting.columns.length - 1)];
    const [R, C] = [setting.rows[row], setting.columns[column]];
    if (!R || !C) return null;
    const x = cell(counts, row, column);
    const [r, c, all] = [rowSum(counts, row), columnSum(counts, column), grandTotal(counts)];
    const byRow = random.chance(1, 2);
    const base = inside ? (byRow ? r : c) : all;
    const otherColumn = random.int(0, setting.columns.length - 1);
    const other = setting.columns[otherColumn];
    const part = inside ? x : columnSum(counts, otherColumn);
    const probability = rat(part, base);
    if (!inside && (otherColumn === column || !other)) return null;
    // With one half, the answer could be copied from the table.
    if (probability.d === 2n || probability.d > (inside ? 12n : 28n) || probability.d === 1n || equal(probability, rat(x, all)) !== (inside && base === all))
      return null;
    const stimulus = tableStimulus(setting, counts, false, (at, across) => (at === row && across === column ? math('x') : null));
    const rest = base - x;
    const [p, q] = [probability.n, probability.d];
    const fraction = showFraction(probability);
    const chosen = (kind: (typeof setting.rows)[number]) => single(setting, kind);
    const parameters = { counts, row, column, byRow, inside, otherColumn, setting: setting.caption };
    const group = `${setting.many} ${setting.where}`;
    const opening = random.pick([
      `The table shows the distribution of ${group} by ${setting.by}. In the table, ${math('x')} is a positive integer.`,
      `The table shows the numbers of ${group} by ${setting.by}, where ${math('x')} is a positive integer.`,
      `The table summarizes data on ${group}, where ${math('x')} is a positive integer.`,
      `The ${group} were counted by ${setting.by}. The table shows the results, where ${math('x')} is a positive integer.`.replace(
        / (at|in|of) a /,
        ' $1 a certain ',
      ),
    ]);
    if (inside) {
      const [given, asked] = byRow ? [R, C] : [C, R];
      const tooBig = (all - x) * Number(p);
      const bugs = [
        bug(
          'COND',
          rat(tooBig, Number(q - p)),
          `This applies the probability to all ${setting.many}; it is only about the ${given.group}, of which there are ${math(`${rest} + x`)}.`,
        ),
        bug(
          'COND',
          rat(rest * Number(p), Number(q)),
          `This takes ${math(`\\frac{${p}}{${q}}`)} of the other ${rest}, leaving ${math('x')} out of the group; set ${math(`\\frac{x}{${rest} + x}`)} equal to ${math(`\\frac{${p}}{${q}}`)}.`,
        ),
        bug(
          'COMP',
          rat(rest * Number(q - p), Number(p)),
          `This uses ${math(`1 - \\frac{${p}}{${q}}`)}, the probability of the complement; set ${math(`\\frac{x}{${rest} + x}`)} equal to ${math(`\\frac{${p}}{${q}}`)}.`,
        ),
        bug('STOP', base, `This is the number of ${given.group}; subtract the other ${rest} to get ${math('x')}.`),
      ];
      const answer = numberEntry({ ...asDecimals, key: rat(x), bugs });
      return (
        answer && {
          parameters,
          stimulus,
          stem: `${opening} ${random.pick([`If one of the ${given.group} is selected at random, the probability of selecting ${chosen(asked)} is ${fraction}.`, `One of the ${given.group} is to be selected at random. The probability of selecting ${chosen(asked)} is ${fraction}.`, `When one of the ${given.group} is selected at random, the probability of selecting ${chosen(asked)} is ${fraction}.`])} What is the value of ${math('x')}?`,
          answer,
          steps: [
            `The selection is made from the ${given.group}, so their number is the denominator.`,
            `Not counting ${math('x')}, there are ${rest} ${given.group}, so ${math(`\\frac{x}{${rest} + x} = \\frac{${p}}{${q}}`)}.`,
            `Cross-multiplying gives ${math(`${q}x = ${p === 1n ? `${rest} + x` : `${p}(${rest} + x)`}`)}, so ${math(`x = ${x}`)}.`,
            `Check: ${math(`\\frac{${x}}{${base}} = \\frac{${p}}{${q}}`)}.`,
          ],
          takeaway: 'Write the unknown count in both the numerator and the denominator before solving.',
        }
      );
    }
    if (!other) return null;
    const bugs = [
      bug('STOP', all, `This is the total number of ${setting.many}; subtract the ${rest} in the other cells to get ${math('x')}.`),
      bug(
        'COND',
        rat(rest * Number(p), Number(q)),
        `This takes ${math(`\\frac{${p}}{${q}}`)} of the ${rest} ${setting.many} shown in the other cells; set ${math(`\\frac{${part}}{${rest} + x}`)} equal to ${math(`\\frac{${p}}{${q}}`)}.`,
      ),
      bug('PART', r, `This is the total number of ${R.group}; ${math('x')} is only one cell of that row, so subtract the others.`),
    ];
    const answer = numberEntry({ ...asDecimals, key: rat(x), bugs });
    return (
      answer && {
        parameters,
        stimulus,
        stem: `${opening} ${random.pick([`If one of these ${setting.many} is selected at random, the probability of selecting ${chosen(other)} is ${fraction}.`, `One of these ${setting.many} is to be selected at random. The probability of selecting ${chosen(other)} is ${fraction}.`, `If one ${setting.one} is selected at random from all of them, the probability of selecting ${chosen(other)} is ${fraction}.`])} What is the value of ${math('x')}?`,
        answer,
        steps: [
          `The unknown cell is part of the entire group, so it is included in the denominator of the probability.`,
          `There are ${part} ${other.group} and, not counting ${math('x')}, ${rest} ${setting.many} in all: ${math(`\\frac{${part}}{${rest} + x} = \\frac{${p}}{${q}}`)}.`,
          `So ${math(`${rest} + x = \\frac{${part} \\cdot ${q}}{${p}} = ${all}`)} and ${math(`x = ${all} - ${rest} = ${x}`)}.`,
          `Check: ${math(`\\frac{${part}}{${rest} + ${x}} = \\frac{${p}}{${q}}`)}.`,
        ],
        takeaway: 'An unknown cell is part of every total that includes it, so include it in the denominator.',
      }
    );
  },
};
