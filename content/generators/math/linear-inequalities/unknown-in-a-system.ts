/** Systems of inequalities with an unknown: a point given in terms of a constant, the extreme coordinate, what constants must satisfy. */
import { div, isInteger, rat, toLatex, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { bracketed, linear, stacked, sum } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { rightFormula, wrongFormula } from '../options.ts';
import { signedInt } from '../draws.ts';

const floorOf = (r: Rational) => Number(r.n >= 0n ? r.n / r.d : -((-r.n + r.d - 1n) / r.d));
const ceilOf = (r: Rational) => -floorOf(rat(-r.n, r.d));
const symbols = { '<': '<', '>': '>', '<=': '\\le ', '>=': '\\ge ' } as const;
type Symbol = keyof typeof symbols;

/** (k, mk + n) satisfies two inequalities; the extreme whole k. */
function movingPoint(random: Random): Draft | null {
  const letter = random.pick(['k', 'a', 'n', 'p']);
  const [m, n] = [signedInt(random, 1, 5), signedInt(random, 1, 9)];
  const rows = [0, 1].map(() => {
    const [A, B] = [signedInt(random, 1, 6), signedInt(random, 1, 6)];
    return { A, B, C: signedInt(random, 2, 40), symbol: random.pick(Object.keys(symbols) as Symbol[]), slope: A + B * m, constant: B * n };
  });
  const [one, two] = rows as [(typeof rows)[number], (typeof rows)[number]];
  if (one.slope === 0 || two.slope === 0 || one.A * two.B === two.A * one.B) return null;
  // Each row bounds the constant on one side.
  const bounds = [one, two].map(({ slope, constant, C, symbol }) => ({
    at: div(rat(C - constant), rat(slope)),
    upper: symbol.startsWith('<') === slope > 0,
    open: symbol.length === 1,
    slope,
  }));
  const [first, second] = bounds as [(typeof bounds)[number], (typeof bounds)[number]];
  if (first.upper === second.upper) return null;
  const [low, high] = first.upper ? [second, first] : [first, second];
  const least = low.open && isInteger(low.at) ? Number(low.at.n) + 1 : ceilOf(low.at);
  const greatest = high.open && isInteger(high.at) ? Number(high.at.n) - 1 : floorOf(high.at);
  if (greatest - least < 1 || greatest - least > 14 || Math.max(Math.abs(least), Math.abs(greatest)) > 30) return null;
  // One reversal in dividing by a negative number is where students slip.
  if (low.slope > 0 && high.slope > 0) return null;
  const wantGreatest = random.chance(1, 2);
  const [key, other, bound] = wantGreatest ? [greatest, least, high] : [least, greatest, low];
  if (key === 0) return null;
  const out = wantGreatest ? 1 : -1;
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(3, 5),
    key,
    why: `The constant has to be between the bounds that the two inequalities set.`,
    bugs: [
      bug(
        'FLIP',
        other,
        `This is the ${wantGreatest ? 'least' : 'greatest'} such integer; for the ${wantGreatest ? 'greatest' : 'least'}, use the other bound, ${math(toLatex(bound.at))}.`,
      ),
      bug(
        bound.open && isInteger(bound.at) ? 'STRICT' : 'ROUND',
        key + out,
        bound.open && isInteger(bound.at)
          ? `For this value, the two sides are equal, which the inequality does not allow; take the next integer ${wantGreatest ? 'below' : 'above'} it.`
          : `This rounds the bound ${math(toLatex(bound.at))} the wrong way; round ${wantGreatest ? 'down' : 'up'}.`,
      ),
      bug('STRICT', key - out, `This satisfies the system, but it is not the ${wantGreatest ? 'greatest' : 'least'} such integer; ${math(key)} does, too.`),
      bug('STOP', m * key + n, `This is the ${math('y')}-coordinate of the point; ${math(letter)} is its ${math('x')}-coordinate.`),
      bug(
        'SIGN',
        -key,
        -key >= least && -key <= greatest
          ? `This satisfies the system too, but it is not the ${wantGreatest ? 'greatest' : 'least'} such integer; find both bounds.`
          : `With this value, the point is ${math(`(${-key}, ${-m * key + n})`)}, which does not satisfy both inequalities; the bound is ${math(toLatex(bound.at))}.`,
      ),
      bug(
        'FLIP',
        wantGreatest ? least - 1 : greatest + 1,
        `This is just outside the other bound; the ${wantGreatest ? 'greatest' : 'least'} integer is next to ${math(toLatex(bound.at))}.`,
      ),
    ],
  });
  const shown = [one, two].map(
    ({ A, B, C, symbol }) =>
      `${sum([
        [A, 'x'],
        [B, 'y'],
      ])}${symbols[symbol]}${C}`,
  );
  const point = `(${letter}, ${linear(m, n, letter)})`;
  const word = wantGreatest ? 'greatest' : 'least';
  const solved = (row: (typeof rows)[number], b: (typeof bounds)[number]) =>
    `${math(
      `${sum([
        [row.slope, letter],
        [row.constant, ''],
      ])}${symbols[row.symbol]}${row.C}`,
    )}, that is ${math(`${letter}${b.upper ? (b.open ? '<' : '\\le ') : b.open ? '>' : '\\ge '}${toLatex(b.at)}`)}`;
  return (
    answer && {
      parameters: { kind: 'point', rows: shown, m, n, wantGreatest },
      stem: random.pick([
        `${math(stacked(shown))}\n\nThe point ${math(point)}, where ${math(letter)} is an integer constant, is a solution to the given system of inequalities in the ${math('xy')}-plane. What is the ${word} possible value of ${math(letter)}?`,
        `In the ${math('xy')}-plane, the point ${math(point)} is a solution to the system of inequalities ${math(shown[0] ?? '')} and ${math(shown[1] ?? '')}. If ${math(letter)} is an integer, what is the ${word} possible value of ${math(letter)}?`,
        `${math(stacked(shown))}\n\nThe ordered pair ${math(point)} satisfies both of the given inequalities. If ${math(letter)} is an integer, what is the ${word} possible value of ${math(letter)}?`,
      ]),
      answer,
      steps: [
        `Substitute the coordinates, ${math(`x = ${letter}`)} and ${math(`y = ${linear(m, n, letter)}`)}, in both inequalities: each becomes an inequality in ${math(letter)} alone.`,
        `The first gives ${solved(one, first)}. The second gives ${solved(two, second)}.`,
        `So ${math(letter)} lies between ${math(toLatex(low.at))} and ${math(toLatex(high.at))}. The ${word} integer that satisfies both inequalities is ${math(key)}.`,
        `Check: the point is then ${math(`(${key}, ${m * key + n})`)}. It satisfies both inequalities, but with ${math(`${letter} = ${key + out}`)} it would not.`,
      ],
      takeaway: 'A point with one unknown turns every inequality in x and y into an inequality in that unknown.',
    }
  );
}

