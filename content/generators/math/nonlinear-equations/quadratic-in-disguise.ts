/** NLE-k: equations that are quadratic in an expression, or factor by grouping. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { minusRoot, signed, term } from '../formulas.ts';
import { math } from '../text.ts';
import { type Bug, bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';

interface Made {
  readonly equation: string;
  readonly asked: string;
  readonly key: number;
  readonly bugs: readonly Bug[];
  readonly steps: readonly string[];
  readonly why: string;
  readonly parameters: Draft['parameters'];
  readonly typed: boolean;
}

/** x⁴ − (p² + q²)x² + p²q² = 0 or with one negative square, which has no real root. */
function quartic(random: Random): Made | null {
  const [p, q] = [random.int(1, 9), random.int(1, 9)];
  const negative = random.chance(1, 2);
  if (p === q) return null;
  const [u, v] = [p * p, negative ? -random.int(1, 12) : q * q];
  if (!negative && p < q) return null;
  const asked = random.pick(negative ? ['greatest'] : ['greatest', 'sum of the positive']);
  const key = asked === 'greatest' ? p : p + q;
  return {
    equation: `x^4${signed(-(u + v), 'x^2')}${signed(u * v)} = 0`,
    asked:
      asked === 'greatest'
        ? negative
          ? 'What is the greatest real solution to the given equation?'
          : random.pick(['What is the greatest real solution to the given equation?', 'What is the greatest solution to the given equation?'])
        : 'What is the sum of the positive solutions to the given equation?',
    key,
    typed: random.chance(1, 2),
    why: `The equation factors as ${math(`(x^2${signed(-u)})(x^2${signed(-v)}) = 0`)}.`,
    bugs: [
      bug('STOP', u, `This is a value of ${math('x^2')}; take its square root to get ${math('x')}.`),
      bug('STOP', u + v, `This is the sum of the values of ${math('x^2')}; solve ${math(`x^2 = ${u}`)} for ${math('x')}.`),
      bug(
        'STOP',
        Math.abs(v),
        v < 0
          ? `This comes from ${math(`x^2 = ${v}`)}, which has no real solutions; use ${math(`x^2 = ${u}`)}.`
          : `This is a value of ${math('x^2')}; take its square root to get ${math('x')}.`,
      ),
      bug(
        'LOST',
        negative ? 0 : asked === 'greatest' ? q : p,
        negative
          ? `This is the sum of ${math(p)} and ${math(-p)}; the question asks for the greatest solution.`
          : asked === 'greatest'
            ? `This misses the greater solution ${math(p)}, from ${math(`x^2 = ${u}`)}.`
            : `This is only one positive solution; add the other one, ${math(q)}.`,
      ),
      bug(
        'LOST',
        -p,
        asked === 'greatest'
          ? `This is the least solution; its opposite, ${math(p)}, is the greatest one.`
          : `This is one of the negative solutions; add the positive ones, ${math(p)} and ${math(q)}.`,
      ),
      ...(negative
        ? []
        : [
            bug(
              'VIETA',
              asked === 'greatest' ? p + q : p * q,
              `This is the ${asked === 'greatest' ? 'sum' : 'product'} of the positive solutions; ${asked === 'greatest' ? `the question asks only for the greater of ${math(p)} and ${math(q)}` : `add ${math(p)} and ${math(q)}`}.`,
            ),
          ]),
    ],
    steps: [
      `Let ${math('u = x^2')}. Then ${math(`u^2${signed(-(u + v), 'u')}${signed(u * v)} = 0`)}.`,
      `This factors as ${math(`(u${signed(-u)})(u${signed(-v)}) = 0`)}, so ${math('x^2')} is ${math(u)} or ${math(v)}.`,
      negative
        ? `The square of a real number cannot be ${math(v)}, so ${math('x')} is ${math(p)} or ${math(-p)}; the greatest is ${math(p)}.`
        : `So ${math('x')} is ${math(p)}, ${math(-p)}, ${math(q)}, or ${math(-q)}, and the ${asked === 'greatest' ? 'greatest of these' : 'sum of the positive solutions'} is ${math(key)}.`,
    ],
    parameters: { kind: 'quartic', u, v, asked },
  };
}

