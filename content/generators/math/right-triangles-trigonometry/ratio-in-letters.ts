/** TR-l: a trigonometric ratio given by letters; another ratio, a length or an area as an expression. */
import type { Random } from '#core/random.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Draft, Generator, WrongOption } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { triangleNames } from '../triangles.ts';
import { persist } from '../persist.ts';
import { measuresInLetters } from './measures-in-letters.ts';

type Ratio = 'sin' | 'cos' | 'tan';
const ratios = ['sin', 'cos', 'tan'] as const;

const formula = (latex: string, misconception: Misconception, why: string): WrongOption => ({ text: math(latex), value: latex, misconception, why });

/** A fraction, or its numerator where the denominator is 1. */
const frac = (top: string, bottom: string) => (bottom === '1' ? top : `\\frac{${top}}{${bottom}}`);
const squared = (side: string) => (side === '1' ? '1' : `${side}^2`);

/** A sum begins with 1, or with the letter that comes first in the alphabet. */
const inOrder = (p: string, q: string) => (q === '1' ? ([q, p] as const) : ([p, q] as const));

interface Sides {
  readonly opposite: string;
  readonly adjacent: string;
  readonly hypotenuse: string;
}

/** The sides of the smallest triangle with this ratio at A; `change` stands for what is done with the squares. */
function sidesFor(given: Ratio, p: string, q: string, change: 'right' | 'other-sign' | 'no-squares'): Sides {
  const plus = given === 'tan';
  const sign = plus === (change !== 'other-sign') ? '+' : '-';
  // A leg less the other would be negative for some values, so the longer one comes first.
  const [first, second] = sign === '+' ? inOrder(p, q) : [q, p];
  const third = change === 'no-squares' ? `${first}${sign}${second}` : `\\sqrt{${squared(first)}${sign}${squared(second)}}`;
  return given === 'sin'
    ? { opposite: p, hypotenuse: q, adjacent: third }
    : given === 'cos'
      ? { adjacent: p, hypotenuse: q, opposite: third }
      : { opposite: p, adjacent: q, hypotenuse: third };
}

/** The ratio at A, or at the other acute angle. */
function ratioOf(name: Ratio, { opposite, adjacent, hypotenuse }: Sides, atOther: boolean): string {
  const [own, next] = atOther ? [adjacent, opposite] : [opposite, adjacent];
  return name === 'sin' ? frac(own, hypotenuse) : name === 'cos' ? frac(next, hypotenuse) : frac(own, next);
}

