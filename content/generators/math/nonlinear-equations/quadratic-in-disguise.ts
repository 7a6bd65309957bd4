/** NLE-k: equations that are quadratic in an expression, or factor by grouping. */
import type { Random } from '#core/random.ts';
import type { Draft, Generator, WrongOption } from '../../generator.ts';
import { minusRoot, numberAnswer, signed, tex, times, wrongNumber } from '../option-kit.ts';

interface Made {
  readonly equation: string;
  readonly asked: string;
  readonly key: number;
  readonly wrong: readonly WrongOption[];
  readonly steps: readonly string[];
  readonly why: string;
  readonly parameters: Draft['parameters'];
  readonly format: 'choice' | 'spr';
}

const term = (c: number, x: string) => (c === 0 ? '' : `${c < 0 ? ' - ' : ' + '}${Math.abs(c) === 1 ? '' : Math.abs(c)}${x}`);

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
    equation: `x^4${term(-(u + v), 'x^2')}${signed(u * v)} = 0`,
    asked:
      asked === 'greatest'
        ? random.pick(['What is the greatest real solution to the given equation?', 'What is the greatest solution to the given equation?'])
        : 'What is the sum of the positive solutions to the given equation?',
    key,
    format: random.chance(1, 2) ? 'spr' : 'choice',
    why: `The equation factors as ${tex(`(x^2${signed(-u)})(x^2${signed(-v)}) = 0`)}.`,
    wrong: [
      wrongNumber(u, 'STOP', `This is a value of ${tex('x^2')}; take its square root to get ${tex('x')}.`),
      wrongNumber(u + v, 'STOP', `This is the sum of the values of ${tex('x^2')}, not of ${tex('x')}.`),
      wrongNumber(
        Math.abs(v),
        'STOP',
        v < 0 ? `This comes from ${tex(`x^2 = ${v}`)}, which has no real solutions.` : `This is a value of ${tex('x^2')}, not of ${tex('x')}.`,
      ),
      wrongNumber(
        negative ? 0 : asked === 'greatest' ? q : p,
        'LOST',
        negative
          ? `This is the sum of ${tex(p)} and ${tex(-p)}; the question asks for the greatest solution.`
          : `This misses another positive solution, ${tex(asked === 'greatest' ? p : q)}.`,
      ),
      wrongNumber(
        -p,
        'LOST',
        asked === 'greatest' ? `This is the least solution; its opposite is the greatest one.` : `This is one of the negative solutions.`,
      ),
      ...(negative
        ? []
        : [wrongNumber(asked === 'greatest' ? p + q : p * q, 'VIETA', `This is the ${asked === 'greatest' ? 'sum' : 'product'} of the positive solutions.`)]),
    ],
    steps: [
      `Let ${tex('u = x^2')}. Then ${tex(`u^2${term(-(u + v), 'u')}${signed(u * v)} = 0`)}.`,
      `This factors as ${tex(`(u${signed(-u)})(u${signed(-v)}) = 0`)}, so ${tex('x^2')} is ${tex(u)} or ${tex(v)}.`,
      negative
        ? `The square of a real number cannot be ${tex(v)}, so ${tex('x')} is ${tex(p)} or ${tex(-p)}; the greatest is ${tex(p)}.`
        : `So ${tex('x')} is ${tex(p)}, ${tex(-p)}, ${tex(q)}, or ${tex(-q)}, and the ${asked === 'greatest' ? 'greatest of these' : 'sum of the positive solutions'} is ${tex(key)}.`,
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
  const inside = `${times(a, 'x')}${signed(b)}`;
  const greater = random.chance(1, 2);
  const key = greater ? x2 : x1 + x2;
  return {
    equation: `(${inside})^2${term(-(u1 + u2), `(${inside})`)}${signed(u1 * u2)} = 0`,
    asked: greater
      ? random.pick(['What is the greater solution to the given equation?', 'What is the greatest value of \\(x\\) that satisfies the given equation?'])
      : 'What is the sum of the solutions to the given equation?',
    key,
    format: random.chance(1, 2) ? 'spr' : 'choice',
    why: `${tex(inside)} is ${tex(u1)} or ${tex(u2)}, so ${tex('x')} is ${tex(x1)} or ${tex(x2)}.`,
    wrong: [
      wrongNumber(
        greater ? u2 : u1 + u2,
        'STOP',
        greater
          ? `This is the value of ${tex(inside)}, not of ${tex('x')}.`
          : `This adds the values of ${tex(inside)}; you still need to solve each equation for ${tex('x')}.`,
      ),
      wrongNumber(greater ? x1 : x2, 'LOST', greater ? 'This is the lesser solution.' : 'This is one of the solutions; the question asks for their sum.'),
      wrongNumber(greater ? -x2 : -(x1 + x2), 'ROOTS', 'The sign is reversed; set each factor equal to 0 and solve.'),
      wrongNumber(
        greater ? Math.max(-u1, -u2) : -(u1 + u2),
        'ROOTS',
        `This comes from the constants in the factors; set each factor equal to 0 and solve for ${tex('x')}.`,
      ),
      wrongNumber(
        greater ? u2 - b : u1 + u2 - b,
        'STOP',
        greater
          ? `This is the value of ${tex(times(a, 'x'))}, not of ${tex('x')}; divide by ${tex(a)}.`
          : `This accounts for the constant ${tex(b)} in only one of the two linear equations${a === 1 ? '' : `, and it does not divide by ${tex(a)}`}.`,
      ),
      wrongNumber(x1 * x2, 'VIETA', 'This is the product of the solutions.'),
    ],
    steps: [
      `Let ${tex(`u = ${inside}`)}. Then ${tex(`u^2${term(-(u1 + u2), 'u')}${signed(u1 * u2)} = 0`)}, which factors as ${tex(`(u${signed(-u1)})(u${signed(-u2)}) = 0`)}.`,
      `So ${tex(`${inside} = ${u1}`)} or ${tex(`${inside} = ${u2}`)}, and ${tex('x')} is ${tex(x1)} or ${tex(x2)}.`,
      greater ? `The greater one is ${tex(x2)}.` : `Their sum is ${tex(`${x1}${signed(x2)} = ${x1 + x2}`)}.`,
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
    equation: `x^3${term(-p, 'x^2')}${term(-q * q, 'x')}${signed(p * q * q)} = 0`,
    asked: least
      ? random.pick(['What is the least solution to the given equation?', 'What is the least value of \\(x\\) that satisfies the given equation?'])
      : random.pick(['What is the greatest solution to the given equation?', 'What is the greatest value of \\(x\\) that satisfies the given equation?']),
    key,
    format: random.chance(1, 3) ? 'spr' : 'choice',
    why: `The equation factors as ${tex(`(${minusRoot(p)})(x + ${q})(x - ${q}) = 0`)}.`,
    wrong: [
      wrongNumber(-p, 'ROOTS', `The factor ${tex(minusRoot(p))} is 0 at ${tex(p)}, not at ${tex(-p)}.`),
      wrongNumber(p === key ? (least ? -q : q) : p, 'LOST', `This is a solution, but not the ${least ? 'least' : 'greatest'} one.`),
      wrongNumber(least ? q : -q, 'LOST', `This is a solution, but not the ${least ? 'least' : 'greatest'} one; remember both square roots.`),
      wrongNumber(q * q, 'STOP', `This is a value of ${tex('x^2')}; take the square root.`),
      wrongNumber(-q * q, 'ROOTS', `This is the constant in the factor ${tex(`x^2 - ${q * q}`)}; set the factor equal to 0 and solve for ${tex('x')}.`),
      wrongNumber(p * q * q, 'STOP', 'This is the constant term of the equation, not a solution.'),
    ],
    steps: [
      `Group the terms: ${tex(`x^2(${minusRoot(p)})${term(-q * q, `(${minusRoot(p)})`)} = 0`)}.`,
      `Factor: ${tex(`(${minusRoot(p)})(x^2 - ${q * q}) = 0`)}, so ${tex('x')} is ${tex(p)}, ${tex(q)}, or ${tex(-q)}.`,
      `The ${least ? 'least' : 'greatest'} of these is ${tex(key)}.`,
    ],
    parameters: { kind: 'grouping', p, q, least },
  };
}

function draft(random: Random): Draft | null {
  const made = random.pick([quartic, inBracket, grouping])(random);
  const answer = made && numberAnswer(made.format, made.key, made.why, made.wrong);
  return (
    answer && {
      parameters: made.parameters,
      stem: `${tex(made.equation)}\n\n${made.asked}`,
      answer,
      steps: [
        'Look for a repeated expression: the equation is quadratic in it or has it as a common factor.',
        ...made.steps,
        `Or use the graphing calculator: graph the left side and find where it crosses the ${tex('x')}-axis.`,
      ],
      takeaway: 'Find the repeated expression, solve for it or factor it out, and then solve for x.',
    }
  );
}

export const quadraticInDisguise: Generator = {
  archetype: 'NLE-k',
  topicId: 17,
  version: 2,
  levels: [3],
  skillTags: ['quadratic-equation', 'structure'],
  draft,
};
