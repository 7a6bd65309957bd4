/** AN-h: possible lengths of the third side of a triangle. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { math } from '../text.ts';
import { bug, numberChoices, numberEntry } from '../answers.ts';
import { asSizes } from '../manners.ts';

const setting = [
  (a: number, b: number, unit: string) => `Two sides of a triangle have lengths of ${a} ${unit} and ${b} ${unit}.`,
  (a: number, b: number, unit: string) => `A triangular garden has two sides that are ${a} ${unit} and ${b} ${unit} long.`,
  (a: number, b: number, unit: string) =>
    `In triangle ${math('ABC')}, the length of side ${math('AB')} is ${a} ${unit} and the length of side ${math('BC')} is ${b} ${unit}.`,
] as const;

function draft(random: Random): Draft | null {
  const [a, b] = [random.int(3, 30), random.int(3, 30)];
  if (Math.abs(a - b) < 2) return null;
  const [low, high] = [Math.abs(a - b), a + b];
  const story = random.int(0, setting.length - 1);
  const unit = random.pick(story === 1 ? lengthUnits.slice(2) : lengthUnits);
  const tell = setting[story];
  if (!tell) return null;
  const given = tell(a, b, unit.many);
  const side = story === 2 ? `side ${math('AC')}` : 'the third side';
  const whole = `If the length of ${side}, in ${unit.many}, is an integer,`;
  const idea = `Each side of a triangle must be shorter than the sum of the other two sides.`;
  const range = `The third side ${math('x')} must satisfy ${math(`x<${a}+${b}=${high}`)} and ${math(`x+${Math.min(a, b)}>${Math.max(a, b)}`)}, so ${math(`${low}<x<${high}`)}.`;
  const takeaway = 'The third side of a triangle must be greater than the difference and less than the sum of the other two sides.';
  const kind = random.pick(['greatest', 'least', 'count', 'possible', 'impossible'] as const);
  const parameters = { kind, a, b, story, unit: unit.short };
  if (kind === 'possible' || kind === 'impossible') {
    const inside = random.int(low + 1, high - 1);
    const outside = [
      bug('STRICT', high, `With ${high}, the two given sides would lie flat along the third side; the length must be less than ${math(`${a}+${b}=${high}`)}.`),
      ...[random.int(1, 3), random.int(4, 8)].map((more) =>
        bug('STOP', high + more, `This is greater than the sum ${math(`${a}+${b}=${high}`)} of the other two sides; choose a length less than ${high}.`),
      ),
      bug(
        'STRICT',
        low,
        `With ${low}, the sides ${low} and ${Math.min(a, b)} would add up to exactly ${Math.max(a, b)} and lie flat; choose a greater length.`,
      ),
      ...[random.int(1, 2), random.int(3, 5)].map((less) =>
        bug('STOP', low - less, `Added to ${Math.min(a, b)}, this is less than ${Math.max(a, b)}; the length must be greater than ${low}.`),
      ),
    ];
    const inner = random
      .sample(
        [1, 2, 3, 4, 5, 6].map((step) => low + Math.round((step * (high - low)) / 7)),
        4,
      )
      .filter((value) => value > low && value < high);
    const outlier = random.pick([low, high, high, high + 2]);
    const answer =
      kind === 'possible'
        ? numberChoices({ ...asSizes, key: inside, why: `${math(`${low}<${inside}<${high}`)}.`, bugs: outside, keep: (value) => value <= low || value >= high })
        : numberChoices({
            ...asSizes,
            key: outlier,
            why: `The third side must be between ${math(low)} and ${math(high)}, and ${math(outlier)} is not.`,
            bugs: inner.map((value) =>
              bug(
                value > Math.max(a, b) ? 'STOP' : 'STRICT',
                value,
                `This is possible, since ${math(`${low}<${value}<${high}`)}; look for a length outside this range.`,
              ),
            ),
            keep: (value) => value > low && value < high,
          });
    return (
      answer && {
        parameters: { ...parameters, asked: kind === 'possible' ? inside : outlier },
        stem: `${given} Which of the following ${kind === 'possible' ? 'could be' : 'could NOT be'} the length, in ${unit.many}, of ${side}?`,
        answer,
        steps: [
          idea,
          range,
          kind === 'possible'
            ? `${math(`${inside}`)} is the only one of the values in this range.`
            : `${math(`${outlier}`)} is the only one of the values that is not in this range.`,
          `Check: ${kind === 'possible' ? `${math(`${a}+${b}>${inside}`)} and ${math(`${inside}+${Math.min(a, b)}>${Math.max(a, b)}`)}` : outlier >= high ? `${math(`${a}+${b}=${high}`)} is not greater than ${math(`${outlier}`)}` : `${math(`${outlier}+${Math.min(a, b)}=${outlier + Math.min(a, b)}`)} is not greater than ${math(`${Math.max(a, b)}`)}`}.`,
        ],
        takeaway,
      }
    );
  }
  const key = kind === 'greatest' ? high - 1 : kind === 'least' ? low + 1 : high - low - 1;
  const answer = numberEntry({
    ...asSizes,
    key,
    bugs: [
      bug(
        'STRICT',
        kind === 'greatest' ? high : kind === 'least' ? low : high - low + 1,
        kind === 'count'
          ? 'This counts both endpoints of the range, where the sides would lie flat, so leave them out.'
          : `With this length, an endpoint of the range, the sides would lie flat; take the next integer ${kind === 'greatest' ? 'below' : 'above'} it.`,
      ),
      bug(
        'STRICT',
        kind === 'count' ? high - low : kind === 'greatest' ? high - 2 : low + 2,
        kind === 'count'
          ? 'This counts one endpoint of the range, where the sides would lie flat, so leave them out.'
          : 'This skips one possible integer at the end of the range; count it, too.',
      ),
      bug(
        'STOP',
        kind === 'greatest' ? Math.max(a, b) : kind === 'least' ? 1 : high - 1,
        kind === 'greatest'
          ? 'This is the longer of the given sides; the third side may be longer.'
          : kind === 'least'
            ? 'This ignores the lower limit; the third side must be greater than the difference of the other two.'
            : 'This ignores the lower limit for the third side; it has to be greater than the difference of the other two.',
      ),
      bug('HYP', Math.max(a, b) + 1, 'This assumes that the third side must be the longest; it only has to be greater than the difference of the others.'),
    ],
  });
  const ask =
    kind === 'greatest'
      ? `what is the greatest possible length, in ${unit.many}, of ${side}?`
      : kind === 'least'
        ? `what is the least possible length, in ${unit.many}, of ${side}?`
        : `how many different lengths are possible for ${side}?`;
  return (
    answer && {
      parameters,
      stem: `${given} ${whole} ${ask}`.replace(
        `, in ${unit.many}, is an integer, what is the ${kind} possible length, in`,
        ` is an integer number of ${unit.many}, what is the ${kind} possible length, in`,
      ),
      answer,
      steps: [
        idea,
        range,
        kind === 'greatest'
          ? `The greatest integer below ${math(`${high}`)} is ${math(`${key}`)}.`
          : kind === 'least'
            ? `The least integer above ${math(`${low}`)} is ${math(`${key}`)}.`
            : `The number of integers from ${math(`${low + 1}`)} to ${math(`${high - 1}`)} is ${math(`${high - 1}-${low + 1}+1=${key}`)}.`,
        kind === 'greatest'
          ? `Check: ${math(`${a}+${b}=${high}>${key}`)}, but a side of ${math(`${high}`)} would make the sides lie flat.`
          : kind === 'least'
            ? `Check: ${math(`${key}+${Math.min(a, b)}=${key + Math.min(a, b)}>${Math.max(a, b)}`)}, but a side of ${math(`${low}`)} would make the sides lie flat.`
            : `Check: neither ${math(`${low}`)} nor ${math(`${high}`)} is possible, because the sides would lie flat.`,
      ],
      takeaway,
    }
  );
}

export const thirdSide: Generator = { archetype: 'AN-h', topicId: 27, version: 2, levels: [3], skillTags: ['triangles', 'triangle-inequality'], draft };