function anotherRatio(random: Random): Draft | null {
  const [A, B, C] = random.pick(triangleNames);
  const given = random.pick(ratios);
  const asked = random.pick(ratios);
  const atOther = random.chance(1, 2);
  const single = random.chance(1, 3);
  const [p, q] = single
    ? ([random.pick(['k', 'm', 'a', 'n']), '1'] as const)
    : random.pick([
        ['p', 'q'],
        ['m', 'n'],
        ['a', 'b'],
        ['r', 's'],
        ['k', 'n'],
      ] as const);
  const sides = sidesFor(given, p, q, 'right');
  const key = ratioOf(asked, sides, atOther);
  if (!key.includes('sqrt')) return null;
  const at = atOther ? B : A;
  const other = atOther ? A : B;
  const others = ratios.filter((name) => name !== asked);
  const wrongSign = sidesFor(given, p, q, 'other-sign');
  const noSquares = sidesFor(given, p, q, 'no-squares');
  const named = (name: Ratio, of: string) => math(`\\${name} ${of}`);
  const third = given === 'tan' ? 'hypotenuse' : 'other leg';
  const wrong = [
    ...others.map((name) => formula(ratioOf(name, sides, atOther), 'SOH', `This is ${named(name, at)}; the question asks for ${named(asked, at)}.`)),
    formula(ratioOf(asked, sides, !atOther), 'SUPP', `This is ${named(asked, other)}; use the sides as seen from the angle in the question.`),
    formula(
      ratioOf(asked, wrongSign, atOther),
      'HYP',
      `This ${given === 'tan' ? 'subtracts the squares of the legs' : 'adds the squares, but the hypotenuse is one of the given sides'}; check which side is the hypotenuse.`,
    ),
    formula(
      ratioOf(asked, noSquares, atOther),
      'SQBIN',
      `This uses ${math(given === 'tan' ? inOrder(p, q).join('+') : `${q}-${p}`)} as the ${third}; the Pythagorean theorem has the squares of the sides.`,
    ),
    formula(
      ratioOf(asked, noSquares, !atOther),
      'SQBIN',
      `This leaves out the squares in the Pythagorean theorem and mixes up the two angles; square the sides, and look from the angle in the question.`,
    ),
    formula(
      ratioOf(asked, wrongSign, !atOther),
      'HYP',
      `This mixes up the angles and has the wrong sign between the squares; look from the angle in the question, and change the sign.`,
    ),
  ].filter(({ value }) => value !== '1');
  // With a letter over 1, the given ratio itself is no choice.
  const usable = wrong.filter(({ value }) => value !== frac(p, q));
  if (new Set(usable.map(({ value }) => value)).size < 4) return null;
  const whole = {
    sin: { opposite: '3', adjacent: '4', hypotenuse: '5' },
    cos: { opposite: '4', adjacent: '3', hypotenuse: '5' },
    tan: { opposite: '3', adjacent: '4', hypotenuse: '5' },
  }[given];
  const long = given === 'tan' ? 4 : 5;
  const told = math(`\\${given} ${A}=${frac(p, q)}`);
  const constants = single ? `${math(p)} is a positive constant${given === 'tan' ? '' : ' less than 1'}` : `${math(p)} and ${math(q)} are positive constants`;
  const opposite = `\\overline{${B}${C}}`;
  const adjacent = `\\overline{${A}${C}}`;
  const hypotenuse = `\\overline{${A}${B}}`;
  const [firstSide, secondSide, thirdSide] =
    given === 'sin' ? [opposite, hypotenuse, adjacent] : given === 'cos' ? [adjacent, hypotenuse, opposite] : [opposite, adjacent, hypotenuse];
  const thirdValue = given === 'sin' ? sides.adjacent : given === 'cos' ? sides.opposite : sides.hypotenuse;
  return {
    parameters: { kind: 'ratio', given, asked, atOther, p, q, A },
    stem: random.pick([
      `In right triangle ${math(`${A}${B}${C}`)}, angle ${math(C)} is a right angle and ${told}, where ${constants}. Which expression is equivalent to ${named(asked, at)}?`,
      `In triangle ${math(`${A}${B}${C}`)}, the measure of angle ${math(C)} is ${math('90^\\circ')}. If ${told}, where ${constants}, which of the following is equal to ${named(asked, at)}?`,
      `The acute angles of a right triangle are angle ${math(A)} and angle ${math(B)}. In the equation ${told}, ${constants}. Which expression represents the value of ${named(asked, at)}?`,
      `For the acute angles ${math(A)} and ${math(B)} of a right triangle, ${told}, where ${constants}. Which of the following represents ${named(asked, at)}?`,
    ]),
    answer: { format: 'choice', correct: { text: math(key), value: key, why: `The ${third} is ${math(thirdValue)}.` }, wrong: usable },
    steps: [
      `Draw a right triangle with ${math(`${firstSide}=${p}`)} and ${math(`${secondSide}=${q}`)}; the right angle is between the legs ${math(opposite)} and ${math(adjacent)}. Then ${told}.`,
      `By the Pythagorean theorem, ${math(thirdSide)} has length ${math(thirdValue)}.`,
      `For angle ${math(at)}, ${named(asked, at)} is the ${asked === 'sin' ? 'opposite leg over the hypotenuse' : asked === 'cos' ? 'adjacent leg over the hypotenuse' : 'opposite leg over the adjacent leg'}: ${math(key)}.`,
      `Check with ${single ? math(`${p}=\\frac{3}{${long}}`) : `${math(`${p}=3`)} and ${math(`${q}=${long}`)}`}: in the triangle with sides 3, 4, and 5, ${named(given, A)} is ${math(`\\frac{3}{${long}}`)} and ${named(asked, at)} is ${math(ratioOf(asked, whole, atOther))}, which is what the expression gives.`,
    ],
    takeaway: 'A ratio with letters gives two sides of a right triangle; the Pythagorean theorem gives the third as a root.',
  };
}

export const ratioInLetters: Generator = {
  archetype: 'TR-l',
  topicId: 28,
  version: 3,
  levels: [4, 5],
  skillTags: ['trigonometric-ratios', 'pythagorean-theorem', 'constants'],
  draft(random, level) {
    const lengths = level === 5 || random.chance(1, 4);
    return persist(() => (lengths ? measuresInLetters(random, level === 5 ? 5 : 4) : anotherRatio(random)));
  },
};