/** (ax + b)² − s(ax + b) + t = 0 */
function inBracket(random: Random): Made | null {
  const a = random.int(1, 4);
  const b = random.int(1, 9) * (random.chance(1, 2) ? 1 : -1);
  const [x1, x2] = [random.int(-6, 9), random.int(-6, 9)];
  const [u1, u2] = [a * x1 + b, a * x2 + b];
  if (x1 >= x2 || u1 * u2 === 0 || u1 + u2 === 0 || x2 <= 0) return null;
  const inside = `${term(a, 'x')}${signed(b)}`;
  const greater = random.chance(1, 2);
  const key = greater ? x2 : x1 + x2;
  return {
    equation: `(${inside})^2${signed(-(u1 + u2), `(${inside})`)}${signed(u1 * u2)} = 0`,
    asked: greater
      ? random.pick(['What is the greater solution to the given equation?', 'What is the greatest value of \\(x\\) that satisfies the given equation?'])
      : 'What is the sum of the solutions to the given equation?',
    key,
    typed: random.chance(1, 2),
    why: `${math(inside)} is ${math(u1)} or ${math(u2)}, so ${math('x')} is ${math(x1)} or ${math(x2)}.`,
    bugs: [
      bug(
        'STOP',
        greater ? u2 : u1 + u2,
        greater
          ? `This is the value of ${math(inside)}; solve ${math(`${inside} = ${u2}`)} for ${math('x')}.`
          : `This adds the values of ${math(inside)}; you still need to solve each equation for ${math('x')}.`,
      ),
      bug(
        'LOST',
        greater ? x1 : x2,
        greater
          ? `This is the lesser solution; ${math(`${inside} = ${u2}`)} gives the greater one.`
          : `This is one of the solutions; add the other one, ${math(x1)}.`,
      ),
      bug(
        'ROOTS',
        greater ? -x2 : -(x1 + x2),
        `The sign is reversed; ${math(`${inside} = ${u1}`)} and ${math(`${inside} = ${u2}`)} give ${math(`x = ${x1}`)} and ${math(`x = ${x2}`)}.`,
      ),
      bug(
        'ROOTS',
        greater ? Math.max(-u1, -u2) : -(u1 + u2),
        `This comes from the constants in the factors; set each factor equal to 0 and solve for ${math('x')}.`,
      ),
      bug(
        'STOP',
        greater ? u2 - b : u1 + u2 - b,
        greater
          ? `This is the value of ${math(term(a, 'x'))}, not of ${math('x')}; divide by ${math(a)}.`
          : `This accounts for the constant ${math(b)} in only one of the two linear equations; ${b > 0 ? 'subtract' : 'add'} it in both${a === 1 ? '' : `, and divide by ${math(a)}`}.`,
      ),
      bug(
        'VIETA',
        x1 * x2,
        greater
          ? `This is the product of the solutions; the question asks for the greater of ${math(x1)} and ${math(x2)}.`
          : `This is the product of the solutions; add ${math(x1)} and ${math(x2)}.`,
      ),
    ],
    steps: [
      `Let ${math(`u = ${inside}`)}. Then ${math(`u^2${signed(-(u1 + u2), 'u')}${signed(u1 * u2)} = 0`)}, which factors as ${math(`(u${signed(-u1)})(u${signed(-u2)}) = 0`)}.`,
      `So ${math(`${inside} = ${u1}`)} or ${math(`${inside} = ${u2}`)}, and ${math('x')} is ${math(x1)} or ${math(x2)}.`,
      greater ? `The greater one is ${math(x2)}.` : `Their sum is ${math(`${x1}${signed(x2)} = ${x1 + x2}`)}.`,
    ],
    parameters: { kind: 'bracket', a, b, u1, u2, greater },
  };
}

/** x³ − p x² − q² x + p q² = 0, by grouping. */
function grouping(random: Random): Made | null {
  const [p, q] = [random.int(1, 9) * (random.chance(1, 2) ? 1 : -1), random.int(1, 8)];
  if (Math.abs(p) === q) return null;
  const least = random.chance(1, 2);
  const key = least ? Math.min(p, -q) : Math.max(p, q);
  return {
    equation: `x^3${signed(-p, 'x^2')}${signed(-q * q, 'x')}${signed(p * q * q)} = 0`,
    asked: least
      ? random.pick(['What is the least solution to the given equation?', 'What is the least value of \\(x\\) that satisfies the given equation?'])
      : random.pick(['What is the greatest solution to the given equation?', 'What is the greatest value of \\(x\\) that satisfies the given equation?']),
    key,
    typed: random.chance(1, 3),
    why: `The equation factors as ${math(`(${minusRoot(p)})(x + ${q})(x - ${q}) = 0`)}.`,
    bugs: [
      bug('ROOTS', -p, `This reverses a sign: the factor ${math(minusRoot(p))} is 0 at ${math(`x = ${p}`)}.`),
      bug('LOST', p === key ? (least ? -q : q) : p, `This is a solution, but not the ${least ? 'least' : 'greatest'} one; compare it with ${math(key)}.`),
      bug(
        'LOST',
        least ? q : -q,
        `This is a solution, but not the ${least ? 'least' : 'greatest'} one; ${math(`x^2 = ${q * q}`)} also gives ${math(`x = ${least ? -q : q}`)}.`,
      ),
      bug('STOP', q * q, `This is a value of ${math('x^2')}; take both square roots, ${math(q)} and ${math(-q)}.`),
      bug(
        'ROOTS',
        least ? -q * q : null,
        `This is the constant in the factor ${math(`x^2 - ${q * q}`)}; set the factor equal to 0 and solve for ${math('x')}.`,
      ),
      bug('STOP', p * q * q, `This is the constant term of the equation; factor by grouping, and set each factor equal to 0.`),
    ],
    steps: [
      `Group the terms: ${math(`x^2(${minusRoot(p)})${signed(-q * q, `(${minusRoot(p)})`)} = 0`)}.`,
      `Factor: ${math(`(${minusRoot(p)})(x^2 - ${q * q}) = 0`)}, so ${math('x')} is ${math(p)}, ${math(q)}, or ${math(-q)}.`,
      `The ${least ? 'least' : 'greatest'} of these is ${math(key)}.`,
    ],
    parameters: { kind: 'grouping', p, q, least },
  };
}

function draft(random: Random): Draft | null {
  const made = random.pick([quartic, inBracket, grouping])(random);
  const answer = made && numberAnswer({ ...asFractions, ...made });
  return (
    answer && {
      parameters: made.parameters,
      stem: `${math(made.equation)}\n\n${made.asked}`,
      answer,
      steps: [
        'Look for a repeated expression: the equation is quadratic in it or has it as a common factor.',
        ...made.steps,
        `Or use the graphing calculator: graph the left side and find where it crosses the ${math('x')}-axis.`,
      ],
      takeaway: 'Find the repeated expression, solve for it or factor it out, and then solve for x.',
    }
  );
}

export const quadraticInDisguise: Generator = {
  archetype: 'NLE-k',
  topicId: 17,
  version: 4,
  levels: [3],
  skillTags: ['quadratic-equation', 'structure'],
  draft,
};
