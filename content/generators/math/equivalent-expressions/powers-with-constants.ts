/** Powers and roots with unknown constants: the exponents are compared, the constants themselves cannot be found or are not asked. */
import { add, mul, rat, toLatex, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Draft, Generator } from '../../generator.ts';
import { numberAnswer, rightFormula, tex, times, wrongFormula, wrongNumber } from '../option-kit.ts';
import { persist } from '../persist.ts';

const format = (random: Random) => (random.chance(3, 5) ? 'spr' : 'choice') as 'spr' | 'choice';
const power = (base: string | number, exponent: number) => (exponent === 1 ? `${base}` : `${base}^${exponent > 9 ? `{${exponent}}` : exponent}`);

/** A product of two roots as a·x^b. */
function productOfRoots(random: Random): Draft | null {
  const [m, p, q] = [random.int(1, 7), random.int(3, 8), random.int(2, 8)];
  const [P, Q] = [random.int(2, 5), random.int(2, 5)];
  const [s, t] = [random.pick([p * random.int(1, 6), random.int(1, 9)]), random.pick([1, 1, 2, 3])];
  if (p === q || P === Q || P ** p > 4100 || Q ** q > 4100) return null;
  const a = m * P * Q;
  const b = add(rat(s, p), rat(t, q));
  const letter = random.pick(['x', 'y', 'z', 'w']);
  // The powers may be shown as numbers or as powers.
  const shown = random.chance(1, 2);
  const root = (degree: number, base: number, exponent: number) =>
    `\\sqrt${degree === 2 ? '' : `[${degree}]`}{${shown ? `${base}^${degree}` : `${base ** degree}`}${power(letter, exponent)}}`;
  const expression = `${m === 1 ? '' : m}${root(p, P, s)} \\cdot ${root(q, Q, t)}`;
  const ask = random.pick(['a + b', 'ab', 'b'] as const);
  const of = (one: Rational, other: Rational) => (ask === 'b' ? other : ask === 'ab' ? mul(one, other) : add(one, other));
  const key = of(rat(a), b);
  const answer = numberAnswer(format(random), key, `The expression is equivalent to ${tex(`${a}${letter}^{${toLatex(b)}}`)}.`, [
    wrongNumber(of(rat(a), mul(rat(s, p), rat(t, q))), 'EXPO', 'This multiplies the exponents of the two roots; in a product of powers, exponents are added.'),
    wrongNumber(of(rat(a), add(rat(p, s), rat(q, t))), 'RECIP', 'This inverts the exponents; the index of a root is the denominator.'),
    wrongNumber(of(rat(a), rat(s + t, p + q)), 'FRAC', 'This adds the numerators and the denominators of the exponents.'),
    wrongNumber(
      ask === 'b' ? a : of(rat(m * P ** 2 * Q), b),
      ask === 'b' ? 'STOP' : 'EXPO',
      ask === 'b' ? `This is the value of ${tex('a')}.` : 'This does not take the root of the number in the first radical fully.',
    ),
    wrongNumber(ask === 'b' ? add(rat(a), b) : b, 'STOP', ask === 'b' ? `This is ${tex('a + b')}.` : `This is only the value of ${tex('b')}.`),
    wrongNumber(
      ask === 'b' ? rat(s + t) : of(rat(m + P + Q), b),
      'EXPO',
      ask === 'b' ? 'This ignores the indexes of the roots.' : 'This adds the factors instead of multiplying them.',
    ),
    wrongNumber(of(rat(P * Q), b), 'STOP', m === 1 ? 'This is the product.' : `This leaves out the factor ${tex(m)}.`),
  ]);
  return (
    answer && {
      parameters: { kind: 'roots', m, p, q, P, Q, s, t, shown, ask, letter },
      stem: random.pick([
        `The expression ${tex(expression)} is equivalent to ${tex(`a${letter}^b`)}, where ${tex('a')} and ${tex('b')} are positive constants and ${tex(`${letter} > 1`)}. What is the value of ${tex(ask)}?`,
        `For all ${tex(`${letter} > 1`)}, the expression ${tex(expression)} can be written as ${tex(`a${letter}^b`)}, where ${tex('a')} and ${tex('b')} are positive constants. What is the value of ${tex(ask)}?`,
        `${tex(expression)}\n\nFor ${tex(`${letter} > 1`)}, the given expression is equivalent to ${tex(`a${letter}^b`)}, where ${tex('a')} and ${tex('b')} are positive constants. What is the value of ${tex(ask)}?`,
      ]),
      answer,
      steps: [
        'Write each root as a power: the index of the root becomes the denominator of the exponent. Treat numbers and letters separately.',
        `The numbers give ${tex(`a = ${m === 1 ? '' : `${m} \\cdot `}${P} \\cdot ${Q} = ${a}`)}.`,
        `The letters give ${tex(`${letter}^{\\frac{${s}}{${p}}} \\cdot ${letter}^{\\frac{${t}}{${q}}}`)}, so ${tex(`b = \\frac{${s}}{${p}} + \\frac{${t}}{${q}} = ${toLatex(b)}`)}.${ask === 'b' ? '' : ` Then ${tex(`${ask} = ${toLatex(key)}`)}.`}`,
        `Check at ${tex(`${letter} = 1`)}: the value of the expression is ${tex(a)}.`,
      ],
      takeaway: 'An nth root is a power with the exponent 1/n, and exponents are added when powers of one base are multiplied.',
    }
  );
}

