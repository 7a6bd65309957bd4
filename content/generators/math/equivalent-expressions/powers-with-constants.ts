/** Powers and roots with unknown constants: the exponents are compared, the constants themselves cannot be found or are not asked. */
import { add, equal, mul, rat, toLatex, type Rational } from '#core/rational.ts';
import type { Random } from '#core/random.ts';
import type { Misconception } from '#core/questions/misconceptions.ts';
import type { Draft, Generator } from '#content/generators/generator.ts';
import { math } from '../text.ts';
import { term } from '../formulas.ts';
import { bug, numberAnswer } from '../answers.ts';
import { asFractions } from '../manners.ts';
import { rightFormula, wrongFormula } from '../options.ts';
import { persist } from '../persist.ts';

const power = (base: string | number, exponent: number) => (exponent === 1 ? `${base}` : `${base}^${exponent > 9 ? `{${exponent}}` : exponent}`);

/** A product of two roots as a·x^b. */
function productOfRoots(random: Random): Draft | null {
  const [m, p, q] = [random.int(1, 7), random.int(3, 8), random.int(2, 8)];
  const [P, Q] = [random.int(2, 5), random.int(2, 5)];
  const [s, t] = [random.pick([p * random.int(1, 6), random.int(1, 9)]), random.pick([1, 1, 2, 3])];
  if (p === q || P === Q || P ** p > 4100 || Q ** q > 4100) return null;
  const a = m * P * Q;
  const b = add(rat(s, p), rat(t, q));
  // An exponent of 1 is not written.
  if (equal(b, rat(1))) return null;
  const letter = random.pick(['x', 'y', 'z', 'w']);
  // The powers may be shown as numbers or as powers.
  const shown = random.chance(1, 2);
  const root = (degree: number, base: number, exponent: number) =>
    `\\sqrt${degree === 2 ? '' : `[${degree}]`}{${shown ? `${base}^${degree}` : `${base ** degree}`}${power(letter, exponent)}}`;
  const expression = `${m === 1 ? '' : m}${root(p, P, s)} \\cdot ${root(q, Q, t)}`;
  const ask = random.pick(['a + b', 'ab', 'b'] as const);
  const of = (one: Rational, other: Rational) => (ask === 'b' ? other : ask === 'ab' ? mul(one, other) : add(one, other));
  const key = of(rat(a), b);
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(3, 5),
    key,
    why: `The expression is equivalent to ${math(`${a}${letter}^{${toLatex(b)}}`)}.`,
    bugs: [
      bug(
        'EXPO',
        of(rat(a), mul(rat(s, p), rat(t, q))),
        `This multiplies the exponents of the two roots; in a product of powers, add them: ${math(`${toLatex(rat(s, p))} + ${toLatex(rat(t, q))}`)}.`,
      ),
      bug(
        'RECIP',
        of(rat(a), add(rat(p, s), rat(q, t))),
        `This inverts the exponents; the index of a root is the denominator, so they are ${math(toLatex(rat(s, p)))} and ${math(toLatex(rat(t, q)))}.`,
      ),
      bug(
        'FRAC',
        of(rat(a), rat(s + t, p + q)),
        `This adds the numerators and the denominators of the exponents; add the fractions over a common denominator.`,
      ),
      bug(
        ask === 'b' ? 'STOP' : 'EXPO',
        ask === 'b' ? a : of(rat(m * P ** 2 * Q), b),
        ask === 'b'
          ? `This is the value of ${math('a')}; the question asks for ${math('b')}.`
          : `This leaves ${math(P * P)} of the first radical; its root is ${math(P)}.`,
      ),
      bug(
        'STOP',
        ask === 'b' ? add(rat(a), b) : b,
        ask === 'b'
          ? `This is ${math('a + b')}; the question asks for ${math('b')} alone.`
          : `This is only the value of ${math('b')}; ${ask === 'ab' ? 'multiply it by' : 'add'} ${math(`a = ${a}`)}.`,
      ),
      bug(
        'EXPO',
        ask === 'b' ? rat(s + t) : of(rat(m + P + Q), b),
        ask === 'b'
          ? `This ignores the indexes of the roots; divide ${math(s)} by ${math(p)} and ${math(t)} by ${math(q)} before adding.`
          : `This adds the factors of ${math('a')}; multiply them: ${math(`${m === 1 ? '' : `${m} \\cdot `}${P} \\cdot ${Q} = ${a}`)}.`,
      ),
      bug('STOP', of(rat(P * Q), b), `This leaves out the factor ${math(m)} before the roots; multiply by it.`),
    ],
  });
  return (
    answer && {
      parameters: { kind: 'roots', m, p, q, P, Q, s, t, shown, ask, letter },
      stem: random.pick([
        `The expression ${math(expression)} is equivalent to ${math(`a${letter}^b`)}, where ${math('a')} and ${math('b')} are positive constants and ${math(`${letter} > 1`)}. What is the value of ${math(ask)}?`,
        `For all ${math(`${letter} > 1`)}, the expression ${math(expression)} can be written as ${math(`a${letter}^b`)}, where ${math('a')} and ${math('b')} are positive constants. What is the value of ${math(ask)}?`,
        `${math(expression)}\n\nFor ${math(`${letter} > 1`)}, the given expression is equivalent to ${math(`a${letter}^b`)}, where ${math('a')} and ${math('b')} are positive constants. What is the value of ${math(ask)}?`,
      ]),
      answer,
      steps: [
        'Write each root as a power: the index of the root becomes the denominator of the exponent. Treat numbers and letters separately.',
        `The numbers give ${math(`a = ${m === 1 ? '' : `${m} \\cdot `}${P} \\cdot ${Q} = ${a}`)}.`,
        `The letters give ${math(`${letter}^{\\frac{${s}}{${p}}} \\cdot ${letter}^{\\frac{${t}}{${q}}}`)}, so ${math(`b = \\frac{${s}}{${p}} + \\frac{${t}}{${q}} = ${toLatex(b)}`)}.${ask === 'b' ? '' : ` Then ${math(`${ask} = ${toLatex(key)}`)}.`}`,
        `Check at ${math(`${letter} = 1`)}: the value of the expression is ${math(a)}.`,
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
  const answer = numberAnswer({
    ...asFractions,
    typed: random.chance(3, 5),
    key,
    why: `The exponents give ${math(`${a}^2 - ${b}^2 = ${m}`)}.`,
    bugs: [
      bug('INVOP', m - known, `This subtracts ${math(known)} from ${math(m)}; ${math(m)} is the product of sum and difference, so divide.`),
      bug('STOP', m, `This is ${math(`${a}^2 - ${b}^2`)}; divide it by ${math(known)} to get ${math(asked)}.`),
      bug('STOP', rat(s + d, 2), `This is the value of ${math(a)}; the question asks for ${math(asked)}.`),
      bug('INVOP', m * known, `This multiplies ${math(m)} by ${math(known)}; ${math(m)} is already the product of sum and difference, so divide.`),
      bug('STOP', rat(s - d, 2), `This is the value of ${math(b)}; the question asks for ${math(asked)}.`),
      bug(
        'SQBIN',
        rat(m, 2),
        `This takes ${math(`${a}^2 - ${b}^2`)} for twice ${math(asked)}; it is ${math(`(${a} + ${b})(${a} - ${b})`)}, so divide by ${math(known)}.`,
      ),
    ],
  });
  return (
    answer && {
      parameters: { kind, s, d, sumKnown, a },
      stem: random.pick([
        `If ${math(`${left} = ${power('x', m)}`)}, ${math('x > 1')}, and ${math(word)}, what is the value of ${math(asked)}?`,
        `${math(`${left} = ${power('x', m)}`)}\n\nIn the given equation, ${math(a)} and ${math(b)} are constants and ${math('x > 1')}. If ${math(word)}, what is the value of ${math(asked)}?`,
        `For constants ${math(a)} and ${math(b)}, ${math(word)}. If ${math(`${left} = ${power('x', m)}`)} for all ${math('x > 1')}, what is the value of ${math(asked)}?`,
      ]),
      answer,
      steps: [
        `Dividing powers of one base subtracts the exponents, so ${math(`${a}^2 - ${b}^2 = ${m}`)}.`,
        `A difference of squares factors: ${math(`(${a} + ${b})(${a} - ${b}) = ${m}`)}.`,
        `With ${math(word)}, the other factor is ${math(`${asked} = \\frac{${m}}{${known}} = ${key}`)}.`,
        `Check: ${math(`${a} = ${toLatex(rat(s + d, 2))}`)} and ${math(`${b} = ${toLatex(rat(s - d, 2))}`)} have the sum ${math(s)} and the difference ${math(d)}.`,
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
  const relation = `${term(n, 'x')} ${plus ? '+' : '-'} ${term(m, 'y')} = ${d}`;
  const option = (b: number, e: number, code: Misconception, why: string) => ({
    ...wrongFormula(code, power(b, e), (e * Math.log(b)).toFixed(8), why),
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
      `If ${math(relation)}, which of the following is equal to ${math(expression)}?`,
      `The numbers ${math('x')} and ${math('y')} satisfy ${math(relation)}. Which of the following is the value of ${math(expression)}?`,
      `${math(expression)}\n\nIf ${math(relation)}, what is the value of the given expression?`,
    ]),
    answer: {
      format: 'choice',
      correct: {
        ...rightFormula(
          power(base, d),
          size.toFixed(8),
          `Over the base ${base}, the exponent is ${math(`${term(n, 'x')} ${plus ? '+' : '-'} ${term(m, 'y')}`)}.`,
        ),
        order: size,
      },
      // Two bases with the same two exponents each: none of the four stands out.
      wrong: [
        option(
          base,
          moved,
          'EXPO',
          `This ${by > 0 ? `adds ${by} to` : `subtracts ${-by} from`} the exponent ${d}, but over the base ${base} it is exactly ${math(`${term(n, 'x')} ${plus ? '+' : '-'} ${term(m, 'y')}`)}.`,
        ),
        option(other, d, 'EXPO', `The exponent ${math(d)} belongs to the base ${base}: write ${math(base ** n)} and ${math(base ** m)} as powers of ${base}.`),
        option(
          other,
          moved,
          'EXPO',
          `This keeps the base ${other} and ${by > 0 ? `adds ${by} to` : `subtracts ${-by} from`} the exponent; write both powers over the base ${base}, with the exponent ${d}.`,
        ),
      ],
    },
    steps: [
      `Write both powers with the base ${base}: ${math(`${base ** n}^x = ${base}^{${term(n, 'x')}}`)} and ${math(`${base ** m}^y = ${base}^{${term(m, 'y')}}`)}.`,
      `The expression is then ${math(`${base}^{${term(n, 'x')} ${plus ? '+' : '-'} ${term(m, 'y')}}`)}.`,
      `The given equation says that this exponent is ${math(d)}, so the value is ${math(power(base, d))}.`,
      `Check with numbers that fit: for ${math('y = 0')}, ${math(`x = ${toLatex(rat(d, n))}`)}, and ${math(`${base ** n}^x`)} is ${math(power(base, d))}.`,
    ],
    takeaway: 'Powers of powers of one number are combined over that number; only the combined exponent has to be known.',
  };
}

export const powersWithConstants: Generator = {
  archetype: 'EQX-l',
  topicId: 18,
  version: 3,
  levels: [4],
  skillTags: ['rational-exponents', 'exponent-rules', 'unknown-constants'],
  // Each kind as often as the others, though few draws of some fit.
  draft(random) {
    const kind = random.pick([productOfRoots, differenceOfSquares, commonBase]);
    return persist(() => kind(random));
  },
};
