/** Quadratic formula: solutions with a square root that does not come out even. */
import { polynomial, polynomialLatex } from '#content/exact/polynomial.ts';
import { simplifySquareRoot } from '#content/exact/surd.ts';
import type { Random } from '#core/random.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { signed } from '../formulas.ts';
import { math } from '../text.ts';
import { rightFormula, wrongFormula } from '../options.ts';

interface Surds {
  readonly p: number;
  readonly sign: 1 | -1;
  readonly under: number;
  readonly below: number;
}

/** (p ± √under)/below in lowest terms, with its canonical text. */
function surd({ p, sign, under, below }: Surds): { latex: string; value: string } {
  const { outer, radicand } = simplifySquareRoot(under);
  const divisor =
    [p, outer, below].reduce((g, n) => {
      let [a, b] = [g, Math.abs(n)];
      while (b) [a, b] = [b, a % b];
      return a;
    }, 0) || 1;
  const [a, o, d] = [p / divisor, outer / divisor, below / divisor];
  const top = `${a} ${sign > 0 ? '+' : '-'} ${o === 1 ? '' : o}${radicand === 1 ? (o === 1 ? '1' : '') : `\\sqrt{${radicand}}`}`;
  return { latex: d === 1 ? top : `\\frac{${top}}{${d}}`, value: ((p + sign * Math.sqrt(under)) / below).toFixed(9) };
}

function draft(random: Random): Draft | null {
  const [a, b, c] = [random.int(1, 5), random.pick([-1, 1]) * random.int(1, 11), random.pick([-1, 1]) * random.int(1, 9)];
  // A writer would have divided by a common factor.
  if ([2, 3, 5].some((prime) => a % prime === 0 && b % prime === 0 && c % prime === 0)) return null;
  const inside = b * b - 4 * a * c;
  if (inside <= 1 || simplifySquareRoot(inside).radicand === 1 || inside > 260) return null;
  const plus = b * b + 4 * a * c;
  const equation = polynomialLatex(polynomial(a, b, c));
  const sign = random.pick([1, -1] as const);
  const key = surd({ p: -b, sign, under: inside, below: 2 * a });
  const wrong = (values: Surds, code: Misconception, why: string) => {
    const s = surd(values);
    return wrongFormula(code, s.latex, s.value, why);
  };
  const other = ((-b - sign * Math.sqrt(inside)) / (2 * a)).toFixed(9);
  const believable = ({ value }: { readonly value: string }) => value !== other && !/\.0{9}$/.test(value);
  const opposite = `The numerator starts with ${math('-b')}, which is ${math(-b)}, not ${math(b)}.`;
  // What can go wrong besides the sign of b.
  const errors = (
    [
      ...(plus > 1 && simplifySquareRoot(plus).radicand !== 1
        ? [
            [
              { under: plus, below: 2 * a },
              'DISC',
              `This adds ${math('4ac')} under the radical instead of subtracting it; ${math(`b^2 - 4ac = ${inside}`)}.`,
            ] as const,
          ]
        : []),
      [{ under: inside, below: a === 1 ? 1 : a }, 'INVOP', `This divides the numerator by ${math(a)}; the formula divides by ${math(`2a = ${2 * a}`)}.`],
      ...(b * b - c > 1 && simplifySquareRoot(b * b - c).radicand !== 1
        ? [[{ under: b * b - c, below: 2 * a }, 'DISC', `This uses ${math('b^2 - c')} under the radical; use ${math(`b^2 - 4ac = ${inside}`)}.`] as const]
        : []),
    ] as const
  ).filter(([values]) => [b, -b].every((p) => believable(wrong({ p, sign, ...values }, 'SIGN', ''))));
  const plain = wrong({ p: b, sign, under: inside, below: 2 * a }, 'SIGN', opposite);
  if (errors.length === 0 || !believable(plain)) return null;
  const [one, two] = [random.pick(errors), random.pick(errors)];
  // Two numerators begin with −b and two with b, so that the first sign does not give the answer away.
  const wrongs = [plain, wrong({ p: -b, sign, ...one[0] }, one[1], one[2]), wrong({ p: b, sign, ...two[0] }, 'SIGN', `${opposite} ${two[2]}`)];
  return {
    parameters: { a, b, c, sign },
    stem: random.pick([
      `${math(`${equation} = 0`)}${'\n\n'}What is one of the solutions to the given equation?`,
      `Which of the following is a solution to the equation ${math(`${equation} = 0`)}?`,
      `${math(`${equation} = 0`)}${'\n\n'}Which of the following is a solution to the given equation?`,
      `What is one of the solutions to the equation ${math(`${equation} = 0`)}?`,
      `The equation ${math(`${equation} = 0`)} has two real solutions. Which of the following is one of them?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightFormula(key.latex, key.value, `The quadratic formula with ${math(`a = ${a}`)}, ${math(`b = ${b}`)}, ${math(`c = ${c}`)} gives this value.`),
      wrong: wrongs,
    },
    steps: [
      `The expression does not factor over the integers, so use ${math('x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}')}.`,
      `Here ${math(`b^2 - 4ac = ${b * b}${signed(-4 * a * c)} = ${inside}`)}, so ${math(`x = \\frac{${-b} \\pm \\sqrt{${inside}}}{${2 * a}}`)}.`,
      `In simplest form, one of the two solutions is ${math(key.latex)}.`,
      `Check: the two solutions add up to ${math(`\\frac{${-2 * b}}{${2 * a}}`)}, which equals ${math('-\\frac{b}{a}')}.`,
    ],
    takeaway: 'In the quadratic formula, watch the signs of b and c, and divide the entire numerator by 2a.',
  };
}

export const quadraticFormula: Generator = { archetype: 'NLE-c', topicId: 17, version: 5, levels: [3], skillTags: ['quadratic-formula', 'radicals'], draft };
