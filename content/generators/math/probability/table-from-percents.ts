/** PRO-f: a probability from a table given in percents. */
import type { Generator } from '../../generator.ts';
import { rat } from '../../../exact/rational.ts';
import { bug, entryAnswer, math, numericChoice, prose, type Bug } from '../data-kit.ts';

export const tableFromPercents: Generator = {
  archetype: 'PRO-f',
  topicId: 23,
  version: 3,
  levels: [4],
  skillTags: ['probability', 'percent', 'two-way-tables'],
  draft(random) {
    const [group, a, notA, b, whole] = random.pick([
      ['students at a school', 'take a foreign language', 'do not take a foreign language', 'play an instrument', 'students'],
      ['members of a gym', 'are under 30 years old', 'are at least 30 years old', 'attend a class each week', 'members'],
      ['employees of a company', 'work in the main office', 'do not work in the main office', 'drive to work', 'employees'],
      ['books in a library', 'are fiction', 'are not fiction', 'were printed before 2000', 'books'],
      ['visitors to a museum', 'are members of the museum', 'are not members of the museum', 'take a guided tour', 'visitors'],
      ['trees in a park', 'are oaks', 'are not oaks', 'are more than 50 years old', 'trees'],
      ['customers of a bakery', 'order coffee', 'do not order coffee', 'order a sandwich', 'customers'],
      ['subscribers to a magazine', 'read it online', 'do not read it online', 'live in a city', 'subscribers'],
    ] as const);
    const total = random.pick([400, 1000, 2000]);
    const [p, q, r] = [random.int(2, 16) * 5, random.int(1, 18) * 5, random.int(1, 18) * 5];
    const [inA, both, other] = [(total * p) / 100, (total * p * q) / 10000, (total * (100 - p) * r) / 10000];
    const kind = random.pick(['total-b', 'given-b', 'neither'] as const);
    if (![inA, both, other].every(Number.isInteger) || q === r || p === 50) return null;
    const withB = both + other;
    const neither = total - inA - other;
    const percent = (part: number, of: number) => (of === 0 ? null : rat(100 * part, of));
    const key = { 'total-b': percent(withB, total), 'given-b': percent(both, withB), neither: percent(neither, total) }[kind];
    if (!key || key.d > 2n || key.n <= 0n) return null;
    const rel = whole === 'books' || whole === 'trees' ? 'that' : 'who';
    const notB = /^(?:are|were) /.test(b) ? b.replace(/^(are|were)/, '$1 not') : `do not ${b}`;
    const bugs: Bug[] = [
      bug('WT', rat(q + r, 2), 'This averages the two percentages, but the two groups are not the same size.'),
      bug('ADDP', q + r < 100 ? rat(q + r) : null, 'This adds percentages of two different groups.'),
      bug('COND', percent(both, total), `This is the percentage of all ${whole} ${rel} both ${a} and ${b}.`),
      bug(
        'COND',
        kind === 'given-b' ? rat(q) : percent(both, withB),
        kind === 'given-b'
          ? `This is a percentage of those ${rel} ${a}; the question asks about those ${rel} ${b}.`
          : `Among those ${rel} ${b}, this is the percentage ${rel} ${a}.`,
      ),
      bug('BASE', percent(other, total), `This counts only those ${rel} ${notA} but ${b}.`),
      bug('COMP', percent(withB, total), `This is the percentage of all ${whole} ${rel} ${b}.`),
      bug('COMP', percent(total - withB, total), `This is the percentage of all ${whole} ${rel} ${notB}.`),
      bug('BASE', rat(r), `This is a percentage of only those ${rel} ${notA}.`),
      bug('BASE', rat(p), `This is the percentage of all ${whole} ${rel} ${a}.`),
    ];
    const entry = random.chance(1, 3);
    const answer = entry
      ? entryAnswer(key, bugs)
      : numericChoice({
          key,
          why: {
            'total-b': `Out of ${prose(total)} ${whole}, ${prose(withB)} ${b}.`,
            'given-b': `Of the ${prose(withB)} ${whole} ${rel} ${b}, ${prose(both)} ${a}.`,
            neither: `Out of ${prose(total)} ${whole}, ${prose(neither)} ${notA} and ${notB}.`,
          }[kind],
          bugs,
          show: (value) => math(`${prose(value)}\\%`),
          keep: (value) => value.n > 0n && value.d <= 2n && Number(value.n) < 100 * Number(value.d),
        });
    const ask = {
      'total-b': `What percentage of the ${whole} ${b}?`,
      'given-b': `Of the ${whole} ${rel} ${b}, what percentage ${a}?`,
      neither: `What percentage of the ${whole} ${notA} and ${notB}?`,
    }[kind];
    const note = entry ? ' (Disregard the % sign when entering your answer.)' : '';
    return (
      answer && {
        parameters: { kind, p, q, r, group, total },
        stem: `${random.pick([
          `Of the ${group}, ${p}% ${a}. Of those ${rel} ${a}, ${q}% ${b}. Of those ${rel} ${notA}, ${r}% ${b}.`,
          `A report on the ${group} found that ${p}% ${a}. Among those ${rel} ${a}, ${q}% ${b}, and among those ${rel} ${notA}, ${r}% ${b}.`,
          `Among the ${group}, ${p}% ${a}. Of these, ${q}% ${b}; of the others, ${r}% ${b}.`,
        ])} ${ask}${note}`,
        answer,
        steps: [
          `Choose a convenient total, such as ${prose(total)} ${whole}, and fill in a table of counts.`,
          `${prose(inA)} ${a}; ${prose(both)} of them and ${prose(other)} of the other ${prose(total - inA)} ${b}.`,
          `${kind === 'total-b' ? `In all, ${math(`${both}+${other}=${withB}`)} of the ${prose(total)} ${b}` : kind === 'given-b' ? `So ${prose(both)} of the ${prose(withB)} ${rel} ${b} also ${a}` : `So ${prose(neither)} of the ${prose(total)} ${notA} and ${notB}`}, which is ${prose(key)}%.`,
          'Check: the four cells of the table add up to the total.',
        ],
        takeaway: 'Do not add percents of different groups; first turn them into counts out of one total.',
      }
    );
  },
};
