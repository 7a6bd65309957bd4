/** TR-j: from a perimeter or an area with a square root back to a side of a special right triangle. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { lengthUnits } from '../units.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { rootTimes, sizeLatex } from '../exact-size.ts';
import { bug, numberChoices } from '../answers.ts';
import { asSizes } from '../manners.ts';

const sum = (a: number, b: string) => `${a}+${b}`;

function draft(random: Random): Draft | null {
  const unit = random.pick(lengthUnits);
  const n = random.int(2, 30) * 2;
  const kind = random.pick(['isosceles hypotenuse', 'isosceles leg', 'thirty', 'area'] as const);
  const takeaway = 'Write all the sides of a special right triangle in terms of one variable before you use the perimeter or the area.';
  if (kind === 'isosceles hypotenuse' || kind === 'isosceles leg') {
    // Hypotenuse n, legs (n/2)√2: perimeter n + n√2. Or legs n: perimeter 2n + n√2.
    const byLongest = kind === 'isosceles hypotenuse';
    const askLeg = random.chance(1, 2);
    const [leg, longest] = byLongest ? [rootTimes(rat(n, 2), 2), rootTimes(n, 1)] : [rootTimes(n, 1), rootTimes(n, 2)];
    const key = askLeg ? leg : longest;
    const perimeter = byLongest ? sum(n, sizeLatex(rootTimes(n, 2))) : sum(2 * n, sizeLatex(rootTimes(n, 2)));
    const answer = numberChoices({
      ...asSizes,
      key,
      why: `The legs are ${math(sizeLatex(leg))} and the hypotenuse is ${math(sizeLatex(longest))}.`,
      bugs: [
        bug(
          'STOP',
          askLeg ? longest : leg,
          `This is the length of ${askLeg ? 'the hypotenuse; divide it by' : 'each leg; multiply it by'} ${math('\\sqrt{2}')}.`,
        ),
        ...(byLongest
          ? [
              bug(
                'SPEC',
                rootTimes(n, 2),
                `This takes ${math(sizeLatex(rootTimes(n, 2)))} for one side, but it is the sum of the two legs, so halve it for a leg.`,
              ),
              bug(
                'SPEC',
                rat(n, 2),
                `This takes ${math(n)} for the sum of the two legs, but it is the hypotenuse; divide it by ${math('\\sqrt{2}')} for a leg.`,
              ),
              bug('SPEC', rootTimes(rat(n, 2), 3), `This uses ${math('\\sqrt{3}')}, which is for a 30°-60°-90° triangle; use ${math('\\sqrt{2}')}.`),
            ]
          : [
              bug('SPEC', 2 * n, `This takes ${math(2 * n)} for one side, but it is the sum of the two legs, so halve it for a leg.`),
              askLeg
                ? bug(
                    'SPEC',
                    rootTimes(rat(n, 2), 2),
                    `This takes ${math(sizeLatex(rootTimes(n, 2)))} for the sum of the two legs, but it is the hypotenuse; divide it by ${math('\\sqrt{2}')} for a leg.`,
                  )
                : bug('SPEC', rootTimes(2 * n, 2), `This uses ${math(2 * n)} as the length of a leg, but it is the sum of the two legs, so halve it.`),
              bug('SPEC', rootTimes(n, 3), `This uses ${math('\\sqrt{3}')}, which is for a 30°-60°-90° triangle; use ${math('\\sqrt{2}')}.`),
            ]),
      ],
      shuffled: true,
    });
    return (
      answer && {
        parameters: { kind, n, askLeg, unit: unit.short },
        stem: random.pick([
          `The perimeter of an isosceles right triangle is ${math(perimeter)} ${unit.many}. What is the length, in ${unit.many}, of ${askLeg ? 'one leg' : 'the hypotenuse'} of the triangle?`,
          `An isosceles right triangle has a perimeter of ${math(perimeter)} ${unit.many}. What is the length of ${askLeg ? 'each leg' : 'the hypotenuse'}, in ${unit.many}?`,
        ]),
        answer,
        steps: [
          `Let each leg be ${math('s')}. The hypotenuse is ${math('s\\sqrt{2}')}, so the perimeter is ${math('2s+s\\sqrt{2}=s(2+\\sqrt{2})')}.`,
          byLongest
            ? `${math(`s=\\frac{${n}(1+\\sqrt{2})}{2+\\sqrt{2}}`)}. Since ${math('2+\\sqrt{2}=\\sqrt{2}(\\sqrt{2}+1)')}, this is ${math(`\\frac{${n}}{\\sqrt{2}}=${sizeLatex(leg)}`)}.`
            : `${math(`s(2+\\sqrt{2})=${n}(2+\\sqrt{2})`)}, so ${math(`s=${n}`)}.`,
          askLeg ? `Each leg is ${math(sizeLatex(leg))}.` : `The hypotenuse is ${math(`s\\sqrt{2}=${sizeLatex(longest)}`)}.`,
          `Check: ${math(`2\\cdot ${sizeLatex(leg)}+${sizeLatex(longest)}=${perimeter}`)}.`,
        ],
        takeaway,
      }
    );
  }
  if (kind === 'thirty') {
    // Short leg n: perimeter 3n + n√3; or long leg n (a multiple of 3 makes it tidy).
    const ask = random.pick(['short', 'long', 'hypotenuse'] as const);
    const perimeter = sum(3 * n, sizeLatex(rootTimes(n, 3)));
    const key = ask === 'short' ? rootTimes(n, 1) : ask === 'long' ? rootTimes(n, 3) : rootTimes(2 * n, 1);
    const all = { short: rootTimes(n, 1), long: rootTimes(n, 3), hypotenuse: rootTimes(2 * n, 1) } as const;
    const names = { short: 'shorter leg', long: 'longer leg', hypotenuse: 'hypotenuse' } as const;
    const answer = numberChoices({
      ...asSizes,
      key,
      why: `The sides are ${math(sizeLatex(all.short))}, ${math(sizeLatex(all.long))}, and ${math(sizeLatex(all.hypotenuse))}.`,
      bugs: [
        ...(['short', 'long', 'hypotenuse'] as const)
          .filter((side) => side !== ask)
          .map((side) => bug('STOP', all[side], `This is the length of the ${names[side]}; find the ${names[ask]} instead.`)),
        bug(
          'SPEC',
          rootTimes(n, 2),
          `This uses ${math('\\sqrt{2}')}, which is for a 45°-45°-90° triangle; the sides are ${math('s')}, ${math('s\\sqrt{3}')}, and ${math('2s')}.`,
        ),
        bug('SPEC', 3 * n, 'This is the whole-number term in the perimeter, which is the sum of two sides; divide it by 3 for the shorter leg.'),
        bug('SPEC', rootTimes(2 * n, 3), `This uses ${math(`${2 * n}`)} as the shorter leg; it is ${math(n)}.`),
      ],
      shuffled: true,
    });
    return (
      answer && {
        parameters: { kind, n, ask, unit: unit.short },
        stem: random.pick([
          `A right triangle has an angle of ${math('60^\\circ')} and a perimeter of ${math(perimeter)} ${unit.many}. What is the length, in ${unit.many}, of the ${names[ask]} of the triangle?`,
          `The perimeter of a right triangle with an angle of ${math('30^\\circ')} is ${math(perimeter)} ${unit.many}. What is the length of the ${names[ask]}, in ${unit.many}?`,
        ]),
        answer,
        steps: [
          `Let the shorter leg be ${math('s')}. The other sides are ${math('s\\sqrt{3}')} and ${math('2s')}.`,
          `The perimeter is ${math('s+s\\sqrt{3}+2s=s(3+\\sqrt{3})')}, and the given perimeter is ${math(`${n}(3+\\sqrt{3})`)}, so ${math(`s=${n}`)}.`,
          `The ${names[ask]} is ${math(`${ask === 'short' ? 's' : ask === 'long' ? 's\\sqrt{3}' : '2s'}=${sizeLatex(key)}`)}.`,
          `Check: ${math(`${n}+${sizeLatex(all.long)}+${2 * n}=${perimeter}`)}.`,
        ],
        takeaway,
      }
    );
  }
  // Area of a 30-60-90 triangle: s²√3/2 with shorter leg s = n.
  const ask = random.pick(['hypotenuse', 'long'] as const);
  const area = rootTimes(rat(n * n, 2), 3);
  const key = ask === 'hypotenuse' ? rootTimes(2 * n, 1) : rootTimes(n, 3);
  const answer = numberChoices({
    ...asSizes,
    key,
    why: `The shorter leg is ${n}.`,
    bugs: [
      bug('STOP', n, `This is the length of the shorter leg; the hypotenuse is twice that, and the longer leg ${math('\\sqrt{3}')} times.`),
      ask === 'hypotenuse'
        ? bug('STOP', rootTimes(n, 3), 'This is the length of the longer leg; the hypotenuse is twice the shorter leg.')
        : bug('STOP', 2 * n, `This is the length of the hypotenuse; the longer leg is ${math('\\sqrt{3}')} times the shorter one.`),
      bug(
        'HALF',
        ask === 'hypotenuse' ? rootTimes(n, 2) : rootTimes(rat(n, 2), 6),
        `This leaves out the factor ${math('\\frac{1}{2}')} in the area of the triangle; put it in, and solve again.`,
      ),
      bug('SPEC', ask === 'hypotenuse' ? rootTimes(2 * n, 3) : rootTimes(2 * n, 3), `This uses ${math(`${2 * n}`)} as the shorter leg; it is ${math(n)}.`),
      bug(
        'SPEC',
        rootTimes(ask === 'hypotenuse' ? 2 * n : n, 2),
        `This uses ${math('\\sqrt{2}')}, which is for a 45°-45°-90° triangle; the sides are ${math('s')}, ${math('s\\sqrt{3}')}, and ${math('2s')}.`,
      ),
    ],
    shuffled: true,
  });
  return (
    answer && {
      parameters: { kind, n, ask, unit: unit.short },
      stem: random.pick([
        `The area of a right triangle with an angle of ${math('30^\\circ')} is ${math(sizeLatex(area))} square ${unit.many}. What is the length, in ${unit.many}, of the ${ask === 'long' ? 'longer leg' : 'hypotenuse'} of the triangle?`,
        `A right triangle has an angle of ${math('60^\\circ')} and an area of ${math(sizeLatex(area))} square ${unit.many}. What is the length of the ${ask === 'long' ? 'longer leg' : 'hypotenuse'}, in ${unit.many}?`,
      ]),
      answer,
      steps: [
        `Let the shorter leg be ${math('s')}. The longer leg is ${math('s\\sqrt{3}')} and the hypotenuse is ${math('2s')}.`,
        `The area is ${math('\\frac{1}{2}\\cdot s\\cdot s\\sqrt{3}=\\frac{\\sqrt{3}}{2}s^2')}, so ${math(`\\frac{\\sqrt{3}}{2}s^2=${sizeLatex(area)}`)}, ${math(`s^2=${n * n}`)}, and ${math(`s=${n}`)}.`,
        `The ${ask === 'long' ? 'longer leg' : 'hypotenuse'} is ${math(sizeLatex(key))}.`,
        `Check: ${math(`\\frac{1}{2}\\cdot ${n}\\cdot ${sizeLatex(rootTimes(n, 3))}=${sizeLatex(area)}`)}.`,
      ],
      takeaway,
    }
  );
}

export const sideFromPerimeterOrArea: Generator = {
  archetype: 'TR-j',
  topicId: 28,
  version: 4,
  levels: [3],
  skillTags: ['special-right-triangles', 'radicals'],
  draft,
};