/** (a, b) lies in the region below or above two lines that cross: the extreme coordinate. */
function corner(random: Random): Draft | null {
  const [x, y] = [signedInt(random, 1, 30), random.pick([1, 5, 10]) * signedInt(random, 2, 40)];
  const [m1, m2] = [random.int(1, 12), -random.int(1, 15)];
  const below = random.chance(1, 2);
  const [c1, c2] = [y - m1 * x, y - m2 * x];
  if (c2 === 0 || m1 === -m2) return null;
  const relation = below ? '\\le ' : '\\ge ';
  const rows = random.shuffle([`y${relation}${linear(m1, c1)}`, `y${relation}${linear(m2, c2)}`]);
  const word = below ? 'maximum' : 'minimum';
  const [a, b] = random.pick([
    ['a', 'b'],
    ['p', 'q'],
    ['h', 'k'],
    ['r', 's'],
  ] as const);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(3, 5),
    key: y,
    why: `The lines meet at ${math(`(${x}, ${y})`)}, the ${below ? 'highest' : 'lowest'} point of the region.`,
    bugs: [
      bug('SWAP', x, `This is the ${math('x')}-coordinate of the point where the lines meet; put it into one of the equations to get ${math('y')}.`),
      bug('INTC', c2, `This is the ${math('y')}-intercept of one of the lines; the ${word} is where the lines meet, at ${math(`x=${x}`)}.`),
      bug('INTC', c1, `This is the ${math('y')}-intercept of one of the lines; the ${word} is where the lines meet, at ${math(`x=${x}`)}.`),
      bug('SIGN', -y, `At ${math(`x = ${x}`)}, both lines have ${math(`y = ${y}`)}, not ${math(-y)}.`),
      bug('STOP', x + y, `This adds the coordinates of the point where the lines meet; only its ${math('y')}-coordinate is asked.`),
      bug('SIGN', m1 * -x + c1, `This uses ${math(`x = ${-x}`)}; the lines meet at ${math(`x = ${x}`)}.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'corner', m1, m2, c1, c2, below },
      stem: random.pick([
        `${math(stacked(rows))}\n\nIn the ${math('xy')}-plane, a point with coordinates ${math(`(${a}, ${b})`)} lies in the solution set of the given system of inequalities. What is the ${word} possible value of ${math(b)}?`,
        `In the ${math('xy')}-plane, the point ${math(`(${a}, ${b})`)} is a solution to the system of inequalities ${math(rows[0] ?? '')} and ${math(rows[1] ?? '')}. What is the ${word} possible value of ${math(b)}?`,
      ]),
      answer,
      steps: [
        `One boundary line rises and the other falls, and the region is ${below ? 'below' : 'above'} both. Its ${below ? 'highest' : 'lowest'} point is where the lines meet.`,
        `${math(`${linear(m1, c1)}=${linear(m2, c2)}`)} gives ${math(`${sum([[m1 - m2, 'x']])}=${c2 - c1}`)}, so ${math(`x=${x}`)}.`,
        `Then ${math(`y=${m1} \\cdot ${bracketed(x)}+${bracketed(c1)}=${y}`)}. So the ${word} value of ${math(b)} is ${math(y)}.`,
        `Check: on either side of ${math(`x = ${x}`)}, one of the lines is ${below ? 'lower' : 'higher'}.`,
      ],
      takeaway: 'The extreme values of a coordinate in a region bounded by lines are at its corners.',
    }
  );
}

/** A known point satisfies y < mx + a and y > nx + b: what must be true of a and b. */
function constants(random: Random): Draft | null {
  const [x, y] = [signedInt(random, 1, 6), signedInt(random, 1, 9)];
  const [m, n] = [signedInt(random, 1, 6), signedInt(random, 1, 6)];
  if (m === n) return null;
  const [a, b] = random.pick([
    ['a', 'b'],
    ['p', 'q'],
    ['h', 'k'],
    ['c', 'd'],
  ] as const);
  // a > y − mx = A and b < y − nx = B, so a − b > A − B.
  const [A, B] = [y - m * x, y - n * x];
  const gap = A - B;
  if (gap === 0 || A === 0 || B === 0 || A === B) return null;
  const above = random.chance(1, 2);
  // In the other order the signs are reversed: y > mx + a and y < nx + b.
  const [more, less] = above ? ['<', '>'] : ['>', '<'];
  const claim = (left: string, sign: string, right: string | number) => `${left} ${sign} ${right}`;
  const shift = (value: number) => `${b}${value < 0 ? ' - ' : ' + '}${Math.abs(value)}`;
  const key = random.pick([claim(a, above ? '>' : '<', shift(gap)), claim(`${a} - ${b}`, above ? '>' : '<', gap)]);
  // One claim in its two forms, on a and on a − b, is one choice.
  const meaning = (text: string) =>
    text.replace(new RegExp(`^${a} ([<>]) ${b} ([+-]) (.*)$`), (_, sign: string, plus: string, size: string) =>
      claim(`${a} - ${b}`, sign, plus === '-' ? `-${size}` : size),
    );
  const option = (text: string, code: Misconception, why: string) => wrongFormula(code, text, meaning(text), why);
  const subtracted = `subtracting the conditions on ${math(a)} and ${math(b)} gives ${math(`${a} - ${b} ${above ? '>' : '<'} ${gap}`)}.`;
  const flipped = `The inequality is reversed; ${subtracted}`;
  const rows = [`y${more}${sum([[m, 'x']])}+${a}`, `y${less}${sum([[n, 'x']])}+${b}`];
  return {
    parameters: { kind: 'constants', x, y, m, n, above, a },
    stem: random.pick([
      `${math(stacked(rows))}\n\nIn the ${math('xy')}-plane, the point ${math(`(${x}, ${y})`)} is a solution to the given system of inequalities, where ${math(a)} and ${math(b)} are constants. Which of the following must be true?`,
      `The point ${math(`(${x}, ${y})`)} satisfies both of the inequalities ${math(rows[0] ?? '')} and ${math(rows[1] ?? '')}, where ${math(a)} and ${math(b)} are constants. Which of the following must be true?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightFormula(key, meaning(key), `Subtracting the two conditions gives it.`),
      wrong: [
        option(claim(a, above ? '<' : '>', shift(gap)), 'FLIP', flipped),
        option(
          claim(a, above ? '>' : '<', shift(above ? gap + Math.abs(m * x) + 1 : gap - Math.abs(m * x) - 1)),
          'GEN',
          `This asks for more than the point guarantees; ${subtracted}`,
        ),
        option(claim(a, above ? '<' : '>', shift(-gap)), 'SIGN', `The bound has the wrong sign here, and the inequality is reversed; ${subtracted}`),
        option(claim(`${a} + ${b}`, above ? '>' : '<', A + B), 'INVOP', `The conditions have opposite directions, so they cannot be added; ${subtracted}`),
        option(
          claim(`${a} + ${b}`, above ? '<' : '>', A + B),
          'INVOP',
          `The conditions have opposite directions, so they say nothing about the sum; ${subtracted}`,
        ),
        option(claim(`${a} - ${b}`, above ? '<' : '>', gap), 'FLIP', flipped),
        option(claim(a, above ? '<' : '>', A), 'FLIP', `The inequality for ${math(a)} alone has the other direction: ${math(claim(a, above ? '>' : '<', A))}.`),
        option(claim(b, above ? '>' : '<', B), 'FLIP', `The inequality for ${math(b)} alone has the other direction: ${math(claim(b, above ? '<' : '>', B))}.`),
      ],
    },
    steps: [
      `Substitute the point. Each inequality then says something about one constant.`,
      `First: ${math(`${y} ${more} ${m * x} + ${a}`)}, so ${math(`${a} ${above ? '>' : '<'} ${A}`)}. Second: ${math(`${y} ${less} ${n * x} + ${b}`)}, so ${math(`${b} ${above ? '<' : '>'} ${B}`)}.`,
      `The ${above ? 'greater' : 'lesser'} one minus the ${above ? 'lesser' : 'greater'} one: ${math(`${a} - ${b} ${above ? '>' : '<'} ${A} - ${bracketed(B)} = ${gap}`)}.`,
      `Check each statement with values such as ${math(`${a} = ${above ? A + 1 : A - 1}`)} and ${math(`${b} = ${above ? B - 1 : B + 1}`)}, and with values far from the bounds: only ${math(key)} always holds.`,
    ],
    takeaway: 'Inequalities of opposite directions may be subtracted, and those of the same direction added.',
  };
}

export const unknownInASystem: Generator = {
  archetype: 'INEQ-l',
  topicId: 15,
  version: 2,
  levels: [4, 5],
  skillTags: ['linear-inequalities', 'systems', 'unknown-constants'],
  draft: (random, level) => {
    if (level === 5) return constants(random);
    if (random.chance(1, 5)) return corner(random);
    // Few draws leave a short range of integers.
    for (let tries = 0; tries < 60; tries++) {
      const made = movingPoint(random);
      if (made) return made;
    }
    return null;
  },
};
