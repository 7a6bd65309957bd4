/** Two-way tables of which conditions on probabilities or percentages fill in the rest. */
import type { Random } from '#core/random.ts';
import { equal, isInteger, mul, rat, type Rational } from '#core/rational.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { type Bug, bug, numberChoices, numberEntry } from '../answers.ts';
import { asDecimals } from '../manners.ts';
import { persist } from '../persist.ts';
import { type Setting, settings, showFraction, single, tableStimulus } from './two-way.ts';
import { gcd } from '#content/exact/value.ts';
import { fraction } from '../formulas.ts';

/** Two kinds each way are enough. */
const small: readonly Setting[] = settings.map((setting) => ({ ...setting, rows: setting.rows.slice(0, 2), columns: setting.columns.slice(0, 2) }));

const takeaway = 'The group from which the choice is made is the denominator; fill in the table before you divide.';
const isProbability = (value: Rational) => value.n > 0n && value.n < value.d && value.d <= 60n;
const lowest = (part: number, whole: number) =>
  gcd(part, whole) === 1 ? fraction(part, whole) : `${fraction(part, whole)} = ${fraction(part / gcd(part, whole), whole / gcd(part, whole))}`;

/** A question from a group, asked in one of several ways. */
const asking = (random: Random, group: string, thing: string) =>
  random.pick([
    `If one of the ${group} is selected at random, what is the probability of selecting ${thing}?`,
    `One of the ${group} is to be selected at random. What is the probability of selecting ${thing}?`,
    `What is the probability of selecting ${thing} if one of the ${group} is selected at random?`,
  ]);

interface Place {
  readonly setting: Setting;
  readonly R: Setting['rows'][number];
  readonly S: Setting['rows'][number];
  readonly C: Setting['rows'][number];
  readonly D: Setting['rows'][number];
}

function placed(random: Random): Place | null {
  const setting = random.pick(small);
  const [r0, r1] = setting.rows;
  const [c0, c1] = setting.columns;
  if (!r0 || !r1 || !c0 || !c1) return null;
  const [R, S] = random.chance(1, 2) ? [r0, r1] : [r1, r0];
  const [C, D] = random.chance(1, 2) ? [c0, c1] : [c1, c0];
  return { setting, R, S, C, D };
}

/** Counts in the order of the table: `at(R, C)` is the cell of these kinds. */
function tableOf({ setting }: Place, at: ReadonlyMap<string, number>, shown: ReadonlySet<string>) {
  const counts = setting.rows.map((row) => setting.columns.map((column) => at.get(`${row.name}/${column.name}`) ?? 0));
  const name = (row: number, column: number) => `${setting.rows[row]?.name ?? 'Total'}/${setting.columns[column]?.name ?? 'Total'}`;
  return { counts, stimulus: tableStimulus(setting, counts, true, (row, column) => (shown.has(name(row, column)) ? null : '')) };
}

const describe = (random: Random, { setting: { many, where, by } }: Place, all: number) =>
  random.pick([
    `The incomplete table summarizes the distribution of ${all} ${many} ${where} by ${by}.`,
    `The table shows the distribution of ${all} ${many} ${where} by ${by}. Some of the numbers are missing.`,
  ]);

const answerOf = (entry: boolean, key: Rational, why: string, bugs: readonly Bug[]) =>
  entry
    ? numberEntry({ ...asDecimals, key, bugs })
    : numberChoices({
        ...asDecimals,
        key,
        why,
        bugs: bugs.filter(({ value }) => value !== null && isProbability(value)),
        show: showFraction,
        believable: isProbability,
      });

