/** The level-5 questions of EQX-h: what holds for every way to factor a trinomial whose middle coefficient is unknown. */
import { rat, toLatex } from '#core/rational.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Random } from '#core/random.ts';
import type { Draft } from '#content/generators/generator.ts';
import { fraction, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { bug, numberEntry } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { rightFormula, wrongFormula } from '../options.ts';

const divisors = (n: number): number[] => Array.from({ length: n }, (_, index) => index + 1).filter((d) => n % d === 0);

/** (rx + s)(tx + u) = px² + bx + q in positive whole numbers: the greatest or the least b. */
export function extremeMiddle(random: Random): Draft | null {
  const [p, q] = [random.pick([4, 6, 8, 9, 10, 12, 14, 15]), random.pick([6, 8, 10, 12, 14, 15, 18, 20, 21, 22, 24, 28])];
  const ways = divisors(p).flatMap((r) => divisors(q).map((s) => ({ r, s, t: p / r, u: q / s, b: (r * q) / s + (s * p) / r })));
  const sizes = [...new Set(ways.map(({ b }) => b))].toSorted((x, y) => x - y);
  const greatest = random.chance(1, 3);
  const least = sizes[0] ?? 0;
  const most = p * q + 1;
  const next = (greatest ? sizes.at(-2) : sizes[1]) ?? 0;
  const value = greatest ? most : least;
  const best = ways.find(({ b }) => b === value);
  if (sizes.length < 4 || !best || least === p + q) return null;
  const extreme = greatest ? 'greatest' : 'least';
  // In order of size, the key would always stand first or last among choices: it is typed.
  const answer = numberEntry({
    ...asFractions,
    key: value,
    bugs: [
      bug(
        'LOST',
        p + q,
        `This is the middle coefficient of ${math(`(${p}x + ${q})(x + 1)`)}, but ${math(`(${term(best.r, 'x')} + ${best.s})(${term(best.t, 'x')} + ${best.u})`)} gives a ${greatest ? 'greater' : 'lesser'} one.`,
      ),
      bug(
        'SWAP',
        greatest ? least : most,
        `This is the ${greatest ? 'least' : 'greatest'} possible value of ${math('b')}; the question asks for the ${extreme}.`,
      ),
      bug(
        'LOST',
        next,
        `Some factors give this middle coefficient, but ${math(`(${term(best.r, 'x')} + ${best.s})(${term(best.t, 'x')} + ${best.u})`)} gives a ${greatest ? 'greater' : 'lesser'} one.`,
      ),
      ...(greatest ? [bug('STOP', p * q, `This is only one of the two products in ${math(`(${p}x + 1)(x + ${q})`)}; the other one is 1, so add it.`)] : []),
    ],
  });
  const letters = random.pick(['r', 'h']) === 'r' ? ['r', 's', 't', 'u'] : ['h', 'k', 'm', 'n'];
  const [one, two, three, four] = letters as [string, string, string, string];
  const shown = `${p}x^2 + bx + ${q}`;
  const form = `(${one}x + ${two})(${three}x + ${four})`;
  const list = `${math(one)}, ${math(two)}, ${math(three)}, and ${math(four)}`;
  return (
    answer && {
      parameters: { kind: 'extreme', p, q, greatest },
      stem: random.pick([
        `The expression ${math(shown)}, where ${math('b')} is a constant, can be written as ${math(form)}, where ${list} are positive integers. What is the ${extreme} possible value of ${math('b')}?`,
        `In the expression ${math(shown)}, ${math('b')} is a constant. If the expression is equivalent to ${math(form)}, where ${list} are positive integer constants, what is the ${extreme} possible value of ${math('b')}?`,
        `${math(`${shown} = ${form}`)}\n\nThe given equation is true for all values of ${math('x')}, where ${math('b')}, ${list} are positive integer constants. What is the ${extreme} possible value of ${math('b')}?`,
        `The product ${math(form)}, where ${list} are positive integers, is equivalent to ${math(shown)} for some constant ${math('b')}. What is the ${extreme} value that ${math('b')} could have?`,
      ]),
      answer,
      steps: [
        `Compare coefficients: ${math(`${one}${three} = ${p}`)}, ${math(`${two}${four} = ${q}`)}, and ${math(`b = ${one}${four} + ${two}${three}`)}. The two terms of ${math('b')} always have the product ${math(`${p} \\cdot ${q} = ${p * q}`)}.`,
        greatest
          ? `Two positive integers with a fixed product have the greatest sum when they are as far apart as possible: ${math(`${p * q}`)} and 1.`
          : `Two positive integers with a fixed product have the least sum when they are as close together as possible: ${math(best.r * best.u)} and ${math(best.s * best.t)}.`,
        `This happens for ${math(`(${term(best.r, 'x')} + ${best.s})(${term(best.t, 'x')} + ${best.u})`)}, so ${math(`b = ${best.r * best.u} + ${best.s * best.t} = ${value}`)}.`,
        `Check at ${math('x = 1')}: ${math(`(${best.r} + ${best.s})(${best.t} + ${best.u}) = ${(best.r + best.s) * (best.t + best.u)}`)} and ${math(`${p} + ${value} + ${q} = ${p + value + q}`)}.`,
      ],
      takeaway: 'The two products that make up the middle coefficient always multiply to the same number, so their sum depends on how far apart they are.',
    }
  );
}

interface Claim {
  readonly latex: string;
  /** Numerator and denominator for h, k, j. */
  readonly value: (k: number, j: number) => readonly [number, number];
  readonly misconception: Misconception;
  readonly why: string;
}

/** px² + bx + q = (hx + k)(x + j) in whole numbers: which quotient is always a whole number. */
export function alwaysWhole(random: Random): Draft | null {
  const p = random.int(2, 9);
  const q = random.pick([12, 15, 16, 18, 20, 24, 28, 30, 32, 35, 36, 40, 42, 45, 48, 50, 54, 56, 60, 63]) * random.pick([-1, 1]);
  const [h, k, j] = random.pick([
    ['h', 'k', 'j'],
    ['m', 'n', 'r'],
    ['c', 'd', 'k'],
  ] as const);
  if (q % p === 0) return null;
  const size = Math.abs(q);
  const pairs = divisors(size).flatMap((d) => [[d, q / d] as const, [-d, -q / d] as const]);
  const middle = (x: number, y: number) => p * y + x;
  const overConstants: Claim[] = [
    {
      latex: fraction('b', h),
      value: (x, y) => [middle(x, y), p],
      misconception: 'CANC',
      why: `${math(`b = ${h}${j} + ${k}`)}, and only the first term must be divisible by ${math(h)}`,
    },
    {
      latex: fraction('b', k),
      value: (x, y) => [middle(x, y), x],
      misconception: 'CANC',
      why: `${math(`b = ${h}${j} + ${k}`)}, and only the second term must be divisible by ${math(k)}`,
    },
    {
      latex: fraction('b', j),
      value: (x, y) => [middle(x, y), y],
      misconception: 'CANC',
      why: `${math(`b = ${h}${j} + ${k}`)}, and only the first term must be divisible by ${math(j)}`,
    },
    {
      latex: fraction(`${size}`, h),
      value: () => [size, p],
      misconception: 'SWAP',
      why: `${math(h)} is a factor of ${math(p)}, the coefficient of ${math('x^2')}, not of ${math(q)}`,
    },
    {
      latex: fraction(`${size}`, 'b'),
      value: (x, y) => [size, middle(x, y)],
      misconception: 'SWAP',
      why: `${math('b')} is the sum of two products and does not have to be a factor of ${math(q)}`,
    },
  ];
  const ofMiddle: Claim[] = [
    {
      latex: fraction('b', h),
      value: (x, y) => [middle(x, y), p],
      misconception: 'STOP',
      why: `${math(`b = ${h}${j} + ${k}`)}, and the term ${math(k)} does not have to be divisible by ${math(h)}`,
    },
    {
      latex: fraction(`b - ${j}`, h),
      value: (x, y) => [middle(x, y) - y, p],
      misconception: 'SWAP',
      why: `${math(`b - ${j} = ${h}${j} + ${k} - ${j}`)} still contains ${math(k)}`,
    },
    {
      latex: fraction(`b + ${k}`, h),
      value: (x, y) => [middle(x, y) + x, p],
      misconception: 'SIGN',
      why: `${math(`b + ${k} = ${h}${j} + 2${k}`)} still contains ${math(k)}`,
    },
    {
      latex: fraction(`b - ${h}`, k),
      value: (x, y) => [middle(x, y) - p, x],
      misconception: 'SWAP',
      why: `${math(`b - ${h} = ${h}${j} + ${k} - ${h}`)}, and only the term ${math(k)} must be divisible by ${math(k)}`,
    },
    {
      latex: fraction(`b - ${j}`, k),
      value: (x, y) => [middle(x, y) - y, x],
      misconception: 'SWAP',
      why: `${math(`b - ${j} = ${h}${j} + ${k} - ${j}`)}, and only the term ${math(k)} must be divisible by ${math(k)}`,
    },
  ];
  const byProduct = random.chance(2, 3);
  const right = byProduct ? random.pick([k, j]) : h;
  const key = byProduct ? fraction(`${size}`, right) : fraction(`b - ${k}`, right);
  const fails = ({ value }: Claim) =>
    pairs.find(([x, y]) => {
      const [top, bottom] = value(x, y);
      return bottom !== 0 && top % bottom !== 0;
    });
  const undefinedSomewhere = ({ value }: Claim) => pairs.some(([x, y]) => value(x, y)[1] === 0);
  const wrong = (byProduct ? overConstants : ofMiddle).flatMap((claim) => {
    const example = fails(claim);
    if (!example || undefinedSomewhere(claim)) return [];
    const [x, y] = example;
    const [top, bottom] = claim.value(x, y);
    return [
      wrongFormula(
        claim.misconception,
        claim.latex,
        claim.latex,
        `${claim.why}. For example, for ${math(`(${p}x${signed(x)})(x${signed(y)})`)}, the quotient is ${math(toLatex(rat(top, bottom)))}.`.replace(
          /^./,
          (first) => first.toUpperCase(),
        ),
      ),
    ];
  });
  if (wrong.length < 3) return null;
  const shown = `${p}x^2 + bx${signed(q)}`;
  const form = `(${h}x + ${k})(x + ${j})`;
  const list = `${math(h)}, ${math(k)}, and ${math(j)}`;
  return {
    parameters: { kind: 'whole', p, q, byProduct },
    stem: random.pick([
      `The expression ${math(shown)}, where ${math('b')} is a constant, can be rewritten as ${math(form)}, where ${list} are integer constants. Which of the following must be an integer?`,
      `In the expression ${math(shown)}, ${math('b')} is a constant. If the expression is equivalent to ${math(form)}, where ${list} are integer constants, which of the following must be an integer?`,
      `${math(`${shown} = ${form}`)}\n\nThe given equation is true for all values of ${math('x')}, where ${math('b')}, ${list} are constants and ${list} are integers. Which of the following must be an integer?`,
      `For some constant ${math('b')}, the expression ${math(shown)} can be factored as ${math(form)}, where ${list} are integers. Which of the following must also be an integer?`,
    ]),
    answer: {
      format: 'choice',
      correct: rightFormula(
        key,
        key,
        byProduct
          ? `Since ${math(`${k}${j} = ${q}`)}, ${math(right)} is a factor of ${math(size)}.`
          : `Since ${math(`b = ${h}${j} + ${k}`)}, this quotient equals ${math(j)}.`,
      ),
      wrong,
    },
    steps: [
      `Expand: ${math(`${form} = ${h}x^2 + (${h}${j} + ${k})x + ${k}${j}`)}.`,
      `Compare coefficients: ${math(`${h} = ${p}`)}, ${math(`b = ${h}${j} + ${k}`)}, and ${math(`${k}${j} = ${q}`)}.`,
      byProduct
        ? `Both ${math(k)} and ${math(j)} are integers with the product ${math(q)}, so each of them is a factor of ${math(size)}, and ${math(key)} is an integer.`
        : `Then ${math(`b - ${k} = ${h}${j}`)}, so ${math(`${key} = ${j}`)}, which is an integer.`,
      `One example that is not an integer rules out each of the other choices.`,
    ],
    takeaway: 'Compare coefficients first: each one tells you which constants multiply to a given number and which only add up to one.',
  };
}
