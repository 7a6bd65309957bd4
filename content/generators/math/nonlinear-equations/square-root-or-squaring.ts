/** Equations solved by a square root or by squaring once. */
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { minusRoot, signed } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';

const letterOf = (random: Random) => random.pick(['x', 'x', 'n', 'p', 't']);

function squareIs(random: Random): Draft | null {
  const [root, c, letter] = [random.int(3, 14), random.pick([-1, 1]) * random.int(1, 20), letterOf(random)];
  const k = root * root + c;
  if (k <= 0) return null;
  const negative = random.chance(1, 2);
  const value = negative ? -root : root;
  const sign = negative ? -1 : 1;
  const typed = random.pick([true, false]);
  const [asked, other] = negative ? ['negative', 'positive'] : ['positive', 'negative'];
  const answer = numberAnswer({
    ...asFractions,
    typed,
    key: value,
    why: `${math(`(${value})^2 = ${root * root}`)}, and ${math(`${root * root}${signed(c)} = ${k}`)}.`,
    bugs: random.shuffle([
      bug('STOP', sign * root * root, `This is ${negative ? 'the opposite of ' : ''}${math(`${letter}^2`)}; you still need to take the square root.`),
      bug('INVOP', rat(sign * root * root, 2), `Dividing by 2 does not undo a square; take the square root.`),
      bug('ARITH', sign * (root + 1), `The square of this number is ${(root + 1) ** 2}, not ${root * root}.`),
      bug('ARITH', sign * (root - 1), `The square of this number is ${(root - 1) ** 2}, not ${root * root}.`),
      bug('ARITH', sign * (root - 2), `The square of this number is ${(root - 2) ** 2}, not ${root * root}.`),
      // Among choices, the sign alone would rule it out.
      ...(typed ? [bug('LOST', -value, `This is the ${other} solution; the question asks for the ${asked} one, ${math(value)}.`)] : []),
    ]),
  });
  return (
    answer && {
      parameters: { kind: 'square', c, k, letter, negative },
      stem: random.pick([
        `${math(`${letter}^2${signed(c)} = ${k}`)}${'\n\n'}What is the ${asked} solution to the given equation?`,
        `What is the ${asked} solution to the equation ${math(`${letter}^2${signed(c)} = ${k}`)}?`,
        `If ${math(`${letter}^2${signed(c)} = ${k}`)} and ${math(`${letter} ${negative ? '<' : '>'} 0`)}, what is the value of ${math(letter)}?`,
      ]),
      answer,
      steps: [
        `Isolate the squared term, then take the square root of both sides.`,
        `${math(`${letter}^2 = ${root * root}`)}, so ${math(`${letter} = ${root}`)} or ${math(`${letter} = -${root}`)}.`,
        `The ${asked} solution is ${math(value)}. Check: ${math(`(${value})^2${signed(c)} = ${k}`)}.`,
      ],
      takeaway: 'When a squared variable equals a positive number, there are two solutions, one positive and one negative.',
    }
  );
}

function rootIs(random: Random, level: number): Draft | null {
  const [k, letter] = [random.int(3, 12), letterOf(random)];
  const c = level === 1 ? 0 : random.pick([-1, 1]) * random.int(1, 25);
  const m = level === 1 ? random.int(1, 9) : 0;
  const value = k * k - c;
  const left = level === 1 ? `\\sqrt{${letter}} + ${m}` : `\\sqrt{${letter}${signed(c)}}`;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2) && level === 2,
    key: value,
    why: `${math(`\\sqrt{${level === 1 ? value : k * k}} = ${k}`)}, so the equation is true.`,
    bugs: random.shuffle([
      bug('INVOP', k - c, `This does not square ${math(k)}; to undo a square root, square both sides.`),
      bug(
        'SIGN',
        level === 1 ? (k + m) ** 2 : k * k + c,
        level === 1
          ? `This squares ${math(k + m)} too early; first subtract ${math(m)} to get ${math(`\\sqrt{${letter}} = ${k}`)}.`
          : `From ${math(`${letter}${signed(c)} = ${k * k}`)}, ${c > 0 ? 'subtract' : 'add'} ${math(Math.abs(c))} on both sides; this ${c > 0 ? 'adds' : 'subtracts'} it.`,
      ),
      bug('EXPO', 2 * k - c, `This doubles ${math(k)}; to undo a square root, square it: ${math(`${k}^2 = ${k * k}`)}.`),
      bug(
        level === 1 ? 'SQBIN' : 'STOP',
        level === 1 ? (k + m) ** 2 - m : k * k,
        level === 1
          ? `This squares ${math(k + m)} and then subtracts ${math(m)}; subtract before you square.`
          : `This is the number under the radical, ${math(`${letter}${signed(c)}`)}; solve for ${math(letter)}.`,
      ),
      bug(
        'STOP',
        level === 1 ? k : (k - c) ** 2,
        level === 1
          ? `This is ${math(`\\sqrt{${letter}}`)}; square it to get ${math(letter)}.`
          : `This moves ${math(Math.abs(c))} out from under the radical before squaring; square both sides first.`,
      ),
      ...(level === 1
        ? [
            bug(
              'INVOP',
              k * k - m,
              `This subtracts ${math(m)} a second time; ${math(`\\sqrt{${letter}} = ${k}`)} already gives ${math(`${letter} = ${k * k}`)}.`,
            ),
          ]
        : []),
      ...(level === 1
        ? [
            bug(
              'SIGN',
              k * k + m,
              `This adds ${math(m)} back after squaring; it is already subtracted in ${math(`\\sqrt{${letter}} = ${k}`)}, so stop at ${math(k * k)}.`,
            ),
          ]
        : []),
    ]),
  });
  return (
    answer && {
      parameters: { kind: 'root', k, c, m, letter },
      stem: random.pick([
        `${math(`${left} = ${k + m}`)}${'\n\n'}What value of ${math(letter)} is the solution to the given equation?`,
        `If ${math(`${left} = ${k + m}`)}, what is the value of ${math(letter)}?`,
        `What value of ${math(letter)} satisfies the equation ${math(`${left} = ${k + m}`)}?`,
      ]),
      answer,
      steps: [
        `${level === 1 ? `Isolate the square root first: ${math(`\\sqrt{${letter}} = ${k}`)}.` : 'The square root is already isolated.'} Square both sides.`,
        level === 1 ? `${math(`${letter} = ${k}^2 = ${value}`)}.` : `${math(`${letter}${signed(c)} = ${k}^2 = ${k * k}`)}, so ${math(`${letter} = ${value}`)}.`,
        `Check: ${math(`${level === 1 ? `\\sqrt{${value}} + ${m}` : `\\sqrt{${value}${signed(c)}}`} = ${k + m}`)}.`,
      ],
      takeaway: 'To undo a square root, square both sides, but isolate the square root first.',
    }
  );
}