/** One conditional probability leads from a corner of the table to the other. */
function chained(random: Random): Draft | null {
  const place = placed(random);
  if (!place) return null;
  const { setting, R, S, C, D } = place;
  // R/C and S/D are shown, and the grand total; the probability of C among R gives R/D.
  const q = random.int(3, 9);
  const p = random.int(1, q - 1);
  const size = random.int(4, 14);
  if (gcd(p, q) !== 1) return null;
  const [rc, rd] = [p * size, (q - p) * size];
  const sd = random.int(6, 60);
  const sc = random.int(6, 60);
  const all = rc + rd + sc + sd;
  if (rc < 4 || rd < 4 || sc === sd || rc === sc) return null;
  const key = rat(sc, rc + sc);
  // The probability that is told is not the answer, too.
  if (!isProbability(key) || key.d < 3n || equal(key, rat(p, q))) return null;
  const at = new Map([
    [`${R.name}/${C.name}`, rc],
    [`${R.name}/${D.name}`, rd],
    [`${S.name}/${C.name}`, sc],
    [`${S.name}/${D.name}`, sd],
  ]);
  const { counts, stimulus } = tableOf(place, at, new Set([`${R.name}/${C.name}`, `${S.name}/${D.name}`, 'Total/Total']));
  const bugs: Bug[] = [
    bug('COND', rat(sc, all), `This divides by all ${setting.many}; the choice is made from the ${rc + sc} ${C.group}.`),
    bug('COND', rat(sc, sc + sd), `This divides by the ${S.group}; the choice is made from the ${rc + sc} ${C.group}.`),
    bug('COMP', rat(rc, rc + sc), `This is the probability of the other kind among the ${C.group}; subtract it from 1.`),
    bug('STOP', rat(rc + sc, all), `This is the share of the ${C.group} among all ${setting.many}; among them, ${sc} are also counted among the ${S.group}.`),
    bug(
      'COND',
      isInteger(mul(rat(all), rat(p, q))) ? rat(Math.abs(all * p - rc * q), all * p) : null,
      `This applies ${math(fraction(p, q))} to all ${setting.many}; it is about the ${R.group} only, so it gives their total.`,
    ),
    bug('STOP', rat(p, q), `This is the probability that is given, about the ${R.group}; use it to fill in the table, then choose from the ${C.group}.`),
    bug('STOP', rat(sc + sd, all), `This is the share of the ${S.group} among all ${setting.many}; divide ${sc} by the ${rc + sc} ${C.group} instead.`),
    bug('SWAP', rat(sd, rd + sd), `This is about the ${D.group}; divide ${sc} by the ${rc + sc} ${C.group} instead.`),
    bug('PART', rat(Math.min(sc, rc), Math.max(sc, rc)), `This compares two parts with each other; divide ${sc} by all ${rc + sc} ${C.group}.`),
  ];
  const answer = answerOf(random.chance(2, 5), key, `There are ${rc + sc} ${C.group}, and ${sc} of them are also counted among the ${S.group}.`, bugs);
  const opening = describe(random, place, all);
  return (
    answer && {
      parameters: { kind: 'chain', counts, asked: `${S.name}/${C.name}`, p, q, setting: setting.caption },
      stimulus,
      stem: `${opening} If one of the ${R.group} is selected at random, the probability of selecting ${single(setting, C)} is ${math(fraction(p, q))}. ${asking(random, C.group, single(setting, S))}`,
      answer,
      steps: [
        `The first probability is about the ${R.group} only: ${math(`\\frac{${rc}}{n} = ${fraction(p, q)}`)}, so there are ${math(`n = ${p === 1 ? `${rc} \\cdot ${q}` : `\\frac{${rc} \\cdot ${q}}{${p}}`} = ${rc + rd}`)} of them.`,
        `The ${S.group} are the other ${math(`${all} - ${rc + rd} = ${sc + sd}`)}, and ${math(`${sc + sd} - ${sd} = ${sc}`)} of these are ${C.group}.`,
        `There are ${math(`${rc} + ${sc} = ${rc + sc}`)} ${C.group}, so the probability is ${math(lowest(sc, rc + sc))}.`,
        `Check: the four cells ${rc}, ${rd}, ${sc}, and ${sd} add up to ${all}.`,
      ],
      takeaway,
    }
  );
}