/** x^(a²) / x^(b²) = x^m with a + b or a − b known. */
function differenceOfSquares(random: Random): Draft | null {
  const [s, d] = [random.int(3, 25), random.int(2, 20)];
  const m = s * d;
  const sumKnown = random.chance(1, 2);
  const [known, key] = sumKnown ? [s, d] : [d, s];
  const [a, b] = random.pick([
    ['a', 'b'],
    ['p', 'q'],
    ['m', 'n'],
  ] as const);
  if (s <= d) return null;
  const kind = random.pick(['squares', 'powers'] as const);
  const left = kind === 'squares' ? `\\frac{x^{${a}^2}}{x^{${b}^2}}` : `\\frac{(x^${a})^${a}}{(x^${b})^${b}}`;
  const word = `${a} ${sumKnown ? '+' : '-'} ${b} = ${known}`;
  const asked = `${a} ${sumKnown ? '-' : '+'} ${b}`;
  const answer = numberAnswer(format(random), key, `The exponents give ${tex(`${a}^2 - ${b}^2 = ${m}`)}.`, [
    wrongNumber(m - known, 'INVOP', `This subtracts ${tex(known)} from ${tex(m)} instead of dividing.`),
    wrongNumber(m, 'STOP', `This is ${tex(`${a}^2 - ${b}^2`)}.`),
    wrongNumber(rat(s + d, 2), 'STOP', `This is the value of ${tex(a)}.`),
    wrongNumber(m * known, 'INVOP', `This multiplies ${tex(m)} by ${tex(known)} instead of dividing.`),
    wrongNumber(rat(s - d, 2), 'STOP', `This is the value of ${tex(b)}.`),
    wrongNumber(rat(m, 2), 'SQBIN', `This takes ${tex(`${a}^2 - ${b}^2`)} for twice ${tex(asked)}.`),
  ]);
  return (
    answer && {
      parameters: { kind, s, d, sumKnown, a },
      stem: random.pick([
        `If ${tex(`${left} = ${power('x', m)}`)}, ${tex('x > 1')}, and ${tex(word)}, what is the value of ${tex(asked)}?`,
        `${tex(`${left} = ${power('x', m)}`)}\n\nIn the given equation, ${tex(a)} and ${tex(b)} are constants and ${tex('x > 1')}. If ${tex(word)}, what is the value of ${tex(asked)}?`,
        `For constants ${tex(a)} and ${tex(b)}, ${tex(word)}. If ${tex(`${left} = ${power('x', m)}`)} for all ${tex('x > 1')}, what is the value of ${tex(asked)}?`,
      ]),
      answer,
      steps: [
        `Dividing powers of one base subtracts the exponents, so ${tex(`${a}^2 - ${b}^2 = ${m}`)}.`,
        `A difference of squares factors: ${tex(`(${a} + ${b})(${a} - ${b}) = ${m}`)}.`,
        `With ${tex(word)}, the other factor is ${tex(`${asked} = \\frac{${m}}{${known}} = ${key}`)}.`,
        `Check: ${tex(`${a} = ${toLatex(rat(s + d, 2))}`)} and ${tex(`${b} = ${toLatex(rat(s - d, 2))}`)} have the sum ${tex(s)} and the difference ${tex(d)}.`,
      ],
      takeaway: 'When a difference of squares appears, factor it; one factor may be what you know and the other what is asked.',
    }
  );
}

