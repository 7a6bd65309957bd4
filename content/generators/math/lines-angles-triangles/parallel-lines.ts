/** AN-b: parallel lines cut by a transversal, with a little algebra. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { rat } from '#core/rational.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';
import type { AnySize } from '../exact-size.ts';
import { cutParallels, lineNames } from './cut-parallels.ts';

const expression = (a: number, b: number) => `${a}x ${b < 0 ? '−' : '+'} ${Math.abs(b)}`;
const latexOf = (a: number, b: number) => `${a}x${b < 0 ? '-' : '+'}${Math.abs(b)}`;

function draft(random: Random): Draft | null {
  const names = random.pick(lineNames);
  const [upper, lower, cutName] = names;
  const theta = random.pick([1, -1]) > 0 ? random.int(48, 82) : random.int(98, 132);
  const tilt = random.pick([0, 0, 6, -6]);
  const [first, second] = [random.int(0, 3), random.int(0, 3)];
  const sizeAt = (place: number) => (place % 2 === 0 ? theta : 180 - theta);
  const [givenSize, askedSize] = [sizeAt(first), sizeAt(second)];
  const equal = first % 2 === second % 2;
  const kind = random.pick(['number', 'one expression', 'two expressions'] as const);
  let [a, b, c, d, x] = [0, 0, 0, 0, askedSize];
  if (kind !== 'number') {
    x = random.int(6, 30);
    a = random.int(2, 6);
    b = askedSize - a * x;
    if (b === 0 || Math.abs(b) > 60) return null;
    if (kind === 'two expressions') {
      c = random.int(2, 6);
      d = givenSize - c * x;
      if (d === 0 || Math.abs(d) > 60 || c === a || (!equal && a + c === 0)) return null;
    }
  }
  const givenLabel = kind === 'two expressions' ? `(${expression(c, d)})°` : `${givenSize}°`;
  const askedLabel = kind === 'number' ? 'x°' : `(${expression(a, b)})°`;
  const swapped = random.chance(1, 2);
  const figure = cutParallels({
    names,
    tilt,
    theta,
    angles: [
      { crossing: swapped ? 'lower' : 'upper', place: first, label: givenLabel },
      { crossing: swapped ? 'upper' : 'lower', place: second, label: askedLabel },
    ],
  });
  if (!figure) return null;
  const askAngle = kind === 'two expressions' && random.chance(1, 3);
  const key = askAngle ? askedSize : x;
  const wrongRelation = equal ? 180 - givenSize : givenSize;
  const bugs: Bug<AnySize>[] = [];
  const relationWhy = equal
    ? 'This treats the two angles as supplementary, but in this position they are congruent, so set them equal.'
    : 'This sets the two angles equal, but in this position they are supplementary, so they add up to 180°.';
  if (kind === 'number')
    bugs.push(
      bug('SUPP', wrongRelation, relationWhy),
      bug('SUPP', Math.abs(90 - givenSize), `This uses a total of ${math('90^\\circ')}; there is no right angle here.`),
      bug('SUPP', 360 - givenSize, `This uses a total of ${math('360^\\circ')} for the two angles; such angles are equal or add up to ${math('180^\\circ')}.`),
      bug('HALF', rat(key, 2), `This is half of the angle; keep all of it, ${math(`${key}^\\circ`)}.`),
      bug('SUPP', rat(360 - givenSize, 3), 'This divides the rest of 360° equally among three angles; such angles are equal or add up to 180°.'),
    );
  else {
    const solve = (total: number) => (kind === 'one expression' ? rat(total - b, a) : null);
    const swappedRelation = kind === 'one expression' ? solve(wrongRelation) : equal ? rat(180 - b - d, a + c) : a === c ? null : rat(d - b, a - c);
    if (swappedRelation)
      bugs.push(
        bug('SUPP', askAngle ? rat(a * Number(swappedRelation.n) + b * Number(swappedRelation.d), Number(swappedRelation.d)) : swappedRelation, relationWhy),
      );
    bugs.push(
      askAngle
        ? bug('STOP', x, `This is the value of ${math('x')}; the question asks for the measure of the angle.`)
        : bug('STOP', askedSize, `This is the measure of the angle; solve its expression for ${math('x')}.`),
      askAngle
        ? bug('SUPP', 180 - askedSize, 'This is the supplement of the angle in the question; subtract it from 180°.')
        : bug('STOP', askedSize - b, `This is ${math(`${a}x`)}; you still need to divide by ${math(`${a}`)}.`),
      askAngle
        ? bug('STOP', askedSize - b, `This is ${math(`${a}x`)}, without the constant; the angle contains that as well.`)
        : bug(
            'SIGN',
            rat(askedSize + b, a),
            `This moves ${math(`${Math.abs(b)}`)} to the other side without changing its sign; do the opposite on both sides.`,
          ),
      askAngle
        ? bug('STOP', c * x, `This is ${math(`${c}x`)}, without the constant; the angle contains that as well.`)
        : bug(
            'SUPP',
            kind === 'one expression' ? rat(90 - b, a) : rat(90 - b - d, a + c),
            `This uses a total of ${math('90^\\circ')}; there is no right angle here.`,
          ),
      bug(
        'DIST',
        askAngle ? 2 * askedSize : rat(askedSize, a),
        askAngle ? 'This doubles the angle; leave it as it is.' : `This divides by ${math(`${a}`)} but ignores the constant; move that first.`,
      ),
    );
  }
  const typed = random.chance(1, 2);
  const relation = equal ? 'equal' : 'supplementary';
  const answer = numberAnswer({ ...asSizes, typed, key, why: `The labeled angles are ${relation}.`, bugs, keep: (value) => value < 180 });
  const asked = askAngle ? `the measure, in degrees, of the angle labeled ${math(`(${latexOf(a, b)})^\\circ`)}` : `the value of ${math('x')}`;
  const [shownGiven, shownAsked] = [
    kind === 'two expressions' ? `(${latexOf(c, d)})` : `${givenSize}`,
    kind === 'number' ? 'x' : kind === 'one expression' && equal ? latexOf(a, b) : `(${latexOf(a, b)})`,
  ];
  const equation = equal ? `${shownAsked.replace(/^\(|\)$/g, '')}=${shownGiven.replace(/^\(|\)$/g, '')}` : `${shownAsked}+${shownGiven}=180`;
  return (
    answer && {
      parameters: { kind, theta, tilt, first, second, swapped, a, b, c, d, askAngle },
      stimulus: { kind: 'figure', figure },
      stem: random.pick([
        `In the figure shown, line ${math(upper)} is parallel to line ${math(lower)}. What is ${asked}?`,
        `In the figure shown, parallel lines ${math(upper)} and ${math(lower)} are intersected by line ${math(cutName)}. What is ${asked}?`,
      ]),
      answer,
      steps: [
        equal
          ? `When a line crosses two parallel lines, all the acute angles are congruent and all the obtuse angles are congruent. These two angles are congruent.`
          : `When a line crosses two parallel lines, any acute angle and any obtuse angle add up to ${math('180^\\circ')}. Here one labeled angle is acute and the other is obtuse.`,
        `${math(equation)}${kind === 'number' && equal ? '' : `, so ${math(`x=${x}`)}`}.${askAngle ? ` The angle measures ${math(`${a}(${x})${b < 0 ? '-' : '+'}${Math.abs(b)}=${askedSize}`)} degrees.` : ''}`,
        `Check: the angles measure ${math(`${askedSize}^\\circ`)} and ${math(`${givenSize}^\\circ`)}, which ${equal ? 'are equal' : `add up to ${math('180^\\circ')}`}.`,
      ],
      takeaway: 'A transversal crosses parallel lines at only two angle measures, and they add up to 180°.',
    }
  );
}

export const parallelLines: Generator = { archetype: 'AN-b', topicId: 27, version: 3, levels: [2], skillTags: ['angles', 'parallel-lines'], draft };
