/** TR-k: the constant that makes the sine of one angle the cosine of another. */
import { signed } from '../formulas.ts';
import type { Random } from '#core/random.ts';
import { rat } from '#core/rational.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { sizeLatex } from '../exact-size.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asSizes } from '../manners.ts';

const term = (a: number, letter: string, b: number) => `${a === 1 ? '' : a}${letter}${b === 0 ? '' : `${b < 0 ? '-' : '+'}${Math.abs(b)}`}`;

/** Two acute angles with expressions in x. */
function degrees(random: Random): Draft | null {
  const letter = random.pick(['x', 'k', 'a', 't']);
  const [a, c] = [random.int(2, 7), random.int(1, 6)];
  const [b, d] = [random.int(-35, 40), random.int(-35, 40)];
  const key = rat(90 - b - d, a + c);
  const value = Number(key.n) / Number(key.d);
  const [first, second] = [a * value + b, c * value + d];
  if (key.d > 2n || b === 0 || d === 0 || first < 8 || second < 8 || Math.abs(first - second) < 1 || a === c || value < 2) return null;
  const [one, two] = [term(a, letter, b), term(c, letter, d)];
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key,
    why: `The angles must add up to ${math('90^\\circ')}.`,
    bugs: [
      bug('SUPP', rat(d - b, a - c), `This sets the two angles equal, but they add up to ${math('90^\\circ')}, so set their sum equal to 90.`),
      bug('SUPP', rat(180 - b - d, a + c), `This makes the angles add up to ${math('180^\\circ')}; set their sum equal to 90 instead.`),
      bug('SIGN', rat(90 + b + d, a + c), 'This moves the constants to the other side without changing their signs; do the opposite on both sides.'),
      bug('STOP', rat(90 - b, a), `This sets the first angle equal to ${math('90^\\circ')}; it is the sum of both that is ${math('90^\\circ')}.`),
      bug('STOP', rat(Math.round(2 * first), 2), `This is the measure of the first angle; solve for ${math(letter)}.`),
      bug('STOP', rat(Math.round(2 * second), 2), `This is the measure of the second angle; solve for ${math(letter)}.`),
      bug('DIST', rat(90, a + c), `This ignores the constants; the sum of the angles is ${math(`${a + c}${letter}${signed(b + d)}`)}.`),
    ],
  });
  const constant = b + d;
  return (
    answer && {
      parameters: { kind: 'degrees', letter, a, b, c, d },
      stem: random.pick([
        `In the equation ${math(`\\sin((${one})^\\circ)=\\cos((${two})^\\circ)`)}, both angles are acute. What is the value of ${math(letter)}?`,
        `The measures of two acute angles are ${math(`(${one})^\\circ`)} and ${math(`(${two})^\\circ`)}. If ${math(`\\sin((${one})^\\circ)=\\cos((${two})^\\circ)`)}, what is the value of ${math(letter)}?`,
      ]),
      answer,
      steps: [
        `For acute angles, the sine of one equals the cosine of the other only if the two angles add up to ${math('90^\\circ')}.`,
        `${math(`(${one})+(${two})=90`)}, so ${math(`${a + c}${letter}${constant === 0 ? '' : `${constant < 0 ? '-' : '+'}${Math.abs(constant)}`}=90`)} and ${math(`${letter}=${sizeLatex(key)}`)}.`,
        `Check: the angles are ${math(`${first}^\\circ`)} and ${math(`${second}^\\circ`)}, and ${math(`${first}+${second}=90`)}.`,
      ],
      takeaway: 'If u and v are acute and sin u = cos v, then u + v = 90°.',
    }
  );
}

/** The same in radians, with a constant in the equation. */
function radians(random: Random): Draft | null {
  const [den, n] = random.pick([
    [5, 1],
    [5, 2],
    [3, 1],
    [4, 1],
    [6, 1],
    [8, 1],
    [8, 3],
    [9, 1],
    [9, 2],
    [9, 4],
    [10, 1],
    [10, 3],
    [12, 1],
    [12, 5],
  ] as const);
  const m = random.int(1, 4);
  const [p, q] = random.chance(1, 2) ? ['sin', 'cos'] : ['cos', 'sin'];
  const letter = random.pick(['k', 'a', 'c', 'm']);
  const extra = random.int(-9, 15);
  // cos(m·letter-multiple of π): p(nπ/den) = q((letter + extra)·π/(m·den))
  const target = den - 2 * n; // complement = (den − 2n)π/(2den)
  const under = 2 * den * m;
  const key = rat(target * m - extra);
  if (key.n <= 0n || extra === 0 || target <= 0 || under > 36) return null;
  const angle = `\\frac{${n === 1 ? '' : n}\\pi}{${den}}`;
  const other = `\\frac{(${term(1, letter, extra)})\\pi}{${under}}`;
  const answer = numberAnswer({
    ...asSizes,
    typed: random.chance(1, 2),
    key,
    why: `The two angles must add up to ${math('\\frac{\\pi}{2}')}.`,
    bugs: [
      bug('SUPP', 2 * n * m - extra, `This sets the two angles equal, but they add up to ${math('\\frac{\\pi}{2}')}, so subtract the given one from it.`),
      bug('RAD', 2 * (den - n) * m - extra, `This makes the angles add up to ${math('\\pi')}; their sum is ${math('\\frac{\\pi}{2}')}.`),
      bug('STOP', target * m, `This is ${math(term(1, letter, extra))}; solve that for ${math(letter)}.`),
      bug(
        'SIGN',
        target * m + extra,
        `This moves ${math(`${Math.abs(extra)}`)} to the other side without changing its sign; ${extra > 0 ? 'subtract' : 'add'} it on both sides.`,
      ),
      bug('RAD', den * m - extra, `This sets the second angle equal to ${math('\\frac{\\pi}{2}')}; it is the sum of both that is.`),
      bug('UNIT', target - extra, `This compares numerators over different denominators; rewrite both angles with the denominator ${math(`${under}`)} first.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'radians', den, n, m, p, letter, extra },
      stem: `In the equation ${math(`\\${p}\\left(${angle}\\right)=\\${q}\\left(${other}\\right)`)}, ${math(letter)} is a constant and ${math(`0<${other}<\\frac{\\pi}{2}`)}. What is the value of ${math(letter)}?`,
      answer,
      steps: [
        `For angles between 0 and ${math('\\frac{\\pi}{2}')}, the sine of one equals the cosine of the other only if they add up to ${math('\\frac{\\pi}{2}')}.`,
        `So the second angle is ${math(`\\frac{\\pi}{2}-${angle}=\\frac{${target === 1 ? '' : target}\\pi}{${2 * den}}${m === 1 ? '' : `=\\frac{${target * m}\\pi}{${under}}`}`)}.`,
        `${math(`${term(1, letter, extra)}=${target * m}`)}, so ${math(`${letter}=${sizeLatex(key)}`)}.`,
        `Check: ${math(`${angle}+\\frac{${target * m === 1 ? '' : target * m}\\pi}{${under}}=\\frac{${2 * n * m}\\pi+${target * m === 1 ? '' : target * m}\\pi}{${under}}=\\frac{\\pi}{2}`)}.`,
      ],
      takeaway: 'In radians, the complement of an angle is π/2 minus the angle.',
    }
  );
}

export const constantForComplementaryAngles: Generator = {
  archetype: 'TR-k',
  topicId: 28,
  version: 5,
  levels: [3],
  skillTags: ['complementary-angles', 'radians'],
  draft: (random) => random.pick([degrees, radians])(random),
};