/** If nx − my = d, the quotient of two powers of related bases. */
function commonBase(random: Random): Draft | null {
  const [base, n, m, d] = [random.pick([2, 3, 5]), random.int(1, 5), random.int(1, 4), random.int(2, 14)];
  const plus = random.chance(1, 3);
  // The test prints no bases of four digits.
  if (n === m || n === 1 || m === 1 || base ** Math.max(n, m) > 260) return null;
  const expression = plus ? `${base ** n}^x \\cdot ${base ** m}^y` : `\\frac{${base ** n}^x}{${base ** m}^y}`;
  const relation = `${times(n, 'x')} ${plus ? '+' : '-'} ${times(m, 'y')} = ${d}`;
  const option = (b: number, e: number, code: Parameters<typeof wrongFormula>[2], why: string) => ({
    ...wrongFormula(power(b, e), (e * Math.log(b)).toFixed(8), code, why),
    order: e * Math.log(b),
  });
  const other = random.pick([base ** n, base ** m, base ** (plus ? n + m : Math.abs(n - m))]);
  const by = random.pick([n, m, n + m]) * random.pick([1, -1]);
  const moved = d + by;
  if (other === base || other > 260 || moved < 2) return null;
  const size = d * Math.log(base);
  return {
    parameters: { kind: 'base', base, n, m, d, plus },
    stem: random.pick([
      `If ${tex(relation)}, which of the following is equal to ${tex(expression)}?`,
      `The numbers ${tex('x')} and ${tex('y')} satisfy ${tex(relation)}. Which of the following is the value of ${tex(expression)}?`,
      `${tex(expression)}\n\nIf ${tex(relation)}, what is the value of the given expression?`,
    ]),
    answer: {
      format: 'choice',
      correct: {
        ...rightFormula(
          power(base, d),
          size.toFixed(8),
          `Over the base ${base}, the exponent is ${tex(`${times(n, 'x')} ${plus ? '+' : '-'} ${times(m, 'y')}`)}.`,
        ),
        order: size,
      },
      // Two bases with the same two exponents each: none of the four stands out.
      wrong: [
        option(
          base,
          moved,
          'EXPO',
          `This ${by > 0 ? `adds ${by} to` : `subtracts ${-by} from`} the exponent ${d}, which is right over the base ${base} as it is.`,
        ),
        option(other, d, 'EXPO', `The exponent over the base ${other} is not ${tex(d)}.`),
        option(other, moved, 'EXPO', `This keeps the base ${other} and ${by > 0 ? `adds ${by} to` : `subtracts ${-by} from`} the exponent.`),
      ],
    },
    steps: [
      `Write both powers with the base ${base}: ${tex(`${base ** n}^x = ${base}^{${times(n, 'x')}}`)} and ${tex(`${base ** m}^y = ${base}^{${times(m, 'y')}}`)}.`,
      `The expression is then ${tex(`${base}^{${times(n, 'x')} ${plus ? '+' : '-'} ${times(m, 'y')}}`)}.`,
      `The given equation says that this exponent is ${tex(d)}, so the value is ${tex(power(base, d))}.`,
      `Check with numbers that fit: for ${tex('y = 0')}, ${tex(`x = ${toLatex(rat(d, n))}`)}, and ${tex(`${base ** n}^x`)} is ${tex(power(base, d))}.`,
    ],
    takeaway: 'Powers of powers of one number are combined over that number; only the combined exponent has to be known.',
  };
}

export const powersWithConstants: Generator = {
  archetype: 'EQX-l',
  topicId: 18,
  version: 2,
  levels: [4],
  skillTags: ['rational-exponents', 'exponent-rules', 'unknown-constants'],
  // Each kind as often as the others, though few draws of some fit.
  draft(random) {
    const kind = random.pick([productOfRoots, differenceOfSquares, commonBase]);
    return persist(() => kind(random));
  },
};
