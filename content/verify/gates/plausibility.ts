/**
 * Math questions tell of nothing impossible or absurd: no trail of 40 inches, no 900 percent of the seats, no margin of error above its
 * estimate. Quantities are read from the finished question and compared with the ranges in `plausible/`.
 */
import type { Question } from '#core/questions/question.ts';
import { countRanges } from './plausible/counts.ts';
import { priceRanges, shareRanges } from './plausible/money.ts';
import type { Range } from './plausible/range.ts';
import { densityRanges, massRanges, speedRanges } from './plausible/rates.ts';
import { relations } from './plausible/relations.ts';
import { lengthRanges, spaceRanges } from './plausible/sizes.ts';
import { paceRanges, warmthRanges } from './plausible/times.ts';
import { quantitiesOf, sizeIn, toldBy, type Dimension, type Quantity } from './quantities.ts';

export const ranges: readonly Range[] = [
  ...lengthRanges,
  ...spaceRanges,
  ...massRanges,
  ...densityRanges,
  ...speedRanges,
  ...warmthRanges,
  ...paceRanges,
  ...priceRanges,
  ...shareRanges,
  ...countRanges,
];

/** Ranges of a dimension with their limits in its first unit. */
const limits = new Map<Dimension, readonly (Range & { readonly from: number; readonly to: number })[]>(
  [...Map.groupBy(ranges, ({ of }) => of)].map(([of, own]) => [of, own.map((range) => ({ ...range, from: sizeIn(range.least), to: sizeIn(range.most) }))]),
);

/** How much of a sentence before and after a number tells what it is a measure of. */
const reach = { before: 80, after: 60 };

/** The words by which a thing is recognized, `…` for the number: of a count those right after it, of a measure those around it. */
function wordsNear({ of, unit, before, after, from }: Quantity): string {
  if (of === 'count') return `${unit}${after.slice(unit.length + 1, reach.after)}`;
  return `${from === 'text' ? before.slice(-reach.before) : before}…${after.slice(0, reach.after)}`;
}

const comparedBefore =
  /\b(margin of error|deviation|range|(?:increas|decreas|reduc)e[sd]?|differ(?:s|ed)?|ris(?:es|en)|rose|fell|falls|grows|grew) (?:is|was|of|by)(?: about| approximately)? $/;
const comparedAfter =
  /^(?:[ -][\p{L}%$]+){0,3} (?:more|less|greater|fewer|longer|shorter|taller|wider|lower|higher|older|younger|sooner|later|away|apart|closer)\b/u;
const comparedKey =
  /\b(?:by how (?:many|much)|by what|difference|how much (?:more|less|greater|longer)|range|deviation|margin|each additional|increases? by|decreases? by)\b/i;

/** A difference, a margin or a length on a drawing can be as small as one likes. */
function canBeSmall({ before, after, from, sentence }: Quantity, isDrawn: boolean): boolean {
  if (from !== 'text') return isDrawn || comparedKey.test(sentence);
  return isDrawn || comparedBefore.test(before) || comparedAfter.test(after);
}

function problemsOf(quantity: Quantity, isDrawn: boolean): string[] {
  const near = wordsNear(quantity);
  const canBeLess = canBeSmall(quantity, isDrawn);
  const largest = quantity.of === 'length' && around.test(near) ? 4 : 1;
  return (limits.get(quantity.of) ?? [])
    .filter(({ thing, unless, per }) => thing.test(near) && !unless?.test(near) && (!per || (quantity.per !== undefined && per.test(quantity.per))))
    .filter(({ from, to }) => (quantity.size < from * (1 - 1e-9) && !canBeLess) || quantity.size > largest * to * (1 + 1e-9))
    .map(({ says }) => `implausible for ${says}: ${quantity.value} ${quantity.unit}${quantity.per ? ` per ${quantity.per}` : ''}`);
}

/** Around a thing it is up to four times as far as along it. */
const around = /\b(?:perimeter|circumference|fenc(?:e|ing))\b/;
const drawing = /\b(map|blueprint|floor plan|site plan|scale (?:model|drawing)|model (?:of|car|train))\b/;

/** Math only: what a text of Reading and Writing tells is checked by readers and sources. */
export function plausibilityProblems(question: Question): string[] {
  if (question.topicId <= 10) return [];
  const quantities = quantitiesOf(question);
  const sentences = toldBy(question);
  const isDrawn = sentences.some((sentence) => drawing.test(sentence));
  return [
    ...quantities.filter(({ from }) => from !== 'choice').flatMap((quantity) => problemsOf(quantity, isDrawn)),
    ...relations.flatMap(({ says, broken }) => {
      const found = broken({ sentences, quantities });
      return found === undefined ? [] : [`${says}: ${found}`];
    }),
  ];
}
