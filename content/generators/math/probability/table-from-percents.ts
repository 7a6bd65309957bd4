/** PRO-f: a probability from a table given in percents. */
import type { Generator } from '../../generator.ts';
import { rat } from '../../../exact/rational.ts';
import { bug, entryAnswer, math, numericChoice, prose, type Bug } from '../data-kit.ts';

export const tableFromPercents: Generator = {
  archetype: 'PRO-f',
  topicId: 23,
  version: 2,
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
    const bugs: Bug[] = [
      bug('WT', rat(q + r, 2), 'This is the mean of the two percentages; the groups are not equally large.'),
      bug('ADDP', q + r < 100 ? rat(q + r) : null, 'This adds percentages of different groups.'),
      bug('COND', percent(both, total), `This is the percentage of all that ${a} and ${b}.`),
      bug(
        'COND',
        kind === 'given-b' ? rat(q) : percent(both, withB),
        kind === 'given-b'
          ? `This is the percentage among those that ${a}; the question is about those that ${b}.`
          : `This is the percentage among those that ${b}.`,
      ),
      bug('BASE', percent(other, total), `This counts only those that ${notA} and ${b}.`),
      bug('COMP', percent(withB, total), `This is the percentage of all that ${b}.`),
      bug('COMP', percent(total - withB, total), `This is the percentage of all that do not fit “${b}”.`),
      bug('BASE', rat(r), `This is the percentage among those that ${notA}.`),
      bug('BASE', rat(p), `This is the percentage of all that ${a}.`),
    ];
    const entry = random.chance(1, 3);
    const answer = entry
      ? entryAnswer(key, bugs)
      : numericChoice({
          key,
          why: 'Counting with a convenient total gives this percentage.',
          bugs,
          show: (value) => math(`${prose(value)}\\%`),
          keep: (value) => value.n > 0n && value.d <= 2n && Number(value.n) < 100 * Number(value.d),
        });
    const ask = {
      'total-b': `What percentage of the ${whole} ${b}?`,
      'given-b': `Of the ${whole} that ${b}, what percentage ${a}?`,
      neither: `What percentage of the ${whole} ${notA} and are not among those that ${b}?`,
    }[kind]
      .replace(/(students|members|employees|visitors|customers|subscribers) that/, '$1 who')
      .replace(/among those that/, whole === 'books' || whole === 'trees' ? 'among those that' : 'among those who');
    const note = entry ? ' (Disregard the % sign when entering your answer.)' : '';
    const people = !(whole === 'books' || whole === 'trees');
    const rel = people ? 'who' : 'that';
    return (
      answer && {
        parameters: { kind, p, q, r, group, total },
        stem: `${random.pick([
          `Of the ${group}, ${p}% ${a}. Of those ${rel} ${a}, ${q}% ${b}. Of those ${rel} ${notA}, ${r}% ${b}.`,
          `In a survey of the ${group}, ${p}% ${a}. Among those ${rel} ${a}, ${q}% ${b}, and among those ${rel} ${notA}, ${r}% ${b}.`,
          `A total of ${p}% of the ${group} ${a}. Of these, ${q}% ${b}; of the others, ${r}% ${b}.`,
        ])} ${ask}${note}`,
        answer,
        steps: [
          `Choose a convenient total, for example ${prose(total)} ${whole}, and fill in a table of counts.`,
          `${prose(inA)} ${a}; ${prose(both)} of them and ${prose(other)} of the other ${prose(total - inA)} ${b}.`,
          `${kind === 'total-b' ? `Together ${math(`${both}+${other}=${withB}`)} of ${prose(total)}` : kind === 'given-b' ? `So ${prose(both)} of the ${prose(withB)} that ${b}` : `So ${prose(neither)} of ${prose(total)} are neither`}: ${prose(key)}%.`,
          'Check: the four cells of the table add to the total.',
        ],
        takeaway: 'Percents of different groups cannot be added: turn them into counts of one total first.',
      }
    );
  },
};