/** How many times as likely, with only the totals shown. */
function timesAsLikely(random: Random): Draft | null {
  const place = placed(random);
  if (!place) return null;
  const { setting, R, S, C, D } = place;
  const k = random.pick([2, 2, 3, 4] as const);
  const [r, s] = [5 * random.int(6, 40), 5 * random.int(6, 40)];
  // The share of C among S is j/m, and k times as much among R.
  const m = random.int(5, 12);
  const j = random.int(1, Math.floor((m - 1) / k));
  const [sc, rc] = [(s * j) / m, (r * k * j) / m];
  if (r === s || !Number.isInteger(sc) || !Number.isInteger(rc) || rc >= r || sc < 3) return null;
  const [sd, rd, c] = [s - sc, r - rc, rc + sc];
  const all = r + s;
  const from = random.pick(['column', 'other'] as const);
  const key = from === 'column' ? rat(rc, c) : rat(rd, rd + sd);
  if (!isProbability(key) || key.d < 3n) return null;
  const at = new Map([
    [`${R.name}/${C.name}`, rc],
    [`${R.name}/${D.name}`, rd],
    [`${S.name}/${C.name}`, sc],
    [`${S.name}/${D.name}`, sd],
  ]);
  const { counts, stimulus } = tableOf(place, at, new Set([`${R.name}/Total`, `${S.name}/Total`, `Total/${C.name}`, `Total/${D.name}`, 'Total/Total']));
  const group = from === 'column' ? C.group : D.group;
  const naive = rat(k, k + 1);
  const share = mul(rat(c), naive);
  const bugs: Bug[] = [
    bug(
      'COND',
      from === 'column' ? naive : isInteger(share) && r - Number(share.n) > 0 ? rat(r - Number(share.n), rd + sd) : null,
      `This takes the number in one group to be ${k} times the number in the other; that holds for the probabilities, so with ${math('p')} for the lesser one, solve ${math(`${s}p + ${k * r}p = ${c}`)}.`,
    ),
    bug(
      'COND',
      from === 'column' ? rat(rc, r) : rat(rd, r),
      `This divides by the ${R.group}; the choice is made from the ${from === 'column' ? c : rd + sd} ${group}.`,
    ),
    bug(
      'COND',
      from === 'column' ? rat(rc, all) : rat(rd, all),
      `This divides by all ${setting.many}; the choice is made from the ${from === 'column' ? c : rd + sd} ${group}.`,
    ),
    bug('COMP', from === 'column' ? rat(sc, c) : rat(sd, rd + sd), `This is the probability of the other kind among the ${group}; subtract it from 1.`),
    bug(
      'SWAP',
      from === 'column' ? rat(s * k * j, s * k * j + r * j) : null,
      `This has the greater probability in the wrong group; it is the ${R.group} that have it.`,
    ),
    bug(
      'SWAP',
      from === 'column' ? rat(rd, rd + sd) : rat(rc, c),
      `This is about the ${from === 'column' ? D.group : C.group}; choose from the ${from === 'column' ? c : rd + sd} ${group} instead.`,
    ),
    bug(
      'STOP',
      from === 'column' ? rat(sc, s) : rat(sd, s),
      `This is the probability for a choice from the ${S.group}; divide by the ${from === 'column' ? c : rd + sd} ${group} instead.`,
    ),
    bug(
      'STOP',
      rat(s, all),
      `This is the share of the ${S.group} among all ${setting.many}; choose only from the ${from === 'column' ? c : rd + sd} ${group}.`,
    ),
    bug(
      'STOP',
      rat(r, all),
      `This is the share of the ${R.group} among all ${setting.many}; choose only from the ${from === 'column' ? c : rd + sd} ${group}.`,
    ),
  ];
  const answer = answerOf(random.chance(2, 5), key, `The cells are ${rc}, ${rd}, ${sc}, and ${sd}.`, bugs);
  const told = `If one of the ${R.group} is selected at random, the probability of selecting ${single(setting, C)} is ${k === 2 ? 'twice' : `${k} times`} the corresponding probability for the ${S.group}.`;
  return (
    answer && {
      parameters: { kind: 'times', counts, asked: `${R.name}/${from === 'column' ? C.name : D.name}`, told: C.name, k, setting: setting.caption },
      stimulus,
      stem: `${describe(random, place, all)} ${told} ${asking(random, group, single(setting, R))}`,
      answer,
      steps: [
        `Let ${math('x')} be the number of ${C.group} among the ${S.group}. Their part of this group is ${math(`\\frac{x}{${s}}`)}.`,
        `Among the ${R.group}, the number is ${math(`${c} - x`)}, so ${math(`\\frac{${c} - x}{${r}} = ${k} \\cdot \\frac{x}{${s}}`)}. This gives ${math(`x = ${sc}`)}, and ${math(`${c} - ${sc} = ${rc}`)}.`,
        from === 'column'
          ? `Of the ${c} ${C.group}, ${rc} are counted among the ${R.group}: ${math(lowest(rc, c))}.`
          : `So ${math(`${r} - ${rc} = ${rd}`)} of the ${rd + sd} ${D.group} are counted among the ${R.group}: ${math(lowest(rd, rd + sd))}.`,
        `Check: ${math(`${fraction(rc, r)} = ${k} \\cdot ${fraction(sc, s)}`)}.`,
      ],
      takeaway: 'A probability that is twice another compares parts, not numbers: each has its own group as denominator.',
    }
  );
}

export const linkedConditions: Generator = {
  archetype: 'PRO-j',
  topicId: 23,
  version: 4,
  levels: [3, 5],
  skillTags: ['conditional-probability', 'two-way-tables', 'missing-value'],
  draft: (random, level) => persist(() => (level === 3 ? chained(random) : timesAsLikely(random))),
};
