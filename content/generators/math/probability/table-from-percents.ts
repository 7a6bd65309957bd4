/** PRO-f: a probability from a table given in percents. At level 4, one of the percents is of the other group, so the table is filled in backward. */
import type { Random } from '#core/random.ts';
import type { Difficulty } from '#core/questions/question.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { rat } from '#core/rational.ts';
import { math, prose } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { persist } from '../persist.ts';

/** Two parts of one population seldom differ by more than this. */
const unlikely = (q: number, r: number) => Math.abs(q - r) > 35 || Math.max(q, r) > 85 || Math.min(q, r) < 15 || Math.max(q, r) > 4 * Math.min(q, r);

/** “Those that are oaks” are the oaks. */
const plainly = (text: string) => text.replaceAll(/[Tt]hose that are oaks/g, 'the oaks').replaceAll(/[Tt]hose that are fiction/g, 'the fiction books');

export const tableFromPercents: Generator = {
  archetype: 'PRO-f',
  topicId: 23,
  version: 7,
  levels: [3, 4],
  skillTags: ['probability', 'percent', 'two-way-tables'],
  draft: (random, level) => persist(() => drawn(random, level)),
};

function drawn(random: Random, level: Difficulty): Draft | null {
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
  const [p, q, r] = [random.int(3, 16) * 5, random.int(3, 17) * 5, random.int(3, 17) * 5];
  const [inA, both, other] = [(total * p) / 100, (total * p * q) / 10000, (total * (100 - p) * r) / 10000];
  const kind = level === 4 ? random.pick(['other-b', 'total-from-part'] as const) : random.pick(['total-b', 'given-b', 'neither'] as const);
  if (![inA, both, other].every(Number.isInteger) || q === r || p === 50 || unlikely(q, r)) return null;
  const withB = both + other;
  const neither = total - inA - other;
  const percent = (part: number, of: number) => (of === 0 ? null : rat(100 * part, of));
  const shareOfB = percent(both, withB);
  const key = {
    'total-b': percent(withB, total),
    'given-b': shareOfB,
    neither: percent(neither, total),
    'other-b': rat(r),
    'total-from-part': percent(withB, total),
  }[kind];
  if (!key || key.d > 2n || key.n <= 0n || !shareOfB) return null;
  const rel = whole === 'books' || whole === 'trees' ? 'that' : 'who';
  const notB = /^(?:are|were) /.test(b) ? b.replace(/^(are|were)/, '$1 not') : `do not ${b}`;
  if (kind === 'other-b' || kind === 'total-from-part') {
    if (shareOfB.d !== 1n || shareOfB.n === BigInt(p) || shareOfB.n === BigInt(q)) return null;
    const u = Number(shareOfB.n);
    const asksTotal = kind === 'total-from-part';
    const bugs: Bug[] = [
      bug(
        'BASE',
        percent(both, total),
        `This is the percentage of all ${whole} ${rel} both ${a} and ${b}; ${asksTotal ? `it is ${u}% of those ${rel} ${b}, so divide by that` : `use those ${rel} ${notA} instead`}.`,
      ),
      asksTotal
        ? bug('BASE', rat(r), `This is a percentage of only those ${rel} ${notA}; divide all ${prose(withB)} ${rel} ${b} by ${prose(total)}.`)
        : bug('BASE', percent(other, total), `This is a percentage of all ${whole}; divide by the ${prose(total - inA)} ${rel} ${notA} instead.`),
      bug(
        'STOP',
        asksTotal ? percent(other, total) : percent(withB, total),
        asksTotal
          ? `This counts only those ${rel} ${notA} but ${b}; add those ${rel} both ${a} and ${b}.`
          : `This is the percentage of all ${whole} ${rel} ${b}; count only those ${rel} ${notA}.`,
      ),
      bug(
        'COND',
        rat(100 - u),
        `Among those ${rel} ${b}, this is the percentage ${rel} ${notA}; ${asksTotal ? `divide those ${rel} ${b} by all ${prose(total)}` : `start from those ${rel} ${notA} instead`}.`,
      ),
      bug(
        'COMP',
        rat(100 - q),
        `Among those ${rel} ${a}, this is the percentage ${rel} ${notB}; the question is about ${asksTotal ? `all ${whole}` : `those ${rel} ${notA}`}.`,
      ),
      bug(
        'WT',
        rat(p * u, 100),
        `This takes ${u}% of the ${p}%, but ${u}% is a percentage of those ${rel} ${b}, of whom there are ${prose(withB)} in ${prose(total)}.`,
      ),
    ];
    const entry = random.chance(1, 3);
    const answer = numberAnswer({
      ...asDecimals,
      typed: entry,
      key,
      why: asksTotal
        ? `${prose(both)} is ${u}% of ${prose(withB)}, so ${prose(withB)} of the ${prose(total)} ${whole} ${b}.`
        : `Of the ${prose(total - inA)} ${whole} ${rel} ${notA}, ${prose(other)} ${b}.`,
      bugs,
      show: (value) => math(`${prose(value)}\\%`),
      believable: (value) => value.n > 0n && value.d <= 2n && Number(value.n) < 100 * Number(value.d),
    });
    // “Of those that were printed before 2000” could be only those of the group just named.
    const everyone = `all the ${group.replace(/ an? (?=\w+$)/, ' the ')}`;
    const ask = asksTotal ? `What percentage of the ${whole} ${b}?` : `Of the ${whole} ${rel} ${notA}, what percentage ${b}?`;
    return (
      answer && {
        parameters: { kind, p, q, u, group, total },
        stem: `${plainly(
          random.pick([
            `Of the ${group}, ${p}% ${a}. Of those ${rel} ${a}, ${q}% ${b}. Of ${everyone} ${rel} ${b}, ${u}% ${a}.`,
            `A report on the ${group} found that ${p}% ${a}. Among those ${rel} ${a}, ${q}% ${b}, and among ${everyone} ${rel} ${b}, ${u}% ${a}.`,
            `Among the ${group}, ${p}% ${a}, and ${q}% of these ${b}. Of ${everyone} ${rel} ${b}, ${u}% ${a}.`,
          ]),
        )} ${ask}${entry ? ' (Disregard the % sign when entering your answer.)' : ''}`,
        answer,
        steps: [
          `Choose a convenient total, such as ${prose(total)} ${whole}, and fill in a table of counts. One number is part of two groups: how many both ${a} and ${b}.`,
          `${prose(inA)} ${a}, and ${q}% of these is ${prose(both)}. These ${prose(both)} are also ${u}% of all ${rel} ${b}, so ${math(`\\frac{${both}}{${prose(rat(u, 100))}}=${withB}`)} ${b}.`,
          asksTotal
            ? `Out of ${prose(total)} ${whole}, ${prose(withB)} is ${prose(key)}%.`
            : `Of these, ${math(`${withB}-${both}=${other}`)} ${notA}. Out of ${prose(total - inA)} ${whole} ${rel} ${notA}, that is ${prose(key)}%.`,
          `Check: ${math(`\\frac{${both}}{${withB}}=${prose(rat(u, 100))}`)}, as given.`,
        ],
        takeaway: 'The same count can be a percent of two different groups; use it to find the size of the second group from the first.',
      }
    );
  }
  const remedy = {
    'total-b': `divide all ${prose(withB)} ${rel} ${b} by ${prose(total)}`,
    'given-b': `divide the ${prose(both)} ${rel} both ${a} and ${b} by the ${prose(withB)} ${rel} ${b}`,
    neither: `divide the ${prose(neither)} ${rel} ${notA} and ${notB} by ${prose(total)}`,
  }[kind];
  const bugs: Bug[] = [
    bug('WT', rat(q + r, 2), `This averages the two percentages, but the groups differ in size; ${remedy}.`),
    bug('ADDP', q + r < 100 ? rat(q + r) : null, `This adds percentages of two different groups; ${remedy}.`),
    bug('COND', percent(both, total), `This is the percentage of all ${whole} ${rel} both ${a} and ${b}; ${remedy}.`),
    bug(
      'COND',
      kind === 'given-b' ? rat(q) : percent(both, withB),
      kind === 'given-b' ? `This is a percentage of those ${rel} ${a}; ${remedy}.` : `Among those ${rel} ${b}, this is the percentage ${rel} ${a}; ${remedy}.`,
    ),
    bug('BASE', percent(other, total), `This counts only those ${rel} ${notA} but ${b}; ${remedy}.`),
    bug('COMP', percent(withB, total), `This is the percentage of all ${whole} ${rel} ${b}; ${remedy}.`),
    bug('COMP', percent(total - withB, total), `This is the percentage of all ${whole} ${rel} ${notB}; ${remedy}.`),
    bug('BASE', rat(r), `This is a percentage of only those ${rel} ${notA}; ${remedy}.`),
    bug('BASE', rat(p), `This is the percentage of all ${whole} ${rel} ${a}; ${remedy}.`),
  ];
  const entry = random.chance(1, 3);
  const answer = numberAnswer({
    ...asDecimals,
    typed: entry,
    key,
    why: {
      'total-b': `Out of ${prose(total)} ${whole}, ${prose(withB)} ${b}.`,
      'given-b': `Of the ${prose(withB)} ${whole} ${rel} ${b}, ${prose(both)} ${a}.`,
      neither: `Out of ${prose(total)} ${whole}, ${prose(neither)} ${notA} and ${notB}.`,
    }[kind],
    bugs,
    show: (value) => math(`${prose(value)}\\%`),
    believable: (value) => value.n > 0n && value.d <= 2n && Number(value.n) < 100 * Number(value.d),
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
      stem: `${plainly(
        random.pick([
          `Of the ${group}, ${p}% ${a}. Of those ${rel} ${a}, ${q}% ${b}. Of those ${rel} ${notA}, ${r}% ${b}.`,
          `A report on the ${group} found that ${p}% ${a}. Among those ${rel} ${a}, ${q}% ${b}, and among those ${rel} ${notA}, ${r}% ${b}.`,
          `Among the ${group}, ${p}% ${a}. Of these, ${q}% ${b}; of the others, ${r}% ${b}.`,
        ]),
      )} ${ask}${note}`,
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
}
