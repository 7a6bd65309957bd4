/** The center, radius or area of a circle whose equation is in general form. */
import { toText } from '#core/rational.ts';
import { polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { ChoiceAnswer, Draft, EntryAnswer, Option, WrongOption } from '#content/generators/generator.ts';
import { rootTimes, sizeLatex } from '../exact-size.ts';
import { point, signed } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { circleLatex, squareOf } from './pi-options.ts';
import { signedInt } from '../draws.ts';

const plane = `In the ${math('xy')}-plane`;

export function generalForm(random: Random): Draft | null {
  const [h, k] = [signedInt(random, 1, 9), signedInt(random, 1, 9)];
  const q = random.chance(1, 2) ? random.int(2, 12) ** 2 : random.int(5, 90);
  const c = h * h + k * k - q;
  const r = Math.sqrt(q);
  const whole = Number.isInteger(r);
  if (c === 0 || Math.abs(h) === Math.abs(k) || Math.abs(c) > 150) return null;
  const scale = random.pick([1, 1, 1, 2, 3]);
  const s = (n: number) => `${signed(n * scale).replace(/^ ([+-]) 1$/, ' $1 ')}`;
  const term = (n: number, letter: string) => `${s(n)}${letter}`;
  const lead = scale === 1 ? '' : `${scale}`;
  const moved = random.chance(1, 2);
  const equation = moved
    ? `${lead}x^2${term(-2 * h, 'x')} + ${lead}y^2${term(-2 * k, 'y')} = ${-c * scale}`
    : `${lead}x^2 + ${lead}y^2${term(-2 * h, 'x')}${term(-2 * k, 'y')}${signed(c * scale)} = 0`;
  const asks = whole
    ? random.pick(['radius', 'radius', 'center-sum', 'diameter'] as const)
    : random.pick(['center-sum', 'radius', 'diameter', 'radius-squared', 'radius-squared'] as const);
  const wrongCenter = [
    bug('CEQ', -h - k, 'Both coordinates have the wrong sign.'),
    bug('SQBIN', 2 * (h + k), `This does not take half of the coefficients; the center is ${math(point(h, k))}.`),
    bug('SIGN', h - k, `The ${math('y')}-coordinate of the center has the wrong sign.`),
    bug('SIGN', k - h, `The ${math('x')}-coordinate of the center has the wrong sign.`),
    bug(
      'CEQ',
      -2 * (h + k),
      `This adds the coefficients of ${math('x')} and ${math('y')}; divide each by ${math(-2)} to find the center, ${math(point(h, k))}.`,
    ),
    ...(scale > 1
      ? [bug('STOP', scale * (h + k), `This does not divide the equation by ${math(scale)}; do that first, so that ${math('x^2')} stands alone.`)]
      : []),
  ];
  /** What stands on the right after a mistake in completing the squares. */
  const wrongRight: readonly (readonly [number, Misconception, string])[] = [
    [-c, 'SQBIN', `This leaves the right side as it is; add ${math(h * h)} and ${math(k * k)} there, too.`],
    ...(moved ? [] : ([[h * h + k * k + c, 'SIGN', `This uses ${math(c)} on the right side of the equation; it should be ${math(-c)}.`]] as const)),
    [4 * (h * h + k * k) - c, 'SQBIN', `This squares the coefficients; take half of them first, which gives ${math(h * h)} and ${math(k * k)}.`],
    [h * h - c, 'SQBIN', `This adds ${math(h * h)} to the right side; add ${math(k * k)}, too.`],
    [k * k - c, 'SQBIN', `This adds ${math(k * k)} to the right side; add ${math(h * h)}, too.`],
    ...(scale > 1
      ? ([[h * h + k * k - c * scale, 'STOP', `This does not divide the constant by ${math(scale)}; divide the whole equation by it.`]] as const)
      : ([[h * h + k * k, 'STOP', `This leaves out the constant in the equation; ${c > 0 ? 'subtract' : 'add'} ${math(Math.abs(c))}.`]] as const)),
  ];
  const times = asks === 'diameter' ? 2 : 1;
  const length = (square: number, factor: number): Option => {
    const size = rootTimes(factor, square);
    return {
      text: math(sizeLatex(size)),
      value: size.root === 1 ? toText(size.times) : `${toText(size.times)} root ${size.root}`,
      order: factor * Math.sqrt(square),
    };
  };
  const positive = wrongRight.filter(([square]) => square > 0 && square !== q);
  const answer = ((): ChoiceAnswer | EntryAnswer | null => {
    const why = `In standard form, the equation is ${math(circleLatex(h, k, q))}.`;
    const typed = random.chance(1, 2);
    if (asks === 'center-sum') return numberAnswer({ ...asFractions, typed, key: h + k, why, bugs: wrongCenter });
    if (asks === 'radius-squared')
      return numberAnswer({ ...asFractions, typed, key: q, why, bugs: positive.map(([square, code, reason]) => bug(code, square, reason)) });
    const lengths: WrongOption[] = [
      { ...length(1, times * q), misconception: 'CEQ', why: `This uses ${math(q)}, the square of the radius, as the radius; take the square root.` },
      {
        ...length(q, asks === 'diameter' ? 1 : 2),
        misconception: 'DIAM',
        why: asks === 'diameter' ? 'This is the radius.' : 'This is the diameter.',
      },
      ...positive.map(([square, misconception, reason]) => ({ ...length(square, times), misconception, why: reason })),
    ];
    if (!typed) return { format: 'choice', correct: { ...length(q, times), why }, wrong: lengths };
    const wholeLengths = lengths.filter(({ value }) => /^\d+$/.test(value));
    return whole
      ? {
          format: 'spr',
          keys: [`${times * r}`],
          mistakes: wholeLengths.map(({ value: entry, misconception, why: reason }) => ({ entry, misconception, why: reason })),
        }
      : null;
  })();
  const question = {
    radius: 'What is the length of the radius of the circle?',
    diameter: 'What is the diameter of the circle?',
    'center-sum': `The center of the circle is ${math('(h, k)')}. What is the value of ${math('h + k')}?`,
    'radius-squared': `The equation can be written as ${math('(x - h)^2 + (y - k)^2 = n')}, where ${math('h')}, ${math('k')}, and ${math('n')} are constants. What is the value of ${math('n')}?`,
  }[asks];
  const closing =
    asks === 'diameter'
      ? ` The diameter is ${math(whole ? `2 \\cdot ${r} = ${2 * r}` : sizeLatex(rootTimes(2, q)))}.`
      : asks === 'center-sum'
        ? ` Therefore ${math(`h + k = ${h}${signed(k)} = ${h + k}`)}.`
        : '';
  const half = (n: number, letter: string) => polynomialLatex(polynomial(1, -2 * n, 0), letter);
  return (
    answer && {
      parameters: { h, k, q, scale, moved, asks },
      stem: `${math(equation)}${'\n\n'}${plane}, the graph of the given equation is a circle. ${question}`,
      answer,
      steps: [
        `Complete the square for ${math('x')} and for ${math('y')} to write the equation in the form ${math('(x - h)^2 + (y - k)^2 = r^2')}.`,
        `${scale > 1 ? `Dividing by ${math(scale)} and g` : 'G'}rouping gives ${math(`(${half(h, 'x')}) + (${half(k, 'y')}) = ${-c}`)}. Add ${math(`${-h}^2 = ${h * h}`.replace(/^(-\d+)\^/, '($1)^'))} and ${math(`${-k}^2 = ${k * k}`.replace(/^(-\d+)\^/, '($1)^'))} to both sides.`,
        `${math(`${squareOf('x', h)} + ${squareOf('y', k)} = ${-c} + ${h * h} + ${k * k} = ${q}`)}.`,
        `So the center is ${math(point(h, k))} and ${math(`r^2 = ${q}`)}${whole || asks === 'radius' || asks === 'diameter' ? `, which gives ${math(`r = ${sizeLatex(rootTimes(1, q))}`)}` : ''}.${closing} Check: expanding the squares gives the constant ${math(`${h * h} + ${k * k} - ${q} = ${c}`)}.`,
      ],
      takeaway: 'Take half of each linear coefficient, square it, and add the same amounts to both sides.',
    }
  );
}
