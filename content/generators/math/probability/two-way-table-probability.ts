/** Joint and conditional probabilities from a two-way table. */
import type { Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { type Bug, bug, numberChoices } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import {
  asFraction,
  cell,
  columnSum,
  drawCounts,
  grandTotal,
  probabilityLike,
  reduction,
  rowSum,
  settings,
  showFraction,
  single,
  tableStimulus,
  type Setting,
} from './two-way.ts';

/** `that are not blue`, `who do not prefer chess`. */
const negated = ({ phrase, group }: Setting['rows'][number]): string => {
  const [, verb = '', rest = ''] = /^who (\w+) (.*)$/.exec(phrase) ?? [];
  if (verb === 'came' || verb === 'ordered') return `who did not ${verb === 'came' ? 'come' : 'order'} ${rest}`;
  if (verb) return `who do not ${verb.replace(/s$/, '')} ${rest}`;
  const adjective = /^that is (?!an? )(.*)$/.exec(phrase)?.[1];
  return adjective ? `that are not ${adjective}` : `that are not ${group}`;
};

export const twoWayTableProbability: Generator = {
  archetype: 'PRO-d',
  topicId: 23,
  version: 6,
  levels: [2, 3],
  skillTags: ['conditional-probability', 'two-way-tables'],
  draft(random, level) {
    const setting = random.pick(settings);
    const counts = drawCounts(random, setting, level === 2 ? 20 : 45);
    const [row, column] = [random.int(0, setting.rows.length - 1), random.int(0, setting.columns.length - 1)];
    const byRow = random.chance(1, 2);
    // At level 3 the table comes without totals, and the condition may leave out one kind.
    const notKind = level === 3 && random.chance(1, 2) && (byRow ? setting.rows : setting.columns).length > 2;
    const both = cell(counts, row, column);
    const [r, c, all] = [rowSum(counts, row), columnSum(counts, column), grandTotal(counts)];
    const [R, C] = [setting.rows[row], setting.columns[column]];
    if (!R || !C) return null;
    // A student who reads the wrong row should not be right.
    if (new Set(counts.map(String)).size < counts.length) return null;
    const [given, asked] = byRow ? [R, C] : [C, R];
    const base = notKind ? all - (byRow ? r : c) : byRow ? r : c;
    const part = notKind ? (byRow ? c : r) - both : both;
    const key = asFraction(part, base);
    const reversed = byRow ? c : r;
    const bugs: Bug[] = [
      bug('COND', asFraction(part, all), `This divides by all ${all} ${setting.many}, but the selection is from only ${base} of them.`),
      bug(
        'COND',
        asFraction(both, reversed),
        `This reverses the condition: it divides by the number of ${asked.group}; divide by the ${base} from which one is selected.`,
      ),
      bug(
        'COND',
        asFraction(reversed, all),
        `This ignores the condition: it uses all the ${asked.group} out of all ${all} ${setting.many}; take ${part} out of ${base}.`,
      ),
      bug(
        'COND',
        asFraction(byRow ? r : c, all),
        `This is the probability of selecting one of the ${given.group} from all ${all} ${setting.many}; take ${part} out of ${base}.`,
      ),
      bug('COMP', asFraction(base - part, base), `This is the probability of not selecting one of the ${asked.group}; subtract it from 1.`),
      bug(
        'COND',
        notKind ? asFraction(both, byRow ? r : c) : asFraction(both, base - both || 1),
        notKind
          ? `This selects from the ${given.group}, but they are the ones left out; select from the other ${base}.`
          : `This divides by the other ${base - both} in the group; divide by all ${base} in the group.`,
      ),
      bug(
        'PART',
        asFraction(part, all - base || 1),
        `This divides by the ${all - base} ${setting.many} outside the group; divide by the ${base} in the group.`,
      ),
    ];
    const condition = notKind ? `not ${given.phrase}` : given.phrase;
    const stem = notKind
      ? `The table summarizes data on ${all} ${setting.many} ${setting.where}. If one of the ${setting.many} ${negated(given)} is selected at random, what is the probability of selecting ${single(setting, asked)}?`
      : random.chance(1, 2)
        ? `The table summarizes data on ${all} ${setting.many} ${setting.where}. If one of the ${given.group} is selected at random, what is the probability of selecting ${single(setting, asked)}?`
        : `The table shows the distribution of ${all} ${setting.many} ${setting.where} by ${setting.by}. One of the ${given.group} is selected at random. What is the probability of selecting ${single(setting, asked)}?`;
    return {
      parameters: { counts, row, column, byRow, notKind, condition },
      stimulus: tableStimulus(setting, counts, level === 2),
      stem,
      answer: numberChoices({
        ...asDecimals,
        key,
        why: `The selection is from ${base} ${setting.many}, and ${part} of them ${part === 1 ? 'is' : 'are'} among the ${asked.group}.`,
        bugs,
        show: showFraction,
        believable: probabilityLike(400),
      }),
      steps: [
        `The selection is made only from the ${notKind ? `${setting.many} ${negated(given)}` : given.group}, so their number is the denominator.`,
        notKind ? `There are ${math(`${all} - ${byRow ? r : c} = ${base}`)} such ${setting.many}.` : `There are ${base} ${given.group}.`,
        notKind
          ? `Of these, ${math(`${byRow ? c : r} - ${both} = ${part}`)} are ${asked.group}, so the probability is ${math(reduction(part, base))}.`
          : `Of these, ${part} are also ${asked.group}, so the probability is ${math(reduction(part, base))}.`,
        `Check: the remaining ${math(`${base} - ${part} = ${base - part}`)} in the group are not ${asked.group}.`,
      ],
      takeaway: 'In a conditional probability, the denominator is the size of the given group, not the grand total.',
    };
  },
};