function shiftedSquare(random: Random): Draft | null {
  const [h, root, letter] = [random.pick([-1, 1]) * random.int(1, 12), random.int(2, 11), letterOf(random)];
  if (Math.abs(h) === root) return null;
  const asks = random.pick(['greater', 'lesser', 'sum'] as const);
  const value = { greater: h + root, lesser: h - root, sum: 2 * h }[asks];
  const asked = asks === 'sum' ? 'sum of the solutions' : `${asks} of the two solutions`;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(1, 2),
    key: value,
    why: `The solutions are ${math(h - root)} and ${math(h + root)}.`,
    bugs: [
      bug(
        asks === 'sum' ? 'LOST' : 'STOP',
        { greater: h - root, lesser: h + root, sum: h + root }[asks],
        asks === 'sum'
          ? `This is only one of the two solutions; add the other one, ${math(h - root)}.`
          : `This is the ${asks === 'greater' ? 'lesser' : 'greater'} solution; for the ${asks} one, solve ${math(`${minusRoot(h, letter)} = ${asks === 'greater' ? root : -root}`)}.`,
      ),
      bug(
        'SIGN',
        { greater: -h + root, lesser: -h - root, sum: -2 * h }[asks],
        `This has the wrong sign before ${math(Math.abs(h))}; to solve ${math(`${minusRoot(h, letter)} = ${asks === 'lesser' ? -root : root}`)}, ${h > 0 ? 'add' : 'subtract'} it on both sides.`,
      ),
      bug(
        asks === 'sum' ? 'SIGN' : 'STOP',
        { greater: h + root * root, lesser: h - root * root, sum: 2 * root }[asks],
        asks === 'sum'
          ? `This adds ${math(root)} twice; the square roots ${math(root)} and ${math(-root)} cancel, and ${math(h)} is left twice.`
          : `This uses ${math(root * root)} itself; take its square root to get ${math(`${minusRoot(h, letter)} = ${asks === 'lesser' ? -root : root}`)}.`,
      ),
      bug(
        asks === 'sum' ? 'VIETA' : 'STOP',
        { greater: root, lesser: -root, sum: h * h - root * root }[asks],
        asks === 'sum'
          ? `This is the product of the solutions; add ${math(h - root)} and ${math(h + root)}.`
          : `This is the value of ${math(minusRoot(h, letter))}; ${h > 0 ? 'add' : 'subtract'} ${math(Math.abs(h))} to get ${math(letter)}.`,
      ),
      bug(
        'ARITH',
        { greater: h + 2 * root, lesser: h - 2 * root, sum: h }[asks],
        asks === 'sum' ? `This is the mean of the two solutions, which is half their sum.` : `This doubles the square root, ${math(root)}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'shifted', h, root, asks, letter },
      stem: random.pick([
        `${math(`(${minusRoot(h, letter)})^2 = ${root * root}`)}${'\n\n'}What is the ${asked} to the given equation?`,
        `What is the ${asked} to the equation ${math(`(${minusRoot(h, letter)})^2 = ${root * root}`)}?`,
        `The equation ${math(`(${minusRoot(h, letter)})^2 = ${root * root}`)} has two solutions. What is the ${asks === 'sum' ? 'sum' : asks} of these solutions?`,
        `${math(`(${minusRoot(h, letter)})^2 - ${root * root} = 0`)}${'\n\n'}What is the ${asked} to the given equation?`,
      ]),
      answer,
      steps: [
        `Take the square root of both sides; a positive number has two square roots.`,
        `${math(`${minusRoot(h, letter)} = ${root}`)} gives ${math(`${letter} = ${h + root}`)}, and ${math(`${minusRoot(h, letter)} = -${root}`)} gives ${math(`${letter} = ${h - root}`)}.`,
        `${asks === 'sum' ? `The sum is ${math(value)}.` : `The ${asks} solution is ${math(value)}.`} Check: ${math(`(${h + root}${signed(-h)})^2 = ${root}^2 = ${root * root}`)}, and ${math(h - root)} works too.`,
      ],
      takeaway: 'When you take the square root of both sides, write both cases, positive and negative.',
    }
  );
}

export const squareRootOrSquaring: Generator = {
  archetype: 'NLE-a',
  topicId: 17,
  version: 4,
  levels: [1, 2],
  skillTags: ['square-root-equation', 'inverse-operations'],
  draft: (random, level) =>
    level === 1 ? random.pick([squareIs(random), rootIs(random, 1)]) : random.pick([shiftedSquare(random), shiftedSquare(random), rootIs(random, 2)]),
};
