/** SYS-m: two amounts that change at constant rates, of which only differences or ratios are told. */
import { add, div, mul, rat, sub, toNumber, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import { isTame, ratio } from '#content/exact/value.ts';
import { bug, type Bug, numberEntry } from '../answers.ts';
import { linear } from '../formulas.ts';
import { asDecimals } from '../manners.ts';
import { capitalized, count, decimalLatex, decimalText, math, prose } from '../text.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { persist } from '../persist.ts';
import { twoRatesStories, type TwoRatesStory } from './two-rates-stories.ts';

const sides = ['P', 'Q'] as const;
type Side = (typeof sides)[number];

interface Told {
  readonly stem: string;
  readonly key: Rational;
  readonly bugs: readonly Bug[];
  readonly steps: readonly string[];
  readonly parameters: Draft['parameters'];
}

/** A time that somebody would type. */
const believed = (value: Rational) => value.n > 0n && decimalText(value, 2) !== null;

const idea = 'Neither pair of amounts can be found, but only the difference matters. It changes by the same number in every';

/** Equal at one time and apart by a known number at a later one; how far apart at the start, or at another time. */
function fromEquality(random: Random, story: TwoRatesStory): Told | null {
  const [same, later] = [random.int(4, 12), random.int(9, 24)];
  const perUnit = rat(random.int(3, story.most), random.pick([1, 1, 2]));
  const gap = mul(perUnit, rat(later - same));
  const asked = random.chance(1, 2) ? 0 : random.int(1, same + 12);
  if (later - same < 2 || gap.d !== 1n || asked === same || asked === later || later === 2 * same) return null;
  const ahead: Side = asked < same ? 'Q' : 'P';
  const distance = Math.abs(same - asked);
  const key = mul(perUnit, rat(distance));
  const by = Number(gap.n);
  if (distance === later - same || Math.abs(distance - (later - same)) < 2) return null;
  const facts = [`${capitalized(story.at(same))}, ${story.same}.`, `${capitalized(story.at(later))}, ${story.more('P', by)}.`];
  return {
    stem: `${story.tell} ${(random.chance(1, 2) ? facts : [...facts].reverse()).join(' ')} ${asked === 0 ? story.startGap : story.gapAt(ahead, asked)}`,
    key,
    bugs: [
      bug(
        'STOP',
        perUnit,
        `This is the change in the difference for each ${story.unit}; multiply it by ${math(distance)}, the number of ${story.unit}s between the two moments.`,
      ),
      bug(
        'WT',
        mul(gap, rat(same, later)),
        `This divides ${math(by)} by ${math(later)}, but the difference grows from 0 only after ${math(same)} ${story.unit}s, so divide by ${math(later - same)}.`,
      ),
      bug(
        'WT',
        asked === 0 ? null : mul(gap, rat(asked, later)),
        `This takes the difference to be proportional to the time; it is 0 after ${math(same)} ${story.unit}s, not at the start, so count from there.`,
      ),
      bug(
        'SWAP',
        mul(perUnit, rat(later)),
        `This counts ${math(later)} ${story.unit}s, but ${count(distance, story.unit)} ${distance === 1 ? 'passes' : 'pass'} between the two moments${distance === 1 ? '' : `, so multiply by ${math(distance)}`}.`,
      ),
      bug(
        'STOP',
        asked === 0 ? gap : mul(perUnit, rat(asked)),
        asked === 0
          ? `This is the difference at ${math(later)} ${story.unit}s; divide it by ${math(later - same)} and multiply by ${math(distance)} to get the one at the start.`
          : `This counts from the start; count the ${count(distance, story.unit)} between this moment and the one at which the two are equal.`,
      ),
      bug('STOP', gap, `This is the difference at ${math(later)} ${story.unit}s; divide it by ${math(later - same)} and multiply by ${math(distance)}.`),
    ],
    steps: [
      `${idea} ${story.unit}.`,
      `It goes from ${math(0)} at ${math(same)} ${story.unit}s to ${math(by)} at ${math(later)} ${story.unit}s, so it changes by ${math(`\\frac{${by}}{${later}-${same}}=${decimalLatex(perUnit)}`)} per ${story.unit}.`,
      `The time asked about is ${math(distance)} ${story.unit}${distance === 1 ? '' : 's'} ${asked < same ? 'before' : 'after'} the time at which the two are equal, so the difference then is ${math(`${distance}\\cdot${decimalLatex(perUnit)}=${decimalLatex(key)}`)}.`,
      `Check: with ${math('t')} for the number of ${story.unit}s, P minus Q is ${math(linear(perUnit, mul(perUnit, rat(-same)), 't'))}, which is ${math(0)} at ${math(`t=${same}`)} and ${math(by)} at ${math(`t=${later}`)}.`,
    ],
    parameters: { task: 'equality', same, later, by, asked },
  };
}

/** Q ahead at one time, P at a later one; when they are equal. */
function fromBothSides(random: Random, story: TwoRatesStory): Told | null {
  const perUnit = random.int(3, story.most);
  const [early, same, later] = [random.int(2, 7), random.int(5, 16), random.int(9, 28)];
  if (same - early < 2 || later - same < 2 || later + early === 2 * same) return null;
  const [behind, ahead] = [perUnit * (same - early), perUnit * (later - same)];
  const crossed = ratio(ahead * early - behind * later, ahead - behind);
  const wrongSign = crossed && believed(crossed) ? crossed : null;
  const facts = [`${capitalized(story.at(early))}, ${story.more('Q', behind)}.`, `${capitalized(story.at(later))}, ${story.more('P', ahead)}.`];
  return {
    stem: `${story.tell} ${(random.chance(1, 2) ? facts : [...facts].reverse()).join(' ')} ${story.when}`,
    key: rat(same),
    bugs: [
      bug(
        'STOP',
        rat(same - early),
        `This is the number of ${story.unit}s from the first of the two times on; add the ${math(early)} ${story.unit}s before it.`,
      ),
      bug(
        'WT',
        rat(early + later, 2),
        `This is halfway between the two times, but the two differences are not the same; divide the ${math(later - early)} ${story.unit}s in the ratio of ${math(behind)} to ${math(ahead)}.`,
      ),
      bug(
        'SIGN',
        wrongSign,
        `This takes both differences as P minus Q, but one of them is Q minus P, so the difference changes by ${math(`${behind}+${ahead}`)}.`,
      ),
      bug(
        'STOP',
        rat(perUnit),
        `This is the change in the difference for each ${story.unit}; divide ${math(behind)} by it, and add the result to ${math(early)}.`,
      ),
      bug('STOP', rat(later - same), `This is the number of ${story.unit}s between the time asked about and the later time; subtract it from ${math(later)}.`),
    ],
    steps: [
      `${idea} ${story.unit}.`,
      `P minus Q is ${math(-behind)} at ${math(early)} ${story.unit}s and ${math(ahead)} at ${math(later)} ${story.unit}s, so it increases by ${math(`\\frac{${ahead}-(${-behind})}{${later}-${early}}=${perUnit}`)} per ${story.unit}.`,
      `It takes ${math(`\\frac{${behind}}{${perUnit}}=${same - early}`)} more ${story.unit}s after ${math(early)} ${story.unit}s to reach ${math(0)}: ${math(`${early}+${same - early}=${same}`)}.`,
      `Check: from ${math(same)} to ${math(later)} ${story.unit}s, the difference grows to ${math(`${later - same}\\cdot${perUnit}=${ahead}`)}.`,
    ],
    parameters: { task: 'both', early, behind, later, ahead },
  };
}

const timesText = (value: Rational) => (value.n === 2n && value.d === 1n ? 'twice' : `${prose(value)} times`);

/** Only ratios of the starts and of the rates, and the time at which both are equal; when P is a percent above Q. */
function fromRatios(random: Random, story: TwoRatesStory): Told | null {
  const [k, j] = [rat(random.int(3, 12), 2), rat(random.int(3, 12), 2)];
  const same = random.int(3, 24);
  const percent = random.pick([20, 25, 40, 50, 60, 75]);
  const m = rat(100 + percent, 100);
  const one = rat(1);
  // A start of P measured in the rate of Q.
  const start = div(mul(sub(j, one), rat(same)), sub(k, one));
  if (decimalText(start, 1) === null || toNumber(start) * Math.max(1, toNumber(k)) > story.mostStart || j.n * m.d <= m.n * j.d || k.n === k.d) return null;
  const later = (s: Rational) => div(mul(s, sub(mul(m, k), one)), sub(j, m));
  const key = later(start);
  if (key.d !== 1n || !isTame(key, story.longest) || key.n === BigInt(same)) return null;
  const factor = decimalLatex(m);
  const p = linear(j, start, 't');
  const q = linear(1, mul(k, start), 't');
  const [pThen, qThen] = [add(mul(j, key), start), add(key, mul(k, start))];
  if (decimalText(qThen, 2) === null || decimalText(pThen, 2) === null) return null;
  return {
    stem: `${story.tell} ${story.startTimes(timesText(k))}, and ${story.rateTimes(timesText(j))}. ${capitalized(story.at(same))}, ${story.same}. ${story.whenAbove(percent)}`,
    key,
    bugs: [
      bug(
        'ADDP',
        mul(m, rat(same)),
        `This makes the time ${percent}% greater, but it is the amount that must be ${percent}% greater; the amount for P must be ${math(factor)} times the amount for Q.`,
      ),
      bug(
        'SWAP',
        later(div(mul(sub(k, one), rat(same)), sub(j, one))),
        `This switches the two ratios; Q has ${prose(k)} times the ${story.start} of P, and P has ${prose(j)} times the ${story.rate} of Q.`,
      ),
      bug('STOP', sub(key, rat(same)), `This counts the ${story.unit}s from the time at which the two are equal; add the ${math(same)} before it.`),
      bug(
        'BASE',
        div(mul(start, sub(k, m)), sub(mul(m, j), one)),
        `This makes Q ${percent}% greater than P, not P ${percent}% greater than Q; multiply the amount for Q by ${math(factor)}.`,
      ),
      bug(
        'STOP',
        start,
        `This is the ${story.start} for P, measured in multiples of the ${story.rate} for Q; with it, the amounts after ${math('t')} ${story.unit}s are ${math(p)} and ${math(q)}.`,
      ),
    ].filter(({ value }) => value !== null && believed(value)),
    steps: [
      `Take the ${story.rate} for Q as ${math(1)}; only ratios matter. Let ${math('s')} be the ${story.start} for P on this scale and ${math('t')} the number of ${story.unit}s.`,
      `P is ${math(`s+${decimalLatex(j)}t`)} and Q is ${math(`${decimalLatex(k)}s+t`)}. They are equal at ${math(`t=${same}`)}, where ${math(`s+${decimalLatex(mul(j, rat(same)))}=${decimalLatex(k)}s+${same}`)}, so ${math(`s=${decimalLatex(start)}`)}.`,
      `P is ${percent}% greater than Q when ${math(`${decimalLatex(start)}+${decimalLatex(j)}t=${factor}(${decimalLatex(mul(k, start))}+t)`)}, which gives ${math(`t=${decimalLatex(key)}`)}.`,
      `Check: at ${math(`t=${decimalLatex(key)}`)}, P is ${math(decimalLatex(pThen))} and Q is ${math(decimalLatex(qThen))}, and ${math(`${factor}\\cdot${decimalLatex(qThen)}=${decimalLatex(pThen)}`)}.`,
    ],
    parameters: { task: 'ratios', k: prose(k), j: prose(j), same, percent, p, q },
  };
}

function draft(random: Random): Draft | null {
  const story = random.pick(twoRatesStories);
  const kind = random.pick([fromEquality, fromEquality, fromBothSides, fromRatios, fromRatios, fromRatios]);
  const told = persist(() => kind(random, story));
  if (!told) return null;
  const answer = numberEntry({ ...asDecimals, key: told.key, bugs: told.bugs });
  return (
    answer && {
      parameters: { ...told.parameters, story: twoRatesStories.indexOf(story) },
      stem: told.stem,
      answer,
      steps: told.steps,
      takeaway:
        kind === fromRatios
          ? 'When only ratios are given, choose a convenient unit; the answer does not depend on it.'
          : 'The difference of two linear amounts is itself linear, so two values of the difference are enough.',
    }
  );
}

export const twoRates: Generator = { archetype: 'SYS-m', topicId: 14, version: 5, levels: [5], skillTags: ['systems-linear', 'modeling'], draft };
