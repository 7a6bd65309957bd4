/** Equations solved by a square root or by squaring once. */
import { rat } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '../../generator.ts';
import { minusRoot, numberAnswer, signed, tex, wrongNumber } from '../option-kit.ts';

const letterOf = (random: Random) => random.pick(['x', 'x', 'n', 'p', 't']);

function squareIs(random: Random): Draft | null {
  const [root, c, letter] = [random.int(3, 14), random.pick([-1, 1]) * random.int(1, 20), letterOf(random)];
  const k = root * root + c;
  if (k <= 0) return null;
  const negative = random.chance(1, 2);
  const value = negative ? -root : root;
  const sign = negative ? -1 : 1;
  const format = random.pick(['spr', 'choice'] as const);
  const [asked, other] = negative ? ['negative', 'positive'] : ['positive', 'negative'];
  const answer = numberAnswer(
    format,
    value,
    `${tex(`(${value})^2 = ${root * root}`)}, and ${tex(`${root * root}${signed(c)} = ${k}`)}.`,
    random.shuffle([
      wrongNumber(sign * root * root, 'STOP', `This is ${negative ? 'the opposite of ' : ''}${tex(`${letter}^2`)}; you still need to take the square root.`),
      wrongNumber(rat(sign * root * root, 2), 'INVOP', `Dividing by 2 does not undo a square; take the square root.`),
      wrongNumber(sign * (root + 1), 'ARITH', `The square of this number is ${(root + 1) ** 2}, not ${root * root}.`),
      wrongNumber(sign * (root - 1), 'ARITH', `The square of this number is ${(root - 1) ** 2}, not ${root * root}.`),
      wrongNumber(sign * (root - 2), 'ARITH', `The square of this number is ${(root - 2) ** 2}, not ${root * root}.`),
      // Among choices, the sign alone would rule it out.
      ...(format === 'spr' ? [wrongNumber(-value, 'LOST', `This is the ${other} solution; the question asks for the ${asked} one.`)] : []),
    ]),
  );
  return (
    answer && {
      parameters: { kind: 'square', c, k, letter, negative },
      stem: random.pick([
        `${tex(`${letter}^2${signed(c)} = ${k}`)}${'\n\n'}What is the ${asked} solution to the given equation?`,
        `What is the ${asked} solution to the equation ${tex(`${letter}^2${signed(c)} = ${k}`)}?`,
        `If ${tex(`${letter}^2${signed(c)} = ${k}`)} and ${tex(`${letter} ${negative ? '<' : '>'} 0`)}, what is the value of ${tex(letter)}?`,
      ]),
      answer,
      steps: [
        `Isolate the squared term, then take the square root of both sides.`,
        `${tex(`${letter}^2 = ${root * root}`)}, so ${tex(`${letter} = ${root}`)} or ${tex(`${letter} = -${root}`)}.`,
        `The ${asked} solution is ${tex(value)}. Check: ${tex(`(${value})^2${signed(c)} = ${k}`)}.`,
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
  const answer = numberAnswer(
    random.chance(1, 2) && level === 2 ? 'spr' : 'choice',
    value,
    `${tex(`\\sqrt{${level === 1 ? value : k * k}} = ${k}`)}, so the equation is true.`,
    random.shuffle([
      wrongNumber(k - c, 'INVOP', `This does not square ${tex(k)}; to undo a square root, square both sides.`),
      wrongNumber(
        level === 1 ? (k + m) ** 2 : k * k + c,
        'SIGN',
        level === 1
          ? `This squares ${tex(k + m)} without first subtracting ${tex(m)}.`
          : `The sign of ${tex(Math.abs(c))} must change when it moves to the other side.`,
      ),
      wrongNumber(2 * k - c, 'EXPO', `This doubles ${tex(k)} instead of squaring it.`),
      wrongNumber(
        level === 1 ? (k + m) ** 2 - m : k * k,
        level === 1 ? 'SQBIN' : 'STOP',
        level === 1
          ? `This squares ${tex(k + m)} and then subtracts ${tex(m)}; subtract before you square.`
          : `This is the number under the radical, not the value of ${tex(letter)}.`,
      ),
      wrongNumber(
        level === 1 ? k : (k - c) ** 2,
        'STOP',
        level === 1
          ? `This is ${tex(`\\sqrt{${letter}}`)}; square it to get ${tex(letter)}.`
          : `This moves the constant out from under the radical before squaring.`,
      ),
      ...(level === 1 ? [wrongNumber(k * k - m, 'INVOP', `This subtracts ${tex(m)} a second time after squaring.`)] : []),
      ...(level === 1 ? [wrongNumber(k * k + m, 'SIGN', `This adds ${tex(m)} back after squaring; it was already subtracted from both sides.`)] : []),
    ]),
  );
  return (
    answer && {
      parameters: { kind: 'root', k, c, m, letter },
      stem: random.pick([
        `${tex(`${left} = ${k + m}`)}${'\n\n'}What value of ${tex(letter)} is the solution to the given equation?`,
        `If ${tex(`${left} = ${k + m}`)}, what is the value of ${tex(letter)}?`,
        `What value of ${tex(letter)} satisfies the equation ${tex(`${left} = ${k + m}`)}?`,
      ]),
      answer,
      steps: [
        `${level === 1 ? `Isolate the square root first: ${tex(`\\sqrt{${letter}} = ${k}`)}.` : 'The square root is already isolated.'} Square both sides.`,
        level === 1 ? `${tex(`${letter} = ${k}^2 = ${value}`)}.` : `${tex(`${letter}${signed(c)} = ${k}^2 = ${k * k}`)}, so ${tex(`${letter} = ${value}`)}.`,
        `Check: ${tex(`${level === 1 ? `\\sqrt{${value}} + ${m}` : `\\sqrt{${value}${signed(c)}}`} = ${k + m}`)}.`,
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
  const answer = numberAnswer(random.chance(1, 2) ? 'spr' : 'choice', value, `The solutions are ${tex(h - root)} and ${tex(h + root)}.`, [
    wrongNumber(
      { greater: h - root, lesser: h + root, sum: h + root }[asks],
      asks === 'sum' ? 'LOST' : 'STOP',
      asks === 'sum' ? `This is only one of the two solutions.` : `This is the ${asks === 'greater' ? 'lesser' : 'greater'} solution.`,
    ),
    wrongNumber(
      { greater: -h + root, lesser: -h - root, sum: -2 * h }[asks],
      'SIGN',
      `The sign of ${tex(Math.abs(h))} must change when it moves to the other side.`,
    ),
    wrongNumber(
      { greater: h + root * root, lesser: h - root * root, sum: 2 * root }[asks],
      asks === 'sum' ? 'SIGN' : 'STOP',
      asks === 'sum'
        ? `This adds ${tex(root)} twice; the square roots ${tex(root)} and ${tex(-root)} cancel in the sum.`
        : `This uses ${tex(root * root)} without taking its square root.`,
    ),
    wrongNumber(
      { greater: root, lesser: -root, sum: h * h - root * root }[asks],
      asks === 'sum' ? 'VIETA' : 'STOP',
      asks === 'sum' ? 'This is the product of the solutions.' : `This is the value of ${tex(minusRoot(h, letter))}, not of ${tex(letter)}.`,
    ),
    wrongNumber(
      { greater: h + 2 * root, lesser: h - 2 * root, sum: h }[asks],
      'ARITH',
      asks === 'sum' ? `This is the mean of the two solutions, which is half their sum.` : `This doubles the square root, ${tex(root)}.`,
    ),
  ]);
  return (
    answer && {
      parameters: { kind: 'shifted', h, root, asks, letter },
      stem: random.pick([
        `${tex(`(${minusRoot(h, letter)})^2 = ${root * root}`)}${'\n\n'}What is the ${asked} to the given equation?`,
        `What is the ${asked} to the equation ${tex(`(${minusRoot(h, letter)})^2 = ${root * root}`)}?`,
        `The equation ${tex(`(${minusRoot(h, letter)})^2 = ${root * root}`)} has two solutions. What is the ${asks === 'sum' ? 'sum' : asks} of these solutions?`,
        `${tex(`(${minusRoot(h, letter)})^2 - ${root * root} = 0`)}${'\n\n'}What is the ${asked} to the given equation?`,
      ]),
      answer,
      steps: [
        `Take the square root of both sides; a positive number has two square roots.`,
        `${tex(`${minusRoot(h, letter)} = ${root}`)} gives ${tex(`${letter} = ${h + root}`)}, and ${tex(`${minusRoot(h, letter)} = -${root}`)} gives ${tex(`${letter} = ${h - root}`)}.`,
        `${asks === 'sum' ? `The sum is ${tex(value)}.` : `The ${asks} solution is ${tex(value)}.`} Check: ${tex(`(${h + root}${signed(-h)})^2 = ${root}^2 = ${root * root}`)}, and ${tex(h - root)} works too.`,
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
